"""Budgets that people share: making one with its defaults, its terms, its members, its end.

Others import `queries` and `creation`; `guests` finishes an import by `service`, `users` leaves by `members`.
"""
