"""Timing: medians of single calls, throughput of many clients."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bench.http import Connection

Call = Callable[[Connection], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Load:
    """What many clients got."""

    per_second: float
    p99_ms: float


async def medians_ms(calls: Mapping[str, tuple[Connection, Call]], times: int) -> dict[str, float]:
    """Median time of each call, after a warm-up; the calls take turns, so that all meet the same machine."""
    durations: dict[str, list[float]] = {name: [] for name in calls}
    for turn in range(times + times // 10):
        for name, (connection, call) in calls.items():
            start = time.perf_counter()
            await call(connection)
            if turn >= times // 10:
                durations[name].append(time.perf_counter() - start)
    return {name: statistics.median(found) * 1000 for name, found in durations.items()}


async def load(open_one: Callable[[], Awaitable[Connection]], call: Call, clients: int, each: int) -> Load:
    """Throughput and 99th percentile of `clients` calling at once."""
    connections = [await open_one() for _ in range(clients)]
    durations: list[float] = []

    async def drive(connection: Connection) -> None:
        for _ in range(each):
            start = time.perf_counter()
            await call(connection)
            durations.append(time.perf_counter() - start)

    begun = time.perf_counter()
    await asyncio.gather(*map(drive, connections))
    elapsed = time.perf_counter() - begun
    for connection in connections:
        connection.close()
    return Load(clients * each / elapsed, sorted(durations)[int(len(durations) * 0.99)] * 1000)
