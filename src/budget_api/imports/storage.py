"""Entries of a file: prepared once, and booked in parts, each in few statements."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from itertools import islice
from typing import TypeVar

import msgspec
from msgspec.structs import asdict
from sqlalchemy import insert, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, HistoryRow, ImportedEntryRow
from budget_api.db.statements import Statement
from budget_api.history.search.word_index import index_notes
from budget_api.history.sharing import Sharing
from budget_api.ids import new_id
from budget_api.imports.accepted_lines import AcceptedLine
from budget_api.imports.budget import AccountRef
from budget_api.imports.refund_links import refunded_expenses
from budget_api.journal.parts import PartedSet, PartWriter, store_part, take_part, write_first_part
from budget_api.journal.writes import Write, record_entries
from budget_api.ledger.bookings import booking_columns
from budget_api.ledger.lines import index_lines, stored_lines
from budget_api.ledger.posting import check_balance, post_all
from budget_core.base.months import parse_moment
from budget_core.contract.history import EntryLine, HistoryEntry
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking

T = TypeVar("T")
IMPORT = "import"
"""Kind of change sets."""
LINES_PER_ROW = 3
"""Lines of a file that take as long as one row of a part."""
_CHUNK = 2000
_HISTORY, _IMPORTED = table_of(HistoryRow), table_of(ImportedEntryRow)
_INSERT = Statement(insert(_HISTORY), *_HISTORY.c.keys())
_INSERT_BANK_ID = Statement(insert(_IMPORTED), *_IMPORTED.c.keys())


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
    part = msgspec.convert(take_part(db, write, part_id), StoredPart)
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
    accounts = select(AccountRow.id, AccountRow.budget).where(AccountRow.workspace_id == write.workspace_id)
    balances: dict[str, Decimal] = {row.id: row.budget for row in db.execute(accounts)}
    for entry in entries:
        effect = expenses.effect(entry.booking)
        for account, moved in ((entry.account, effect.account), (entry.payer, effect.from_account)):
            if account is not None:
                balances[account.id] += moved
                check_balance(balances[account.id], "content")
        yield entry


def _book(db: Session, write: Write, prepared: Sequence[PreparedEntry], creator_name: str) -> None:
    sharing = Sharing(db, write)
    for chunk in _chunks(prepared, _CHUNK):
        entries = [_entry(write, each, creator_name, sharing.by_rule) for each in chunk]
        _INSERT.run(db, *({**asdict(entry), "lines": stored_lines(entry.lines), **_OF_ROWS} for entry in entries))
        index_notes(db, entries)
        index_lines(db, entries)
        effects = (expenses.effect(each.booking) for each in chunk)
        post_all(db, write.workspace_id, zip(entries, effects, strict=True), field=None)
        record_entries(db, write, "created", entries, "after")
        if rows := [_bank_id(write, each) for each in chunk if each.bank_id]:
            _INSERT_BANK_ID.run(db, *rows)


_OF_ROWS: Mapping[str, object] = {"create_hash": None, "field_versions": {}, "deleted_at": None}


def _bank_id(write: Write, entry: PreparedEntry) -> dict[str, str]:
    return {"entry_id": entry.id, "workspace_id": write.workspace_id, "bank_id": entry.bank_id}


def _entry(
    write: Write, prepared: PreparedEntry, creator_name: str, shares: Callable[..., dict[str, Decimal]]
) -> HistoryEntry:
    account, payer, user, lines = prepared.account, prepared.payer, write.caller.user, prepared.lines
    return HistoryEntry(
        id=prepared.id,
        workspace_id=write.workspace_id,
        category_id=lines[0].category_id if lines else None,
        lines=lines,
        refund_of=prepared.refund_of,
        paid_by=user.id if lines else None,
        shares=shares(prepared.id, prepared.booking.currency_code, lines),
        account_id=account.id,
        from_account_id=payer.id if payer else None,
        date=parse_moment(prepared.local_day).instant,
        local_day=prepared.local_day,
        note=prepared.note,
        payee=prepared.payee,
        tags=list(prepared.tags),
        user_id=user.id,
        creator_name=creator_name,
        account_label=account.name,
        from_account_label=payer.name if payer else None,
        category_label=prepared.category,
        version=1,
        created_at=user.now,
        updated_at=user.now,
        **booking_columns(prepared.booking),
    )


def _chunks(items: Iterable[T], size: int) -> Iterator[list[T]]:
    rest = iter(items)
    while chunk := list(islice(rest, size)):
        yield chunk
