"""Parsing the text of files: amounts, days, columns, transfers, duplicates, categories."""

from datetime import date
from decimal import Decimal
from typing import Any

import pytest

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.entries.search import ids_by_name, shown_name
from budget_core.entries.tags import clean_all
from budget_core.imports.columns import guess_columns, has_required_fields, places
from budget_core.imports.days import decide_order, parse_file_day
from budget_core.imports.duplicates import Duplicate, KnownMovement, Movement, find_duplicates
from budget_core.imports.lines import FileLine, FilePart, SkippedLine, clean, parse_lines
from budget_core.imports.numbers import decide_mark, parse_amount
from budget_core.imports.raw_lines import FIELDS, RawLine
from budget_core.imports.rules import imported_name
from budget_core.imports.sources import present, settle, source_of
from budget_core.imports.splits import join_splits
from budget_core.imports.styles import Style, decide_style
from budget_core.imports.transfers import name_transfers, pair_transfers


@pytest.mark.parametrize(
    ("texts", "mark"),
    [
        (["12,50"], ","),
        (["1.000", "2,50"], ","),
        (["1.000"], None),
        (["1,50", "1.50"], None),
        (["0.500"], "."),
        (["12", "no amount"], "."),
        (["1.234.567"], ","),
        (["1,234.5", "7"], "."),
        (["1234.567"], "."),
        (["-\u20b41 284,50"], ","),
    ],
)
def test_the_decimal_mark_is_what_the_amounts_of_a_file_show(texts: list[str], mark: str | None) -> None:
    assert decide_mark(texts) == mark


@pytest.mark.parametrize(
    ("text", "mark", "amount"),
    [
        ("-12,50", ",", "-12.50"),
        ("\u221212.5", ".", "-12.50"),
        ("1.000", ",", "1000.00"),
        ("1 234 567,8", ",", "1234567.80"),
        ("1'234.50", ".", "1234.50"),
        ("12,34,567.00", ".", "1234567.00"),
        ("($1,000.00)", ".", "-1000.00"),
        ("12.50-", ".", "-12.50"),
        ("12.50 DR", ".", "-12.50"),
        ("-12.50 CR", ".", "12.50"),
        ("12,50 \u0433\u0440\u043d.", ",", "12.50"),
        (".5", ".", "0.50"),
        ("12.5000", ".", "12.50"),
        ("-0.00", ".", "0.00"),
        ("00000000000000000000012", ".", "12.00"),
    ],
)
def test_amounts_are_read_exactly_in_every_form(text: str, mark: str, amount: str) -> None:
    found = parse_amount(text, mark)  # type: ignore[arg-type] # one of both
    assert str(found) == amount


@pytest.mark.parametrize(
    "text", ["", "one", "12:30", "1.2.3", "1e5", "(12", "12)", "1,2", "\u0661\u0662", "- -1", "1 2"]
)
def test_what_is_no_amount_is_refused(text: str) -> None:
    with pytest.raises(DomainError) as error:
        parse_amount(text, ".")
    assert error.value.code is ErrorCode.VALIDATION_AMOUNT


def test_more_decimals_or_digits_than_money_has_are_refused_unless_they_are_to_be_rounded() -> None:
    for text, code in (("1.005", ErrorCode.VALIDATION_AMOUNT_DIGITS), ("1" * 30, ErrorCode.VALIDATION_AMOUNT_RANGE)):
        with pytest.raises(DomainError) as error:
            parse_amount(text, ".")
        assert error.value.code is code
    assert parse_amount("12.300000000000001", ".", rounded=True) == Decimal("12.30")


@pytest.mark.parametrize(
    ("texts", "order"),
    [
        (["22.11.2026", "01.02.2026"], "dmy"),
        (["11/22/2026", "01/02/2026"], "mdy"),
        (["01/02/2026"], None),
        (["22/11/2026", "11/22/2026"], None),
        (["2026-11-22", "02.02.2026"], "dmy"),
        (["10.10.2026"], "dmy"),
        (["11.11.26", "12/12/2026"], "dmy"),
        (["2026-11-22"], "ymd"),
    ],
)
def test_the_order_of_days_is_what_a_file_shows(texts: list[str], order: str | None) -> None:
    assert decide_order(texts) == order


@pytest.mark.parametrize(
    ("text", "order", "day"),
    [
        ("20261122233000[-5:EST]", "dmy", "2026-11-22"),
        ("20261122", "mdy", "2026-11-22"),
        ("2026-11-22T23:59:59+02:00", "mdy", "2026-11-22"),
        ("2026.1.2 10:00", "dmy", "2026-01-02"),
        ("22.11.2026, 10:00", "dmy", "2026-11-22"),
        ("11/12/26", "mdy", "2026-11-12"),
        (" 1/ 2' 6", "mdy", "2006-01-02"),
        ("11/12'26", "dmy", "2026-12-11"),
        ("22 November 2026", "ymd", "2026-11-22"),
        ("22-Nov-99", "ymd", "1999-11-22"),
        ("Nov 22, 2026", "ymd", "2026-11-22"),
    ],
)
def test_days_are_the_ones_that_are_written(text: str, order: str, day: str) -> None:
    assert parse_file_day(text, order) == date.fromisoformat(day)


@pytest.mark.parametrize("text", ["", "soon", "31.02.2026", "2026-13-01", "22 Foo 2026", "Foo 22, 2026", "0000-01-01"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(DomainError) as error:
        parse_file_day(text, "dmy")
    assert error.value.code is ErrorCode.VALIDATION_DATE


def test_columns_are_known_by_their_words_and_by_their_places() -> None:
    header = ["\u0414\u0430\u0442\u0430", "Amount (USD)", "Amount", "Memo", ""]
    assert guess_columns(header) == {"\u0414\u0430\u0442\u0430": "date", "Amount (USD)": "amount", "Memo": "note"}
    assert (has_required_fields(["date", "outflow"]), has_required_fields(["date", "note"])) == (True, False)
    assert places({"Memo": "note", "#5": "date"}, header) == {3: "note", 4: "date"}
    assert places({"#6": "note"}, header) is places({"Other": "note"}, header) is None
    assert source_of(header) is None
    actual = ["Account", "Date", "Payee", "Notes", "Category", "Amount", "Cleared", "Reconciled"]
    assert (found := source_of(actual)) is not None
    assert present(found, [name for name in actual if name != "Notes"]).keys() == set(actual[:3]) | set(actual[4:6])
    assert "bankId" in FIELDS


STYLE = Style("ymd", ".")


def one(style: Style = STYLE, /, **values: str) -> FileLine | SkippedLine:
    raw = RawLine(7, {"date": "2026-11-22", **values})  # type: ignore[dict-item] # by the names of fields
    taken, left = parse_lines([raw], style, {})
    return taken[0] if taken else left[0]


def test_two_columns_or_a_word_give_the_sign() -> None:
    amounts = [
        one(outflow="5.00"),
        one(inflow="5.00", outflow="0.00"),
        one(kind="Debit", amount="5.00"),
        one(kind="CRDT", amount="-5.00"),
        one(kind="card", amount="-5.00"),
        one(Style("ymd", ".", "budget"), kind="transfer", amount="5.00"),
    ]
    expected = ["-5.00", "5.00", "-5.00", "5.00", "-5.00", "5.00"]
    assert [str(each.amount) for each in amounts if isinstance(each, FileLine)] == expected


def test_a_line_that_is_no_entry_says_why() -> None:
    assert one(kind="Opening Balance", amount="5") == SkippedLine(7, ErrorCode.IMPORT_NO_ENTRY, "Opening Balance")
    assert one(date="never", amount="5") == SkippedLine(7, ErrorCode.IMPORT_DATE, "never")
    assert one(amount="five") == SkippedLine(7, ErrorCode.IMPORT_AMOUNT, "five")
    assert one() == SkippedLine(7, ErrorCode.IMPORT_AMOUNT)
    assert one(amount="1", otherAmount="x") == SkippedLine(7, ErrorCode.IMPORT_AMOUNT, "1")
    assert one(outflow="1.005") == SkippedLine(7, ErrorCode.VALIDATION_AMOUNT_DIGITS, "1.005")
    assert one(amount="0.00") == SkippedLine(7, ErrorCode.IMPORT_ZERO)


def test_notes_are_on_one_line_and_a_line_that_is_not_booked_says_nothing_twice() -> None:
    notes = [one(amount="1", payee=payee, note=note) for payee, note in (("A\x00 b", ""), ("A", "B\nc"), ("A", "An A"))]
    texts = [(each.payee, each.note) for each in notes if isinstance(each, FileLine)]
    assert texts == [("A b", ""), ("A", "B c"), ("A", "An A")]
    wrong = [one(payee=payee, note=note, amount="x") for payee, note in (("A", "B"), ("A", ""), ("A", "An A"))]
    assert [each.note for each in wrong if isinstance(each, SkippedLine)] == ["A · B", "A", "An A"]
    assert clean("x" * 9, 5) == "xxxxx"


@pytest.mark.parametrize(
    ("text", "tags"),
    [
        ("", ()),
        ("Trip kyiv", ("trip", "kyiv")),
        ("Summer trip; #Kyiv, summer trip", ("summer-trip", "kyiv")),
        ("'=1+1,!", ("1-1",)),
        ("a" * 31, ("a" * 30,)),
        (" ".join(f"t{at}" for at in range(11)), tuple(f"t{at}" for at in range(10))),
    ],
)
def test_a_cell_of_tags_is_read_as_tags_can_be(text: str, tags: tuple[str, ...]) -> None:
    found = one(amount="1", tags=text)
    assert isinstance(found, FileLine)
    assert found.tags == tags == tuple(clean_all(found.tags))


def test_a_payee_of_nothing_visible_is_none_and_a_long_one_is_cut() -> None:
    found = [one(amount="1", payee=text) for text in ("\u3164", "я" * 101)]
    assert [each.payee for each in found if isinstance(each, FileLine)] == ["", "я" * 100]


def test_firefly_names_the_payee_as_the_other_account() -> None:
    style = Style("ymd", ".", "firefly")
    found = [one(style, kind=kind, amount="1", account="A", otherAccount="B") for kind in ("Withdrawal", "Deposit")]
    assert [(each.account, each.payee) for each in found if isinstance(each, FileLine)] == [("A", "B"), ("B", "A")]


def test_a_style_that_is_given_counts_before_what_the_lines_show() -> None:
    raws = [RawLine(1, {"date": "22.11.2026", "amount": "1,50"})]
    assert decide_style(raws, Style(None, None)) == Style("dmy", ",")
    assert decide_style(raws, Style("mdy", ".")) == Style("mdy", ".")


def test_each_app_names_the_sides_of_a_transfer_in_its_own_way() -> None:
    firefly = Style("ymd", ".", "firefly")
    sides = {"account": "Shop", "otherAccount": "Cash"}
    lines = [
        one(firefly, kind="Deposit", amount="5", **sides),
        one(firefly, kind="Withdrawal", amount="5", **sides),
        one(firefly, kind="Transfer", amount="5", otherAmount="4", **sides),
        one(amount="5", account="Cash", payee="Transfer : Bank"),
    ]
    found = [(each.account, each.other_account, each.other_amount) for each in lines if isinstance(each, FileLine)]
    assert found == [("Cash", "", None), ("Shop", "", None), ("Shop", "Cash", Decimal(4)), ("Cash", "Bank", None)]


def line(number: int, account: str, other: str, amount: str, currency: str = "", **texts: str) -> FileLine:
    return FileLine(number, date(2026, 11, 22), Decimal(amount), currency, account, other, **texts)  # type: ignore[arg-type]  # only fields of text


def test_the_sides_of_transfers_meet_by_their_amounts() -> None:
    lines = [
        line(1, "A", "B", "-5"),
        line(2, "A", "B", "-7", note="rent"),
        line(3, "B", "A", "7"),
        line(4, "B", "A", "9"),
        line(5, "A", "C", "-3", "USD"),
        line(6, "C", "A", "2", "EUR"),
        line(7, "A", "", "1"),
    ]
    kept, second = pair_transfers(lines)
    assert second == {3: 2, 6: 5}
    assert [(each.line, each.other_amount) for each in kept] == [
        (1, None),
        (2, Decimal(7)),
        (4, None),
        (5, Decimal(2)),
        (7, None),
    ]


class Counted(Decimal):
    """Amount that counts how often it is compared."""

    comparisons = 0

    def __eq__(self, other: object) -> bool:
        Counted.comparisons += 1
        return super().__eq__(other)

    __hash__ = Decimal.__hash__


def test_sides_of_transfers_of_which_no_two_are_as_much_are_hardly_compared() -> None:
    number = 2000
    lines = [
        FileLine(place, date(2026, 11, 22), Counted(sign * (10 * place + (sign > 0))), "", *accounts)
        for accounts, sign in ((("A", "B"), -1), (("B", "A"), 1))
        for place in range(1, number + 1)
    ]
    kept, second = pair_transfers(lines)
    assert (len(kept), second) == (2 * number, {})
    assert Counted.comparisons < 10 * number


def test_sides_of_equal_amounts_meet_in_their_order_and_each_once() -> None:
    lines = [line(1, "A", "B", "-5"), line(2, "A", "B", "-5.00"), *(line(n, "B", "A", "5") for n in (3, 4, 5))]
    assert pair_transfers(lines)[1] == {3: 1, 4: 2}


def test_sides_in_other_currencies_meet_in_their_order_beside_those_that_are_as_much() -> None:
    lines = [
        line(1, "A", "B", "-5", "USD"),
        line(2, "A", "B", "-6", "USD"),
        line(3, "A", "B", "-7", "USD"),
        line(4, "B", "A", "5", "EUR"),
        line(5, "B", "A", "9", "EUR"),
        line(6, "B", "A", "8", "USD"),
    ]
    assert pair_transfers(lines)[1] == {4: 1, 5: 2}


def test_a_payee_that_is_an_account_makes_a_transfer_where_apps_write_so() -> None:
    lines = [
        line(1, "A", "", "-5", payee="B", note="rent"),
        line(2, "B", "", "5", payee="A"),
        line(3, "B", "", "5", payee="B"),
    ]
    assert [each.other_account for each in name_transfers(lines, payees=True)] == ["B", "A", ""]
    assert [each.other_account for each in name_transfers(lines, payees=False)] == ["", "", ""]


def moved(bank_id: str = "", amount: str = "-1") -> Movement:
    return Movement("cash", "2026-11-22", Decimal(amount), bank_id)


def test_a_line_is_a_duplicate_by_the_banks_id_or_by_how_many_there_are() -> None:
    known = [KnownMovement("one", moved()), KnownMovement("two", moved("B")), KnownMovement("three", moved("C"))]
    lines = [moved(), moved("B"), moved("D"), moved("B"), moved(), moved(amount="-2")]
    assert find_duplicates(lines, known) == {
        1: Duplicate("two", "bankId"),
        0: Duplicate("one", "alike"),
        4: Duplicate("three", "alike"),
    }


@pytest.mark.parametrize(
    ("present", "language", "name"),
    [
        (["Food"], "en", "Imported"),
        (["Food"], "ua", "Імпортовано"),
        (["imported"], "ua", "imported"),
        (["Імпортовано"], "en", "Імпортовано"),
        (["Імпортовано", "Imported"], "en", "Imported"),
        (["Imported", "Імпортовано"], "ua", "Імпортовано"),
    ],
)
def test_imported_is_named_in_the_persons_language_unless_it_is_there_in_another(
    present: list[str], language: str, name: str
) -> None:
    assert imported_name(present, language) == name


@pytest.mark.parametrize(
    ("texts", "order"),
    [
        (["03.11.2026", "04.11.2026 10:20:30"], "dmy"),
        (["3. 11. 2026"], "dmy"),
        (["03.11.2026", "04/11/2026"], None),
        (["11.24.2026", "03.11.2026"], "mdy"),
    ],
)
def test_with_dots_the_day_comes_first(texts: list[str], order: str | None) -> None:
    assert decide_order(texts) == order


N26 = "Booking Date,Value Date,Partner Name,Partner Iban,Type,Payment Reference,Account Name,Amount (EUR)"


def test_known_headers_keep_the_payee() -> None:
    found = guess_columns(N26.split(","))
    assert (found["Partner Name"], found["Payment Reference"], found["Amount (EUR)"]) == ("payee", "note", "amount")


REVOLUT = "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance"


@pytest.mark.parametrize(
    ("amount", "fee", "state", "settled"),
    [
        ("-10.00", "0.00", "COMPLETED", ("-10.00", "Lunch")),
        ("-10.00", "", "COMPLETED", ("-10.00", "Lunch")),
        ("-10.00", "0.25", "COMPLETED", ("-10.25", "Lunch · Fee 0.25")),
        ("-10.00", "some", "COMPLETED", ("-10.00", "Lunch")),
        ("ten", "0.25", "COMPLETED", ("ten", "Lunch")),
        ("-10.00", "0.25", "PENDING", None),
        ("-10.00", "0.25", "REVERTED", None),
    ],
)
def test_a_fee_is_in_the_amount_and_what_is_not_booked_is_left_out(
    amount: str, fee: str, state: str, settled: tuple[str, str] | None
) -> None:
    source = source_of(REVOLUT.split(","))
    assert source is not None
    raw = RawLine(2, {"amount": amount, "note": "Lunch"})
    found = settle(source, raw, {"Fee": fee, "State": state})
    if isinstance(found, SkippedLine):
        assert (settled, found.line, found.code, found.text) == (None, 2, ErrorCode.IMPORT_NO_ENTRY, state)
    else:
        assert (found["amount"], found["note"]) == settled


def part(number: int, amount: str, note: str = "", category: str = "", **more: Any) -> FileLine:
    return FileLine(number, date(2026, 11, 22), Decimal(amount), account="Cash", category=category, note=note, **more)


def test_parts_of_one_place_in_a_qif_file_are_one_expense() -> None:
    parts = [part(1, "-60", "Lidl", "Food"), part(1, "-20", "Lidl · soap", "Home"), part(5, "-2", "Bus")]
    (joined, other) = join_splits(parts, "qif")
    assert (joined.amount, joined.note, joined.category) == (Decimal(-80), "Lidl", "Food")
    assert joined.parts == (FilePart("Food", Decimal(-60)), FilePart("Home", Decimal(-20), "soap"))
    named = [part(1, "-60", payee="Lidl", tags=("a",)), part(1, "-20", payee="Lidl", tags=("b", "a"))]
    assert [(each.payee, each.tags) for each in join_splits(named, "qif")] == [("Lidl", ("a", "b"))]
    apart = [part(1, "-60", payee="Lidl"), part(1, "-20", payee="Novus")]
    assert [each.payee for each in join_splits(apart, "qif")] == [""]
    assert other == parts[2]
    assert join_splits(parts, "csv") == parts


def test_parts_with_a_transfer_or_an_income_stay_lines_of_their_own() -> None:
    for odd in (part(1, "20"), part(1, "-20", other_account="Savings")):
        assert join_splits([part(1, "-60"), odd], "qif") == [part(1, "-60"), odd]


def test_an_amount_set_by_hand_takes_the_place_of_the_parts() -> None:
    assert join_splits([part(1, "-5"), part(1, "-5")], "qif", {1}) == [part(1, "-5")]


def test_ynab_numbers_the_parts_and_a_file_of_ours_has_ids() -> None:
    numbered = [part(1, "-1", "A · Split (1/2) x"), part(2, "-2", "B · (Split 2/2) y"), part(3, "-3", "Split (1/2)")]
    joined, alone = join_splits(numbered, "ynab")
    assert (joined.note, [each.note for each in joined.parts], alone.note) == ("", ["A · x", "B · y"], "")
    ours = [part(1, "-1", bank_id="e1"), part(2, "-2", bank_id="e1"), part(3, "-3"), part(4, "-3")]
    assert [each.amount for each in join_splits(ours, "budget")] == [Decimal(-3)] * 3


def test_rows_are_found_by_their_own_name_before_the_label_of_a_default_one() -> None:
    rows = [("1", "Entertaiment"), ("2", "Food"), ("3", "food"), ("4", "ENTERTAINMENT")]
    ids = ids_by_name(rows)
    assert (ids["entertaiment"], ids["розваги"], ids["entertainment"], ids["food"]) == ("1", "1", "4", "2")


def test_a_default_name_is_shown_in_a_language_and_any_other_as_it_is() -> None:
    shown = [shown_name(name, language) for name in ("Entertaiment", "Trip") for language in ("en", "ua")]
    assert shown == ["Entertainment", "Розваги", "Trip", "Trip"]
