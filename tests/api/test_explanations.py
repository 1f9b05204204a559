"""Explanations of a month's numbers over HTTP."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

import pytest

from tests.api.database import store_rates
from tests.api.people import Person, sign_up
from tests.api.planning import aim, carry, plan

pytestmark = pytest.mark.both_databases

NOVEMBER, DECEMBER = "2024-11-01", "2024-12-01"
NUMBERS = ("budget", "spent", "carried", "available", "free", "upcoming")


def explain(person: Person, category: str | None = None, **query: str) -> Any:
    own = {} if category is None else {"categoryId": person.categories[category]}
    return person.get(f"/planning/{person.workspace}/explain", **{"date": DECEMBER, **own, **query})


def leaves(node: Any) -> list[Any]:
    return [node] if not node["children"] else [leaf for child in node["children"] for leaf in leaves(child)]


def test_what_is_available_is_planned_and_carried_less_spent(ann: Person) -> None:
    plan(ann, "Food", "300", NOVEMBER)
    plan(ann, "Food", "300", DECEMBER)
    ann.spend("255", date="2024-11-12")
    ann.spend("60", date="2024-12-05")
    ann.spend("40", date="2024-12-06")
    carry(ann, "Food", NOVEMBER, "left", cap="30")
    tree = explain(ann, "Food")
    assert (tree["code"], tree["amount"]) == ("available", "230.00")
    budget, carried, spent = tree["children"]
    assert (budget["code"], budget["amount"], carried["amount"]) == ("budget", "300.00", "30.00")
    assert [(each["code"], each["amount"], each["month"]) for each in carried["children"]] == [
        ("budget", "300.00", NOVEMBER),
        ("spent", "-255.00", NOVEMBER),
        ("notCarried", "-15.00", NOVEMBER),
    ]
    assert (spent["amount"], spent["count"]) == ("-100.00", 2)
    entries = ann.get(f"/history/{ann.workspace}/list-new", **spent["filter"])["entries"]
    assert sum(Decimal(entry["value"]) for entry in entries) == Decimal(spent["amount"])
    before = ann.get(f"/history/{ann.workspace}/list-new", **carried["children"][1]["filter"])["entries"]
    assert [entry["value"] for entry in before] == ["-255.00"]


def test_every_number_is_the_months_and_its_leaves_add_up(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.83")
        ann = sign_up(client)
        for category, code in (("Food", "EUR"), ("Transport", "USD"), ("Utilities", "KWD")):
            plan(ann, category, "33.33", NOVEMBER, currencyCode=code)
            plan(ann, category, "10.01", DECEMBER, currencyCode=code)
            carry(ann, category, NOVEMBER, "all")
            ann.spend("3.33", category, date="2024-11-05")
            ann.spend("6.67", category, date="2024-12-05")
        aim(ann, "Transport", "900", since=NOVEMBER, everyMonth=True)
        month = ann.month(DECEMBER)
        for of in NUMBERS:
            of_all = [(explain(ann, of=of), month)]
            of_rows = [
                (explain(ann, name, of=of), month["rows"][ann.categories[name]]) for name in ("Food", "Utilities")
            ]
            for tree, shown in (*of_all, *of_rows):
                assert tree["amount"] == shown[of]
                assert sum(Decimal(leaf["amount"]) for leaf in leaves(tree)) == Decimal(shown[of])
        spent = explain(ann, "Food", of="spent")["children"][0]
        assert (spent["original"], spent["rate"], spent["count"]) == (
            {"currencyCode": "USD", "amount": "6.67"},
            "0.83",
            1,
        )


def test_a_category_that_is_not_in_the_month_is_refused(ann: Person, bob: Person) -> None:
    for category_id in (bob.categories["Food"], "0198b6a2-7a10-7c3e-9d55-3f1a2b4c5d6e"):
        answer = ann.call("GET", f"/planning/{ann.workspace}/explain", categoryId=category_id)
        assert (answer.status_code, answer.json()["fields"]) == (422, {"categoryId": "validation.reference"})


def test_a_number_that_is_none_is_refused(ann: Person) -> None:
    assert ann.call("GET", f"/planning/{ann.workspace}/explain", of="luck").status_code == 422
