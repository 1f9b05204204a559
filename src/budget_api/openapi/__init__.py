"""The OpenAPI document, made exact from the contract's structs and the routes' guards.

The app imports it; nothing else does.
"""
