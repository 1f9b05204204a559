"""The terminal. `commands` has a module per command; data goes to stdout, messages to stderr."""
