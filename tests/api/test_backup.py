"""Backups: everything out and in again, equal to the byte, on both databases and across them."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from budget_api.access.tokens import KEY_FILE
from budget_api.app.backup import backup, restore
from budget_api.backup.service import Content
from budget_api.config import MailSettings
from budget_api.db.base import Base
from budget_api.db.models import PaymentEventRow
from tests.api.conftest import create_database, serving
from tests.api.database import write
from tests.api.people import PASSWORD, sign_up
from tests.api.second_factors import first_step, second_step, turn_on
from tests.mail import Inbox, receiving
from tests.released.filling import fill
from tests.servers import server_settings

pytestmark = pytest.mark.both_databases

RESTORE = "from sys import argv; from pathlib import Path; from budget_api.app import backup; " + (
    "backup.restore(Path(argv[1]), Path(argv[2]))"
)
OTHER = {"sqlite": "postgresql", "postgresql": "sqlite"}


class Place:
    """Where a server keeps its data."""

    def __init__(self, folder: Path, database: str, new_database: Callable[[], str]) -> None:
        self.folder = folder
        self.url = new_database() if database == "postgresql" else None

    @property
    def environment(self) -> dict[str, str]:
        """The settings that lead here."""
        return {"BUDGET_DATA": str(self.folder), "BUDGET_DATABASE_URL": self.url or ""}

    def backup(self, monkeypatch: pytest.MonkeyPatch) -> bytes:
        """Return the content of a new backup, in a file of its own."""
        target = self.folder / f"{len(list(self.folder.iterdir()))}.jsonl"
        monkeypatch.setenv("BUDGET_DATABASE_URL", self.url or "")
        backup(target, self.folder)
        return target.read_bytes()

    def restore(self, monkeypatch: pytest.MonkeyPatch, content: bytes) -> Content:
        """Take a backup in."""
        source = self.folder / "source"
        source.write_bytes(content)
        monkeypatch.setenv("BUDGET_DATABASE_URL", self.url or "")
        return restore(source, self.folder)


@pytest.fixture(scope="session")
def new_place(tmp_path_factory: pytest.TempPathFactory, request: pytest.FixtureRequest) -> Callable[[str], Place]:
    """Makes empty places."""

    def new_database() -> str:
        return create_database(request.getfixturevalue("postgres"), "backup")

    return lambda database: Place(tmp_path_factory.mktemp("place"), database, new_database)


@pytest.fixture(scope="session")
def filled(database: str, new_place: Callable[[str], Place]) -> Iterator[tuple[str, Place]]:
    """A place with a bit of everything: which database it is, and where."""
    place, inbox = new_place(database), Inbox()
    with receiving(inbox) as smtp:
        settings = server_settings(data=place.folder, database_url=place.url, mail=MailSettings(smtp))
        with serving(settings) as client:
            fill(client, inbox)
    yield database, place


def test_a_backup_holds_every_table_and_comes_back_equal_to_the_byte_on_either_database(
    filled: tuple[str, Place], new_place: Callable[[str], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, place = filled
    first = place.backup(monkeypatch)
    assert all(f'\n{{"table":"{name}"'.encode() in first for name in Base.metadata.tables)
    for kind in (database, OTHER[database]):
        restored = new_place(kind)
        restored.restore(monkeypatch, first)
        assert restored.backup(monkeypatch) == first


def test_rows_come_in_the_order_of_their_bytes_whatever_language_the_database_sorts_by(
    new_place: Callable[[str], Place], monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    place, ids = new_place(database), ["evt_B", "evt_a", "evt_Z"]
    with serving(server_settings(data=place.folder, database_url=place.url)) as client:
        ann = sign_up(client, "Ann")
        events = [PaymentEventRow(id=one, user_id=ann.id, created_at=datetime.now(UTC)) for one in ids]
        write(client, lambda db: db.add_all(events))
    content = place.backup(monkeypatch).decode()
    assert re.findall(r'"(evt_\w)"', content) == sorted(ids)


def test_a_server_on_what_was_restored_lets_everybody_in_and_counts_the_same(
    new_place: Callable[[str], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    old, new = new_place("sqlite"), new_place("postgresql")
    with serving(server_settings(data=old.folder)) as client:
        ann = sign_up(client, "Ann")
        ann.spend("12.50", "Food")
        said = [ann.get(f"/{path}/{ann.workspace}{end}") for path, end in _READS]
        content = old.backup(monkeypatch)  # while the server runs
    new.restore(monkeypatch, content)
    with serving(server_settings(data=new.folder, database_url=new.url)) as client:
        answer = client.post("/api/user/login", json={"email": ann.email, "password": PASSWORD})
        ann.client, ann.token = client, answer.headers["authorization"]
        assert [ann.get(f"/{path}/{ann.workspace}{end}") for path, end in _READS] == said


@pytest.mark.parametrize("has_secret", [True, False])
def test_a_second_factor_is_on_after_a_restore_elsewhere(
    new_place: Callable[[str], Place], monkeypatch: pytest.MonkeyPatch, has_secret: bool
) -> None:
    old, new = new_place("sqlite"), new_place("postgresql")
    with serving(server_settings(data=old.folder)) as client:
        ann = sign_up(client, "Ann")
        app = turn_on(ann)
        content = old.backup(monkeypatch)
    new.restore(monkeypatch, content)
    if has_secret:
        (new.folder / KEY_FILE).write_bytes((old.folder / KEY_FILE).read_bytes())
    with serving(server_settings(data=new.folder, database_url=new.url)) as client:
        ann.client = client
        assert second_step(client, first_step(ann), app.code()).status_code == (200 if has_secret else 422)
        signed_in = second_step(client, first_step(ann), app.recovery[0])
        ann.token = signed_in.headers["authorization"]
        assert ann.call("DELETE", "/user/totp", {"code": app.recovery[1]}).status_code == 200
        new_app = turn_on(ann)
        assert second_step(client, first_step(ann), new_app.code()).status_code == 200


_READS = (("account/my", "/new"), ("history", "/list-new"), ("planning", "/list"), ("category", "/list"))


def _broken(content: bytes) -> dict[str, tuple[bytes, str]]:
    """Backups that make no sense, and what is said of each."""
    lines = content.splitlines(keepends=True)
    users = next(at for at, line in enumerate(lines) if line.startswith(b'{"table":"users"'))
    user = lines[users + 1]
    settings = next(at for at, line in enumerate(lines) if line.startswith(b'{"table":"settings"')) + 1

    def with_line(number: int, *instead: bytes) -> bytes:
        return b"".join([*lines[:number], *instead, *lines[number + 1 :]])

    return {
        "empty": (b"", "line 1: "),
        "another file": (b"Date,Amount\n2026-01-01,5\n", "line 1: "),
        "another version": (with_line(0, lines[0].replace(b":1,", b":2,")), "line 1: a backup of version 2"),
        "another schema": (
            with_line(0, lines[0].replace(b'"00', b'"99')),
            "line 1: a backup of version 1 with schema 99",
        ),
        "cut off in a row": (b"".join(lines[: users + 1]) + user[:20], f"line {users + 2}: "),
        "cut off between rows": (b"".join(lines[:-1]), f"line {len(lines)}: the file ends too early"),
        "a row too few": (with_line(len(lines) - 2), f"line {len(lines) - 1}: there should be"),
        "no language": (
            with_line(settings, re.sub(b'"(en|ua)"', b'"xx"', lines[settings])),
            f"line {settings + 1}: 'xx' is none of en, ua",
        ),
        "a row twice": (with_line(users + 1, user, user), "rows of users up to here do not fit"),
        "no instant": (with_line(users + 1, re.sub(rb'"20(\d\d-)', rb'"2O\1', user, count=1)), f"line {users + 2}: "),
        "a value too many": (with_line(users + 1, b"[1," + user[1:]), f"line {users + 2}: "),
        "a table left out": (with_line(users), f"line {users + 1}: "),
        "more after the end": (content + b"[]\n", f"line {len(lines) + 1}: here should be the end"),
        "not UTF-8": (with_line(users + 1, user[:3] + b"\xff" + user[3:]), f"line {users + 2}: "),
    }


def test_a_broken_backup_is_refused_with_the_line_and_stores_nothing(
    filled: tuple[str, Place], new_place: Callable[[str], Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    database, place = filled
    content, empty = place.backup(monkeypatch), new_place(database)
    for name, (broken, said) in _broken(content).items():
        with pytest.raises(ValueError, match=said.replace("(", r"\(")) as refused:
            empty.restore(monkeypatch, broken)
        assert "\n" not in str(refused.value), name
    empty.restore(monkeypatch, content)
    assert empty.backup(monkeypatch) == content


def test_nothing_is_restored_over_data_and_nothing_is_saved_over_a_file(
    filled: tuple[str, Place], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, place = filled
    content = place.backup(monkeypatch)
    with pytest.raises(SystemExit, match="holds data already"):
        place.restore(monkeypatch, content)
    assert place.backup(monkeypatch) == content
    there = tmp_path / "there.jsonl"
    there.write_text("mine")
    with pytest.raises(SystemExit, match="already"):
        backup(there, place.folder)
    assert there.read_text() == "mine"


def test_only_its_owner_can_read_a_backup_and_no_half_of_one_stays(
    filled: tuple[str, Place], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    _, place = filled
    monkeypatch.setenv("BUDGET_DATABASE_URL", place.url or "")
    target = tmp_path / "a.jsonl"
    backup(target, place.folder)
    assert target.stat().st_mode & 0o777 == 0o600
    assert list(tmp_path.iterdir()) == [target]


def test_no_backup_is_made_of_a_folder_without_a_budget_and_none_appears_there(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("BUDGET_DATABASE_URL", raising=False)
    with pytest.raises(SystemExit, match="There is no"):
        backup(tmp_path / "a.jsonl", tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_places_that_make_no_sense_or_are_away_are_named_in_a_line(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "budget.sqlite3").write_bytes(b"no database at all")
    (tmp_path / "source").write_bytes(b"")
    for url, said in {
        "nonsense": "BUDGET_DATABASE_URL must be like",
        "postgresql://a:b@127.0.0.1:1/c": "The database can't be reached",
        "": "budget.sqlite3 can't be read: file is not a database",
    }.items():
        monkeypatch.setenv("BUDGET_DATABASE_URL", url)
        for attempt, file in ((backup, "a"), (restore, "source")):
            with pytest.raises(SystemExit, match=said) as ended:
                attempt(tmp_path / file, tmp_path)
            assert "\n" not in str(ended.value)


def test_a_restore_that_is_killed_leaves_the_place_empty_for_the_next_one(
    filled: tuple[str, Place], new_place: Callable[[str], Place], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    database, place = filled
    content, empty = place.backup(monkeypatch), new_place(database)
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    command = (sys.executable, "-c", RESTORE, str(pipe), str(empty.folder))
    with subprocess.Popen(command, env={**os.environ, **empty.environment}) as process, pipe.open("wb") as writing:
        writing.write(content[: len(content) // 2])
        writing.flush()
        _wait_until_read(writing)
        process.send_signal(signal.SIGKILL)
        process.wait()
    empty.restore(monkeypatch, content)
    assert empty.backup(monkeypatch) == content


def _wait_until_read(writing: Any) -> None:
    """Writing a whole pipe's worth of blanks ends only once what came before is read."""
    writing.write(b" " * 65_536)
    writing.flush()
