"""Schedules of a single entry, booked automatically on a later day."""

from decimal import Decimal

from budget_cli.entries.details import Details
from budget_core.contract.types import ScheduleKind
from budget_sdk import ScheduleCreate


def one_expense(
    category_id: str, account_id: str, value: Decimal, account_value: Decimal | None, details: Details
) -> ScheduleCreate:
    """Return the schedule of an expense."""
    return _once("expense", account_id, value, details, category_id=category_id, account_value=account_value)


def one_income(account_id: str, value: Decimal, details: Details) -> ScheduleCreate:
    """Return the schedule of an income."""
    return _once("income", account_id, value, details)


def one_transfer(
    account_id: str, from_account_id: str, value: Decimal, from_value: Decimal | None, details: Details
) -> ScheduleCreate:
    """Return the schedule of a transfer."""
    return _once("transfer", account_id, value, details, from_account_id=from_account_id, from_value=from_value)


def _once(
    kind: ScheduleKind,
    account_id: str,
    value: Decimal,
    details: Details,
    *,
    category_id: str | None = None,
    from_account_id: str | None = None,
    account_value: Decimal | None = None,
    from_value: Decimal | None = None,
) -> ScheduleCreate:
    return ScheduleCreate(
        kind=kind,
        account_id=account_id,
        value=value,
        note=details.note,
        payee=details.payee,
        tags=list(details.tags),
        category_id=category_id,
        from_account_id=from_account_id,
        account_value=account_value,
        from_value=from_value,
        frequency="once",
        mode="post",
        start_date="",
    )
