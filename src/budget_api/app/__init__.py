"""Puts the server together: settings, what runs while it runs, routes, and the OpenAPI document of all of them.

Servers start `factory:create`; processes that bring the API along call `factory.create_app`.
"""
