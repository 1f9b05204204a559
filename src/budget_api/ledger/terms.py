"""Terms of a workspace's figures."""

from typing import NamedTuple

from sqlalchemy import bindparam, select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import WorkspaceRow
from budget_api.db.statements import Statement
from budget_core.base.errors import DomainError, ErrorCode

_WORKSPACES = table_of(WorkspaceRow).c
_TERMS = Statement(
    select(_WORKSPACES.currency_code, _WORKSPACES.first_day_of_month, _WORKSPACES.revision).where(
        _WORKSPACES.id == bindparam("workspace"), _WORKSPACES.deleted_at.is_(None)
    )
)


class Terms(NamedTuple):
    """The currency of totals, the day of the month (1-28) on which a budget month begins, and the revision."""

    currency_code: str
    first_day_of_month: int
    revision: int


def terms_of(db: Session, workspace_id: str) -> Terms:
    """Return the terms of a workspace; NOT_FOUND for a deleted one."""
    row = _TERMS.one_or_none(db, {"workspace": workspace_id})
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return Terms(*row)
