"""Calls that bring a guest's data to the server, or a workspace back from its file."""

from budget_api.access.dependencies import Tokens, User
from budget_api.access.guards import authenticate
from budget_api.guests.sign_up import GuestSignUp
from budget_api.http.routes import Answer, Call, Controller, JSONBody, NamedDependency, post
from budget_api.sign_in.token_response import TOKEN, with_token
from budget_core.contract import users
from budget_core.contract.guests import GuestImport, SignUpGuest
from budget_core.contract.workspaces import Workspace
from budget_core.grants import Reach
from budget_core.limits import GUEST_BODY_MAX_BYTES, WORKSPACE_FILE_MAX_BYTES

SignUp = NamedDependency[GuestSignUp]


class GuestController(Controller):
    """From guest mode to the server."""

    tags = ("guests",)
    request_max_body_size = GUEST_BODY_MAX_BYTES

    @post("/user/signup-guest", operation_id="signUpGuest", opt={"refusals": (403,)}, response_headers=TOKEN)
    async def sign_up_guest(
        self, request: Call, data: JSONBody[SignUpGuest], guest_sign_up: SignUp, tokens: Tokens
    ) -> Answer[users.User]:
        """A new user with the guest's data in the personal workspace; the token is in the `authorization` header."""
        return with_token(tokens, await guest_sign_up.sign_up(request, data))

    @post(
        "/workspace/import-guest",
        operation_id="importGuest",
        request_max_body_size=WORKSPACE_FILE_MAX_BYTES,
        guards=[authenticate(Reach.WORKSPACES)],
    )
    async def import_guest(self, user: User, data: JSONBody[GuestImport], guest_sign_up: SignUp) -> Workspace:
        """The guest's data, or what `exportWorkspace` wrote, as one more workspace of the user."""
        return await guest_sign_up.import_guest(user, data)
