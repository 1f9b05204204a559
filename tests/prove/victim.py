"""A process that books on a SQLite file, says what was acknowledged, and is watched by strace or killed by it."""

import asyncio
import os
import shutil
import sqlite3
import subprocess
import time
from dataclasses import dataclass, replace
from decimal import Decimal
from pathlib import Path
from typing import NamedTuple

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db import sqlite as product
from budget_api.db.sqlite_connection import open_sqlite
from budget_api.history import service
from budget_api.ledger.recount import recount
from budget_core.contract.entries.history import AddExpense
from budget_core.contract.money.accounts import Transfer
from tests.api.conftest import serving
from tests.api.people import sign_up
from tests.api.writers import caller_of
from tests.servers import server_settings

WRITERS = 4
CHECKPOINTS = "wal_autocheckpoint=40"
"""Often, so that cuts and kills fall into them too."""

GO = b"g"


@dataclass(frozen=True)
class Place:
    """A file with one person in it."""

    path: Path
    caller: Caller
    accounts: list[str]
    category: str

    def copy(self, folder: Path) -> "Place":
        """Return a copy in another folder."""
        folder.mkdir(parents=True)
        shutil.copy(self.path, folder / self.path.name)
        return replace(self, path=folder / self.path.name)


@dataclass(frozen=True)
class Verdict:
    """Faults found in a file, usually none."""

    lost: int
    """Acknowledged writes that are not there."""
    corrupt: bool
    differences: int
    """Sums that a recount does not confirm."""

    @property
    def is_good(self) -> bool:
        """All there, whole, and adding up."""
        return self == Verdict(lost=0, corrupt=False, differences=0)


def has_strace() -> bool:
    """Return whether strace can be run; root on Debian installs it."""
    if shutil.which("strace") is None and os.geteuid() == 0 and shutil.which("apt-get"):
        subprocess.run(["apt-get", "install", "-y", "-qq", "strace"], check=False, capture_output=True)
    return shutil.which("strace") is not None


def new_place(folder: Path) -> Place:
    """A file whose server was stopped."""
    settings = server_settings(data=folder)
    with serving(settings) as client:
        ann = sign_up(client)
    return Place(
        settings.config.sqlite_path, caller_of(ann), list(ann.accounts.values()), next(iter(ann.categories.values()))
    )


class Run(NamedTuple):
    """Acknowledged writes of a process (`add ID`, `delete ID`, in order), and whether it was killed."""

    acknowledged: list[str]
    killed: bool


def watched(place: Place, each: int, pragmas: tuple[str, ...], *options: str) -> Run:
    """One process under strace, to its end."""
    heard, said = os.pipe()
    waiting, starting = os.pipe()
    pid = os.fork()
    if pid == 0:
        _book(place, each, pragmas, waiting, said)
    os.close(said)
    strace = subprocess.Popen(["strace", "-f", "-qq", "-p", str(pid), *options], stderr=subprocess.PIPE)
    _wait_for(strace, pid)
    os.write(starting, GO)
    with os.fdopen(heard) as lines:
        acknowledged = lines.read().splitlines()
    _, status = os.waitpid(pid, 0)
    strace.communicate()
    for end in (waiting, starting):
        os.close(end)
    return Run(acknowledged, os.WIFSIGNALED(status))


def judge(place: Place, acknowledged: list[str]) -> Verdict:
    """Open the file as the next start would, and look."""
    try:
        return _judge(place, acknowledged)
    except sqlite3.DatabaseError:
        return Verdict(lost=0, corrupt=True, differences=0)


def _judge(place: Place, acknowledged: list[str]) -> Verdict:
    raw = sqlite3.connect(place.path)
    try:
        if raw.execute("pragma integrity_check").fetchone()[0] != "ok":
            raise sqlite3.DatabaseError
        deleted = dict(raw.execute("select id, deleted_at is not null from history"))
    finally:
        raw.close()
    taken_back = {entry for kind, entry in map(str.split, acknowledged) if kind == "delete"}
    lost = sum(
        entry not in deleted or (entry in taken_back and not deleted[entry])
        for _, entry in map(str.split, acknowledged)
    )
    with open_sqlite(place.path, ()) as connection, Session(connection) as db:
        differences = len(recount(db, place.caller.workspace_id))
    connection.engine.dispose()
    return Verdict(lost, corrupt=False, differences=differences)


def _wait_for(strace: "subprocess.Popen[bytes]", pid: int) -> None:
    status = Path(f"/proc/{pid}/status")
    while "TracerPid:\t0\n" in status.read_text():
        if strace.poll() is not None:
            os.kill(pid, 9)
            raise RuntimeError((strace.stderr.read() if strace.stderr else b"").decode())
        time.sleep(0.001)


def _book(place: Place, each: int, pragmas: tuple[str, ...], waiting: int, said: int) -> None:
    """In the child: book until done or killed; leaves nothing behind, as if killed."""
    try:
        os.read(waiting, len(GO))
        product.PRAGMAS = (*product.PRAGMAS, CHECKPOINTS, *pragmas)  # type: ignore[assignment] # the child's alone
        asyncio.run(_run(place, each, said))
    finally:
        os._exit(0)


async def _run(place: Place, each: int, said: int) -> None:
    database = product.SqliteDatabase(place.path, lambda _: None)
    await database.start()
    await asyncio.gather(*(_write(database, place, number, each, said) for number in range(WRITERS)))
    os._exit(0)


async def _write(database: product.SqliteDatabase, place: Place, number: int, each: int, said: int) -> None:
    """Add, add, move, take back, and say so once it is acknowledged."""
    last = ""
    for step in range(each):
        value = Decimal(number * 10 + step % 10 + 1)
        match step % 4:
            case 2:
                body = Transfer(value=value, from_account_id=place.accounts[1], date="2026-12-05")
                kind, row = "add", await database.write(service.transfer, place.caller, place.accounts[0], body)
            case 3:
                kind, row = "delete", await database.write(service.delete_entry, place.caller, last)
            case _:
                expense = AddExpense(
                    value=value, account_id=place.accounts[0], category_id=place.category, date="2026-12-05"
                )
                kind, row = "add", await database.write(service.add_expense, place.caller, expense)
                last = row.id
        os.write(said, f"{kind} {row.id}\n".encode())
