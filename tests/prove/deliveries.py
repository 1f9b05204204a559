"""Reminders come once, whoever is killed when, and wherever clocks jump: `python -m tests.prove.deliveries`.

Two workers on PostgreSQL, the one process on SQLite. What was handed over and not noted when its process was killed may
come once more, under the same tag: no more than a process has in hand. The controls, without a lease or noting before
sending, have to fail.
"""

import random
import signal
import sqlite3
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import anyio
import psycopg
from msgspec.structs import replace

from budget_api.push.delivery import IN_HAND
from tests.api.conftest import serving
from tests.api.people import sign_up
from tests.prove.databases import both_databases
from tests.prove.due import LATER_HOURS, reminder_of, store
from tests.prove.ringing import Ringing
from tests.push import PushService, pushing
from tests.working import settings_of

REMINDERS = 1_000
A_USER = 100
AHEAD_HOURS = LATER_HOURS + 1
"""So that what is due later comes while clocks are ahead."""
IDLE_SECONDS = 8.0
"""Who has nothing to do any more is killed all the same."""
END_SECONDS = 120.0
PAUSE_SECONDS = 0.05
ARRIVAL_SECONDS = 0.2
"""What a killed process had sent arrives within."""
CALLS = 150
SEED = 20261122


@dataclass
class Place:
    """A database with reminders, and the service that their messages are pushed to."""

    how: Ringing
    service: PushService
    seen: Counter[str] = field(default_factory=Counter)
    """How often each had come when a process was killed last: by its topic."""
    unnoted: list[set[str]] = field(default_factory=list)
    """Of each kill the topics that had come since the one before it, and were not noted."""

    @property
    def killed(self) -> int:
        """How often."""
        return len(self.unnoted)

    @property
    def is_shared(self) -> bool:
        """Whether two processes can work on it."""
        return self.how.url is not None

    @property
    def _file(self) -> Path:
        return Path(self.how.folder) / "budget.sqlite3"

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What the database holds."""
        if self.how.url is None:
            with closing(sqlite3.connect(self._file)) as lite:
                return lite.execute(query).fetchall()
        with psycopg.connect(self.how.url) as connection:
            return connection.execute(query).fetchall()

    def posted(self) -> dict[str, list[str]]:
        """Of each reminder's name the tags that came, as often as they came."""
        found: dict[str, list[str]] = defaultdict(list)
        for browser in self.service.browsers.values():
            for message in browser.shown():
                found[message["title"]].append(message["tag"])
        return found

    def note_kill(self) -> None:
        """A process is dead: what it had handed over and not noted may come once more."""
        waiting = self._waiting()
        time.sleep(ARRIVAL_SECONDS)
        came = Counter(
            headers["topic"] for browser in self.service.browsers.values() for headers, _ in [*browser.posts]
        )
        waiting |= self._waiting()
        self.unnoted.append({topic for topic in waiting if came[topic] > self.seen[topic]})
        self.seen = came
        assert self.is_shared or len(self.unnoted[-1]) <= IN_HAND, self.unnoted[-1]

        if not self.is_shared:  # nobody is left who could have anything in hand
            with closing(sqlite3.connect(self._file, timeout=IDLE_SECONDS)) as connection, connection:
                connection.execute("update notifications set due_at = created_at")

    def _waiting(self) -> set[str]:
        return {str(tag).replace("-", "") for (tag,) in self.rows("select id from notifications")}

    def is_done(self, hours: int) -> bool:
        """Whether nothing is due any more by a clock that is ahead, and nothing waits."""
        now = f"now() + interval '{hours} hours'" if self.is_shared else f"datetime('now', '+{hours} hours')"
        due = f"(select count(*) from reminders where next_at <= {now})"
        return self.rows(f"select {due} + (select count(*) from notifications)") == [(0,)]


@dataclass(frozen=True)
class Verdict:
    """What is wrong; nothing, mostly."""

    due: int
    lost: int
    """Occurrences of which nothing came."""
    doubled: int
    """Messages that came more often than kills account for, or under a second tag."""
    repeated: int
    """How often a message came once more because of a kill."""
    most: int
    """How often the one came that kills hit most."""
    kills: int

    @property
    def is_good(self) -> bool:
        """Every occurrence once, but for what kills account for."""
        return self.lost == self.doubled == 0 and self.repeated <= self.kills * IN_HAND


def main(kills: int) -> str:
    """How many occurrences came, and how many of them again."""
    size = max(A_USER, min(REMINDERS, kills * 20))
    said = []
    with both_databases("deliveries") as databases:
        for name, folder, url in databases:
            with place_with(folder, url, size) as place:
                deliver(place, kills // 2)
                verdict = judge(place)
            assert verdict.is_good and verdict.due == size, (name, verdict)
            repeated = f"{verdict.repeated} again after {place.killed} kills, none more than {verdict.most} times"
            said.append(f"{name} {verdict.due} sent, {repeated}")
    return f"{'; '.join(said)}; {_controls()}"


def _controls() -> str:
    with both_databases("naive") as [(_, folder, _url), (_, other, url)]:
        with place_with(folder, None, A_USER, notes_first=True) as place:
            deliver(place, 6)
            forgetful = judge(place)
        with place_with(other, url, A_USER, lease=0.0) as place:
            deliver(place, 0)
            unleased = judge(place)
    assert forgetful.lost > 0, forgetful
    assert unleased.doubled > 0, unleased
    return f"controls: noting first lost {forgetful.lost}, no lease doubled {unleased.doubled}"


@contextmanager
def place_with(folder: Path, url: str | None, reminders: int, **how: Any) -> Iterator[Place]:
    """A database in which so many are due, half of them now."""
    folder.mkdir(parents=True, exist_ok=True)
    with pushing() as service:
        with serving(settings_of(folder, url)) as client:
            people = [sign_up(client) for _ in range(reminders // A_USER)]
            for person in people:
                person.post("/push/subscription", service.browser().subscription)
        rows = [reminder_of(number, people[number % len(people)].id) for number in range(reminders)]
        anyio.run(store, folder, url, rows)
        yield Place(Ringing(str(folder), url, **how), service)


def deliver(place: Place, kills: int) -> None:
    """Until all is sent, with so many kills on the way, while clocks go ahead, are set back, and go ahead again."""
    chance = random.Random(SEED)
    for third in range(3):
        hours = AHEAD_HOURS if third == 1 else 0
        _until_killed(place, kills * (third + 1) // 3, replace(place.how, clock=hours), chance)
    workers = [replace(place.how, clock=AHEAD_HOURS).start() for _ in range(1 + place.is_shared)]
    try:
        deadline = time.monotonic() + END_SECONDS
        while not place.is_done(AHEAD_HOURS):
            assert time.monotonic() < deadline, "messages wait that nobody sends"
            time.sleep(PAUSE_SECONDS)
    finally:
        _kill(workers)


def _until_killed(place: Place, kills: int, how: Ringing, chance: random.Random) -> None:
    """Processes that die and are started again, until there were so many kills in all."""
    workers: list[ForkServerProcess] = []
    try:
        while place.killed < kills:
            while len(workers) < 1 + place.is_shared:
                workers.append(replace(how, kill_at=chance.randint(1, CALLS)).start())
                idle_at = time.monotonic() + IDLE_SECONDS
            if time.monotonic() > idle_at:
                _kill(workers[:1])
            alive = [one for one in workers if one.exitcode is None]
            for dead in set(workers) - set(alive):
                assert dead.exitcode == -signal.SIGKILL, dead.exitcode
                place.note_kill()
            workers = alive
            time.sleep(PAUSE_SECONDS)
    finally:
        for _ in workers:
            _kill([workers.pop()])
            place.note_kill()


def _kill(workers: list[ForkServerProcess]) -> None:
    for one in workers:
        one.kill()
        one.join()


def judge(place: Place) -> Verdict:
    """What came, beside what was due."""
    query = "select name, count(*) from reminder_occurrences join reminders on id = reminder_id group by name"
    due = dict(place.rows(query))
    came = {name: Counter(tags) for name, tags in place.posted().items()}
    lost = sum(max(0, count - len(came.get(name, ()))) for name, count in due.items())
    second_tags = sum(max(0, len(tags) - due.get(name, 0)) for name, tags in came.items())
    times = {tag: count for tags in came.values() for tag, count in tags.items()}
    again = Counter(topic for topics in place.unnoted for topic in topics)
    unaccounted = sum(max(0, count - 1 - again[tag.replace("-", "")]) for tag, count in times.items())
    repeated, most = sum(times.values()) - len(times), max(times.values(), default=0)
    return Verdict(sum(due.values()), lost, second_tags + unaccounted, repeated, most, place.killed)


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 50))
