"""Sign-in with an OpenID provider.

`providers` imports `client`; the app makes a client for each provider that is set up.
"""
