"""Balances between the members of a workspace, and the payments that settle them.

Nothing imports it but the app.
"""
