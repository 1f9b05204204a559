"""References of an expense or a refund: an account and categories of its workspace that are in use."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow, WorkspaceRow
from budget_api.db.statements import Statement
from budget_api.journal.writes import Write
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.lines import Part

_WORKSPACES, _ACCOUNTS, _CATEGORIES = table_of(WorkspaceRow), table_of(AccountRow), table_of(CategoryRow)


class References(NamedTuple):
    """Fields of the account and the category that an entry needs."""

    account_currency: str
    account_label: str
    category_label: str


def references(
    db: Session, write: Write, account_id: str, category_id: str, category_field: str = "categoryId"
) -> References:
    """Return the references; VALIDATION_REFERENCE for the first that is unknown, foreign or deleted."""
    names = {"workspace": write.workspace_id, "account": account_id, "category": category_id}
    (row,) = _REFERENCES.all(db, names)
    if row.account_label is None:
        raise field_error("accountId", ErrorCode.VALIDATION_REFERENCE)
    if row.category_label is None:
        raise field_error(category_field, ErrorCode.VALIDATION_REFERENCE)
    return References(*row)


def check_categories(db: Session, write: Write, lines: Sequence[Part]) -> None:
    """Raise VALIDATION_REFERENCE of every line after the first whose category is not in use."""
    if len(lines) == 1:
        return
    wanted = {line.category_id for line in lines}
    in_use = set(
        db.scalars(
            select(_CATEGORIES.c.id).where(
                _CATEGORIES.c.workspace_id == write.workspace_id,
                _CATEGORIES.c.id.in_(wanted),
                _CATEGORIES.c.deleted_at.is_(None),
            )
        )
    )
    wrong = [index for index, line in enumerate(lines) if line.category_id not in in_use]
    if wrong:
        fields = {f"lines.{index}.categoryId": ErrorCode.VALIDATION_REFERENCE for index in wrong}
        raise DomainError(ErrorCode.REQUEST_INVALID, fields)


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
