"""Queries of the settings of a user."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.queries import role_in
from budget_api.db.models import SettingsRow
from budget_api.db.row_views import view_of
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.people.settings import Settings
from budget_core.people.access import Action, is_allowed


def settings_row(db: Session, user_id: str) -> SettingsRow:
    """Return a user's settings as they are stored; NOT_FOUND when the user is gone."""
    row = db.get(SettingsRow, user_id)
    if row is None:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def settings_of(db: Session, user_id: str) -> Settings:
    """Return a user's settings as clients see them.

    A workspace that was deleted, or that they left, is cleared from them.
    """
    row = settings_row(db, user_id)
    workspace_id = row.workspace_id
    is_in_use = workspace_id is not None and is_allowed(role_in(db, workspace_id, user_id), Action.READ)
    return settings_view(row, workspace_id if is_in_use else None)


def common_language(db: Session) -> str | None:
    """Return the language that all settings of a database have; None where there are none, or several."""
    languages = db.scalars(select(SettingsRow.language).distinct().limit(2)).all()
    return languages[0] if len(languages) == 1 else None


def settings_view(row: SettingsRow, workspace_id: str | None) -> Settings:
    """Return a user's settings; `workspace_id` is the workspace in use, if they still take part in it."""
    return view_of(Settings, row, workspace=workspace_id)
