"""A guest's data on its way to a workspace: checked as a whole, then stored as rows in one transaction.

Nothing imports it but the app.
"""
