"""Sign-in with Google and Apple: accounts of identities, and pending sign-ins.

Nothing imports it but the app.
"""
