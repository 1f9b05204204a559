"""A call on a local file is answered as the server answers it: the same status, and the same words."""

import re
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from litestar.testing import TestClient

from budget_api.app.local import LocalAnswer, LocalApp, LocalCall
from tests.api.people import Person
from tests.document import DOCUMENT

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # there is no local PostgreSQL
UNKNOWN = "01890000-0000-7000-8000-000000000000"
CALLS = {
    operation["operationId"]: (method.upper(), path.removeprefix("/api"), "requestBody" in operation)
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
}
QUERIES = [
    "/history/{workspace}/list-new?limit=many",
    "/history/{workspace}/list-new?min=x&kind=loan&search=a",
    "/changes/{workspace}",
    "/changes/{workspace}?since=x&limit=y",
    "/changes/{workspace}?since=0",
    "/stocks/item",
    "/workspace/users?str=abc&exclude_ids=a,b&exclude_ids=c",
    "/planning/{workspace}/list?date=2026-02-30",
    "/activity/{workspace}?limit=0",
    "/nowhere",
    "/settings/",
    "/account/my/{workspace}/new/",
]


def locally(server: TestClient[Any], method: str, address: str, headers: dict[str, str], body: bytes) -> LocalAnswer:
    """The answer without HTTP, from the same parts."""
    parts = urlsplit(address)
    call = LocalCall(method, parts.path, parse_qs(parts.query), headers, body)
    return server.blocking_portal.call(LocalApp(server.app.state).answer, call)


def both(server: TestClient[Any], method: str, address: str, headers: dict[str, str], body: bytes) -> list[Any]:
    over_http = server.request(method, f"/api{address}", headers=headers, content=body)
    local = locally(server, method, address, headers, body)
    return [(over_http.status_code, over_http.content), (local.status, local.content)]


def test_calls_with_a_body_that_none_takes_are_refused_alike(server: TestClient[Any], ann: Person) -> None:
    for method, template, has_body in CALLS.values():
        path = re.sub(r"{(\w+)}", lambda found: ann.workspace if found[1] == "workspace_id" else UNKNOWN, template)
        if has_body:
            over_http, local = both(server, method, path, {"authorization": ann.token}, b'{"surprise": 1}')
            assert over_http == local, path


def test_a_missing_body_is_refused_alike(server: TestClient[Any], ann: Person) -> None:
    for path in ("/user/delete-user", "/push/subscription"):
        over_http, local = both(server, "DELETE", path, {"authorization": ann.token}, b"")
        assert over_http == local
        assert over_http[0] == 422, path


@pytest.mark.parametrize("address", QUERIES)
def test_a_query_is_read_alike(server: TestClient[Any], ann: Person, address: str) -> None:
    headers = {"authorization": ann.token}
    over_http, local = both(server, "GET", address.format(workspace=ann.workspace), headers, b"")
    assert over_http == local


def test_every_call_is_found_without_a_token_and_refused_alike(server: TestClient[Any]) -> None:
    for method, template, _ in CALLS.values():
        path = re.sub(r"{(\w+)}", UNKNOWN, template)
        if method == "GET":
            over_http, local = both(server, method, path, {}, b"")
            assert over_http == local, path


def test_a_body_that_is_too_large_is_refused_alike(server: TestClient[Any], ann: Person) -> None:
    headers = {"authorization": ann.token}
    body = b'{"name": "' + b"x" * 3_000_000 + b'"}'
    over_http, local = both(server, "POST", "/workspace/create", headers, body)
    assert (over_http[0], over_http) == (413, local)
