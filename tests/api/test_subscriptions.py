"""The subscription over HTTP, with the provider's real library and a provider on this machine."""

import threading
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from tests.api.conftest import Paying
from tests.api.database import dump, state_of
from tests.api.paying import check_out, named, state, subscribe, tell_all
from tests.api.people import PASSWORD, Person, sign_up
from tests.api.reminders import RENT, remind
from tests.card_payments.account import MONTH, YEAR, price

NOTHING = {"hasSubscription": False, "billing": "stripe", "subscription": None}
WITHOUT_BODY = ("/subscription/create-setup-session",)


@pytest.fixture
def pia(paying: Paying) -> Person:
    """Somebody who may pay."""
    return sign_up(paying.client, "Pia")


@pytest.fixture
def otto(paying: Paying) -> Person:
    """Somebody else who pays."""
    return sign_up(paying.client, "Otto")


def instant(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")


def test_where_nothing_is_paid_everybody_has_it_and_nothing_can_be_bought(ann: Person) -> None:
    assert state(ann) == {"hasSubscription": True, "billing": "none", "subscription": None}
    assert ann.get("/user/me")["hasSubscription"] is True
    reads = [ann.get(f"/subscription/{path}") for path in ("get-prices", "user", "invoices")]
    assert reads == [[], {"customer": None}, []]
    ref = {"stripeSubscriptionId": "sub_1"}
    for path, body in (
        ("create-checkout-session", {"priceId": MONTH}),
        ("cancel", ref),
        ("reactivate", ref),
        ("update-payment-method", ref | {"paymentMethodId": "pm_1"}),
        ("create-setup-session", None),
    ):
        assert ann.post(f"/subscription/{path}", body, 503)["code"] == "payments.off"
    assert ann.call("GET", "/subscription/setup-session/cs_1").json()["code"] == "payments.off"
    told = ann.client.post("/api/subscription/webhook", content=b"{}")
    assert (told.status_code, told.json()["code"]) == (503, "payments.off")


def test_prices_are_those_of_the_settings_in_their_order_and_units(paying: Paying, pia: Person) -> None:
    paying.provider.account.keep(price("price_other", 1, "month"))
    month = {"priceId": MONTH, "amount": "4.99", "currencyCode": "EUR", "interval": "month", "name": "Budget planner"}
    year = month | {"priceId": YEAR, "amount": "49.00", "interval": "year"}
    assert pia.get("/subscription/get-prices") == [month, year]


def test_prices_that_nobody_can_show_are_left_out(paying: Paying, pia: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    account = paying.provider.account
    shown = [price("price_jpy", 600, "month", "jpy"), price("price_kwd", 1500, "month", "kwd")]
    hidden = [price("price_quarter", 999, "month", count=3), price("price_tiers", None, "month")]
    for one in (*shown, *hidden):
        account.keep(one)
    payments = state_of(paying.client).payments
    asked = ["price_none", *(one["id"] for one in (*hidden, *shown))]
    found = paying.client.blocking_portal.call(payments.provider.prices, asked)
    assert [(one.price_id, str(one.amount)) for one in found] == [("price_jpy", "600"), ("price_kwd", "1.500")]


def test_who_paid_has_a_subscription_with_its_card_and_bill(paying: Paying, pia: Person) -> None:
    assert state(pia) == NOTHING
    bought = subscribe(paying, pia)
    ends = instant(bought["items"]["data"][0]["current_period_end"])
    assert state(pia) == {
        "hasSubscription": True,
        "billing": "stripe",
        "subscription": {
            "stripeSubscriptionId": bought["id"],
            "priceId": MONTH,
            "status": "active",
            "currentPeriodEnd": ends,
            "cancelAtPeriodEnd": False,
            "entitledUntil": None,
        },
    }
    assert pia.get("/user/me")["hasSubscription"] is True
    card = {"brand": "visa", "last4": "4242", "expMonth": 12, "expYear": 2036}
    assert pia.get("/subscription/user") == {"customer": {"email": pia.email, "paymentMethod": card}}
    (bill,) = pia.get("/subscription/invoices")
    kept = paying.provider.account.find("invoice", bill["id"])
    assert bill == {
        "id": kept["id"],
        "number": "B-0001",
        "date": instant(kept["created"]),
        "amount": "4.99",
        "currencyCode": "EUR",
        "status": "paid",
        "url": kept["hosted_invoice_url"],
        "pdf": kept["invoice_pdf"],
    }


def test_the_page_where_it_is_paid_leads_back_and_knows_who_pays(paying: Paying, pia: Person) -> None:
    first = check_out(pia)
    session = paying.provider.account.find("checkout.session", first.rpartition("/")[2])
    assert session["success_url"] == "https://budget.example/subscription?paid=1"
    assert session["cancel_url"] == "https://budget.example/subscription"
    customer = paying.provider.account.find("customer", session["customer"])
    assert (session["client_reference_id"], customer["email"]) == (pia.id, pia.email)
    assert check_out(pia) == first, "a repeat leads to the same page, so that nobody pays twice"
    assert check_out(pia, YEAR) != first
    assert state(pia) == NOTHING


def test_every_change_at_the_provider_carries_an_idempotency_key(paying: Paying, pia: Person) -> None:
    paying.provider.calls.clear()
    bought = subscribe(paying, pia)
    pia.post("/subscription/cancel", named(bought), 200)
    pia.post("/subscription/create-setup-session", None)
    keys = [key for method, _, key in paying.provider.calls if method == "POST"]
    assert len(keys) == 4 and all(keys) and len(set(keys)) == 4


def test_a_price_that_is_not_ours_is_refused_and_nobody_is_made_known(paying: Paying, pia: Person) -> None:
    paying.provider.account.keep(price("price_free", 0, "month"))
    paying.provider.calls.clear()
    for body in ({"priceId": "price_free"}, {"priceId": ""}):
        answer = pia.post("/subscription/create-checkout-session", body, 422)
        assert answer["fields"] == {"priceId": "validation.choice"}
    answer = pia.post("/subscription/create-checkout-session", {"priceId": MONTH, "country": "FR"}, 422)
    assert answer["fields"] == {"country": "validation.choice"}
    assert paying.provider.calls == []


def test_who_has_one_that_runs_buys_no_second_even_before_the_server_was_told(paying: Paying, pia: Person) -> None:
    paying.provider.pay(check_out(pia))
    assert state(pia) == NOTHING
    body = {"priceId": YEAR}
    assert pia.post("/subscription/create-checkout-session", body, 422)["code"] == "subscription.present"
    assert state(pia)["hasSubscription"] is True


def test_a_cancelled_one_lasts_to_the_end_of_what_is_paid_and_can_go_on(paying: Paying, pia: Person) -> None:
    bought = subscribe(paying, pia)
    ends = instant(bought["items"]["data"][0]["current_period_end"])
    for _ in range(2):
        answer = pia.post("/subscription/cancel", named(bought), 200)
        assert answer == state(pia)
        assert (answer["hasSubscription"], answer["subscription"]["cancelAtPeriodEnd"]) == (True, True)
        assert answer["subscription"]["entitledUntil"] == answer["subscription"]["currentPeriodEnd"] == ends
    assert bought["cancel_at_period_end"] is True
    again = pia.post("/subscription/reactivate", named(bought), 200)
    assert (again["subscription"]["cancelAtPeriodEnd"], again["subscription"]["entitledUntil"]) == (False, None)
    assert bought["cancel_at_period_end"] is False
    tell_all(paying)
    assert state(pia) == again


def test_one_that_is_over_does_not_go_on_but_can_be_bought_anew(paying: Paying, pia: Person) -> None:
    old = subscribe(paying, pia)
    paying.provider.account.move_period(old, -10, -1)
    paying.provider.account.cancel(old)
    assert pia.post("/subscription/reactivate", named(old), 422)["code"] == "subscription.ended"
    tell_all(paying)
    after = state(pia)
    assert (after["hasSubscription"], after["subscription"]["status"]) == (False, "canceled")
    new = subscribe(paying, pia)
    assert state(pia)["subscription"]["stripeSubscriptionId"] == new["id"] != old["id"]


def test_another_card_pays_from_then_on(paying: Paying, pia: Person) -> None:
    bought = subscribe(paying, pia)
    page = pia.post("/subscription/create-setup-session", None)["url"]
    session = page.rpartition("/")[2]
    assert pia.get(f"/subscription/setup-session/{session}") == {"paymentMethodId": None}
    paying.provider.pay(page, "4000000000005556")
    entered = pia.get(f"/subscription/setup-session/{session}")
    assert entered["paymentMethodId"].startswith("pm_")
    answer = pia.post("/subscription/update-payment-method", entered | named(bought), 200)
    assert answer == pia.get("/subscription/user")
    assert answer["customer"]["paymentMethod"]["last4"] == "5556"
    assert bought["default_payment_method"] == entered["paymentMethodId"]


def test_a_new_card_pays_at_once_what_is_open(paying: Paying, pia: Person) -> None:
    bought, account = subscribe(paying, pia), paying.provider.account
    account.bill(bought, "open")
    account.change(bought, status="past_due")
    tell_all(paying)
    assert state(pia)["subscription"]["status"] == "past_due"
    page = pia.post("/subscription/create-setup-session", None)["url"]
    paying.provider.pay(page)
    entered = pia.get(f"/subscription/setup-session/{page.rpartition('/')[2]}")
    pia.post("/subscription/update-payment-method", entered | named(bought), 200)
    tell_all(paying)
    assert state(pia)["subscription"]["status"] == "active"
    assert [bill["status"] for bill in pia.get("/subscription/invoices")] == ["paid", "paid"]


def test_a_card_is_entered_by_nobody_whom_the_provider_does_not_know(pia: Person) -> None:
    assert pia.post("/subscription/create-setup-session", None, 422)["code"] == "subscription.ended"


def test_what_is_somebody_elses_is_not_found_and_stays_as_it_is(paying: Paying, pia: Person, otto: Person) -> None:
    theirs, mine = subscribe(paying, otto), subscribe(paying, pia)
    page = otto.post("/subscription/create-setup-session", None)["url"].rpartition("/")[2]
    paying.provider.pay(page)
    card = otto.get(f"/subscription/setup-session/{page}")
    before = [state(otto), otto.get("/subscription/user"), state(pia), pia.get("/subscription/user")]
    bodies: list[tuple[str, dict[str, Any]]] = [
        ("cancel", named(theirs)),
        ("reactivate", named(theirs)),
        ("update-payment-method", card | named(theirs)),
        ("update-payment-method", card | named(mine)),
        ("cancel", {"stripeSubscriptionId": "sub_none"}),
        ("update-payment-method", {"paymentMethodId": "../customers", **named(mine)}),
    ]
    for path, body in bodies:
        assert pia.post(f"/subscription/{path}", body, 404)["code"] == "notFound", body
    for session in (page, "cs_none", "x" * 300, "seti_.."):
        assert pia.call("GET", f"/subscription/setup-session/{session}").status_code == 404
    assert [state(otto), otto.get("/subscription/user"), state(pia), pia.get("/subscription/user")] == before
    assert pia.get("/subscription/invoices") != otto.get("/subscription/invoices")


OUTGOING: dict[str, Callable[[Person, Any], tuple[str, str, Any]]] = {
    "prices": lambda pia, bought: ("GET", "/subscription/get-prices", None),
    "user": lambda pia, bought: ("GET", "/subscription/user", None),
    "invoices": lambda pia, bought: ("GET", "/subscription/invoices", None),
    "cancel": lambda pia, bought: ("POST", "/subscription/cancel", named(bought)),
    "reactivate": lambda pia, bought: ("POST", "/subscription/reactivate", named(bought)),
    "card": lambda pia, bought: (
        "POST",
        "/subscription/update-payment-method",
        {"paymentMethodId": "pm_1", **named(bought)},
    ),
    "setup": lambda pia, bought: ("POST", "/subscription/create-setup-session", None),
    "deletion": lambda pia, bought: ("DELETE", "/user/delete-user", {"currentPassword": PASSWORD}),
}


def test_a_provider_in_trouble_or_silent_is_unavailable_and_nothing_changes(
    paying: Paying, pia: Person, otto: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    bought, provider = subscribe(paying, pia), paying.provider
    before = state(pia)
    calls = [OUTGOING[name](pia, bought) for name in OUTGOING]
    provider.trouble[:] = [500] * 100
    for method, path, body in calls:
        answer = pia.call(method, path, body)
        assert (answer.status_code, answer.json()["code"]) == (503, "provider.unavailable"), path
    assert otto.post("/subscription/create-checkout-session", {"priceId": MONTH}, 503)["code"]
    provider.trouble.clear()
    monkeypatch.setattr(state_of(paying.client).payments.provider, "_timeout", 0.05)
    provider.silent = silent = threading.Event()
    answers = [pia.call(method, path, body) for method, path, body in calls]
    provider.silent = None
    silent.set()
    assert {(one.status_code, one.json()["code"]) for one in answers} == {(503, "provider.unavailable")}
    assert (state(pia), state(otto)) == (before, NOTHING)


def test_a_wrong_key_of_the_server_is_no_fault_of_who_calls(
    paying: Paying, pia: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    paying.provider.trouble[:] = [401]
    assert pia.call("GET", "/subscription/get-prices").json()["code"] == "provider.unavailable"


def test_a_deleted_account_pays_no_more_and_leaves_nothing(paying: Paying, pia: Person) -> None:
    bought = subscribe(paying, pia)
    page = pia.post("/subscription/create-setup-session", None)["url"]
    answer = pia.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    assert answer.status_code == 200, answer.text
    assert bought["status"] == "canceled"
    assert bought["customer"] not in paying.provider.account.objects
    tell_all(paying)
    rows = dump(paying.client)
    assert pia.id not in str(rows["subscriptions"]) and bought["customer"] not in str(rows)
    assert page


def test_without_one_no_reminder_is_made_and_with_one_it_is(paying: Paying, pia: Person) -> None:
    answer = pia.post("/reminder/create", RENT, 403)
    assert answer["code"] == "subscription.required"
    subscribe(paying, pia)
    assert remind(pia)["nextAt"] is not None
