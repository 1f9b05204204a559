"""A level that spending reaches is told once, whoever is killed when: `python -m tests.prove.alerts`.

Two processes of eight writers each book at once on either database and kill themselves at a random statement of theirs;
each is started anew and books what it has not.
"""

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from datetime import UTC, datetime
from itertools import count
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import NamedTuple
from uuid import NAMESPACE_OID, uuid5

from sqlalchemy import event, select
from sqlalchemy.engine import Engine
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.alerts.settle import settle
from budget_api.app.storage import open_database
from budget_api.db.models import AlertLevelRow, NotificationRow
from budget_api.history.service import add_expense
from budget_core.base.money import parse
from budget_core.contract.entries.history import AddExpense
from tests.api.conftest import serving
from tests.api.members import join
from tests.api.people import sign_up
from tests.api.writers import caller_of
from tests.prove.databases import both_databases
from tests.working import settings_of

KILLS = 8
"""On each database."""
STATEMENTS = range(50, 1_500)
"""The last one that a process is killed at; it books an expense with about twenty."""
WRITERS = 8
"""In each of the two processes."""
SEED = 20261126
END_SECONDS = 300
LEVELS = (80, 100)

_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.prove.alerts"])


class Plan(NamedTuple):
    """Work of the processes: expenses of one unit each until every category is at its budget."""

    bob: Caller
    ann_id: str
    account_id: str
    category_ids: tuple[str, ...]
    each: int
    """Expenses of a category, and its budget."""


def main(expenses: int) -> str:
    """Tell how many levels were told on each database, and that each was told once."""
    said = []
    with both_databases("alerts") as databases:
        for name, folder, url in databases:
            folder.mkdir(parents=True, exist_ok=True)
            plan = _plan(folder, url, expenses)
            killed = _book_under_kills(folder, url, plan)
            said.append(f"{name} {asyncio.run(_judge(folder, url, plan))} once each after {killed} kills")
    return "; ".join(said)


def _plan(folder: Path, url: str | None, expenses: int) -> Plan:
    with serving(settings_of(folder, url)) as client:
        ann, bob = sign_up(client, "Ann"), sign_up(client, "Bob")
        join(ann, ann.workspace, bob)
        bob.workspace = ann.workspace
        ann.put(f"/alerts/{ann.workspace}", {"quietFrom": "22:00", "quietTo": "22:00"})
        categories = tuple(ann.categories.values())
        each = max(10, expenses // len(categories))
        for category_id in categories:
            body = {"categoryId": category_id, "date": f"{datetime.now(UTC):%Y-%m}-01", "budget": str(each)}
            ann.post(f"/planning/{ann.workspace}/planning-category", body, None)
        return Plan(caller_of(bob), ann.id, ann.accounts["Cash"], categories, each)


def _book_under_kills(folder: Path, url: str | None, plan: Plan) -> int:
    """Have two processes book until all is booked; how many were killed meanwhile."""
    chance, killed = random.Random(SEED), 0
    while killed < KILLS:
        pair = [_start(folder, url, plan, chance.choice(STATEMENTS)) for _ in range(2)]
        killed += sum(_end_of(process) == -signal.SIGKILL for process in pair)
        if all(process.exitcode == 0 for process in pair):
            break
    assert [_end_of(process) for process in [_start(folder, url, plan, 0) for _ in range(2)]] == [0, 0]
    return killed


def _start(folder: Path, url: str | None, plan: Plan, kill_at: int) -> ForkServerProcess:
    process = _FORKS.Process(target=_run, args=(folder, url, plan, kill_at), daemon=True)
    process.start()
    return process


def _end_of(process: ForkServerProcess) -> int | None:
    process.join(END_SECONDS)
    return process.exitcode


def _run(folder: Path, url: str | None, plan: Plan, kill_at: int) -> None:
    calls = count(1)

    def die(*_: object) -> None:
        if next(calls) == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", die)
    asyncio.run(_book_all(folder, url, plan))


async def _book_all(folder: Path, url: str | None, plan: Plan) -> None:
    database = open_database(settings_of(folder, url).config, lambda _: None)
    database.settle = settle
    await database.start()
    bodies = iter([_expense(plan, category_id, nr) for nr in range(plan.each) for category_id in plan.category_ids])

    async def writer() -> None:
        for body in bodies:
            await database.write(add_expense, plan.bob, body)

    await asyncio.gather(*(writer() for _ in range(WRITERS)))
    await database.close()


def _expense(plan: Plan, category_id: str, number: int) -> AddExpense:
    """Return the same expense in every process: it is booked once."""
    entry_id = str(uuid5(NAMESPACE_OID, f"{category_id} {number}"))
    return AddExpense(id=entry_id, value=parse("1"), category_id=category_id, account_id=plan.account_id)


async def _judge(folder: Path, url: str | None, plan: Plan) -> int:
    """Count the levels told; AssertionError unless each category has one message a level, and a row beside it."""
    database = open_database(settings_of(folder, url).config, lambda _: None)
    await database.start()

    def read(db: Session) -> tuple[list[str], Counter[tuple[str, int]]]:
        messages = db.scalars(select(NotificationRow).where(NotificationRow.user_id == plan.ann_id))
        levels = db.scalars(select(AlertLevelRow).where(AlertLevelRow.user_id == plan.ann_id))
        return [row.params["title"] for row in messages], Counter((row.category_id, row.level) for row in levels)

    titles, levels = await database.read(read)
    await database.close()
    expected = Counter({(category_id, level): 1 for category_id in plan.category_ids for level in LEVELS})
    assert levels == expected, levels
    assert len(set(titles)) == len(titles) == len(expected), Counter(titles).most_common(3)
    return len(titles)


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 400))
