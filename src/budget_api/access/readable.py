"""Rows of a workspace that its members may read: the one place that says so.

All but the ledger, the journal, the database, backups and deletions select these rows by the conditions here. `rows`
are the mapped class or the columns of its table.
"""

from typing import Any

from sqlalchemy import BindParameter, ColumnElement

WorkspaceId = str | BindParameter[Any] | None


def accounts(rows: Any, workspace_id: WorkspaceId) -> ColumnElement[bool]:
    """Return the condition of readable accounts, deleted ones too."""
    condition: ColumnElement[bool] = rows.workspace_id == workspace_id
    return condition


def categories(rows: Any, workspace_id: WorkspaceId) -> ColumnElement[bool]:
    """Return the condition of readable categories, archived and deleted ones too."""
    condition: ColumnElement[bool] = rows.workspace_id == workspace_id
    return condition


def entries(rows: Any, workspace_id: WorkspaceId) -> ColumnElement[bool]:
    """Return the condition of readable entries of the history, deleted ones too."""
    condition: ColumnElement[bool] = rows.workspace_id == workspace_id
    return condition


def lists(rows: Any, workspace_id: WorkspaceId) -> ColumnElement[bool]:
    """Return the condition of readable lists, deleted ones too."""
    condition: ColumnElement[bool] = rows.workspace_id == workspace_id
    return condition


def schedules(rows: Any, workspace_id: WorkspaceId) -> ColumnElement[bool]:
    """Return the condition of readable schedules, deleted ones too."""
    condition: ColumnElement[bool] = rows.workspace_id == workspace_id
    return condition
