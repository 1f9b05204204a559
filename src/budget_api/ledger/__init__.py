"""Balances and kept sums, always moved by a delta, and the terms that figures are counted in.

Who books imports `posting`, `sums` and `bookings`; who reads figures imports `terms`.
"""
