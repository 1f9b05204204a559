"""Amounts without a rate, which groups and reports leave out by name."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.api.database import RATES_DAY
from tests.cli.conftest import Budget, Json


@pytest.fixture(autouse=True)
def booked(world: Path, budget: Budget) -> None:
    with closing(sqlite3.connect(world / "data" / "budget" / "budget.sqlite3")) as database, database:
        now = "2026-11-01 00:00:00.000000"
        row = (RATES_DAY, "USD", '{"USD": "1"}', "{}", now, now)
        database.execute(
            "insert into rates (date, base, data, held, created_at, updated_at) values (?, ?, ?, ?, ?, ?)", row
        )
    assert budget("accounts", "add", "Safe", "--currency", "XAU").exit_code == 0
    assert budget("income", "3", "--account", "Safe", "--date", "2026-03-04", "--payee", "Aunt").exit_code == 0
    assert budget("income", "100", "--account", "Cash", "--date", "2026-03-04", "--payee", "Aunt").exit_code == 0
    assert budget("income", "2", "--account", "Safe", "--date", "2026-02-04").exit_code == 0


def test_groups_name_what_they_leave_out(budget: Budget, answer: Json) -> None:
    lines = budget("history", "--group", "payee", "--table").stderr.splitlines()
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines] == [
        "Not counted in Aunt, because there is no rate: XAU 3.00",
        "Not counted in no payee, because there is no rate: XAU 2.00",
    ]
    assert [len(row["notConverted"]) for row in answer("history", "--group", "payee")] == [1, 1]


def test_a_report_names_what_its_figure_leaves_out(budget: Budget, answer: Json) -> None:
    typed = ("report", "--rows", "payee", "--of", "income")
    lines = budget(*typed, "--table").stderr.splitlines()
    assert [line.replace("\N{NO-BREAK SPACE}", " ") for line in lines if "no rate" in line] == [
        "Not counted in Aunt, 2026-03, because there is no rate: XAU 3.00",
        "Not counted in no payee, 2026-02, because there is no rate: XAU 2.00",
    ]
    assert [(row["row"], row["income"]) for row in answer(*typed)] == [("Aunt", "200.00"), ("", "0.00")]
    assert "no rate" not in budget("report", "--rows", "payee", "--of", "spent", "--table").stderr
    assert "no rate" not in budget("report", "--rows", "payee", "--of", "count", "--table").stderr


def test_a_ukrainian_reads_it_in_their_language(budget: Budget) -> None:
    budget("config", "set", "language", "ua")
    shown = budget("history", "kind:income", "--group", "payee", "--table").stderr
    assert "Aunt: не враховано, бо немає курсу: 3.00 XAU" in shown.replace("\N{NO-BREAK SPACE}", " ")
