import inspect
import pkgutil
from importlib import import_module
from typing import Any, get_args, get_origin

import msgspec

from budget_core.contract.calls import CALLS
from budget_core.contract.money.accounts import NewOrder
from budget_sdk import AsyncClient, Client, Table, resources
from budget_sdk.calls import AsyncResource, Endpoint, Resource

RENAMED = {
    ("Plannings.delete", "planning_category_id"): "planning_id",
    ("Plannings.restore", "planning_category_id"): "planning_id",
    ("Changes.start", "revision"): "since",
    ("Changes.since", "revision"): "since",
    ("Stocks.search", "text"): "search",
    ("Stocks.get", "symbol"): "search",
}
"""Parameters that the SDK calls otherwise than the API does."""


def endpoints(kind: type) -> dict[str, Endpoint[Any, Any]]:
    """Every call of the resources of one kind, as `client` has it: `resource.method`."""
    client = Client("http://server") if kind is Resource else AsyncClient("http://server")
    return {
        f"{place}.{name}": call
        for resource, place in offered_by(client).items()
        for name, call in inspect.getmembers(resource, lambda member: isinstance(member, Endpoint))
    }


def kinds_of(kind: type) -> set[type]:
    """The resources of one kind, blocking or awaiting."""
    modules = [
        import_module(f"{resources.__name__}.{module.name}") for module in pkgutil.iter_modules(resources.__path__)
    ]
    classes = {resource for module in modules for _, resource in inspect.getmembers(module, inspect.isclass)}
    return {resource for resource in classes if issubclass(resource, kind) and resource is not kind}


def offered_by(client: Client | AsyncClient) -> dict[type, str]:
    """The resources that a client has, with the names of their attributes."""
    return {type(value): name for name, value in vars(client).items() if isinstance(value, Resource | AsyncResource)}


def answer_of(method: Endpoint[Any, Any]) -> Any:
    """Return the answer of a method as the API gives it: a table is a list, a chart the struct that it shows."""
    returned = inspect.signature(method).return_annotation
    if get_origin(returned) is Table:
        return list[get_args(returned)[0]]  # type: ignore[misc] # known when it runs alone
    return bytes if get_args(returned) == (bytes,) else returned


def test_the_client_has_every_call_of_the_server() -> None:
    documented = {call.id for call in CALLS.values() if call.is_documented}
    assert {method.call.id for method in endpoints(Resource).values()} == documented


def test_no_call_is_described_twice() -> None:
    called = [method.call.id for method in endpoints(Resource).values()]
    assert len(set(called)) == len(called)


def test_a_method_answers_what_its_call_does() -> None:
    for name, method in endpoints(Resource).items():
        answer, expected = answer_of(method), method.call.answer
        if isinstance(answer, type) and issubclass(answer, msgspec.Struct):
            assert issubclass(answer, expected), name
        else:
            assert answer == expected, name


def test_a_method_takes_the_ids_of_its_call_and_then_its_query() -> None:
    for method in endpoints(Resource).values():
        if method.call.content_types:
            continue
        name = method.__qualname__.removeprefix("Async")
        shown = [one.name for one in inspect.signature(method).parameters.values()][1:]
        body = ["data", *(method.call.body_type.__struct_fields__ if method.call.body_type else ())]
        if method.call.body_type is NewOrder:
            assert shown == ["ids", "workspace_id"], name
            continue
        sent = [RENAMED.get((name, one), one) for one in shown]
        ids = method.call.parameters
        assert sent[: len(ids)] == [*ids], name
        expected = [*method.call.query.__struct_fields__, *(body if method.call.body_type else ())]
        assert sorted(sent[len(ids) :]) == sorted(expected), name


def test_both_clients_have_the_same_calls() -> None:
    assert endpoints(Resource).keys() == endpoints(AsyncResource).keys()


def test_every_call_explains_itself() -> None:
    assert [name for name, call in endpoints(Resource).items() if not call.__doc__] == []


def test_both_clients_offer_every_resource() -> None:
    assert offered_by(Client("http://server")).keys() == kinds_of(Resource)
    assert offered_by(AsyncClient("http://server")).keys() == kinds_of(AsyncResource)
