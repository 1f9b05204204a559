"""Booking of an entry that was typed in one line."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from msgspec import UNSET, UnsetType
from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.accounts.queries import live_accounts
from budget_api.categories.queries import all_categories
from budget_api.currencies.queries import rates_for
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_api.db.statements import Statement
from budget_api.history.corrections import find_repeat
from budget_api.history.known_payees import known_payees
from budget_api.history.service import Inherited, post_entry
from budget_api.journal.idempotency import create_hash, find_by_client_id
from budget_api.journal.writes import begin_write
from budget_api.ledger.terms import terms_of
from budget_core.accounts.accounts import currency_of
from budget_core.base import months
from budget_core.base.conversions import convert
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import QUICK_MEMORY_MAX
from budget_core.contract.entries import history as contract
from budget_core.quick_add import Answers, Draft, Ledger, parse

_HISTORY = table_of(HistoryRow)
_MEMORY = Statement(
    select(_HISTORY.c.note, _HISTORY.c.category_id, _HISTORY.c.account_id)
    .where(
        readable.entries(_HISTORY.c, bindparam("workspace")),
        _HISTORY.c.deleted_at.is_(None),
        _HISTORY.c.kind == "expense",
        _HISTORY.c.note != "",
    )
    .order_by(_HISTORY.c.local_day.desc(), _HISTORY.c.date.desc(), _HISTORY.c.id.desc())
    .limit(QUICK_MEMORY_MAX)
)


@dataclass(frozen=True, slots=True)
class _NamedAccount:
    id: str
    name: str
    currency_code: str
    is_main: bool


@dataclass(frozen=True, slots=True)
class ReadLine:
    """A line as it was read before the write, with the accounts it may mean."""

    draft: Draft
    accounts: Sequence[_NamedAccount]


def read_line(db: Session, caller: Caller, body: contract.QuickEntry) -> ReadLine | None:
    """Read a line, which may take a tenth of a second; None for one that was booked.

    Raises: AmbiguousLine, when it can mean several things.
    """
    if find_by_client_id(db, HistoryRow, body.id):
        return None
    currency_code = terms_of(db, caller.workspace_id).currency_code
    accounts = [
        _NamedAccount(row.id, row.name, currency_of(row.currency_code, currency_code), row.is_main_account)
        for row in live_accounts(db, caller.workspace_id)
    ]
    draft = _read(db, caller, body, accounts, currency_code)
    draft.check_sure()
    return ReadLine(draft, accounts)


def add_from_line(
    db: Session, caller: Caller, body: contract.QuickEntry, line: ReadLine | None
) -> contract.HistoryEntry:
    """Book the entry that a line describes."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, write.workspace_id)
    if repeated := find_repeat(db, body.id, sent):
        return repeated
    if line is None:
        raise DomainError(ErrorCode.CONFLICT_ID)
    return post_entry(db, write, _entry(db, body, line.draft, line.accounts), sent, Inherited())


def _read(
    db: Session, caller: Caller, body: contract.QuickEntry, accounts: Sequence[_NamedAccount], currency_code: str
) -> Draft:
    ledger = Ledger(
        accounts,
        [row for row in all_categories(db, caller.workspace_id) if row.deleted_at is None],
        currency_code,
        _MEMORY.all(db, {"workspace": caller.workspace_id}),
        known_payees(db, caller.workspace_id),
    )
    today = caller.user.today if body.at is UNSET else months.parse_moment(body.at).local_day
    day = _sent(body.date)
    answers = Answers(
        value=_sent(body.value),
        currency_code=_sent(body.currency_code),
        account_id=_sent(body.account_id),
        from_account_id=_sent(body.from_account_id),
        category_id=_sent(body.category_id),
        day=None if day is None else date.fromisoformat(day),
    )
    return parse(body.text, ledger, today, answers)


def _entry(
    db: Session, body: contract.QuickEntry, draft: Draft, accounts: Sequence[_NamedAccount]
) -> contract.AddExpense | contract.AddRefund | contract.ReplaceTransfer:
    """Return the entry as a form would send it."""
    details: dict[str, Any] = {"id": body.id, "note": draft.note, "account_id": draft.account_id}
    details["payee"] = body.payee if not isinstance(body.payee, UnsetType) else draft.payee
    details["tags"] = body.tags if not isinstance(body.tags, UnsetType) else list(draft.tags)
    details["date"] = body.at if draft.day is None else draft.day.isoformat()
    if draft.kind in ("expense", "refund"):
        details |= {"value": draft.value, "currency_code": draft.currency_code, "category_id": draft.category_id}
        return (contract.AddExpense if draft.kind == "expense" else contract.AddRefund)(**details)
    if draft.from_account_id is not None:
        details["from_account_id"] = draft.from_account_id
    arrives_in = next(
        (account.currency_code for account in accounts if account.id == draft.account_id), draft.currency_code
    )
    return contract.ReplaceTransfer(**details, **_amounts(db, draft, arrives_in))


def _amounts(db: Session, draft: Draft, arrives_in: str | None) -> dict[str, Any]:
    """Return the amounts of an income or a transfer: the typed one may be what leaves."""
    value, code = draft.value, draft.currency_code
    if value is None or code is None or arrives_in is None or code == arrives_in:
        return {"value": value}
    arriving = convert(value, code, arrives_in, rates_for(db, code, arrives_in))
    if not arriving:  # too little for a coin of that currency
        raise field_error("value", ErrorCode.VALIDATION_POSITIVE)
    return {"value": arriving, "from_value": value}


def _sent(value: Any) -> Any:
    return None if isinstance(value, UnsetType) else value
