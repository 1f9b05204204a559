"""Queries of accounts and of their balance."""

from collections.abc import Mapping
from typing import cast

from sqlalchemy import ColumnElement, Select, exists, or_, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.currencies.queries import current_rates
from budget_api.db.models import AccountHistoryRow, AccountRow, CategoryRow, HistoryRow
from budget_api.db.row_views import view_of
from budget_api.journal.writes import Write, any_row, live_row
from budget_api.ledger.terms import terms_of
from budget_core.accounts import balances
from budget_core.accounts.account_history import BalanceChange, Kind, Move, history, moves
from budget_core.contract.money import accounts as contract
from budget_core.contract.money.accounts import Account, AccountHistoryEntry

HISTORY_MAX = 200
MOVED = (AccountHistoryRow.kind == "opening") | (AccountHistoryRow.prev_budget != AccountHistoryRow.new_budget)
"""Condition of adjustments that moved the balance; others are stored for repeats alone."""


def live_accounts(db: Session, workspace_id: str) -> list[AccountRow]:
    """Return the accounts of a workspace that are not deleted, in their order."""
    return list(db.scalars(_ordered(workspace_id).where(AccountRow.deleted_at.is_(None))))


def ordered_accounts(db: Session, workspace_id: str) -> list[AccountRow]:
    """Return all accounts of a workspace in their order, deleted ones too."""
    return list(db.scalars(_ordered(workspace_id)))


def _ordered(workspace_id: str) -> Select[AccountRow]:
    query = select(AccountRow).where(readable.accounts(AccountRow, workspace_id))
    return query.order_by(AccountRow.position, AccountRow.created_at, AccountRow.id)


def any_account(db: Session, write: Write, account_id: str) -> AccountRow:
    """Return an account of the path, deleted or not."""
    return any_row(db, AccountRow, write, account_id)


def live_account(db: Session, write: Write, account_id: str, field: str | None = None) -> AccountRow:
    """Return an account that is not deleted: of the path, or of the body's `field`."""
    return live_row(db, AccountRow, write, account_id, field)


def is_used(db: Session, row: AccountRow) -> bool:
    """Return whether any entry, taken back or not, names the account."""
    return row.id in used_accounts(db, readable.accounts(AccountRow, row.workspace_id), AccountRow.id == row.id)


def used_accounts(db: Session, *which: ColumnElement[bool]) -> set[str]:
    """Return the ids of accounts that any entry names.

    Two queries, one per index: with an OR the database would read all entries.
    """
    sides = (HistoryRow.account_id, HistoryRow.from_account_id)
    named = (
        exists().where(HistoryRow.workspace_id == AccountRow.workspace_id, side == AccountRow.id) for side in sides
    )
    return set(db.scalars(select(AccountRow.id).where(*which, or_(*named))))


def list_accounts(db: Session, caller: Caller) -> list[contract.Account]:
    """Return the accounts that are not deleted, in their order."""
    return [account_view(row) for row in live_accounts(db, caller.workspace_id)]


def list_deleted(db: Session, caller: Caller) -> list[contract.Account]:
    """Return the deleted accounts, last deleted first."""
    query = select(AccountRow).where(
        readable.accounts(AccountRow, caller.workspace_id), AccountRow.deleted_at.is_not(None)
    )
    return [account_view(row) for row in db.scalars(query.order_by(AccountRow.deleted_at.desc(), AccountRow.id))]


def balance(db: Session, caller: Caller) -> contract.Balance:
    """Return the balance of the shown accounts together, in the workspace currency."""
    currency = terms_of(db, caller.workspace_id).currency_code
    rates = current_rates(db)
    total = balances.balance(list_accounts(db, caller), currency, rates)
    return contract.Balance(
        amount=total.amount,
        currency_code=currency,
        not_converted=[
            contract.NotConverted(currency_code=part.currency_code, amount=part.amount) for part in total.not_converted
        ],
        rates_updated_at=rates.date.isoformat(),
    )


def account_history(db: Session, caller: Caller) -> list[contract.AccountHistoryEntry]:
    """Return the changes of all accounts, last day first; balances are counted back from today's."""
    budgets = select(AccountRow.id, AccountRow.budget).where(readable.accounts(AccountRow, caller.workspace_id))
    standing = dict(db.execute(budgets).all())
    changes = history(standing, [*_adjustments(db, caller), *_bookings(db, caller)])[:HISTORY_MAX]
    names = _category_names(db, {change.category_id for change in changes if change.category_id is not None})
    return [balance_change_view(change, names) for change in changes]


def recent_history(db: Session, caller: Caller) -> list[contract.AccountHistoryEntry]:
    """Return the last moves and every older adjustment.

    A client computes further back from the older entries that it loads.
    """
    newest = account_history(db, caller)
    known = {(change.id, change.account_id) for change in newest}
    query = select(AccountHistoryRow).where(AccountHistoryRow.workspace_id == caller.workspace_id, MOVED)
    rows = db.scalars(query.order_by(AccountHistoryRow.created_at.desc(), AccountHistoryRow.id))
    return [*newest, *(adjustment_view(row) for row in rows if (row.id, row.account_id) not in known)]


def _adjustments(db: Session, caller: Caller) -> list[Move]:
    query = select(AccountHistoryRow).where(AccountHistoryRow.workspace_id == caller.workspace_id, MOVED)
    newest = (AccountHistoryRow.local_day.desc(), AccountHistoryRow.created_at.desc(), AccountHistoryRow.id.desc())
    return [
        Move(
            id=row.id,
            account_id=row.account_id,
            kind=cast(Kind, row.kind),
            local_day=row.local_day,
            at=row.created_at,
            created_at=row.created_at,
            delta=row.new_budget - row.prev_budget,
        )
        for row in db.scalars(query.order_by(*newest).limit(HISTORY_MAX))
    ]


def _bookings(db: Session, caller: Caller) -> list[Move]:
    query = select(HistoryRow).where(readable.entries(HistoryRow, caller.workspace_id), HistoryRow.deleted_at.is_(None))
    newest = (HistoryRow.local_day.desc(), HistoryRow.date.desc(), HistoryRow.id.desc())
    rows = db.scalars(query.order_by(*newest).limit(HISTORY_MAX))
    return [move for row in rows for move in moves(row, cast(Kind, row.kind))]


def _category_names(db: Session, ids: set[str]) -> dict[str, str]:
    rows = db.execute(select(CategoryRow.id, CategoryRow.name).where(CategoryRow.id.in_(ids))) if ids else ()
    return {row.id: row.name for row in rows}


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
