"""The whole history as files, newest first, batch by batch: CSV or lines of JSON."""

from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import aclosing
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, select, union_all

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow, NamedMemberRow, ParticipantRow, UserRow
from budget_api.db.port import Database
from budget_api.history.queries import OWN, entry_of
from budget_api.history.search.access_paths import ENTRIES, POSITION
from budget_api.history.search.conditions import filter_conditions
from budget_api.history.search.filters import EVERYTHING, PageFilters
from budget_core.base import currencies
from budget_core.contract.entries.history import HistoryEntry
from budget_core.exports.cells import ENTRY_COLUMNS, HISTORY_COLUMNS, Cell, NamedLine, csv_text, line_rows

Names = Mapping[str | None, str]
"""Names of accounts, categories and members, by id."""
Entry = list[Any]
"""Fields of an entry, in an order."""
Write = Callable[[Iterable[Entry], Names], str]

_NAMED_BY: Final = {
    "account_label": "account_id",
    "from_account_label": "from_account_id",
    "category_label": "category_id",
    "payer_name": "paid_by",
}
"""Fields that hold names, with the ids of what they name."""

_ACCOUNTS, _CATEGORIES = table_of(AccountRow).c, table_of(CategoryRow).c
_USERS, _MEMBERS, _UNCLAIMED = table_of(UserRow).c, table_of(ParticipantRow).c, table_of(NamedMemberRow).c
_CLAIMED = table_of(NamedMemberRow).alias("claimed").c
_NAMED = union_all(
    *(
        select(rows.id, rows.name).where(condition(rows, bindparam("workspace")))
        for rows, condition in ((_ACCOUNTS, readable.accounts), (_CATEGORIES, readable.categories))
    ),
    select(_USERS.id, _USERS.name).where(
        _MEMBERS.user_id == _USERS.id, _MEMBERS.workspace_id == bindparam("workspace"), _USERS.deleted_at.is_(None)
    ),
    select(_UNCLAIMED.id, _UNCLAIMED.name).where(
        _UNCLAIMED.workspace_id == bindparam("workspace"), _UNCLAIMED.user_id.is_(None)
    ),
    select(_CLAIMED.id, _USERS.name).where(
        _CLAIMED.workspace_id == bindparam("workspace"), _CLAIMED.user_id == _USERS.id, _USERS.deleted_at.is_(None)
    ),
).subquery()
_NAMES = select(_NAMED.c.id, _NAMED.c.name)
"""Names in a workspace; former members are among them, and users under the names that they claimed."""

_ENTRY_FIELDS, _LINE_FIELDS = tuple(ENTRY_COLUMNS.values()), (*HISTORY_COLUMNS.values(), "lines")
_ACCOUNT_CURRENCY, _TIME = _LINE_FIELDS.index("account_currency_code"), _ENTRY_FIELDS.index("date")
_LINE_FEED: Final = "\n"
_encode_lines = msgspec.json.Encoder(decimal_format="string").encode_lines


def history_csv(database: Database, caller: Caller, filters: PageFilters) -> AsyncGenerator[str]:
    """Yield the pieces of a CSV file with a row for each line of an entry."""

    def write(entries: Iterable[Entry], names: Names) -> str:
        return csv_text(cells for entry in entries for cells in _line_cells(entry, names))

    return _pieces(database, caller, filters, _LINE_FIELDS, write, csv_text([HISTORY_COLUMNS]))


def entries_csv(database: Database, caller: Caller, filters: PageFilters) -> AsyncGenerator[str]:
    """Yield the pieces of a CSV file with a row for each entry, as the terminal shows it."""

    def write(entries: Iterable[Entry], _: Names) -> str:
        return csv_text(map(_entry_cells, entries), _LINE_FEED)

    return _pieces(database, caller, filters, _ENTRY_FIELDS, write, csv_text([ENTRY_COLUMNS], _LINE_FEED))


def entries_json(database: Database, caller: Caller, filters: PageFilters) -> AsyncGenerator[str]:
    """Yield the pieces of a file with an entry in JSON on each line."""

    def write(entries: Iterable[Entry], _: Names) -> str:
        return _encode_lines([*map(entry_of, entries)]).decode()

    return _pieces(database, caller, filters, HistoryEntry.__struct_fields__, write)


async def _pieces(
    database: Database, caller: Caller, filters: PageFilters, fields: Sequence[str], write: Write, head: str = ""
) -> AsyncGenerator[str]:
    """Yield a head and the texts of all entries that the filters let through.

    The first piece comes after the first entries were read, so that a failure is an error answer.
    """
    found = [] if filters == EVERYTHING else await database.read(filter_conditions, caller, filters)
    stored = select(*(ENTRIES.c[_NAMED_BY.get(name, name)] for name in fields)).where(*OWN, *found)
    query = stored.order_by(*(column.desc() for column in POSITION))
    named = [at for at, name in enumerate(fields) if name in _NAMED_BY]
    names, text, is_begun = dict[str | None, str](), head, False
    values = {"workspace": caller.workspace_id}
    async with aclosing(database.stream(caller.user.id, values, _NAMES, query)) as batches:
        async for number, rows in batches:
            if number == 0:
                names |= {row.id: row.name for row in rows}
                continue
            yield text + write(_with_names(rows, named, names), names)
            text, is_begun = "", True
    if not is_begun:
        yield text


def _with_names(rows: Iterable[Any], named: Sequence[int], names: Names) -> Iterator[Entry]:
    """Yield the fields of rows, names at these positions instead of ids."""
    for row in rows:
        entry = [*row]
        for at in named:
            entry[at] = names.get(entry[at])
        yield entry


def _line_cells(entry: Entry, names: Names) -> Iterator[Sequence[Cell]]:
    *fields, lines = entry
    if lines:
        named = [NamedLine(names[line.category_id], line.value, line.note) for line in lines]
        yield from line_rows(fields, named, currencies.money_digits(fields[_ACCOUNT_CURRENCY]))
    else:
        yield fields


def _entry_cells(entry: Entry) -> Sequence[Cell]:
    entry[_TIME] = entry[_TIME].isoformat()
    return entry
