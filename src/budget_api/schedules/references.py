"""Checks of a schedule's fields against each other, its accounts and its category."""

from collections.abc import Collection
from decimal import Decimal

from sqlalchemy.orm import Session

from budget_api.accounts.queries import live_account
from budget_api.categories.queries import live_category
from budget_api.db.models import AccountRow
from budget_api.journal.writes import Write
from budget_api.schedules.plans import Plan
from budget_core.accounts.accounts import currency_of
from budget_core.base.errors import ErrorCode, field_error
from budget_core.entries import expenses
from budget_core.recurring import schedules


def check_plan(db: Session, write: Write, plan: Plan, changed: Collection[str]) -> None:
    """Raise the error of the first field that is wrong.

    Accounts and categories are looked at where they change.
    """
    schedules.check_rhythm(plan)
    check_sides(plan)
    expenses.check_amount("value", plan.value, plan.currency_code)
    if plan.category_id is not None and "category_id" in changed:
        live_category(db, write, plan.category_id, "categoryId")
    if "account_id" in changed:
        code = currency_in(write, live_account(db, write, plan.account_id, "accountId"))
        if plan.kind != "expense" and plan.currency_code != code:
            raise field_error("currencyCode", ErrorCode.VALIDATION_CURRENCY)
        _check_amount("accountValue", plan.account_value, code)
    if plan.from_account_id is not None and "from_account_id" in changed:
        source = live_account(db, write, plan.from_account_id, "fromAccountId")
        _check_amount("fromValue", plan.from_value, currency_in(write, source))


def currency_in(write: Write, account: AccountRow) -> str:
    """Return the currency an account is kept in."""
    return currency_of(account.currency_code, write.currency_code)


def check_sides(plan: Plan) -> None:
    """Raise the error of the first account, category or amount that the kind needs, or has no use for."""
    wrong = {
        "categoryId": _error_of(plan.category_id, is_needed=plan.kind == "expense"),
        "accountValue": None if plan.account_value is None or plan.kind == "expense" else ErrorCode.VALIDATION_CHOICE,
        "fromAccountId": _error_of(plan.from_account_id, is_needed=plan.kind == "transfer"),
        "fromValue": None if plan.from_value is None or plan.kind == "transfer" else ErrorCode.VALIDATION_CHOICE,
    }
    for field, code in wrong.items():
        if code is not None:
            raise field_error(field, code)
    if plan.from_account_id is not None:
        expenses.check_accounts(plan.account_id, plan.from_account_id)


def _error_of(row_id: str | None, *, is_needed: bool) -> ErrorCode | None:
    if is_needed:
        return ErrorCode.VALIDATION_REQUIRED if row_id is None else None
    return None if row_id is None else ErrorCode.VALIDATION_REFERENCE


def _check_amount(field: str, amount: Decimal | None, code: str) -> None:
    if amount is not None:
        expenses.check_amount(field, amount, code)
