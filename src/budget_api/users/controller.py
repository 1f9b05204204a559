"""Calls about the person behind the token."""

from datetime import UTC, datetime

from litestar import Controller, Response, get, post, put
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from budget_api.dependencies import Runtime, User
from budget_api.security import authenticate
from budget_api.users import service
from budget_api.users.passwords import hash_password, verify_password
from budget_api.users.sessions import TOKEN, session_lifetime, with_token
from budget_core.contract import users as contract
from budget_core.errors import DomainError, ErrorCode


class UserController(Controller):
    """Sign-up, sign-in, sign-out."""

    path = "/user"
    tags = ("users",)

    @post("/signup", operation_id="signUp", status_code=HTTP_201_CREATED, response_headers=TOKEN)
    async def sign_up(self, data: JSONBody[contract.SignUp], runtime: Runtime) -> Response[contract.User]:
        """A new user with a personal workspace; the token is in the `authorization` header."""
        password_hash = await hash_password(runtime.hashing, data.password)
        new = service.NewUser(data.name, data.email, password_hash, data.language, data.time_zone)
        signed_in = await runtime.database.write(service.sign_up, new, datetime.now(UTC), session_lifetime(runtime))
        return with_token(runtime, signed_in, HTTP_201_CREATED)

    @post("/login", operation_id="login", status_code=HTTP_200_OK, response_headers=TOKEN)
    async def login(self, data: JSONBody[contract.Login], runtime: Runtime) -> Response[contract.User]:
        """A new session; wrong credentials are the same answer on both fields."""
        user_id, password_hash = await runtime.database.read(service.credentials, data.email)
        if not await verify_password(runtime.hashing, password_hash, data.password) or user_id is None:
            raise _wrong_credentials()
        now = datetime.now(UTC)
        opened = await runtime.database.write(
            service.open_session, user_id, now, session_lifetime(runtime), data.time_zone
        )
        return with_token(runtime, opened, HTTP_200_OK)

    @post("/logout", operation_id="logout", status_code=HTTP_200_OK, guards=[authenticate])
    async def logout(self, user: User, runtime: Runtime) -> contract.Done:
        """End this session."""
        return await runtime.database.write(service.sign_out, user)

    @get("/me", operation_id="getMe", guards=[authenticate])
    async def me(self, user: User, runtime: Runtime) -> contract.User:
        """The user behind the token."""
        return await runtime.database.read(service.me, user)

    @put("/user-update", operation_id="updateUser", guards=[authenticate])
    async def update_user(self, user: User, runtime: Runtime, data: JSONBody[contract.UserUpdate]) -> contract.User:
        """Change the fields the body carries."""
        return await runtime.database.write(service.update_user, user, data)


def _wrong_credentials() -> DomainError:
    wrong = ErrorCode.AUTH_INVALID_CREDENTIALS
    return DomainError(wrong, {"email": wrong, "password": wrong})
