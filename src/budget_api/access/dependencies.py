"""Who calls, the database and the tokens, as a handler asks for them by name.

`caller` and `user` name the database only to come after it: what is asked for side by side is resolved by a task each,
which takes a quarter of what the event loop does for a call.
"""

from typing import Any

from litestar import Request
from litestar.di import NamedDependency, Provide

from budget_api.access import caller, tokens
from budget_api.db import port

User = NamedDependency[caller.User]
"""The person behind the token; needs the guard `authenticate` or `require`."""

Caller = NamedDependency[caller.Caller]
"""The person inside the workspace of the path; needs the guard `require`."""

Database = NamedDependency[port.Database]
Tokens = NamedDependency[tokens.Tokens]


def _user(request: Request[caller.User, Any, Any], database: Database) -> caller.User:  # noqa: ARG001 - the order
    return request.user


def _caller(request: Request[caller.User, caller.Caller, Any], database: Database) -> caller.Caller:  # noqa: ARG001 - it too
    return request.auth


def _database(request: Request[Any, Any, Any]) -> port.Database:
    database: port.Database = request.app.state.database
    return database


DEPENDENCIES = {
    "caller": Provide(_caller, sync_to_thread=False),
    "database": Provide(_database, sync_to_thread=False),
    "user": Provide(_user, sync_to_thread=False),
}
