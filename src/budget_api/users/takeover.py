"""Takeover of an account with an unverified e-mail by the owner of the e-mail.

The owner proves it by a code, or by a provider. Its creator may be a stranger. Their sessions and tokens end, the
participants they invited are removed, and the workspaces they joined ask again. Their subscription is cancelled, as the
card is theirs.
"""

from datetime import datetime

from msgspec import UNSET
from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import role_in
from budget_api.db.models import IdentityRow, ParticipantRow, UserRow, WorkspaceRow
from budget_api.journal.writes import begin_write_as_invited, record_change
from budget_api.links.service import revoke_links_of
from budget_api.settings.queries import settings_row
from budget_api.sign_in.challenges import void_codes
from budget_api.sign_in.sessions import end_sessions
from budget_api.subscriptions.service import abandon
from budget_api.workspaces.members import WORKSPACE, bump_participants, set_participants
from budget_api.workspaces.queries import live_workspace, present_memberships, workspace_with_members


def take_over(db: Session, row: UserRow, now: datetime) -> None:
    """Verify the locked user and remove all earlier access.

    Sessions, tokens, codes, links, invitation links and participants.
    """
    row.pending_email = row.sign_up_id = None
    row.is_email_verified, row.updated_at = True, now
    db.execute(delete(IdentityRow).where(IdentityRow.user_id == row.id))
    void_codes(db, row.id, now)
    end_sessions(db, row.id, now)
    abandon(db, row.id, now)
    revoke_links_of(db, row.id, now)
    settings = settings_row(db, row.id)
    user = User(row.id, row.name, row.email, settings.language, settings.time_zone, "", now)
    for workspace_id in present_memberships(db, row.id):
        _remove_participants(db, user, workspace_id)
    personal = select(WorkspaceRow.id).where(WorkspaceRow.creator_id == row.id, WorkspaceRow.is_personal)
    settings.workspace_id = db.scalar(personal.limit(1))
    db.flush()


def _remove_participants(db: Session, user: User, workspace_id: str) -> None:
    write = begin_write_as_invited(db, Caller(user, workspace_id, role_in(db, workspace_id, user.id)))
    row = live_workspace(db, workspace_id)
    before = workspace_with_members(db, row)
    is_creator = row.creator_id == user.id
    changed = set_participants(db, row, [], UNSET, user) if is_creator else _reset_membership(db, user, row)
    if changed:
        after = workspace_with_members(db, row)
        record_change(db, write, WORKSPACE, row.id, "updated", before=before, after=after)


def _reset_membership(db: Session, user: User, row: WorkspaceRow) -> bool:
    """Turn a membership in another's workspace, perhaps a trap, into an invitation.

    Return whether there was one.
    """
    member = db.get_one(ParticipantRow, (row.id, user.id))
    if not member.is_verified:
        return False
    member.is_verified, member.joined_at = False, user.now
    bump_participants(row, user.now)
    db.flush()
    return True
