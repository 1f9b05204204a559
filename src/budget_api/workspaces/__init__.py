"""Workspaces: shared budgets, their defaults, terms and members.

Others import `queries` and `creation`; `guests` finishes an import by `service`, `users` leaves by `members`.
"""
