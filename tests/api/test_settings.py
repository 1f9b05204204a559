"""A user's settings."""

from typing import Any
from uuid import uuid4

import pytest

from tests.api.members import invite, join, new_workspace
from tests.api.people import Person, sign_up


def test_a_new_user_has_the_default_settings(ann: Person) -> None:
    assert ann.get("/settings") == {
        "workspace": ann.workspace,
        "mainScreen": "expenses",
        "expensesView": "rounds-view",
        "language": "en",
        "showOnboarding": False,
        "timeZone": "UTC",
    }


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("mainScreen", "budget"),
        ("expensesView", "list-view"),
        ("language", "ua"),
        ("showOnboarding", True),
        ("timeZone", "Europe/Kyiv"),
    ],
)
def test_an_update_changes_what_it_carries_and_nothing_else(ann: Person, field: str, value: Any) -> None:
    before = ann.get("/settings")
    assert ann.put("/settings/update", {field: value}) == before | {field: value}
    assert ann.get("/settings") == before | {field: value} == ann.get("/user/me")["settings"]


def test_an_empty_update_changes_nothing(ann: Person) -> None:
    assert ann.put("/settings/update", {}) == ann.get("/settings")


def test_another_own_workspace_can_be_chosen(ann: Person) -> None:
    other = new_workspace(ann)
    assert ann.put("/settings/update", {"workspace": other})["workspace"] == other


def test_a_shared_workspace_can_be_chosen_once_approved(ann: Person, bob: Person) -> None:
    shared = new_workspace(ann)
    invite(ann, shared, bob)
    assert bob.put("/settings/update", {"workspace": shared}, 422)["fields"] == {"workspace": "validation.reference"}
    join(ann, shared, bob)
    assert bob.put("/settings/update", {"workspace": shared})["workspace"] == shared


@pytest.mark.parametrize("whose", ["a stranger's", "nobody's"])
def test_a_workspace_of_others_is_refused(ann: Person, bob: Person, whose: str) -> None:
    foreign = bob.workspace if whose == "a stranger's" else str(uuid4())
    problem = ann.put("/settings/update", {"workspace": foreign, "language": "ua"}, 422)
    assert problem["fields"] == {"workspace": "validation.reference"}
    assert (ann.get("/settings")["workspace"], ann.get("/settings")["language"]) == (ann.workspace, "en")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"language": "uk"}, "validation.choice"),
        ({"mainScreen": "home"}, "validation.choice"),
        ({"showOnboarding": "yes"}, "validation.type"),
        ({"timeZone": "Kyiv"}, "validation.timeZone"),
        ({"timeZone": "../../etc/passwd"}, "validation.timeZone"),
        ({"timeZone": "America"}, "validation.timeZone"),
        ({"workspace": "x"}, "validation.id"),
        ({"theme": "dark"}, "validation.unknown"),
    ],
)
def test_a_wrong_setting_is_named_and_changes_nothing(ann: Person, body: dict[str, Any], code: str) -> None:
    before = ann.get("/settings")
    assert ann.put("/settings/update", {"mainScreen": "history", **body}, 422)["fields"] == {next(iter(body)): code}
    assert ann.get("/settings") == before


def test_the_local_day_of_an_expense_follows_the_time_zone(server: Any) -> None:
    west, east = sign_up(server, timeZone="Etc/GMT+12"), sign_up(server, timeZone="Etc/GMT-14")
    assert west.spend("1")["localDay"] < east.spend("1")["localDay"]


def test_signing_in_from_elsewhere_moves_the_time_zone(ann: Person) -> None:
    body = {"email": ann.email, "password": "correct horse battery", "timeZone": "Asia/Tokyo"}
    assert ann.client.post("/api/user/login", json=body).json()["settings"]["timeZone"] == "Asia/Tokyo"
    assert ann.get("/settings")["timeZone"] == "Asia/Tokyo"
