"""A month is written in one of three ways, in every call that takes one."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest

from budget_sdk import AddExpense, Client, MonthSet, PlanningSetItem, PlanningsSet, WrongMonth

CALLS: dict[str, Callable[[Client, Any], object]] = {
    "month": lambda client, month: client.month(month).planning.spent,
    "plannings.get": lambda client, month: client.plannings.get(date=month).spent,
    "history.all": lambda client, month: [one.note for one in client.history.all(month=month)],
    "history.page": lambda client, month: [one.note for one in client.history.page(month=month).entries],
    "statistics.main": lambda client, month: client.statistics.main(first=month, last=month).months[0].spent,
    "statistics.shares": lambda client, month: client.statistics.shares(first=month, last=month).spent,
    "statistics.accounts": lambda client, month: client.statistics.accounts(first=month, last=month),
    "statistics.categories": lambda client, month: client.statistics.categories(first=month, last=month),
}
WRITES: dict[str, Callable[[Client, Any], object]] = {
    "set": lambda client, month: client.plannings.set(category_id="food", date=month, budget=Decimal(7)),
    "set_many": lambda client, month: client.plannings.set_many(
        client.workspace.id,
        client.plannings.get(date=month).id,
        _body(month),
    ),
    "set_months": lambda client, month: client.plannings.set_months(
        months=[MonthSet(date=month, plannings_categories=[PlanningSetItem(category_id="food", budget=Decimal(7))])]
    ),
}


def _body(month: Any) -> PlanningsSet:
    return PlanningsSet(date=month, plannings_categories=[PlanningSetItem(category_id="food", budget=Decimal(7))])


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A client on a new file with an expense of October."""
    with Client.local(tmp_path) as client:
        client.plannings.set(category_id="food", date="2026-10-01", budget=Decimal(3))
        client.history.add_expense(
            None,
            AddExpense(value=Decimal(5), category_id="food", account_id="", note="lunch", date="2026-10-12"),
        )
        yield client


@pytest.mark.parametrize("call", CALLS)
def test_a_month_is_taken_in_each_of_its_shapes(client: Client, call: str) -> None:
    shapes = ["2026-10", "2026-10-01", date(2026, 10, 12)]
    answers = [CALLS[call](client, shape) for shape in shapes]
    assert answers[0]
    assert answers == [answers[0]] * len(shapes)


def test_the_log_of_a_month_takes_each_shape(client: Client) -> None:
    today = date.today()  # noqa: DTZ011 - the log counts by the day of the change
    logs = [len(list(client.activity.all(month=one))) for one in (f"{today:%Y-%m}", f"{today:%Y-%m}-01", today)]
    assert logs[0]
    assert logs == [logs[0]] * 3


@pytest.mark.parametrize("shape", ["2026-10", "2026-10-01", date(2026, 10, 12)], ids=str)
@pytest.mark.parametrize("write", WRITES)
def test_a_budget_is_set_for_a_month_in_each_of_its_shapes(client: Client, write: str, shape: Any) -> None:
    WRITES[write](client, shape)
    assert client.month("2026-10").planning.budget == 7


@pytest.mark.parametrize("shape", ["2026-10", "2026-10-01", date(2026, 10, 12)], ids=str)
def test_planned_money_moves_between_names_in_each_of_its_shapes(client: Client, shape: Any) -> None:
    moved = client.plannings.move(date=shape, from_category_id="food", to_category_id="transport", value=Decimal(1))
    assert sorted(row.budget for row in moved.plannings_categories if row.budget) == [1, 2]


@pytest.mark.parametrize("given", ["october", "2026-13", "2026-1", ""])
def test_what_is_no_month_is_an_error_of_the_sdk(client: Client, given: str) -> None:
    for call in ("month", "history.all", "statistics.main"):
        with pytest.raises(WrongMonth, match="is no month"):
            CALLS[call](client, given)


def test_a_client_says_where_it_works(client: Client, tmp_path: Path) -> None:
    assert str(client) == f"<Client of {tmp_path}, workspace Me>"
    client.workspace = "Cabin"
    assert str(client) == f"<Client of {tmp_path}, workspace Cabin>"
    with Client("https://budget.example") as remote:
        assert str(remote) == "<Client of https://budget.example>"


def test_a_printed_table_is_one(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    client.add_many([AddExpense(value=Decimal(1), category_id="food", account_id="", note="one\nmore")] * 30)
    monkeypatch.setenv("COLUMNS", "60")
    lines = str(client.categories.list()).splitlines()
    assert [line.split()[0] for line in lines[:2]] == ["name", "Food"]
    printed = str(client.add_many([AddExpense(value=Decimal(1), category_id="food", account_id="")] * 30)).splitlines()
    assert (len(printed), printed[-1]) == (22, "… 10 more rows")
    assert max(map(len, printed)) <= 60


LEFT_AS_IT_WAS = """
import sys, threading
before = {name: module for name, module in sys.modules.items()}
import budget_sdk
assert {name: sys.modules.get(name) for name in before} == before
assert None not in sys.modules.values()
import httpx, httpx._main
assert httpx.main is httpx._main.main
"""


def test_importing_the_sdk_leaves_the_process_as_it_was() -> None:
    ended = subprocess.run([sys.executable, "-c", LEFT_AS_IT_WAS], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
