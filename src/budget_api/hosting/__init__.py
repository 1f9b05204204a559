"""The server as its owner sees it: its users and invitation codes, for who has the data folder or a named e-mail.

Nothing imports it but the app.
"""
