"""Entries added up by the database: by month, category, account, person or kind."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from decimal import Decimal
from typing import Any

from sqlalchemy import ColumnElement, FromClause, and_, case, func, literal, or_, select, text
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import MOVES, AccountRow, CategoryRow, HistoryRow, size_of
from budget_api.ledger.lines import spending_parts
from budget_core import months
from budget_core.contract.entry_sums import GroupKey
from budget_core.contract.types import EntryKind
from budget_core.conversions import Amount
from budget_core.entry_sums import Part

ENTRIES = table_of(HistoryRow)
_COLUMNS = {"category": "category_id", "account": "account_id", "person": "user_id", "payee": "payee", "kind": "kind"}
_SPENDING = ("expense", "refund")


@dataclass(frozen=True, slots=True)
class Selection:
    """The entries to add up; None lets all through."""

    since: str | None
    until: str | None
    category_id: str | None
    account_id: str | None
    user_id: str | None
    named: Sequence[ColumnElement[bool]]
    """Conditions of the payee and the tag."""
    kind: EntryKind | None
    least: Decimal | None
    most: Decimal | None

    def conditions(self, workspace_id: str) -> Iterator[ColumnElement[bool]]:
        """Yield the conditions of the entries, but that of the category."""
        row = ENTRIES.c
        yield and_(row.workspace_id == workspace_id, row.deleted_at.is_(None), *self.named)
        if self.since is not None:
            yield row.local_day >= self.since
        if self.until is not None:
            yield row.local_day <= self.until
        if self.account_id is not None:
            yield or_(row.account_id == self.account_id, row.from_account_id == self.account_id)
        if self.user_id is not None:
            yield row.user_id == self.user_id
        if self.kind is not None:
            yield row.kind == self.kind
        if self.least is not None:
            yield size_of(row.value) >= self.least
        if self.most is not None:
            yield size_of(row.value) <= self.most


def grouped_parts(
    db: Session, workspace_id: str, first_day: int, keys: tuple[GroupKey | None, GroupKey | None], selection: Selection
) -> Iterator[Part]:
    """Yield the sums of each group, kind and currency; a divided entry is counted in each of its categories."""
    by_line = "category" in keys or selection.category_id is not None
    for source in _sources(workspace_id, selection) if by_line else [_whole(workspace_id, selection)]:
        yield from _summed(db, source, first_day, keys)


def _summed(
    db: Session, source: FromClause, first_day: int, keys: tuple[GroupKey | None, GroupKey | None]
) -> Iterator[Part]:
    row = source.c
    named: list[ColumnElement[Any]] = [
        _key(row, key).label(name) for key, name in zip(keys, ("row", "column"), strict=True)
    ]
    begins_late = first_day != 1 and "month" in keys
    is_late = (func.substr(row.local_day, 9, 2) > f"{first_day:02}" if begins_late else literal(False)).label("late")
    groups = [*named, is_late, row.kind.label("kind"), row.code.label("code")]
    sums = (func.sum(row.value, type_=ENTRIES.c.value.type).label("sum"), func.count().label("number"))
    for found in db.execute(select(*groups, *sums).group_by(*groups)):
        row_key, column_key = (
            _month(one, found.late) if key == "month" else one or ""
            for key, one in zip(keys, (found.row, found.column), strict=True)
        )
        yield Part((row_key, column_key), found.kind, Amount(found.code, found.sum), found.number)


def _month(calendar: str, is_late: bool) -> str:
    return months.add(calendar, 1) if is_late else calendar


def _key(row: Any, key: GroupKey | None) -> ColumnElement[Any]:
    if key is None:
        return literal("")
    if key == "month":
        return func.substr(row.local_day, 1, 7)
    column: ColumnElement[Any] = row[_COLUMNS[key]]
    return column


def _fields() -> list[ColumnElement[Any]]:
    """Return the fields of an entry that groups are made of; an income counts as it was converted when booked."""
    row = ENTRIES.c
    is_converted = and_(row.kind == "income", row.workspace_value.is_not(None))
    code = case((is_converted, row.workspace_currency_code), else_=row.currency_code).label("code")
    return [row.id, row.local_day, row.account_id, row.user_id, row.payee, row.kind, code]


def _value() -> ColumnElement[Any]:
    row = ENTRIES.c
    is_converted = and_(row.kind == "income", row.workspace_value.is_not(None))
    return case((is_converted, row.workspace_value), else_=row.value).label("value")


def _whole(workspace_id: str, selection: Selection) -> FromClause:
    return select(_value(), *_fields()).where(*selection.conditions(workspace_id)).subquery()


def _sources(workspace_id: str, selection: Selection) -> Sequence[FromClause]:
    """Return the spending by line, and what has no category."""
    conditions = list(selection.conditions(workspace_id))
    parts = spending_parts(_fields(), *conditions, ENTRIES.c.kind.in_(_SPENDING))
    if selection.category_id is not None:
        return [select(parts).where(parts.c.category_id == selection.category_id).subquery()]
    others = select(literal(None).label("category_id"), _value(), *_fields())
    return [parts, others.where(*conditions, text(MOVES), ENTRIES.c.kind.not_in(_SPENDING)).subquery()]


def names_of(db: Session, workspace_id: str, keys: Sequence[GroupKey | None]) -> dict[str, str]:
    """Return the names of all ids that the groups may have."""
    named = []
    if "category" in keys:
        rows = table_of(CategoryRow).c
        named.append(select(rows.id, rows.name).where(rows.workspace_id == workspace_id))
    if "account" in keys:
        rows = table_of(AccountRow).c
        named.append(select(rows.id, rows.name).where(rows.workspace_id == workspace_id))
    if "person" in keys:
        row = ENTRIES.c
        people = select(row.user_id, func.max(row.creator_name)).where(row.workspace_id == workspace_id)
        named.append(people.where(row.user_id.is_not(None)).group_by(row.user_id))
    return {row_id: name for query in named for row_id, name in db.execute(query)}
