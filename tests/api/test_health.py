"""Whether the server says that it works, and what it is set up for."""

from importlib import metadata
from pathlib import Path
from typing import Any

from litestar.testing import TestClient

from budget_api.app.health import capabilities
from budget_api.app.settings import read_settings
from budget_core.contract.health import Capability
from tests.servers import server_settings

EVERYTHING = {
    "BUDGET_URL": "https://budget.example",
    "BUDGET_SMTP_URL": "smtp://mail.example",
    "BUDGET_MAIL_FROM": "budget@example.com",
    "BUDGET_GOOGLE_CLIENT_ID": "id",
    "BUDGET_GOOGLE_CLIENT_SECRET": "secret",
    "BUDGET_STOCKS_KEY": "key-of-stocks",
    "BUDGET_ANALYTICS_URL": "https://count.example/api/event",
    "BUDGET_BILLING": "stripe",
    "BUDGET_STRIPE_SECRET_KEY": "sk",
    "BUDGET_STRIPE_WEBHOOK_SECRET": "whsec",
    "BUDGET_STRIPE_PRICES": "price_1",
}


def on(said: list[Capability]) -> set[str]:
    return {one.name for one in said if one.is_on}


def test_a_working_server_says_so_to_everybody_with_what_it_is_set_up_for(server: TestClient[Any]) -> None:
    answer = server.get("/api/health")
    assert (answer.status_code, answer.json()["ok"]) == (200, True)
    assert answer.json()["version"] == metadata.version("budget-planner")
    assert answer.json()["database"] in {"sqlite", "postgresql"}
    said = {one["name"]: one for one in answer.json()["capabilities"]}
    assert said["stocks"] == {"name": "stocks", "isOn": False, "setting": "BUDGET_STOCKS_KEY"}
    assert said["push"]["isOn"] is True


def test_what_a_module_is_set_up_for_is_on_and_the_rest_names_its_setting() -> None:
    said = capabilities(read_settings(EVERYTHING))
    assert on(said) == {"mail", "push", "rates", "google", "stocks", "pageViews", "payments"}
    assert on(capabilities(read_settings({"BUDGET_RATES_URLS": "off"}))) == {"push"}
    assert {one.name: one.setting for one in said}["apple"] == "BUDGET_APPLE_CLIENT_ID"
    assert "key-of-stocks" not in repr(said)


def test_every_setting_named_is_one_that_the_documentation_has() -> None:
    documented = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text()
    said = capabilities(read_settings({}))
    assert [one.setting for one in said if f"`{one.setting}`" not in documented] == []


def test_a_process_on_ones_own_file_has_no_push(tmp_path: Path) -> None:
    assert on(capabilities(server_settings(tmp_path, local=True))) == set()
