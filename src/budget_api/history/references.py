"""References of an expense: an account and a category of its workspace that are in use."""

from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow, WorkspaceRow
from budget_api.db.statements import Statement
from budget_api.journal.writes import Write
from budget_core.errors import ErrorCode, field_error

_WORKSPACES, _ACCOUNTS, _CATEGORIES = table_of(WorkspaceRow), table_of(AccountRow), table_of(CategoryRow)


class References(NamedTuple):
    """Fields of the account and the category that an entry needs."""

    account_currency: str
    account_label: str
    category_label: str


def references(db: Session, write: Write, account_id: str, category_id: str) -> References:
    """Return the references; VALIDATION_REFERENCE for the first that is unknown, foreign or deleted."""
    names = {"workspace": write.workspace_id, "account": account_id, "category": category_id}
    (row,) = _REFERENCES.all(db, names)
    if row.account_label is None:
        raise field_error("accountId", ErrorCode.VALIDATION_REFERENCE)
    if row.category_label is None:
        raise field_error("categoryId", ErrorCode.VALIDATION_REFERENCE)
    return References(*row)


def _is_live(table: Table, named: str) -> ColumnElement[bool]:
    rows = table.c
    return (rows.workspace_id == _WORKSPACES.c.id) & (rows.id == bindparam(named)) & rows.deleted_at.is_(None)


_REFERENCES = Statement(
    select(
        _ACCOUNTS.c.currency_code.label("account_currency"),
        _ACCOUNTS.c.name.label("account_label"),
        _CATEGORIES.c.name.label("category_label"),
    )
    .select_from(_WORKSPACES)
    .outerjoin(_ACCOUNTS, _is_live(_ACCOUNTS, "account"))
    .outerjoin(_CATEGORIES, _is_live(_CATEGORIES, "category"))
    .where(_WORKSPACES.c.id == bindparam("workspace"))
)
