"""Log of changes, undo, and everything since a revision.

Nothing imports it but the app; it imports the `undo` of every module that is listed in `undo_kinds`.
"""
