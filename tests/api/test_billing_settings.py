"""Settings of card payments: a server that lacks one of them does not start."""

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.config import ConfigError, StripeSettings, read_settings
from budget_api.db.models import BillingRow
from tests.api.conftest import serving
from tests.api.database import read
from tests.api.paying import state
from tests.api.people import sign_up
from tests.api.processes import ROOT
from tests.card_payments.server import card_payments
from tests.servers import server_settings

STRIPE = {
    "BUDGET_BILLING": "stripe",
    "BUDGET_STRIPE_SECRET_KEY": "sk_test_1",
    "BUDGET_STRIPE_WEBHOOK_SECRET": "whsec_1",
    "BUDGET_STRIPE_PRICES": " price_a, price_b,",
    "BUDGET_URL": "https://budget.example",
}


@pytest.mark.parametrize("env", [{}, {"BUDGET_BILLING": "none"}, {**STRIPE, "BUDGET_BILLING": ""}])
def test_nothing_is_paid_unless_it_is_said(env: dict[str, str]) -> None:
    assert read_settings(env).billing is None


def test_an_account_at_stripe_has_prices_and_an_address() -> None:
    found = read_settings(STRIPE).billing
    assert found == StripeSettings("sk_test_1", "whsec_1", ("price_a", "price_b"), "https://api.stripe.com", 10.0)
    assert "sk_test_1" not in repr(found)
    elsewhere = read_settings(STRIPE | {"BUDGET_STRIPE_URL": "http://127.0.0.1:12111/"}).billing
    assert elsewhere and elsewhere.url == "http://127.0.0.1:12111"


@pytest.mark.parametrize("missing", sorted(STRIPE.keys() - {"BUDGET_BILLING"}))
def test_what_is_missing_is_named(missing: str) -> None:
    for nothing in ("", " , "):
        with pytest.raises(ConfigError, match=f"BUDGET_BILLING=stripe needs {missing} beside it|{missing} must be"):
            read_settings(STRIPE | {missing: nothing})


@pytest.mark.parametrize(
    ("env", "named"),
    [
        ({"BUDGET_BILLING": "paypal"}, "none or stripe"),
        (STRIPE | {"BUDGET_STRIPE_URL": "http://a.example"}, "https://"),
    ],
)
def test_what_makes_no_sense_is_refused(env: dict[str, str], named: str) -> None:
    with pytest.raises(ConfigError, match=named):
        read_settings(env)


def test_a_server_without_the_webhooks_secret_ends_with_one_line(tmp_path: Path) -> None:
    env = STRIPE | {"BUDGET_STRIPE_WEBHOOK_SECRET": "", "BUDGET_DATA": str(tmp_path), "PYTHONPATH": ":".join(sys.path)}
    started = subprocess.run(
        [sys.executable, "-c", "from budget_api.server.factory import create; create()"],
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert started.returncode == 1
    assert started.stderr == "BUDGET_BILLING=stripe needs BUDGET_STRIPE_WEBHOOK_SECRET beside it.\n"


def test_a_server_that_stops_taking_money_gives_everybody_all(tmp_path: Path) -> None:
    def provider_of(db: Session) -> str:
        return db.scalars(select(BillingRow.provider)).one()

    with card_payments() as provider, serving(server_settings(tmp_path, billing=provider.settings())) as client:
        ann = sign_up(client)
        assert state(ann)["hasSubscription"] is False
        assert read(client, provider_of) == "stripe"
    with serving(server_settings(tmp_path)) as client:
        ann.client = client
        assert state(ann) == {"hasSubscription": True, "billing": "none", "subscription": None}
    with serving(server_settings(tmp_path, local=True)) as client:
        assert read(client, provider_of) == "none"
