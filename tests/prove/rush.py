"""Many reminders due in one minute, while others go on with their budgets: `python -m tests.prove.rush`.

One process on SQLite; on PostgreSQL a server and a worker. Each message has to come exactly once. How long the others
wait with and without the rush is measured in the same run, which has a quiet time before, between and after.
"""

import asyncio
import logging
import statistics
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import Any

import anyio
import httpx
import msgspec

from budget_api.app.worker import run_until_signal
from tests.api.conftest import serving
from tests.api.listening import Started
from tests.api.people import Person, sign_up
from tests.prove.databases import both_databases
from tests.prove.deliveries import A_USER
from tests.prove.delivering import Place
from tests.prove.due import reminder_of, store
from tests.prove.push_counter import Came, PushCounter, counting
from tests.prove.ringing import Ringing
from tests.push import Browser
from tests.waiting import WAIT_SECONDS
from tests.working import settings_of

OTHERS = 4
PAUSE_SECONDS = 0.05
QUIET_SECONDS = 10.0
"""Before the first ones are due; what is due is looked for every 15 seconds."""
WAVES, APART_SECONDS = 2, 30.0
AROUND_SECONDS = 1.0
"""Time around the rush that counts neither as rush nor as quiet."""
END_SECONDS = 600.0
"""Never waited out, however much else a machine does."""
LOOK_SECONDS, AFTER_SECONDS = 0.5, 5.0
_PROCESSES = get_context("spawn")


class Waited(msgspec.Struct, frozen=True):
    """One call of somebody else's."""

    began: float
    seconds: float


@dataclass
class Rush:
    """Result of one rush."""

    came: Came
    calls: list[Waited]
    wrong: list[str] = field(default_factory=list)

    @property
    def times(self) -> list[tuple[float, float]]:
        """From when to when messages came."""
        found: list[tuple[float, float]] = []
        for moment in sorted(self.came.moments):
            if found and moment - found[-1][1] < AROUND_SECONDS:
                found[-1] = (found[-1][0], moment)
            else:
                found.append((moment, moment))
        return found

    @property
    def said(self) -> str:
        """In how many seconds of work they came, and how long the others waited."""
        begun = [call for call in self.calls if self._is_in(call.began, 0)]
        quiet = [call for call in self.calls if not self._is_in(call.began, AROUND_SECONDS)]
        seconds = sum(end - start for start, end in self.times)
        return f"{len(self.came.topics)} in {seconds:.0f} s, others {_compared(quiet, begun)}"

    def _is_in(self, moment: float, around: float) -> bool:
        return any(start - around <= moment <= end + around for start, end in self.times)


def _compared(quiet: list[Waited], rush: list[Waited]) -> str:
    """Median and nineteenth of twenty, in ms."""
    if min(len(quiet), len(rush)) < 2:
        return "too few to compare"
    calm, busy = (statistics.quantiles([call.seconds * 1000 for call in one], n=20) for one in (quiet, rush))
    parts = {"median": (calm[9], busy[9]), "p95": (calm[18], busy[18])}
    return ", ".join(f"{name} {one:.1f} -> {two:.1f} ms ({two / one:.1f}x)" for name, (one, two) in parts.items())


def main(reminders: int) -> str:
    """Measure the time in which reminders arrive, and the waits of other calls."""
    said = []
    with both_databases("rush") as databases:
        for name, folder, url in databases:
            rush = rush_of(folder, url, reminders)
            assert not rush.wrong, (name, rush.wrong)
            said.append(f"{name} {rush.said}")
    return "; ".join(said)


def rush_of(folder: Path, url: str | None, reminders: int, waves: int = WAVES) -> Rush:
    """Deliver so many; without waves they are due when the server starts."""
    folder.mkdir(parents=True, exist_ok=True)
    with counting() as service:
        people = _people(folder, url, service, reminders)
        begins = datetime.now(UTC)
        rows = [reminder_of(2 * number, people[number % len(people)].id) for number in range(reminders)]
        for number, row in enumerate(rows):
            wave = number * waves // reminders
            row.next_at = begins + timedelta(seconds=QUIET_SECONDS + wave * APART_SECONDS) if waves else begins
        anyio.run(store, folder, url, rows)
        with _working(folder, url) as address:
            calls = asyncio.run(_others(address, people[:OTHERS], service, reminders))
        return Rush(service.came(), calls, _wrong(folder, url, service.came(), reminders))


def _wrong(folder: Path, url: str | None, came: Came, reminders: int) -> list[str]:
    place: Any = Place(Ringing(str(folder), url), service=None)  # type: ignore[arg-type] # only its rows are read
    ((due,),) = place.rows("select count(*) from reminder_occurrences")
    ((waiting,),) = place.rows("select count(*) from notifications")
    often = sum(count > 1 for count in came.topics.values())
    seen = {"due": due - reminders, "not sent": reminders - len(came.topics), "waiting": waiting, "twice": often}
    return [f"{count} {name}" for name, count in seen.items() if count]


def _people(folder: Path, url: str | None, service: PushCounter, reminders: int) -> list[Person]:
    with serving(settings_of(folder, url)) as client:
        people = [sign_up(client) for _ in range(max(OTHERS, -(-reminders // A_USER)))]
        for number, person in enumerate(people):
            person.post("/push/subscription", Browser(f"{service.origin}/{number}").subscription)
    return people


async def _others(url: str, people: list[Person], service: PushCounter, reminders: int) -> list[Waited]:
    """Call as people do until all messages have arrived, and a while longer."""
    calls: list[Waited] = []
    begun = time.monotonic()
    deadline = begun + END_SECONDS

    async def go_on(client: httpx.AsyncClient, person: Person) -> None:
        spent = {"value": "1.00", "categoryId": person.categories["Food"], "accountId": person.accounts["Cash"]}
        while True:
            for method, path, body in (
                ("POST", f"/history/{person.workspace}/add-expenses", spent),
                ("GET", f"/account/my/{person.workspace}/new", None),
                ("GET", "/reminder", None),
            ):
                began = time.monotonic()
                answer = await client.request(method, f"/api{path}", json=body, headers={"authorization": person.token})
                calls.append(Waited(began, time.monotonic() - began))
                assert answer.is_success, answer.text
                await asyncio.sleep(PAUSE_SECONDS)

    async with httpx.AsyncClient(base_url=url, timeout=WAIT_SECONDS) as client:
        tasks = [asyncio.create_task(go_on(client, person)) for person in people]
        while len(service.came().topics) < reminders and time.monotonic() < deadline:  # noqa: ASYNC110 - in a process
            await asyncio.sleep(LOOK_SECONDS)
        await asyncio.sleep(AFTER_SECONDS if begun + QUIET_SECONDS < time.monotonic() else 0)
        failed = [task for task in tasks if task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in failed:
        task.result()
    return calls


@contextmanager
def _working(folder: Path, url: str | None) -> Iterator[str]:
    """A server's address, with a worker beside it on PostgreSQL."""
    here, there = _PROCESSES.Pipe()
    with ExitStack() as stack:
        for target, given in ((_serve, (folder, url, there)), (_work, (folder, url))):
            if target is _serve or url is not None:
                process = _PROCESSES.Process(target=target, args=given, daemon=True)
                process.start()
                stack.callback(process.join)
                stack.callback(process.terminate)
        yield f"http://127.0.0.1:{here.recv()}"


def _serve(folder: Path, url: str | None, pipe: Connection) -> None:
    _say_failures_alone()
    server = Started(settings_of(folder, url))

    def tell() -> None:
        server.answers.wait()
        pipe.send(server.port)

    Thread(target=tell, daemon=True).start()
    server.run()


def _work(folder: Path, url: str) -> None:
    _say_failures_alone()
    asyncio.run(run_until_signal(settings_of(folder, url)))


def _say_failures_alone() -> None:
    """Not that each mail is a file."""
    logging.getLogger("budget_api").setLevel(logging.ERROR)


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000))
