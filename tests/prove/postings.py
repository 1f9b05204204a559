"""Occurrences of schedules are posted once each, whoever is killed when: `python -m tests.prove.postings`.

Two processes post at once on either database and kill themselves at a random statement of theirs; each is started anew.
"""

import asyncio
import os
import random
import signal
import sys
from collections import Counter
from itertools import count
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from sqlalchemy import event
from sqlalchemy.engine import Engine

from budget_api.app.storage import open_database
from budget_api.schedules.sweep import post_due
from tests.api.conftest import serving
from tests.api.people import Person, sign_up
from tests.api.schedules import daily
from tests.prove.databases import both_databases
from tests.working import settings_of

SCHEDULES = 10
KILLS = 25
"""On each database."""
STATEMENTS = range(10, 400)
"""The last one that a process is killed at; it posts an occurrence with about twenty."""
SEED = 20261125
END_SECONDS = 300
PAGE = 200
VALUE = 3

_FORKS = get_context("forkserver")
_FORKS.set_forkserver_preload(["tests.prove.postings"])


def main(occurrences: int) -> str:
    """Tell how many were posted on each database, and that none was lost or came twice."""
    days = max(1, occurrences // SCHEDULES)
    said = []
    with both_databases("postings") as databases:
        for name, folder, url in databases:
            folder.mkdir(parents=True, exist_ok=True)
            with serving(settings_of(folder, url)) as client:
                ann = sign_up(client)
                made = [
                    daily(ann, days - 1, mode="ask", value=str(VALUE), note=f"Nr {nr}")["id"] for nr in range(SCHEDULES)
                ]
                for schedule_id in made:  # from here on, so that nothing is posted before the processes are there
                    ann.put(f"/schedule/{schedule_id}", {"mode": "post"})
            killed = _post_under_kills(folder, url)
            said.append(f"{name} {_judge(folder, url, ann, days)} once each after {killed} kills")
    return "; ".join(said)


def _post_under_kills(folder: Path, url: str | None) -> int:
    """Have two processes post until all is posted; how many were killed meanwhile."""
    chance, killed = random.Random(SEED), 0
    while killed < KILLS:
        pair = [_start(folder, url, chance.choice(STATEMENTS)) for _ in range(2)]
        killed += sum(_end_of(process) == -signal.SIGKILL for process in pair)
        if all(process.exitcode == 0 for process in pair):
            break
    assert [_end_of(process) for process in [_start(folder, url, 0) for _ in range(2)]] == [0, 0]
    return killed


def _start(folder: Path, url: str | None, kill_at: int) -> ForkServerProcess:
    process = _FORKS.Process(target=_run, args=(folder, url, kill_at), daemon=True)
    process.start()
    return process


def _end_of(process: ForkServerProcess) -> int | None:
    process.join(END_SECONDS)
    return process.exitcode


def _run(folder: Path, url: str | None, kill_at: int) -> None:
    calls = count(1)

    def die(*_: object) -> None:
        if next(calls) == kill_at:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", die)
    asyncio.run(_post_all(folder, url))


async def _post_all(folder: Path, url: str | None) -> None:
    database = open_database(settings_of(folder, url).config, lambda _: None)
    await database.start()
    await post_due(database, is_hurried=True)
    await database.close()


def _judge(folder: Path, url: str | None, ann: Person, days: int) -> int:
    """Count what was posted; AssertionError unless each occurrence has one entry and the balance is that of all."""
    with serving(settings_of(folder, url)) as client:
        ann.client = client
        times: Counter[tuple[str, str]] = Counter()
        query: dict[str, object] = {"limit": PAGE}
        while True:
            page = ann.get(f"/history/{ann.workspace}/list-new", **query)
            times.update((entry["scheduleId"], entry["occurrence"]) for entry in page["entries"])
            if not page.get("nextCursor"):
                break
            query["cursor"] = page["nextCursor"]
        balance = ann.budget("Credit Card")
    assert set(times.values()) == {1}, times.most_common(3)
    assert len(times) == SCHEDULES * days, len(times)
    assert balance == f"-{VALUE * SCHEDULES * days}.00", balance
    return len(times)


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
