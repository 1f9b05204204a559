"""Exports of Splitwise."""

import csv
import io
from collections.abc import Mapping
from datetime import date
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.migrate_files import splitwise
from tests.migrate_files.splitwise import BOB, ME, PEOPLE, QUOTED, YURKO, Bill

from budget_core.base.errors import DomainError
from budget_core.base.money import to_hundredths
from budget_core.entries.shares import balances
from budget_core.migrate.files import Document, OpenFile, Table
from budget_core.migrate.registry import Outcome, migrate
from budget_core.migrate.source import Options
from budget_core.migrate.splitwise.reader import Paid, divide


def read(*files: OpenFile, currency_code: str | None = "EUR", me: str | None = ME) -> Outcome:
    return migrate(list(files), Options(date(2024, 6, 1), ZoneInfo("UTC"), "en", currency_code, me))


def refused(*files: OpenFile, me: str | None = ME) -> tuple[str, dict[str, str]]:
    with pytest.raises(DomainError) as error:
        read(*files, me=me)
    return error.value.code.value, error.value.params


def table(content: bytes, name: str = "summer-trip_2024-06-01_export.csv") -> Table:
    header, *rows = (row for row in csv.reader(io.StringIO(content.decode())) if row)
    return Table(name, tuple(header), rows)


def group(*bills: Bill) -> Table:
    return table(splitwise.written(splitwise.rows(bills)))


def changed(at: int, column: int, cell: str) -> Table:
    """The group with another cell."""
    rows = splitwise.rows()
    rows[at][column] = cell
    return table(splitwise.written(rows))


def document_of_ynab() -> Document:
    return Document("budget.json", {key: [] for key in ("accounts", "categories", "transactions", "months")})


def owed(outcome: Outcome) -> Mapping[tuple[str, str], int]:
    """The balances of the workspace's file, by the rules that the product settles by."""
    names = {each.id: each.name for each in outcome.workspace.guest_member}
    entries = [entry for entry in outcome.workspace.guest_history if entry.paid_by]
    for entry in entries:
        entry.currency_code = entry.currency_code or outcome.report.currency_code
    found = balances(entries)  # type: ignore[arg-type]  # each has its currency
    return {(names[each.member_id], each.currency_code): to_hundredths(each.amount) for each in found}


def test_balances_equal_the_total_row_in_every_currency() -> None:
    outcome = read(group(*splitwise.BILLS))
    assert owed(outcome) == splitwise.balances()
    report = outcome.report
    there = {(each.name, each.currency_code): to_hundredths(each.there) for each in report.balances if each.there}
    assert there == splitwise.balances()
    assert all(each.there == each.here for each in report.balances)
    assert (report.name, report.questions, report.people) == ("Summer trip", [], [*PEOPLE])
    assert (report.months_agree, report.months_differ) == (3, 0)


def test_who_is_positive_paid_and_the_shares_are_what_remains() -> None:
    workspace = read(group(*splitwise.BILLS)).workspace
    names = {each.id: each.name for each in workspace.guest_member}
    found = [
        (each.kind, str(each.value), names[each.paid_by or ""], {names[one]: str(n) for one, n in each.shares.items()})
        for each in workspace.guest_history
    ]
    assert found[0] == ("expense", "-90.00", ME, {ME: "30.00", BOB: "30.00", YURKO: "30.00"})
    assert found[2] == ("expense", "-0.20", BOB, {ME: "0.20"})
    assert found[3:5] == [
        ("expense", "-60.00", ME, {ME: "33.33", YURKO: "26.67"}),
        ("expense", "-40.00", BOB, {BOB: "33.33", YURKO: "6.67"}),
    ]
    assert found[5] == ("refund", "30.00", ME, {ME: "10.00", BOB: "10.00", YURKO: "10.00"})
    assert found[7] == ("settlement", "25.00", BOB, {ME: "25.00"})
    assert [each.is_mine for each in workspace.guest_member] == [True, False, False, False]
    accounts = [(each.name, each.currency_code, each.is_show_in_balance) for each in workspace.guest_accounts]
    assert accounts == [(f"Splitwise {code}", code, False) for code in ("EUR", "UAH", "JPY", "USD")]
    assert [each.name for each in workspace.guest_category] == [
        "Hotel",
        "Groceries",
        "Dining out",
        "Кав’ярні",
        "Ramen",
        "Gifts",
    ]


def test_a_cost_that_nobody_owes_for_is_named() -> None:
    (left,) = read(group(*splitwise.BILLS)).report.not_taken
    assert (left.kind, left.reason, left.examples) == ("entry", "unshared", ["2024-01-10 For myself 7.00 EUR"])


@pytest.mark.parametrize(
    ("cells", "reason"),
    [
        ({6: "-31.00"}, "nets"),
        ({3: "50.00"}, "nets"),
        ({3: "90.005"}, "digits"),
        ({5: "60.001", 6: "-30.001"}, "digits"),
        ({4: "XYZ"}, "currency"),
        ({2: "Payment"}, "nets"),
    ],
)
def test_a_row_that_does_not_add_up_is_named_and_so_is_what_it_changes(cells: dict[int, str], reason: str) -> None:
    rows = splitwise.rows()
    for column, cell in cells.items():
        rows[0][column] = cell
    report = read(table(splitwise.written(rows))).report
    assert reason in {each.reason for each in report.not_taken}
    assert {each.name for each in report.balances if each.there != each.here} == {ME, BOB, YURKO}


def test_an_amount_finer_than_its_currency_is_named() -> None:
    bills = [Bill("2024-01-01", "Ramen", "Food", "JPY", {ME: 150}, {BOB: 150})]
    (left,) = read(group(*bills)).report.not_taken
    assert (left.reason, left.examples) == ("digits", ["2024-01-01 Ramen 1.50 JPY"])


def test_the_total_of_an_unknown_currency_is_left() -> None:
    bills = [Bill("2024-01-01", "Lunch", "Food", code, {ME: 10_00}, {BOB: 10_00}) for code in ("EUR", "QQQ")]
    report = read(group(*bills)).report
    assert [each.reason for each in report.not_taken] == ["currency"]
    assert {each.currency_code for each in report.balances} == {"EUR"}


def test_the_titles_of_any_language_are_known() -> None:
    content = splitwise.written(splitwise.rows(total="Gesamtbilanz"), titles=splitwise.GERMAN)
    rows = [[cell.replace("Payment", "Zahlung") for cell in row] for row in table(content).rows]
    outcome = read(Table("export.csv", table(content).header, rows))
    assert owed(outcome) == splitwise.balances()
    assert next(each.count for each in outcome.report.taken if each.kind == "settlement") == 1


def test_decimals_after_a_comma_are_read() -> None:
    rows = [
        [*row[:3], *(cell if cell.isupper() else cell.replace(".", ",") for cell in row[3:])]
        for row in splitwise.rows()
    ]
    assert owed(read(table(splitwise.written(rows)))) == splitwise.balances()


def test_the_currency_is_asked_where_there_are_several_and_who_is_me_always() -> None:
    several = read(group(*splitwise.BILLS), currency_code=None, me=None).report
    assert (several.questions, several.people, several.taken) == (["currencyCode", "me"], [*PEOPLE], [])
    one = read(group(*splitwise.BILLS[:3]), currency_code=None, me=None).report
    assert (one.questions, one.currency_code) == (["me"], "EUR")


def test_me_is_found_by_the_name_and_by_another_case() -> None:
    for name in (BOB, BOB.upper(), f" {BOB}"):
        members = read(group(*splitwise.BILLS), me=name).workspace.guest_member
        assert [each.name for each in members if each.is_mine] == [BOB]
    with pytest.raises(DomainError) as error:
        read(group(*splitwise.BILLS), me="Somebody")
    assert error.value.fields == {"me": "migration.stranger"}


def test_people_of_one_name_are_two() -> None:
    people = ("Ann", "Ann", "ann 2", "")
    rows = [["2024-01-01", "x", "y", "10.00", "EUR", "5.00", "-5.00", "0.00", ""]]
    rows.append(["2024-06-01", "Total balance", " ", " ", "EUR", "5.00", "-5.00", "0.00", ""])
    outcome = read(table(splitwise.written(rows, people)), me="Ann 2")
    assert outcome.report.people == ["Ann", "Ann 2", "ann 2 2"]
    assert owed(outcome) == {("Ann", "EUR"): 500, ("Ann 2", "EUR"): -500}


def test_sixty_people_come_along() -> None:
    people = [f"Person {number}" for number in range(60)]
    bills = [Bill("2024-01-01", "Bus", "Bus", "EUR", {people[0]: 6000}, dict.fromkeys(people, 100))]
    outcome = read(table(splitwise.written(splitwise.rows(bills, people), people)), me=people[59])
    assert owed(outcome) == splitwise.balances(bills)
    assert len(outcome.workspace.guest_member) == 60


def test_a_cost_without_a_category_has_one_of_none() -> None:
    bills = [Bill("2024-01-01", "Bus", "", "EUR", {ME: 200}, {BOB: 200})]
    workspace = read(group(*bills)).workspace
    assert [each.name for each in workspace.guest_category] == ["No category"]


def test_what_can_not_be_read_is_named() -> None:
    name = "summer-trip_2024-06-01_export.csv"
    assert refused(changed(0, 3, "much")) == ("migration.value", {"file": name, "text": "much"})
    assert refused(changed(0, 6, "NaN")) == ("migration.value", {"file": name, "text": "NaN"})
    assert refused(changed(0, 0, "soon")) == ("migration.value", {"file": name, "text": "soon"})


def test_a_file_that_is_cut_is_refused() -> None:
    whole = splitwise.file()[1]
    broken = ("migration.broken", {"file": "summer-trip_2024-06-01_export.csv"})
    for end in (whole.index(b"Hotel"), whole.index(b"2024-02-29"), len(whole) - 8):
        assert refused(table(whole[:end])) == broken
    assert refused(table(splitwise.written([]))) == broken
    assert refused(table(splitwise.written(splitwise.rows(people=()), ()))) == broken


def test_a_person_s_column_that_is_missing_is_refused() -> None:
    rows = [row[:-1] for row in splitwise.rows()]
    without = table(splitwise.written(rows, PEOPLE[:-1]))
    assert refused(without) == ("migration.totals", {"file": "summer-trip_2024-06-01_export.csv"})
    nameless = table(splitwise.written(splitwise.rows(), (*PEOPLE[:-1], "")))
    assert refused(nameless)[0] == "migration.broken"


def test_two_groups_are_not_one() -> None:
    second = table(splitwise.file()[1], "flat.csv")
    assert refused(group(*splitwise.BILLS), second) == ("migration.others", {"file": "flat.csv"})
    assert refused(second, document_of_ynab()) == ("migration.others", {"file": "budget.json"})


def test_me_is_refused_where_the_files_name_nobody() -> None:
    with pytest.raises(DomainError) as error:
        read(document_of_ynab())
    assert error.value.fields == {"me": "migration.noPeople"}


def test_the_workspace_is_named_after_the_file() -> None:
    content = splitwise.file()[1]
    names = [
        read(table(content, name)).report.name for name in ("trip_2024-06-01_export (1).csv", "квартира.csv", "-.csv")
    ]
    assert names == ["Trip", "Квартира", "Splitwise"]


def test_several_who_paid_bear_equal_parts_in_whole_units() -> None:
    assert divide(90, [30, 10, -40]) == [Paid(0, {0: 25, 2: 30}), Paid(1, {1: 25, 2: 10})]
    assert divide(300, [50, 50, -100], 100) == [Paid(0, {0: 100, 2: 50}), Paid(1, {1: 100, 2: 50})]
    assert divide(91, [30, 10, -40]) == [Paid(0, {0: 26, 2: 30}), Paid(1, {1: 25, 2: 10})]
    assert divide(90, [0, 0, 0]) is None


_amounts = st.dictionaries(st.sampled_from(PEOPLE), st.integers(1, 10_000_00), min_size=1)


@st.composite
def bills(draw: st.DrawFn) -> Bill:
    """A cost or a refund that people paid, and that others owe in any parts."""
    paid = draw(_amounts)
    total = sum(paid.values())
    owed: dict[str, int] = {}
    for person in draw(st.permutations(PEOPLE))[:-1]:
        owed[person] = draw(st.integers(0, total - sum(owed.values())))
    last = next(each for each in PEOPLE if each not in owed)
    owed[last] = total - sum(owed.values())
    sign = draw(st.sampled_from([1, -1]))
    category, code = draw(st.sampled_from(["Food", "Rent", ""])), draw(st.sampled_from(["EUR", "USD", "UAH"]))
    amounts = [{person: sign * value for person, value in each.items()} for each in (paid, owed)]
    return Bill("2024-01-31", draw(st.text(max_size=20)), category, code, *amounts)


@given(st.lists(bills(), min_size=1, max_size=8))
def test_balances_equal_those_of_any_group(found: list[Bill]) -> None:
    rows = [[*row[:1], row[1].replace("\0", ""), *row[2:]] for row in splitwise.rows(found)]
    outcome = read(Table("group.csv", (*splitwise.TITLES, *PEOPLE), rows))
    assert owed(outcome) == splitwise.balances(found)
    assert {each.reason for each in outcome.report.not_taken} <= {"unshared"}
    assert outcome.report.months_differ == 0
    assert QUOTED in outcome.report.people
