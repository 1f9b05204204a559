"""How much more several processes on PostgreSQL do than one, and what each costs: `python -m bench.scaling`.

The database and the clients run on the same processors as the servers, so what is measured is a machine, not a process.
"""

import asyncio
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path

import psycopg
from tests.postgres import cluster

from bench.http import Connection
from bench.processes import cpu_seconds, memory_of, parent_of, several, tree_seconds
from bench.product import Product
from bench.sockets import Sockets

PROCESSES = (1, 2, 4)
PEOPLE, CATEGORIES = 32, 12
SECONDS, WARM_SECONDS = 10.0, 5.0
ROUNDS = 3
SOCKETS = 1_000
MIX = ("add", "page", "month", "page", "add", "page", "statistics", "month", "add", "page")
"""Seven of ten read."""
_ROOM = """select sum(pg_total_relation_size(name::regclass)), (select count(*) from history)
from unnest(array['history', 'history_words', 'changes']) as name"""


@dataclass(frozen=True, slots=True)
class Served:
    """What a number of processes did in one round."""

    per_second: float
    median_ms: float
    p99_ms: float
    cpu_ms: float
    """Of the processes for each call: what else the machine does hardly changes it."""
    database_ms: float
    """The same, of the database."""


async def mixed(people: list[Product], pids: list[int], database: int, seconds: float = SECONDS) -> Served:
    """All at once, each with a connection of their own, one call after the other."""
    durations: list[float] = []
    spent, queried = sum(map(cpu_seconds, pids)), tree_seconds(database)
    over = time.perf_counter() + seconds

    async def drive(number: int, person: Product, connection: Connection) -> None:
        turn = number
        while time.perf_counter() < over:
            begun = time.perf_counter()
            await getattr(person, MIX[turn % len(MIX)])(connection)
            durations.append(time.perf_counter() - begun)
            turn += 1

    connections = [await person.open() for person in people]
    await asyncio.gather(*(drive(at, *pair) for at, pair in enumerate(zip(people, connections, strict=True))))
    for connection in connections:
        connection.close()
    percent = statistics.quantiles(durations, n=100)
    cpu = sum(map(cpu_seconds, pids)) - spent
    costs = (cpu / len(durations) * 1000, (tree_seconds(database) - queried) / len(durations) * 1000)
    return Served(len(durations) / seconds, percent[49] * 1000, percent[98] * 1000, *costs)


async def people_of(port: int) -> list[Product]:
    """Those who call: each with a budget of their own."""
    people = []
    for number in range(PEOPLE):
        person = Product(name=f"bench{number}")
        await person.begin(port, CATEGORIES)
        people.append(person)
    return people


async def measure(url: str, folder: Path, database: int, rounds: int) -> None:
    """Each number of processes in turn, several times: what else the machine does hits all of them."""
    with several(url, folder, 1) as (port, _):
        people = await people_of(port)
    found: dict[int, list[Served]] = {count: [] for count in PROCESSES}
    memory: dict[int, float] = {}
    for _ in range(rounds):
        for count in PROCESSES:
            with several(url, folder, count) as (port, pids):
                for person in people:
                    person.port = port
                await mixed(people, pids, database, WARM_SECONDS)
                found[count].append(await mixed(people, pids, database))
                memory[count] = sum(map(memory_of, pids))
    for count, served in found.items():
        report(count, served, memory[count])
    with several(url, folder, 1) as (port, pids):
        print(await Sockets(port, people[0], SOCKETS).measure(pids[0]))


def report(processes: int, served: list[Served], memory: float) -> None:
    """The middle round, and how far the others were from it."""
    middle = sorted(served, key=lambda one: one.per_second)[len(served) // 2]
    rates = [one.per_second for one in served]
    print(
        f"{processes} processes: {middle.per_second:5.0f}/s ({min(rates):.0f} to {max(rates):.0f}), "
        f"median {middle.median_ms:.1f} ms, p99 {middle.p99_ms:.1f} ms, {middle.cpu_ms:.2f} ms of a processor each "
        f"and {middle.database_ms:.2f} ms in the database, "
        f"{memory:.0f} MB"
    )


def main(rounds: int) -> None:
    """A line for each number of processes, one for the sockets, and one for the room that entries take."""
    with ExitStack() as stack:
        postgres = stack.enter_context(cluster())
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        with psycopg.connect(f"{postgres}/postgres", autocommit=True) as connection:
            connection.execute("create database scaling")
            database = parent_of(connection.info.backend_pid)
        asyncio.run(measure(f"{postgres}/scaling", Path(folder), database, rounds))
        with psycopg.connect(f"{postgres}/scaling") as connection:
            size, entries = connection.execute(_ROOM).fetchone() or (0, 1)
        print(
            f"{entries} entries: {float(size) / entries / 1024:.1f} kB each, with their indexes and the log of changes"
        )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else ROUNDS)
