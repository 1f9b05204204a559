"""The OpenAPI document that clients are generated from."""

import json
import re
from collections.abc import Callable, Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from msgspec import Struct

from budget_api.openapi.constants import codes_module, limits_module
from budget_api.openapi.document import document
from budget_core.base.errors import ErrorCode
from budget_core.contract.call import JSON
from budget_core.contract.calls import CALLS
from budget_core.contract.decode import decode
from budget_core.contract.server.live import NoticeCode
from budget_core.contract.types import Body, View
from tests.api.people import Person

ROOT = Path(__file__).parents[2]
COMMITTED = ROOT / "docs" / "openapi.json"


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    return document()


def operations(written: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {
        operation["operationId"]: operation for methods in written["paths"].values() for operation in methods.values()
    }


def descendants(base: type[Struct]) -> Iterator[type[Struct]]:
    """Yield the contract's structs: tests define others."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("budget_core.contract"):
            yield kind
        yield from descendants(kind)


def schemas(written: dict[str, Any], base: type[Struct]) -> dict[str, Any]:
    """The component schemas of requests (Body) or of answers (View)."""
    names = {kind.__name__ for kind in descendants(base)}
    return {name: schema for name, schema in written["components"]["schemas"].items() if name in names}


def test_the_committed_document_is_what_the_server_says(written: dict[str, Any]) -> None:
    assert json.loads(COMMITTED.read_text()) == written, "run `make api`"


@pytest.mark.parametrize(("name", "module"), [("limits", limits_module), ("codes", codes_module)])
def test_the_webs_constants_are_those_of_the_core(name: str, module: Callable[[], str]) -> None:
    committed = ROOT / "webui" / "src" / "contract" / f"{name}.gen.ts"
    assert committed.read_text() == module(), "run `make api`"


def test_an_amount_is_limited_in_hundredths_and_a_rate_in_whole_units() -> None:
    lines = limits_module().splitlines()
    assert "export const AMOUNT_MAX = 999999999999n;" in lines
    assert "export const RATE_MAX = 1000000000000n;" in lines
    assert "export const AVATAR_SCALE_STEP = 0.1;" in lines


def test_the_server_hands_out_the_same_document(server: TestClient[Any], written: dict[str, Any]) -> None:
    answer = server.get("/api/openapi.json")
    assert answer.headers["content-type"].startswith("application/vnd.oai.openapi+json")
    assert answer.json() == written


@pytest.fixture
def page(server: TestClient[Any]) -> str:
    """The page for people."""
    return str(server.get("/api/docs").text)


def test_the_reading_page_names_every_call_and_needs_no_other_host(page: str, written: dict[str, Any]) -> None:
    assert [name for name in operations(written) if f"({name})" not in page] == []
    assert re.findall(r"(?:src|href)=\"(?![#/])|<script|<style|style=", page) == []


def test_the_reading_page_has_every_parameter_example_and_schema(page: str, written: dict[str, Any]) -> None:
    parts = {
        name: text.split("</details>")[0]
        for name, text in (part.split('"', 1) for part in page.split('<details id="')[1:])
    }
    for methods in written["paths"].values():
        for operation in methods.values():
            part = parts[operation["operationId"]]
            for one in operation.get("parameters", []):
                assert f"<td>{one['name']}</td>" in part
            for content in operation.get("requestBody", {}).get("content", {}).values():
                if "example" in content:
                    example = re.findall("<pre>(.*?)</pre>", part, re.DOTALL)
                    assert json.loads(unescape(example[0])) == content["example"]
    anchors = re.findall(r'<h3 id="(\w+)">', page)
    assert anchors == sorted(written["components"]["schemas"])
    assert set(re.findall(r'href="#(\w+)"', page)) <= {*anchors}
    assert page.count("<td>categoryId</td>") > 10


def test_the_reading_page_says_what_a_field_takes(page: str) -> None:
    fields = page.split('<h3 id="AddExpense">')[1].split("<h3")[0]
    assert "<tr><td>value</td><td>string or number, decimal, above 0, to 9999999999.99</td><td>yes</td>" in fields
    assert '<td>lines</td><td>list of <a href="#LineSet">LineSet</a></td><td></td>' in fields
    assert "<td>note</td><td>string, at most 1000</td>" in fields
    assert "The token is missing, expired or ended" in page.split('id="listHistory"')[1].split("</details>")[0]


def test_every_call_has_an_operation_id_of_its_own(written: dict[str, Any]) -> None:
    calls = [operation for methods in written["paths"].values() for operation in methods.values()]
    assert len(operations(written)) == len(calls) > 30


def test_structs_of_the_contract_have_names_of_their_own() -> None:
    kinds: list[type] = [*descendants(Body), *descendants(View)]
    names = [kind.__name__ for kind in kinds]
    assert len(names) == len(set(names))


def test_requests_refuse_unknown_fields_and_answers_leave_nothing_out(written: dict[str, Any]) -> None:
    assert [
        name for name, schema in schemas(written, Body).items() if schema["additionalProperties"] is not False
    ] == []
    assert [
        name for name, schema in schemas(written, View).items() if schema["required"] != list(schema["properties"])
    ] == []


def test_only_what_a_request_may_not_leave_out_is_required(written: dict[str, Any]) -> None:
    found = schemas(written, Body)
    assert found["AccountCreate"]["required"] == ["name"]
    assert sorted(found["ReplaceExpense"]["required"]) == ["accountId", "value"]
    assert found["SettingsUpdate"]["required"] == []


def test_fields_say_how_long_they_may_be_and_how_they_look(written: dict[str, Any]) -> None:
    properties = schemas(written, Body)["SignUp"]["properties"]
    assert properties["name"] == {"type": "string", "minLength": 1, "maxLength": 100}
    assert properties["password"] == {"type": "string", "minLength": 8, "maxLength": 1024}
    assert properties["language"] == {"$ref": "#/components/schemas/Language"}
    value = schemas(written, Body)["Transfer"]["properties"]["value"]
    assert (value["type"], value["pattern"]) == (["string", "number"], r"^[0-9]+(\.[0-9]{1,2})?$")


def test_inherited_fields_keep_their_descriptions(written: dict[str, Any]) -> None:
    inherited = written["components"]["schemas"]["AddExpense"]["properties"]
    assert "Participant who paid" in inherited["paidBy"]["description"]
    assert "In `currencyCode`." in inherited["value"]["description"]


def test_ids_instants_and_decimals_have_their_formats(written: dict[str, Any]) -> None:
    entry = schemas(written, View)["HistoryEntry"]["properties"]
    assert entry["id"] == {"type": "string", "format": "uuid"}
    assert entry["date"] == {"type": "string", "format": "date-time"}
    assert entry["value"]["format"] == "decimal"
    bare = [
        f"{name}.{key}"
        for name, schema in written["components"]["schemas"].items()
        for key, field in schema.get("properties", {}).items()
        if (key == "id" or key.endswith("Id")) and "uuid" not in json.dumps(field)
        if "[A-Za-z0-9_]" not in json.dumps(field)  # ids of the provider of card payments
        if not name.startswith("Guest")  # a guest's ids are labels
        if name != "Choice"  # amounts, currencies and days are chosen too
    ]
    assert bare == []


def test_codes_of_errors_and_notices_are_listed(written: dict[str, Any]) -> None:
    found = written["components"]["schemas"]
    assert set(found["ErrorCode"]["enum"]) == set(ErrorCode)
    assert set(found["NoticeCode"]["enum"]) == set(NoticeCode)
    assert found["Problem"]["properties"]["code"] == {"$ref": "#/components/schemas/ErrorCode"}


@pytest.mark.parametrize(
    ("call", "statuses"),
    [
        ("health", ["200", "422", "429", "500", "503"]),
        ("signUp", ["201", "400", "403", "413", "422", "429", "500", "503"]),
        ("getMe", ["200", "401", "403", "422", "429", "500", "503"]),
        ("getRatesBy", ["200", "401", "403", "422", "429", "500", "503"]),
        ("listAccounts", ["200", "401", "403", "404", "422", "429", "500", "503"]),
        ("deleteAccount", ["200", "401", "403", "404", "422", "429", "500", "503"]),
        ("setMainAccount", ["200", "400", "401", "403", "404", "413", "422", "429", "500", "503"]),
        ("addExpenses", ["201", "400", "401", "403", "404", "409", "413", "422", "429", "500", "503"]),
    ],
)
def test_a_call_documents_the_statuses_it_can_answer(written: dict[str, Any], call: str, statuses: list[str]) -> None:
    assert sorted(operations(written)[call]["responses"]) == statuses


def test_every_error_status_is_documented_as_a_problem(written: dict[str, Any]) -> None:
    for operation in operations(written).values():
        for status, answer in operation["responses"].items():
            if status >= "400":
                content = written["components"]["responses"][answer["$ref"].rsplit("/", 1)[-1]]["content"]
                assert list(content) == ["application/problem+json"]


def test_calls_with_a_token_say_so(written: dict[str, Any]) -> None:
    open_calls = {name for name, operation in operations(written).items() if "security" not in operation}
    assert {"health", "signUp", "login"} <= open_calls
    assert not [name for name in open_calls if "401" in operations(written)[name]["responses"]]


def test_sign_in_documents_the_header_with_the_token(written: dict[str, Any]) -> None:
    answer = operations(written)["login"]["responses"]["200"]
    assert answer["headers"]["authorization"]["schema"] == {"type": "string"}


def parts(node: Any) -> Iterator[dict[str, Any]]:
    """Yield every object of a document."""
    if isinstance(node, dict):
        yield node
    for part in node.values() if isinstance(node, dict) else node if isinstance(node, list) else ():
        yield from parts(part)


def test_every_enumeration_of_two_values_is_a_component_with_a_name(written: dict[str, Any]) -> None:
    schemas = written["components"]["schemas"]
    named = [id(schema) for schema in schemas.values()]
    inline = [one["enum"] for one in parts(written) if len(one.get("enum") or ()) > 1 and id(one) not in named]
    assert inline == []
    values = [tuple(schema["enum"]) for schema in schemas.values() if "enum" in schema]
    assert len(values) == len(set(values)) > 30
    assert {"EntryKind", "AccountType", "Language"} <= schemas.keys()


def test_every_body_has_an_example_that_the_server_reads(written: dict[str, Any]) -> None:
    found = {
        name: operation["requestBody"]["content"][JSON]["example"]
        for name, operation in operations(written).items()
        if JSON in operation.get("requestBody", {}).get("content", {})
    }
    assert len(found) > 60
    for name, example in found.items():
        kind = CALLS[name].body_type
        assert kind is not None
        decode(kind, json.dumps(example).encode())


def test_the_document_and_every_tag_say_what_they_are_about(written: dict[str, Any]) -> None:
    assert "Authorization: Bearer" in written["info"]["description"]
    described = {tag["name"] for tag in written["tags"] if tag["description"].endswith(".")}
    assert described == {tag for operation in operations(written).values() for tag in operation["tags"]}


def test_a_problem_says_in_its_detail_what_is_wrong(ann: Person) -> None:
    answer = ann.call("POST", f"/account/{ann.workspace}/create", {"name": ""}).json()
    assert answer["detail"] == "Please check the fields marked (name: Field is required)"
    missing = ann.call("GET", "/history/01890000-0000-7000-8000-000000000000/list-new").json()
    assert missing["detail"] == missing["message"] != ""
