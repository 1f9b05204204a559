"""Contract of accounts, currencies and stocks."""
