"""Reading and changing a person's alert settings."""

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.access.queries import role_in
from budget_api.alerts.queries import settings_in
from budget_api.db.models import AlertSettingsRow, UserRow
from budget_api.db.port import announce
from budget_api.db.row_views import view_of
from budget_api.journal.edits import sent_fields
from budget_api.live.messages import UserChanged
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.planning import alerts as contract
from budget_core.people.access import Action, is_allowed


def get_alerts(db: Session, caller: Caller) -> contract.Alerts:
    """Return the caller's alert settings in the workspace."""
    return view_of(contract.Alerts, settings_in(db, caller.workspace_id, caller.user.id))


def set_alerts(db: Session, caller: Caller, body: contract.AlertsSet) -> contract.Alerts:
    """Change the settings that the body carries."""
    user = caller.user
    db.scalars(select(UserRow.id).where(UserRow.id == user.id).with_for_update()).one()
    if not is_allowed(role_in(db, caller.workspace_id, user.id), Action.PERSONAL):
        raise DomainError(ErrorCode.NOT_FOUND)
    row: AlertSettingsRow = settings_in(db, caller.workspace_id, user.id)
    for name, value in sent_fields(body).items():
        setattr(row, name, value)
    db.add(row)
    db.flush()
    announce(db, UserChanged(user.id, user.id))
    return view_of(contract.Alerts, row)
