"""Writes of accounts: creating, editing, ordering, deleting, and the main account."""

from collections.abc import Collection

from msgspec import UNSET, UnsetType
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.accounts.adjustments import check_amount, insert_adjustment, set_balance
from budget_api.accounts.queries import (
    account_view,
    any_account,
    is_used,
    live_account,
    live_accounts,
    ordered_accounts,
    used_accounts,
)
from budget_api.db.models import AccountRow
from budget_api.ids import new_id
from budget_api.journal.edits import edit, move_to_front, sent_fields
from budget_api.journal.idempotency import check_repeat, create_hash, find_by_client_id
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.ledger.waiting_schedules import post_again
from budget_core.accounts import accounts
from budget_core.base import currencies, limits
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.money import ZERO, quantize
from budget_core.base.ordering import next_position
from budget_core.contract.money import accounts as contract
from budget_core.contract.money.accounts import NewOrder

ACCOUNT = "account"


def create_account(db: Session, caller: Caller, body: contract.AccountCreate) -> contract.Account:
    """Make an account with its opening balance."""
    write = begin_write(db, caller)
    if (row := find_by_client_id(db, AccountRow, body.id)) is not None:
        check_repeat(row, create_hash(caller.user.id, body, write.workspace_id))
        return account_view(row)
    return insert_account(db, write, body)


def insert_account(db: Session, write: Write, body: contract.AccountCreate) -> contract.Account:
    """Add an account to the write."""
    _check_count(db, write)
    if body.is_main_account:
        _unset_main(db, write)
    row = _insert(db, write, body)
    return _record_update(db, write, row, "created", None)


def update_account(db: Session, caller: Caller, account_id: str, body: contract.AccountUpdate) -> contract.Account:
    """Change the fields the body carries."""
    write = begin_write(db, caller)
    row = live_account(db, write, account_id)
    before = account_view(row)
    _check_changes(db, write, row, body)
    changed = edit(db, row, sent_fields(body, "budget", "prev_budget", "adjustment_id"), body.version, caller.now)
    changed = set_balance(db, write, row, body) or changed
    return _record_update(db, write, row, "updated", before) if changed else before


def order_accounts(db: Session, caller: Caller, body: NewOrder) -> list[contract.Account]:
    """Move the accounts of the body to the front; return all that are not deleted in their new order."""
    write = begin_write(db, caller)
    rows = ordered_accounts(db, write.workspace_id)
    return move_to_front(db, write, ACCOUNT, rows, account_view, body.ids)


def delete_account(db: Session, caller: Caller, account_id: str) -> contract.Account:
    """Put an account aside; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_account(db, write, account_id)
    if row.deleted_at is not None:
        return account_view(row)
    before = account_view(row)
    accounts.check_removal(row.is_main_account, _others(db, row))
    row.deleted_at = caller.now
    _mark_updated(db, write, row)
    return _record_update(db, write, row, "deleted", before)


def restore_account(db: Session, caller: Caller, account_id: str) -> contract.Account:
    """Bring a deleted account back; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_account(db, write, account_id)
    return account_view(row) if row.deleted_at is None else restore(db, write, row)


def restore(db: Session, write: Write, row: AccountRow) -> contract.Account:
    """Bring a deleted account back in the write."""
    _check_count(db, write)
    before = account_view(row)
    row.deleted_at = None
    post_again(db, write, row.id)
    _mark_updated(db, write, row)
    return _record_update(db, write, row, "restored", before)


def _check_count(db: Session, write: Write) -> None:
    if len(live_accounts(db, write.workspace_id)) >= limits.ACCOUNTS_MAX:
        raise field_error("name", ErrorCode.VALIDATION_COUNT)


def set_main_account(db: Session, caller: Caller, account_id: str, body: contract.MainAccount) -> contract.Account:
    """Make it the main account, or hand the flag to the oldest other one."""
    write = begin_write(db, caller)
    row = live_account(db, write, account_id)
    if row.is_main_account == body.is_main_account:
        return account_view(row)
    if body.is_main_account:
        _pass_main_flag(db, write, row)
    else:
        others = _others(db, row)
        accounts.check_unset_main(others)
        _pass_main_flag(db, write, accounts.successor(others))
    db.refresh(row)
    return account_view(row)


def fix_currencies(db: Session, write: Write, new_currency: str, except_ids: Collection[str] = ()) -> None:
    """Fix the old currency of accounts that follow the workspace and have entries.

    Also where the balance does not fit the decimals of the new one. `write` knows the currency before the change.
    """
    following = (
        readable.accounts(AccountRow, write.workspace_id),
        AccountRow.currency_code == accounts.FOLLOWS_WORKSPACE,
        AccountRow.id.not_in(except_ids),
    )
    used = used_accounts(db, *following)
    for row in db.scalars(select(AccountRow).where(*following)):
        before = account_view(row)
        fixed = row.id in used or quantize(row.budget, currencies.money_digits(new_currency)) != row.budget
        code = accounts.currency_after_change(row.currency_code, write.currency_code, fixed)
        if edit(db, row, {"currency_code": code}, UNSET, write.caller.now):
            _record_update(db, write, row, "updated", before)


def _insert(db: Session, write: Write, body: contract.AccountCreate) -> AccountRow:
    budget = ZERO if isinstance(body.budget, UnsetType) else body.budget
    check_amount(write, body.currency_code, budget)
    user = write.caller.user
    shown = body.is_show_in_balance
    counted = accounts.counts_by_default(body.type) if isinstance(shown, UnsetType) else shown
    row = AccountRow(
        id=new_id() if isinstance(body.id, UnsetType) else body.id,
        workspace_id=write.workspace_id,
        name=body.name,
        icon=body.icon,
        budget=budget,
        currency_code=body.currency_code,
        type=body.type,
        is_show_in_balance=counted,
        is_main_account=body.is_main_account,
        position=next_position(row.position for row in ordered_accounts(db, write.workspace_id)),
        create_hash=create_hash(user.id, body, write.workspace_id),
        created_at=user.now,
        updated_at=user.now,
    )
    db.add(row)
    db.flush()
    insert_adjustment(db, write, row, "opening", accounts.opening(budget))
    return row


def _check_changes(db: Session, write: Write, row: AccountRow, body: contract.AccountUpdate) -> None:
    if not isinstance(body.type, UnsetType):
        accounts.check_type(row.type, body.type)
    code = row.currency_code if isinstance(body.currency_code, UnsetType) else body.currency_code
    if code != row.currency_code:
        accounts.check_currency(row.currency_code, code, write.currency_code, is_used(db, row))
    check_amount(write, code, row.budget if isinstance(body.budget, UnsetType) else body.budget)
    if not isinstance(body.prev_budget, UnsetType):
        check_amount(write, code, body.prev_budget, "prevBudget")


def _pass_main_flag(db: Session, write: Write, new_main: AccountRow) -> None:
    # Two flushes, the old main first: one flush orders the updates by key and may hit the unique index.
    _unset_main(db, write)
    _mark_main(db, write, new_main, True)


def _unset_main(db: Session, write: Write) -> None:
    for row in live_accounts(db, write.workspace_id):
        if row.is_main_account:
            _mark_main(db, write, row, False)


def _mark_main(db: Session, write: Write, row: AccountRow, is_main: bool) -> None:
    before = account_view(row)
    row.is_main_account = is_main
    _mark_updated(db, write, row)
    record_change(db, write, ACCOUNT, row.id, "updated", before=before, after=account_view(row))


def _mark_updated(db: Session, write: Write, row: AccountRow) -> None:
    row.version += 1
    row.updated_at = write.caller.now
    db.flush()


def _others(db: Session, row: AccountRow) -> list[AccountRow]:
    return [other for other in live_accounts(db, row.workspace_id) if other.id != row.id]


def _record_update(
    db: Session, write: Write, row: AccountRow, kind: str, before: contract.Account | None
) -> contract.Account:
    after = account_view(row)
    record_change(db, write, ACCOUNT, row.id, kind, before=before, after=after)
    return after
