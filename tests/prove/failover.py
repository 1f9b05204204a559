"""The machine of the primary is lost while many write, and a replica is promoted: `python -m tests.prove.failover`.

The set is that of `deploy/failover.yaml`, with its settings. One process goes through PgBouncer and HAProxy, another
one names the three databases. They write and read what they wrote, while the replicas first stand still and then
follow; then etcd, Patroni and PostgreSQL of the primary are killed. No acknowledged write is lost, sums are exact,
meanwhile calls are answered with 503 and Retry-After, and the old primary follows the new one. The control, which
acknowledges before another machine has it, has to lose some.
"""

import os
import signal
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from threading import Event
from typing import Any

import anyio
import httpx

from budget_api.db.postgres import PostgresDatabase
from budget_api.ids import new_id
from budget_api.ledger.recount import Difference, recount
from tests.api.people import Person, sign_up
from tests.api.processes import served
from tests.patroni import Machine, Machines, machines, wait_for
from tests.pooler import pooled
from tests.prove.pooler import check_events
from tests.waiting import WAIT_SECONDS

WRITERS = 8
CONTROL_WRITES = 40
SECRET = "a secret of at least thirty-two bytes"
END_SECONDS = 180.0
_COUNT = "select xact_commit + xact_rollback from pg_stat_database where datname = 'budget'"
_IS_SYNCHRONOUS = "show synchronous_standby_names"


@dataclass
class Seen:
    """Answers that the writers got."""

    acknowledged: dict[str, list[str]] = field(default_factory=dict)
    """Ids of expenses by the id of the writer."""
    moments: list[float] = field(default_factory=list)
    """Times of these answers."""
    refused: int = 0
    """Answers that said to come again."""
    unread: int = 0
    """Writes that their own writer did not find at once."""
    wrong: list[str] = field(default_factory=list)

    @property
    def count(self) -> int:
        """Return the number of acknowledged writes."""
        return sum(map(len, self.acknowledged.values()))

    @property
    def gap(self) -> float:
        """Return the longest time without an acknowledged write, in seconds."""
        return max(later - earlier for earlier, later in pairwise(sorted(self.moments)))


def main(writes: int) -> str:
    """Compare a failover with its control."""
    with machines() as three, _processes(three) as urls, ExitStack() as stack:
        clients = [stack.enter_context(httpx.Client(base_url=url, timeout=WAIT_SECONDS)) for url in urls]
        seen, people, reads = _write_through_failover(three, clients, writes)
        lost = sum(_lost(person, seen) for person in people)
        assert not seen.wrong and lost == 0 and seen.unread == 0, (seen.wrong[:3], lost, seen.unread)
        assert seen.refused > 0 and reads > 0, (seen.refused, reads)
        check_events(*urls)
        differences = sum(len(anyio.run(_recount, three.url, person)) for person in people)
        assert differences == 0 and all(map(_is_exact, people)), differences
        control = _lose_unsent_writes(three, clients)
        assert control > 0, "writes that no other machine had were not lost"
    told = f"{seen.count} acknowledged, 0 lost, sums exact, {seen.refused} told to come again over {seen.gap:.1f} s"
    return f"{told}, {reads} transactions on the replicas, the old primary follows; control lost {control}"


@contextmanager
def _processes(three: Machines) -> Iterator[list[str]]:
    """Yield the addresses of a process behind the pooler, and of one that names the three databases."""
    with tempfile.TemporaryDirectory() as folder, pooled(three.url) as through, ExitStack() as stack:
        common = {"BUDGET_SECRET": SECRET, "BUDGET_DATABASE_REPLICA_URL": three.replicas_url}
        behind = {"BUDGET_DATABASE_URL": through, "BUDGET_DATABASE_DIRECT_URL": three.url}
        beside = {"BUDGET_DATABASE_URL": three.hosts_url}
        yield [
            stack.enter_context(served(Path(folder) / str(number), **common, **own))
            for number, own in enumerate((behind, beside))
        ]


def _write_through_failover(
    three: Machines, clients: list[httpx.Client], writes: int
) -> tuple[Seen, list[Person], int]:
    """Return the answers, the writers, and the transactions on the replicas before the failover."""
    people = [sign_up(clients[number % 2]) for number in range(WRITERS)]
    seen, is_over = Seen(), Event()
    with ThreadPoolExecutor(WRITERS) as threads:
        writing = [threads.submit(_write, person, seen, is_over) for person in people]
        try:
            reads = _lose_the_primary(three, seen, writes)
        finally:
            is_over.set()
        for one in writing:
            one.result()
    return seen, people, reads


def _lose_the_primary(three: Machines, seen: Seen, writes: int) -> int:
    """After a third of the writes; it comes back after two thirds. Wait until all are done."""
    replicas = three.replicas()
    for replica in replicas:
        replica.query("select pg_wal_replay_pause()")
    _wait_for(seen, writes // 6)
    for replica in replicas:
        replica.query("select pg_wal_replay_resume()")
    _wait_for(seen, writes // 3)
    reads = sum(int(replica.query(_COUNT)[0][0]) for replica in replicas)
    primary, known = three.primary, seen.count
    primary.kill()
    _wait_for(seen, known + 2 * WRITERS)
    assert three.primary is not primary
    _wait_for(seen, writes * 2 // 3)
    three.restart(primary)
    assert primary in three.replicas()
    _wait_for(seen, writes)
    return reads


def _lose_unsent_writes(three: Machines, clients: list[httpx.Client]) -> int:
    """Return the lost writes where none waits for another machine, and the primary sends none before it is killed."""
    primary = three.primary
    primary.configure(synchronous_mode=False)
    wait_for(lambda: primary.query(_IS_SYNCHRONOUS) == [("",)], "no synchronous replica")
    ann, seen = sign_up(clients[0]), Seen()
    wait_for(lambda: _has_all(primary), "replicas with all writes")
    for process_id in primary.postgres_processes("walsender"):
        os.kill(process_id, signal.SIGSTOP)
    is_over = Event()
    with ThreadPoolExecutor(1) as threads:
        writing = threads.submit(_write, ann, seen, is_over)
        _wait_for(seen, CONTROL_WRITES)
        is_over.set()
        writing.result()
    primary.kill()
    assert three.primary is not primary
    return _lost(ann, seen)


def _has_all(primary: Machine) -> bool:
    return primary.query("select count(*) from pg_stat_replication where replay_lsn = pg_current_wal_lsn()") == [(2,)]


def _wait_for(seen: Seen, writes: int) -> None:
    end = time.monotonic() + END_SECONDS
    while seen.count < writes:
        assert not seen.wrong, seen.wrong[:3]
        assert time.monotonic() < end, "the processes did not follow"
        time.sleep(0.05)


def _write(person: Person, seen: Seen, is_over: Event) -> None:
    """One expense after the other, each until it is acknowledged, and read at once."""
    own = seen.acknowledged.setdefault(person.id, [])
    while not is_over.is_set():
        body = {"id": new_id(), "value": "1.00", "accountId": person.accounts["Cash"]}
        body["categoryId"] = person.categories["Food"]
        if _until_acknowledged(person, seen, is_over, "POST", f"/history/{person.workspace}/add-expenses", body):
            own.append(body["id"])
            seen.moments.append(time.monotonic())
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
    """Return how many of the acknowledged expenses are not there."""
    export = _export(person)
    return sum(one not in export for one in seen.acknowledged[person.id])


def _export(person: Person) -> str:
    """Return the entries, once the database answers."""
    answer = _until_acknowledged(person, Seen(), Event(), "GET", f"/history/{person.workspace}/export", None)
    assert answer
    return answer.text


def _is_exact(person: Person) -> bool:
    """Return whether the balance is what the expenses of one unit each leave."""
    return person.budget("Cash") == f"-{_export(person).count(',expense,')}.00"


async def _recount(url: str, person: Person) -> list[Difference]:
    database = PostgresDatabase(url, lambda _: None)
    try:
        return await database.read(recount, person.workspace)
    finally:
        await database.close()


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 2_000))
