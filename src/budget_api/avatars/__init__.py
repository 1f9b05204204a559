"""Pictures of people: checked, drawn small, kept under a name that nobody guesses.

Nothing imports it but the app.
"""
