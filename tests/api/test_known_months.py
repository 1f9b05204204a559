"""Months that the server knows: after a change, rows that it did not touch are taken from the last read."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from budget_api.plannings import queries, views
from budget_core.contract.planning.plannings import PlanningCategory
from tests.api.people import Person
from tests.api.planning import aim, carry, plan, planned_row

MONTH, MONTH_BEFORE = "2026-11-01", "2026-10-01"
CHANGES: dict[str, Callable[[Person], object]] = {
    "an expense": lambda ann: ann.spend("12.50", "Food", date="2026-11-05"),
    "an expense of another category": lambda ann: ann.spend("3", "Transport", date="2026-11-06"),
    "a plan": lambda ann: plan(ann, "Food", "80", MONTH),
    "a plan that is changed and changed back": lambda ann: [
        plan(ann, "Food", budget, MONTH) for budget in ("81", "80")
    ],
    "a plan in another currency": lambda ann: plan(ann, "Transport", "20", MONTH, currencyCode="EUR"),
    "a target": lambda ann: aim(ann, "Transport", "90", since=MONTH, everyMonth=True),
    "a rule of what is left": lambda ann: carry(ann, "Food", MONTH_BEFORE, "left"),
    "a plan of the month before": lambda ann: plan(ann, "Food", "30", MONTH_BEFORE),
    "an expense of the month before": lambda ann: ann.spend("7", "Food", date="2026-10-07"),
    "a smaller target": lambda ann: aim(ann, "Transport", "45", since=MONTH, everyMonth=True),
    "a removed category": lambda ann: ann.delete(
        f"/planning/{ann.workspace}/delete/{planned_row(ann, 'Food', MONTH)['id']}"
    ),
}


@pytest.mark.both_databases
def test_a_known_month_is_after_each_change_as_it_is_read_anew(ann: Person) -> None:
    shown = [ann.month(MONTH)["rows"]]
    for name, change in CHANGES.items():
        change(ann)
        known = ann.month(MONTH)
        queries._cache.clear()
        assert known == ann.month(MONTH), name
        shown.append(known["rows"])
    assert all(before != after for before, after in pairwise(shown))


def test_a_change_of_one_category_makes_one_row(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ann.month(MONTH)
    made: list[str] = []
    make = views.RowViews._make

    def count(rows: views.RowViews, key: str, *more: Any) -> PlanningCategory:
        made.append(key)
        return make(rows, key, *more)

    monkeypatch.setattr(views.RowViews, "_make", count)
    ann.spend("12.50", "Food", date="2026-11-05")
    ann.month(MONTH)
    assert made == [ann.categories["Food"]]
