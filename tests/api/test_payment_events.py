"""Events of the provider of card payments: forged, repeated, late and reordered ones, and what one is entitled to."""

import json
import random
import threading
import time
from datetime import datetime
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.api.conftest import Paying
from tests.api.database import dump
from tests.api.paying import check_out, named, state, subscribe, tell, tell_all
from tests.api.people import Person, sign_up
from tests.api.reminders import A_MINUTE, make_due, remind, ring
from tests.card_payments.account import WEBHOOK_SECRET, Json, sign, sign_content
from tests.waiting import WAIT_SECONDS

A_DAY = 86400


@pytest.fixture
def pia(paying: Paying) -> Person:
    """Somebody who may pay."""
    return sign_up(paying.client, "Pia")


def post(paying: Paying, content: bytes, headers: dict[str, str] | list[tuple[bytes, bytes]]) -> Any:
    return paying.client.post("/api/subscription/webhook", content=content, headers=headers)


def test_a_forged_event_is_refused_and_changes_nothing(paying: Paying, pia: Person) -> None:
    paying.provider.pay(check_out(pia))
    event = paying.provider.account.events[0]
    content, headers = sign(event)
    stamp, signature = headers["stripe-signature"].split(",")
    other = json.dumps(event | {"id": "evt_other"}).encode()
    forged: list[tuple[bytes, str]] = [
        (content, ""),
        (content, stamp),
        (content, signature),
        (content, f"{stamp},v1="),
        (content, f"{stamp},v0={signature[3:]}"),
        (content, f"t={int(time.time()) + 1},{signature}"),
        (content, f"t=x,{signature}"),
        (content, "nonsense"),
        (content, f"{stamp},v1=\u00e9"),
        (other, headers["stripe-signature"]),
        (content + b" ", headers["stripe-signature"]),
        (b"\xff\xfe", headers["stripe-signature"]),
        (b"", headers["stripe-signature"]),
        sent_with(event, secret=""),
        sent_with(event, secret="whsec_of_others"),
        sent_with(event, at=int(time.time()) - 301),
        sent_with(event, at=int(time.time()) + 400),
        *(damaged(content, headers["stripe-signature"], random.Random(seed)) for seed in range(20)),
    ]
    before = dump(paying.client)
    for body, header in forged:
        answer = post(paying, body, [(b"stripe-signature", header.encode("latin-1"))])
        assert (answer.status_code, answer.json()["code"]) == (400, "request.malformed"), header
    assert dump(paying.client) == before
    tell_all(paying)
    assert state(pia)["hasSubscription"] is True


def sent_with(event: Json, **signing: Any) -> tuple[bytes, str]:
    content, headers = sign(event, **signing)
    return content, headers["stripe-signature"]


def damaged(content: bytes, signature: str, by: random.Random) -> tuple[bytes, str]:
    at = by.randrange(len(content))
    return content[:at] + bytes([content[at] ^ (1 << by.randrange(7))]) + content[at + 1 :], signature


NO_EVENTS = [
    b"",
    b"garbage",
    b"\xff\xfe",
    b"null",
    b"[]",
    b'"evt_1"',
    b"{}",
    b'{"object": "event", "data": {"object": {}}}',
    b'{"id": null}',
    b'{"id": ["evt_1"]}',
    b'{"id": ""}',
    b'{"id": "evt_\\u0000"}',
    b'{"id": "' + b"e" * 300 + b'"}',
    b'{"id": "evt_1", "data": []}',
    b'{"id": "evt_1", "data": {"object": "customer"}}',
    b'{"id": "evt_1", "data": {"object": {"object": 1}}}',
    b'{"id": "evt_1", "data": ' + b"[" * 20_000 + b"]" * 20_000 + b"}",
]
OF_NOBODY: list[Json] = [
    {"object": "v2.core.event", "type": "v1.billing.meter.error_report_triggered"},
    {"object": "event", "type": "of.a.kind.to.come", "data": None},
    {"object": "event", "data": {"object": {"customer": 5}}},
    {"object": "event", "data": {"object": {"customer": {"id": "cus_expanded"}}}},
    {"object": "event", "data": {"object": {"customer": "cus_\u0000"}}},
    {"object": "event", "data": {"object": {"object": "customer", "id": None}}},
]


def test_signed_nonsense_is_refused_in_one_line(paying: Paying, caplog: pytest.LogCaptureFixture) -> None:
    before = dump(paying.client)
    for nonsense in NO_EVENTS:
        answer = post(paying, *sign_content(nonsense))
        assert (answer.status_code, answer.json()["code"]) == (400, "request.malformed"), nonsense[:80]
    assert dump(paying.client) == before
    assert [record for record in caplog.records if record.exc_info] == []


def test_a_signed_event_of_a_kind_that_is_about_nobody_is_taken_and_ignored(paying: Paying) -> None:
    before = dump(paying.client)
    for number, event in enumerate(OF_NOBODY):
        assert tell(paying, event | {"id": f"evt_nobody_{number}"}).status_code == 200, event
    assert dump(paying.client) == before


def test_a_signed_event_about_no_customer_of_ours_is_left_alone(paying: Paying) -> None:
    customerless = {"object": "event", "type": "balance.available", "data": {"object": {"object": "balance"}}}
    stranger = {"object": "event", "type": "invoice.paid", "data": {"object": {"customer": "cus_of_another_shop"}}}
    before = dump(paying.client)
    for number, event in enumerate((customerless, stranger)):
        assert tell(paying, event | {"id": f"evt_left_{number}"}).status_code == 200
    assert dump(paying.client) == before


def test_a_repeated_event_is_applied_once_and_asks_the_provider_once(paying: Paying, pia: Person) -> None:
    paying.provider.pay(check_out(pia))
    event = paying.provider.account.events[0]
    paying.provider.calls.clear()
    for _ in range(3):
        assert tell(paying, event).status_code == 200
    assert [path for _, path, _ in paying.provider.calls] == ["subscriptions"]
    assert state(pia)["hasSubscription"] is True


def test_an_event_that_could_not_be_looked_up_is_taken_when_it_comes_again(paying: Paying, pia: Person) -> None:
    paying.provider.pay(check_out(pia))
    event = paying.provider.account.events[0]
    paying.provider.trouble[:] = [500, 500]
    assert tell(paying, event).status_code == 503
    assert state(pia)["hasSubscription"] is False
    assert tell(paying, event).status_code == 200
    assert state(pia)["hasSubscription"] is True


def test_an_event_that_is_an_hour_late_tells_what_is_true_now(paying: Paying, pia: Person) -> None:
    bought = subscribe(paying, pia)
    pia.post("/subscription/cancel", named(bought), 200)
    (late,) = paying.provider.account.events
    paying.provider.account.move_period(bought, -A_DAY, -1)
    paying.provider.account.cancel(bought)
    tell(paying, late | {"created": late["created"] - 3600})
    assert (state(pia)["hasSubscription"], state(pia)["subscription"]["status"]) == (False, "canceled")


@pytest.mark.both_databases
@settings(max_examples=10, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(order=st.lists(st.integers(0, 6), min_size=1, max_size=12), seed=st.randoms(use_true_random=False))
def test_repeated_and_reordered_events_end_equal(paying: Paying, order: list[int], seed: random.Random) -> None:
    pia, account = sign_up(paying.client, "Pia"), paying.provider.account
    account.events.clear()
    bought = account.find("subscription", paying.provider.pay(check_out(pia))["subscription"])
    account.bill(bought, "open")
    account.change(bought, status="past_due")
    account.change(bought, status="active", cancel_at_period_end=True)
    account.change(bought, cancel_at_period_end=False)
    events = list(account.events)
    account.events.clear()
    told = [events[number % len(events)] for number in order]
    seed.shuffle(told)
    for event in told:
        assert tell(paying, event).status_code == 200
    found = state(pia)
    assert (found["hasSubscription"], found["subscription"]["status"]) == (True, "active")
    assert found["subscription"]["cancelAtPeriodEnd"] is False


@pytest.mark.both_databases
def test_an_answer_that_comes_after_a_later_question_was_answered_changes_nothing(paying: Paying, pia: Person) -> None:
    """Two events at once: the first one's answer is held back on its way until the second one's is stored."""
    bought, account = subscribe(paying, pia), paying.provider.account
    account.change(bought, status="past_due")
    account.change(bought, status="active")
    first, second = account.events
    bought["status"] = "past_due"
    is_held, go_on = threading.Event(), threading.Event()

    def hold(path: str) -> None:
        if path == "subscriptions" and not is_held.is_set():
            is_held.set()
            assert go_on.wait(WAIT_SECONDS)

    paying.provider.before_answer = hold
    slow = threading.Thread(target=tell, args=(paying, first))
    slow.start()
    assert is_held.wait(WAIT_SECONDS)
    bought["status"] = "active"
    tell(paying, second)
    go_on.set()
    slow.join()
    assert state(pia)["subscription"]["status"] == "active"


def test_an_open_page_hears_that_it_was_paid(paying: Paying, pia: Person) -> None:
    paying.provider.pay(check_out(pia))
    with paying.client.websocket_connect("/api/live") as socket:
        socket.send_json({"event": "authenticate", "data": {"token": pia.token.removeprefix("Bearer ")}})
        socket.receive_json()
        socket.send_json({"event": "join_user_room", "data": {"room": pia.id}})
        assert socket.receive_json()["event"] == "joined"
        tell_all(paying)
        assert socket.receive_json(timeout=WAIT_SECONDS)["event"] == "user_workspace_updated"


@pytest.mark.parametrize(
    ("status", "starts", "ends", "reason", "is_entitled"),
    [
        ("trialing", 0, 30, None, True),
        ("past_due", -6, 24, None, True),
        ("past_due", -8, 22, None, False),
        ("canceled", -3, 27, "cancellation_requested", True),
        ("canceled", -30, 0, "cancellation_requested", False),
        ("canceled", -8, 22, "payment_failed", False),
        ("unpaid", -1, 29, None, False),
        ("incomplete", 0, 30, None, False),
        ("incomplete_expired", 0, 30, None, False),
        ("paused", 0, 30, None, False),
    ],
)
def test_what_somebody_has_follows_the_state_at_the_provider(
    paying: Paying, pia: Person, status: str, starts: int, ends: int, reason: str | None, is_entitled: bool
) -> None:
    bought, account = subscribe(paying, pia), paying.provider.account
    account.move_period(bought, starts * A_DAY, ends * A_DAY)
    account.change(bought, status=status, cancellation_details={"reason": reason})
    tell_all(paying)
    assert state(pia)["hasSubscription"] is is_entitled
    assert pia.get("/user/me")["hasSubscription"] is is_entitled


def test_reminders_ring_while_it_is_paid_and_stay_silent_after(paying: Paying, pia: Person) -> None:
    bought = subscribe(paying, pia)
    made = remind(pia, frequency="daily")
    at = make_due(paying.client, made, 5 * A_MINUTE)
    ring(paying.client)
    assert datetime.fromisoformat(pia.get("/reminder")[0]["lastAt"]) == at
    paying.provider.account.move_period(bought, -A_DAY, -1)
    paying.provider.account.cancel(bought)
    tell_all(paying)
    make_due(paying.client, made)
    ring(paying.client)
    after = pia.get("/reminder")[0]
    assert (datetime.fromisoformat(after["lastAt"]), after["active"]) == (at, True)
    assert pia.put(f"/reminder/update/{made['id']}", {"name": "x"}, 403)["code"] == "subscription.required"


def test_the_secret_is_never_told(paying: Paying) -> None:
    assert WEBHOOK_SECRET not in repr(paying.provider.settings())
