"""`make prove`: the runs that are too long for every change, one after the other, in one table.

`python -m tests.prove 100 ledger writers` runs those two at a hundredth of their size.
"""

import sys
import time
import traceback
from collections.abc import Callable
from contextlib import redirect_stderr
from io import StringIO
from typing import NamedTuple

from tests.prove import (
    alerts,
    cases,
    changes_reader,
    deliveries,
    devices,
    extras,
    failover,
    faults,
    fuzz,
    kills,
    ledger,
    live_churn,
    pooler,
    postgres,
    postings,
    power_cuts,
    processes,
    proxies,
    rush,
    settlements,
    timing,
    writers,
    zones,
)
from tests.prove.attacks import disk, fairness, floods, hosts, neighbours, people, strangers, tokens, traces


class Proof(NamedTuple):
    """A run: its size, what is counted, and what says how it went or raises."""

    name: str
    size: int
    unit: str
    run: Callable[[int], str]


PROOFS = (
    Proof("ledger", 50_000, "calls on a state machine", ledger.main),
    Proof("settlements", 10_000, "histories of three who share costs", settlements.main),
    Proof("writers", 10_000, "mixed writes by 16 at once", writers.main),
    Proof("processes", 1_000, "adds from two processes", processes.main),
    Proof("pooler", 1_000, "adds through PgBouncer", pooler.main),
    Proof("proxies", 3, "configurations, by nginx and Caddy", proxies.main),
    Proof("failover", 2_000, "writes while the database is lost", failover.main),
    Proof("changes", 10_000, "writes under a reader of changes", changes_reader.main),
    Proof("postgres", 2_600, "tests of the API on PostgreSQL", postgres.main),
    Proof("cases", 400, "cases of the dear tests", cases.main),
    Proof("fuzz", 100, "examples an operation", fuzz.main),
    Proof("kills", 1_000, "kills at the Nth call to the disk", kills.main),
    Proof("cuts", 1_000, "simulated power cuts", power_cuts.main),
    Proof("deliveries", 50, "kills of who delivers reminders", deliveries.main),
    Proof("postings", 1_000, "scheduled entries, two processes killed 25 times", postings.main),
    Proof("alerts", 400, "expenses, two processes killed 8 times", alerts.main),
    Proof("rush", 10_000, "reminders due in one minute", rush.main),
    Proof("zones", 600, "time zones whose clocks jump", zones.main),
    Proof("devices", 1_000, "schedules of three devices", devices.main),
    Proof("timing", 500, "pairs of known and unknown e-mails", timing.main),
    Proof("extras", 6, "installs of the wheel, one an extra", extras.main),
    Proof("floods", 1_200, "connections that wait, after 4 endless heads", floods.main),
    Proof("fairness", 600, "writes of one user beside another's", fairness.main),
    Proof("neighbours", 20_000, "entries beside which others work", neighbours.main),
    Proof("strangers", 400, "guesses, and codes asked for", strangers.main),
    Proof("tokens", 200, "sign-ins, after forged tokens", tokens.main),
    Proof("people", 60, "people to list, and names with links", people.main),
    Proof("hosts", 200, "names that lead here", hosts.main),
    Proof("disk", 300, "writes to a full disk, a damaged file", disk.main),
    Proof("traces", 200, "entries of a deleted user", traces.main),
    Proof("faults", len(faults.read_faults()), "planted faults", faults.main),
    Proof("sockets", 10_000, "sockets that come and go", live_churn.main),
)


def main(divisor: int, *names: str) -> int:
    """Run all, or those named; the exit code."""
    failed = 0
    for proof in PROOFS:
        if not names or proof.name in names:
            failed += _prove(proof, max(1, proof.size // divisor))
    return int(failed > 0)


def _prove(proof: Proof, size: int) -> bool:
    """One line of the table; whether it failed."""
    begun, error = time.monotonic(), ""
    with redirect_stderr(StringIO()) as said:
        try:
            result = proof.run(size)
        except Exception as raised:  # the others run all the same
            result, error = f"FAILED: {type(raised).__name__}", said.getvalue() + traceback.format_exc()
    seconds = time.monotonic() - begun
    print(f"{proof.name:10} {size:>7} {proof.unit:34} {seconds:>5.0f} s  {result}", flush=True)
    if error:
        print(error, file=sys.stderr)
    return bool(error)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1, *sys.argv[2:]))
