"""Clients of services that others run: exchange rates, stock prices and OpenID providers.

The module that needs one imports its client; nothing here knows our database.
"""
