"""Signatures in `help()` and editors, alike in both clients."""

import asyncio
import inspect
import json
import pydoc
from typing import Any

import httpx
import pytest
from tests.sdk.conftest import ACCOUNT, CATEGORY, WORKSPACE

from budget_sdk import AccountCreate, AddExpense, ApiError, AsyncClient, Client, HistoryEntry
from budget_sdk.calls import Endpoint

BLOCKING, AWAITING = Client("http://server"), AsyncClient("http://server")
RESOURCES = [name for name in vars(BLOCKING) if hasattr(getattr(BLOCKING, name), "client")]


def public(owner: object) -> dict[str, Any]:
    return {
        name: inspect.getattr_static(owner, name)
        for name in dir(owner)
        if not name.startswith("_") and (callable(getattr(type(owner), name, None)) or name == "workspace")
    }


def parameters(function: Any) -> list[inspect.Parameter]:
    return list(inspect.signature(function).parameters.values())


@pytest.mark.parametrize("name", RESOURCES)
def test_each_resource_has_the_same_calls_blocking_and_awaiting(name: str) -> None:
    blocking, awaiting = getattr(BLOCKING, name), getattr(AWAITING, name)
    assert public(blocking).keys() == public(awaiting).keys()
    for call in public(blocking):
        assert parameters(getattr(blocking, call)) == parameters(getattr(awaiting, call))
        assert getattr(blocking, call).__doc__


def test_both_clients_have_the_same_methods_with_the_same_parameters() -> None:
    assert public(BLOCKING).keys() == public(AWAITING).keys()
    assert [one.name for one in parameters(Client)] == [one.name for one in parameters(AsyncClient)]
    for name in public(BLOCKING).keys() - {"workspace"}:
        shown = [[str(one) for one in parameters(getattr(client, name))] for client in (BLOCKING, AWAITING)]
        assert shown[0] == shown[1]


SAME = {"note": "lunch", "payee": "Silpo", "tags": ["trip"], "account": ACCOUNT, "date": "2026-03-05"}
SAME |= {"value": "80", "workspace": WORKSPACE}
DIVIDED = {"category": None, "lines": {CATEGORY: "80"}}
BOOKINGS: dict[str, dict[str, Any]] = {
    "add": SAME | DIVIDED | {"paid_by": CATEGORY},
    "add_refund": SAME | DIVIDED | {"of": ACCOUNT},
    "add_income": SAME,
    "add_transfer": SAME | {"from_account": CATEGORY, "from_value": "90"},
}


@pytest.mark.parametrize("name", BOOKINGS)
def test_both_clients_send_all_that_an_entry_is_booked_with(name: str) -> None:
    sent: list[dict[str, Any]] = []

    def refuse(request: httpx.Request) -> httpx.Response:
        sent.append(json.loads(request.content) | {"path": request.url.path, "id": ""})
        return httpx.Response(422, json={"status": 422, "title": "T", "code": "some.code", "message": "No."})

    async def book_awaiting() -> None:
        async with AsyncClient("http://server", "mine", transport=httpx.MockTransport(refuse)) as client:
            await getattr(client, name)(**BOOKINGS[name])

    assert {one.name for one in parameters(getattr(BLOCKING, name))} == BOOKINGS[name].keys()
    with Client("http://server", "mine", transport=httpx.MockTransport(refuse)) as client, pytest.raises(ApiError):
        getattr(client, name)(**BOOKINGS[name])
    with pytest.raises(ApiError):
        asyncio.run(book_awaiting())
    blocking, awaiting = sent
    assert blocking == awaiting


def test_no_call_hides_its_parameters() -> None:
    kinds = {
        one.kind for name in RESOURCES for call in public(getattr(BLOCKING, name)).values() for one in parameters(call)
    }
    assert kinds.isdisjoint({inspect.Parameter.VAR_KEYWORD, inspect.Parameter.VAR_POSITIONAL})


def test_help_shows_the_call_with_the_keywords_of_its_body() -> None:
    shown = pydoc.plain(pydoc.render_doc(BLOCKING.accounts.create))
    assert (
        "create(workspace_id: str | None = None, data: budget_core.contract.money.accounts.AccountCreate | None = None"
        in shown
    )
    assert "name: str, icon: str = 'wallet'" in shown
    assert "-> budget_core.contract.money.accounts.Account" in shown
    assert "Create an account with its opening balance." in shown


def test_help_of_a_body_fits_a_screen() -> None:
    signatures = {kind.__name__: str(inspect.signature(kind)) for kind in (AddExpense, HistoryEntry, AccountCreate)}
    assert [name for name, text in signatures.items() if "Annotated" in text or "UnsetType" in text] == []
    assert all(one in signatures["AddExpense"] for one in ("value: decimal.Decimal", "currency_code: str = UNSET"))
    assert max(map(len, pydoc.plain(pydoc.render_doc(AddExpense)).splitlines())) < 600


def test_help_of_a_client_tells_of_a_balance() -> None:
    shown = pydoc.plain(pydoc.render_doc(Client))
    assert "balance(self, workspace: str | None = None) -> budget_sdk.holdings.Holdings" in shown
    assert "client.balance()" in shown


def test_help_of_a_resource_lists_its_calls() -> None:
    shown = pydoc.plain(pydoc.render_doc(BLOCKING.history))
    assert "page(self, /, workspace_id: str | None = None, cursor: str | None = None" in shown
    assert "add_expense(self, workspace_id: str | None = None, data: " in shown


def test_keywords_and_struct_are_the_same_request() -> None:
    create = inspect.getattr_static(BLOCKING.accounts, "create")
    assert isinstance(create, Endpoint)
    written = create.build("w", AccountCreate(name="Wallet", type="savings"))
    sent: list[Any] = []

    class Remembers(Client):
        def send(self, operation: Any, /) -> Any:
            sent.append(operation)

    client = Remembers("http://server")
    client.accounts.create("w", name="Wallet", type="savings")
    client.accounts.create("w", AccountCreate(name="Wallet", type="savings"))
    assert sent == [written, written]


def test_a_wrong_keyword_is_refused_before_anything_is_sent() -> None:
    with pytest.raises(TypeError, match="nme"):
        BLOCKING.accounts.create(nme="Wallet")  # type: ignore[call-overload] # what it is for
    with pytest.raises(TypeError, match="name"):
        BLOCKING.accounts.create()  # type: ignore[call-overload] # what it is for
    with pytest.raises(TypeError, match="account_id"):
        BLOCKING.accounts.update(name="Wallet")  # type: ignore[call-overload] # what it is for
