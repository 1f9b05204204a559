"""Posting of entries to account balances and to the kept sums.

Always by delta, never set.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date, datetime
from decimal import Decimal
from operator import attrgetter
from typing import Any, Protocol

from sqlalchemy import bindparam, update
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import AccountDayRow, AccountRow, DayIncomeRow, DaySumRow, HistoryRow
from budget_api.db.statements import Statement
from budget_api.ledger.lines import lines_of
from budget_api.ledger.sums import add_account_delta, add_all, add_income, add_spent
from budget_core.base.errors import DomainError, field_error
from budget_core.base.money import check_range
from budget_core.base.rates import format_rate
from budget_core.contract.entries.history import HistoryEntry
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking, Effect
from budget_core.entries.lines import spent_by_category

_ACCOUNTS, _HISTORY = table_of(AccountRow), table_of(HistoryRow)
_MOVE = Statement(
    update(_ACCOUNTS)
    .where(_ACCOUNTS.c.workspace_id == bindparam("workspace"), _ACCOUNTS.c.id == bindparam("account"))
    .values(budget=_ACCOUNTS.c.budget + bindparam("delta", type_=_ACCOUNTS.c.budget.type))
    .returning(_ACCOUNTS.c.budget)
)


class PostedEntry(Protocol):
    """Entry with the fields that say which balances and sums it moves."""

    @property
    def account_id(self) -> str | None:
        """Account whose balance its amount moves."""

    @property
    def from_account_id(self) -> str | None:
        """Paying account of a transfer."""

    @property
    def category_id(self) -> str | None:
        """Category of its first line."""

    @property
    def currency_code(self) -> str:
        """Currency of its amount."""


def post(db: Session, row: HistoryRow | HistoryEntry, effect: Effect) -> None:
    """Add an entry's effect to the balances of its accounts and to the sums of its day."""
    if row.account_id is not None:
        _move(db, row, row.account_id, effect.account)
    if row.from_account_id is not None:
        _move(db, row, row.from_account_id, effect.from_account)
    if effect.spent:
        for category_id, spent in spent_by_category(lines_of(row), effect.spent).items():
            add_spent(db, row.workspace_id, row.local_day, category_id, row.currency_code, spent)
    if effect.income:
        add_income(db, row.workspace_id, row.local_day, effect.income_currency, effect.income)


def reverse_entry(db: Session, row: HistoryRow, now: datetime) -> None:
    """Mark an entry as deleted, and post the reverse of its booking."""
    row.deleted_at = row.updated_at = now
    row.version += 1
    db.flush()
    post(db, row, expenses.reverse(booking_of(row)))


def reverse_entries(db: Session, workspace_id: str, rows: Sequence[Any], now: datetime) -> None:
    """Take many entries back at once; `rows` are those of the table as they are stored."""
    _set_deleted_all(db, rows, now, deleted_at=now)
    post_all(db, workspace_id, ((row, expenses.reverse(booking_of(row))) for row in rows))


def repost_entries(db: Session, workspace_id: str, rows: Sequence[Any], now: datetime) -> None:
    """Put many entries back at once; `rows` are those of the table as they are stored."""
    _set_deleted_all(db, rows, now, deleted_at=None)
    post_all(db, workspace_id, ((row, expenses.effect(booking_of(row))) for row in rows))


def post_all(
    db: Session, workspace_id: str, effects: Iterable[tuple[Any, Effect]], field: str | None = "value"
) -> None:
    """Post many entries at once: each balance and each sum moves by their total.

    Without a `field` no balance is refused: that of later parts was checked before the first one.
    """
    spent: defaultdict[tuple[str, str, str], Decimal] = defaultdict(Decimal)
    income: defaultdict[tuple[str, str], Decimal] = defaultdict(Decimal)
    deltas: defaultdict[tuple[str, str], Decimal] = defaultdict(Decimal)
    for row, effect in effects:
        day = row.local_day
        if row.account_id is not None:
            deltas[day, row.account_id] += effect.account
        if row.from_account_id is not None:
            deltas[day, row.from_account_id] += effect.from_account
        if effect.spent and row.lines and len(row.lines) > 1:
            for category_id, part in spent_by_category(row.lines, effect.spent).items():
                spent[day, category_id, row.currency_code] += part
        elif effect.spent:
            spent[day, row.category_id, row.currency_code] += effect.spent
        if effect.income:
            income[day, effect.income_currency] += effect.income
    totals: defaultdict[str, Decimal] = defaultdict(Decimal)
    for (_, account_id), delta in deltas.items():
        totals[account_id] += delta
    for account_id, delta in totals.items():
        move_account(db, workspace_id, account_id, delta, field)
    add_all(db, AccountDayRow, _sums(workspace_id, deltas, "local_day", "account_id", "moved"))
    add_all(db, DaySumRow, _sums(workspace_id, spent, "local_day", "category_id", "currency_code", "spent"))
    add_all(db, DayIncomeRow, _sums(workspace_id, income, "local_day", "currency_code", "income"))


def _sums(workspace_id: str, deltas: Mapping[Any, Decimal], *names: str) -> Iterator[dict[str, Any]]:
    of = {"workspace_id": workspace_id}
    return (of | dict(zip(names, (*key, delta), strict=True)) for key, delta in deltas.items())


_SET_DELETED = Statement(
    update(_HISTORY)
    .where(_HISTORY.c.id == bindparam("entry"))
    .values(
        deleted_at=bindparam("deleted", type_=_HISTORY.c.deleted_at.type),
        updated_at=bindparam("now", type_=_HISTORY.c.updated_at.type),
        version=_HISTORY.c.version + 1,
    )
)


def _set_deleted_all(db: Session, rows: Sequence[Any], now: datetime, deleted_at: datetime | None) -> None:
    _SET_DELETED.run(db, *({"entry": row.id, "deleted": deleted_at, "now": now} for row in rows))


def _move(db: Session, row: HistoryRow | HistoryEntry, account_id: str, delta: Decimal) -> None:
    move_account(db, row.workspace_id, account_id, delta)
    add_account_delta(db, row.workspace_id, row.local_day, account_id, delta)


def move_account(db: Session, workspace_id: str, account_id: str, delta: Decimal, field: str | None = "value") -> None:
    """Change a balance by a difference; whoever calls this keeps the day's sum too (`sums.add_account_delta`).

    VALIDATION_AMOUNT_RANGE of `field` when the balance would be more than an amount can be.
    """
    for account in _MOVE.all(db, {"workspace": workspace_id, "account": account_id, "delta": delta}):
        if field is not None:
            check_balance(account.budget, field)


def check_balance(balance: Decimal, field: str) -> None:
    """Raise VALIDATION_AMOUNT_RANGE of `field` for a balance that is more than an amount can be."""
    try:
        check_range(balance)
    except DomainError as error:
        raise field_error(field, error.code) from error


def booking_columns(booking: Booking) -> dict[str, Any]:
    """Return the columns of an entry that hold a booking."""
    return {
        "kind": booking.kind,
        "value": booking.value,
        "currency_code": booking.currency_code,
        "account_value": booking.account_value,
        "account_currency_code": booking.account_currency_code,
        "from_value": booking.from_value,
        "from_currency_code": booking.from_currency_code,
        "rate": None if booking.rate is None else format_rate(booking.rate),
        "rate_date": _day_text(booking.rate_date),
        "workspace_value": booking.workspace_value,
        "workspace_currency_code": booking.workspace_currency_code,
        "workspace_rate": None if booking.workspace_rate is None else format_rate(booking.workspace_rate),
        "workspace_rate_date": _day_text(booking.workspace_rate_date),
    }


def columns_of_bookings(bookings: Sequence[Booking]) -> dict[str, list[Any]]:
    """Return the columns of many entries that hold their bookings, as `booking_columns` does for one."""
    columns = {name: list(map(attrgetter(name), bookings)) for name in Booking.__struct_fields__}
    for name in ("rate", "workspace_rate"):
        columns[name] = [None if rate is None else format_rate(rate) for rate in columns[name]]
    for name in ("rate_date", "workspace_rate_date"):
        columns[name] = list(map(_day_text, columns[name]))
    return columns


def booking_of(row: HistoryRow) -> Booking:
    """Return the booking that the columns of an entry hold."""
    return Booking(
        kind=row.kind,
        value=row.value,
        currency_code=row.currency_code,
        account_value=row.account_value,
        account_currency_code=row.account_currency_code,
        from_value=row.from_value,
        from_currency_code=row.from_currency_code,
        rate=None if row.rate is None else Decimal(row.rate),
        rate_date=_day(row.rate_date),
        workspace_value=row.workspace_value,
        workspace_currency_code=row.workspace_currency_code,
        workspace_rate=None if row.workspace_rate is None else Decimal(row.workspace_rate),
        workspace_rate_date=_day(row.workspace_rate_date),
    )


def _day_text(day: date | None) -> str | None:
    return None if day is None else day.isoformat()


def _day(text: str | None) -> date | None:
    return None if text is None else date.fromisoformat(text)
