import json
from collections.abc import Callable
from decimal import Decimal

import httpx
import pytest
from tests.sdk.conftest import ACCOUNT, CATEGORY, WORKSPACE, Handler

from budget_core.contract.call import LONG_FILE_SECONDS
from budget_sdk import AddExpense, Client, HistoryUpdate, ImportFile
from budget_sdk.client import TIMEOUT_SECONDS

Answering = Callable[[Handler], Client]


def asked_for(answering: Answering, call: Callable[[Client], object]) -> httpx.Request:
    requests: list[httpx.Request] = []

    def remember(request: httpx.Request) -> httpx.Response:
        requests.append(request)
        return httpx.Response(200, json={})

    with answering(remember) as client, pytest.raises(Exception, match="answered 200"):
        call(client)
    return requests[0]


def test_calls_go_below_api_with_the_token(answering: Answering) -> None:
    request = asked_for(answering, lambda client: client.users.me())
    assert (request.method, str(request.url)) == ("GET", "http://server/api/user/me")
    assert request.headers["authorization"] == "Bearer first"


@pytest.mark.parametrize("place", ["../../user/me", "..", ".", "a/b", "a?b=c", "a#b"])
def test_no_id_leads_to_another_route(answering: Answering, place: str) -> None:
    url = asked_for(answering, lambda client: client.history.delete(place)).url
    assert url.raw_path.startswith(b"/api/history/")
    assert url.raw_path.count(b"/") == 3
    assert b"?" not in url.raw_path


def test_a_parameter_that_is_none_is_left_out(answering: Answering) -> None:
    url = asked_for(answering, lambda client: client.history.page(WORKSPACE, limit=20)).url
    assert dict(url.params) == {"limit": "20"}


def test_for_a_long_file_a_server_may_be_silent_longer_than_for_other_calls(answering: Answering) -> None:
    def silence(call: Callable[[Client], object]) -> object:
        return asked_for(answering, call).extensions["timeout"]["read"]

    file = ImportFile(file_name="a.csv", content="")
    assert silence(lambda client: client.imports.import_file(WORKSPACE, file)) == LONG_FILE_SECONDS
    assert silence(lambda client: client.activity.undo(WORKSPACE, 7)) == LONG_FILE_SECONDS
    assert silence(lambda client: client.users.me()) == TIMEOUT_SECONDS


def test_amounts_travel_as_exact_strings_and_unset_fields_not_at_all(answering: Answering) -> None:
    data = HistoryUpdate(note="")
    spent = AddExpense(id="x", value=Decimal("12.50"), category_id=CATEGORY, account_id=ACCOUNT)
    assert asked_for(answering, lambda client: client.history.update("e", data)).content == b'{"note":""}'
    request = asked_for(answering, lambda client: client.history.add_expense(WORKSPACE, spent))
    assert json.loads(request.content) == {
        "id": "x",
        "value": "12.50",
        "categoryId": CATEGORY,
        "accountId": ACCOUNT,
    }
    assert request.headers["content-type"] == "application/json"


def test_an_address_may_be_given_with_or_without_api() -> None:
    for url in ("HTTP://Server:8000", "http://server:8000/", "http://server:8000/api", "http://server:8000/api/"):
        with Client(url) as client:
            assert client.url == "http://server:8000"
