"""Entries of a guest's history, and the sums stored beside them."""

from collections import defaultdict, namedtuple
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from decimal import Decimal
from operator import attrgetter
from typing import Any

import msgspec

from budget_api.guests.import_context import ImportContext, LabelIds, Row
from budget_api.ledger.lines import stored_lines
from budget_api.ledger.posting import columns_of_bookings
from budget_api.workspaces.row_codecs import ENTRY
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import ZERO
from budget_core.base.months import Moment, parse_day
from budget_core.contract.entries.history import EntryLine
from budget_core.contract.workspaces.guest_rows import GuestEntry
from budget_core.entries import expenses, shares
from budget_core.entries.expenses import Booking, Effect
from budget_core.entries.lines import Line, check_category, check_lines
from budget_core.guests import guest
from budget_core.recurring.schedules import entry_id

HISTORY = "guestHistory"


class ImportedEntry(msgspec.Struct, frozen=True, gc=False):
    """Entry of a guest with its new ids and its booking."""

    id: str
    workspace_id: str
    date: datetime
    local_day: str
    by: str | None
    """Name of the person who booked it, when it was somebody else."""
    created_at: datetime
    updated_at: datetime
    booking: Booking
    lines: list[EntryLine] | None
    """Lines, when there is more to say than the category."""
    refund_of: str | None
    columns: Any
    """Columns that the entry carries, by their names: references and details."""

    @property
    def note(self) -> str:
        """Note, whose words are indexed."""
        note: str = self.columns.note
        return note

    @property
    def payee(self) -> str:
        """Payee, whose words are indexed."""
        payee: str = self.columns.payee
        return payee

    @property
    def tags(self) -> list[str]:
        """Tags, which are indexed."""
        tags: list[str] = self.columns.tags
        return tags

    @property
    def account_id(self) -> str | None:
        """Account whose balance its amount moves."""
        account_id: str | None = self.columns.account_id
        return account_id

    @property
    def from_account_id(self) -> str | None:
        """Paying account of a transfer."""
        account_id: str | None = self.columns.from_account_id
        return account_id

    @property
    def category_id(self) -> str | None:
        """Category of its first line."""
        category_id: str | None = self.columns.category_id
        return category_id

    @property
    def currency_code(self) -> str:
        """Currency of its amount."""
        return self.booking.currency_code

    @property
    def effect(self) -> Effect:
        """Moves of the entry."""
        return expenses.effect(self.booking)


_record_type: Any = namedtuple  # its fields are known to the codec alone
_Columns = _record_type("_Columns", ENTRY.columns)
"""Columns of one entry: a dictionary for each of 100 000 would take thrice the memory."""


def imported_entries(
    context: ImportContext, entries: list[GuestEntry], currency_of: Mapping[str, str]
) -> list[ImportedEntry]:
    """Return the entries with their bookings, in the order of the history.

    `currency_of` maps account labels to currencies. The list is empty afterwards: a long history is not held twice.
    """
    imported: list[ImportedEntry] = []
    posted: set[tuple[str, str]] = set()
    moments = _moments(context, entries)
    in_order = sorted(moments, key=lambda index: (moments[index].local_day, moments[index].instant, entries[index].id))
    remaining = dict(enumerate(entries))
    entries.clear()
    spent: dict[str, ImportedEntry] = {}
    ids = LabelIds(context.workspace.id, HISTORY)
    refunded = {entry.refund_of for entry in remaining.values() if entry.refund_of is not None}
    for index in in_order:
        path, entry, moment = f"{HISTORY}.{index}", remaining.pop(index), moments.pop(index)
        with context.errors_at(path):
            new_id = ids.next_id(entry.id, round(moment.instant.timestamp() * 1000))
            imported.append(_imported_entry(context, path, entry, new_id, moment, currency_of))
            _check_occurrence(imported[-1], posted)
            if entry.kind == "expense" and entry.id in refunded:
                spent[entry.id] = imported[-1]
    if refunded and not context.wrong:
        return _linked_refunds(context, imported, [f"{HISTORY}.{index}" for index in in_order], spent)
    return imported


def entry_columns(context: ImportContext, entries: Sequence[ImportedEntry]) -> dict[str, list[Any]]:
    """Return columns of the history table, without lines; the importing user booked what names no other person."""
    same = ("id", "date", "local_day", "refund_of", "created_at", "updated_at")
    carried = zip(*(entry.columns for entry in entries), strict=True)
    return {
        **{name: list(map(attrgetter(name), entries)) for name in same},
        **{name: list(values) for name, values in zip(_Columns._fields, carried, strict=True)},
        **columns_of_bookings([entry.booking for entry in entries]),
        "user_id": [None if entry.by else context.workspace.creator_id for entry in entries],
        "creator_name": [entry.by or context.user_name for entry in entries],
    }


def account_moves(entries: Iterable[ImportedEntry]) -> Iterator[tuple[str, str, Decimal]]:
    """Yield the moves of the accounts: local day, account, difference."""
    for each in entries:
        effect = each.effect
        if each.columns.account_id is not None:
            yield each.local_day, each.columns.account_id, effect.account
        if each.columns.from_account_id is not None:
            yield each.local_day, each.columns.from_account_id, effect.from_account


def summed_rows(
    context: ImportContext, keys: Sequence[str], value: str, parts: Iterable[tuple[tuple[str | None, ...], Decimal]]
) -> list[Row]:
    """Return one row for each key, with its sum."""
    sums: dict[tuple[str | None, ...], Decimal] = defaultdict(Decimal)
    for key, amount in parts:
        sums[key] += amount
    return [
        {"workspace_id": context.workspace.id, **dict(zip(keys, key, strict=True)), value: total}
        for key, total in sums.items()
    ]


def _moments(context: ImportContext, entries: Sequence[GuestEntry]) -> dict[int, Moment]:
    """Return the moment of each entry, by its index; none for a wrong day."""
    labels: set[str] = set()
    moments = {}
    for index, entry in enumerate(entries):
        if entry.id in labels:
            context.wrong[f"{HISTORY}.{index}.id"] = ErrorCode.VALIDATION_UNIQUE
        labels.add(entry.id)
        with context.errors_at(f"{HISTORY}.{index}"):
            moments[index] = guest.moment(entry.date, entry.local_day)
    return moments


def _imported_entry(
    context: ImportContext,
    path: str,
    entry: GuestEntry,
    new_id: str,
    moment: Moment,
    currency_of: Mapping[str, str],
) -> ImportedEntry:
    columns = _Columns(**context.columns(ENTRY, path, _without_lost_schedule(context, entry)))
    _check_sides(entry)
    shares.check_entry(entry)
    currency = context.workspace.currency_code
    booking = guest.booking(
        entry,
        currency,
        entry.account_id and currency_of.get(entry.account_id, currency),
        entry.from_account_id and currency_of.get(entry.from_account_id, currency),
    )
    return ImportedEntry(
        id=entry_id(columns.schedule_id, parse_day(columns.occurrence)) if columns.schedule_id else new_id,
        workspace_id=context.workspace.id,
        date=moment.instant,
        local_day=moment.local_day.isoformat(),
        by=entry.by,
        created_at=context.instant(entry.created_at),
        updated_at=context.instant(entry.updated_at),
        booking=booking,
        lines=_lines(context, path, entry, booking),
        refund_of=entry.refund_of,
        columns=columns,
    )


def _lines(context: ImportContext, path: str, entry: GuestEntry, booking: Booking) -> list[EntryLine] | None:
    """Return the lines with their new categories; None where the entry's own columns say all of them."""
    if not entry.lines:
        return None
    sign = 1 if entry.kind == "refund" else -1
    positive = [Line(line.category_id, sign * line.value, line.note) for line in entry.lines]
    if any(line.value <= 0 for line in positive):
        raise field_error("lines", ErrorCode.LINES_SUM)
    check_lines(abs(booking.value), booking.currency_code, positive)
    check_category(entry.category_id, positive)
    ids = context.ids["categories"]
    for index, line in enumerate(entry.lines):
        if line.category_id not in ids:
            context.wrong[f"{path}.lines.{index}.categoryId"] = ErrorCode.VALIDATION_REFERENCE
    lines = [
        EntryLine(category_id=ids.get(line.category_id, ""), value=line.value, note=line.note) for line in entry.lines
    ]
    return None if stored_lines(lines) is None else lines


def _linked_refunds(
    context: ImportContext, entries: list[ImportedEntry], paths: Sequence[str], expenses: Mapping[str, ImportedEntry]
) -> list[ImportedEntry]:
    """Return the entries with the new ids of the expenses that refunds give back.

    `paths` names each entry in errors, `expenses` are by their labels. A link to none of them is not kept.
    """
    refunded: defaultdict[str, Decimal] = defaultdict(lambda: ZERO)
    for at, entry in enumerate(entries):
        if entry.refund_of is None:
            continue
        expense = expenses.get(entry.refund_of)
        if expense is not None:
            refunded[expense.id] += entry.booking.value
            if entry.booking.currency_code != expense.booking.currency_code:
                context.wrong[f"{paths[at]}.currencyCode"] = ErrorCode.REFUND_CURRENCY
            elif refunded[expense.id] > -expense.booking.value:
                context.wrong[f"{paths[at]}.value"] = ErrorCode.REFUND_SUM
        entries[at] = msgspec.structs.replace(entry, refund_of=None if expense is None else expense.id)
    return entries


def _without_lost_schedule(context: ImportContext, entry: GuestEntry) -> GuestEntry:
    """Return an entry without its occurrence where the schedule of that is gone."""
    if entry.schedule_id is None and entry.occurrence is None:
        return entry
    if entry.schedule_id in context.ids["schedules"] and entry.occurrence is not None:
        return entry
    return msgspec.structs.replace(entry, schedule_id=None, occurrence=None)


def _check_occurrence(entry: ImportedEntry, posted: set[tuple[str, str]]) -> None:
    """Raise VALIDATION_UNIQUE for a second entry of the same occurrence."""
    columns = entry.columns
    if columns.schedule_id is None:
        return
    if (columns.schedule_id, columns.occurrence) in posted:
        raise field_error("occurrence", ErrorCode.VALIDATION_UNIQUE)
    posted.add((columns.schedule_id, columns.occurrence))


def _check_sides(entry: GuestEntry) -> None:
    wrong: dict[str, ErrorCode] = {}
    is_spending = entry.kind in ("expense", "refund")
    if is_spending and entry.category_id is None:
        wrong["categoryId"] = ErrorCode.VALIDATION_REQUIRED
    if not is_spending and entry.category_id is not None:
        wrong["categoryId"] = ErrorCode.VALIDATION_REFERENCE
    if not is_spending and entry.lines:
        wrong["lines"] = ErrorCode.LINES_SUM
    if entry.kind != "refund" and entry.refund_of is not None:
        wrong["refundOf"] = ErrorCode.VALIDATION_REFERENCE
    if entry.kind != "settlement" and entry.account_id is None:
        wrong["accountId"] = ErrorCode.VALIDATION_REQUIRED
    if entry.kind not in ("transfer", "settlement") and entry.from_account_id is not None:
        wrong["fromAccountId"] = ErrorCode.VALIDATION_REFERENCE
    if entry.from_account_id is not None and entry.from_account_id == entry.account_id:
        wrong["fromAccountId"] = ErrorCode.TRANSFER_SAME_ACCOUNT
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
