"""Puts the services of a server, a worker or a local file together from its settings."""
