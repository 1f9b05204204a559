"""References of an expense or a refund: an account and categories of its workspace that are in use."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Table, bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import AccountRow, CategoryRow, WorkspaceRow
from budget_api.db.statements import Statement
from budget_api.journal.writes import Write
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.entries.shares import ShareRule
from budget_core.entries.lines import Part

_WORKSPACES, _ACCOUNTS, _CATEGORIES = table_of(WorkspaceRow), table_of(AccountRow), table_of(CategoryRow)


class References(NamedTuple):
    """Fields of the account and the category that an entry needs."""

    account_currency: str
    account_label: str
    category_label: str
    category_rule: ShareRule | None
    workspace_rule: ShareRule

    @property
    def rule(self) -> ShareRule:
        """Rule that shares what is spent on the category."""
        return self.category_rule or self.workspace_rule


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


def check_categories(db: Session, write: Write, lines: Sequence[Part], first: References) -> list[ShareRule]:
    """Return the rule of each line; `first` are the references of the first one.

    Raises: VALIDATION_REFERENCE of every line after the first whose category is not in use.
    """
    if len(lines) == 1:
        return [first.rule]
    category_ids = {line.category_id for line in lines}
    found = db.execute(
        select(_CATEGORIES.c.id, _CATEGORIES.c.share_rule).where(
            _CATEGORIES.c.workspace_id == write.workspace_id,
            _CATEGORIES.c.id.in_(category_ids),
            _CATEGORIES.c.deleted_at.is_(None),
        )
    )
    in_use: dict[str, ShareRule | None] = {row.id: row.share_rule for row in found}
    wrong = [index for index, line in enumerate(lines) if line.category_id not in in_use]
    if wrong:
        fields = {f"lines.{index}.categoryId": ErrorCode.VALIDATION_REFERENCE for index in wrong}
        raise DomainError(ErrorCode.REQUEST_INVALID, fields)
    return [in_use[line.category_id] or first.workspace_rule for line in lines]


def _is_live(table: Table, named: str) -> ColumnElement[bool]:
    rows = table.c
    return (rows.workspace_id == _WORKSPACES.c.id) & (rows.id == bindparam(named)) & rows.deleted_at.is_(None)


_REFERENCES = Statement(
    select(
        _ACCOUNTS.c.currency_code.label("account_currency"),
        _ACCOUNTS.c.name.label("account_label"),
        _CATEGORIES.c.name.label("category_label"),
        _CATEGORIES.c.share_rule.label("category_rule"),
        _WORKSPACES.c.share_rule.label("workspace_rule"),
    )
    .select_from(_WORKSPACES)
    .outerjoin(_ACCOUNTS, _is_live(_ACCOUNTS, "account"))
    .outerjoin(_CATEGORIES, _is_live(_CATEGORIES, "category"))
    .where(_WORKSPACES.c.id == bindparam("workspace"))
)
