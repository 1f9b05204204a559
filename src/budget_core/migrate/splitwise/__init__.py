"""Splitwise: the CSV of a group, or of all expenses."""
