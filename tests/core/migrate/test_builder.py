"""Builder of a workspace's file, which every reader uses."""

from typing import Any

import pytest

from budget_core.base.errors import DomainError
from budget_core.base.limits import ENTRY_LINES_MAX, IMPORT_RULES_MAX, SCHEDULES_MAX
from budget_core.contract.workspaces.guest_rows import GuestEntry, GuestImportRule
from budget_core.contract.workspaces.migration import LeftKind, LeftReason
from budget_core.migrate import cells, texts
from budget_core.migrate.builder import Builder, Part, Words
from budget_core.migrate.files import Table, broken
from budget_core.migrate.source import Reading

DAY = "2024-01-31"
RHYTHM: dict[str, Any] = {"frequency": "once", "start_date": DAY, "active_from": DAY}


@pytest.fixture
def builder() -> Builder:
    made = Builder("USD", "en")
    made.account("cash", "Cash")
    made.account("euro", "  ", "EUR")
    made.account("house", "House", is_in_balance=False, is_closed=True, kind="savings")
    made.category("food", "Food")
    return made


def entries(builder: Builder) -> list[GuestEntry]:
    return finish(builder).workspace.guest_history


def finish(builder: Builder) -> Reading:
    return builder.finish("", {})


def left(builder: Builder, kind: LeftKind, reason: LeftReason) -> int:
    return sum(each.count for each in finish(builder).not_taken if (each.kind, each.reason) == (kind, reason))


def test_parts_are_entries_by_their_sign_and_by_whether_they_have_a_category(builder: Builder) -> None:
    parts = [
        Part(-100, "food", "bread"),
        Part(-50, "food"),
        Part(30, "food"),
        Part(20, tags=("Gift",)),
        Part(-5),
        Part(0),
    ]
    builder.book("cash", DAY, parts, Words("Shop", "note", ["a"]))
    found = [(each.kind, str(each.value), each.category_id, each.tags) for each in entries(builder)]
    assert found == [
        ("expense", "-1.55", "category-1", ["a"]),
        ("refund", "0.30", "category-1", ["a"]),
        ("income", "0.20", None, ["a", "gift"]),
    ]
    first = entries(builder)[0]
    assert [(line.category_id, str(line.value), line.note) for line in first.lines] == [
        ("category-1", "-1.00", "bread"),
        ("category-1", "-0.50", ""),
        ("no-category", "-0.05", ""),
    ]
    assert (first.note, first.payee) == ("note", "Shop")


def test_an_entry_has_as_many_lines_as_it_may_have(builder: Builder) -> None:
    builder.book("euro", DAY, [Part(-1, "food")] * (ENTRY_LINES_MAX + 1), Words())
    assert [(len(each.lines), each.currency_code) for each in entries(builder)] == [
        (ENTRY_LINES_MAX, "EUR"),
        (0, "EUR"),
    ]


def test_notes_of_an_entry_and_of_its_only_part_are_one(builder: Builder) -> None:
    for note, part in (("one", "two"), ("", "two"), ("one", ""), ("one", "one")):
        builder.book("cash", DAY, [Part(-1, "food", part)], Words(note=note))
    assert [each.note for each in entries(builder)] == ["one\ntwo", "two", "one", "one"]


def test_what_can_not_be_kept_as_it_is_is_named(builder: Builder) -> None:
    builder.transfer("cash", "euro", DAY, 0, 100, Words("Bank"))
    builder.transfer("cash", "euro", DAY, 10**13, 100, Words())
    builder.transfer("cash", "euro", DAY, 100, 10**13, Words())
    builder.open("cash", DAY, 10**13)
    builder.correct("cash", DAY, 10**13)
    builder.book("cash", DAY, [], Words("Nobody"))
    builder.book("cash", DAY, [Part(-1, "food", "x" * 2000)], Words(tags=[f"t{number}" for number in range(11)]))
    assert (left(builder, "entry", "zero"), left(builder, "entry", "digits")) == (2, 4)
    assert (left(builder, "note", "cut"), left(builder, "tag", "cut")) == (1, 1)
    assert len(finish(builder).workspace.guest_history[0].note) == 1000


def test_a_transfer_between_currencies_says_both_amounts(builder: Builder) -> None:
    builder.transfer("cash", "euro", DAY, 100, 90, Words())
    (entry,) = entries(builder)
    assert (str(entry.value), str(entry.from_value), entry.from_currency_code) == ("0.90", "1.00", "USD")


def test_plans_of_one_month_add_up_in_one_currency(builder: Builder) -> None:
    builder.plan("food", "2024-01", 100)
    builder.plan("food", "2024-01", -30)
    builder.plan("food", "2024-01", 5, "EUR")
    builder.plan("food", "2024-02", 0)
    builder.plan("food", "2024-03", 50)
    builder.plan("food", "2024-03", -50)
    plans = finish(builder).workspace.guest_planning_category
    assert [(each.date, str(each.budget)) for each in plans] == [("2024-01-01", "0.70")]
    assert left(builder, "plan", "notKnown") == 1
    builder.expect("2024-01", 0)
    assert finish(builder).workspace.guest_expected_income == []


def test_schedules_and_rules_are_counted(builder: Builder) -> None:
    for _ in range(SCHEDULES_MAX + 1):
        builder.schedule("cash", -100, Words("Rent"), **RHYTHM)
    for _ in range(IMPORT_RULES_MAX + 1):
        builder.rule(GuestImportRule(text="a", payee="b"))
    assert (left(builder, "schedule", "tooMany"), left(builder, "rule", "tooMany")) == (1, 1)


def test_a_schedule_of_an_amount_that_cannot_be_is_named(builder: Builder) -> None:
    assert builder.schedule("cash", 10**13, Words(), **RHYTHM) is None
    assert builder.schedule("cash", 100, Words(), from_account="euro", **RHYTHM) is None
    assert builder.schedule("cash", 100, Words("Salary"), category="food", **RHYTHM) == "schedule-1"
    (schedule,) = finish(builder).workspace.guest_schedule
    assert (schedule.kind, schedule.category_id) == ("income", None)


def test_a_closed_account_is_deleted_when_nothing_is_left_on_it(builder: Builder) -> None:
    accounts = finish(builder).workspace.guest_accounts
    assert [(each.name, each.deleted, each.is_main_account) for each in accounts] == [
        ("Cash", False, True),
        ("Account", False, False),
        ("House", True, False),
    ]
    builder.open("house", DAY, 100)
    builder.correct("house", "2024-02-01", -30)
    builder.transfer("house", "cash", "2024-01-31", 20, 20, Words())
    assert not finish(builder).workspace.guest_accounts[2].deleted
    adjustments = finish(builder).workspace.guest_accounts_history
    assert [(each.kind, str(each.prev_budget), str(each.new_budget)) for each in adjustments] == [
        ("opening", "0.00", "1.00"),
        ("set", "0.80", "0.50"),
    ]


def test_a_budget_whose_accounts_are_all_closed_keeps_one() -> None:
    builder = Builder("USD", "en")
    builder.account("old", "Old", is_closed=True, is_in_balance=False)
    assert [each.deleted for each in finish(builder).workspace.guest_accounts] == [False]


def test_categories_of_one_name_get_their_group_and_then_a_number() -> None:
    builder = Builder("USD", "en")
    for key, name, group in (("1", "Gifts", "Daily"), ("2", "gifts", "Daily"), ("3", "Gifts", ""), ("4", "", "")):
        builder.category(key, name, group)
    names = [each.name for each in finish(builder).workspace.guest_category]
    assert names == ["Daily: Gifts", "Daily: gifts 2", "Gifts", "Category"]
    assert finish(builder).name == "Budget"


def test_texts_are_cleaned_and_cut() -> None:
    assert texts.name_of("a\tb\u202e\n", "x") == "a b"
    assert texts.note_of("a\r\nb\x00") == "a\nb"
    assert texts.one_line("\u200b", 10) == ""
    assert [texts.tag_of(name) for name in ("Old Job, 2020", "🎁", "Їжа")] == ["old-job-2020", "", "їжа"]


def test_cells_are_checked_for_their_kind() -> None:
    assert (cells.whole("f", None), cells.text(None), cells.text(1), cells.key("")) == (0, "", "1", None)
    assert cells.document("[" * 100_000) is None
    for value in (True, 1.0, "1"):
        with pytest.raises(DomainError):
            cells.whole("f", value)


def test_a_table_is_read_by_its_columns() -> None:
    table = Table("a.csv", ("x", "y", "x"), [["1", " 2 "], ["3", "4", "5"]])
    assert list(table.records()) == [{"x": "1", "y": "2"}, {"x": "3", "y": "4"}]
    assert (table.has("x", "y"), table.has("z")) == (True, False)
    assert broken("a.csv").params == {"file": "a.csv"}
