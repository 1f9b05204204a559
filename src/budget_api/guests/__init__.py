"""Import of a guest's data: checked as a whole, then stored as rows in one transaction.

Nothing imports it but the app.
"""
