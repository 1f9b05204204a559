"""Figures of several months from the stored sums.

Nothing imports it but the app.
"""
