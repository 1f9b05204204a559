import inspect
import pkgutil
from importlib import import_module
from typing import Any, get_args, get_origin, get_type_hints

from tests.document import DOCUMENT

from budget_sdk import AsyncClient, Client, Table, resources
from budget_sdk.calls import AsyncResource, Call, Resource
from budget_sdk.operation import Operation

MONTHS = {"month", "date", "first", "last"}
"""Parameters that are months, which the SDK reads before it sends them."""


def endpoints(kind: type) -> dict[str, Call[Any, Any]]:
    """Every call of the resources of one kind."""
    modules = [
        import_module(f"{resources.__name__}.{found.name}") for found in pkgutil.iter_modules(resources.__path__)
    ]
    classes = [one for module in modules for _, one in inspect.getmembers(module, inspect.isclass)]
    return {
        f"{one.__module__}.{name}": call
        for one in classes
        if issubclass(one, kind) and one is not kind
        for name, call in inspect.getmembers(one, lambda member: isinstance(member, Call))
    }


def described(call: Call[Any, Any]) -> Operation[Any]:
    """The operation a call makes, whatever it is given."""
    parameters = inspect.signature(call.build).parameters
    given = {name: "2026-10" if name in MONTHS else "x" for name in parameters}
    operation: Operation[Any] = call.build(**given)
    return operation


def type_name(kind: Any) -> str:
    return f"list[{get_args(kind)[0].__name__}]" if get_origin(kind) is Table else str(kind.__name__)


def sdk_calls() -> dict[tuple[str, str], tuple[str | None, str]]:
    """(method, route) → (body, answer) as the SDK has them."""
    calls = {}
    for call in endpoints(Resource).values():
        operation = described(call)
        hints = get_type_hints(call.build)
        made = type(operation.body) if operation.body else None
        body: type[Any] | None = hints.get("data") or hints.get("image") or made
        calls[operation.method, operation.route] = (body.__name__ if body else None, type_name(operation.returns))
    return calls


def schema_name(holder: dict[str, Any]) -> str:
    schema = next(iter(holder["content"].values()))["schema"]
    if schema in ({"type": "string", "format": "binary"}, {"type": "object"}):  # a file that comes piece by piece
        return "bytes"
    name = (schema.get("items") or schema)["$ref"].rsplit("/", 1)[-1]
    return f"list[{name}]" if "items" in schema else name


def api_calls(document: dict[str, Any]) -> dict[tuple[str, str], tuple[str | None, str]]:
    """The same as the server documents them."""
    return {
        (method.upper(), path.removeprefix("/api")): (
            schema_name(operation["requestBody"]) if "requestBody" in operation else None,
            schema_name(next(answer for status, answer in operation["responses"].items() if status < "300")),
        )
        for path, methods in document["paths"].items()
        for method, operation in methods.items()
    }


def test_the_client_has_every_call_of_the_server_with_its_body_and_answer() -> None:
    assert sdk_calls() == api_calls(DOCUMENT)


def test_no_call_is_described_twice() -> None:
    assert len(sdk_calls()) == len(endpoints(Resource))


def test_both_clients_have_the_same_calls() -> None:
    assert endpoints(Resource).keys() == endpoints(AsyncResource).keys()


def test_query_parameters_are_those_of_the_server() -> None:
    known = {
        (method.upper(), path.removeprefix("/api")): {
            one["name"] for one in operation.get("parameters", ()) if one["in"] == "query"
        }
        for path, methods in DOCUMENT["paths"].items()
        for method, operation in methods.items()
    }
    for call in endpoints(Resource).values():
        operation = described(call)
        assert operation.query.keys() == known[operation.method, operation.route]


def test_every_call_explains_itself() -> None:
    assert [name for name, call in endpoints(Resource).items() if not call.__doc__] == []


def test_both_clients_offer_every_resource() -> None:
    names = {found.name for found in pkgutil.iter_modules(resources.__path__)}
    assert names - vars(Client("http://server")).keys() == set()
    assert names - vars(AsyncClient("http://server")).keys() == set()
