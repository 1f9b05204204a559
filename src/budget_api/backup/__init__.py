"""Everything a server holds in one file: the same data give the same bytes, on either database."""
