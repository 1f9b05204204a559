"""Measures the server beside the raw limit, in one run: `make bench`."""
