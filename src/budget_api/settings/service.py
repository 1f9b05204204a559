"""Writes of a user's settings."""

from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.queries import role_in
from budget_api.db.port import announce
from budget_api.journal.edits import sent_fields
from budget_api.live.messages import UserChanged
from budget_api.settings.queries import settings_of, settings_row
from budget_core.base.errors import ErrorCode, field_error
from budget_core.contract.people.settings import Settings, SettingsUpdate
from budget_core.people.access import Action, is_allowed


def get_settings(db: Session, user: User) -> Settings:
    """Return the settings of the user behind the token."""
    return settings_of(db, user.id)


def update_settings(db: Session, user: User, body: SettingsUpdate) -> Settings:
    """Change the settings the body carries; a workspace must be one the user takes part in."""
    row = settings_row(db, user.id)
    values = sent_fields(body)
    if "workspace" in values:
        values["workspace_id"] = values.pop("workspace")
        if not is_allowed(role_in(db, values["workspace_id"], user.id), Action.READ):
            raise field_error("workspace", ErrorCode.VALIDATION_REFERENCE)
    for name, value in values.items():
        setattr(row, name, value)
    db.flush()
    announce(db, UserChanged(user.id, user.id))
    return settings_of(db, user.id)
