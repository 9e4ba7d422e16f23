# Compiled as it stands: calls and unpacking are what it costs.
