"""Rules of entries: lines, shares, payees, tags, sums and the search."""
