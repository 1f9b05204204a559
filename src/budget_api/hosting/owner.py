"""Calls of whoever has the data folder: on a local file, and through the socket in the folder of a running server.

No server has them on its addresses (`app.local` alone answers them), so they ask nobody for a password.
"""

from datetime import UTC, datetime
from http import HTTPStatus
from typing import Annotated

from budget_api.access.dependencies import Database
from budget_api.hosting import administration, flows, queries, service
from budget_api.http.routes import (
    Controller,
    FromPath,
    JSONBody,
    NamedDependency,
    QueryParameter,
    delete,
    get,
    post,
    put,
)
from budget_api.sign_in import passwords
from budget_core.contract import hosting as server
from budget_core.contract import owner as contract
from budget_core.contract.types import Done
from budget_core.contract.users import User

Passwords = NamedDependency[passwords.Passwords]
Hosting = NamedDependency[flows.Hosting]
Search = Annotated[str, QueryParameter(name="search", description="A part of a name or an e-mail, or an id")]


class OwnerController(Controller):
    """The users of a server or of a file."""

    path = "/owner"

    @post("/users")
    async def create_user(self, database: Database, passwords: Passwords, data: JSONBody[contract.UserCreate]) -> User:
        """Make a user who can sign in with the password."""
        return await administration.create_user(database, passwords, data.name, data.email, data.password)

    @put("/password")
    async def set_password(
        self, database: Database, passwords: Passwords, data: JSONBody[contract.PasswordSet]
    ) -> User:
        """Set a user's password, and the e-mail if there is one; ends their sessions."""
        user, email = data.user or None, data.email or None
        return await administration.set_password(database, passwords, user, data.password, email)

    @get("/users")
    async def list_users(self, database: Database, search: Search = "") -> contract.FolderUsers:
        """Find users; all there are without a search."""
        return await database.read(queries.list_folder_users, search)

    @post("/users/{user_id:str}/disable", status_code=HTTPStatus.OK)
    async def disable_user(self, database: Database, user_id: FromPath[str]) -> server.ServerUser:
        """End a user's sessions and let them in no more."""
        return await database.write(service.disable_user, user_id, datetime.now(UTC))

    @post("/users/{user_id:str}/enable", status_code=HTTPStatus.OK)
    async def enable_user(self, database: Database, user_id: FromPath[str]) -> server.ServerUser:
        """Let a user sign in again."""
        return await database.write(service.enable_user, user_id)

    @post("/users/{user_id:str}/reset-link")
    async def create_reset_link(self, hosting: Hosting, user_id: FromPath[str]) -> server.ResetLink:
        """Make a link by which a user sets a new password."""
        return await hosting.create_reset_link(user_id)

    @delete("/users/{user_id:str}")
    async def delete_user(self, hosting: Hosting, user_id: FromPath[str]) -> Done:
        """Delete a user for good."""
        return await hosting.delete_user(user_id)

    @get("/invitation-codes")
    async def list_invitation_codes(self, database: Database) -> list[server.InvitationCode]:
        """The invitation codes that are kept."""
        return await database.read(queries.list_invitation_codes)

    @delete("/invitation-codes/{code_id:str}")
    async def revoke_invitation_code(self, database: Database, code_id: FromPath[str]) -> Done:
        """Make a code good for nobody more."""
        return await database.write(service.revoke_invitation_code, code_id)

    @post("/invitation-codes")
    async def create_invitation_code(
        self, hosting: Hosting, data: JSONBody[server.InvitationCodeCreate]
    ) -> server.NewInvitationCode:
        """Make an invitation code."""
        return await hosting.create_invitation_code(data, None)
