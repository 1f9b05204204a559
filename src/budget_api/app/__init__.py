"""Composition of a server, a worker or a local file from its settings."""
