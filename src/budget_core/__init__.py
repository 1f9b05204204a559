"""The rules of the budget: pure functions over values, without I/O and clock, and the contract of calls."""
