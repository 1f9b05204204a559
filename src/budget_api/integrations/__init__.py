"""Clients of services that others run: exchange rates and OpenID providers.

The module that needs one imports its client and its settings; nothing here knows our database.
"""
