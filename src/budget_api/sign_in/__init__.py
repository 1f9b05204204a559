"""Sign-in: sessions, tokens, codes in mails, passwords.

Also the response that carries the token. `users`, `providers` and `guests` import them to build their flows; it knows
no user but by id.
"""
