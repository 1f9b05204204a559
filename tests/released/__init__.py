"""Filled databases of every released schema, as they were when it was released, and the way they were made.

`<revision>/` holds a SQLite file and a PostgreSQL dump of it. Whoever runs that version has such a database; a test
upgrades them all. `files.json` says which files of the migrations are released, and never change again.
"""
