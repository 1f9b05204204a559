"""A provider of card payments on this machine that behaves like Stripe's API of 2026-10-28: the library talks to it.

`account` is what it knows and does, `api` its calls, `pages` what people see, `server` runs all of it.
"""
