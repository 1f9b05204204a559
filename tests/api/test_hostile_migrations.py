"""Files of other apps that are none, or that mean harm: one line that names file and reason, and nothing is made."""

import io
import sqlite3
import struct
import zipfile
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from budget_api.migration import databases
from budget_core.base.errors import DomainError
from tests.api.migrating import files_of, move_in, refused
from tests.api.people import Person
from tests.migrate_files import actual, splitwise


def archive(*members: tuple[str, bytes], method: int = zipfile.ZIP_DEFLATED) -> bytes:
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as opened:
        for name, content in members:
            opened.writestr(name, content)
    return file.getvalue()


def changed(*statements: str) -> bytes:
    """The database of a budget after statements that Actual would not make."""
    with closing(sqlite3.connect(":memory:")) as database:
        database.deserialize(actual.small())
        database.executescript(";".join(statements))
        return database.serialize()


def lying(size: int) -> bytes:
    """An archive whose directory says another size of its file."""
    content = archive(("db.sqlite", b"x" * 1000))
    at = content.rindex(b"PK\x01\x02") + 24
    return content[:at] + struct.pack("<I", size) + content[at + 4 :]


def encrypted() -> bytes:
    content = bytearray(archive(("db.sqlite", b"x" * 1000)))
    for mark, offset in ((b"PK\x03\x04", 6), (b"PK\x01\x02", 8)):
        content[content.rindex(mark) + offset] |= 1
    return bytes(content)


HOSTILE: dict[str, tuple[str, Callable[[], bytes], str]] = {
    "an empty file": ("a.zip", lambda: b"", "migration.empty"),
    "a file of nothing": ("a.zip", lambda: b"\x00" * 5000, "migration.empty"),
    "an empty archive": ("a.zip", archive, "migration.unknown"),
    "an archive of pictures": ("a.zip", lambda: archive(("a.png", b"x")), "migration.unknown"),
    "a cut archive": ("a.zip", lambda: archive(("db.sqlite", actual.small()))[:-30], "migration.broken"),
    "an archive that says less": ("a.zip", lambda: lying(10), "migration.broken"),
    "an archive that says more": ("a.zip", lambda: lying(100_000), "migration.broken"),
    "an archive that says more than may be": ("a.zip", lambda: lying(2**32 - 2), "migration.tooBig"),
    "a bomb": ("a.zip", lambda: archive(*((f"{n}.csv", b"0" * 2**26) for n in range(4))), "migration.tooBig"),
    "a thousand files": ("a.zip", lambda: archive(*((f"{n}.csv", b"a") for n in range(1000))), "migration.tooBig"),
    "an archive in an archive": ("a.zip", lambda: archive(("b.zip", archive())), "migration.unsafe"),
    "a way out": ("a.zip", lambda: archive(("../../db.sqlite", b"x")), "migration.unsafe"),
    "an absolute way": ("a.zip", lambda: archive(("/etc/db.sqlite", b"x")), "migration.unsafe"),
    "a way out of Windows": ("a.zip", lambda: archive(("..\\db.sqlite", b"x")), "migration.unsafe"),
    "a drive": ("a.zip", lambda: archive(("C:/db.sqlite", b"x")), "migration.unsafe"),
    "a password": ("a.zip", encrypted, "migration.unsafe"),
    "a cut database": ("db.sqlite", lambda: actual.small()[:5000], "migration.broken"),
    "the beginning of a database": ("db.sqlite", lambda: actual.small()[:16], "migration.broken"),
    "a picture": ("a.sql", lambda: b"\x89PNG\x00\x01", "migration.unknown"),
    "another app's database": (
        "db.sqlite",
        lambda: changed("ALTER TABLE payees RENAME TO people"),
        "migration.unknown",
    ),
    "a view in place of a table": (
        "db.sqlite",
        lambda: changed("ALTER TABLE accounts RENAME TO a", "CREATE VIEW accounts AS SELECT * FROM a"),
        "migration.unknown",
    ),
    "another version": (
        "db.sqlite",
        lambda: changed("ALTER TABLE transactions RENAME COLUMN acct TO account"),
        "migration.version",
    ),
    "an endless text": (
        "db.sqlite",
        lambda: changed("UPDATE transactions SET notes = hex(zeroblob(3000000)) WHERE id = 't0004'"),
        "migration.broken",
    ),
    "a text for an amount": ("db.sqlite", lambda: changed("UPDATE transactions SET amount = 'x'"), "migration.value"),
    "no JSON": ("a.json", lambda: b"{", "migration.broken"),
    "deep JSON": ("a.json", lambda: b"[" * 50 + b"]" * 50, "migration.broken"),
    "JSON without an end": ("a.json", lambda: b"[" * 200_000, "migration.broken"),
    "no UTF-8": ("a.csv", lambda: b"a,b\n\xff\xfb\n", "migration.broken"),
    "an open quote": ("a.csv", lambda: b'a,b\n"1,2\n', "migration.broken"),
    "a long cell": ("a.csv", lambda: b"a,b\n1," + b"x" * 20_000, "migration.broken"),
    "a cut group": ("a.csv", lambda: splitwise.file()[1][:-9], "migration.broken"),
    "a group without a person": (
        "a.csv",
        lambda: splitwise.written([row[:-1] for row in splitwise.rows()], splitwise.PEOPLE[:-1]),
        "migration.totals",
    ),
    "a cost that is no number": (
        "a.csv",
        lambda: splitwise.file()[1].replace(b",90.00,", b",ninety,"),
        "migration.value",
    ),
    "a table of another app": ("a.csv", lambda: b"a,b\n1,2\n", "migration.unknown"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_file_that_is_none_or_means_harm_is_named_with_the_reason(ann: Person, name: str) -> None:
    file, content, code = HOSTILE[name]
    problem = refused(ann, (file, content()))
    assert (problem["code"], problem["params"]["file"]) == (code, file)


def test_a_trigger_of_a_database_never_runs(ann: Person) -> None:
    statements = (
        "CREATE TRIGGER t1 INSTEAD OF DELETE ON v_transactions_internal BEGIN SELECT load_extension('x'); END",
        "CREATE TRIGGER t2 AFTER UPDATE ON accounts BEGIN DELETE FROM transactions; END",
    )
    made = move_in(ann, ("db.sqlite", changed(*statements)))
    assert made["report"]["monthsDiffer"] == 0


def test_two_budgets_are_not_one(ann: Person) -> None:
    files = [("one.sqlite", actual.small()), ("two.sqlite", actual.small())]
    problem = refused(ann, *files)
    assert (problem["code"], problem["params"]["file"]) == ("migration.others", "two.sqlite")


def test_two_groups_are_not_one(ann: Person) -> None:
    content = splitwise.file()[1]
    problem = refused(ann, ("one.csv", content), ("two.csv", content), me=splitwise.ME)
    assert (problem["code"], problem["params"]["file"]) == ("migration.others", "two.csv")


def test_files_of_100_mb_are_refused_before_they_are_read(ann: Person) -> None:
    for path in ("/migration/preview", "/migration"):
        answer = ann.call("POST", path, files_of(("large.zip", b"PK\x03\x04" + bytes(100_000_000))))
        assert (answer.status_code, answer.json()["code"]) == (413, "request.tooLarge")
    assert len(ann.get("/workspace/my")) == 1


def test_what_is_no_base64_is_named_by_its_place(ann: Person) -> None:
    body = {"files": [{"fileName": "a.zip", "content": "*"}]}
    answer = ann.call("POST", "/migration/preview", body)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"files.0.content": "validation.type"})


def test_a_database_that_takes_too_many_steps_or_rows_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    content = actual.small()
    for name, value, code in (("ROWS_MAX", 3, "migration.tooBig"), ("_STEPS_MAX", 0, "migration.broken")):
        with monkeypatch.context() as patch:
            patch.setattr(databases, name, value)
            patch.setattr(databases, "_STEPS", 1)
            with pytest.raises(DomainError) as error:
                list(databases.SqliteFile("db.sqlite", content).rows("transactions", ("id",)))
            assert error.value.code == code


def test_a_database_is_opened_to_read_alone_and_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    file: Any = databases.SqliteFile("db.sqlite", actual.small())
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        file._connection.execute("DELETE FROM accounts")
    with pytest.raises(sqlite3.OperationalError, match="too many attached"):
        file._connection.execute("ATTACH ':memory:' AS other")
