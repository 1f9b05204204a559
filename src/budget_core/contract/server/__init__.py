"""Contract of a server: its state, users, errors and live events."""
