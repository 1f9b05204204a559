"""Booking of payments between members."""

from collections.abc import Collection
from typing import Any

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.accounts.queries import live_account
from budget_api.currencies.queries import current_rates
from budget_api.db.models import AccountRow
from budget_api.history.corrections import find_repeat, live_entry
from budget_api.history.service import book_settlement
from budget_api.history.spending import Prepared
from budget_api.journal.idempotency import create_hash
from budget_api.journal.writes import Write, begin_write
from budget_api.ledger.sharing import balances_of, claimed_names, present_members
from budget_core.accounts.accounts import currency_of
from budget_core.base.errors import ErrorCode, field_error
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.entries.shares import ReplaceSettlement, Settle
from budget_core.entries import expenses


def settle(db: Session, caller: Caller, body: Settle) -> HistoryEntry:
    """Book a payment between two members, and what it moves of their accounts in the workspace."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, write.workspace_id)
    if repeated := find_repeat(db, body.id, sent):
        return repeated
    between = _members(db, write, body)
    return book_settlement(db, write, _prepared(db, write, body, between), body, sent)


def replace_settlement(
    db: Session, caller: Caller, entry_id: str, body: ReplaceSettlement
) -> tuple[HistoryEntry, bool]:
    """Take a payment back and book the corrected one, both or neither; and say whether it is new."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, write.workspace_id, entry_id)
    if repeated := find_repeat(db, body.id, sent):
        return repeated, False
    old = live_entry(db, write, entry_id)
    expenses.check_replacement(old.kind, "settlement")
    between = _members(db, write, body, {str(old.paid_by), *(old.shares or {})})
    return book_settlement(db, write, _prepared(db, write, body, between), body, sent, old), True


def _members(db: Session, write: Write, body: Settle, replaced: Collection[str] = ()) -> tuple[str, str]:
    """Return who pays whom: for a claimed name its user.

    Raises: `settlement.self`, or `shares.member` for who is neither a member nor `replaced`, and has no balance.
    """
    people = claimed_names(db, write.workspace_id)
    payer, receiver = (people.get(each, each) for each in (body.from_member_id, body.to_member_id))
    if payer == receiver:
        raise field_error("toMemberId", ErrorCode.SETTLEMENT_SELF)
    known = {member.member_id for member in present_members(db, write.workspace_id)}
    known |= {people.get(each, each) for each in replaced}
    if not {payer, receiver} <= known:
        known |= {each.member_id for each in balances_of(db, write.workspace_id, people)}
    for field, member_id in (("fromMemberId", payer), ("toMemberId", receiver)):
        if member_id not in known:
            raise field_error(field, ErrorCode.SHARES_MEMBER)
    return payer, receiver


def _prepared(db: Session, write: Write, body: Settle, between: tuple[str, str]) -> Prepared:
    account = _account(db, write, "accountId", body.account_id, body.account_value)
    source = _account(db, write, "fromAccountId", body.from_account_id, body.from_value)
    if account is not None and source is not None:
        expenses.check_accounts(account.id, source.id)
    booking = expenses.settlement(
        body.value,
        body.currency_code,
        current_rates(db),
        _currency(write, account),
        None if isinstance(body.account_value, UnsetType) else body.account_value,
        _currency(write, source),
        None if isinstance(body.from_value, UnsetType) else body.from_value,
    )
    payer, receiver = between
    columns: dict[str, Any] = {
        "account_id": None if account is None else account.id,
        "account_label": None if account is None else account.name,
        "from_account_id": None if source is None else source.id,
        "from_account_label": None if source is None else source.name,
        "paid_by": payer,
        "shares": {receiver: body.value},
    }
    return Prepared(booking, columns)


def _account(db: Session, write: Write, field: str, account_id: str | UnsetType, value: object) -> AccountRow | None:
    """Return the account of one side; None without one, which can't have a value of its own."""
    if not isinstance(account_id, UnsetType):
        return live_account(db, write, account_id, field)
    if not isinstance(value, UnsetType):
        raise field_error(field, ErrorCode.VALIDATION_REQUIRED)
    return None


def _currency(write: Write, account: AccountRow | None) -> str | None:
    return None if account is None else currency_of(account.currency_code, write.currency_code)
