"""Files that a workspace leaves in: everything of it to bring back, and a ledger for Beancount."""
