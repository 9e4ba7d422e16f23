# Compiled as it stands: calls are what it costs.
