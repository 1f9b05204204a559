"""Decisions that a file makes once for all of its rows: columns, words, signs, transfers and parts."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from budget_core.imports.alphabets import judge, likely_encodings
from budget_core.imports.balances import balance_row
from budget_core.imports.column_contents import choose_columns
from budget_core.imports.columns import currency_of_name
from budget_core.imports.days import is_day
from budget_core.imports.lines import FileLine, parse_lines
from budget_core.imports.numbers import is_amount, written_sign
from budget_core.imports.raw_lines import RawLine
from budget_core.imports.splits import join_splits
from budget_core.imports.statements import StatementBalances, check_statement
from budget_core.imports.styles import Style, StyleAnswers, decide_style
from budget_core.imports.transfers import name_marked_transfers
from budget_core.imports.words import direction_of, status_of

TABLE = Style(None, None, is_table=True)


def raws(*rows: tuple[str, str], **more: str) -> list[RawLine]:
    """Return lines of an amount and a word of its direction."""
    return [
        RawLine(number, {"date": "2026-10-13", "amount": amount, "direction": word, **more})  # type: ignore[dict-item] # by the names of fields
        for number, (amount, word) in enumerate(rows, 1)
    ]


def amounts(rows: list[RawLine], style: Style) -> list[str]:
    lines, _ = parse_lines(rows, style, {})
    return [str(line.amount) for line in lines]


@pytest.mark.parametrize(
    ("word", "direction"),
    [("Af", "out"), ("BIJ", "in"), ("Exp.", "out"), ("−", "out"), ("+", "in"), ("Витрата", "out"), ("Transfer", None)],
)
def test_a_word_says_a_direction_whatever_its_case(word: str, direction: str | None) -> None:
    assert direction_of(word) == direction


@pytest.mark.parametrize(
    ("word", "status"),
    [
        ("Umsatz vorgemerkt", "pending"),
        ("Umsatz gebucht", "booked"),
        ("Denied", "cancelled"),
        ("Скасовано", "cancelled"),
        ("Виконано", "booked"),
        ("Verified", None),
    ],
)
def test_a_phrase_says_a_status(word: str, status: str | None) -> None:
    assert status_of(word) == status


def test_words_give_the_sign_where_no_amount_has_one() -> None:
    rows = raws(("5.00", "Af"), ("6.00", "Bij"))
    assert amounts(rows, decide_style(rows, TABLE)) == ["-5.00", "6.00"]


def test_a_written_sign_wins_over_a_word() -> None:
    rows = raws(("-5.00", "D"), ("6.00", "C"), ("-7.00", "C"))
    assert amounts(rows, decide_style(rows, TABLE)) == ["-5.00", "6.00", "-7.00"]


def test_where_spending_is_positive_a_minus_is_what_comes_back() -> None:
    rows = raws(("5.00", "D"), ("4.00", "D"), ("-1.00", "D"), ("6.00", "C"))
    assert amounts(rows, decide_style(rows, TABLE)) == ["-5.00", "-4.00", "1.00", "6.00"]


def test_words_that_say_the_opposite_of_all_signs_reverse_them() -> None:
    rows = raws(("5.00", "Debit"), ("-6.00", "Credit"))
    assert decide_style(rows, TABLE).signs == "reversed"
    assert amounts(rows, decide_style(rows, TABLE)) == ["-5.00", "6.00"]


def test_an_unknown_word_is_open_until_it_is_answered_and_never_income() -> None:
    rows = raws(("5.00", "Foo"), ("6.00", "Bij"))
    assert decide_style(rows, TABLE).open_words == ["foo"]
    answered = decide_style(rows, TABLE, StyleAnswers(direction={"FOO": "out"}))
    assert (answered.open_words, amounts(rows, answered)) == ([], ["-5.00", "6.00"])


def with_balances(*rows: tuple[str, str]) -> list[RawLine]:
    return [RawLine(number, {"amount": amount, "balance": balance}) for number, (amount, balance) in enumerate(rows, 1)]


def test_a_balance_that_goes_the_other_way_reverses_signs_but_not_by_chance() -> None:
    owed = with_balances(("5.00", "95.00"), ("4.00", "91.00"), ("3.00", "88.00"), ("-8.00", "96.00"))
    assert decide_style(owed, TABLE).signs == "reversed"
    assert decide_style(with_balances(("-5.00", "95.00"), ("-2.00", "90.00")), TABLE).signs == "asWritten"


def test_of_two_amounts_the_running_sum_is_the_balance() -> None:
    header = ["Date", "Text", "Bewegung", "Sum"]
    rows = [["2026-02-01", "a", "-100.00", "900.00"], ["2026-02-02", "b", "-50.00", "850.00"]]
    assert choose_columns(header, rows) == {"Date": "date", "Text": "note", "Bewegung": "amount", "Sum": "balance"}
    fees = [["2026-02-01", "a", "-10.00", "-2.00"], ["2026-02-02", "b", "-12.00", "-2.00"]]
    assert choose_columns(["Date", "Text", "Amount", "Fee"], fees)["Amount"] == "amount"


def test_a_column_of_directions_is_a_text_only_where_there_is_no_other() -> None:
    header = ["Details", "Date", "Description", "Amount"]
    row = ["DEBIT", "2026-10-13", "CORNER MARKET", "-12.34"]
    chosen = choose_columns(header, [row])
    assert (chosen["Description"], "Details" in chosen) == ("note", False)
    assert choose_columns(header, [["Bread", "2026-10-13", "", "-12.34"]])["Details"] == "note"


def test_currencies_stand_behind_names_and_amounts() -> None:
    names = ["Сума (UAH)", "Betrag (€)", "-45,50 PLN", "Amount", "Total SUM", "Amount [USD]"]
    assert [currency_of_name(name) for name in names] == ["UAH", "EUR", "PLN", "", "", "USD"]


@pytest.mark.parametrize(
    ("cell", "expected"),
    [
        ("-45,50 PLN", (True, False)),
        ("13.10.2026", (False, True)),
        ("20261013", (True, True)),
        ("Market", (False, False)),
    ],
)
def test_cells_are_told_apart(cell: str, expected: tuple[bool, bool]) -> None:
    assert (is_amount(cell), is_day(cell)) == expected


def test_signs_are_known_as_they_are_written() -> None:
    cells = ["-1", "−1,00", "(1.00)", "1.00-", "+1", "1.00 CR", "1.00", "one"]
    assert [written_sign(cell) for cell in cells] == ["-", "-", "-", "-", "+", "+", "", ""]


@pytest.mark.parametrize(
    ("text", "row"),
    [
        ("Opening balance 01.10.2026", "opening"),
        ("KÄIVE", "turnover"),
        ("Залишок на кінець періоду", "closing"),
        ("Balance board", None),
        ("Total", None),
        ("Kontostandabfrage Gebühr", None),
    ],
)
def test_a_row_of_a_balance_says_nothing_else(text: str, row: str | None) -> None:
    assert balance_row(text) == row


def line(number: int, account: str, amount: str, **more: Any) -> FileLine:
    return FileLine(number, date(2026, 10, 13), Decimal(amount), account=account, **more)


def test_marked_sides_of_a_transfer_name_each_other_and_a_lonely_one_stays() -> None:
    marked = [
        line(n, account, amount, is_transfer=True)
        for n, account, amount in ((1, "A", "-5"), (2, "B", "5"), (3, "A", "-7"))
    ]
    assert [each.other_account for each in name_marked_transfers(marked)] == ["B", "A", ""]
    same = [line(n, "A", amount, is_transfer=True) for n, amount in ((1, "-5"), (2, "5"))]
    assert [each.other_account for each in name_marked_transfers(same)] == ["", ""]


def test_marked_parts_take_the_place_of_their_whole_and_others_are_left_out() -> None:
    whole = line(1, "", "-30", part="*", payee="Shop")
    parts = [line(2, "", "-20", part="-", category="Food"), line(3, "", "-10", part="-", category="Home")]
    (joined,) = join_splits([whole, *parts], "")
    assert (joined.line, joined.amount, joined.payee) == (1, Decimal(-30), "Shop")
    assert [(part.category, part.amount) for part in joined.parts] == [("Food", Decimal(-20)), ("Home", Decimal(-10))]
    assert join_splits([whole, parts[0]], "") == [whole]


def test_a_statement_of_several_accounts_is_no_check() -> None:
    lines = [line(1, "A", "-5")]
    balances = [StatementBalances("A", Decimal(10), Decimal(7)), StatementBalances("A", Decimal(7), Decimal(5))]
    assert check_statement(lines, [], balances) == check_statement(
        lines, [], [StatementBalances("A", Decimal(10), Decimal(5))]
    )
    assert check_statement([*lines, line(2, "B", "1")], [], balances) is None
    assert check_statement(lines, [], [StatementBalances("A", None, Decimal(5))]) is None


def test_words_with_signs_or_two_alphabets_are_of_no_language() -> None:
    polish = "żywność świętokrzyska".encode("cp1250").split()
    candidates = [judge(encoding, b"\n".join(polish).decode(encoding).split("\n")) for encoding in ("cp1252", "cp1250")]
    assert likely_encodings(candidates, []) == ["cp1250"]
    unsure = [judge(encoding, [b"r\xe8glement".decode(encoding)]) for encoding in ("cp1252", "cp1250")]
    assert likely_encodings(unsure, []) == ["cp1252", "cp1250"]
    assert likely_encodings(unsure, ["cs"]) == ["cp1250"]
