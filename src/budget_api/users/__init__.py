"""Who somebody is: signing up, profile, password, e-mail, deletion, and how long things are kept.

Others import `queries` and `service`; the SDK imports `local` and `administration`, the app `retention`.
"""
