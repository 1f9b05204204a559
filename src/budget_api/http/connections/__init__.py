"""Connections of clients: how many there may be, and how long a request may take to arrive.

The app puts `registry.Connections` into the state of the server's lifespan, where `protocol` finds it.
"""
