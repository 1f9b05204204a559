"""Cashew: the SQLite database of its backup, or its CSV. Amounts are binary fractions there, rounded one by one."""
