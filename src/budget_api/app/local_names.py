"""Names for the Tab key and the language of errors, read straight from a local file.

All other ways to read it load for longer than a person waits.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

_USERS = "select id from users where deleted_at is null limit 2"
_NAMES = {
    "accounts": "select name from accounts join settings using (workspace_id) where user_id = ? and deleted_at is null",
    "categories": (
        "select name from categories join settings using (workspace_id) where user_id = ? and deleted_at is null"
    ),
    "languages": "select language from settings where user_id = ?",
    "lists": "select name from lists join settings using (workspace_id) where user_id = ? and deleted_at is null",
}
"""Names of the workspace in use, and the language of the settings."""


def local_names(file: Path, kind: str) -> list[str] | None:
    """Return the names of accounts, categories or lists of a file's only user.

    None when it has not exactly one user, or can't be read.
    """
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            connection.execute("pragma query_only=on")
            users = connection.execute(_USERS).fetchall()
            return [name for (name,) in connection.execute(_NAMES[kind], users[0])] if len(users) == 1 else None
    except sqlite3.Error:
        return None
