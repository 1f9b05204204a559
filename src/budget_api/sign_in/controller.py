"""Calls about where the user is signed in, and about personal access tokens."""

from http import HTTPStatus

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import authenticate
from budget_api.http.routes import Controller, FromPath, JSONBody, delete, get, post
from budget_api.sign_in import access_tokens, service
from budget_core.contract import sessions as contract
from budget_core.contract.types import Done
from budget_core.grants import Reach


class SessionController(Controller):
    """Sign-out, here and elsewhere."""

    path = "/user"
    tags = ("users",)
    guards = (authenticate(Reach.IDENTITY),)

    @post("/logout", operation_id="logout", status_code=HTTPStatus.OK)
    async def logout(self, user: User, database: Database) -> Done:
        """End this session."""
        return await database.write(service.sign_out, user)

    @post("/logout-everywhere", operation_id="logoutEverywhere", status_code=HTTPStatus.OK)
    async def logout_everywhere(self, user: User, database: Database) -> Done:
        """End all sessions, this one too."""
        return await database.write(service.sign_out_everywhere, user)

    @get("/sessions", operation_id="listSessions")
    async def list_sessions(self, user: User, database: Database) -> list[contract.Session]:
        """Where the user is signed in, last signed in first."""
        return await database.read(service.list_sessions, user)

    @delete("/sessions/{session_id:str}", operation_id="endSession")
    async def end_session(self, user: User, database: Database, session_id: FromPath[str]) -> Done:
        """End one of one's sessions."""
        return await database.write(service.end_session, user, session_id)


class AccessTokenController(Controller):
    """Tokens for scripts and other programs; made with a sign-in, never with such a token."""

    path = "/user/tokens"
    tags = ("users",)
    guards = (authenticate(Reach.IDENTITY),)

    @get("/", operation_id="listTokens")
    async def list_tokens(self, user: User, database: Database) -> list[contract.AccessToken]:
        """The tokens that are good now, last made first."""
        return await database.read(access_tokens.list_tokens, user)

    @post("/", operation_id="createToken")
    async def create_token(
        self, user: User, database: Database, data: JSONBody[contract.TokenCreate]
    ) -> contract.NewAccessToken:
        """Make a token: to read or also to write, in all workspaces or in one. It is shown this once."""
        return await database.write(access_tokens.create_token, user, data)

    @delete("/{token_id:str}", operation_id="revokeToken")
    async def revoke_token(self, user: User, database: Database, token_id: FromPath[str]) -> Done:
        """End one of one's tokens at once."""
        return await database.write(access_tokens.revoke_token, user, token_id)
