"""Commands for settings, servers and this terminal."""
