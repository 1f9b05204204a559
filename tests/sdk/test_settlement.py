"""Shares and settling up through the SDK: what is sent for them, and what comes back."""

from collections.abc import Callable
from decimal import Decimal

import httpx
import msgspec
from tests.sdk.conftest import ACCOUNT, CATEGORY, WORKSPACE, Handler
from tests.sdk.test_roles import HOME

from budget_sdk import Client, ShareRule

ANN, BOB = ACCOUNT, CATEGORY
OWED = {
    "balances": [
        {"memberId": ANN, "userId": ANN, "name": "Ann", "currencyCode": "USD", "amount": "40.00"},
        {"memberId": BOB, "userId": None, "name": "Former member", "currencyCode": "USD", "amount": "-40.00"},
    ],
    "payments": [{"fromMemberId": BOB, "toMemberId": ANN, "currencyCode": "USD", "amount": "40.00"}],
}
ENTRY = {
    "id": WORKSPACE,
    "workspaceId": WORKSPACE,
    "kind": "settlement",
    "paidBy": BOB,
    "shares": {ANN: "40.00"},
    "value": "40.00",
    "currencyCode": "USD",
    "accountValue": "0.00",
    "accountCurrencyCode": "USD",
    "date": "2026-11-01T00:00:00Z",
    "localDay": "2026-11-01",
    "creatorName": "Ann",
    "version": 1,
    "createdAt": "2026-11-01T00:00:00Z",
    "updatedAt": "2026-11-01T00:00:00Z",
} | dict.fromkeys(
    (
        "accountId", "accountLabel", "categoryId", "categoryLabel", "fromAccountId", "fromAccountLabel",
        "fromCurrencyCode", "fromValue", "rate", "rateDate", "userId", "workspaceCurrencyCode", "workspaceRate",
        "workspaceRateDate", "workspaceValue",
    )
)  # fmt: skip
Answering = Callable[[Handler], Client]


def test_what_is_proposed_is_settled(answering: Answering) -> None:
    sent: list[tuple[str, object]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        if request.method == "GET":
            return httpx.Response(200, json=OWED)
        sent.append((request.url.path, msgspec.json.decode(request.content)))
        return httpx.Response(201, json=ENTRY)

    with answering(answer) as client:
        (proposed,) = client.settlement.get(WORKSPACE).payments
        entry = client.settlement.settle(
            WORKSPACE,
            from_member_id=proposed.from_member_id,
            to_member_id=proposed.to_member_id,
            value=proposed.amount,
            currency_code=proposed.currency_code,
        )
    ((path, body),) = sent
    assert path == f"/api/settlement/{WORKSPACE}/settle"
    assert isinstance(body, dict) and body.pop("id")  # made here, so that a repeat books once
    assert body | {"note": ""} == {
        "fromMemberId": BOB,
        "toMemberId": ANN,
        "value": "40.00",
        "currencyCode": "USD",
        "note": "",
    }
    assert (entry.account_id, entry.shares) == (None, {ANN: Decimal("40.00")})


def test_a_payment_is_replaced_by_what_is_right(answering: Answering) -> None:
    sent: list[tuple[str, object]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        sent.append((request.url.path, msgspec.json.decode(request.content)))
        return httpx.Response(201, json=ENTRY)

    with answering(answer) as client:
        client.settlement.replace(
            WORKSPACE, from_member_id=BOB, to_member_id=ANN, value=Decimal(40), currency_code="USD"
        )
    ((path, body),) = sent
    assert path == f"/api/history/{WORKSPACE}/replace-settlement"
    assert isinstance(body, dict) and body.pop("id")
    assert body == {"fromMemberId": BOB, "toMemberId": ANN, "value": "40", "currencyCode": "USD"}


def test_a_rule_is_sent_with_what_its_kind_needs_alone(answering: Answering) -> None:
    sent: list[dict[str, object]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        sent.append(msgspec.json.decode(request.content))
        return httpx.Response(200, json=HOME | {"participants": [], "shareRule": sent[-1]["shareRule"]})

    with answering(answer) as client:
        for rule in (ShareRule(kind="equal"), ShareRule(kind="parts", parts={ANN: 60, BOB: 40})):
            assert client.workspaces.update(WORKSPACE, share_rule=rule).share_rule == rule
    assert sent == [{"shareRule": {"kind": "equal"}}, {"shareRule": {"kind": "parts", "parts": {ANN: 60, BOB: 40}}}]


def test_ones_own_share_is_asked_for_by_a_word(answering: Answering) -> None:
    asked: list[str | None] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append(request.url.params.get("share"))
        return httpx.Response(
            200, json={"currencyCode": "USD", "ratesUpdatedAt": "2026-11-01", "months": [], "average": None}
        )

    with answering(answer) as client:
        client.statistics.main(WORKSPACE)
        client.statistics.main(WORKSPACE, share="mine")
    assert asked == ["all", "mine"]
