"""Reminders of one user: what rings when, and the sweep that finds what is due.

Nothing but the app builds on it.
"""
