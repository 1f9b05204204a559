"""A reader that asks for changes while 16 writers write misses none of them: `python -m tests.prove.changes_reader`.

Every revision is handed out under a row lock that is held to the commit, so revisions appear in their order. Numbers
from a sequence do not: a reader that saw 8 would never see the 7 that was committed after it.
"""

import asyncio
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any

from msgspec import to_builtins

from budget_api.activity.sync import changes_since
from budget_api.config import ServerSettings
from budget_api.db.port import Database
from budget_api.history import service
from budget_core.contract.entries.history import AddExpense, HistoryUpdate
from budget_core.contract.workspaces.changes import Changes
from tests.api.conftest import serving
from tests.api.people import Person, sign_up
from tests.api.writers import WRITERS, caller_of
from tests.prove.databases import both_databases
from tests.servers import server_settings

PAGE = 50
"""Small, so that many answers say that there is more."""

WRITES_PER_READING = 7
"""A reader that asks without end would take half of the machine from the writers."""


@dataclass
class Copy:
    """Copy of a workspace, updated from the answers of the call alone."""

    revision: int = 0
    entries: dict[str, Any] = field(default_factory=dict)
    accounts: dict[str, Any] = field(default_factory=dict)
    answers: int = 0

    def apply(self, changes: Changes) -> None:
        """Take an answer in."""
        self.revision = changes.revision
        self.answers += 1
        self.entries.update({row.id: to_builtins(row) for row in changes.history})
        self.accounts.update({row.id: str(row.budget) for row in changes.accounts})
        for entry_id in changes.deleted.history:
            self.entries.pop(entry_id, None)


@dataclass(frozen=True)
class Outcome:
    """Copy of the reader at the end, beside the stored rows."""

    copy: Copy
    entries: dict[str, Any]
    accounts: dict[str, Any]
    written: int

    @property
    def missed(self) -> int:
        """Entries that the reader has not, has still, or has otherwise."""
        ids = self.entries.keys() | self.copy.entries.keys()
        return sum(self.entries.get(one) != self.copy.entries.get(one) for one in ids)

    @property
    def is_equal(self) -> bool:
        """Return whether the copy has every entry and every balance."""
        return self.missed == 0 and self.copy.accounts == self.accounts


def race(settings: ServerSettings, writes: int) -> Outcome:
    """Write that much from 16 writers at once while one reader follows."""
    with serving(settings) as client:
        ann = sign_up(client)
        with client.portal() as portal:
            copy = portal.call(_race, client.app.state.context.database, ann, writes)
        entries = {row["id"]: row for row in _all_entries(ann)}
        accounts = {row["id"]: row["budget"] for row in ann.get(f"/account/my/{ann.workspace}/new")}
        revision = ann.get(f"/workspace/{ann.workspace}")["revision"]
    return Outcome(copy, entries, accounts, revision)


async def _race(database: Database, ann: Person, writes: int) -> Copy:
    copy, numbers = Copy(), iter(range(writes))
    news: asyncio.Queue[bool] = asyncio.Queue()
    reader = asyncio.create_task(_read(database, ann, copy, news))
    await asyncio.gather(*(_write(database, ann, numbers, news) for _ in range(WRITERS)))
    news.put_nowait(False)
    await reader
    return copy


async def _write(database: Database, ann: Person, numbers: Iterator[int], news: asyncio.Queue[bool]) -> None:
    """Add an entry in three of five writes, edit one, reverse one; until the numbers are used up."""
    entry_id = ""
    for step, number in enumerate(numbers):
        caller = caller_of(ann)
        match step % 5:
            case 2:
                await database.write(service.update_entry, caller, entry_id, HistoryUpdate(note=f"{number}"))
            case 4:
                await database.write(service.delete_entry, caller, entry_id)
            case _:
                entry_id = (await database.write(service.add_expense, caller, _expense(ann, number))).id
        if number % WRITES_PER_READING == 0:
            news.put_nowait(True)


async def _read(database: Database, ann: Person, copy: Copy, news: asyncio.Queue[bool]) -> None:
    """Follow while anybody writes, and once more."""
    goes_on = True
    while goes_on:
        goes_on = await news.get()
        more = True
        while more:
            changes = await database.read(changes_since, caller_of(ann), copy.revision, PAGE)
            copy.apply(changes)
            more = changes.more


def _expense(ann: Person, number: int) -> AddExpense:
    accounts, categories = list(ann.accounts.values()), list(ann.categories.values())
    return AddExpense(
        value=Decimal(number % 97 + 1),
        category_id=categories[number % len(categories)],
        account_id=accounts[number % len(accounts)],
        date="2026-12-05",
    )


def _all_entries(ann: Person) -> Iterator[dict[str, Any]]:
    cursor: dict[str, str] = {}
    while True:
        page = ann.get(f"/history/{ann.workspace}/list-new", limit=200, **cursor)
        yield from page["entries"]
        if page["nextCursor"] is None:
            return
        cursor = {"cursor": page["nextCursor"]}


def main(writes: int) -> str:
    """Compare the reader's copy with the stored rows, on both databases."""
    said = []
    with both_databases("changes_reader") as databases:
        for name, folder, url in databases:
            outcome = race(server_settings(data=folder, database_url=url), writes)
            assert outcome.is_equal, outcome
            said.append(f"{name} {outcome.missed} missed in {outcome.copy.answers} answers")
    return "; ".join(said)


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
