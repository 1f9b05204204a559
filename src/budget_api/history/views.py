"""Entries of the history as clients see them."""

from datetime import date
from decimal import Decimal
from typing import Any

from budget_api.db.models import HistoryRow
from budget_core.contract.history import HistoryEntry
from budget_core.expenses import Booking
from budget_core.rates import format_rate


def entry_view(row: HistoryRow, labels: dict[str, str]) -> HistoryEntry:
    """An entry; `labels` are the names of the accounts and categories it points to, by id."""
    return HistoryEntry(
        id=row.id,
        workspace_id=row.workspace_id,
        kind=row.kind,  # type: ignore[arg-type] # written from a booking
        category_id=row.category_id,
        account_id=row.account_id,
        from_account_id=row.from_account_id,
        date=row.date,
        local_day=row.local_day,
        value=row.value,
        currency_code=row.currency_code,
        account_value=row.account_value,
        account_currency_code=row.account_currency_code,
        from_value=row.from_value,
        from_currency_code=row.from_currency_code,
        rate=row.rate,
        rate_date=row.rate_date,
        note=row.note,
        user_id=row.user_id,
        creator_name=row.creator_name,
        account_label=labels[row.account_id],
        from_account_label=labels[row.from_account_id] if row.from_account_id else None,
        category_label=labels[row.category_id] if row.category_id else None,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def booking_columns(booking: Booking) -> dict[str, Any]:
    """What was booked, as columns of the entry."""
    return {
        "kind": booking.kind,
        "value": booking.value,
        "currency_code": booking.currency_code,
        "account_value": booking.account_value,
        "account_currency_code": booking.account_currency_code,
        "from_value": booking.from_value,
        "from_currency_code": booking.from_currency_code,
        "rate": None if booking.rate is None else format_rate(booking.rate),
        "rate_date": None if booking.rate_date is None else booking.rate_date.isoformat(),
    }


def booking_of(row: HistoryRow) -> Booking:
    """What was booked, read back from the entry."""
    return Booking(
        kind=row.kind,  # type: ignore[arg-type] # written from a booking
        value=row.value,
        currency_code=row.currency_code,
        account_value=row.account_value,
        account_currency_code=row.account_currency_code,
        from_value=row.from_value,
        from_currency_code=row.from_currency_code,
        rate=None if row.rate is None else Decimal(row.rate),
        rate_date=None if row.rate_date is None else date.fromisoformat(row.rate_date),
    )
