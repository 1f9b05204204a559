"""Coming from other apps: their files are opened and read in a process, and become a workspace by the way of guests.

Nothing imports it but the app.
"""
