"""Calls about the people who use the server, and who is behind the token."""

from http import HTTPStatus

from budget_api.access.dependencies import Database, Tokens, User
from budget_api.access.guards import authenticate
from budget_api.http.routes import Answer, Call, Controller, JSONBody, NamedDependency, delete, get, post, put
from budget_api.sign_in.token_response import TOKEN, with_token
from budget_api.users import service
from budget_api.users.account_flows import AccountFlows
from budget_core.contract import credentials
from budget_core.contract import users as contract
from budget_core.contract.types import Done
from budget_core.grants import Reach

Flows = NamedDependency[AccountFlows]
WRONG_CODE = {"refusals": (422,)}
CLOSED = {"refusals": (403,)}


class UserController(Controller):
    """Sign-up and sign-in, passwords and e-mails."""

    path = "/user"
    tags = ("users",)

    @post("/signup", operation_id="signUp", opt=CLOSED, response_headers=TOKEN)
    async def sign_up(
        self, request: Call, data: JSONBody[credentials.SignUp], account_flows: Flows, tokens: Tokens
    ) -> Answer[contract.User]:
        """A new user with a personal workspace; the token is in the `authorization` header, a code in the mail."""
        return with_token(tokens, await account_flows.sign_up(request, data))

    @post("/login", operation_id="login", status_code=HTTPStatus.OK, response_headers=TOKEN)
    async def login(
        self, request: Call, data: JSONBody[credentials.Login], account_flows: Flows, tokens: Tokens
    ) -> Answer[contract.User]:
        """A new session; wrong credentials are the same answer on both fields."""
        return with_token(tokens, await account_flows.login(request, data))

    @get("/me", operation_id="getMe", guards=[authenticate(Reach.BASICS)])
    async def me(self, user: User, database: Database) -> contract.User:
        """The user behind the token."""
        return await database.look_up(service.me, user)

    @put("/user-update", operation_id="updateUser", guards=[authenticate(Reach.IDENTITY)], response_headers=TOKEN)
    async def update_user(
        self, request: Call, user: User, account_flows: Flows, tokens: Tokens, data: JSONBody[contract.UserUpdate]
    ) -> Answer[contract.User]:
        """Change the fields the body carries; a new e-mail waits in `pendingEmail` for its verification."""
        return with_token(tokens, await account_flows.update_user(request, user, data))

    @delete("/delete-user", operation_id="deleteUser", guards=[authenticate(Reach.IDENTITY)])
    async def delete_user(self, user: User, account_flows: Flows, data: JSONBody[contract.UserDelete]) -> Done:
        """Delete the account for good. Shared workspaces go on under their longest-standing participant."""
        return await account_flows.delete_user(user, data)

    @post(
        "/changePassword",
        operation_id="changePassword",
        status_code=HTTPStatus.OK,
        guards=[authenticate(Reach.IDENTITY)],
        response_headers=TOKEN,
    )
    async def change_password(
        self, user: User, account_flows: Flows, tokens: Tokens, data: JSONBody[credentials.ChangePassword]
    ) -> Answer[contract.User]:
        """Set a new password; every session ends, and the header brings the token of a fresh one."""
        return with_token(tokens, await account_flows.change_password(user, data))

    @post("/forgotPassword", operation_id="forgotPassword", status_code=HTTPStatus.OK)
    async def forgot_password(
        self, request: Call, account_flows: Flows, data: JSONBody[credentials.ForgotPassword]
    ) -> credentials.ResetToken:
        """Send a code to the e-mail, if somebody has it; the answer is the same for every e-mail."""
        return await account_flows.forgot_password(request, data)

    @post("/resetPassword", operation_id="resetPassword", status_code=HTTPStatus.OK)
    async def reset_password(self, account_flows: Flows, data: JSONBody[credentials.ResetPassword]) -> Done:
        """Set a new password with the code from the mail; every session ends."""
        return await account_flows.reset_password(data)

    @get(
        "/emailVerification", operation_id="getEmailVerification", guards=[authenticate(Reach.IDENTITY)], opt=WRONG_CODE
    )
    async def email_verification(self, request: Call, user: User, account_flows: Flows) -> credentials.EmailToken:
        """Send a code to the e-mail that is not verified yet; one that was sent within a minute is still good."""
        return await account_flows.ask_verification(request, user)

    @post(
        "/submitEmailVerification",
        operation_id="submitEmailVerification",
        status_code=HTTPStatus.OK,
        guards=[authenticate(Reach.IDENTITY)],
        response_headers=TOKEN,
    )
    async def submit_email_verification(
        self, user: User, account_flows: Flows, tokens: Tokens, data: JSONBody[credentials.SubmitCode]
    ) -> Answer[contract.User]:
        """Verify the e-mail with the code from the mail; a changed one takes effect and ends every other session."""
        return with_token(tokens, await account_flows.verify_email(user, data))
