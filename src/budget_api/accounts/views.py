"""Accounts as clients see them."""

from collections.abc import Mapping

from budget_api.db.models import AccountHistoryRow, AccountRow
from budget_api.db.row_views import view_of
from budget_core.accounts.account_history import BalanceChange
from budget_core.contract.money.accounts import Account, AccountHistoryEntry


def account_view(row: AccountRow) -> Account:
    """Return an account."""
    return view_of(Account, row, deleted=row.deleted_at is not None)


def adjustment_view(row: AccountHistoryRow) -> AccountHistoryEntry:
    """Return a balance set by hand, or an opening one."""
    return view_of(AccountHistoryEntry, row, date=row.created_at, category_id=None, category_label=None, note="")


def balance_change_view(change: BalanceChange, categories: Mapping[str, str]) -> AccountHistoryEntry:
    """Return a move of an account with the balance before and after it.

    `categories` are their names by id.
    """
    label = None if change.category_id is None else categories[change.category_id]
    return view_of(AccountHistoryEntry, change, date=change.at, category_label=label)
