"""The stories of `tests/scenarios`, replayed through the core."""

import copy
import json
from pathlib import Path
from typing import Any

import pytest
from tests.core.scenario_operations import apply
from tests.core.scenario_state import Account, Entry, State

from budget_core.accounts import balances
from budget_core.base.conversions import Amount
from budget_core.base.errors import DomainError
from budget_core.base.money import ZERO, format_text
from budget_core.base.rates import format_rate
from budget_core.entries import expenses
from budget_core.planning import plannings
from budget_core.planning.plannings import BudgetMonth, Progress

FOLDER = Path(__file__).parents[1] / "scenarios"
SCENARIOS = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))}


def replay(scenario: dict[str, Any]) -> State:
    state = State(scenario)
    for operation in scenario["operations"]:
        if "error" in operation:
            refuse(state, operation)
        else:
            apply(state, operation)
    return state


def refuse(state: State, operation: dict[str, Any]) -> None:
    before = copy.deepcopy(vars(state))
    with pytest.raises(DomainError) as raised:
        apply(state, operation)
    assert raised.value.code.value == operation["error"]
    assert {field: code.value for field, code in raised.value.fields.items()} == operation.get("fields", {})
    assert {**vars(state), "_steps": 0} == {**before, "_steps": 0}


def seen_account(account: Account) -> dict[str, Any]:
    return {
        "budget": format_text(account.budget),
        "currencyCode": account.currency_code,
        "isMainAccount": account.is_main_account,
        "isShowInBalance": account.is_show_in_balance,
        "deleted": account.deleted,
        "type": account.type,
    }


def seen_entry(entry: Entry) -> dict[str, Any]:
    booking = entry.booking
    seen = {
        "id": entry.id,
        "kind": booking.kind,
        "value": format_text(booking.value),
        "currencyCode": booking.currency_code,
        "account": entry.account.name,
        "accountValue": format_text(booking.account_value),
        "note": entry.note,
        "localDay": entry.moment.local_day.isoformat(),
        "category": entry.category.name if entry.category else None,
        "fromAccount": entry.from_account.name if entry.from_account else None,
        "fromValue": format_text(booking.from_value) if booking.from_value is not None else None,
        "rate": format_rate(booking.rate) if booking.rate is not None else None,
    }
    return {key: value for key, value in seen.items() if value is not None}


def seen_amounts(amounts: tuple[Amount, ...]) -> list[dict[str, str]]:
    return [{"currencyCode": part.currency_code, "amount": format_text(part.amount)} for part in amounts]


def seen_progress(progress: Progress) -> dict[str, Any]:
    return {
        "budget": format_text(progress.budget),
        "spent": format_text(progress.spent),
        "currencyCode": progress.currency_code,
        "percent": str(progress.percent),
        "overflow": format_text(progress.overflow),
        "left": format_text(progress.left),
        "notConverted": seen_amounts(progress.not_converted),
    }


def month_view(state: State, key: str) -> tuple[BudgetMonth, plannings.MonthView]:
    month = BudgetMonth(key, state.first_day, state.today, state.currency_code)
    sums = state.day_sums.values()
    return month, plannings.view(month, state.categories, state.budgets_of(key), sums, state.rates)


def seen_total(month: BudgetMonth, view: plannings.MonthView) -> dict[str, Any]:
    first, last = month.range
    per_day = view.total.left_per_day(month.days_left)
    return {
        **seen_progress(view.total),
        "daysLeft": str(month.days_left),
        "leftPerDay": format_text(per_day) if per_day is not None else None,
        "firstDay": first.isoformat(),
        "lastDay": last.isoformat(),
    }


def check(seen: dict[str, Any], expected: dict[str, Any]) -> None:
    assert {key: seen.get(key) for key in expected} == expected


def check_expectations(state: State, expected: dict[str, Any]) -> None:
    for name, fields in expected.get("accounts", {}).items():
        check(seen_account(state.account(name)), fields)
    for name, history in expected.get("accountHistory", {}).items():
        seen = [(kind, format_text(before), format_text(after)) for kind, before, after in state.account(name).history]
        assert seen == [(entry["kind"], entry["prevBudget"], entry["newBudget"]) for entry in history]
    for name, fields in expected.get("categories", {}).items():
        check({"deleted": state.category(name).deleted}, fields)
    check(order_seen(state), expected.get("order", {}))
    check_balance(state, expected)
    check_months(state, expected)
    check_rows([seen_entry(entry) for entry in reversed(state.entries)], expected.get("history"))
    lists = [{"name": each.name, "isPinned": each.is_pinned, "items": each.items} for each in state.shown_lists()]
    check_rows(lists, expected.get("lists"))


def order_seen(state: State) -> dict[str, list[str]]:
    """The names of what is in use, as people see them."""
    return {
        "accounts": [account.name for account in state.accounts if not account.deleted],
        "categories": [category.name for category in state.categories if not category.deleted],
    }


def check_balance(state: State, expected: dict[str, Any]) -> None:
    balance = balances.balance(state.accounts, state.currency_code, state.rates)
    seen = {"amount": format_text(balance.amount), "notConverted": seen_amounts(balance.not_converted)}
    check(seen, expected.get("balance", {}))


def check_months(state: State, expected: dict[str, Any]) -> None:
    for key, categories in expected.get("plannings", {}).items():
        rows = month_view(state, key)[1].rows
        for name, fields in categories.items():
            row = rows.get(state.category(name).id)
            assert (row is None) == (fields == "hidden"), (key, name)
            if row is not None:
                check(seen_progress(row), fields)
    for key, fields in expected.get("planningTotals", {}).items():
        check(seen_total(*month_view(state, key)), fields)


def check_rows(seen: list[dict[str, Any]], expected: list[dict[str, Any]] | None) -> None:
    if expected is None:
        return
    assert len(seen) == len(expected)
    for row, fields in zip(seen, expected, strict=True):
        check(row, fields)


@pytest.mark.parametrize("name", SCENARIOS)
def test_the_story_ends_as_told(name: str) -> None:
    scenario = SCENARIOS[name]
    check_expectations(replay(scenario), scenario["expect"])


@pytest.mark.parametrize("name", SCENARIOS)
def test_every_balance_is_its_opening_plus_what_was_set_and_booked(name: str) -> None:
    state = replay(SCENARIOS[name])
    for account in state.accounts:
        by_hand = [after - before for kind, before, after in account.history if kind in ("opening", "set")]
        booked = [expenses.effect(entry.booking).account for entry in state.entries if entry.account is account]
        paid = [expenses.effect(entry.booking).from_account for entry in state.entries if entry.from_account is account]
        assert account.budget == sum(by_hand + booked + paid, ZERO)


@pytest.mark.parametrize("name", SCENARIOS)
def test_taking_every_entry_back_leaves_no_kept_sum(name: str) -> None:
    scenario = SCENARIOS[name]
    state = replay(scenario)
    for entry in list(state.entries):
        apply(state, {"op": "deleteHistory", "id": entry.id})
    assert [day for day in state.day_sums.values() if day.spent] == []
