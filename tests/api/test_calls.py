"""Each call of the contract is described once, and everything that reads it fits."""

import inspect
from collections import Counter
from importlib import import_module
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import pytest
from litestar.routes import HTTPRoute
from litestar.testing import TestClient

from budget_api.access.caller import Caller, User
from budget_api.accounts import handlers as accounts
from budget_api.activity import handlers as activity
from budget_api.app import handlers as app
from budget_api.app.call_handlers import handler_of
from budget_api.app.context import Context
from budget_api.avatars import handlers as avatars
from budget_api.calls.handler import DatabaseHandler, Handlers, RepeatableHandler, ServiceHandler
from budget_api.config.quotas import DEFAULTS
from budget_api.guests import handlers as guests
from budget_api.hosting import handlers as hosting
from budget_api.imports import handlers as imports
from budget_api.providers import handlers as providers
from budget_api.push import handlers as push
from budget_api.stocks import handlers as stocks
from budget_api.subscriptions import handlers as subscriptions
from budget_api.users import handlers as users
from budget_core.contract.call import AnyCall, Call, FolderOwner, InWorkspace, Owns, OwnsServer, SignedIn
from budget_core.contract.calls import CALLS

WITH_SERVICES: list[Handlers[Context]] = [
    accounts.HANDLERS,
    activity.HANDLERS,
    app.HANDLERS,
    avatars.HANDLERS,
    guests.HANDLERS,
    hosting.HANDLERS,
    imports.HANDLERS,
    providers.HANDLERS,
    push.HANDLERS,
    stocks.HANDLERS,
    subscriptions.HANDLERS,
    users.HANDLERS,
]
"""Their type, which mypy checks, holds that a server has each service they ask for."""
every_call = pytest.mark.parametrize("call", CALLS.values(), ids=lambda call: call.id)


def plain(hint: Any) -> Any:
    """A type without what is said about it."""
    if get_origin(hint) is Annotated:
        return plain(get_args(hint)[0])
    if get_origin(hint) in (Union, UnionType):
        return frozenset(map(plain, get_args(hint)))
    return hint


def expected(call: AnyCall) -> list[Any]:
    """The types that a service is called with after the session."""
    is_in_workspace = isinstance(call.right, InWorkspace)
    who = [Caller] if is_in_workspace else [User] if isinstance(call.right, SignedIn | Owns | OwnsServer) else []
    ids = [name for name in call.parameters if not (is_in_workspace and name == "workspace_id")]
    query = [plain(hint) for name, hint in get_type_hints(call.query).items()]
    body = [call.body_type] if call.body_type else []
    return [*who, *(int if name == "revision" else str for name in ids), *query, *body]


def test_ids_and_addresses_are_their_calls_own() -> None:
    described = [call for noun in import_module("budget_core.contract.calls")._NOUNS for call in calls_of(noun)]
    assert len(described) == len(CALLS)
    addresses = Counter((call.method, call.route) for call in described)
    assert [address for address, count in addresses.items() if count > 1] == []


def calls_of(noun: Any) -> list[AnyCall]:
    return [value for value in vars(noun).values() if isinstance(value, Call)]


@every_call
def test_a_call_has_a_handler_in_its_module(call: AnyCall) -> None:
    assert callable(handler_of(call))


def test_a_module_handles_calls_of_its_own_alone() -> None:
    modules = {call.handled_by for call in CALLS.values()}
    for module in modules:
        handlers = import_module(f"budget_api.{module}.handlers").HANDLERS
        assert {call.handled_by for call in handlers} == {module}
        assert all(CALLS[call.id] is call for call in handlers)


@every_call
def test_a_service_takes_what_its_call_brings_and_gives_what_it_answers(call: AnyCall) -> None:
    handler = handler_of(call)
    if not isinstance(handler, DatabaseHandler):
        return
    hints = get_type_hints(handler.service)
    returned = hints.pop("return")
    if isinstance(handler, RepeatableHandler):
        returned, is_new = get_args(returned)
        assert is_new is bool
    parameters = list(inspect.signature(handler.service).parameters)
    assert [plain(hints[name]) for name in parameters[1:]] == expected(call)
    assert plain(returned) == plain(call.answer)


@every_call
def test_a_method_takes_what_its_call_brings_and_gives_what_it_answers(server: TestClient[Any], call: AnyCall) -> None:
    handler = handler_of(call)
    if isinstance(handler, ServiceHandler):
        hints = get_type_hints(handler.method(server.app.state.context))
        returned = hints.pop("return")
        assert [plain(hint) for hint in hints.values()] == expected(call)
        assert plain(returned) == plain(call.answer)


@every_call
def test_a_call_that_counts_in_a_quota_counts_in_one_that_there_is(call: AnyCall) -> None:
    if call.limit:
        assert [name for name in DEFAULTS if name.startswith(f"{call.limit}_")]


@every_call
def test_a_call_explains_itself(call: AnyCall) -> None:
    assert call.description.endswith(".")


@every_call
def test_a_right_in_a_workspace_finds_the_workspace_in_the_path(call: AnyCall) -> None:
    rows = {"workspace_id", "account_id", "category_id", "entry_id", "list_id", "schedule_id"}
    if isinstance(call.right, InWorkspace):
        assert rows & {*call.parameters}
    if isinstance(call.right, Owns):
        assert f"{call.right.noun}_id" in call.parameters


def test_a_server_has_every_call_but_those_of_the_owner_of_its_folder(server: TestClient[Any]) -> None:
    served = {
        handler.name
        for route in server.app.routes
        if isinstance(route, HTTPRoute)
        for handler in route.route_handlers
        if handler.name
    }
    assert served == {call.id for call in CALLS.values() if not isinstance(call.right, FolderOwner)}


def test_a_server_answers_the_calls_of_its_folders_owner_at_no_address(server: TestClient[Any]) -> None:
    for call in CALLS.values():
        if isinstance(call.right, FolderOwner):
            assert server.request(call.method, f"/api{call.path}", content=b"{}").status_code == 404
