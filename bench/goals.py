"""What the figures have to reach: each goal with its figure, met or missed."""

import math
from dataclasses import dataclass, field
from typing import NamedTuple

from bench.fsyncs import SLOW_SYNC_MS
from bench.measure import Load
from bench.terminal import ADD, HELP, LIBRARIES, MONTH, ON_SERVER, READS, TAB, TYPER, Processor

NOTHING = "nothing"
"""The bare handler's empty answer."""

HUNDRED_THOUSAND = 100_000
FLAT = ("add one", "month", "statistics", "page of 50", "page far down", "search")


@dataclass
class Figures:
    """Of one size: medians in ms by name, of the product and of the bare handler, and what else was measured."""

    entries: int
    own: dict[str, float]
    bare: dict[str, float]
    own_load: Load
    bare_load: Load
    import_s: float = 0.0
    raw_import_s: float = 0.0
    start_s: float = 0.0
    idle_mb: float = 0.0
    """Memory of a server that answered once; then that of one that was called for all that is measured."""
    memory_mb: float = 0.0
    slow_disk: tuple[Load, Load] | None = None
    """Of both where a sync takes `SLOW_SYNC_MS` longer; None without strace."""
    fsyncs: dict[int, float] = field(default_factory=dict)
    """Per add, by the number of clients; empty without strace."""
    terminal: dict[str, float] = field(default_factory=dict)
    """Seconds of commands, by the names in `bench.terminal`."""

    processor: dict[str, Processor] = field(default_factory=dict)

    def ratio(self, name: str, beside: str = "") -> float:
        """How many times as long as the bare handler takes for the same, or for something else."""
        return self.own[name] / self.bare[beside or name]


class Goal(NamedTuple):
    """A bound on a figure."""

    name: str
    figure: float
    bound: float
    at_least: bool = False

    @property
    def is_met(self) -> bool:
        """Whether the figure is within the bound."""
        return self.figure >= self.bound if self.at_least else self.figure <= self.bound

    def __str__(self) -> str:
        sign = "≥" if self.at_least else "≤"
        return f"{'met   ' if self.is_met else 'MISSED'} {self.name:58} {self.figure:8.2f}  (goal {sign} {self.bound})"


def goals(sizes: list[Figures]) -> list[Goal]:
    """All of them, judged on the largest size and on the growth up to it."""
    first, last = sizes[0], sizes[-1]
    found = [
        Goal("P1 add one, times the bare handler", last.ratio("add one"), 2.5),
        Goal(
            "P2 16 writers, requests/s of bare's",
            last.own_load.per_second / last.bare_load.per_second,
            1.0,
            at_least=True,
        ),
        Goal("P2 16 writers, p99 of bare's", last.own_load.p99_ms / last.bare_load.p99_ms, 1.0),
    ]
    if last.slow_disk:
        own, bare = last.slow_disk
        where = f"P2 16 writers, a sync takes {SLOW_SYNC_MS} ms"
        found += [
            Goal(f"{where}, requests/s of bare's", own.per_second / bare.per_second, 1.0, at_least=True),
            Goal(f"{where}, p99 of bare's", own.p99_ms / bare.p99_ms, 1.0),
        ]
    most_syncs = {1: 1.05, 16: 0.25}
    found += [
        Goal(f"P3 fsyncs an add, {count} clients", per_add, most_syncs[count]) for count, per_add in last.fsyncs.items()
    ]
    found += [Goal(f"P4 {name}, times its figure at {first.entries}", growth(sizes, name), 1.2) for name in FLAT]
    found += [
        Goal("P5 month, times the bare handler", last.ratio("month"), 1.8),
        Goal("P5 page of 50, times the bare handler", last.ratio("page of 50"), 1.8),
        Goal("P5 statistics, ms", last.own["statistics"], 3.4),
    ]
    found += [
        Goal(f"P6 search at {one.entries}, ms", one.own["search"], 5.0 if one.entries > HUNDRED_THOUSAND else 3.0)
        for one in sizes
    ]
    found += [
        Goal("P7 import, times sqlite3", last.import_s / last.raw_import_s, 2.8),
        Goal("P8 start to the first answer, s", last.start_s, 0.9),
        Goal("P8 start, times the start at the smallest size", last.start_s / first.start_s, 1.2),
        Goal("P8 memory before any call, MB", first.idle_mb, 110.0),
        Goal("P8 memory after all calls, MB", last.memory_mb, 130.0),
    ]
    libraries = last.terminal[LIBRARIES]
    found += [
        Goal("P9 --help, times loading typer", last.terminal[HELP] / last.terminal[TYPER], 2.5),
        Goal("P9 month on a local file, s", last.terminal[MONTH], 0.7),
        Goal("P9 month on a local file, times its libraries", last.terminal[MONTH] / libraries, 2.0),
        Goal("P9 Tab on a local file, s", last.terminal[TAB], 0.4),
        Goal("P9 month on a server, s", last.terminal[ON_SERVER], 0.3),
    ]
    bounds = dict.fromkeys(READS, 5.0) | {ADD: 8.0, ON_SERVER: 3.0}
    found += [
        Goal(f"P9 {name}, resident: processor time of loading typer", last.processor[name].resident, bound)
        for name, bound in bounds.items()
    ]
    return found


def growth(sizes: list[Figures], name: str) -> float:
    """From the smallest size to the largest, on a machine that is as fast for both: measured in empty answers."""
    first, last = sizes[0], sizes[-1]
    return last.ratio(name, NOTHING) / first.ratio(name, NOTHING)


def exponent(sizes: list[Figures], name: str) -> float:
    """How the time grows: 0 is flat, 1 is as fast as the entries."""
    first, last = sizes[0], sizes[-1]
    return 0.0 if first is last else math.log(growth(sizes, name)) / math.log(last.entries / first.entries)
