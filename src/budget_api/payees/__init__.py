"""Payees and tags of entries, and the rules that give them to imported ones.

`imports` reads the rules; nothing else is imported by others but the app.
"""
