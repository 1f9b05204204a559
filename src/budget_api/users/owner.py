"""Calls of whoever has the data folder: on a local file, and through the socket in the folder of a running server.

No server has them on its addresses (`app.local` alone answers them), so they ask nobody for a password.
"""

from budget_api.access.dependencies import Database
from budget_api.http.routes import Controller, JSONBody, NamedDependency, post, put
from budget_api.sign_in import passwords
from budget_api.users import administration
from budget_core.contract import owner as contract
from budget_core.contract.users import User

Passwords = NamedDependency[passwords.Passwords]


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
