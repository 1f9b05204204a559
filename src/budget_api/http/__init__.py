"""HTTP without a framework.

Errors as problems, addresses and hosts, connections, room for large bodies.
"""
