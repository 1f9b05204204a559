"""Exchange rates of a data folder, set past its server."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import date, timedelta
from itertools import count
from pathlib import Path

from budget_core.base.rates import BASE

_DAYS = count(1)


@contextmanager
def euro_rates(folder: Path) -> Iterator[Callable[[str], None]]:
    """Yield a function that sets the euro's rate; at the end the shipped rates are back."""
    try:
        yield lambda rate: set_rates(folder, EUR=rate)
    finally:
        with closing(sqlite3.connect(folder / "budget.sqlite3", isolation_level=None)) as database:
            database.execute("delete from rates where date > '2027'")


def set_rates(folder: Path, **rates: str) -> None:
    """Set rates per US dollar, newer than those before; other currencies have none."""
    day = (date(2027, 1, 1) + timedelta(days=next(_DAYS))).isoformat()
    row = (day, BASE, json.dumps({BASE: "1", **rates}), "{}", f"{day} 00:00:00.000000", f"{day} 00:00:00.000000")
    with closing(sqlite3.connect(folder / "budget.sqlite3", isolation_level=None)) as database:
        database.execute("insert into rates (date, base, data, held, created_at, updated_at) values (?,?,?,?,?,?)", row)
