"""Tables on the web: the only place with an event loop."""
