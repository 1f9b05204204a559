"""Sums of entries in groups."""

from datetime import date
from decimal import Decimal

from budget_core.base.conversions import Amount
from budget_core.base.rates import Rates
from budget_core.entries.entry_sums import SumPart, group_sums, merge_spellings

RATES = Rates("USD", date(2026, 11, 26), {"USD": Decimal(1), "EUR": Decimal("0.80")})


def part(kind: str, code: str, amount: str, count: int = 1, row: str = "food") -> SumPart:
    return SumPart((row, "2026-11"), kind, Amount(code, Decimal(amount)), count)


def test_refunds_lower_spending_and_other_currencies_are_converted_once() -> None:
    parts = [part("expense", "USD", "-12.50", 2), part("refund", "USD", "2.00"), part("expense", "EUR", "-8.00")]
    (found,) = group_sums([*parts, part("income", "EUR", "80.00"), part("transfer", "USD", "5.00")], "USD", RATES)
    assert (found.row, found.column, found.count) == ("food", "2026-11", 6)
    assert (found.spent.amount, found.income.amount) == (Decimal("20.50"), Decimal("100.00"))


def test_a_currency_without_a_rate_is_named() -> None:
    found = group_sums([part("expense", "XAU", "-1.00"), part("expense", "USD", "-2.00", row="rent")], "USD", RATES)
    assert [one.spent.not_converted for one in found] == [(Amount("XAU", Decimal("1.00")),), ()]


def test_spellings_of_a_payee_are_one_group_under_the_most_used() -> None:
    parts = [part("expense", "USD", "-1", count, row=name) for name, count in (("SILPO", 1), ("Silpo", 2), ("", 4))]
    assert [one.group[0] for one in merge_spellings(parts, 0)] == ["Silpo", "Silpo", ""]
    assert [one.group for one in merge_spellings(parts[:1], 1)] == [("SILPO", "2026-11")]
