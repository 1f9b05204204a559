"""Undo of changes of accounts."""

from collections.abc import Iterable
from dataclasses import replace
from decimal import Decimal

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from budget_api.accounts.adjustments import adjust
from budget_api.accounts.queries import account_view, any_account, is_used, live_accounts
from budget_api.accounts.service import ACCOUNT
from budget_api.db.models import AccountRow, ChangeRow, HistoryRow
from budget_api.journal.logged_change import LoggedChange, State
from budget_api.journal.undo import (
    DELETED,
    DependedOnError,
    check_unchanged,
    is_used_since,
    restore_fields,
    undo_kind,
)
from budget_api.journal.writes import Write, record_change
from budget_api.ledger.terms import terms_of
from budget_api.ledger.waiting_schedules import post_again
from budget_core.accounts.accounts import Adjustment, currency_of
from budget_core.base import currencies
from budget_core.base.money import ZERO, check_digits
from budget_core.contract.money.accounts import Account

_MAIN = "isMainAccount"
_BALANCE = "budget"


def undo_accounts(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Restore fields and the main flag, delete created accounts, restore deleted ones.

    A balance set by hand is set off by the same difference, so bookings since are kept.
    """
    # The account that loses the main flag comes first: the database refuses two main accounts at a time.
    for change in sorted(map(_with_before, changes), key=lambda change: bool(change.old[_MAIN])):
        row = any_account(db, write, change.entity_id)
        _check_currency(db, write, row, change)
        _undo(db, write, row, change)


def check_accounts(db: Session, write: Write, changes: Iterable[LoggedChange]) -> None:
    """Raise unless all that is deleted again is unused since, one main account is left, and balances fit.

    A balance set off after its account changed to a currency without decimals may have some.
    """
    for change in changes:
        _check_coins(db, write, any_account(db, write, change.entity_id))
        sides = or_(HistoryRow.account_id == change.entity_id, HistoryRow.from_account_id == change.entity_id)
        if DELETED in change.touched and change.old[DELETED] and is_used_since(db, write, change.revision, sides):
            raise DependedOnError
    if sum(row.is_main_account for row in live_accounts(db, write.workspace_id)) != 1:
        raise DependedOnError


def _check_coins(db: Session, write: Write, row: AccountRow) -> None:
    code = currency_of(row.currency_code, terms_of(db, write.workspace_id).currency_code)
    check_digits(row.budget, currencies.money_digits(code))


def _with_before(change: LoggedChange) -> LoggedChange:
    """Return the change with an account before its creation as deleted and not the main one."""
    return replace(change, before=change.before or {**change.old, _MAIN: False})


def _check_currency(db: Session, write: Write, row: AccountRow, change: LoggedChange) -> None:
    given_back = terms_of(db, write.workspace_id).currency_code  # perhaps by this very undo
    now = currency_of(row.currency_code, write.currency_code)
    if currency_of(change.old["currencyCode"], given_back) != now and is_used(db, row):
        raise DependedOnError


def _undo(db: Session, write: Write, row: AccountRow, change: LoggedChange) -> None:
    before = account_view(row)
    check_unchanged(row, before, change, own=(_BALANCE,))
    _offset_balance(db, write, row, change)
    restore_fields(db, write, row, Account, change, own=(_BALANCE,))
    kind = undo_kind(change)
    record_change(db, write, ACCOUNT, row.id, kind, before=before, after=account_view(row))
    if kind == "restored":
        post_again(db, write, row.id)


def _offset_balance(db: Session, write: Write, row: AccountRow, change: LoggedChange) -> None:
    delta = _delta(change.before, change.after)
    if (delta or change.kind == "created") and _set_since(db, write, change):
        raise DependedOnError
    if delta:
        adjust(db, write, row, Adjustment(row.budget, row.budget - delta))


def _set_since(db: Session, write: Write, change: LoggedChange) -> Decimal:
    """Return the sum of what the balance was set by since then."""
    later = select(ChangeRow.before, ChangeRow.after).where(
        ChangeRow.workspace_id == write.workspace_id,
        ChangeRow.revision > change.revision,
        ChangeRow.entity == ACCOUNT,
        ChangeRow.entity_id == change.entity_id,
    )
    return sum((_delta(row.before, row.after) for row in db.execute(later)), ZERO)


def _delta(before: State | None, after: State | None) -> Decimal:
    return Decimal(after[_BALANCE]) - Decimal(before[_BALANCE]) if before and after else ZERO
