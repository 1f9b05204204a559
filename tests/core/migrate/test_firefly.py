"""Exports of Firefly III."""

import csv
import io
from datetime import date
from zoneinfo import ZoneInfo

import pytest
from tests.migrate_files import firefly

from budget_core.base.errors import DomainError
from budget_core.base.money import to_hundredths
from budget_core.migrate.files import OpenFile, Table
from budget_core.migrate.registry import Outcome, migrate
from budget_core.migrate.source import Options


def read(*files: OpenFile, currency_code: str | None = None) -> Outcome:
    return migrate(list(files), Options(date(2024, 5, 1), ZoneInfo("UTC"), "en", currency_code))


def refused(*files: OpenFile) -> tuple[str, dict[str, str]]:
    with pytest.raises(DomainError) as error:
        read(*files)
    return error.value.code.value, error.value.params


def table(name: str, content: bytes) -> Table:
    header, *rows = csv.reader(io.StringIO(content.decode()))
    return Table(name, tuple(header), rows)


def tables() -> list[Table]:
    return [table(name, content) for name, content in firefly.files()]


def entries(*rows: firefly.Row) -> Table:
    return table("transactions.csv", firefly.transactions(list(rows)))


def left(outcome: Outcome) -> dict[tuple[str, str], list[str]]:
    return {(each.kind, each.reason): each.examples for each in outcome.report.not_taken}


def test_every_month_and_balance_of_an_export_is_the_same_here() -> None:
    outcome = read(*tables())
    report = outcome.report
    assert (report.source, report.currency_code, report.months_differ, report.differences) == ("firefly", "EUR", 0, [])
    here = {each.name: to_hundredths(each.here) for each in report.balances}
    there = {each.name: to_hundredths(each.there) for each in report.balances}
    assert here == there == firefly.BALANCES | {"Old": 0}


def test_a_budget_is_the_category_and_a_category_of_another_name_a_tag() -> None:
    workspace = read(*tables()).workspace
    names = {each.id: each.name for each in workspace.guest_category}
    found = [(names.get(each.category_id or ""), each.tags, each.note) for each in workspace.guest_history]
    assert found[:4] == [
        (None, ["work", "job-2", "salary"], "Зарплата"),
        ("Їжа", ["groceries"], "0.1"),
        ("Їжа", [], "0.2"),
        ("Fun 🎉", [], "after midnight\nnote"),
    ]
    assert found[4] == ("Їжа", ["x"], "All")
    assert [(names[line.category_id], line.note) for line in workspace.guest_history[4].lines] == [
        ("Їжа", "bread"),
        ("Fun 🎉", "game"),
    ]
    assert [each.name for each in workspace.guest_category if each.deleted] == ["Mortgage"]
    assert [each.payee for each in workspace.guest_history][:4] == ["Boss", 'Shop, "big"', 'Shop, "big"', ""]


def test_recurrences_are_schedules_and_those_of_other_rhythms_are_named() -> None:
    outcome = read(*tables())
    found = [
        (each.note, each.kind, each.frequency, each.every, each.start_date) for each in outcome.workspace.guest_schedule
    ]
    assert found == [
        ("Rent", "expense", "month", 1, "2024-01-31"),
        ("Pay", "income", "week", 2, "2024-01-19"),
        ("Gym", "expense", "day", 1, "2024-01-15"),
        ("Later in the year", "expense", "year", 1, "2024-03-01"),
    ]
    counts = {(each.kind, each.reason): each.count for each in outcome.report.not_taken}
    assert (counts["schedule", "pattern"], counts["schedule", "notKnown"]) == (9, 1)
    assert outcome.workspace.guest_schedule[0].end_date == "2024-12-31"


def test_what_is_not_taken_is_named() -> None:
    found = left(read(*tables()))
    assert found["entry", "digits"] == ["2024-03-01 -0.001 EUR"]
    assert found["plan", "pattern"] == ["Їжа 2024-03-01 – 2024-03-07 70.00"]
    assert (found["goal", "notKnown"], found["bill", "notKnown"], found["rule", "pattern"]) == (
        ["New bike"],
        ["Power"],
        ["Mine"],
    )


def test_transactions_alone_say_their_accounts() -> None:
    outcome = read(entries(*firefly.ROWS))
    assert [each.name for each in outcome.report.balances] == ["Checking", "House loan", "Dollars"]
    assert outcome.report.months_differ == 0


def test_the_currency_is_asked_where_several_are_used() -> None:
    bare = [{key: cell for key, cell in row.items() if key != "primary_currency_code"} for row in firefly.ROWS]
    assert read(entries(*bare)).report.questions == ["currencyCode"]
    assert read(entries(*bare), currency_code="EUR").report.currency_code == "EUR"
    assert read(entries(*bare[:4])).report.currency_code == "EUR"
    assert read(entries({**bare[0], "currency_code": "XXY"})).report.questions == ["currencyCode"]


def test_a_yearly_day_that_has_passed_begins_in_the_next_year() -> None:
    name, content = firefly.files()[3]
    saving = table(name, content)
    dollars = [each for each in tables() if each.name != "recurrences.csv"]
    rows = [[cell.replace("Dollars", "Gym") for cell in row] for row in saving.rows]
    outcome = read(*dollars, Table(name, saving.header, rows))
    assert [(each.start_date, each.is_active) for each in outcome.workspace.guest_schedule if each.note == "Save"] == [
        ("2025-01-10", False)
    ]


def test_what_can_not_be_read_is_named() -> None:
    for cell in ("much", "NaN"):
        wrong = entries({**firefly.ROWS[3], "amount": cell})
        assert refused(wrong) == ("migration.value", {"file": "transactions.csv", "text": cell})
    assert refused(entries({**firefly.ROWS[3], "date": "soon"}))[1]["text"] == "soon"


def test_files_that_do_not_belong_together_are_refused() -> None:
    transactions, accounts, *_ = tables()
    assert refused(accounts) == ("migration.incomplete", {"file": "accounts.csv", "missing": "transactions.csv"})
    assert refused(transactions, transactions) == ("migration.others", {"file": "transactions.csv"})
