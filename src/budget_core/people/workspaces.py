"""Workspaces: what a new one starts with, who takes part in it, when one may go, and who inherits it.

What a new one starts with stands in `defaults.json`, which the web reads too.
Source: specification, decisions 3 (new workspaces), 6 and 7.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Final, Protocol, TypeVar

import msgspec

from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error


class DefaultAccount(msgspec.Struct, frozen=True, rename="camel"):
    """An account every new workspace has, opened with 0.00 in the workspace currency."""

    name: str
    icon: str
    is_main_account: bool
    shown: dict[str, str]
    """Name on the screens, by language, until it is renamed."""


class DefaultCategory(msgspec.Struct, frozen=True):
    """A category every new workspace has."""

    name: str
    icon: str
    shown: dict[str, str]


class _Defaults(msgspec.Struct):
    accounts: tuple[DefaultAccount, ...]
    categories: tuple[DefaultCategory, ...]


_DEFAULTS = msgspec.json.decode(files("budget_core").joinpath("data", "defaults.json").read_bytes(), type=_Defaults)

DEFAULT_ACCOUNTS: Final = _DEFAULTS.accounts
DEFAULT_CATEGORIES: Final = _DEFAULTS.categories
"""`Entertaiment` is how the specification spells the stored name; screens show a translated label."""


class WorkspaceMember(Protocol):
    """Someone who takes part in a workspace."""

    @property
    def user_id(self) -> str:
        """Id of the user; the workspace names its owner by it."""

    @property
    def is_verified(self) -> bool:
        """False while the invitation waits for an answer."""


MemberT = TypeVar("MemberT", bound=WorkspaceMember)
RoleT = TypeVar("RoleT", bound=str)


@dataclass(frozen=True, slots=True)
class ParticipantChanges:
    """Changes that a wanted list of participants asks for."""

    invited: dict[str, int]
    """New people, with their place in the list."""
    removed: frozenset[str]


def participant_changes(present: Iterable[str], wanted: Sequence[str], creator_id: str) -> ParticipantChanges:
    """Return the people to invite and to remove so that the list holds; the creator stays, listed or not.

    | present | wanted  | creator | invited | removed |
    |---------|---------|---------|---------|---------|
    | a, b    | a, b, c | a       | c       |         |
    | a, b    | c, c    | a       | c       | b       |
    | a, b    |         | a       |         | b       |
    """
    present_ids = {*present, creator_id}
    places = {user_id: wanted.index(user_id) for user_id in wanted}
    invited = {user_id: place for user_id, place in places.items() if user_id not in present_ids}
    return ParticipantChanges(invited, frozenset(present_ids - {*wanted, creator_id}))


def role_changes(present: Mapping[str, RoleT], wanted: Mapping[str, RoleT], creator_id: str) -> dict[str, RoleT]:
    """Return the wanted roles that differ from the present ones, both by user.

    The creator stays an editor. Raises: VALIDATION_REFERENCE for whoever takes no part, VALIDATION_CHOICE for a creator
    who is to view.
    """
    wrong = {
        f"roles.{user_id}": ErrorCode.VALIDATION_REFERENCE if user_id not in present else ErrorCode.VALIDATION_CHOICE
        for user_id, role in wanted.items()
        if user_id not in present or (user_id == creator_id and role != "editor")
    }
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    return {user_id: role for user_id, role in wanted.items() if present[user_id] != role}


def check_room(participants: int, pending: int) -> None:
    """Raise when so many may not take part, so many of them not confirmed yet."""
    if participants > limits.PARTICIPANTS_MAX or pending > limits.INVITATIONS_PENDING_MAX:
        raise field_error("participants", ErrorCode.VALIDATION_MAX)


def check_removal(is_personal: bool, others: int) -> None:
    """Raise when a user who is in so many others may not delete a workspace."""
    if is_personal:
        raise DomainError(ErrorCode.WORKSPACE_PERSONAL)
    if not others:
        raise DomainError(ErrorCode.WORKSPACE_LAST)


def heir(members: Iterable[MemberT], creator_id: str) -> MemberT | None:
    """Return the heir when the creator leaves.

    The longest-standing confirmed participant; None deletes the workspace. `members` are the present ones in the order
    they joined, as `Workspace.participants` lists them. Source: specification, decisions 6 (deleting one's account).
    """
    return next((member for member in members if member.is_verified and member.user_id != creator_id), None)


def code_of(link: str) -> str:
    """Return the code in a link, or in what is left of one: its last part, without a query or a fragment."""
    return link.strip().split("?")[0].split("#")[0].rstrip("/").rpartition("/")[2]
