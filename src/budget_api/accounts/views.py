"""Accounts as clients see them."""

from collections.abc import Mapping

from budget_api.db.models import AccountHistoryRow, AccountRow
from budget_core.account_history import BalanceChange
from budget_core.contract.accounts import Account, AccountHistoryEntry


def account_view(row: AccountRow) -> Account:
    """Return an account."""
    return Account(
        id=row.id,
        workspace_id=row.workspace_id,
        name=row.name,
        icon=row.icon,
        budget=row.budget,
        currency_code=row.currency_code,
        type=row.type,
        is_show_in_balance=row.is_show_in_balance,
        is_main_account=row.is_main_account,
        position=row.position,
        deleted=row.deleted_at is not None,
        deleted_at=row.deleted_at,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def adjustment_view(row: AccountHistoryRow) -> AccountHistoryEntry:
    """Return a balance set by hand, or an opening one."""
    return AccountHistoryEntry(
        id=row.id,
        account_id=row.account_id,
        kind=row.kind,
        date=row.created_at,
        local_day=row.local_day,
        category_id=None,
        category_label=None,
        note="",
        prev_budget=row.prev_budget,
        new_budget=row.new_budget,
        created_at=row.created_at,
    )


def balance_change_view(change: BalanceChange, categories: Mapping[str, str]) -> AccountHistoryEntry:
    """A move of an account with the balance before and after it; `categories` are their names by id."""
    return AccountHistoryEntry(
        id=change.id,
        account_id=change.account_id,
        kind=change.kind,
        date=change.at,
        local_day=change.local_day,
        category_id=change.category_id,
        category_label=None if change.category_id is None else categories[change.category_id],
        note=change.note,
        prev_budget=change.prev_budget,
        new_budget=change.new_budget,
        created_at=change.created_at,
    )
