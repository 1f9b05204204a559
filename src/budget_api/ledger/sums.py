"""The sums kept beside the history.

Per day, and per budget month as the workspace counts its months now. Everything here adds a delta; nothing is ever set,
but by `rebuild_month_sums` when the first day of the month changes.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from datetime import date
from decimal import Decimal
from functools import cache
from typing import Any

from sqlalchemy import ColumnElement, Table, bindparam, case, delete, func, or_, select, text
from sqlalchemy.orm import Session

from budget_api.db.base import Base, table_of
from budget_api.db.models import (
    AccountDayRow,
    AccountMonthRow,
    DayIncomeRow,
    DaySumRow,
    MonthSumRow,
    WorkspaceRow,
)
from budget_api.db.statements import Statement
from budget_core.base import months

_LAST_DAY = "9999-12-31"

MONTHS_OF_DAYS: dict[type[Base], type[Base]] = {DaySumRow: MonthSumRow, AccountDayRow: AccountMonthRow}
"""Table of month sums for each table of day sums."""


def add_spent(
    db: Session, workspace_id: str, local_day: str, category_id: str, currency_code: str, delta: Decimal
) -> None:
    """Add a delta to what was spent on a day in a category, and to its month."""
    row = {"workspace_id": workspace_id, "category_id": category_id, "currency_code": currency_code, "spent": delta}
    _add(db, DaySumRow, local_day, row)


def add_income(db: Session, workspace_id: str, local_day: str, currency_code: str, delta: Decimal) -> None:
    """Add a delta to what was received on a day."""
    row = {"workspace_id": workspace_id, "currency_code": currency_code, "income": delta}
    _add(db, DayIncomeRow, local_day, row)


def add_account_delta(db: Session, workspace_id: str, local_day: str, account_id: str, delta: Decimal) -> None:
    """Add a delta to what an account moved by on a day, by entries or by hand, and to its month."""
    row = {"workspace_id": workspace_id, "account_id": account_id, "moved": delta}
    _add(db, AccountDayRow, local_day, row)


def add_all(db: Session, days: type[Base], rows: Iterable[dict[str, Any]]) -> None:
    """Add many deltas at once to the sums of days, and to those of their months.

    `rows` have the columns of the table `days`.
    """
    value = _value(table_of(days)).name
    nonzero_rows = [row for row in rows if row[value]]
    if not nonzero_rows:
        return
    _add_to(days).run(db, *nonzero_rows)
    if days in MONTHS_OF_DAYS:
        (workspace,) = _FIRST_DAY.all(db, {"workspace": nonzero_rows[0]["workspace_id"]})
        _add_to(MONTHS_OF_DAYS[days]).run(db, *_by_month(days, value, nonzero_rows, workspace.first_day_of_month))


_FIRST_DAY = Statement(
    select(WorkspaceRow.first_day_of_month).where(WorkspaceRow.id == bindparam("workspace", type_=WorkspaceRow.id.type))
)


def _by_month(days: type[Base], value: str, rows: Iterable[dict[str, Any]], first_day: int) -> Iterator[dict[str, Any]]:
    keys = [column.name for column in table_of(days).primary_key.columns if column.name != "local_day"]
    sums: dict[tuple[Any, ...], Decimal] = defaultdict(Decimal)
    month = cache(lambda day: months.month_of(date.fromisoformat(day), first_day))
    for row in rows:
        sums[month(row["local_day"]), *(row[key] for key in keys)] += row[value]
    return (
        {"month": in_workspace, **dict(zip(keys, key, strict=True)), value: delta}
        for (in_workspace, *key), delta in sums.items()
    )


def rebuild_month_sums(db: Session, workspace_id: str, first_day: int) -> None:
    """Replace the sums of months by those of their days.

    To be called when the first day of the month changes.
    """
    for days, month_sums in MONTHS_OF_DAYS.items():
        table = table_of(month_sums)
        db.execute(delete(table).where(table.c.workspace_id == workspace_id))
        if rows := month_rows(db, days, workspace_id, first_day):
            db.execute(table.insert(), rows)


def month_rows(
    db: Session, days: type[Base], workspace_id: str, first_day: int, within: tuple[str, str] | None = None
) -> list[dict[str, Any]]:
    """Return the sums by month from `first_day`, as rows: `month`, the other keys, the amount.

    `within` are the first and the last day that count (yyyy-MM-dd); all days without it.
    """
    query, names = _grouped(days)
    first, last = within or ("", _LAST_DAY)
    values = {"workspace": workspace_id, "day": f"{first_day:02}", "first": first, "last": last}
    sums: dict[tuple[Any, ...], Decimal] = defaultdict(Decimal)
    for month, late, *key, amount in query.all(db, values):
        sums[months.add(month, 1) if late and first_day != 1 else month, *key] += amount
    return [dict(zip(names, (*key, amount), strict=True)) for key, amount in sums.items()]


@cache
def _grouped(days: type[Base]) -> tuple[Statement, list[str]]:
    """Return the statement that sums calendar months, cut in two at the first day.

    Also the names of the values of its rows.
    """
    table = table_of(days)
    keys = [column for column in table.primary_key.columns if column.name != "local_day"]
    value, day = _value(table), table.c.local_day
    own, is_late = func.substr(day, 1, 7), func.substr(day, 9, 2) > bindparam("day", type_=day.type)
    columns = select(own.label("own"), is_late.label("late"), *keys, func.sum(value, type_=value.type))
    condition = (table.c.workspace_id == bindparam("workspace")) & day.between(bindparam("first"), bindparam("last"))
    grouped = columns.where(condition).group_by(text("own"), text("late"), *keys)
    return Statement(grouped), ["month", *(column.name for column in keys), value.name]


def _add(db: Session, days: type[Base], local_day: str, row: dict[str, Any]) -> None:
    if not row[_value(table_of(days)).name]:
        return
    _add_to(days).run(db, {**row, "local_day": local_day})
    if days in MONTHS_OF_DAYS:
        month = {"day": int(local_day[8:]), "own": local_day[:7], "next": months.add(local_day[:7], 1)}
        _add_to_month(MONTHS_OF_DAYS[days]).run(db, {**row, **month})


@cache
def _add_to(sums: type[Base]) -> Statement:
    table = table_of(sums)
    return Statement(lambda insert: _upsert(insert(table), table), *table.columns.keys())


@cache
def _add_to_month(month_sums: type[Base]) -> Statement:
    """Return the condition of a month, found by the database, which knows the workspace's first day."""
    table, first_day = table_of(month_sums), WorkspaceRow.first_day_of_month
    in_workspace = or_(first_day == 1, first_day >= bindparam("day", type_=first_day.type))
    named: dict[str, ColumnElement[Any]] = {
        column.name: bindparam(column.name, type_=column.type) for column in table.columns
    }
    named["month"] = case((in_workspace, bindparam("own", type_=table.c.month.type)), else_=bindparam("next"))
    row = select(*named.values()).where(WorkspaceRow.id == bindparam("workspace_id", type_=WorkspaceRow.id.type))
    return Statement(lambda insert: _upsert(insert(table).from_select(list(named), row), table))


def _upsert(statement: Any, table: Table) -> Any:
    keys = [column.name for column in table.primary_key.columns]
    value = _value(table).name
    return statement.on_conflict_do_update(
        index_elements=keys, set_={value: table.c[value] + statement.excluded[value]}
    )


def _value(table: Table) -> ColumnElement[Decimal]:
    return next(column for column in table.columns if not column.primary_key)  # always the sum
