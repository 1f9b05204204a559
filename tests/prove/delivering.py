"""Reminders on their way to a push service, while who delivers them is killed: what came, beside what was due."""

import sqlite3
import time
from collections import Counter, defaultdict
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import psycopg

from budget_api.push.channel import PushChannel
from tests.prove.ringing import Ringing
from tests.push import PushService
from tests.waiting import WAIT_SECONDS

ARRIVAL_SECONDS = 0.2
"""Time in which messages of a killed process arrive."""
CALLS = range(1, 151)
"""System calls at which a process is killed."""


@dataclass
class Place:
    """A database with reminders, and the service that their messages are pushed to."""

    how: Ringing
    service: PushService
    calls: range = CALLS
    """One is chosen for each process, at which it is killed."""
    seen: Counter[str] = field(default_factory=Counter)
    """Number of arrivals at the last kill, by topic."""
    unnoted: list[set[str]] = field(default_factory=list)
    """For each kill, the topics that arrived since the one before and were not recorded."""

    @property
    def killed(self) -> int:
        """Return the number of kills."""
        return len(self.unnoted)

    @property
    def is_shared(self) -> bool:
        """Return whether two processes can work on the database."""
        return self.how.url is not None

    @property
    def _file(self) -> Path:
        return Path(self.how.folder) / "budget.sqlite3"

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """Return the rows of a query."""
        if self.how.url is None:
            with closing(sqlite3.connect(self._file)) as lite:
                return lite.execute(query).fetchall()
        with psycopg.connect(self.how.url) as connection:
            return connection.execute(query).fetchall()

    def posted(self) -> dict[str, list[str]]:
        """Return the tags that arrived, repeated ones too, by the name of the reminder."""
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
        assert self.is_shared or len(self.unnoted[-1]) <= PushChannel.concurrency, self.unnoted[-1]

        if not self.is_shared:  # nobody is left who could have anything in hand
            with closing(sqlite3.connect(self._file, timeout=WAIT_SECONDS)) as connection, connection:
                connection.execute("update notifications set due_at = created_at")

    def _waiting(self) -> set[str]:
        return {str(tag).replace("-", "") for (tag,) in self.rows("select id from notifications")}

    def is_done(self, hours: int) -> bool:
        """Return whether nothing is due by a clock that is hours ahead, and nothing waits."""
        now = f"now() + interval '{hours} hours'" if self.is_shared else f"datetime('now', '+{hours} hours')"
        due = f"(select count(*) from reminders where next_at <= {now})"
        return self.rows(f"select {due} + (select count(*) from notifications)") == [(0,)]


@dataclass(frozen=True)
class Verdict:
    """Faults found, usually none, and their counts."""

    due: int
    lost: int
    """Occurrences of which nothing came, and nobody was told that."""
    missed: int
    """Occurrences that never arrived, as their owners were told: two processes were killed before they sent them."""
    doubled: int
    """Messages that came more often than kills account for, or under a second tag."""
    repeated: int
    """Messages that arrived once more because of a kill."""
    most: int
    """Arrivals of the message that kills hit most often."""
    kills: int

    @property
    def is_good(self) -> bool:
        """Every occurrence once, but for what kills account for: once more at most."""
        return (
            self.lost == self.doubled == 0 and self.most <= 2 and self.repeated <= self.kills * PushChannel.concurrency
        )


def judge(place: Place) -> Verdict:
    """Compare the messages that arrived with those that were due."""
    query = "select name, count(*) from reminder_occurrences join reminders on id = reminder_id group by name"
    due = dict(place.rows(query))
    came = {name: Counter(tags) for name, tags in place.posted().items()}
    silent = {name: max(0, count - len(came.get(name, ()))) for name, count in due.items()}
    told = {name for (name,) in place.rows("select name from reminders where missed_at is not null")}
    missed = sum(count for name, count in silent.items() if name in told)
    second_tags = sum(max(0, len(tags) - due.get(name, 0)) for name, tags in came.items())
    times = {tag: count for tags in came.values() for tag, count in tags.items()}
    again = Counter(topic for topics in place.unnoted for topic in topics)
    unaccounted = sum(max(0, count - 1 - again[tag.replace("-", "")]) for tag, count in times.items())
    repeated, most = sum(times.values()) - len(times), max(times.values(), default=0)
    lost = sum(silent.values()) - missed
    return Verdict(sum(due.values()), lost, missed, second_tags + unaccounted, repeated, most, place.killed)
