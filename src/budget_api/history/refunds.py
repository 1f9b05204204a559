"""Refunds of an expense: their sum, and their link to it."""

from collections.abc import Collection, Iterable
from decimal import Decimal

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.orm import Session

from budget_api.db.models import HistoryRow
from budget_api.history.bulk import edit_entries
from budget_api.history.corrections import standing_entry
from budget_api.history.entries import labels_of
from budget_api.journal.writes import Write
from budget_core.base.errors import ErrorCode, field_error
from budget_core.entries.lines import check_refunds


def expense_of(db: Session, write: Write, expense_id: str) -> HistoryRow:
    """Return the expense that a refund names, as it stands since it was corrected.

    Raises: `validation.reference` of `refundOf`.
    """
    named = db.get(HistoryRow, expense_id, populate_existing=True)
    is_known = named is not None and named.workspace_id == write.workspace_id
    row = standing_entry(db, named) if named is not None and is_known else None
    if row is None or row.kind != "expense":
        raise field_error("refundOf", ErrorCode.VALIDATION_REFERENCE)
    return row


def refunded(db: Session, expense_id: str) -> list[Decimal]:
    """Return the values of the standing refunds of an expense."""
    return [row.value for row in _live_refunds(db, [expense_id])]


def check_room(db: Session, expense: HistoryRow, value: Decimal) -> None:
    """Raise `refund.sum` where an expense has not that much left to give back."""
    check_refunds(-expense.value, [value, *refunded(db, expense.id)])


def relink_refunds(db: Session, write: Write, expense_ids: Collection[str], to: str | None) -> None:
    """Point the standing refunds of expenses to another one, or to none, and log it."""
    rows = list(_live_refunds(db, expense_ids))
    edit_entries(db, write, [(row, {"refund_of": to}) for row in rows], labels_of(db, rows))


def has_too_many(db: Session, expense_ids: Collection[str]) -> bool:
    """Return whether more of an expense came back than its value, or it does not stand any more."""
    value_sum = func.sum(HistoryRow.value, type_=HistoryRow.value.type)
    sums = select(HistoryRow.refund_of, value_sum).where(_is_live_refund(expense_ids)).group_by(HistoryRow.refund_of)
    for expense_id, total in db.execute(sums):
        row = db.get(HistoryRow, expense_id, populate_existing=True) if expense_id else None
        if row is None or row.deleted_at is not None or total > -row.value:
            return True
    return False


def _live_refunds(db: Session, expense_ids: Collection[str]) -> Iterable[HistoryRow]:
    query = select(HistoryRow).where(_is_live_refund(expense_ids)).order_by(HistoryRow.id)
    return db.scalars(query.execution_options(populate_existing=True))


def _is_live_refund(expense_ids: Collection[str]) -> ColumnElement[bool]:
    return HistoryRow.refund_of.in_(expense_ids) & HistoryRow.deleted_at.is_(None)
