"""Reminders of one user: their schedule, and the sweep that queues due ones.

Nothing but the app builds on it.
"""
