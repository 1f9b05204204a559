"""Commands typed one after the other."""
