"""Calls open to the owner of the data folder, without anybody's password."""

from budget_core.contract.call import BodyCall, Call, FolderOwner
from budget_core.contract.people.users import User
from budget_core.contract.server.hosting import (
    InvitationCode,
    InvitationCodeCreate,
    NewInvitationCode,
    ResetLink,
    ServerUser,
    ServerUsers,
    UsersQuery,
)
from budget_core.contract.types import UNSET, Body, Done, Email, Name, Password, UnsetType


class UserCreate(Body, kw_only=True):
    """A new user with a personal workspace."""

    name: Name
    email: Email
    password: Password


class PasswordSet(Body, kw_only=True):
    """A new password; of the one user there is when none is named by e-mail, name or id."""

    password: Password
    email: Email | UnsetType = UNSET
    user: str | UnsetType = UNSET


class FolderUsers(ServerUsers, kw_only=True):
    """The users found, all of them, for the owner of the data folder."""

    language: str | None
    """Language of their settings, if all have the same."""


# fmt: off

CREATE_OWN_USER = BodyCall(
    "createOwnUser", "POST", "/owner/users",
    tag="owner", module="hosting", body=UserCreate, answer=User, status=201,
    right=FolderOwner(), is_documented=False,
    description="Create a user who can sign in with the password.",
)

SET_USER_PASSWORD = BodyCall(
    "setUserPassword", "PUT", "/owner/password",
    tag="owner", module="hosting", body=PasswordSet, answer=User,
    right=FolderOwner(), is_documented=False,
    description="Set a user's password, and the e-mail if there is one; ends their sessions.",
)

LIST_OWN_USERS = Call(
    "listOwnUsers", "GET", "/owner/users",
    tag="owner", module="hosting", query=UsersQuery, answer=FolderUsers,
    right=FolderOwner(), is_documented=False,
    description="Find users; all without a search.",
)

DISABLE_OWN_USER = Call(
    "disableOwnUser", "POST", "/owner/users/{user_id}/disable",
    tag="owner", module="hosting", answer=ServerUser,
    right=FolderOwner(), is_documented=False,
    description="Disable a user and end their sessions.",
)

REMOVE_OWN_USER_FACTOR = Call(
    "removeOwnUserFactor", "POST", "/owner/users/{user_id}/remove-factor",
    tag="owner", module="hosting", answer=ServerUser,
    right=FolderOwner(), is_documented=False,
    description="Remove the second factor of a user who is locked out; it is logged, and mailed to them.",
)

ENABLE_OWN_USER = Call(
    "enableOwnUser", "POST", "/owner/users/{user_id}/enable",
    tag="owner", module="hosting", answer=ServerUser,
    right=FolderOwner(), is_documented=False,
    description="Enable a disabled user.",
)

CREATE_RESET_LINK = Call(
    "createResetLink", "POST", "/owner/users/{user_id}/reset-link",
    tag="owner", module="hosting", answer=ResetLink, status=201,
    right=FolderOwner(), is_documented=False,
    description="Create a link to set a new password.",
)

DELETE_OWN_USER = Call(
    "deleteOwnUser", "DELETE", "/owner/users/{user_id}",
    tag="owner", module="hosting", answer=Done,
    right=FolderOwner(), is_documented=False,
    description="Delete a user for good.",
)

LIST_OWN_INVITATION_CODES = Call(
    "listOwnInvitationCodes", "GET", "/owner/invitation-codes",
    tag="owner", module="hosting", answer=list[InvitationCode],
    right=FolderOwner(), is_documented=False,
    description="List invitation codes.",
)

CREATE_OWN_INVITATION_CODE = BodyCall(
    "createOwnInvitationCode", "POST", "/owner/invitation-codes",
    tag="owner", module="hosting", body=InvitationCodeCreate, answer=NewInvitationCode, status=201,
    right=FolderOwner(), is_documented=False,
    description="Create an invitation code.",
)

REVOKE_OWN_INVITATION_CODE = Call(
    "revokeOwnInvitationCode", "DELETE", "/owner/invitation-codes/{code_id}",
    tag="owner", module="hosting", answer=Done,
    right=FolderOwner(), is_documented=False,
    description="Revoke an invitation code.",
)
