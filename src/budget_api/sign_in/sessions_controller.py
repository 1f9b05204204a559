"""Calls about where the user is signed in."""

from litestar import Controller, delete, get, post
from litestar.params import FromPath
from litestar.status_codes import HTTP_200_OK

from budget_api.access.dependencies import Database, User
from budget_api.access.guards import authenticate
from budget_api.sign_in import sessions
from budget_core.access import Reach
from budget_core.contract import users as contract


class SessionController(Controller):
    """Sign-out, here and elsewhere."""

    path = "/user"
    tags = ("users",)
    guards = (authenticate(Reach.IDENTITY),)

    @post("/logout", operation_id="logout", status_code=HTTP_200_OK)
    async def logout(self, user: User, database: Database) -> contract.Done:
        """End this session."""
        return await database.write(sessions.sign_out, user)

    @post("/logout-everywhere", operation_id="logoutEverywhere", status_code=HTTP_200_OK)
    async def logout_everywhere(self, user: User, database: Database) -> contract.Done:
        """End all sessions, this one too."""
        return await database.write(sessions.sign_out_everywhere, user)

    @get("/sessions", operation_id="listSessions")
    async def list_sessions(self, user: User, database: Database) -> list[contract.Session]:
        """Where the user is signed in, last signed in first."""
        return await database.read(sessions.list_sessions, user)

    @delete("/sessions/{session_id:str}", operation_id="endSession", status_code=HTTP_200_OK)
    async def end_session(self, user: User, database: Database, session_id: FromPath[str]) -> contract.Done:
        """End one of one's sessions."""
        return await database.write(sessions.end_session, user, session_id)
