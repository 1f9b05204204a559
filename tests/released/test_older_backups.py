"""Backups of every released version are restored by this one, on both databases, equal to an upgrade of the server."""

import re
import shutil
import tempfile
from pathlib import Path

import pytest

from budget_api.app.backup import backup, content, restore
from budget_api.backup.format import VERSION, End, Header, TableHead, encode
from budget_api.db import migrate
from budget_api.db.base import REVISION
from budget_api.db.older_file import columns_at, revisions
from tests.api.conftest import DATABASES, create_database
from tests.released.files import FOLDER

BACKUPS = sorted(path.parent.name for path in FOLDER.glob("*/backup.jsonl"))
OLDER = [revision for revision in revisions() if revision != REVISION]


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """Address of an empty database, which the settings name; empty for SQLite."""
    is_sqlite = request.param == "sqlite"
    address = "" if is_sqlite else create_database(request.getfixturevalue("postgres"), "older_backup")
    monkeypatch.setenv("BUDGET_DATABASE_URL", address)
    return address


@pytest.fixture
def on_files(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder for temporary files; the settings name no server of a database."""
    monkeypatch.setenv("BUDGET_DATABASE_URL", "")
    room = tmp_path / "temporary"
    room.mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(room))
    return room


@pytest.mark.parametrize("revision", BACKUPS)
def test_an_older_backup_comes_back_as_its_server_would_be_after_an_upgrade(
    revision: str, url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    restore(FOLDER / revision / "backup.jsonl", tmp_path / "restored")
    backup(tmp_path / "restored.jsonl", tmp_path / "restored")
    upgraded = tmp_path / "upgraded"
    upgraded.mkdir()
    shutil.copy(FOLDER / revision / "budget.sqlite3", upgraded)
    migrate.migrate_sqlite(upgraded / "budget.sqlite3")
    monkeypatch.setenv("BUDGET_DATABASE_URL", "")
    backup(tmp_path / "upgraded.jsonl", upgraded)
    restored = (tmp_path / "restored.jsonl").read_bytes()
    assert restored == (tmp_path / "upgraded.jsonl").read_bytes()
    assert encode(Header(VERSION, REVISION)) in restored


def test_every_released_version_that_made_backups_has_one_here() -> None:
    released = sorted(path.parent.name for path in FOLDER.glob("*/budget.sqlite3"))
    assert released[1:] == BACKUPS  # the first version made none


@pytest.mark.dear
@pytest.mark.parametrize("revision", OLDER)
def test_a_backup_without_rows_of_every_known_version_is_restored(
    revision: str, on_files: Path, tmp_path: Path
) -> None:
    heads = [TableHead(table, names) for table, names in columns_at(revision).items()]
    file = tmp_path / "empty.jsonl"
    file.write_bytes(b"\n".join(encode(line) for line in (Header(VERSION, revision), *heads, End(0))))
    assert restore(file, tmp_path / "restored").row_count == 0
    assert (tmp_path / "restored" / "budget.sqlite3").exists()


def broken(lines: list[bytes]) -> dict[str, tuple[list[bytes], str]]:
    """Return older backups that make no sense, and the refusal of each."""
    at = next(number for number, line in enumerate(lines) if line.startswith(b'{"table":"accounts"'))
    cash = next(number for number, line in enumerate(lines) if number > at and b'"Cash"' in line)
    head = lines[at].replace(b"accounts", b"pockets")
    wrong = re.sub(rb'"-?\d+\.\d\d"', b'"7777.77"', lines[cash], count=1)
    return {
        "a balance": ([*lines[:cash], wrong, *lines[cash + 1 :]], f"line {cash + 1}: the account's balance is 7777.77"),
        "another table": ([*lines[:at], head, *lines[at + 1 :]], f"line {at + 1}: here should be a table as version"),
        "a row twice": ([*lines[: at + 2], *lines[at + 1 :]], "rows of accounts up to here do not fit"),
        "a row of nothing": ([*lines[: at + 1], b"[1]\n", *lines[at + 1 :]], f"line {at + 2}: 1 values for"),
        "cut off": (lines[:-1], f"line {len(lines)}: the file ends too early"),
        "a row too few": (lines[:-2] + lines[-1:], f"line {len(lines) - 1}: there should be"),
    }


@pytest.mark.parametrize("revision", BACKUPS)
def test_a_broken_older_backup_is_refused_with_its_own_line_and_leaves_nothing(
    revision: str, on_files: Path, tmp_path: Path
) -> None:
    lines = (FOLDER / revision / "backup.jsonl").read_bytes().splitlines(keepends=True)
    file, target = tmp_path / "source.jsonl", tmp_path / "restored"
    for name, (changed, refusal) in broken(lines).items():
        file.write_bytes(b"".join(changed))
        with pytest.raises(ValueError, match=refusal) as refused:
            restore(file, target)
        assert "\n" not in str(refused.value), name
        assert (target.exists(), list(on_files.iterdir())) == (False, []), name
    file.write_bytes(b"".join(lines))
    assert content(file).row_count > 300


@pytest.mark.parametrize("schema", ["9999", "0000", "../0001", ""])
def test_a_backup_of_a_newer_or_unknown_version_is_refused_in_a_line(
    schema: str, on_files: Path, tmp_path: Path
) -> None:
    file = tmp_path / "newer.jsonl"
    file.write_bytes(encode(Header(VERSION, schema)) + b"\n")
    expected = f"line 1: a backup of version 1 with schema {schema}, this program restores version 1 with schemas up to"
    with pytest.raises(ValueError, match=re.escape(expected)):
        restore(file, tmp_path / "restored")
    assert not (tmp_path / "restored").exists()
