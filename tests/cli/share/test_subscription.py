"""`budget subscription`, on a server where it is paid, and where it is not."""

import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from tests.api.listening import started
from tests.card_payments.account import sign
from tests.card_payments.server import Provider, card_payments
from tests.cli.conftest import PASSWORD, Budget, Json
from tests.cli.narrow import LANGUAGES, check_narrow
from tests.servers import server_settings

from budget_sdk import Client, SignUp


@pytest.fixture
def provider(world: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Provider]:
    """Run the payment provider of the server that commands talk to."""
    with card_payments() as running:
        settings = server_settings(world / "paid", url="https://budget.example", billing=running.settings())
        with started(settings) as server:
            address = f"http://127.0.0.1:{server.port}"
            with Client(address) as client:
                client.users.sign_up(SignUp(name="Me", email="me@example.com", password=PASSWORD))
                monkeypatch.setenv("BUDGET_TOKEN", str(client.token))
            monkeypatch.setenv("BUDGET_SERVER", address)
            yield running


def tell_all(provider: Provider, address: str) -> None:
    for event in provider.account.events:
        content, headers = sign(event)
        httpx.post(f"{address}/api/subscription/webhook", content=content, headers=headers).raise_for_status()


def test_a_local_file_has_everything_and_nothing_to_pay(budget: Budget, answer: Json) -> None:
    assert answer("subscription") == {"hasSubscription": True, "billing": "none", "subscription": None}
    assert "everyone on this server has a subscription" in budget("subscription", "--table").stderr
    assert answer("subscription", "prices") == []
    result = budget("subscription", "cancel")
    assert (result.exit_code, "You have no subscription." in result.stderr) == (3, True)


def test_a_subscription_is_bought_cancelled_and_goes_on(budget: Budget, answer: Json, provider: Provider) -> None:
    assert budget("subscription", "--table").stderr == "You have no subscription.\n"
    table = budget("subscription", "prices", "--table").stdout
    assert "€4.99" in table and "monthly" in table and "price_year" in table
    assert budget("subscription", "checkout").exit_code == 2
    assert budget("subscription", "checkout", "week").exit_code == 3
    page = budget("subscription", "checkout", "month", "--table").stdout.strip()
    assert page == answer("subscription", "checkout", "price_month")["url"]
    provider.pay(page)
    tell_all(provider, os.environ["BUDGET_SERVER"])
    assert "The next payment is on" in budget("subscription", "--table").stderr
    (bill,) = answer("subscription", "invoices")
    assert bill["amount"] == "4.99" and "B-0001" in budget("subscription", "invoices", "--table").stdout
    assert answer("subscription", "card")["customer"]["paymentMethod"]["last4"] == "4242"
    assert "…4242" in budget("subscription", "card", "--table").stdout
    assert answer("subscription", "card", "--new")["url"].startswith(provider.account.origin)
    assert "Your subscription ends on" in budget("subscription", "cancel", "--table").stderr
    assert answer("subscription", "cancel")["subscription"]["cancelAtPeriodEnd"] is True
    assert answer("subscription", "reactivate")["subscription"]["cancelAtPeriodEnd"] is False
    result = budget("subscription", "checkout", "year")
    assert (result.exit_code, "You already have a subscription" in result.stderr) == (5, True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_subscription_fits_sixty_columns(
    budget: Budget, provider: Provider, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    budget("config", "set", "language", language)
    provider.pay(budget("subscription", "checkout", "month", "--table").stdout.strip())
    tell_all(provider, os.environ["BUDGET_SERVER"])
    for command in ("subscription", "subscription card", "subscription prices"):
        check_narrow(budget, monkeypatch, command)
