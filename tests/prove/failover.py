"""The database is lost in the middle of writes, and its replica takes its place: `python -m tests.prove.failover`.

Two processes write and read what they wrote, while the replica first stands still and then follows; then the primary is
killed and the replica promoted. No write that was acknowledged is lost, and meanwhile calls are answered with 503 and
Retry-After. The control, whose replica had stopped following unnoticed, has to lose some.
"""

import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from threading import Event
from typing import Any

import httpx

from budget_api.ids import new_id
from tests.api.people import Person, sign_up
from tests.api.processes import served
from tests.replication import Pair, replicated
from tests.waiting import WAIT_SECONDS

WRITERS = 8
NAME = "failover"
SECRET = "a secret of at least thirty-two bytes"
END_SECONDS = 180.0
_COUNT = f"select xact_commit + xact_rollback from pg_stat_database where datname = '{NAME}'"


@dataclass
class Seen:
    """Answers that the writers got."""

    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    """Ids of expenses by the number of the writer."""
    refused: int = 0
    """Answers that said to come again."""
    unread: int = 0
    """Writes that their own writer did not find at once."""
    wrong: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """Return the number of acknowledged writes."""
        return sum(map(len, self.acknowledged.values()))


def main(writes: int) -> str:
    """Compare a failover with its control."""
    seen, lost, reads, seconds = _failover(writes, is_synchronous=True)
    assert not seen.wrong and lost == 0 and seen.unread == 0, (seen.wrong[:3], lost, seen.unread)
    assert seen.refused > 0 and reads > 0, (seen.refused, reads)
    _, control, _, _ = _failover(max(WRITERS, writes // 10), is_synchronous=False)
    assert control > 0, "a replica that did not follow lost nothing"
    told = f"{seen.count} acknowledged, 0 lost, {seen.refused} told to come again over {seconds:.1f} s"
    return f"{told}, {reads} transactions on the replica; control lost {control}"


def _failover(writes: int, *, is_synchronous: bool) -> tuple[Seen, int, int, float]:
    """Return the answers, the lost writes, the reads on the replica, and the seconds without a writable database."""
    with (
        replicated(is_synchronous=is_synchronous) as pair,
        tempfile.TemporaryDirectory() as folder,
        ExitStack() as more,
    ):
        pair.primary.say(f"create database {NAME}")
        urls = [more.enter_context(_serve(Path(folder) / str(number), pair)) for number in range(2)]
        clients = [more.enter_context(httpx.Client(base_url=url, timeout=WAIT_SECONDS)) for url in urls]
        people = [sign_up(clients[number % 2]) for number in range(WRITERS)]
        seen, is_over = Seen(), Event()
        with ThreadPoolExecutor(WRITERS) as threads:
            writing = [threads.submit(_write, person, seen, is_over) for person in people]
            try:
                reads, seconds = _lose_the_primary(pair, seen, writes, is_synchronous)
            finally:
                is_over.set()
            for one in writing:
                one.result()
        return seen, sum(_lost(person, seen) for person in people), reads, seconds


@contextmanager
def _serve(folder: Path, pair: Pair) -> Iterator[str]:
    environment = {"BUDGET_DATABASE_URL": pair.url(NAME), "BUDGET_SECRET": SECRET}
    with served(folder, **environment, BUDGET_DATABASE_REPLICA_URL=pair.standby.url(NAME)) as url:
        yield url


def _lose_the_primary(pair: Pair, seen: Seen, writes: int, is_synchronous: bool) -> tuple[int, float]:
    """After a third of the writes, and wait until all are done."""
    pair.standby.say("select pg_wal_replay_pause()")
    _wait_for(seen, writes // 6)
    pair.standby.say("select pg_wal_replay_resume()")
    if not is_synchronous:
        pair.standby.say("alter system set primary_conninfo = ''")
        pair.standby.say("select pg_reload_conf()")
    _wait_for(seen, writes // 3)
    ((reads,),) = pair.standby.say(_COUNT)
    begun, known = time.monotonic(), seen.refused
    pair.primary.kill()
    while seen.refused == known:
        _look(begun)
    pair.standby.promote()
    _wait_for(seen, seen.count + WRITERS)
    seconds = time.monotonic() - begun
    _wait_for(seen, writes)
    return int(reads), seconds


def _wait_for(seen: Seen, writes: int) -> None:
    begun = time.monotonic()
    while seen.count < writes:
        assert not seen.wrong, seen.wrong[:3]
        _look(begun)


def _look(begun: float) -> None:
    assert time.monotonic() < begun + END_SECONDS, "the processes did not follow"
    time.sleep(0.05)


def _write(person: Person, seen: Seen, is_over: Event) -> None:
    """One expense after the other, each until it is acknowledged, and read at once."""
    own = seen.acknowledged.setdefault(person.id, [])
    while not is_over.is_set():
        body = {"id": new_id(), "value": "1.00", "accountId": person.accounts["Cash"]}
        body["categoryId"] = person.categories["Food"]
        if _until_acknowledged(person, seen, is_over, "POST", f"/history/{person.workspace}/add-expenses", body):
            own.append(body["id"])
            found = _until_acknowledged(person, seen, is_over, "GET", f"/history/{person.workspace}/list-new", None)
            seen.unread += found is not None and body["id"] not in found.text


def _until_acknowledged(
    person: Person, seen: Seen, is_over: Event, method: str, path: str, body: Any
) -> httpx.Response | None:
    while not is_over.is_set():
        answer = person.call(method, path, body)
        if answer.is_success:
            return answer
        if answer.status_code != 503 or not int(answer.headers.get("retry-after", 0)):
            seen.wrong.append(f"{answer.status_code} {answer.text}")
            return None
        seen.refused += 1
        is_over.wait(0.1)
    return None


def _lost(person: Person, seen: Seen) -> int:
    answer = person.call("GET", f"/history/{person.workspace}/export")
    return sum(one not in answer.text for one in seen.acknowledged[person.id])


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000))
