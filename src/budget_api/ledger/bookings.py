"""A booking of the core as columns of an entry, and back."""

from collections.abc import Sequence
from datetime import date
from decimal import Decimal
from operator import attrgetter
from typing import Any

from budget_api.db.models import HistoryRow
from budget_core.base.rates import format_rate
from budget_core.entries.expenses import Booking


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
