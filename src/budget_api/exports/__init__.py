"""Exported files of a workspace: all of it, to be imported again, and a ledger for Beancount."""
