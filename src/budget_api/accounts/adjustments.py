"""Balances set by hand.

Each is an entry of the account history and moves the balance by its difference.
"""

from decimal import Decimal

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.db.models import AccountHistoryRow, AccountRow
from budget_api.ids import new_id
from budget_api.journal.idempotency import check_same_create, create_hash, find_by_client_id
from budget_api.journal.writes import Write
from budget_api.ledger.posting import move_account
from budget_api.ledger.sums import add_account_delta
from budget_core.accounts import accounts
from budget_core.accounts.accounts import Adjustment
from budget_core.base import currencies
from budget_core.base.errors import DomainError, field_error
from budget_core.base.money import check_digits
from budget_core.contract.money import accounts as contract


def set_balance(db: Session, write: Write, row: AccountRow, body: contract.AccountUpdate) -> bool:
    """Set the balance that the body carries, once for each `adjustment_id`; whether it changed."""
    if isinstance(body.budget, UnsetType) or _is_set_already(db, write, row, body):
        return False
    previous = None if isinstance(body.prev_budget, UnsetType) else body.prev_budget
    adjustment = accounts.set_balance(row.budget, body.budget, previous)
    if adjustment is None:
        if not isinstance(body.adjustment_id, UnsetType):  # so that a repeat does not take back what was booked since
            insert_adjustment(db, write, row, "set", Adjustment(row.budget, row.budget), body)
        return False
    adjust(db, write, row, adjustment, body)
    return True


def adjust(
    db: Session, write: Write, row: AccountRow, adjustment: Adjustment, sent: contract.AccountUpdate | None = None
) -> None:
    """Move a balance that was set by hand by its difference, and log that with the body that was `sent`."""
    move_account(db, write.workspace_id, row.id, adjustment.delta, "budget")
    insert_adjustment(db, write, row, "set", adjustment, sent)
    db.refresh(row)


def insert_adjustment(
    db: Session,
    write: Write,
    row: AccountRow,
    kind: str,
    adjustment: Adjustment,
    sent: contract.AccountUpdate | None = None,
) -> None:
    """Log a balance set by hand, `opening` or `set`, and add it to what the account moved by today."""
    day = write.caller.user.today.isoformat()
    db.add(
        AccountHistoryRow(
            id=new_id() if sent is None or isinstance(sent.adjustment_id, UnsetType) else sent.adjustment_id,
            create_hash=None if sent is None else _sent_hash(write, row, sent),
            workspace_id=write.workspace_id,
            account_id=row.id,
            kind=kind,
            prev_budget=adjustment.prev_budget,
            new_budget=adjustment.new_budget,
            user_id=write.caller.user.id,
            local_day=day,
            created_at=write.caller.now,
        )
    )
    db.flush()
    add_account_delta(db, write.workspace_id, day, row.id, adjustment.delta)


def check_amount(write: Write, currency_code: str, budget: Decimal, field: str = "budget") -> None:
    """Raise VALIDATION_AMOUNT_DIGITS for more decimals than the currency has.

    The error names `field`; the currency is the account's.
    """
    digits = currencies.money_digits(accounts.currency_of(currency_code, write.currency_code))
    try:
        check_digits(budget, digits)
    except DomainError as error:
        raise field_error(field, error.code) from error


def _is_set_already(db: Session, write: Write, row: AccountRow, body: contract.AccountUpdate) -> bool:
    stored = find_by_client_id(db, AccountHistoryRow, body.adjustment_id)
    if stored is not None:
        check_same_create(stored.create_hash, _sent_hash(write, row, body))
    return stored is not None


def _sent_hash(write: Write, row: AccountRow, body: contract.AccountUpdate) -> str:
    """Return a hash of the balance alone: sent again, it may come with another version."""
    balance = contract.AccountUpdate(budget=body.budget, prev_budget=body.prev_budget)
    return create_hash(write.caller.user.id, balance, row.id)
