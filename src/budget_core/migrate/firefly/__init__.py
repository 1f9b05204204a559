"""Firefly III: the set of CSV files that its export makes. A withdrawal is below zero there, all else above."""
