"""The terminal shows of a month, a search and an heir what the other doors show: `tests/doors/story.json`."""

from datetime import UTC, datetime
from typing import Any

import pytest
from tests.cli.conftest import Budget, Json
from tests.doors import STORY

from budget_cli.views.workspaces import heir_name
from budget_core.contract.workspaces.workspaces import Participant, Workspace
from budget_core.entries.search import shown_name


def tell(budget: Budget) -> None:
    for category, planned in STORY["budgets"].items():
        budget("plan", "set", category, planned, "--month", STORY["month"])
    for entry in STORY["expenses"]:
        budget("add", entry["value"], entry["category"], entry["note"], "--date", entry["date"])


def test_a_month_is_shown_as_at_every_door(budget: Budget) -> None:
    tell(budget)
    lines = [line.split() for line in budget("month", STORY["month"], "--table").stdout.splitlines()]
    shown = {shown_name(name, "en"): cells for name, cells in STORY["shown"].items()}
    assert {line[0]: line[1:5] for line in lines if line and line[0] in shown} == shown


def test_a_search_finds_what_every_door_finds(budget: Budget, answer: Json) -> None:
    tell(budget)
    found = {
        search["typed"]: [entry["note"] for entry in answer("history", "--search", search["typed"])]
        for search in STORY["searches"]
    }
    assert found == {search["typed"]: search["notes"] for search in STORY["searches"]}


@pytest.mark.parametrize("case", STORY["heirs"])
def test_the_heir_is_the_one_every_door_tells(case: dict[str, Any]) -> None:
    members = [("Ann", True), *((name, False) for name in case["invited"]), *((name, True) for name in case["joined"])]
    assert heir_name(workspace(members)) == case["heir"]


def workspace(members: list[tuple[str, bool]]) -> Workspace:
    now = datetime.now(UTC)
    people = [
        Participant(user_id=name, name=name, email=None, avatar=None, is_verified=is_in) for name, is_in in members
    ]
    return Workspace(
        id="w",
        name="Home",
        creator_id="Ann",
        currency_code="USD",
        first_day_of_month=1,
        is_personal=False,
        participants=people,
        previous_participants=[],
        revision=1,
        version=1,
        created_at=now,
        updated_at=now,
    )
