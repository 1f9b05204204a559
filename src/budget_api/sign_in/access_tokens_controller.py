"""Calls about personal access tokens; made with a sign-in, never with such a token."""

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import authenticate
from budget_api.sign_in import access_tokens
from budget_core.access import Reach
from budget_core.contract import users as contract


class AccessTokenController(Controller):
    """Tokens for scripts and other programs."""

    path = "/user/tokens"
    tags = ("users",)
    guards = (authenticate(Reach.IDENTITY),)

    @get("/", operation_id="listTokens")
    async def list_tokens(self, user: User, database: Database) -> list[contract.AccessToken]:
        """The tokens that are good now, last made first."""
        return await database.read(access_tokens.list_tokens, user)

    @post("/", operation_id="createToken", status_code=HTTP_201_CREATED)
    async def create_token(
        self, user: User, database: Database, data: JSONBody[contract.TokenCreate]
    ) -> contract.NewAccessToken:
        """Make a token: to read or also to write, in all workspaces or in one. It is shown this once."""
        return await database.write(access_tokens.create_token, user, data)

    @delete("/{token_id:str}", operation_id="revokeToken", status_code=HTTP_200_OK)
    async def revoke_token(self, user: User, database: Database, token_id: FromPath[str]) -> contract.Done:
        """End one of one's tokens at once."""
        return await database.write(access_tokens.revoke_token, user, token_id)
