"""Sign-in: sessions, personal access tokens, codes in mails, passwords, and the response with the token.

`users`, `providers` and `guests` import them to build their flows; it knows no user but by id.
"""
