"""`make bench`: the product and the yardstick in turn, in one run; ratios count, milliseconds wander.

`python -m bench 1000 10000` measures those sizes only.
"""

import asyncio
import shutil
import sqlite3
import sys
import tempfile
from pathlib import Path

from bench.bringing import import_seconds, raw_seconds
from bench.fsyncs import SLOW_SYNC_MS, SLOW_SYNCS, fsyncs_per_add, has_strace
from bench.goals import NOTHING, Figures, exponent, goals
from bench.http import Connection
from bench.ledgers import ledger_goals
from bench.measure import Load, load, medians_ms
from bench.product import Product
from bench.seeding import seed
from bench.servers import BARE, PRODUCT, memory_mb, serving, start
from bench.terminal import LIBRARIES, local_processor, local_seconds, server_processor, server_seconds
from bench.web import web_goals

CLIENTS = 16
TIMES = 200
EACH = 60
ROUNDS = 3
SIZES = (1_000, 100_000, 1_000_000)
IMPORTED_MOST = 100_000


class Bare:
    """The bare handler on a copy of the product's file."""

    def __init__(self, port: int, folder: Path, product: Product) -> None:
        self._port, self._product = port, product
        database = sqlite3.connect(folder / "budget.sqlite3")
        (self._session,) = database.execute("select id from sessions limit 1").fetchone()
        database.close()

    async def open(self) -> Connection:
        """A connection with the session."""
        return await Connection(self._port, self._session).open()

    async def add(self, connection: Connection) -> object:
        """One expense."""
        return await connection.ok("POST", f"/add/{self._product.workspace}", self._product.expense)

    async def page(self, connection: Connection) -> object:
        """The newest 50."""
        return await connection.ok("GET", f"/page/{self._product.workspace}")

    async def month(self, connection: Connection) -> object:
        """The rows of a month's planning."""
        return await connection.ok("GET", f"/month/{self._product.workspace}")

    async def nothing(self, connection: Connection) -> object:
        """An answer that takes no work: how fast the machine is just now."""
        return await connection.ok("GET", "/nothing")


async def measure(size: int, folder: Path) -> Figures:
    """Everything at one size."""
    product = Product()
    with serving(PRODUCT, folder) as (port, _):
        await product.begin(port)
    seed(folder, product, size)
    beside = folder / "bare"
    beside.mkdir()
    shutil.copy(folder / "budget.sqlite3", beside)
    start_s, idle_mb = await asyncio.to_thread(start, folder)
    with serving(PRODUCT, folder) as (port, pid):
        product.port = port
        figures = await _beside(size, product, beside)
        figures.start_s, figures.idle_mb = start_s, idle_mb
        figures.memory_mb = memory_mb(pid)
        for clients in (1, CLIENTS):
            if (per_add := await fsyncs_per_add(product, pid, clients)) is not None:
                figures.fsyncs[clients] = per_add
        figures.terminal = server_seconds(port, product.token)
        figures.processor = server_processor(port, product.token)
        figures.import_s, workspaces = await import_seconds(product, min(size, IMPORTED_MOST))
    if has_strace():
        figures.slow_disk = await _on_slow_disk(product, folder, beside)
    figures.terminal |= local_seconds(folder)
    figures.processor |= local_processor(folder)
    figures.raw_import_s = raw_seconds(folder, workspaces)
    return figures


async def _beside(size: int, product: Product, folder: Path) -> Figures:
    """What is measured in turn with the bare handler."""
    with serving(BARE, folder) as (port, _):
        bare = Bare(port, folder, product)
        await product.go_deep(max(1, size // 400))
        own, other = await product.open(), await bare.open()
        calls = {
            "add one": (own, product.add),
            "page of 50": (own, product.page),
            "month": (own, product.month),
            "page far down": (own, product.deep_page),
            "statistics": (own, product.statistics),
            "search": (own, product.search),
        }
        bare_calls = {"bare add one": (other, bare.add), "bare page of 50": (other, bare.page)}
        bare_calls |= {"bare month": (other, bare.month), f"bare {NOTHING}": (other, bare.nothing)}
        durations = await medians_ms({**calls, **bare_calls}, TIMES)
        own_load, bare_load = await _loads(product, bare)
    mine = {name: durations[name] for name in calls}
    others = {name.removeprefix("bare "): ms for name, ms in durations.items() if name not in calls}
    return Figures(size, mine, others, own_load, bare_load)


async def _on_slow_disk(product: Product, folder: Path, beside: Path) -> tuple[Load, Load]:
    with serving([*SLOW_SYNCS, *PRODUCT], folder) as (port, _), serving([*SLOW_SYNCS, *BARE], beside) as (other, _):
        product.port = port
        return await _loads(product, Bare(other, beside, product))


async def _loads(product: Product, bare: Bare) -> tuple[Load, Load]:
    """What many clients that add get of each, in turn."""
    loads = [
        (await load(product.open, product.add, CLIENTS, EACH), await load(bare.open, bare.add, CLIENTS, EACH))
        for _ in range(ROUNDS)
    ]
    return _middle([own for own, _ in loads]), _middle([other for _, other in loads])


def _middle(loads: list[Load]) -> Load:
    return sorted(loads, key=lambda one: one.per_second)[len(loads) // 2]


def report(figures: Figures) -> None:
    """One size."""
    print(f"\n{figures.entries} entries")
    for name, ms in figures.own.items():
        beside = f"{figures.ratio(name):5.2f} × bare" if name in figures.bare else ""
        print(f"  {name:16} {ms:8.2f} ms   {beside}")
    loads = [(f"{CLIENTS} clients add", figures.own_load), ("bare", figures.bare_load)]
    if figures.slow_disk:
        own, other = figures.slow_disk
        loads += [(f"  sync {SLOW_SYNC_MS} ms", own), ("  bare", other)]
    for name, one in loads:
        print(f"  {name:16} {one.per_second:8.0f}/s   p99 {one.p99_ms:.1f} ms")
    print(f"  {'import':16} {figures.import_s:8.2f} s    {figures.import_s / figures.raw_import_s:5.2f} × sqlite3")
    print(f"  {'start':16} {figures.start_s:8.2f} s")
    print(f"  {'memory':16} {figures.memory_mb:8.0f} MB   {figures.idle_mb:.0f} before any call")
    for clients, per_add in figures.fsyncs.items():
        print(f"  fsyncs an add    {per_add:8.2f}      {clients} clients")
    for name, seconds in figures.terminal.items():
        print(f"  {name:26} {seconds:5.2f} s   {seconds / figures.terminal[LIBRARIES]:5.2f} × {LIBRARIES}")
    for name, times in figures.processor.items():
        print(f"  {name:26} {times.direct:5.2f} × typer's processor time, resident {times.resident:5.2f}")


async def main(sizes: list[int]) -> None:
    """A block for each size, the growth over them, and the goals."""
    found = []
    for size in sizes:
        with tempfile.TemporaryDirectory() as name:
            found.append(await measure(size, Path(name)))
        report(found[-1])
    print("\ngrowth exponent (0 is flat, 1 grows like the entries)")
    for name in found[0].own:
        print(f"  {name:16} {exponent(found, name):8.2f}")
    print("\ngoals")
    for goal in (*goals(found), *ledger_goals(), *web_goals()):
        print(f"  {goal}", flush=True)


if __name__ == "__main__":
    asyncio.run(main([int(size) for size in sys.argv[1:]] or list(SIZES)))
    sys.stdout.flush()
