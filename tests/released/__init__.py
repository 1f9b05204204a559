"""Filled databases of every released schema, as they were when it was released, and the way they were made.

`<revision>/` holds a SQLite file, a PostgreSQL dump and a backup of it (0001 had none yet). Tests upgrade and restore
them all. `files.json` says which files of the migrations are released, and never change again.
"""
