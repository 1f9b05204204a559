"""Who reads the file of a server byte by byte after somebody left: `python -m tests.prove.attacks.traces`.

The control is a database that marks what is deleted as free and leaves it where it is.
"""

import sys
import tempfile
from pathlib import Path
from unittest.mock import patch

from sqlalchemy import func, select

from budget_api.db import sqlite
from budget_api.db.models import MailRow
from tests.api.conftest import serving
from tests.api.database import read
from tests.api.people import Person, sign_up
from tests.api.test_users_deletion import bytes_of, delete
from tests.servers import server_settings

CANARY = "anary-of"
CARELESS = tuple(pragma for pragma in sqlite.PRAGMAS if not pragma.startswith("secure_delete"))


def main(entries: int) -> str:
    """Compare the traces that are left with those of the control."""
    left = attack(entries)
    with patch.object(sqlite, "PRAGMAS", (*CARELESS, "secure_delete=OFF")):
        left_there = attack(entries)
    assert not left and left_there, (left, left_there)
    return f"{left} traces of {entries} entries in the file and its log; control {left_there}"


def attack(entries: int) -> int:
    """Return the number of times that data of a deleted user stand in the files, beside a user who stays."""
    with tempfile.TemporaryDirectory() as folder, serving(server_settings(Path(folder))) as client:
        ann, bob = sign_up(client, f"C{CANARY}-a-name"), sign_up(client, "Bob")
        for number in range(entries):
            ann.spend("5", note=f"c{CANARY}-a-note {number} {'x' * 500}")
            bob.spend("5")
        mails = select(func.count()).select_from(MailRow)
        while read(client, lambda db: db.scalar(mails)):  # the last ones are on their way
            pass
        assert _traces(Path(folder), ann) > entries
        assert delete(ann).json() == {"ok": True}
        return _traces(Path(folder), ann)


def _traces(folder: Path, person: Person) -> int:
    content = bytes_of(folder)
    return sum(content.count(text.encode()) for text in (CANARY, person.email, person.id, person.workspace))


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 200))
