"""Ledgers for Beancount: names and texts that it takes."""

from decimal import Decimal

import pytest
from beancount import Transaction, loader

from budget_core.exports import beancount

NAMES = [
    "Credit Card",
    "їжа",
    "食費",
    "🍕",
    "-",
    "a:b;c",
    "ßtraße",
    "Ⅳ",
    "x²",
    "e\u0301té",
    "1st",
    "ǆ",
    "A-",
    "food " * 19,
]
TEXTS = ["", 'say "hi"', "back\\slash", "\\n", "two\nlines", "tab\there", "\u2028 ; * !", "\\"]


@pytest.mark.parametrize(
    ("name", "part"), [("Credit Card", "Credit-Card"), ("їжа", "Їжа"), ("食費", "1-食費"), ("🍕", "1")]
)
def test_a_name_becomes_letters_digits_and_dashes(name: str, part: str) -> None:
    assert beancount.component(name) == part


def test_equal_names_are_told_apart_and_every_name_is_one_that_beancount_takes() -> None:
    names = beancount.AccountNames()
    assert [names.new("Assets", name) for name in ("Cash", "cash", "Cash!")] == [
        "Assets:Cash",
        "Assets:Cash-2",
        "Assets:Cash-3",
    ]
    found, errors, _ = loader.load_string(
        "".join(beancount.open_account(names.new("Expenses", each), each) for each in NAMES)
    )
    assert (errors, [each.meta["name"] for each in found]) == ([], NAMES)


def test_notes_stay_what_they_are() -> None:
    booked = (beancount.transaction("2026-12-05", text, *_MOVE) for text in TEXTS)
    found, errors, _ = loader.load_string(beancount.head('My "own"', "USD") + _OPENED + "".join(booked))
    assert (errors, [each.narration for each in found if isinstance(each, Transaction)]) == ([], TEXTS)


_OPENED = beancount.open_account("Assets:Cash", "Cash", "UAH")
_MOVE = (
    ("Assets:Cash", Decimal("-519.00"), "UAH", Decimal("-12.50"), "USD"),
    (beancount.UNNAMED, Decimal("12.50"), "USD"),
)


def test_payee_and_tags_are_read_as_such() -> None:
    booked = (
        beancount.transaction("2026-12-05", "bread", *_MOVE, payee='"Сільпо"', tags=["trip", "a-b_1"]),
        beancount.transaction("2026-12-05", "", *_MOVE, payee="Novus", tags=["trip", "київ"]),
    )
    found, errors, _ = loader.load_string(beancount.head("Home", "USD") + _OPENED + "".join(booked))
    first, second = (each for each in found if isinstance(each, Transaction))
    assert errors == []
    assert (first.payee, first.narration, first.tags) == ('"Сільпо"', "bread", frozenset({"trip", "a-b_1"}))
    assert (second.payee, second.tags, second.meta["tags"]) == ("Novus", frozenset(), "trip київ")


@pytest.mark.parametrize(("balance", "count"), [("-519.00", 0), ("-518.99", 1)])
def test_a_balance_that_is_a_cent_off_is_an_error(balance: str, count: int) -> None:
    held = beancount.balances("2026-12-05", iter([("Assets:Cash", Decimal(balance), "UAH")]))
    ledger = beancount.head("Home", "USD") + _OPENED + beancount.transaction("2026-12-05", "", *_MOVE) + held
    assert "2026-12-06 balance Assets:Cash" in held
    assert len(loader.load_string(ledger)[1]) == count
