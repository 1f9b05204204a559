"""Properties that hold for every amount, month and account."""

from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal, localcontext
from fractions import Fraction
from types import SimpleNamespace
from typing import get_args

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from budget_core.accounts import balances
from budget_core.base import conversions, money, months, percent
from budget_core.base.conversions import Amount
from budget_core.base.errors import DomainError
from budget_core.base.limits import AMOUNT_MAX, FIRST_DAY_MAX, FIRST_DAY_MIN
from budget_core.base.money import ZERO
from budget_core.base.rates import Rates
from budget_core.entries import expenses
from budget_core.lists import lists
from budget_core.planning import carry_over, plannings
from budget_core.planning.carry_over import Carry, MonthBudget, MonthSum, Past
from budget_core.planning.explanations import Of, explain_month, explain_row, leaves
from budget_core.planning.plannings import BudgetMonth
from budget_core.recurring.forecasts import Upcoming
from budget_core.statistics import statistics

CODES = ("USD", "UAH", "EUR", "JPY", "GHS")
HUNDREDTHS_MAX = money.to_hundredths(AMOUNT_MAX)

amounts = st.integers(-HUNDREDTHS_MAX, HUNDREDTHS_MAX).map(money.from_hundredths)
positive = st.integers(1, 10**6).map(money.from_hundredths)
not_negative = st.integers(0, HUNDREDTHS_MAX).map(money.from_hundredths)
rate_values = st.decimals("0.0001", "100000", places=6)
rates = st.builds(
    lambda values: Rates("USD", date(2026, 11, 20), dict(zip(CODES, (Decimal(1), *values), strict=False))),
    st.lists(rate_values, min_size=3, max_size=3),
)
days = st.dates(date(1970, 1, 1), date(2999, 12, 31))
first_days = st.integers(FIRST_DAY_MIN, FIRST_DAY_MAX)


@dataclass(frozen=True)
class Account:
    budget: Decimal
    currency_code: str
    is_show_in_balance: bool
    deleted: bool
    type: str = "basic"


accounts = st.builds(Account, amounts, st.sampled_from((*CODES, "default")), st.booleans(), st.booleans())


@given(amounts)
def test_an_amount_written_and_read_again_is_the_same(value: Decimal) -> None:
    assert str(money.parse(money.format_text(value))) == str(value)


@given(amounts)
def test_an_amount_stored_and_loaded_again_is_the_same(value: Decimal) -> None:
    assert str(money.from_hundredths(money.to_hundredths(value))) == str(value)


@given(st.text(max_size=12))
def test_any_text_is_an_amount_with_two_places_or_refused(text: str) -> None:
    try:
        value = money.parse(text)
    except DomainError:
        return
    assert value.as_tuple().exponent == -2
    assert (str(value) == "-0.00", text.isascii(), text.strip() == text) == (False, True, True)


@given(st.fractions(-(10**12), 10**12), st.integers(0, 18))
def test_rounding_is_never_off_by_more_than_half_a_step_and_mirrors_the_sign(value: Fraction, digits: int) -> None:
    rounded = money.quantize(value, digits)
    assert abs(Fraction(rounded) - value) <= Fraction(1, 2) / 10 ** min(digits, 2)
    assert money.quantize(-value, digits) == ZERO - rounded


@given(amounts, rate_values, rate_values)
def test_a_conversion_does_not_depend_on_the_decimal_context(amount: Decimal, source: Decimal, target: Decimal) -> None:
    plain = money.convert(amount, source, target)
    with localcontext() as context:
        context.prec = 3
        assert money.convert(amount, source, target) == plain


@given(not_negative, not_negative)
def test_percent_is_within_0_and_100_and_left_less_over_is_the_rest(spent: Decimal, budget: Decimal) -> None:
    assert 0 <= percent.percent(spent, budget) <= 100
    assert percent.left(spent, budget) - percent.overflow(spent, budget) == budget - spent
    assert ZERO in (percent.left(spent, budget), percent.overflow(spent, budget))


@given(not_negative, st.integers(1, 31), st.integers(0, 2))
def test_spending_what_is_left_per_day_never_leads_over_the_budget(left: Decimal, number: int, digits: int) -> None:
    per_day = percent.left_per_day(left, number, digits)
    assert per_day * number <= left < (per_day + Decimal(1).scaleb(-digits)) * number


@given(days, first_days)
def test_every_day_lies_in_the_range_of_its_month(day: date, first_day: int) -> None:
    first, last = months.day_range(months.month_of(day, first_day), first_day)
    assert first <= day <= last


@given(st.dates(date(1971, 1, 1), date(2998, 12, 1)), first_days)
def test_the_next_month_begins_the_day_after_the_last_one(day: date, first_day: int) -> None:
    month = months.month_of(day, first_day)
    _, last = months.day_range(month, first_day)
    assert months.day_range(months.add(month, 1), first_day)[0] == last + timedelta(days=1)


@given(days, first_days)
def test_the_days_gone_and_the_days_left_are_the_whole_month(day: date, first_day: int) -> None:
    month = months.month_of(day, first_day)
    number = months.day_number(day, month, first_day)
    assert number is not None
    assert number[0] + months.days_left(day, month, first_day) == number[1] + 1


@given(days, st.integers(-100, 100))
def test_months_added_are_taken_away_again(day: date, count: int) -> None:
    month = months.month_of(day, 1)
    assert months.add(months.add(month, count), -count) == month


@given(st.lists(accounts, max_size=8), rates)
def test_a_balance_leaves_nothing_out_unnamed(held: list[Account], table: Rates) -> None:
    total = balances.balance(held, "USD", table)
    counted = [account for account in held if account.is_show_in_balance and not account.deleted]
    exact = sum(
        (Fraction(each.budget) / Fraction(table.data[code_of(each)]) for each in counted if has_rate(each)), Fraction(0)
    )
    assert total.amount == money.quantize(exact)
    named = sum((part.amount for part in total.not_converted), ZERO)
    assert named == sum((account.budget for account in counted if not has_rate(account)), ZERO)


@given(st.lists(accounts, max_size=8), rates)
def test_subtotals_add_up_to_the_balance(held: list[Account], table: Rates) -> None:
    parts = [Amount(each.currency_code, each.amount) for each in balances.subtotals(held, "USD")]
    assert conversions.total(parts, "USD", table) == balances.balance(held, "USD", table)


@given(st.lists(accounts, max_size=6), rates)
def test_a_balance_does_not_depend_on_the_order_of_accounts(held: list[Account], table: Rates) -> None:
    assert balances.balance(held, "UAH", table) == balances.balance(held[::-1], "UAH", table)


@given(positive, st.sampled_from(CODES[:4]), rates)
def test_an_expense_taken_back_leaves_nothing_moved(value: Decimal, currency: str, table: Rates) -> None:
    assume(conversions.convert(value, "USD", currency, table))
    booking = expenses.expense(value, "USD", currency, table)
    done, undone = expenses.effect(booking), expenses.reverse(booking)
    assert (done.account + undone.account, done.spent + undone.spent) == (ZERO, ZERO)
    assert (done.account <= 0, done.spent) == (True, value)


@given(st.lists(not_negative, min_size=1, max_size=12))
def test_shares_add_up_to_100_and_are_off_by_less_than_one(values: list[Decimal]) -> None:
    shares, whole = statistics.shares(values), sum(values)
    assert sum(shares) == (100 if whole else 0)
    assert all(abs(share - value * 100 / whole) < 1 for share, value in zip(shares, values, strict=True) if whole)


@given(st.lists(st.text(max_size=120), max_size=6))
def test_kept_labels_are_never_empty_and_never_too_long(labels: list[str]) -> None:
    try:
        kept = lists.clean_labels(labels)
    except DomainError:
        return
    assert all(0 < len(label) <= 100 for label in kept.values())


@pytest.mark.parametrize("value", ["1.005", "NaN"])
def test_what_is_no_amount_is_rounded_or_refused_before_it_is_stored(value: str) -> None:
    if value == "NaN":
        with pytest.raises(ValueError, match="NaN"):
            money.to_hundredths(Decimal(value))
    else:
        assert money.to_hundredths(Decimal(value)) == 101


def code_of(account: Account) -> str:
    return "USD" if account.currency_code == "default" else account.currency_code


def has_rate(account: Account) -> bool:
    return code_of(account) != "GHS"


@given(st.lists(st.tuples(not_negative, amounts), min_size=1, max_size=24))
def test_what_is_carried_whole_is_all_that_was_planned_less_all_that_was_spent(
    history: list[tuple[Decimal, Decimal]],
) -> None:
    keys = months.between("2026-01", months.add("2026-01", len(history)))
    past = Past(
        [SimpleNamespace(category_id="food", month=keys[0], carry="all", cap=None)],
        [_planned(key, budget) for key, (budget, _) in zip(keys, history, strict=False)],
        [_spent(key, spent) for key, (_, spent) in zip(keys, history, strict=False)],
    )
    carried = carry_over.carried_into(keys[-1], {}, "USD", past, Rates("USD", date(2026, 11, 20), {}))["food"]
    assert carried.amount == sum((budget - spent for budget, spent in history), ZERO)


@given(st.lists(st.tuples(not_negative, amounts), min_size=1, max_size=12), st.sampled_from(("none", "left", "all")))
def test_a_month_that_hands_over_less_than_all_never_hands_over_more(
    history: list[tuple[Decimal, Decimal]], carry: Carry
) -> None:
    for available, cap in history:
        over = carry_over.handed(available, carry, abs(cap))
        assert over in (ZERO, available, abs(cap))
        assert over <= abs(cap)
        assert over <= max(available, ZERO)


spending = st.dictionaries(st.sampled_from(CODES), st.integers(-(10**6), 10**7).map(money.from_hundredths), max_size=3)
drawn_months = st.lists(
    st.tuples(st.integers(0, 10**7).map(money.from_hundredths), st.sampled_from(CODES), spending),
    min_size=2,
    max_size=5,
)


@given(drawn_months, st.sampled_from(("none", "left", "all")), rates, st.sampled_from(get_args(Of)), st.booleans())
def test_the_leaves_of_an_explanation_add_up_to_the_number(
    history: list[tuple[Decimal, str, dict[str, Decimal]]], carry: Carry, table: Rates, of: Of, is_aim: bool
) -> None:
    keys = months.between("2026-01", months.add("2026-01", len(history) - 1))
    rules = [SimpleNamespace(category_id="food", month=keys[0], carry=carry, cap=Decimal("500.00"))]
    budgets = [
        SimpleNamespace(category_id="food", month=key, budget=budget, currency_code=code, deleted=False)
        for key, (budget, code, _) in zip(keys, history, strict=True)
    ]
    sums = [
        SimpleNamespace(category_id="food", month=key, currency_code=code, spent=value)
        for key, (_, _, parts) in zip(keys, history, strict=True)
        for code, value in parts.items()
    ]
    past = Past(rules, budgets[:-1], [each for each in sums if each.month < keys[-1]])
    month = BudgetMonth(keys[-1], 1, date(2026, 1, 1), "USD")
    first, _ = month.range
    carried = carry_over.carried_into(keys[-1], {"food": budgets[-1].currency_code}, "USD", past, table)
    day_sums = [
        SimpleNamespace(local_day=first, category_id="food", currency_code=each.currency_code, spent=each.spent)
        for each in sums
        if each.month == keys[-1]
    ]
    coming = [Upcoming(key, "EUR", Decimal("7.77")) for key in ("food", None)]
    target = SimpleNamespace(category_id="food", month=keys[0], amount=Decimal(9), by=None, every_month=True)
    categories = [SimpleNamespace(id=key, deleted=False) for key in ("food", "fun")]
    seen = plannings.view(month, categories, budgets[-1:], day_sums, table, coming, carried, [target] if is_aim else [])
    for row, tree in (
        (seen.rows["food"], explain_row("food", of, seen, seen.rows["food"], carried["food"], table)),
        (seen.rows["fun"], explain_row("fun", of, seen, seen.rows["fun"], None, table)),
        (seen.total, explain_month(of, seen, table)),
    ):
        assert tree.amount == getattr(row, of)
        assert sum((leaf.amount for leaf in leaves(tree)), ZERO) == tree.amount


def _planned(month: str, budget: Decimal) -> MonthBudget:
    return SimpleNamespace(category_id="food", month=month, budget=budget, currency_code="USD")


def _spent(month: str, spent: Decimal) -> MonthSum:
    return SimpleNamespace(category_id="food", month=month, spent=spent, currency_code="USD")
