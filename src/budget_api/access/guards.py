"""Guards: who may call, looked at before the body is.

What a personal access token was granted is looked at here and nowhere else, except by live rooms and by the list of
workspaces, which ask `User.reaches`.
"""

from dataclasses import dataclass

from budget_api.access.authenticator import Authenticator
from budget_api.access.queries import check_own
from budget_api.http.routes import Connection, Guard
from budget_core.access import Action
from budget_core.grants import Reach, grant_error, granted

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


def bearer(connection: Connection) -> str | None:
    """The token of the `authorization` header."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


@dataclass(frozen=True, slots=True)
class Authenticates:
    """Guard: only with a valid token of one's own that reaches so far."""

    reach: Reach

    async def __call__(self, connection: Connection, _: object) -> None:
        """Let through, or raise."""
        user = await _authenticator(connection).user(bearer(connection))
        is_reading = connection.scope.get("method") in SAFE_METHODS
        if not granted(user.grant, self.reach, is_reading):
            raise grant_error(user.grant, lambda grant: granted(grant, self.reach, is_reading))
        connection.scope["user"] = user


class OwnsReminder(Authenticates):
    """Guard: as above, and only for a reminder of one's own, which the path names."""

    __slots__ = ()

    async def __call__(self, connection: Connection, handler: object) -> None:
        """Let through, or raise."""
        await Authenticates.__call__(self, connection, handler)
        database = _authenticator(connection).database
        await database.look_up(check_own, connection.scope["user"], connection.path_params["reminder_id"])


@dataclass(frozen=True, slots=True)
class Requires:
    """Guard: only who may do `action` in the workspace that the path names, itself or by one of its rows."""

    action: Action
    is_repeatable: bool = False
    """Whether it may be done again where it deleted the workspace: by its creator, so that a lost answer can be had."""

    async def __call__(self, connection: Connection, _: object) -> None:
        """Let through, or raise."""
        caller = await _authenticator(connection).caller(
            bearer(connection), connection.path_params, self.action, even_deleted=self.is_repeatable
        )
        connection.scope["user"] = caller.user
        connection.scope["auth"] = caller


def authenticate(reach: Reach) -> Guard:
    """The guard of a call that names no workspace."""
    return Authenticates(reach)


def require(action: Action, *, is_repeatable: bool = False) -> Guard:
    """The guard of an action."""
    return Requires(action, is_repeatable)


def _authenticator(connection: Connection) -> Authenticator:
    authenticator: Authenticator = connection.app.state.authenticator
    return authenticator
