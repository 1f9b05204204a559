"""Recount of the stored sums from the entries and the adjustments."""

from collections import defaultdict
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from typing import Any, cast

from sqlalchemy import Column, ColumnElement, Executable, Table, func, insert, select, union_all, update
from sqlalchemy.orm import Session

from budget_api.db.base import Base
from budget_api.db.models import (
    AccountDayRow,
    AccountHistoryRow,
    AccountMonthRow,
    AccountRow,
    DayIncomeRow,
    DaySumRow,
    HistoryRow,
    MonthSumRow,
)
from budget_api.ledger.terms import terms_of
from budget_core.base import months
from budget_core.base.money import ZERO

Key = tuple[str, ...]
Sums = Mapping[Key, Decimal]


@dataclass(frozen=True, slots=True)
class Difference:
    """Stored sum that differs from its entries. `key` names it inside the workspace's part of the table."""

    table: str
    key: Key
    kept: Decimal
    counted: Decimal


def recount(db: Session, workspace_id: str) -> list[Difference]:
    """Yield every stored sum of a workspace that is wrong. Reads all entries."""
    first_day = terms_of(db, workspace_id).first_day_of_month
    spent, income, moved = _spent(db, workspace_id), _income(db, workspace_id), _moved(db, workspace_id)
    counted: dict[type[Base], Sums] = {
        AccountRow: _group_by_month(moved, lambda key: key[1:]),
        DaySumRow: spent,
        DayIncomeRow: income,
        AccountDayRow: moved,
        MonthSumRow: _group_by_month(spent, lambda key: (_month(key[0], first_day), *key[1:])),
        AccountMonthRow: _group_by_month(moved, lambda key: (_month(key[0], first_day), *key[1:])),
    }
    return [
        Difference(cast(Table, kind.__table__).name, key, stored.get(key, ZERO), sums.get(key, ZERO))
        for kind, sums in counted.items()
        for stored in [_stored_sums(db, kind, workspace_id)]
        for key in sorted({*stored, *sums})
        if stored.get(key, ZERO) != sums.get(key, ZERO)
    ]


def correct_sums(db: Session, workspace_id: str) -> list[Difference]:
    """Replace every kept sum of a workspace that is wrong by what its entries say; return which were."""
    differences = recount(db, workspace_id)
    for each in differences:
        table = Base.metadata.tables[each.table]
        row = {column.name: part for column, part in zip(_keys(table), each.key, strict=True)}
        in_workspace = [table.c[name] == part for name, part in (row | {"workspace_id": workspace_id}).items()]
        counted = {_value(table).name: each.counted}
        if not db.execute(update(table).where(*in_workspace).values(counted).returning(*_keys(table))).all():
            db.execute(insert(table).values(row | counted | {"workspace_id": workspace_id}))
    return differences


def _stored_sums(db: Session, kind: type[Base], workspace_id: str) -> Sums:
    table = cast(Table, kind.__table__)
    return _sums(db, select(*_keys(table), _value(table)).where(table.c.workspace_id == workspace_id))


def _keys(table: Table) -> list[Column[Any]]:
    return [column for column in table.primary_key.columns if column.name != "workspace_id"]


def _value(table: Table) -> Column[Any]:
    """Return the column of the sum: an account's balance, or the one that is no key."""
    if table is AccountRow.__table__:
        return table.c["budget"]
    return next(column for column in table.columns if not column.primary_key)  # always the sum


def _spent(db: Session, workspace_id: str) -> Sums:
    """Return the spending by day, category and currency, by the lines that entries store."""
    row = HistoryRow
    keys = (row.local_day, row.category_id, row.currency_code)
    total = func.sum(row.value, type_=row.value.type)
    spending = (_is_live(workspace_id), row.kind.in_(("expense", "refund")))
    plain = select(*keys, total).where(*spending, row.lines.is_(None)).group_by(*keys)
    sums = defaultdict(lambda: ZERO, {key: -amount for key, amount in _sums(db, plain).items()})
    divided = select(row.local_day, row.currency_code, row.lines).where(*spending, row.lines.is_not(None))
    for day, currency_code, lines in db.execute(divided):
        for line in lines or ():
            sums[day, line.category_id, currency_code] -= line.value
    return sums


def _income(db: Session, workspace_id: str) -> Sums:
    """Return what came in by day and currency: as it counted at its booking, where that is kept."""
    row = HistoryRow
    code = func.coalesce(row.workspace_currency_code, row.currency_code)
    counted = func.coalesce(row.workspace_value, row.value, type_=row.value.type)
    total = func.sum(counted, type_=row.value.type)
    query = select(row.local_day, code, total).where(_is_live(workspace_id), row.kind == "income")
    return _sums(db, query.group_by(row.local_day, code))


def _moved(db: Session, workspace_id: str) -> Sums:
    """Return the moves of each account on each day: both sides of entries, and balances set by hand."""
    row, by_hand = HistoryRow, AccountHistoryRow
    moves = union_all(
        select(row.local_day.label("day"), row.account_id.label("account"), row.account_value.label("delta")).where(
            _is_live(workspace_id), row.account_id.is_not(None)
        ),
        select(row.local_day, row.from_account_id, -row.from_value).where(
            _is_live(workspace_id), row.from_account_id.is_not(None)
        ),
        select(by_hand.local_day, by_hand.account_id, by_hand.new_budget - by_hand.prev_budget).where(
            by_hand.workspace_id == workspace_id
        ),
    ).subquery()
    total = func.sum(moves.c.delta, type_=row.value.type)
    return _sums(db, select(moves.c.day, moves.c.account, total).group_by(moves.c.day, moves.c.account))


def _is_live(workspace_id: str) -> ColumnElement[bool]:
    return (HistoryRow.workspace_id == workspace_id) & HistoryRow.deleted_at.is_(None)


def _sums(db: Session, query: Executable) -> Sums:
    return {tuple(key): amount for *key, amount in db.execute(query)}


def _group_by_month(sums: Sums, new_key: Callable[[Key], Key]) -> Sums:
    grouped: dict[Key, Decimal] = defaultdict(lambda: ZERO)
    for key, amount in sums.items():
        grouped[new_key(key)] += amount
    return grouped


def _month(day: str, first_day: int) -> str:
    return months.month_of(date.fromisoformat(day), first_day)
