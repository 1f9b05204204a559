"""Backups and tables of Cashew."""

import csv
import io
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from tests.migrate_files import cashew
from tests.migrate_files.databases import Opened

from budget_core.base.errors import DomainError
from budget_core.base.money import to_hundredths
from budget_core.migrate.files import Document, OpenFile, Table
from budget_core.migrate.registry import Outcome, migrate
from budget_core.migrate.source import Options


@pytest.fixture
def file(tmp_path: Path) -> Opened:
    cashew.write(tmp_path / "cashew.sql")
    return Opened(tmp_path / "cashew.sql")


def read(*files: OpenFile, currency_code: str | None = None, today: date = date(2024, 3, 31)) -> Outcome:
    return migrate(list(files), Options(today, cashew.KYIV, "en", currency_code))


def refused(*files: OpenFile) -> tuple[str, dict[str, str]]:
    with pytest.raises(DomainError) as error:
        read(*files)
    return error.value.code.value, error.value.params


def table(content: bytes) -> Table:
    header, *rows = csv.reader(io.StringIO(content.decode()))
    return Table("cashew.csv", tuple(header), rows)


def left(outcome: Outcome, kind: str, reason: str) -> list[str]:
    found = (each.examples for each in outcome.report.not_taken if (each.kind, each.reason) == (kind, reason))
    return next(found, [])


def test_every_month_and_balance_of_a_backup_is_the_same_here(file: Opened, tmp_path: Path) -> None:
    outcome = read(file)
    report = outcome.report
    assert (report.currency_code, report.months_agree, report.differences) == ("UAH", 3, [])
    balances = cashew.balances(tmp_path / "cashew.sql")
    assert {each.name: to_hundredths(each.here) for each in report.balances} == balances
    assert {each.name: to_hundredths(each.there) for each in report.balances} == balances


def test_loans_are_listed_with_their_sum_and_what_is_not_paid_is_scheduled_or_listed(file: Opened) -> None:
    outcome = read(file)
    assert left(outcome, "loan", "balanceOnly") == ["2024-02-13 To Bob -100.00", "= -100.00"]
    assert left(outcome, "entry", "unpaid") == ["From Ann, given back 50.00", "Skipped -1.00"]
    found = [(each.payee, each.frequency, each.end_date) for each in outcome.workspace.guest_schedule]
    assert found == [("Rent", "month", "2024-12-31"), ("Dentist", "once", None)]


def test_an_entry_after_midnight_is_of_the_day_where_the_person_is(file: Opened) -> None:
    days = {each.payee: each.date for each in read(file).workspace.guest_history}
    assert (days["After midnight"], days["Latte"]) == ("2024-02-01", "2024-01-31")


def test_a_month_begins_on_the_day_of_the_first_monthly_budget(file: Opened) -> None:
    file.change("UPDATE budgets SET start_date = ?", cashew.moment("2024-01-10T00:00"))
    file.change("UPDATE budgets SET start_date = ? WHERE budget_pk = 't'", cashew.moment("2024-01-31T00:00"))
    outcome = read(file)
    assert outcome.workspace.guest_setting.first_day_of_month == 10
    assert (outcome.report.months_agree, outcome.report.months_differ) == (4, 0)
    assert left(outcome, "budget", "pattern") == ["Trips", "Week"]
    file.change("UPDATE budgets SET start_date = ?", cashew.moment("2024-01-31T00:00"))
    assert read(file).workspace.guest_setting.first_day_of_month == 1
    file.change("UPDATE budgets SET start_date = ?", cashew.moment("2025-01-01T00:00"))
    assert read(file).workspace.guest_planning_category == []


def test_a_budget_of_one_category_is_its_plan(file: Opened) -> None:
    file.change("DELETE FROM budgets WHERE budget_pk IN ('h', 'a')")
    file.change("UPDATE budgets SET wallet_fk = 'gone' WHERE budget_pk = 'd'")
    plans = read(file).workspace.guest_planning_category
    assert {(each.category_id, str(each.budget), each.currency_code) for each in plans} == {
        ("category-1", "100.00", "UAH"),
        ("category-3", "50.00", "EUR"),
    }
    file.change("UPDATE category_budget_limits SET amount = 0")
    assert {each.category_id for each in read(file).workspace.guest_planning_category} == {"category-1"}


def test_the_currency_is_asked_where_no_wallet_says_it(tmp_path: Path) -> None:
    cashew.write(tmp_path / "cashew.sql", None)
    file = Opened(tmp_path / "cashew.sql")
    assert read(file).report.questions == ["currencyCode"]
    assert read(file, currency_code="PLN").report.currency_code == "PLN"
    file.change("DROP TABLE app_settings")
    assert read(file).report.questions == ["currencyCode"]


def test_settings_that_are_none_choose_no_wallet(file: Opened) -> None:
    file.change("UPDATE app_settings SET settings_j_s_o_n = '['")
    file.change("UPDATE wallets SET currency = NULL WHERE wallet_pk = '0'")
    outcome = read(file)
    assert outcome.report.currency_code == "EUR"
    file.change("DELETE FROM transactions WHERE type = 3")
    assert left(read(file), "loan", "balanceOnly") == []


def test_a_pair_that_is_no_transfer_is_two_corrections(file: Opened) -> None:
    before = read(file).report.balances
    for change in ("amount = -100.0 WHERE transaction_pk = 'b'", "wallet_fk = '0' WHERE transaction_pk = 'b'"):
        file.change(f"UPDATE transactions SET {change}")
        outcome = read(file)
        assert all(each.here == each.there for each in outcome.report.balances)
        assert not [each for each in outcome.workspace.guest_history if each.kind == "transfer"]
    assert len(before) == 2


def test_entries_of_what_is_gone_are_kept_without_it(file: Opened) -> None:
    file.change("UPDATE transactions SET category_fk = 'gone' WHERE name IN ('Latte', 'Rent')")
    file.change("UPDATE transactions SET wallet_fk = 'gone' WHERE name = 'Hotel'")
    file.change("UPDATE transactions SET end_date = NULL, period_length = NULL WHERE name = 'Rent'")
    outcome = read(file)
    assert "2024-01-31 -65.55" in left(outcome, "entry", "noCategory")
    assert [each.category_id for each in outcome.workspace.guest_schedule] == ["no-category", "category-2"]


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ("UPDATE transactions SET amount = 'x' WHERE name = 'Latte'", "x"),
        ("UPDATE transactions SET amount = 9e999 WHERE name = 'Latte'", "inf"),
        ("UPDATE transactions SET date_created = 99999999999999 WHERE name = 'Latte'", "99999999999999"),
        ("UPDATE transactions SET date_created = 'x' WHERE name = 'Latte'", "x"),
    ],
)
def test_a_value_that_is_none_is_named(file: Opened, change: str, text: str) -> None:
    file.change(change)
    assert refused(file) == ("migration.value", {"file": "cashew.sql", "text": text})


def test_a_database_of_another_version_and_files_too_many_are_refused(file: Opened) -> None:
    assert refused(file, file) == ("migration.others", {"file": "cashew.sql"})
    file.change("ALTER TABLE transactions RENAME COLUMN paid TO is_paid")
    assert refused(file) == ("migration.version", {"file": "cashew.sql"})
    assert refused(Document("a.json", {}))[0] == "migration.unknown"


def test_a_table_brings_its_entries() -> None:
    outcome = read(table(cashew.table()))
    report = outcome.report
    assert (report.currency_code, report.months_agree, report.months_differ) == ("UAH", 2, 0)
    assert [(str(each.here), str(each.there)) for each in report.balances] == [
        ("24964.97", "24964.97"),
        ("-120.00", "-120.00"),
    ]
    assert [each.kind for each in outcome.workspace.guest_history] == ["income", "expense", "expense", "expense"]


def test_a_table_without_a_currency_asks_and_names_what_is_no_amount() -> None:
    def with_cell(column: str, value: str) -> Table:
        one = table(cashew.table())
        cells: list[Any] = [[value if name == column else cell for name, cell in zip(one.header, row, strict=False)]
                            for row in one.rows]  # fmt: skip
        return Table(one.name, one.header, cells)

    assert read(with_cell("currency", "")).report.questions == ["currencyCode"]
    assert read(with_cell("currency", ""), currency_code="EUR").report.balances[0].currency_code == "EUR"
    assert refused(with_cell("amount", "x"))[1]["text"] == "x"
    assert refused(with_cell("amount", "NaN"))[1]["text"] == "NaN"
    assert refused(with_cell("date", "soon"))[1]["text"] == "soon"
