"""The whole history as CSV, newest first, batch by batch: a row for each line of an entry."""

from collections.abc import AsyncGenerator, Iterable, Iterator, Sequence
from contextlib import aclosing
from typing import Any

from sqlalchemy import bindparam, select

from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import CategoryRow
from budget_api.db.port import Database
from budget_api.history.queries import newest_entries
from budget_api.history.search.conditions import filter_conditions
from budget_api.history.search.filters import EVERYTHING, Filters
from budget_core.base import currencies
from budget_core.exports.cells import HISTORY_COLUMNS, Cell, NamedLine, csv_text, line_rows

_CATEGORIES = table_of(CategoryRow).c
_NAMES = select(_CATEGORIES.id, _CATEGORIES.name).where(_CATEGORIES.workspace_id == bindparam("workspace"))
_QUERY = newest_entries([*HISTORY_COLUMNS.values(), "lines"])


async def history_csv(database: Database, caller: Caller, filters: Filters) -> AsyncGenerator[str]:
    """Yield the pieces of the file.

    The first comes after the first entries were read, so that a failure is an error answer.
    """
    found = [] if filters == EVERYTHING else await database.read(filter_conditions, caller, filters)
    text, names = csv_text([HISTORY_COLUMNS]), dict[str, str]()
    async with aclosing(
        database.stream(caller.user.id, {"workspace": caller.workspace_id}, _NAMES, _QUERY.where(*found))
    ) as batches:
        async for number, rows in batches:
            if number == 0:
                names |= {row.id: row.name for row in rows}
                continue
            yield text + csv_text(_cells(rows, names))
            text = ""
    if text:
        yield text


def _cells(rows: Iterable[Any], names: dict[str, str]) -> Iterator[Sequence[Cell]]:
    for *fields, lines in rows:
        if lines:
            named = [NamedLine(names[line.category_id], line.value, line.note) for line in lines]
            yield from line_rows(fields, named, currencies.money_digits(fields[_ACCOUNT_CURRENCY]))
        else:
            yield fields


_ACCOUNT_CURRENCY = list(HISTORY_COLUMNS.values()).index("account_currency_code")
