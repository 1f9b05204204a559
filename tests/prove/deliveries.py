"""Reminders come once, whoever is killed when, and wherever clocks jump: `python -m tests.prove.deliveries`.

Two workers on PostgreSQL, the one process on SQLite. What was handed over and not noted when its process was killed may
come once more, under the same tag: no more than a process has in hand, and none a third time, however many kills hit
it. What two kills hit is told as missed, as nobody knows. The controls, without a lease, noting before sending, or
forgetting that a try was begun, have to fail.
"""

import random
import signal
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import anyio
from msgspec.structs import replace

from tests.api.conftest import serving
from tests.api.people import sign_up
from tests.prove.databases import both_databases
from tests.prove.delivering import CALLS, Place, Verdict, judge
from tests.prove.due import LATER_HOURS, reminder_of, store
from tests.prove.ringing import Ringing
from tests.push import pushing
from tests.working import settings_of

REMINDERS = 1_000
A_USER = 100
AHEAD_HOURS = LATER_HOURS + 1
"""So that what is due later comes while clocks are ahead."""
IDLE_SECONDS = 8.0
"""Time after which a process without work is killed too."""
END_SECONDS = 120.0
PAUSE_SECONDS = 0.05
FEW, THEIR_CALLS = 16, range(9, 13)
"""So few are all in hand at once, so that each kill over messages hits those that the one before it hit."""
SEED = 20261122


def main(kills: int) -> str:
    """Count the occurrences that arrived, and those that arrived again."""
    size = max(A_USER, min(REMINDERS, kills * 20))
    said = []
    with both_databases("deliveries") as databases:
        for name, folder, url in databases:
            with place_with(folder, url, size) as place:
                deliver(place, kills // 2)
                verdict = judge(place)
            assert verdict.is_good and verdict.due == size, (name, verdict)
            once_more = f"{verdict.repeated} once more after {place.killed} kills"
            said.append(f"{name} {verdict.due - verdict.missed} sent, {once_more}, {verdict.missed} told as missed")
    return f"{'; '.join(said)}; {_controls()}"


def _controls() -> str:
    with both_databases("naive") as [(_, folder, _url), (_, other, url)]:
        hit = _hit(folder / "hit", notes_last=False)
        untold = _hit(folder / "untold", notes_last=True)
        with place_with(folder / "forgetful", None, A_USER, notes_first=True) as place:
            deliver(place, 6)
            forgetful = judge(place)
        with place_with(other, url, A_USER, lease=0.0) as place:
            deliver(place, 0)
            unleased = judge(place)
    assert forgetful.lost > 0, forgetful
    assert unleased.doubled > 0, unleased
    assert hit.is_good and hit.repeated > 0, hit
    assert untold.most > 2, untold
    doubled = f"no lease doubled {unleased.doubled}, without a note before one came {untold.most} times"
    return f"controls: noting first lost {forgetful.lost}, {doubled}"


def _hit(folder: Path, *, notes_last: bool) -> Verdict:
    """A few that three kills hit one after the other."""
    with place_with(folder, None, FEW, counts_posts=True, notes_last=notes_last) as place:
        deliver(place, 3)
        return judge(place)


@contextmanager
def place_with(folder: Path, url: str | None, reminders: int, **how: Any) -> Iterator[Place]:
    """A database in which so many are due, half of them now."""
    folder.mkdir(parents=True, exist_ok=True)
    with pushing() as service:
        with serving(settings_of(folder, url)) as client:
            people = [sign_up(client) for _ in range(max(1, reminders // A_USER))]
            for person in people:
                person.post("/push/subscription", service.browser().subscription)
        rows = [reminder_of(number, people[number % len(people)].id) for number in range(reminders)]
        anyio.run(store, folder, url, rows)
        yield Place(Ringing(str(folder), url, **how), service, THEIR_CALLS if how.get("counts_posts") else CALLS)


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
                workers.append(replace(how, kill_at=chance.choice(place.calls)).start())
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


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 50))
