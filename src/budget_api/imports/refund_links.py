"""Expenses that imported refunds give back: of the same file, imported before, or in the history."""

from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from itertools import islice
from typing import NamedTuple

from sqlalchemy import ColumnElement, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.tokens import is_id
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, ImportedEntryRow
from budget_api.history.corrections import standing_ids
from budget_api.imports.accepted_lines import AcceptedLine

_ENTRIES, _IMPORTED = table_of(HistoryRow).c, table_of(ImportedEntryRow).c
_AT_ONCE = 500


class _Expense(NamedTuple):
    entry_id: str
    value: Decimal
    """Amount that it spent, without a sign, in `currency_code`."""
    currency_code: str


def refunded_expenses(
    db: Session, workspace_id: str, entry_ids: Sequence[str], lines: Sequence[AcceptedLine]
) -> dict[str, str]:
    """Return the ids of expenses by those of the refunds among the lines, whose entries have these ids.

    A refund of more than is left of its expense, of another currency, or of an expense that is not known has none.
    """
    refunds = [(entry_id, each) for entry_id, each in zip(entry_ids, lines, strict=True) if each.line.refund_of]
    if not refunds:
        return {}
    expense_ids = {each.line.refund_of for _, each in refunds}
    known = {
        each.line.bank_id: _Expense(entry_id, -each.booking.value, each.booking.currency_code)
        for entry_id, each in zip(entry_ids, lines, strict=True)
        if _is_expense(each)
    }
    known = dict(_stored(db, workspace_id, expense_ids - known.keys())) | known
    left = {expense.entry_id: expense.value for name, expense in known.items() if name in expense_ids}
    for expense_id, value in _refunded(db, left):
        left[expense_id] -= value
    links: dict[str, str] = {}
    for entry_id, each in refunds:
        found = known.get(each.line.refund_of)
        if found is None or found.currency_code != each.booking.currency_code:
            continue
        if each.booking.value <= left[found.entry_id]:
            left[found.entry_id] -= each.booking.value
            links[entry_id] = found.entry_id
    return links


def _is_expense(accepted: AcceptedLine) -> bool:
    return accepted.line.amount < 0 and accepted.other is None and bool(accepted.line.bank_id)


def _stored(db: Session, workspace_id: str, names: Collection[str]) -> Iterator[tuple[str, _Expense]]:
    """Yield expenses by their ids, in a file or here; corrected ones as they stand."""
    table = table_of(HistoryRow).outerjoin(table_of(ImportedEntryRow), _IMPORTED.entry_id == _ENTRIES.id)
    for some in _parts(names):
        for name, is_called in (
            (_IMPORTED.bank_id, _IMPORTED.bank_id.in_(some)),
            (_ENTRIES.id, _ENTRIES.id.in_([each for each in some if is_id(each)])),
        ):
            is_own = readable.entries(_ENTRIES, workspace_id)
            query = select(name, _ENTRIES.id).select_from(table).where(is_own, is_called)
            named = [(called, entry_id) for called, entry_id in db.execute(query)]
            standing = standing_ids(db, [entry_id for _, entry_id in named])
            expenses = _expenses(db, [standing.get(entry_id, entry_id) for _, entry_id in named])
            for called, entry_id in named:
                if expense := expenses.get(standing.get(entry_id, entry_id)):
                    yield called, expense


def _expenses(db: Session, ids: Collection[str]) -> dict[str, _Expense]:
    columns = (_ENTRIES.id, _ENTRIES.value, _ENTRIES.currency_code)
    rows = db.execute(select(*columns).where(_ENTRIES.id.in_(ids), _stands("expense")))
    return {entry_id: _Expense(entry_id, -value, code) for entry_id, value, code in rows}


def _refunded(db: Session, expense_ids: Collection[str]) -> Iterator[tuple[str, Decimal]]:
    """Yield the expense and the value of each standing refund."""
    for some in _parts(expense_ids):
        query = select(_ENTRIES.refund_of, _ENTRIES.value).where(_ENTRIES.refund_of.in_(some), _stands("refund"))
        for row in db.execute(query):
            yield row.refund_of, row.value


def _stands(kind: str) -> ColumnElement[bool]:
    return (_ENTRIES.kind == kind) & _ENTRIES.deleted_at.is_(None)


def _parts(names: Collection[str]) -> Iterator[list[str]]:
    rest = iter(names)
    while some := list(islice(rest, _AT_ONCE)):
        yield some
