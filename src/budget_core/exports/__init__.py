"""What other programs read: cells of CSV files, and a ledger for Beancount."""
