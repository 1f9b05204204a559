"""What every handler on a server can ask for by name: who calls, and the parts of the server.

`caller` and `user` name the database only to come after it: what is asked for side by side is resolved by a task each,
which takes a quarter of what the event loop does for a call.
"""

from collections.abc import Callable
from typing import Any

from litestar import Litestar, Request
from litestar.di import NamedDependency, Provide
from litestar.types import Scope

from budget_api.access import caller
from budget_api.app.parts import PARTS
from budget_api.db import port

_Database = NamedDependency[port.Database]


def _part(name: str) -> Callable[[Scope], Any]:
    def part(scope: Scope) -> Any:
        return Litestar.from_scope(scope).state[name]

    return part


def _user(request: Request[caller.User, Any, Any], database: _Database) -> caller.User:  # noqa: ARG001 - the order
    return request.user


def _caller(request: Request[caller.User, caller.Caller, Any], database: _Database) -> caller.Caller:  # noqa: ARG001 - it too
    return request.auth


def _database(request: Request[Any, Any, Any]) -> port.Database:
    database: port.Database = request.app.state.database
    return database


_OF_A_CALL: dict[str, Callable[..., Any]] = {"caller": _caller, "database": _database, "user": _user}
DEPENDENCIES = {
    name: Provide(_OF_A_CALL.get(name) or _part(name), sync_to_thread=False) for name in (*PARTS, *_OF_A_CALL)
}
