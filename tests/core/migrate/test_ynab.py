"""Budgets of YNAB: the export in CSV, and the document of the API."""

import csv
import io
from datetime import date
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from tests.migrate_files import ynab

from budget_core.base.errors import DomainError
from budget_core.base.money import to_hundredths
from budget_core.migrate.files import Document, OpenFile, Table
from budget_core.migrate.registry import Outcome, migrate
from budget_core.migrate.source import Options

DOLLARS = ynab.Format("$", ".", "{1}/{2}/{0}")


def read(*files: OpenFile, currency_code: str | None = None) -> Outcome:
    return migrate(list(files), Options(date(2024, 5, 1), ZoneInfo("UTC"), "en", currency_code))


def refused(*files: OpenFile) -> tuple[str, dict[str, str]]:
    with pytest.raises(DomainError) as error:
        read(*files)
    return error.value.code.value, error.value.params


def table(name: str, content: bytes) -> Table:
    header, *rows = csv.reader(io.StringIO(content.decode("utf-8-sig")))
    return Table(name, tuple(header), rows)


def tables(form: ynab.Format | None = None) -> list[Table]:
    return [table(name, content) for name, content in ynab.files(form)]


def changed(which: int, **cells: str) -> list[Table]:
    """The tables, with other values in the first row of one of them."""
    both = tables()
    row = both[which].rows[0]
    for name, value in cells.items():
        row[both[which].header.index(name)] = value  # type: ignore[index]  # a list
    return both


def document() -> dict[str, Any]:
    plan: dict[str, Any] = ynab.document()["data"]["plan"]
    return plan


def agrees(outcome: Outcome) -> bool:
    report = outcome.report
    here = {each.name: to_hundredths(each.here) for each in report.balances}
    there = {each.name: to_hundredths(each.there) for each in report.balances}
    return (report.months_agree, report.months_differ) == (4, 0) and here == there == ynab.balances()


@pytest.mark.parametrize(
    "form", [ynab.Format(), DOLLARS, ynab.Format("zł", ",", "{2}/{1}/{0}"), ynab.Format("£", ".", "{0}-{1}-{2}")]
)
def test_every_month_and_balance_of_an_export_is_the_same_here(form: ynab.Format) -> None:
    outcome = read(*tables(form), currency_code={"$": "USD", "£": "GBP"}.get(form.sign))
    assert agrees(outcome)
    assert outcome.report.currency_code == {"€": "EUR", "$": "USD", "zł": "PLN", "£": "GBP"}[form.sign]
    assert outcome.report.name == "Мій бюджет"
    archived = [each.name for each in outcome.workspace.guest_category if each.deleted]
    assert archived == ["Старе хобі"]


def test_every_month_and_balance_of_the_document_is_the_same_here() -> None:
    outcome = read(Document("budget.json", ynab.document()))
    assert agrees(outcome)
    left = {(each.kind, each.reason): each.examples for each in outcome.report.not_taken}
    assert left["schedule", "pattern"] == ["Boss", "lost"]
    assert left["cardPayment", "notKnown"] == ["2024-01 Visa 49.99"]
    assert [each.kind for each in outcome.workspace.guest_schedule] == ["expense", "transfer", "transfer"]
    assert [each.every for each in outcome.workspace.guest_schedule] == [1, 2, 1]


def test_the_sign_of_several_currencies_is_asked_about() -> None:
    assert read(*tables(DOLLARS)).report.questions == ["currencyCode"]
    assert read(*tables(ynab.Format(""))).report.questions == ["currencyCode"]


def test_days_that_can_be_read_both_ways_are_read_as_the_plan_says() -> None:
    both = tables(ynab.Format("€", ",", "{1}/{2}/{0}"))
    day = both[0].header.index("Date")
    early = [row for row in both[0].rows if int(row[day].split("/")[1]) <= 12]
    assert read(Table("r - Register.csv", both[0].header, early), both[1]).report.last_day == "2024-04-01"
    turned = tables(ynab.Format("€", ",", "{2}/{1}/{0}"))[0]
    early = [row for row in turned.rows if int(row[day].split("/")[0]) <= 12]
    assert read(Table("r - Register.csv", turned.header, early), both[1]).report.last_day == "2024-04-01"
    alone = [row for row in early if row[day] == "01/04/2024"]
    empty = Table("Plan.csv", both[1].header, [])
    assert refused(Table("Register.csv", turned.header, [[*alone[0][:6], "", *alone[0][7:]]]), empty) == (
        "migration.value",
        {"file": "Register.csv", "text": "01/04/2024"},
    )


def test_amounts_of_a_currency_without_decimals_have_groups_alone() -> None:
    header, plan = tables()[0].header, tables()[1]
    row = ["Checking", "", "2024-01-15", "Shop", "Daily: Food", "Daily", "Food", "", "¥1,200", "¥0", ""]
    planned = Table(
        "Plan.csv", plan.header, [["Jan 2024", "Daily: Food", "Daily", "Food", "¥2,000", "-¥1,200", "¥800"]]
    )
    outcome = read(Table("Register.csv", header, [row]), planned, currency_code="JPY")
    assert (outcome.report.differences, str(outcome.report.balances[0].here)) == ([], "-1200.00")
    dotted = [[cell.replace(",", ".") for cell in each] for each in (row, *planned.rows)]
    other = read(
        Table("Register.csv", header, dotted[:1]), Table("Plan.csv", plan.header, dotted[1:]), currency_code="JPY"
    )
    assert str(other.report.balances[0].here) == "-1200.00"


def test_a_split_that_ends_early_is_an_entry_of_what_it_has() -> None:
    both = tables()
    memo = both[0].header.index("Memo")
    rows = [row for row in both[0].rows if not row[memo].startswith(("Split (4/4)", "Split (1/4)"))]
    outcome = read(Table("Register.csv", both[0].header, rows), both[1])
    assert sum(len(each.lines) for each in outcome.workspace.guest_history) == 0
    last = [row for row in rows if row[memo].startswith("Split (2/4)")]
    assert len(read(Table("Register.csv", both[0].header, last), both[1]).workspace.guest_history) == 1


def test_an_empty_amount_is_none() -> None:
    assert agrees(read(*changed(0, Outflow="")))


def test_what_can_not_be_read_is_named() -> None:
    assert refused(*changed(0, Date="soon")) == (
        "migration.value",
        {"file": "Мій бюджет as of 2024-04-30 - Register.csv", "text": "soon"},
    )
    assert refused(*changed(0, Inflow="much"))[1]["text"] == "much"
    assert refused(*changed(1, Month="soon"))[1]["text"] == "soon"


def test_files_that_do_not_belong_together_are_refused() -> None:
    register, plan = tables()
    budget = Document("budget.json", ynab.document())
    assert refused(register)[1]["missing"] == "Plan.csv"
    assert refused(plan)[1]["missing"] == "Register.csv"
    assert refused(register, plan, register)[0] == "migration.others"
    assert refused(register, plan, plan)[0] == "migration.others"
    assert refused(budget, plan)[1] == {"file": plan.name}
    assert refused(budget, budget)[1] == {"file": "budget.json"}
    older = Table("Plan.csv", tuple("Old" if name == "Assigned" else name for name in plan.header), plan.rows)
    assert refused(register, older) == ("migration.version", {"file": "Plan.csv"})


def test_a_document_of_odd_values_is_named_and_one_of_little_is_read() -> None:
    for name, value in (("transactions", ["odd"]), ("months", [{"month": "soon"}])):
        code, params = refused(Document("budget.json", document() | {name: value}))
        assert (code, params["file"]) == ("migration.value", "budget.json")
    odd = document()
    odd["accounts"][0]["balance"] = 15
    assert refused(Document("budget.json", odd))[1]["text"] == "15"
    bare: dict[str, Any] = {name: [] for name in ("accounts", "categories", "transactions", "months")}
    assert read(Document("b.json", bare)).report.questions == ["currencyCode"]
    strange = bare | {"payees": "odd", "months": [{"month": "2024-01-01", "categories": "odd"}]}
    assert read(Document("b.json", strange), currency_code="EUR").report.months_agree == 0
    strange["months"] = [{"month": "2024-01-01", "categories": ["odd", {"id": "x", "budgeted": 10}]}]
    assert read(Document("b.json", strange), currency_code="EUR").report.months_agree == 0


def test_a_deleted_category_comes_archived_where_something_was_spent_on_it() -> None:
    plan = document()
    plan["transactions"].append({
        "id": "x", "date": "2024-04-02", "amount": -1000, "account_id": "Checking", "category_id": "c-gone",
    })  # fmt: skip
    workspace = read(Document("b.json", plan)).workspace
    assert [each.name for each in workspace.guest_category if each.deleted] == ["Старе хобі", "Gone"]


def test_a_transfer_to_an_account_that_is_gone_changes_the_balance() -> None:
    plan = document()
    for other in ("gone", "Visa"):
        plan["transactions"].append({
            "id": other, "date": "2024-04-03", "amount": -1000, "account_id": "Checking", "transfer_account_id": other,
        })  # fmt: skip
    outcome = read(Document("b.json", plan))
    assert str(outcome.report.balances[0].here) == "2185.69"
