"""Carry-over, targets and expected incomes in the file of a workspace and among a guest's data."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.api import guests
from tests.api.people import Person
from tests.api.planning import aim, carry, expect_income, plan

pytestmark = pytest.mark.both_databases

NOVEMBER, DECEMBER = "2024-11-01", "2024-12-01"


def test_the_file_of_a_workspace_carries_rules_targets_and_incomes(ann: Person) -> None:
    plan(ann, "Food", "300", NOVEMBER)
    carry(ann, "Food", DECEMBER, "none")
    carry(ann, "Food", NOVEMBER, "all", cap="200")
    aim(ann, "Transport", "900", by="2099-06-01")
    aim(ann, "Food", "80", everyMonth=True)
    expect_income(ann, NOVEMBER, "2000")
    expect_income(ann, DECEMBER, "1")
    expect_income(ann, DECEMBER, None)
    content = ann.call("GET", f"/workspace/{ann.workspace}/export").json()
    assert [(rule["from"], rule["carry"], rule.get("cap")) for rule in content["guestCarryRule"][:2]] == [
        (NOVEMBER, "all", "200.00"),
        (DECEMBER, "none", None),
    ]
    assert [income["amount"] for income in content["guestExpectedIncome"]] == ["2000.00"]
    copy = ann.post("/workspace/import-guest", content | {"name": "Copy"})
    month = ann.get(f"/planning/{copy['id']}/list", date=DECEMBER)
    assert (month["carried"], month["planningsCategories"][0]["carry"]["rule"]) == ("200.00", "none")
    assert ann.call("GET", f"/workspace/{copy['id']}/export").json() | {"name": ""} == content | {"name": ""}


def test_rules_targets_and_incomes_that_were_taken_back_are_in_no_file(ann: Person) -> None:
    made: list[Callable[[], Any]] = [
        lambda: carry(ann, "Food", NOVEMBER, "all", cap="200"),
        lambda: aim(ann, "Transport", "80", everyMonth=True),
        lambda: expect_income(ann, NOVEMBER, "2000"),
    ]
    for make in made:
        make()
        last = ann.get(f"/activity/{ann.workspace}")["changeSets"][0]["revision"]
        ann.post(f"/activity/{ann.workspace}/{last}/undo", None, None)
    content = ann.call("GET", f"/workspace/{ann.workspace}/export").json()
    assert [content[part] for part in ("guestCarryRule", "guestTarget", "guestExpectedIncome")] == [[], [], []]


def test_a_file_of_the_format_before_is_read(ann: Person) -> None:
    content = ann.call("GET", f"/workspace/{ann.workspace}/export").json()
    for part in ("guestCarryRule", "guestTarget", "guestExpectedIncome"):
        del content[part]
    made = ann.post("/workspace/import-guest", content | {"format": 3})
    assert ann.get(f"/planning/{made['id']}/list", date=DECEMBER)["carried"] == "0.00"


RULE = {"from": NOVEMBER, "carry": "left"}
TARGET = {"from": NOVEMBER, "amount": "900"}
INCOME = {"date": NOVEMBER, "amount": "2000"}


@pytest.mark.parametrize(
    ("part", "rows", "field", "code"),
    [
        ("guestCarryRule", [RULE, RULE], "1.from", "validation.unique"),
        ("guestCarryRule", [{**RULE, "carry": "none", "cap": "1"}], "0.cap", "validation.choice"),
        ("guestCarryRule", [{**RULE, "carry": "some"}], "0.carry", "validation.choice"),
        ("guestCarryRule", [{**RULE, "categoryId": "nowhere"}], "0.categoryId", "validation.reference"),
        ("guestTarget", [TARGET], "0.by", "validation.required"),
        ("guestTarget", [{**TARGET, "by": "2024-01-01"}], "0.by", "validation.past"),
        ("guestTarget", [{**TARGET, "everyMonth": True}] * 2, "1.categoryId", "validation.unique"),
        ("guestExpectedIncome", [INCOME, INCOME], "1.date", "validation.unique"),
        (
            "guestExpectedIncome",
            [{**INCOME, "currencyCode": "JPY", "amount": "0.5"}],
            "0.amount",
            "validation.amountDigits",
        ),
    ],
)
def test_what_no_call_would_take_is_named(ann: Person, part: str, rows: list[Any], field: str, code: str) -> None:
    account, category = guests.account("Cash", "0.00", isMainAccount=True), guests.category("Food")
    own = {} if part == "guestExpectedIncome" else {"categoryId": category["id"]}
    body = {"guestAccounts": [account], "guestCategory": [category], part: [own | row for row in rows]}
    assert ann.post("/workspace/import-guest", body, 422)["fields"] == {f"{part}.{field}": code}
