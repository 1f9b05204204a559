"""Rights of somebody at a live socket: `live` asks for them, and knows nothing of rights itself."""

from dataclasses import dataclass

from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.access.queries import role_in
from budget_api.access.tokens import is_id
from budget_api.db.port import Database
from budget_core.people.access import Action, is_allowed
from budget_core.people.grants import AccessLevel, is_action_granted, is_granted


@dataclass(frozen=True, slots=True)
class UserSubscriber:
    """A user with the rights that the database says they have now."""

    user: User
    database: Database

    @property
    def id(self) -> str:
        """The id of the user."""
        return self.user.id

    @property
    def session_id(self) -> str:
        """The session that the socket was opened with."""
        return self.user.session_id

    async def may_hear(self, workspace_id: str) -> bool:
        """Return True when they may read this workspace and their token reaches it."""
        is_reached = self.user.reaches(workspace_id) and is_action_granted(self.user.grant, Action.READ)
        return is_reached and await self.database.read(_may_read, self.user.id, workspace_id)

    def may_hear_own(self) -> bool:
        """Return True when their token reaches what concerns all workspaces."""
        return is_granted(self.user.grant, AccessLevel.WORKSPACES, is_reading=True)


def _may_read(db: Session, user_id: str, workspace_id: str) -> bool:
    return is_id(workspace_id) and is_allowed(role_in(db, workspace_id, user_id), Action.READ)
