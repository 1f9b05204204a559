"""Columns and cells of each kind of data, a module per noun, used by the commands."""
