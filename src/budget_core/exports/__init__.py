"""Formats for other programs: cells of CSV files, and a ledger for Beancount."""
