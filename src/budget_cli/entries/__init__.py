"""Entries as commands name, type, filter and show them."""
