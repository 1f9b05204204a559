"""Entries added up by the database: by month, category, account, person, payee, tag or kind."""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from itertools import product
from typing import Any

from sqlalchemy import ColumnElement, FromClause, and_, case, func, literal, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow, EntryLineRow, HistoryRow
from budget_api.history.search.conditions import entry_conditions, where_of
from budget_api.history.search.filters import PageFilters
from budget_core.base import months
from budget_core.base.conversions import Amount
from budget_core.base.money import ZERO
from budget_core.contract.entries.history import EntryLine
from budget_core.contract.entries.statistics import GroupKey
from budget_core.entries.entry_sums import SumPart
from budget_core.filters import compile_filter

Keys = tuple[GroupKey | None, GroupKey | None]
ENTRIES, LINES = table_of(HistoryRow), table_of(EntryLineRow)
_COLUMNS = {
    "category": "category_id",
    "account": "account_id",
    "person": "user_id",
    "payee": "payee",
    "tag": "tags",
    "kind": "kind",
}
_FIELDS = [ENTRIES.c[name] for name in ("id", "local_day", "account_id", "user_id", "payee", "tags", "kind")]
_LABELS = [
    select(name.c.name).where(name.c.id == ENTRIES.c[column]).scalar_subquery().label(label)
    for name, column, label in (
        (table_of(AccountRow).alias(), "account_id", "account_label"),
        (table_of(AccountRow).alias(), "from_account_id", "from_account_label"),
    )
]


def grouped_parts(db: Session, caller: Caller, first_day: int, keys: Keys, filters: PageFilters) -> Iterator[SumPart]:
    """Yield the sums of each group, kind and currency.

    A divided entry is counted in each category of its lines that pass, and once in any other group.
    """
    where = where_of(db, caller, filters)
    conditions = list(entry_conditions(db, caller, filters, where))
    if not where.is_by_line and filters.category_id is None and "category" not in keys:
        yield from _summed(db, _entries(*conditions, where.condition()), first_day, keys)
        return
    row, line = ENTRIES.c, LINES.c
    own = () if filters.category_id is None else (row.category_id == filters.category_id,)
    alone = (row.lines.is_(None), *own, where.condition(row.category_id.in_))
    yield from _summed(db, _entries(*conditions, *alone), first_day, keys)
    conditions.append(row.lines.is_not(None))
    if where.is_by_note:
        yield from _summed_lines(db, filters, first_day, keys, [*conditions, where.possible()])
        return
    own = () if filters.category_id is None else (line.category_id == filters.category_id,)
    divided = _lines(*conditions, *own, where.condition(line.category_id.in_))
    yield from _summed(db, divided, first_day, keys, func.count(divided.c.id.distinct()))


def _summed(
    db: Session, source: FromClause, first_day: int, keys: Keys, number: ColumnElement[int] | None = None
) -> Iterator[SumPart]:
    """Yield the sums of a source; `number` counts its entries where some have several rows."""
    row = source.c
    named = [_key(row, key).label(name) for key, name in zip(keys, ("row", "column"), strict=True)]
    begins_late = first_day != 1 and "month" in keys
    is_late = (func.substr(row.local_day, 9, 2) > f"{first_day:02}" if begins_late else literal(False)).label("late")
    groups = [*named, is_late, row.kind.label("kind"), row.code.label("code")]
    count = func.count() if number is None else number
    sums = (func.sum(row.value, type_=ENTRIES.c.value.type).label("sum"), count.label("number"))
    for found in db.execute(select(*groups, *sums).group_by(*groups)):
        amount = Amount(found.code, found.sum)
        for row_key in _names(keys[0], found.row, is_late=found.late):
            for column_key in _names(keys[1], found.column, is_late=found.late):
                yield SumPart((row_key, column_key), found.kind, amount, found.number)


def _key(row: Any, key: GroupKey | None) -> ColumnElement[Any]:
    if key is None:
        return literal("")
    if key == "month":
        return func.substr(row.local_day, 1, 7)
    column: ColumnElement[Any] = row[_COLUMNS[key]]
    return column


def _names(key: GroupKey | None, stored: Any, *, is_late: bool) -> Sequence[str]:
    """Return the groups of what a query groups by: the budget month of a calendar month, each of several tags."""
    if key == "tag":
        return stored or [""]
    if key == "month":
        return [months.add(stored, 1) if is_late else stored]
    return [stored or ""]


def _entries(*conditions: ColumnElement[bool]) -> FromClause:
    """Return entries with what they count as: an income as it was converted when booked."""
    row = ENTRIES.c
    is_converted = and_(row.kind == "income", row.workspace_value.is_not(None))
    value = case((is_converted, row.workspace_value), else_=row.value).label("value")
    code = case((is_converted, row.workspace_currency_code), else_=row.currency_code).label("code")
    return select(*_FIELDS, row.category_id, value, code).where(*conditions).subquery()


def _lines(*conditions: ColumnElement[bool]) -> FromClause:
    """Return the categories of divided entries with their values."""
    columns = (*_FIELDS, LINES.c.category_id, LINES.c.value, ENTRIES.c.currency_code.label("code"))
    joined = LINES.join(ENTRIES, LINES.c.entry_id == ENTRIES.c.id)
    return select(*columns).select_from(joined).where(*conditions).subquery()


def _summed_lines(
    db: Session, filters: PageFilters, first_day: int, keys: Keys, conditions: Sequence[ColumnElement[bool]]
) -> Iterator[SumPart]:
    """Yield the sums of divided entries whose lines are told apart by their notes, which no index has."""
    query = select(ENTRIES, *_LABELS).where(*conditions)
    rows: Sequence[Any] = db.execute(query).all()
    if not rows:
        return
    categories = table_of(CategoryRow).c
    named = select(categories.id, categories.name).where(readable.categories(categories, rows[0].workspace_id))
    passes = compile_filter(filters.where, {row.id: row.name for row in db.execute(named)})
    for entry in rows:
        sums: dict[tuple[str, str], Decimal] = {}
        for line in entry.lines:
            if filters.category_id in (None, line.category_id) and passes(entry, line):
                row_groups, column_groups = (_groups_of(key, entry, line, first_day) for key in keys)
                for group in product(row_groups, column_groups):
                    sums[group] = sums.get(group, ZERO) + line.value
        for group, value in sums.items():
            yield SumPart(group, entry.kind, Amount(entry.currency_code, value), 1)


def _groups_of(key: GroupKey | None, entry: Any, line: EntryLine, first_day: int) -> Sequence[str]:
    if key is None:
        return [""]
    if key == "month":
        return [months.month_of(months.parse_day(entry.local_day), first_day)]
    if key == "category":
        return [line.category_id]
    return _names(key, getattr(entry, _COLUMNS[key]), is_late=False)


def names_of(db: Session, workspace_id: str, keys: Sequence[GroupKey | None]) -> dict[str, str]:
    """Return the names of all ids that the groups may have."""
    named = []
    if "category" in keys:
        rows = table_of(CategoryRow).c
        named.append(select(rows.id, rows.name).where(readable.categories(rows, workspace_id)))
    if "account" in keys:
        rows = table_of(AccountRow).c
        named.append(select(rows.id, rows.name).where(readable.accounts(rows, workspace_id)))
    if "person" in keys:
        row = ENTRIES.c
        people = select(row.user_id, func.max(row.creator_name)).where(readable.entries(row, workspace_id))
        named.append(people.where(row.user_id.is_not(None)).group_by(row.user_id))
    return {row_id: name for query in named for row_id, name in db.execute(query)}
