"""The rules of the budget, and the contract of its calls.

Pure functions over values, without I/O and clock.
"""
