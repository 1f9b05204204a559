"""A call on a local file is answered as the server answers it: the same status, and the same words."""

from typing import Any
from urllib.parse import parse_qs, urlencode

import pytest
from litestar.testing import TestClient

from budget_api.app.local_calls import LocalAnswer, LocalIncoming, answer
from budget_core.contract.call import AnyCall, FolderOwner
from budget_core.contract.calls import CALLS
from tests.api.people import Person

pytestmark = pytest.mark.parametrize("server", ["sqlite"], indirect=True)  # there is no local PostgreSQL
UNKNOWN = "01890000-0000-7000-8000-000000000000"
SERVED = [call for call in CALLS.values() if not isinstance(call.right, FolderOwner)]
QUERIES = [
    ("listHistory", "limit=many"),
    ("listHistory", "limit="),
    ("listHistory", "min=x&kind=loan&search=a"),
    ("listHistory", "min=x&search=a"),
    ("listChanges", ""),
    ("listChanges", "since=x&limit=y"),
    ("listChanges", "since=0"),
    ("getStock", ""),
    ("searchUsers", "str=abc&exclude_ids=a,b&exclude_ids=c"),
    ("getPlanning", "date=2026-02-30"),
    ("listActivity", "limit=0"),
]


def ids_of(call: AnyCall, workspace: str) -> dict[str, Any]:
    """Values for the path: the workspace, and what nobody knows."""
    return {
        name: workspace if name == "workspace_id" else 7 if name == "revision" else UNKNOWN for name in call.parameters
    }


def locally(server: TestClient[Any], call: AnyCall, incoming: LocalIncoming) -> LocalAnswer:
    """The answer without HTTP, with the same services."""
    return server.blocking_portal.call(answer, call, server.app.state.context, incoming)


def both(
    server: TestClient[Any],
    call: AnyCall,
    headers: dict[str, str],
    body: bytes,
    workspace: str = UNKNOWN,
    query: str = "",
) -> list[Any]:
    ids = ids_of(call, workspace)
    address = f"/api{call.route.format(**ids)}?{query}"
    over_http = server.request(call.method, address, headers=headers, content=body)
    incoming = LocalIncoming(ids, parse_qs(query, keep_blank_values=True), headers, body)
    local = locally(server, call, incoming)
    return [(over_http.status_code, over_http.content), (local.status, local.content)]


def test_calls_with_a_body_that_none_takes_are_refused_alike(server: TestClient[Any], ann: Person) -> None:
    for call in SERVED:
        if call.body_type:
            headers = {"authorization": ann.token}
            over_http, local = both(server, call, headers, b'{"surprise": 1}', ann.workspace)
            assert over_http == local, call.id


def test_a_missing_body_is_refused_alike(server: TestClient[Any], ann: Person) -> None:
    for operation in ("deleteUser", "unsubscribePush"):
        over_http, local = both(server, CALLS[operation], {"authorization": ann.token}, b"")
        assert over_http == local
        assert over_http[0] == 422, operation


@pytest.mark.parametrize(("operation", "query"), QUERIES)
def test_a_query_is_read_alike(server: TestClient[Any], ann: Person, operation: str, query: str) -> None:
    headers = {"authorization": ann.token}
    over_http, local = both(server, CALLS[operation], headers, b"", ann.workspace, query)
    assert over_http == local


def test_a_query_with_letters_of_every_kind_is_read_alike(server: TestClient[Any], ann: Person) -> None:
    query = urlencode({"search": "їжа & кава+", "month": "2026-11-01"})
    over_http, local = both(server, CALLS["listHistory"], {"authorization": ann.token}, b"", ann.workspace, query)
    assert over_http == local
    assert over_http[0] == 200


def test_every_call_is_found_without_a_token_and_refused_alike(server: TestClient[Any]) -> None:
    for call in SERVED:
        if call.method == "GET":
            over_http, local = both(server, call, {}, b"")
            assert over_http == local, call.id


def test_an_expense_is_booked_alike(server: TestClient[Any], ann: Person) -> None:
    sent = b'{"value": "3.20", "categoryId": "%s", "accountId": "%s", "note": "tea"}' % (
        ann.categories["Food"].encode(),
        ann.accounts["Cash"].encode(),
    )
    before = len(ann.get(f"/history/{ann.workspace}/list-new")["entries"])
    over_http, local = both(server, CALLS["addExpenses"], {"authorization": ann.token}, sent, ann.workspace)
    assert (over_http[0], local[0]) == (201, 201)
    assert len(ann.get(f"/history/{ann.workspace}/list-new")["entries"]) == before + 2


def test_a_body_that_is_too_large_is_refused_alike(server: TestClient[Any], ann: Person) -> None:
    headers = {"authorization": ann.token}
    body = b'{"name": "' + b"x" * 3_000_000 + b'"}'
    over_http, local = both(server, CALLS["createWorkspace"], headers, body)
    assert (over_http[0], over_http) == (413, local)
