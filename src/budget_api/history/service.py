"""Writes of entries: booking, deleting, correcting."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from msgspec import UNSET, UnsetType
from msgspec.structs import asdict
from sqlalchemy import insert
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.accounts.queries import live_account
from budget_api.currencies.queries import rates_for
from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, HistoryRow
from budget_api.db.statements import Statement
from budget_api.history import spending
from budget_api.history.corrections import check_not_replaced, find_repeat, live_entry
from budget_api.history.entries import any_entry, entry_with_labels
from budget_api.history.refunds import relink_refunds
from budget_api.history.search.word_index import index_notes, reindex
from budget_api.history.spending import Prepared
from budget_api.ids import new_id
from budget_api.journal.edits import edit, sent_fields
from budget_api.journal.idempotency import create_hash
from budget_api.journal.writes import Write, begin_write, record_change, record_corrections
from budget_api.ledger.lines import index_lines, stored_lines
from budget_api.ledger.posting import booking_columns, post, reverse_entry
from budget_core.accounts.accounts import currency_of
from budget_core.base import months
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.months import Moment
from budget_core.contract.entries import history as contract
from budget_core.contract.entries.history import EntryDetails
from budget_core.contract.entries.shares import Settle
from budget_core.contract.money.accounts import Transfer
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking

HISTORY = "history"
_TABLE = table_of(HistoryRow)
_INSERT = Statement(insert(_TABLE), *_TABLE.c.keys())
_NO_REFERENCES = dict.fromkeys(("category_id", "from_account_id", "from_account_label", "category_label", "refund_of"))


class Inherited(NamedTuple):
    """Defaults for the fields that the body of an entry leaves out.

    They come from the entry it replaces, or the schedule that posts it.
    """

    moment: Moment | None = None
    """Now when None."""
    fields: Mapping[str, Any] = MappingProxyType({})
    """Details, and the schedule with its occurrence."""
    replaced: contract.HistoryEntry | None = None
    """Entry that was taken back for it."""


_NOTHING = Inherited()
_INHERITED = (*EntryDetails.__struct_fields__, "schedule_id", "occurrence")


def add_expense(db: Session, caller: Caller, body: contract.AddExpense) -> contract.HistoryEntry:
    """Book an expense: entry, account balance and the day's sum in one transaction."""
    return _add_once(db, caller, body)


def add_refund(db: Session, caller: Caller, body: contract.AddRefund) -> contract.HistoryEntry:
    """Book a refund: entry, account balance and the day's sums in one transaction."""
    return _add_once(db, caller, body)


def _add_once(db: Session, caller: Caller, body: contract.AddExpense | contract.AddRefund) -> contract.HistoryEntry:
    write = begin_write(db, caller)
    sent = _request_hash(write, body)
    return find_repeat(db, body.id, sent) or post_entry(db, write, body, sent, _NOTHING)


def replace_expense(
    db: Session, caller: Caller, entry_id: str, body: contract.ReplaceExpense
) -> tuple[contract.HistoryEntry, bool]:
    """Take an expense or a refund back and book the corrected one, both or neither; and say whether it is new."""
    write = begin_write(db, caller)
    sent = _request_hash(write, body, entry_id)
    if repeated := find_repeat(db, body.id, sent):
        return repeated, False
    old = live_entry(db, write, entry_id)
    expenses.check_replacement(old.kind, old.kind if old.kind == "refund" else "expense")
    return _replace(db, write, old, body, sent), True


def _replace(
    db: Session, write: Write, old: HistoryRow, body: contract.ReplaceExpense, sent: str
) -> contract.HistoryEntry:
    inherited = _reverse_replaced(db, write, old)
    view = _insert(db, write, spending.replacement(db, write, body, old), body, sent, inherited)
    relink_refunds(db, write, [old.id], view.id)
    return view


def replace_transfer(
    db: Session, caller: Caller, entry_id: str, body: contract.ReplaceTransfer
) -> tuple[contract.HistoryEntry, bool]:
    """Take an income or a transfer back and book the corrected one, both or neither; and say whether it is new."""
    write = begin_write(db, caller)
    sent = _request_hash(write, body, entry_id)
    if repeated := find_repeat(db, body.id, sent):
        return repeated, False
    old = live_entry(db, write, entry_id)
    expenses.check_replacement(old.kind, "income" if isinstance(body.from_account_id, UnsetType) else "transfer")
    account = live_account(db, write, body.account_id, "accountId")
    return _book_transfer(db, write, account, body, sent, _reverse_replaced(db, write, old)), True


def transfer(db: Session, caller: Caller, account_id: str, body: Transfer) -> contract.HistoryEntry:
    """Add an amount to an account, or move it there from another one, as one entry."""
    write = begin_write(db, caller)
    sent = _request_hash(write, body, account_id)
    if repeated := find_repeat(db, body.id, sent):
        return repeated
    return _book_transfer(db, write, live_account(db, write, account_id), body, sent)


def post_entry(
    db: Session,
    write: Write,
    body: contract.AddExpense | contract.AddRefund | contract.ReplaceTransfer,
    sent: str,
    inherited: Inherited,
) -> contract.HistoryEntry:
    """Book an entry as part of another write: what a schedule posts, what a check-out of a list spent, a typed line."""
    if isinstance(body, contract.AddRefund):
        return _insert(db, write, spending.refund(db, write, body), body, sent, inherited)
    if isinstance(body, contract.AddExpense):
        return _insert(db, write, spending.expense(db, write, body), body, sent, inherited)
    account = live_account(db, write, body.account_id, "accountId")
    return _book_transfer(db, write, account, body, sent, inherited)


def book_settlement(
    db: Session, write: Write, prepared: Prepared, body: Settle, sent: str, replaced: HistoryRow | None = None
) -> contract.HistoryEntry:
    """Book a payment between members, in place of the one that it replaces."""
    inherited = _NOTHING if replaced is None else _reverse_replaced(db, write, replaced)
    return _insert(db, write, prepared, body, sent, inherited)


def recategorize(
    db: Session, write: Write, old: HistoryRow, category_id: str, details: Mapping[str, Any]
) -> contract.HistoryEntry:
    """Book an expense or a refund of one line anew in another category, as part of another write."""
    body = contract.ReplaceExpense(
        value=abs(old.value),
        currency_code=old.currency_code,
        category_id=category_id,
        account_id=str(old.account_id),
        account_value=abs(old.account_value),
        **details,
    )
    return _replace(db, write, old, body, create_hash(write.caller.user.id, body, write.workspace_id, old.id))


def update_entry(db: Session, caller: Caller, entry_id: str, body: contract.HistoryUpdate) -> contract.HistoryEntry:
    """Change note, payee and tags, the only things of an entry that can be edited."""
    write = begin_write(db, caller)
    row = live_entry(db, write, entry_id)
    before = entry_with_labels(db, row)
    if not edit(db, row, sent_fields(body), body.version, caller.now):
        return before
    view = entry_with_labels(db, row)
    reindex(db, write.workspace_id, (before, view))
    record_change(db, write, HISTORY, row.id, "updated", before=before, after=view)
    return view


def delete_entry(db: Session, caller: Caller, entry_id: str) -> contract.HistoryEntry:
    """Take an entry back, exactly as it was booked; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_entry(db, write, entry_id)
    check_not_replaced(db, row)
    view = entry_with_labels(db, row)
    if row.deleted_at is None:
        reverse_entry(db, row, caller.now)
        record_change(db, write, HISTORY, row.id, "deleted", before=view)
        relink_refunds(db, write, [row.id], None)
    return view


def _request_hash(write: Write, body: contract.ReplaceExpense | Transfer, *path_ids: str) -> str:
    return create_hash(write.caller.user.id, body, write.workspace_id, *path_ids)


def _reverse_replaced(db: Session, write: Write, old: HistoryRow) -> Inherited:
    """Take back the entry that another one replaces; return what that one inherits."""
    before = entry_with_labels(db, old)
    reverse_entry(db, old, write.caller.now)
    moment = Moment(before.date, months.parse_day(before.local_day))
    return Inherited(moment, {name: getattr(before, name) for name in _INHERITED}, before)


def _book_transfer(
    db: Session,
    write: Write,
    account: AccountRow,
    body: Transfer,
    sent: str,
    inherited: Inherited = _NOTHING,
) -> contract.HistoryEntry:
    source = _source(db, write, account, body)
    booking = _transfer_booking(db, write, account, source, body)
    ids: dict[str, Any] = {"account_id": account.id, "account_label": account.name}
    if source is not None:
        ids |= {"from_account_id": source.id, "from_account_label": source.name}
    return _insert(db, write, Prepared(booking, ids), body, sent, inherited)


def _source(db: Session, write: Write, account: AccountRow, body: Transfer) -> AccountRow | None:
    if isinstance(body.from_account_id, UnsetType):
        if not isinstance(body.from_value, UnsetType):
            raise field_error("fromAccountId", ErrorCode.VALIDATION_REQUIRED)
        return None
    expenses.check_accounts(account.id, body.from_account_id)
    return live_account(db, write, body.from_account_id, "fromAccountId")


def _transfer_booking(
    db: Session, write: Write, account: AccountRow, source: AccountRow | None, body: Transfer
) -> Booking:
    currency = currency_of(account.currency_code, write.currency_code)
    if source is None:
        return expenses.income(body.value, currency, write.currency_code, rates_for(db, currency, write.currency_code))
    return expenses.transfer(
        body.value,
        currency,
        currency_of(source.currency_code, write.currency_code),
        rates_for(db, currency, source.currency_code),
        None if isinstance(body.from_value, UnsetType) else body.from_value,
    )


def _insert(
    db: Session,
    write: Write,
    prepared: Prepared,
    body: contract.ReplaceExpense | Transfer | Settle,
    sent: str,
    inherited: Inherited = _NOTHING,
) -> contract.HistoryEntry:
    """Store an entry and what it moves, and log it."""
    user = write.caller.user
    moment = _moment(body.date, user, inherited)
    entry_id = new_id() if isinstance(body.id, UnsetType) else body.id
    columns = {"id": entry_id, **booking_columns(prepared.booking), **_NO_REFERENCES, **prepared.columns}
    view = contract.HistoryEntry(
        workspace_id=write.workspace_id,
        replaces=None if inherited.replaced is None else inherited.replaced.id,
        date=moment.instant,
        local_day=moment.local_day.isoformat(),
        user_id=user.id,
        creator_name=user.name,
        version=1,
        created_at=user.now,
        updated_at=user.now,
        **columns,
        **_details(body, inherited),
    )
    stored: dict[str, Any] = {
        "lines": stored_lines(view.lines),
        "create_hash": sent,
        "field_versions": {},
        "deleted_at": None,
    }
    _INSERT.run(db, {**asdict(view), **stored})
    index_notes(db, write.workspace_id, [view])
    index_lines(db, write.workspace_id, [view])
    post(db, view, expenses.effect(prepared.booking))
    if inherited.replaced is None:
        record_change(db, write, HISTORY, view.id, "created", after=view)
    else:
        record_corrections(db, write, [(inherited.replaced, view)])
    return view


def _moment(date: str | UnsetType, user: User, inherited: Inherited) -> Moment:
    if not isinstance(date, UnsetType):
        return months.parse_moment(date)
    return inherited.moment or Moment(user.now, user.today)


def _details(body: contract.ReplaceExpense | Transfer | Settle, inherited: Inherited) -> dict[str, Any]:
    """Return the details that were sent, for the rest the inherited ones."""
    sent = {name: getattr(body, name, UNSET) for name in EntryDetails.__struct_fields__}
    return {**inherited.fields, **{name: value for name, value in sent.items() if value is not UNSET}}
