"""Bounds of connections: their number, and the time that a request may take to arrive.

The app puts `registry.Connections` into the state of the server's lifespan, where `protocol` finds it.
"""
