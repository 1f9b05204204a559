"""Commands that book."""
