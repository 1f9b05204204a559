"""Timing: medians of single calls, throughput of many clients."""

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bench.http import Connection

Call = Callable[[Connection], Awaitable[object]]


@dataclass(frozen=True, slots=True)
class Load:
    """What many clients got."""

    per_second: float
    p99_ms: float


async def median_ms(connection: Connection, call: Call, times: int) -> float:
    """Median time of a call, after a warm-up."""
    for _ in range(max(5, times // 10)):
        await call(connection)
    taken = []
    for _ in range(times):
        start = time.perf_counter()
        await call(connection)
        taken.append(time.perf_counter() - start)
    return statistics.median(taken) * 1000


async def load(open_one: Callable[[], Awaitable[Connection]], call: Call, clients: int, each: int) -> Load:
    """Throughput and 99th percentile of `clients` calling at once."""
    connections = [await open_one() for _ in range(clients)]
    taken: list[float] = []

    async def drive(connection: Connection) -> None:
        for _ in range(each):
            start = time.perf_counter()
            await call(connection)
            taken.append(time.perf_counter() - start)

    begun = time.perf_counter()
    await asyncio.gather(*map(drive, connections))
    whole = time.perf_counter() - begun
    for connection in connections:
        connection.close()
    return Load(clients * each / whole, sorted(taken)[int(len(taken) * 0.99)] * 1000)
