"""Bad input: every call with a body refuses it with a clear problem, and nothing changes."""

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from httpx import Response
from litestar.testing import TestClient

from budget_core.base.limits import BODY_MAX_BYTES
from tests.api.conftest import NewDatabase, serving
from tests.api.database import dump
from tests.api.hosting import OWNERS, sign_up_owner
from tests.api.people import Person
from tests.api.reminders import remind
from tests.api.schedules import schedule
from tests.document import DOCUMENT
from tests.servers import server_settings

JSON = "application/json"
UNKNOWN = "01890000-0000-7000-8000-000000000000"
TIMES_LARGER = {
    "createList": 8,
    "updateList": 8,
    "updateImportSettings": 8,
    "setImportRules": 8,
    "previewImportRules": 8,
    "signUpGuest": 300,
    "importGuest": 700,
    "importGuestPart": 20,
    "migrate": 700,
    "previewMigration": 700,
    "importFile": 400,
    "previewImport": 400,
}
"""Calls that take a list with all its items, a guest's whole data, or a file."""

MALFORMED = {
    "nothing": b"",
    "no JSON": b"value=1",
    "half of it": b'{"name": "a"',
    "an array": b"[]",
    "an array of objects": b"[{}]",
    "a text": b'"name"',
    "a number": b"12",
    "null": b"null",
    "NaN": b'{"value": NaN}',
    "Infinity": b'{"budget": -Infinity}',
    "a key twice": b'{"name": "a", "name": "b"}',
    "invalid UTF-8": b'{"name": "\xc3\x28"}',
    "a lone surrogate": b'{"name": "\\ud800"}',
    "a raw lone surrogate": b'{"name": "\xed\xa0\x80"}',
    "UTF-16": '{"name": "a"}'.encode("utf-16"),
    "a control character": b'{"name": "a\x01"}',
    "a comment": b'{"name": "a"} // and so on',
}
DEEP = b'{"name": ' + b"[" * 5000 + b"]" * 5000 + b"}"
HUGE = json.dumps({"note": "x" * BODY_MAX_BYTES}).encode()
FOREIGN_TYPES = [
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=x",
    "application/xml",
]

AMOUNTS = [
    "NaN",
    "Infinity",
    "12.345",
    "1e30",
    "1E2",
    " 12",
    "12 ",
    "1_000",
    "١٢",
    "0x1F",
    "",
    "+5",
    "1,5",
    "12345678901",
]
NUMBERS = ["12.345", "1e30", "1e2", "0.1000000000000000055511151231257827", "12345678901", "-12345678901"]
DAYS_BEYOND_UTC = ["0001-01-01T00:00:00+14:00", "0001-01-01T00:00:00+00:01", "9999-12-31T23:59:59-14:00"]
"""Days whose moment in UTC no calendar of Python's has."""
LINES = ["a\u0000b", "a\u202eb", "a\u2066b", "a\ufffeb", "a\u0085b", "x" * 5000]
BAD_TEXTS = {
    "name": [*LINES, "a\nb", "", " \u200b ", "\u3164\u200c"],
    "note": LINES,
    "email": [*LINES, "a", "a@b", "a b@c.de"],
}
WRONG_KINDS: dict[str, list[Any]] = {
    "string": [5, 1.5, True, None, [], {}, ["a"]],
    "integer": ["1", 1.5, 10**30, True, None, [], {}, 0, -1],
    "boolean": ["true", 1, 0, None, [], {}],
    "array": ["a", 5, None, {}, True],
}


class Call(NamedTuple):
    operation: str
    method: str
    path: str
    body: dict[str, Any]
    """The schema of its body."""


def schema_of(node: dict[str, Any]) -> dict[str, Any]:
    """Return the schema that a reference stands for."""
    name = node.get("$ref", "").rsplit("/", 1)[-1]
    return dict(DOCUMENT["components"]["schemas"][name]) if name else node


CALLS = [
    Call(operation["operationId"], method.upper(), path, schema_of(operation["requestBody"]["content"][JSON]["schema"]))
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
    if JSON in operation.get("requestBody", {}).get("content", {})
]
every_call = pytest.mark.parametrize("call", CALLS, ids=lambda call: call.operation)


@pytest.fixture(scope="module")
def server(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient[Any]]:
    """A server of these tests' own: they compare all it holds, before and after."""
    data = tmp_path_factory.mktemp("bad_input")
    with serving(server_settings(data, database_url=new_database("bad_input"), owners=OWNERS)) as client:
        yield client


@pytest.fixture(scope="module")
def ann(server: TestClient[Any]) -> Person:
    """The only user there, who owns the server."""
    return sign_up_owner(server)


@pytest.fixture(scope="module")
def ids(ann: Person) -> dict[str, str]:
    """Ann's own things, by the path parameter that names them."""
    planned = {"categoryId": ann.categories["Food"], "date": "2026-12-01", "budget": "1"}
    items = {"name": "Groceries", "listItems": [{"label": "Milk"}]}
    made = ann.post(f"/list/{ann.workspace}/create", items)
    return {
        "workspace_id": ann.workspace,
        "account_id": ann.accounts["Cash"],
        "category_id": ann.categories["Food"],
        "entry_id": ann.spend("5")["id"],
        "planning_id": ann.post(f"/planning/{ann.workspace}/planning-category", planned)["id"],
        "member_id": ann.post(f"/workspace/{ann.workspace}/members", {"name": "Grandma"})["memberId"],
        "code": ann.post(f"/workspace/{ann.workspace}/links", {})["code"],
        "list_id": made["id"],
        "item_id": made["listItems"][0]["id"],
        "reminder_id": remind(ann)["id"],
        "schedule_id": schedule(ann)["id"],
        "revision": "1",
        "user_id": UNKNOWN,
    }


def send(person: Person, call: Call, ids: dict[str, str], raw: bytes, content_type: str | None = JSON) -> Response:
    headers = {"authorization": person.token} | ({"content-type": content_type} if content_type else {})
    return person.client.request(call.method, call.path.format(**ids), content=raw, headers=headers)


def check_problem(answer: Response, status: int, code: str) -> dict[str, Any]:
    """The answer's wrong fields, once it is the problem it should be."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
    problem = answer.json()
    assert (problem["status"], problem["code"]) == (status, code)
    assert problem["message"] and problem["title"]
    return dict(problem["fields"])


@every_call
def test_a_body_that_is_no_json_object_is_malformed(
    ann: Person, ids: dict[str, str], call: Call, server: TestClient[Any]
) -> None:
    before = dump(server)
    for raw in MALFORMED.values():
        if raw or call.method != "DELETE":  # a DELETE without a body is one without fields
            check_problem(send(ann, call, ids, raw), 400, "request.malformed")
    check_problem(send(ann, call, ids, DEEP), 400, "request.tooDeep")
    check_problem(send(ann, call, ids, HUGE * TIMES_LARGER.get(call.operation, 1)), 413, "request.tooLarge")
    assert dump(server) == before


@every_call
def test_a_body_of_another_content_type_is_refused(
    ann: Person, ids: dict[str, str], call: Call, server: TestClient[Any]
) -> None:
    before = dump(server)
    for content_type in FOREIGN_TYPES:
        check_problem(send(ann, call, ids, b"{}", content_type), 400, "request.malformed")
    assert dump(server) == before


def bad_values(name: str, node: dict[str, Any]) -> list[bytes]:
    """JSON texts that a field with this schema must not take."""
    options = [schema_of(option) for option in node.get("anyOf", [node])]
    found = [raw for raw in _bad_values(name, options[0]) if not _is_whole_number(options[0], raw)]
    if any(option.get("type") == "object" for option in options[1:]):
        found = [raw for raw in found if not raw.startswith(b"{")]
    return [raw for raw in found if raw != b"null"] if {"type": "null"} in options else found


def _bad_values(name: str, schema: dict[str, Any]) -> Iterator[bytes]:
    kinds = schema.get("type")
    if isinstance(kinds, list):  # an amount
        yield from (json.dumps(text).encode() for text in AMOUNTS)
        yield from (number.encode() for number in NUMBERS)
        yield from (b"true", b"[]", b"{}", b'["1"]')
        return
    yield from (json.dumps(value).encode() for value in WRONG_KINDS.get(str(kinds), [5, "a", True, []]))
    if "enum" in schema:
        yield b'"something else"'
    if str(schema.get("description", "")).startswith("RFC 3339"):
        yield from (json.dumps(text).encode() for text in DAYS_BEYOND_UTC)
    if schema.get("format") in {"uuid", "date"}:
        yield from (b'"x"', b'""', b'"2026-02-30"', b'"0190A0B000007000800000000000001"', '"٢٠٢٦-١٢-٠١"'.encode())
    yield from (json.dumps(text).encode() for text in BAD_TEXTS.get(name, ()))


def _is_whole_number(schema: dict[str, Any], raw: bytes) -> bool:
    value = json.loads(raw)
    is_whole = isinstance(value, int) and not isinstance(value, bool)
    return schema.get("type") == "integer" and is_whole and schema.get("minimum", value) <= value < 2**31


@every_call
def test_every_bad_value_of_every_field_is_named(
    ann: Person, ids: dict[str, str], call: Call, server: TestClient[Any]
) -> None:
    before = dump(server)
    fields = {name: bad_values(name, node) for name, node in call.body["properties"].items()}
    for round_ in range(max(map(len, fields.values()))):
        bad = {name: values[round_] for name, values in fields.items() if round_ < len(values)}
        raw = b",".join(b'"%s": %s' % (name.encode(), value) for name, value in bad.items())
        wrong = check_problem(send(ann, call, ids, b"{%s}" % raw), 422, "request.invalid")
        assert bad.keys() <= {field.split(".")[0] for field in wrong}, (bad, wrong)
    assert dump(server) == before


@every_call
def test_fields_nobody_knows_are_named(ann: Person, ids: dict[str, str], call: Call, server: TestClient[Any]) -> None:
    names = ["isAdmin", "userId", "creatorId", "__proto__", "constructor", "", "naïve", "a.b", "x" * 500]
    unknown = [name for name in names if name not in call.body["properties"]]
    before = dump(server)
    answer = send(ann, call, ids, json.dumps(dict.fromkeys(unknown, 1)).encode())
    wrong = check_problem(answer, 422, "request.invalid")
    assert {name: wrong.get(name) for name in unknown} == dict.fromkeys(unknown, "validation.unknown")
    assert dump(server) == before


@pytest.mark.parametrize("limit", ["abc", "", "1.5", "NaN", "١", "x" * 5000])
def test_a_wrong_query_value_is_named(ann: Person, limit: str) -> None:
    answer = ann.call("GET", f"/history/{ann.workspace}/list-new", limit=limit)
    assert check_problem(answer, 422, "request.invalid") == {"limit": "validation.type"}


@pytest.mark.parametrize(
    "path", ["nothing", "user", "user/", "account/my", "a/b/c", "openapi.yaml", "docs/x", "%00", "..%2f"]
)
def test_an_unknown_call_is_a_problem(ann: Person, path: str) -> None:
    check_problem(ann.client.get(f"/api/{path}"), 404, "notFound")


@pytest.mark.parametrize("method", ["PATCH", "TRACE", "PUT", "DELETE"])
def test_a_method_a_call_does_not_take_is_named_with_those_it_does(ann: Person, method: str) -> None:
    answer = ann.call(method, "/user/me")
    check_problem(answer, 405, "request.methodNotAllowed")
    assert "GET" in answer.headers["allow"]


@pytest.mark.parametrize(
    "workspace",
    ["x", "%00", "%ff", "%2e%2e", "00000000-0000-0000-0000-000000000000", "{upper}", "{}%20", "{}x", "' or 1=1"],
)
def test_an_id_in_the_path_that_names_nothing_is_not_found(ann: Person, workspace: str) -> None:
    written = workspace.format(ann.workspace, upper=ann.workspace.upper())
    check_problem(ann.call("GET", f"/workspace/{written}"), 404, "notFound")
    check_problem(ann.call("POST", f"/account/{written}/create", json={"name": "x"}), 404, "notFound")


def test_an_error_of_ours_tells_nothing_of_its_inside(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr("budget_api.settings.service.settings_of", fail)
    answer = ann.call("GET", "/settings")
    assert check_problem(answer, 500, "server.error") == {}
    assert "secret" not in answer.text
