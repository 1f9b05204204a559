"""Contract of entries: history, shares, payees, lists, imports, statistics."""
