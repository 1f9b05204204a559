"""Authentication: the user behind a token, of a call or a live socket."""

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.access.queries import load_caller, load_user, note_seen, note_use, role_in
from budget_api.access.tokens import Credential, Tokens, is_id
from budget_api.db.port import Database
from budget_core.base.errors import DomainError, ErrorCode
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


logger = logging.getLogger(__name__)

USE_NOTED_EVERY = timedelta(minutes=1)
"""Precision of a personal access token's last use: a write for every call would cost too much."""
SEEN_NOTED_EVERY = timedelta(days=1)
"""Precision of a user's last visit."""


@dataclass(frozen=True, slots=True)
class Authenticator:
    """Reader of tokens and of their users' rights."""

    database: Database
    tokens: Tokens
    nobody: Credential | None = None
    """Session of calls without a token: on a local file its user's."""
    owners: frozenset[str] = frozenset()
    """Keys of the e-mails of the server's owners."""

    async def user(self, token: str | None) -> User:
        """Return the user behind a token. Raises: DomainError(AUTH_REQUIRED)."""
        user = await self.database.look_up(load_user, self._credential(token), datetime.now(UTC))
        await self._note_use(user)
        return user

    async def subscriber(self, token: str | None) -> UserSubscriber:
        """Return the subscriber of live events behind a token. Raises: DomainError(AUTH_REQUIRED)."""
        return UserSubscriber(await self.user(token), self.database)

    async def caller(
        self, token: str | None, path: Mapping[str, Any], action: Action, *, even_deleted: bool = False
    ) -> Caller:
        """Return the user behind a token, in the workspace that the path parameters name.

        Raises: DomainError(AUTH_REQUIRED), NOT_FOUND without access, AUTH_FORBIDDEN when the role may not do `action`.
        """
        credential, now = self._credential(token), datetime.now(UTC)
        caller = await self.database.look_up(load_caller, credential, now, path, action, even_deleted)
        await self._note_use(caller.user)
        return caller

    def _credential(self, token: str | None) -> Credential:
        credential = self.tokens.credential(token) if token else self.nobody
        if credential is None:
            raise DomainError(ErrorCode.AUTH_REQUIRED)
        return credential

    async def _note_use(self, user: User) -> None:
        """Store when a user, and a personal access token, was last seen.

        A write that fails is ignored: the call goes on.
        """
        try:
            if user.grant and _is_over(user.grant_used_at, user.now, USE_NOTED_EVERY):
                await self.database.write(note_use, user.session_id, user.now)
            if _is_over(user.seen_at, user.now, SEEN_NOTED_EVERY):
                await self.database.write(note_seen, user.id, user.now)
        except (DomainError, SQLAlchemyError):
            logger.exception("the use of a token could not be noted")


def _is_over(noted_at: datetime | None, now: datetime, every: timedelta) -> bool:
    return noted_at is None or now - noted_at >= every
