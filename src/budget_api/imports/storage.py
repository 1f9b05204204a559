"""Entries of a file: prepared once, and booked in parts, each in few statements."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from itertools import islice
from operator import attrgetter
from typing import Any, TypeVar

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.bulk_insert import insert_columns
from budget_api.db.models import AccountRow, ImportedEntryRow
from budget_api.history.bulk import insert_entries
from budget_api.history.sharing import Sharing
from budget_api.ids import new_id
from budget_api.imports.accepted_lines import AcceptedLine
from budget_api.imports.decisions import AccountRef
from budget_api.imports.refund_links import refunded_expenses
from budget_api.journal.parts import PartedSet, PartWriter, store_part, take_part, write_first_part
from budget_api.journal.writes import Write, record_added
from budget_api.ledger.posting import check_balance, columns_of_bookings
from budget_core.base.months import parse_moment
from budget_core.contract.entries.history import EntryLine
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking

T = TypeVar("T")
IMPORT = "import"
"""Kind of change sets."""
LINES_PER_ROW = 3
"""Lines of a file that take as long as one row of a part."""
_CHUNK = 2000
_IMPORTED = table_of(ImportedEntryRow)


class PreparedEntry(msgspec.Struct, frozen=True, gc=False):
    """Entry that is to be booked."""

    id: str
    local_day: str
    account: AccountRef
    payer: AccountRef | None
    """Paying account of a transfer."""
    booking: Booking
    lines: list[EntryLine]
    category: str | None
    note: str
    payee: str
    tags: tuple[str, ...]
    bank_id: str
    refund_of: str | None

    @property
    def date(self) -> datetime:
        """Moment of the entry."""
        return parse_moment(self.local_day).instant

    @property
    def account_id(self) -> str:
        """Account whose balance its amount moves."""
        return self.account.id

    @property
    def from_account_id(self) -> str | None:
        """Paying account of a transfer."""
        return self.payer.id if self.payer else None

    @property
    def category_id(self) -> str | None:
        """Category of its first line."""
        return self.lines[0].category_id if self.lines else None

    @property
    def currency_code(self) -> str:
        """Currency of its amount."""
        return self.booking.currency_code


class StoredPart(msgspec.Struct):
    """Entries of a later part, with the name of their creator."""

    creator_name: str
    entries: list[PreparedEntry]


def book_lines(
    db: Session, write: Write, lines: Sequence[AcceptedLine], categories: Mapping[str, str], part_rows: int
) -> None:
    """Book the first part of a file and store the others; `categories` are ids by name.

    Raises: VALIDATION_AMOUNT_RANGE of `content` when all of them would make a balance too large.
    """
    caller = write.caller
    parts = _chunks(_in_balance(db, write, _prepared(db, write, lines, categories)), LINES_PER_ROW * part_rows)
    first = next(parts, [])
    job = [store_part(db, write, StoredPart(caller.user.name, part)) for part in parts]
    parted = PartedSet(IMPORT, caller.user.id, job=job, is_by_assistant=caller.is_assistant)
    write_first_part(db, write, parted, _writer_of(first), part_rows)


def write_part(db: Session, write: Write, parted: PartedSet, _: int) -> None:
    """Book the next stored part."""
    part_id, *parted.job = parted.job
    part = take_part(db, write, part_id, StoredPart)
    _book(db, write, part.entries, part.creator_name)
    parted.count += len(part.entries)
    parted.is_whole = not parted.job


def _writer_of(entries: Sequence[PreparedEntry]) -> PartWriter:
    """Return the writer of a first part."""

    def write_entries(db: Session, write: Write, parted: PartedSet, _: int) -> None:
        _book(db, write, entries, write.caller.user.name)
        parted.count += len(entries)
        parted.is_whole = not parted.job

    return write_entries


def _prepared(
    db: Session, write: Write, accepted: Sequence[AcceptedLine], categories: Mapping[str, str]
) -> Iterator[PreparedEntry]:
    """Yield the entries of lines, by their days."""
    in_order = sorted(accepted, key=lambda each: each.line.day)
    ids = [new_id() for _ in in_order]
    expense_of = refunded_expenses(db, write.workspace_id, ids, in_order)
    for entry_id, each in zip(ids, in_order, strict=True):
        account, payer = each.sides
        yield PreparedEntry(
            id=entry_id,
            local_day=each.line.day.isoformat(),
            account=account,
            payer=payer,
            booking=each.booking,
            lines=each.lines(categories),
            category=each.category,
            note=each.line.note,
            payee=each.line.payee,
            tags=each.line.tags,
            bank_id=each.line.bank_id,
            refund_of=expense_of.get(entry_id),
        )


def _in_balance(db: Session, write: Write, entries: Iterable[PreparedEntry]) -> Iterator[PreparedEntry]:
    """Yield the entries. Raises: VALIDATION_AMOUNT_RANGE of `content` where they make a balance too large."""
    accounts = select(AccountRow.id, AccountRow.budget).where(readable.accounts(AccountRow, write.workspace_id))
    balances: dict[str, Decimal] = {row.id: row.budget for row in db.execute(accounts)}
    for entry in entries:
        effect = expenses.effect(entry.booking)
        for account, moved in ((entry.account, effect.account), (entry.payer, effect.from_account)):
            if account is not None:
                balances[account.id] += moved
                check_balance(balances[account.id], "content")
        yield entry


def _book(db: Session, write: Write, prepared: Sequence[PreparedEntry], creator_name: str) -> None:
    sharing, user = Sharing(db, write), write.caller.user
    shared = {"user_id": user.id, "creator_name": creator_name, "created_at": user.now, "updated_at": user.now}
    for chunk in _chunks(sorted(prepared, key=attrgetter("id")), _CHUNK):
        columns = _columns(chunk, user.id, sharing.by_rule)
        insert_entries(db, write.workspace_id, chunk, columns, shared, field=None)
        record_added(db, write, columns | _view_columns(chunk), shared | _OF_VIEWS)
        if named := [each for each in chunk if each.bank_id]:
            ids = {"entry_id": [each.id for each in named], "bank_id": [each.bank_id for each in named]}
            insert_columns(db, _IMPORTED, ids, {"workspace_id": write.workspace_id})


def _columns(
    entries: Sequence[PreparedEntry], user_id: str, shares: Callable[..., dict[str, Decimal]]
) -> dict[str, list[Any]]:
    """Return the columns of entries that differ, apart from their lines."""
    same = ("id", "local_day", "date", "category_id", "account_id", "from_account_id", "note", "payee", "tags")
    return {
        **{name: list(map(attrgetter(name), entries)) for name in (*same, "refund_of")},
        **columns_of_bookings([entry.booking for entry in entries]),
        "paid_by": [user_id if entry.lines else None for entry in entries],
        "shares": [shares(entry.id, entry.currency_code, entry.lines) for entry in entries],
    }


_OF_VIEWS: dict[str, object] = {
    "replaces": None,
    "schedule_id": None,
    "occurrence": None,
    "is_automatic": False,
    "version": 1,
}


def _view_columns(entries: Sequence[PreparedEntry]) -> dict[str, list[Any]]:
    """Return the fields of the views of entries that are no columns."""
    return {
        "lines": [entry.lines for entry in entries],
        "account_label": [entry.account.name for entry in entries],
        "from_account_label": [entry.payer.name if entry.payer else None for entry in entries],
        "category_label": [entry.category for entry in entries],
    }


def _chunks(items: Iterable[T], size: int) -> Iterator[list[T]]:
    rest = iter(items)
    while chunk := list(islice(rest, size)):
        yield chunk
