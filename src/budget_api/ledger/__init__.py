"""Balances and stored sums, always changed by a delta, and the terms of figures.

Code that books imports `posting`, `sums` and `bookings`; code that reads figures imports `terms`.
"""
