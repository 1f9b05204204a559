"""Plans as text: what is written is read again, by us and by programs that read YAML."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from budget_core.base import money, text_rules
from budget_core.base.errors import DomainError
from budget_core.planning.plan_text import (
    CurrentBudget,
    Fault,
    PlannedBudget,
    PlannedChange,
    PlanTextError,
    Rules,
    changes,
    check_digits,
    check_sign,
    labels,
    read,
    write,
)

TEXT = """\ufeff# What the winter costs

2026-12:          # and the feasts
  Food: 300
  'Kids'' things': 25.5 EUR   # shoes
  "Rent: \\"flat\\"": 1200.00
2027-01: {}
"""


def is_name(text: str) -> bool:
    try:
        return text_rules.name(text) == text
    except DomainError:
        return False


def test_rules_are_read_and_written() -> None:
    text = "2026-12:\n  Trip: 100.00 EUR carry left cap 900.00 target 900.00 by 2027-06\n"
    plan = read(text)
    assert plan["2026-12"]["Trip"].rules == Rules("left", Decimal(900), Decimal(900), "2027-06")
    assert write(plan) == text
    assert read("2026-12:\n  Trip: 1 target 5 every month")["2026-12"]["Trip"].rules == Rules(target=Decimal(5))


@pytest.mark.parametrize(
    ("words", "fault"),
    [
        ("1 carry some", Fault.RULE),
        ("1 carry", Fault.RULE),
        ("1 carry none cap 5", Fault.RULE),
        ("1 target 5", Fault.RULE),
        ("1 target 0 every month", Fault.RULE),
        ("1 target 5 by 2026-13", Fault.MONTH),
        ("1 carry all cap x", Fault.AMOUNT),
        ("carry all", Fault.AMOUNT),
    ],
)
def test_a_wrong_rule_is_named(words: str, fault: Fault) -> None:
    with pytest.raises(PlanTextError) as raised:
        read(f"2026-12:\n  Trip: {words}")
    assert raised.value.fault is fault


def test_a_cap_has_no_more_decimals_than_its_currency() -> None:
    budget = read("2026-12:\n  Trip: 100 carry left cap 900.50")["2026-12"]["Trip"]
    with pytest.raises(PlanTextError) as raised:
        check_digits(budget, "JPY")
    assert (raised.value.fault, raised.value.given) == (Fault.DIGITS, "900.50")


def test_a_line_without_rules_keeps_those_that_stand() -> None:
    standing = Rules("left", Decimal(9), Decimal(5), None)
    before = {"trip": CurrentBudget(Decimal(1), "USD", is_stored=True, rules=standing)}
    assert changes(before, {"trip": PlannedBudget(Decimal(1))}, "USD") == []
    (change,) = changes(before, {"trip": PlannedBudget(Decimal(1), rules=Rules("none"))}, "USD")
    assert change.after is not None
    assert change.after.rules == Rules("none", None, Decimal(5), None)


NAMES = st.text(max_size=30).filter(is_name) | st.sampled_from(
    [
        "no",
        "Null",
        "~",
        "2026-12",
        "1e3",
        "- a",
        "a: b",
        "a #b",
        "#",
        "'",
        '"',
        "{}",
        "a\\",
        "Їжа",
        "食費",
        "👩‍👧",
        "=",
        "<<",
    ]
)
AMOUNTS = st.integers(0, 10**12 - 1).map(money.from_hundredths)
BUDGETS = st.builds(PlannedBudget, AMOUNTS, st.sampled_from([None, "EUR", "JPY", "BTC"]))
MONTHS = st.dates(date(1970, 1, 1), date(2999, 12, 31)).map(lambda day: f"{day:%Y-%m}")
PLANS = st.dictionaries(MONTHS, st.dictionaries(NAMES, BUDGETS, max_size=5), max_size=4)
ROWS = st.builds(CurrentBudget, AMOUNTS, st.sampled_from(["USD", "EUR"]), st.booleans())
KEYS = st.sampled_from("abcdef")


@given(PLANS)
def test_what_is_written_is_read_again(plan: Any) -> None:
    assert read(write(plan)) == plan


@given(PLANS)
def test_other_programs_read_the_same_names_and_amounts(plan: Any) -> None:
    expected = {
        month: {name: " ".join(filter(None, (str(one.amount), one.currency_code))) for name, one in budgets.items()}
        for month, budgets in plan.items()
    }
    assert (yaml.load(write(plan), yaml.BaseLoader) or {}) == expected
    named = {month: list(budgets) for month, budgets in (yaml.safe_load(write(plan)) or {}).items()}
    assert named == {month: list(budgets) for month, budgets in plan.items()}


@given(st.dictionaries(KEYS, ROWS), st.dictionaries(KEYS, BUDGETS))
def test_a_plan_that_was_applied_has_nothing_left_to_change(current: Any, wanted: Any) -> None:
    month = dict(current)
    for change in changes(current, wanted, "USD"):
        assert change.before != change.after
        if change.after is None:
            del month[change.category_id]
        else:
            month[change.category_id] = change.after
    assert changes(month, wanted, "USD") == []
    assert {key for key, row in month.items() if row.is_stored} <= wanted.keys()


def test_a_text_is_read_as_people_write_it() -> None:
    assert read(TEXT) == {
        "2026-12": {
            "Food": PlannedBudget(Decimal("300.00")),
            "Kids' things": PlannedBudget(Decimal("25.50"), "EUR"),
            'Rent: "flat"': PlannedBudget(Decimal("1200.00")),
        },
        "2027-01": {},
    }
    assert read(TEXT)["2026-12"]["Food"].line == 4


@pytest.mark.parametrize(
    ("line", "fault", "meant"),
    [
        ("Food: 300", Fault.NO_MONTH, "Food"),
        ("[Food, Rent]: 300", Fault.LINE, ""),
        ("\tFood: 300", Fault.LINE, "Food: 300"),
        ("Food:", Fault.MONTH, "Food"),
        ("2026-13:", Fault.MONTH, "2026-13"),
        ("2026-12:", Fault.REPEATED, "2026-12"),
        ("  Food 300", Fault.LINE, "Food 300"),
        ("  Food:", Fault.AMOUNT, ""),
        ("  Food: 12,50", Fault.AMOUNT, "12,50"),
        ("  Food: 1 EUR now", Fault.AMOUNT, "1 EUR now"),
        ("  Rent: flat: 300", Fault.LINE, "Rent: flat: 300"),
        ("  Food: [300]", Fault.AMOUNT, ""),
        ("  Food: 1 target -1 every month", Fault.NEGATIVE, "-1"),
        ("  Food: 99999999999", Fault.TOO_LARGE, "99999999999"),
        ("  Food: 300 usd", Fault.CURRENCY, "usd"),
        ("  Rent: 1", Fault.REPEATED, "Rent"),
        ('  "\\q": 1', Fault.LINE, '"\\q": 1'),
    ],
)
def test_a_line_that_is_no_plan_is_named(line: str, fault: Fault, meant: str) -> None:
    with pytest.raises(PlanTextError) as raised:
        read(f"2026-12:\n  Rent: 1200\n{line}\n")
    assert (raised.value.line, raised.value.fault, raised.value.given) == (3, fault, meant)


def test_a_budget_below_zero_stays_where_it_stands_and_can_not_be_typed() -> None:
    budget = read("2026-12:\n  Food: -5.00 EUR\n")["2026-12"]["Food"]
    there = CurrentBudget(Decimal(-5), "EUR", is_stored=True)
    check_sign(budget, there, "USD")
    for before in (
        None,
        CurrentBudget(Decimal(-5), "USD", is_stored=True),
        CurrentBudget(Decimal(5), "EUR", is_stored=True),
    ):
        with pytest.raises(PlanTextError, match=r"line 2: negative -5\.00"):
            check_sign(budget, before, "USD")
    (change,) = changes({"a": there}, {"a": replace(budget, rules=Rules(carry="all"))}, "USD")
    assert not change.is_budget_changed


def test_a_budget_stands_under_a_month() -> None:
    with pytest.raises(PlanTextError, match="line 1: noMonth Food"):
        read("  Food: 300")


@pytest.mark.parametrize(
    ("text", "meant"), [("Food", "Food"), ("- Food", "- Food"), ("[" * 5000, "[" * 5000), ("a: \0", "a: \0")]
)
def test_a_text_that_is_no_plan_is_refused(text: str, meant: str) -> None:
    with pytest.raises(PlanTextError) as raised:
        read(text)
    assert (raised.value.line, raised.value.fault, raised.value.given) == (1, Fault.LINE, meant)


def test_an_amount_has_the_decimals_of_its_currency() -> None:
    check_digits(PlannedBudget(Decimal("12.50")), "USD")
    for budget, code in (
        (PlannedBudget(Decimal("12.50"), "JPY", line=7), "USD"),
        (PlannedBudget(Decimal("12.50"), None, line=7), "JPY"),
    ):
        with pytest.raises(PlanTextError, match="line 7: digits"):
            check_digits(budget, code)


def test_categories_of_the_same_name_are_called_by_their_ids() -> None:
    assert labels([("1", "Food"), ("2", "Rent"), ("3", "Food"), ("4", "2")]) == {
        "1": "1", "2": "Rent", "3": "3", "4": "4",
    }  # fmt: skip


def test_what_was_planned_and_is_not_named_leaves_the_month() -> None:
    planned, never = CurrentBudget(Decimal(5), "USD", is_stored=True), CurrentBudget(Decimal(0), "USD", is_stored=False)
    assert changes({"a": planned, "b": never}, {}, "USD") == [PlannedChange("a", planned, None)]
