"""Who calls and what they may do: tokens, guards, rights read from the database, limits.

Others import `caller` (the first argument of services), `guards` and `dependencies` (in controllers),
`queries.role_in`.
"""
