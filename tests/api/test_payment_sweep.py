"""Sweep of subscriptions: it learns of changes without events, and cancels those of deleted accounts."""

import threading
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from budget_api.access.caller import User
from budget_api.subscriptions import service
from budget_api.subscriptions.sweep import settle_with_provider
from budget_core.base.errors import DomainError, ErrorCode
from tests.api.conftest import Paying
from tests.api.database import state_of, write
from tests.api.members import verify
from tests.api.paying import state, subscribe, tell, tell_all
from tests.api.people import Person, sign_up
from tests.api.test_takeover import owner_resets
from tests.card_payments.account import Json
from tests.waiting import WAIT_SECONDS

A_DAY = 86400


@pytest.fixture
def pia(paying: Paying) -> Person:
    """Somebody who may pay."""
    return sign_up(paying.client, "Pia")


def ask(paying: Paying) -> None:
    """Run the job."""
    state_now = state_of(paying.client)
    paying.client.blocking_portal.call(settle_with_provider, state_now.database, state_now.payments.provider)


def lapse(paying: Paying, bought: Json) -> None:
    """Move the known period into the past; the provider begins the next one without an event."""
    account = paying.provider.account
    account.move_period(bought, -31 * A_DAY, -A_DAY)
    account.change(bought)
    tell_all(paying)
    account.move_period(bought, -A_DAY, 29 * A_DAY)
    account.events.clear()


def ends(person: Person) -> datetime:
    return datetime.fromisoformat(state(person)["subscription"]["currentPeriodEnd"])


@pytest.mark.both_databases
def test_a_renewal_whose_events_never_came_is_asked_for_once(paying: Paying, pia: Person) -> None:
    lapse(paying, subscribe(paying, pia))
    assert ends(pia) < datetime.now(UTC)
    ask(paying)
    assert ends(pia) > datetime.now(UTC) + timedelta(days=28)
    paying.provider.calls.clear()
    ask(paying)
    assert paying.provider.calls == []


def test_a_subscription_that_ended_while_no_events_came_gives_nothing_any_more(paying: Paying, pia: Person) -> None:
    bought = subscribe(paying, pia)
    lapse(paying, bought)
    paying.provider.account.move_period(bought, -31 * A_DAY, -A_DAY)
    paying.provider.account.cancel(bought)
    assert state(pia)["hasSubscription"] is True
    ask(paying)
    assert (state(pia)["hasSubscription"], state(pia)["subscription"]["status"]) == (False, "canceled")


def test_while_the_provider_is_away_nothing_changes_and_the_next_run_finds_it_again(
    paying: Paying, pia: Person
) -> None:
    lapse(paying, subscribe(paying, pia))
    before = state(pia)
    paying.provider.trouble[:] = [500] * 6
    with pytest.raises(DomainError) as failed:
        ask(paying)
    assert (failed.value.code, state(pia)) == (ErrorCode.PROVIDER_UNAVAILABLE, before)
    paying.provider.trouble.clear()
    ask(paying)
    assert ends(pia) > datetime.now(UTC)


def test_somebody_the_provider_does_not_know_holds_up_no_other(paying: Paying, pia: Person) -> None:
    gone, account = sign_up(paying.client, "Gone"), paying.provider.account
    lost = subscribe(paying, gone)
    lapse(paying, lost)
    account.objects.pop(lost["customer"])
    lapse(paying, subscribe(paying, pia))
    ask(paying)
    assert ends(pia) > datetime.now(UTC)
    account.keep({"id": lost["customer"], "object": "customer"})
    ask(paying)
    assert ends(gone) > datetime.now(UTC)


def test_its_answer_changes_nothing_when_an_event_was_answered_later(paying: Paying, pia: Person) -> None:
    bought, account = subscribe(paying, pia), paying.provider.account
    lapse(paying, bought)
    is_held, go_on = threading.Event(), threading.Event()

    def hold(path: str) -> None:
        if path == "subscriptions" and not is_held.is_set():
            is_held.set()
            assert go_on.wait(WAIT_SECONDS)

    paying.provider.before_answer = hold
    slow = threading.Thread(target=ask, args=(paying,))
    slow.start()
    assert is_held.wait(WAIT_SECONDS)
    account.change(bought, status="past_due")
    tell_all(paying)
    go_on.set()
    slow.join()
    assert state(pia)["subscription"]["status"] == "past_due"


def test_what_was_paid_for_before_the_owner_came_is_cancelled_and_theirs_no_more(paying: Paying) -> None:
    victim, account = sign_up(paying.client, "Victim"), paying.provider.account
    bought = subscribe(paying, victim)
    account.change(bought, status="active")
    (late,) = account.events
    owner = owner_resets(paying, victim)
    assert (state(owner)["subscription"], owner.get("/subscription/user")) == (None, {"customer": None})
    assert owner.get("/subscription/invoices") == []
    paying.provider.trouble[:] = [500] * 2
    with pytest.raises(DomainError):
        ask(paying)
    assert bought["status"] == "active"
    paying.provider.trouble.clear()
    ask(paying)
    assert (bought["status"], bought["customer"] in account.objects) == ("canceled", False)
    assert tell(paying, late).status_code == 200
    assert state(owner)["hasSubscription"] is False
    own = subscribe(paying, owner)
    assert (own["customer"] != bought["customer"], state(owner)["hasSubscription"]) == (True, True)


def test_who_was_about_to_pay_when_the_owner_came_is_not_made_the_owners_customer(paying: Paying) -> None:
    victim = sign_up(paying.client, "Victim")
    session_id = victim.get("/user/sessions")[0]["id"]
    over = User(victim.id, victim.name, victim.email, "en", "UTC", session_id, datetime.now(UTC))
    owner = owner_resets(paying, victim)
    late: list[Any] = [service.add_customer, over, "cus_late"]
    with pytest.raises(DomainError) as refused:
        write(paying.client, *late)
    assert (refused.value.code, owner.get("/subscription/user")) == (ErrorCode.AUTH_REQUIRED, {"customer": None})


def test_a_reset_of_a_verified_account_leaves_what_it_pays_for(paying: Paying) -> None:
    pia = sign_up(paying.client, "Pia")
    verify(pia)
    bought = subscribe(paying, pia)
    assert state(owner_resets(paying, pia))["subscription"]["stripeSubscriptionId"] == bought["id"]
