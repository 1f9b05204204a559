"""Sign-up, profile, password, e-mail and deletion of users, and how long things are kept.

Others import `queries` and `service`; the SDK imports `local` and `administration`, the app `retention`.
"""
