"""Sign-in with Google and Apple: whose account an identity opens, and the sign-ins under way.

Nothing imports it but the app.
"""
