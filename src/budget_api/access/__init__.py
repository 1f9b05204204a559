"""Callers and their rights: tokens, rights read from the database, limits.

Others import `caller` (the first argument of services) and `queries.role_in`; `calls` asks `rights`.
"""
