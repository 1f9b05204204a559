"""Administration of users: of a local file or database, or of a server."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from pathlib import Path

from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName
from budget_cli.hosting.sign_in import read_password
from budget_core.base.text_rules import email_key
from budget_core.contract.people.users import UserDelete
from budget_core.contract.server.hosting import InvitationCode, InvitationCodeCreate, NewInvitationCode, ServerUser
from budget_core.contract.types import UNSET
from budget_sdk import administration
from budget_sdk.matching import short_id


class HostedUsers(ABC):
    """Users and invitation codes of a place."""

    @abstractmethod
    def search(self, text: str) -> list[ServerUser]:
        """Return the users whose name or e-mail holds the text; all for an empty one."""

    @abstractmethod
    def disable(self, user_id: str) -> ServerUser:
        """Disable a user."""

    @abstractmethod
    def enable(self, user_id: str) -> ServerUser:
        """Enable a user."""

    @abstractmethod
    def delete(self, user_id: str, is_password_from_stdin: bool) -> None:
        """Delete a user for good."""

    @abstractmethod
    def invite(self, body: InvitationCodeCreate) -> NewInvitationCode:
        """Make an invitation code."""

    @abstractmethod
    def invitation_codes(self) -> Sequence[InvitationCode]:
        """Return the invitation codes."""

    @abstractmethod
    def revoke(self, code_id: str) -> None:
        """Revoke an invitation code."""

    def find(self, typed: str) -> ServerUser:
        """Return the user with an e-mail or id."""
        for user in self.search(typed):
            if typed == user.id or email_key(user.email or "") == email_key(typed.strip()):
                return user
        raise UnknownTypedName("There is no user {typed}.", typed=typed, hint="budget users list")

    def find_code(self, typed: str) -> InvitationCode:
        """Return the invitation code with an id, or the end of one."""
        for code in self.invitation_codes():
            if typed in (code.id, short_id(code.id)):
                return code
        raise UnknownTypedName("There is no invitation code {typed}.", typed=typed, hint="budget users invitations")


class _FolderUsers(HostedUsers):
    """Users of a local file, or of the database of BUDGET_DATABASE_URL."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._folder: Path | None = context.local[0]

    def search(self, text: str) -> list[ServerUser]:
        found = administration.list_users(self._folder, text)
        self._context.speak(found.language)
        return found.users

    def disable(self, user_id: str) -> ServerUser:
        return administration.disable_user(self._folder, user_id)

    def enable(self, user_id: str) -> ServerUser:
        return administration.enable_user(self._folder, user_id)

    def delete(self, user_id: str, is_password_from_stdin: bool) -> None:
        administration.delete_user(self._folder, user_id)

    def invite(self, body: InvitationCodeCreate) -> NewInvitationCode:
        self.search("")  # for the language
        return administration.create_invitation_code(self._folder, body)

    def invitation_codes(self) -> Sequence[InvitationCode]:
        self.search("")  # for the language
        return administration.list_invitation_codes(self._folder)

    def revoke(self, code_id: str) -> None:
        administration.revoke_invitation_code(self._folder, code_id)


class _ServerUsers(HostedUsers):
    """Users of a server, for its signed-in owner."""

    def __init__(self, context: Context) -> None:
        self.client = context.client

    def search(self, text: str) -> list[ServerUser]:
        return self.client.server.users(text).users

    def disable(self, user_id: str) -> ServerUser:
        return self.client.server.disable_user(user_id)

    def enable(self, user_id: str) -> ServerUser:
        return self.client.server.enable_user(user_id)

    def delete(self, user_id: str, is_password_from_stdin: bool) -> None:
        has_password = self.client.users.me().has_password
        password = read_password(is_password_from_stdin, "Your password") if has_password else UNSET
        self.client.server.remove_user(user_id, UserDelete(current_password=password))

    def invite(self, body: InvitationCodeCreate) -> NewInvitationCode:
        return self.client.server.create_invitation_code(body)

    def invitation_codes(self) -> Sequence[InvitationCode]:
        return self.client.server.invitation_codes()

    def revoke(self, code_id: str) -> None:
        self.client.server.revoke_invitation_code(code_id)


def hosted_users(context: Context) -> HostedUsers:
    """Return the users of the place that the options and the environment name."""
    return _ServerUsers(context) if context.is_remote else _FolderUsers(context)
