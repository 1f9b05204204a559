"""Spending by payee and by tag."""

from datetime import date
from decimal import Decimal

from budget_core.base.conversions import Amount
from budget_core.base.rates import Rates
from budget_core.exports.beancount import transaction
from budget_core.exports.cells import cell_text
from budget_core.statistics.reports import NamedPart, payee_spending, tag_spending
from budget_core.statistics.statistics import Period

RATES = Rates("USD", date(2026, 11, 1), {"USD": Decimal(1), "EUR": Decimal("0.5")})
PERIOD = Period(["2026-11"], 1, "USD", RATES, "2026-11")


def part(name: str, amount: str, count: int = 1, code: str = "USD") -> NamedPart:
    return NamedPart(name, Amount(code, Decimal(amount)), count)


def test_spellings_of_a_payee_are_one_by_the_most_used_of_them() -> None:
    parts = [part("СІЛЬПО", "5"), part("Сільпо", "7", 2), part("", "1"), part("Novus", "10", 1, "EUR")]
    found = payee_spending(PERIOD, parts)
    assert [(row.name, row.spent.amount, row.count) for row in found.rows] == [
        ("Novus", Decimal("20.00"), 1),
        ("Сільпо", Decimal("12.00"), 3),
        ("", Decimal("1.00"), 1),
    ]
    assert found.spent.amount == Decimal("33.00")


def test_tags_are_told_apart_by_each_letter_and_what_has_no_rate_is_named() -> None:
    found = tag_spending(PERIOD, [part("café", "1"), part("cafe", "2"), part("x", "3", 1, "SEK")])
    assert [(row.name, str(row.spent.amount)) for row in found.rows] == [
        ("cafe", "2.00"),
        ("café", "1.00"),
        ("x", "0.00"),
    ]
    assert [each.currency_code for each in found.spent.not_converted] == ["SEK"]


def test_a_transaction_has_its_payee_and_tags() -> None:
    postings = ("Assets:Cash", Decimal(-1), "USD"), ("Expenses:Food", Decimal(1), "USD")
    text = transaction("2026-11-02", "bread", *postings, payee='"Silpo"', tags=["trip", "a-b"])
    assert text.splitlines()[1] == '2026-11-02 * "\\"Silpo\\"" "bread" #trip #a-b'
    lines = transaction("2026-11-02", "", *postings, tags=["trip", "київ"]).splitlines()
    assert lines[1:3] == ['2026-11-02 * ""', '  tags: "trip київ"']


def test_tags_in_a_cell_stand_beside_each_other_and_are_no_formula() -> None:
    assert [cell_text(each) for each in (["a", "b"], ["-a"], list[str]())] == ["a b", "'-a", ""]
