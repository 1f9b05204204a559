"""Storage of a file's entries: rows, words, changes and sums, each in few statements."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import islice
from typing import TypeVar

from msgspec.structs import asdict
from sqlalchemy import insert
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, ImportedEntryRow
from budget_api.db.statements import Statement
from budget_api.history.search.word_index import index_notes
from budget_api.history.sharing import Sharing
from budget_api.ids import new_id
from budget_api.imports.accepted_lines import AcceptedLine
from budget_api.imports.refund_links import refunded_expenses
from budget_api.journal.writes import Write, record_entries
from budget_api.ledger.bookings import booking_columns
from budget_api.ledger.lines import index_lines, stored_lines
from budget_api.ledger.posting import post_all
from budget_core import expenses
from budget_core.contract.history import HistoryEntry
from budget_core.months import parse_moment

T = TypeVar("T")
_CHUNK = 2000
_HISTORY, _IMPORTED = table_of(HistoryRow), table_of(ImportedEntryRow)
_INSERT = Statement(insert(_HISTORY), *_HISTORY.c.keys())
_INSERT_BANK_ID = Statement(insert(_IMPORTED), *_IMPORTED.c.keys())


def book_lines(db: Session, write: Write, lines: Sequence[AcceptedLine], categories: Mapping[str, str]) -> None:
    """Store the lines as entries of one change set; `categories` are ids by name."""
    in_order = sorted(lines, key=lambda each: each.line.day)
    sharing = Sharing(db, write)
    ids = [new_id() for _ in in_order]
    expense_of = refunded_expenses(db, write.workspace_id, list(zip(ids, in_order, strict=True)))
    for chunk in _chunks(zip(ids, in_order, strict=True)):
        entries = [_entry(write, entry_id, each, categories, sharing, expense_of) for entry_id, each in chunk]
        _INSERT.run(db, *({**asdict(entry), "lines": stored_lines(entry.lines), **_OF_ROWS} for entry in entries))
        index_notes(db, entries)
        index_lines(db, entries)
        effects = (expenses.effect(each.booking) for _, each in chunk)
        post_all(db, write.workspace_id, zip(entries, effects, strict=True), "content")
        record_entries(db, write, "created", entries, "after")
        named = [(entry_id, each.line.bank_id) for entry_id, each in chunk]
        if rows := [_bank_id(write, entry_id, bank_id) for entry_id, bank_id in named if bank_id]:
            _INSERT_BANK_ID.run(db, *rows)


_OF_ROWS: Mapping[str, object] = {"create_hash": None, "field_versions": {}, "deleted_at": None}


def _bank_id(write: Write, entry_id: str, bank_id: str) -> dict[str, str]:
    return {"entry_id": entry_id, "workspace_id": write.workspace_id, "bank_id": bank_id}


def _entry(
    write: Write,
    entry_id: str,
    accepted: AcceptedLine,
    categories: Mapping[str, str],
    sharing: Sharing,
    expense_of: Mapping[str, str],
) -> HistoryEntry:
    account, payer = accepted.sides
    moment = parse_moment(accepted.line.day.isoformat())
    user = write.caller.user
    lines = accepted.lines(categories)
    category_id = lines[0].category_id if lines else None
    return HistoryEntry(
        id=entry_id,
        workspace_id=write.workspace_id,
        category_id=category_id,
        lines=lines,
        refund_of=expense_of.get(entry_id),
        paid_by=user.id if lines else None,
        shares=sharing.by_rule(entry_id, accepted.booking.currency_code, lines),
        account_id=account.id,
        from_account_id=payer.id if payer else None,
        date=moment.instant,
        local_day=accepted.line.day.isoformat(),
        note=accepted.line.note,
        payee=accepted.line.payee,
        tags=list(accepted.line.tags),
        user_id=user.id,
        creator_name=user.name,
        account_label=account.name,
        from_account_label=payer.name if payer else None,
        category_label=accepted.category,
        version=1,
        created_at=user.now,
        updated_at=user.now,
        **booking_columns(accepted.booking),
    )


def _chunks(items: Iterable[T]) -> Iterator[list[T]]:
    rest = iter(items)
    while chunk := list(islice(rest, _CHUNK)):
        yield chunk
