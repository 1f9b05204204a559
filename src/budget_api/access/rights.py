"""Rights of calls, checked before their bodies.

Scopes of personal access tokens are checked here and nowhere else, except by live rooms and by the list of
workspaces, which ask `User.reaches`.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from budget_api.access.authenticator import Authenticator
from budget_api.access.caller import Caller, User
from budget_api.access.queries import check_own, check_owner
from budget_core.contract.call import Anybody, AnyCall, FolderOwner, InWorkspace, Owns, OwnsServer
from budget_core.people.devices import ASSISTANT
from budget_core.people.grants import AccessLevel, grant_error, is_granted

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})


async def admit(
    call: AnyCall, authenticator: Authenticator, headers: Mapping[str, str], ids: Mapping[str, Any]
) -> Caller | User | None:
    """Return who calls, once they may: the user, or the caller in a workspace.

    None for calls that anybody may make. Raises: DomainError(AUTH_REQUIRED), DomainError(AUTH_FORBIDDEN),
    DomainError(AUTH_OWNER_ONLY), DomainError(NOT_FOUND).
    """
    right = call.right
    if isinstance(right, Anybody | FolderOwner):
        return None
    if isinstance(right, InWorkspace):
        caller = await authenticator.caller(bearer(headers), ids, right.action, even_deleted=right.is_repeatable)
        return replace(caller, is_assistant=True) if _is_assistant(headers) else caller
    user = await authenticator.user(bearer(headers))
    _check_level(user, right.level, call.method in SAFE_METHODS)
    if isinstance(right, Owns):
        await authenticator.database.look_up(check_own, user, ids[f"{right.noun}_id"])
    if isinstance(right, OwnsServer):
        await authenticator.database.look_up(check_owner, user, authenticator.owners)
    return user


def bearer(headers: Mapping[str, str]) -> str | None:
    """Return the token of the `authorization` header."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token if scheme.lower() == "bearer" and token else None


def _is_assistant(headers: Mapping[str, str]) -> bool:
    return headers.get("user-agent", "").startswith(ASSISTANT)


def _check_level(user: User, level: AccessLevel, is_reading: bool) -> None:
    if not is_granted(user.grant, level, is_reading):
        raise grant_error(user.grant, lambda grant: is_granted(grant, level, is_reading))
