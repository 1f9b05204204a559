"""Budgets of Actual, and files that only look like one."""

import json
from datetime import date
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.migrate_files import actual
from tests.migrate_files.databases import Opened

from budget_core.base.errors import DomainError
from budget_core.contract.workspaces.guest_rows import GuestSchedule
from budget_core.migrate import registry
from budget_core.migrate.actual.reader import Actual
from budget_core.migrate.files import Document, Table
from budget_core.migrate.registry import Outcome, migrate
from budget_core.migrate.source import Options

OPTIONS = Options(date(2024, 5, 1), ZoneInfo("Europe/Kyiv"), "ua")


@pytest.fixture
def file(tmp_path: Path) -> Opened:
    actual.write(tmp_path / "db.sqlite")
    return Opened(tmp_path / "db.sqlite")


def read(file: Opened, *others: Document, **options: Any) -> Outcome:
    return migrate([file, *others], Options(OPTIONS.today, OPTIONS.zone, OPTIONS.language, **options))


def refused(*files: Any) -> tuple[str, dict[str, str]]:
    with pytest.raises(DomainError) as error:
        migrate(list(files), OPTIONS)
    return error.value.code.value, error.value.params


def left(outcome: Outcome, kind: str, reason: str) -> list[str]:
    return next((each.examples for each in outcome.report.not_taken if (each.kind, each.reason) == (kind, reason)), [])


def test_the_numbers_of_a_budget_are_those_that_actual_shows(file: Opened, tmp_path: Path) -> None:
    outcome = read(file, Document("metadata.json", {"budgetName": "Home"}))
    report = outcome.report
    assert (report.name, report.currency_code, report.months_agree, report.differences) == ("Home", "EUR", 4, [])
    assert {each.name: int(each.here * 100) for each in report.balances} == actual.balances(tmp_path / "db.sqlite")
    assert (report.first_day, report.last_day) == ("2024-01-06", "2024-04-01")
    names = {each.id: each.name for each in outcome.workspace.guest_category}
    assert {*names.values()} == {*actual.NAMES.values(), "Без категорії"}
    assert [names[line.category_id] for entry in outcome.workspace.guest_history for line in entry.lines] == [
        "Їжа, «смачна»",
        "Yearly: Gifts",
    ]


def test_amounts_that_a_currency_cannot_have_are_named_and_change_the_months(file: Opened) -> None:
    outcome = read(file, currency_code="JPY")
    assert '2024-01-10 Shop, "the big" one -0.10 JPY' in left(outcome, "entry", "digits")
    assert "2024-02-01" in {each.date for each in outcome.report.differences}
    first = outcome.report.differences[0]
    assert (first.date, first.amount, first.here - first.there) == ("2024-01-01", "spent", first.difference)
    assert outcome.report.months_differ > 0
    file.change("INSERT INTO zero_budgets (id, month, category, amount) VALUES ('x', 202404, 'gifts-d', 50)")
    assert left(read(file, currency_code="JPY"), "plan", "digits") == ["2024-04 0.50 JPY"]


def test_the_currency_is_asked_where_no_file_says_it(tmp_path: Path) -> None:
    actual.write(tmp_path / "db.sqlite", currency=None)
    report = read(Opened(tmp_path / "db.sqlite")).report
    assert (report.questions, report.currency_code, report.name) == (["currencyCode"], None, "Actual")


def test_a_plan_of_a_category_that_is_gone_is_named(file: Opened) -> None:
    file.change("INSERT INTO zero_budgets (id, month, category, amount) VALUES ('x', 202402, 'gone', 100)")
    file.change("INSERT INTO zero_budgets (id, month, category, amount) VALUES ('y', 202402, 'gone', 0)")
    assert left(read(file), "plan", "notKnown") == ["2024-02 1.00"]


def test_a_budget_without_entries_and_plans_has_no_months_and_one_account(file: Opened) -> None:
    for table in ("transactions", "zero_budgets", "accounts"):
        file.change(f"DELETE FROM {table}")
    outcome = read(file)
    assert (outcome.report.months_agree, outcome.report.first_day) == (0, None)
    assert [each.is_main_account for each in outcome.workspace.guest_accounts] == [True]


def test_a_transfer_whose_sides_do_not_fit_changes_both_balances(file: Opened) -> None:
    file.change(
        "UPDATE transactions SET date = 20240122 WHERE id = (SELECT max(id) FROM transactions WHERE amount = 6000)"
    )
    outcome = read(file)
    assert outcome.report.months_differ == 0
    assert all(each.here == each.there for each in outcome.report.balances)


def test_a_category_that_moved_in_a_circle_is_read_once(file: Opened) -> None:
    file.change("UPDATE category_mapping SET transferId = 'fun' WHERE id = 'food'")
    file.change("UPDATE category_mapping SET transferId = 'food' WHERE id = 'fun'")
    assert read(file).report.source == "actual"


@pytest.mark.parametrize(
    ("change", "value"),
    [
        ("UPDATE transactions SET amount = 'much' WHERE id = 't0004'", "much"),
        ("UPDATE transactions SET amount = 0.5 WHERE id = 't0004'", "0.5"),
        ("UPDATE transactions SET date = 20241399 WHERE id = 't0004'", "2024-13-99"),
        ("UPDATE transactions SET date = 2024 WHERE id = 't0004'", "2024"),
        ("UPDATE zero_budgets SET month = 20 WHERE category = 'food'", "20--01"),
    ],
)
def test_a_value_that_is_none_is_named(file: Opened, change: str, value: str) -> None:
    file.change(change)
    assert refused(file) == ("migration.value", {"file": "db.sqlite", "text": value})


def test_files_that_do_not_belong_together_are_refused(file: Opened) -> None:
    metadata = Document("metadata.json", {"budgetName": "Home"})
    assert refused(metadata) == ("migration.incomplete", {"file": "metadata.json", "missing": "db.sqlite"})
    assert refused(file, file) == ("migration.others", {"file": "db.sqlite"})
    assert refused(file, Table("a.csv", ("a",), [])) == ("migration.unknown", {"file": "a.csv"})
    assert refused(Document("list.json", [1])) == ("migration.unknown", {"file": "list.json"})
    assert refused() == ("migration.empty", {"file": ""})


def test_files_of_two_apps_are_refused(file: Opened, monkeypatch: pytest.MonkeyPatch) -> None:
    class Other(Actual):
        def recognise(self, file: Any) -> bool:
            return isinstance(file, Table)

    monkeypatch.setattr(registry, "SOURCES", (Actual(), Other()))
    assert refused(file, Table("a.csv", ("a",), [])) == ("migration.others", {"file": "a.csv"})


def test_a_database_of_another_version_is_refused(file: Opened) -> None:
    file.change("ALTER TABLE transactions RENAME COLUMN isParent TO is_parent")
    assert refused(file) == ("migration.version", {"file": "db.sqlite"})


def schedule_of(file: Opened, said: Any, amount: Any = -100, payee: str = "shop") -> GuestSchedule | None:
    conditions = [
        {"op": "is", "field": "payee", "value": payee},
        {"op": "is", "field": "account", "value": "check"},
        {"op": "isapprox", "field": "date", "value": said},
        {"op": "is", "field": "amount", "value": amount},
        "odd",
    ]
    file.change("UPDATE rules SET conditions = ?, actions = '[]' WHERE id = 'odd'", json.dumps(conditions))
    file.change("UPDATE schedules SET completed = 1 WHERE id = 's1'")
    schedules = read(file).workspace.guest_schedule
    return schedules[0] if schedules else None


@pytest.mark.parametrize(
    ("said", "fields"),
    [
        ("2024-06-01", {"frequency": "once", "start_date": "2024-06-01"}),
        (
            {
                "start": "2024-01-31",
                "frequency": "weekly",
                "interval": 2,
                "endMode": "after_n_occurrences",
                "endOccurrences": 3,
            },
            {
                "frequency": "week",
                "every": 2,
                "count": 3,
                "weekend": "asIs",
                "active_from": "2024-05-01",
                "mode": "ask",
            },
        ),
        (
            {
                "start": "2024-01-31",
                "frequency": "yearly",
                "endMode": "on_date",
                "endDate": "2023-01-01",
                "skipWeekend": True,
            },
            {"frequency": "year", "end_date": "2024-01-31", "weekend": "after"},
        ),
        (
            {"start": "2024-02-10", "frequency": "monthly", "patterns": [{"type": "day", "value": 31}]},
            {"frequency": "month", "start_date": "2024-03-31"},
        ),
        (
            {"start": "2024-02-10", "frequency": "monthly", "patterns": [{"type": "day", "value": -1}]},
            {"frequency": "month", "start_date": "2024-01-31"},
        ),
    ],
)
def test_a_rhythm_of_actual_is_one_here(file: Opened, said: Any, fields: dict[str, Any]) -> None:
    schedule = schedule_of(file, said)
    assert schedule is not None
    assert {name: getattr(schedule, name) for name in fields} == fields


@pytest.mark.parametrize(
    "said",
    [
        "soon",
        None,
        {"start": "2024-01-31", "frequency": "hourly"},
        {"start": "x", "frequency": "daily"},
        {"start": "2024-01-31", "frequency": "daily", "interval": 1000},
        {"start": "2024-01-31", "frequency": "daily", "endMode": "after_n_occurrences", "endOccurrences": 10**6},
        {"start": "2024-01-31", "frequency": "weekly", "patterns": [{"type": "day", "value": 1}]},
        {"start": "2024-01-31", "frequency": "monthly", "patterns": [{"type": "day", "value": 32}]},
        {"start": "2024-01-31", "frequency": "monthly", "patterns": ["day"]},
    ],
)
def test_a_rhythm_that_nothing_here_has_is_named(file: Opened, said: Any) -> None:
    assert schedule_of(file, said) is None


def test_a_schedule_of_a_span_is_of_its_middle_and_one_between_accounts_is_a_transfer(file: Opened) -> None:
    between = schedule_of(file, "2024-06-01", {"num1": -100, "num2": -201})
    assert between is not None
    assert (str(between.value), between.kind) == ("1.50", "expense")
    assert schedule_of(file, "2024-06-01", {"num1": "a", "num2": 1}) is None
    assert schedule_of(file, "2024-06-01", 0) is None
    saving = schedule_of(file, "2024-06-01", -500, "to-cash")
    assert saving is not None
    assert (saving.kind, saving.from_account_id, saving.account_id) == ("transfer", "account-1", "account-2")
    back = schedule_of(file, "2024-06-01", 500, "to-cash")
    assert back is not None
    assert (back.from_account_id, back.account_id) == ("account-2", "account-1")


def rule(file: Opened, conditions: Any, actions: Any) -> int:
    texts = (json.dumps(conditions), json.dumps(actions))
    file.change("UPDATE rules SET conditions = ?, actions = ? WHERE id = 'simple'", *texts)
    return len(read(file).workspace.guest_import_rule)


def test_only_rules_of_one_text_are_rules_here(file: Opened) -> None:
    one = {"op": "is", "field": "notes", "value": "x"}
    category = {"op": "set", "field": "category", "value": "food"}
    assert rule(file, [one], [category]) == 1
    assert rule(file, [one, one], [category]) == 0
    assert rule(file, [one], [category, "odd"]) == 0
    assert rule(file, [one], []) == 0
    assert rule(file, [one], [category | {"op": "prepend-notes"}]) == 0
    assert rule(file, [one], [{"field": "account", "value": "cash"}]) == 0
    assert rule(file, [one | {"op": "oneOf"}], [category]) == 0
    assert rule(file, {}, [category]) == 0
    file.change("UPDATE rules SET conditions = '[' WHERE id = 'simple'")
    assert left(read(file), "rule", "pattern") == ["notes matches ^x.*"]
