import asyncio
from typing import Any

import httpx
import pytest
from tests.sdk.conftest import WORKSPACE

from budget_sdk import AsyncClient, Client

NOTHING = (
    "categoryId", "fromAccountId", "fromValue", "fromCurrencyCode", "rate", "rateDate", "userId", "fromAccountLabel",
    "categoryLabel", "workspaceValue", "workspaceCurrencyCode", "workspaceRate", "workspaceRateDate",
)  # fmt: skip
ENTRY: dict[str, Any] = dict.fromkeys(NOTHING) | {
    "workspaceId": "w", "kind": "income", "accountId": "a", "date": "2026-02-03T12:00:00Z", "localDay": "2026-02-03",
    "value": "1.00", "currencyCode": "USD", "accountValue": "1.00", "accountCurrencyCode": "USD", "note": "",
    "creatorName": "Me", "accountLabel": "Cash", "version": 1,
    "createdAt": "2026-02-03T12:00:00Z", "updatedAt": "2026-02-03T12:00:00Z",
}  # fmt: skip
PAGES = {None: (["1", "2"], "x"), "x": (["3"], "y"), "y": ([], None)}


def server(request: httpx.Request) -> httpx.Response:
    ids, following = PAGES[request.url.params.get("cursor")]
    return httpx.Response(200, json={"entries": [ENTRY | {"id": one} for one in ids], "nextCursor": following})


def test_all_entries_come_from_as_many_pages_as_there_are() -> None:
    with Client("http://server", transport=httpx.MockTransport(server)) as client:
        assert [entry.id for entry in client.history.all(WORKSPACE)] == ["1", "2", "3"]


def test_no_page_is_fetched_before_it_is_needed() -> None:
    def first_page_only(request: httpx.Request) -> httpx.Response:
        assert "cursor" not in request.url.params
        return server(request)

    with Client("http://server", transport=httpx.MockTransport(first_page_only)) as client:
        entries = client.history.all(WORKSPACE)
        assert [next(entries).id, next(entries).id] == ["1", "2"]


LIMITS = [(None, ["1", "2", "3"]), (0, []), (1, ["1"]), (2, ["1", "2"]), (3, ["1", "2", "3"]), (9, ["1", "2", "3"])]


@pytest.mark.parametrize(("limit", "ids"), LIMITS)
def test_a_limit_is_the_number_of_entries_and_nothing_is_fetched_beyond_it(limit: int | None, ids: list[str]) -> None:
    asked: list[str | None] = []

    def counting(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.params.get("cursor"))
        assert request.url.params["limit"] == str(limit or 200)
        return server(request)

    with Client("http://server", transport=httpx.MockTransport(counting)) as client:
        assert [entry.id for entry in client.history.all(WORKSPACE, limit=limit)] == ids
    assert asked == {0: [], 1: [None], 2: [None], 3: [None, "x"]}.get(9 if limit is None else limit, [None, "x", "y"])


def test_the_size_of_a_page_is_asked_of_the_server() -> None:
    def small_pages(request: httpx.Request) -> httpx.Response:
        assert request.url.params["limit"] == "7"
        return server(request)

    with Client("http://server", transport=httpx.MockTransport(small_pages)) as client:
        assert len(list(client.history.all(WORKSPACE, page_size=7))) == 3


@pytest.mark.parametrize(("limit", "ids"), LIMITS)
def test_awaiting_gives_the_same_entries(limit: int | None, ids: list[str]) -> None:
    async def read() -> list[str]:
        async with AsyncClient("http://server", transport=httpx.MockTransport(server)) as client:
            return [entry.id async for entry in client.history.all(WORKSPACE, limit=limit)]

    assert asyncio.run(read()) == ids
