"""Servers that are run, signed in to and looked after."""
