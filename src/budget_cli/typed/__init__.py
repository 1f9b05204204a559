"""Amounts, days and names as people type them."""
