"""Sign-in with an OpenID provider: its client, and what that has to be told.

`providers` imports `client` and `settings`; the app makes a client for each provider that is set up.
"""
