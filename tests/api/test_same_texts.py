"""The API's answers about a month, a search and an heir are what the other doors show: `tests/doors/story.json`."""

from decimal import Decimal
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_core.base import money, percent
from tests.api.members import invite, join, new_workspace
from tests.api.people import PASSWORD, Person, sign_up
from tests.doors import STORY


@pytest.fixture
def teller(server: TestClient[Any]) -> Person:
    ann = sign_up(server, "Ann")
    ann.put(f"/workspace/{ann.workspace}", {"firstDayOfMonth": 1})
    for category, planned in STORY["budgets"].items():
        body = {"categoryId": ann.categories[category], "date": f"{STORY['month']}-01", "budget": planned}
        ann.post(f"/planning/{ann.workspace}/planning-category", body)
    for entry in STORY["expenses"]:
        ann.spend(entry["value"], entry["category"], date=entry["date"], note=entry["note"])
    return ann


def shown(row: dict[str, Any]) -> list[str]:
    amounts = [money.display(Decimal(row[name]), "$", 2, "en") for name in ("budget", "spent", "left")]
    return [*amounts, percent.display(percent.whole(Decimal(row["spent"]), Decimal(row["budget"])), "en")]


def test_a_month_is_shown_as_at_every_door(teller: Person) -> None:
    planning = teller.month(f"{STORY['month']}-01")
    rows = {name: planning["rows"][category_id] for name, category_id in teller.categories.items()}
    assert {name: shown(row) for name, row in (rows | {"Total": planning}).items()} == STORY["shown"]


def test_a_search_finds_what_every_door_finds(teller: Person) -> None:
    def notes(typed: str) -> list[str]:
        page = teller.get(f"/history/{teller.workspace}/list-new", search=typed)
        return [entry["note"] for entry in page["entries"]]

    found = {search["typed"]: notes(search["typed"]) for search in STORY["searches"]}
    assert found == {search["typed"]: search["notes"] for search in STORY["searches"]}


@pytest.mark.parametrize("case", STORY["heirs"])
def test_the_heir_is_the_one_every_door_tells(case: dict[str, Any], server: TestClient[Any]) -> None:
    ann = sign_up(server, "Ann")
    people = {name: sign_up(server, name) for name in (*case["invited"], *case["joined"])}
    home = new_workspace(ann)
    for name in case["invited"]:
        invite(ann, home, people[name])
    for name in case["joined"]:
        join(ann, home, people[name])
    ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    creators = {people[name].get(f"/workspace/{home}")["creatorId"] for name in case["joined"]}
    assert creators == ({people[case["heir"]].id} if case["heir"] else set())
