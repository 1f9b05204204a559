"""What `budget users create` and `set-password` do on the database of the settings, while servers run on it or not."""

import asyncio
from collections.abc import Awaitable, Callable

from budget_api.app.settings import read_settings
from budget_api.app.start_errors import exiting
from budget_api.app.storage import joined
from budget_api.db.port import Database
from budget_api.live.service import Live
from budget_api.sign_in.passwords import Passwords
from budget_api.users import administration
from budget_core.contract.users import User

Change = Callable[[Database, Passwords], Awaitable[User]]


def create_user(name: str, email: str, password: str) -> User:
    """A new user with a personal workspace. Ends the process when the database can't be used."""
    return _administer(
        lambda database, passwords: administration.create_user(database, passwords, name, email, password)
    )


def set_password(user: str | None, password: str, email: str | None) -> User:
    """A new password, and e-mail if given, of the one user that is meant; their sessions end, on every server."""
    return _administer(
        lambda database, passwords: administration.set_password(database, passwords, user, password, email)
    )


def _administer(change: Change) -> User:
    with exiting():
        return asyncio.run(_joined(change))


async def _joined(change: Change) -> User:
    settings = read_settings()
    live = Live(settings.config.session_url)
    passwords = Passwords(settings.sign_in.password_cost)
    try:
        async with joined(settings.config, live.publish) as database, live.running(database):
            return await change(database, passwords)
    finally:
        passwords.close()
