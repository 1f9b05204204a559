"""Entries: booking, correcting, deleting, transfers, and pages, newest first.

Others import `queries`, `entries` and `views`, and `search.word_index` when they store entries themselves.
"""
