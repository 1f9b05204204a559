"""The database: tables, migrations, and the port by which services run on SQLite or PostgreSQL.

Others import `models`, `base.table_of`, `statements.Statement` and `port`; which database it is, the app alone knows.
"""
