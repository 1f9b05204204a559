"""Commands for sharing a budget, and for its people."""
