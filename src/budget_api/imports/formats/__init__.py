"""A module for each format.

`read(data, options)` returns its lines as text, or raises an error with the line.
"""
