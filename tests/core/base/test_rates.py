"""Rates: rebasing (also `tests/vectors/base/rates.json`), age, and what is believed of a source's answer."""

import json
from collections.abc import Callable, Mapping
from datetime import date
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budget_core.base import rates
from budget_core.base.currencies import SELECTABLE, catalogue
from budget_core.base.errors import DomainError
from budget_core.base.rates import Rates

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "vectors" / "base" / "rates.json").read_text("utf-8")
)["functions"]

MONDAY, TUESDAY, WEDNESDAY, FRIDAY, SATURDAY = (date(2026, 11, day) for day in (16, 17, 18, 20, 21))
DAY_RULES: dict[str, Callable[[date, date], int | bool]] = {
    "ageDays": rates.age_days,
    "isStale": rates.is_stale,
    "needsRefresh": rates.needs_refresh,
}


def per_dollar(day: date, held: Mapping[str, str] | None = None, **values: str) -> Rates:
    return Rates("USD", day, decimals({"USD": "1"} | values), decimals(held or {}))


def decimals(texts: Mapping[str, str]) -> dict[str, Decimal]:
    return {code: Decimal(text) for code, text in texts.items()}


def published(**values: str) -> dict[str, str]:
    """An answer with a rate of 2 for every currency of the catalogue, but for those given."""
    return dict.fromkeys(catalogue(), "2") | values


def rebased(case: dict[str, Any]) -> dict[str, str]:
    given_rates = Rates(case["base"], MONDAY, decimals(case["rates"]))
    result = rates.rebase(given_rates, case["to"])
    assert result.base == case["to"]
    assert result.date == MONDAY
    return {code: rates.format_rate(value) for code, value in result.data.items()}


@pytest.mark.parametrize("case", [case for case in VECTORS["rebase"] if "out" in case], ids=lambda case: case["name"])
def test_rebasing_gives_the_quotient_in_twelve_digits(case: dict[str, Any]) -> None:
    assert rebased(case["in"]) == case["out"]


@pytest.mark.parametrize("case", [case for case in VECTORS["rebase"] if "error" in case], ids=lambda case: case["name"])
def test_rebasing_to_a_base_without_a_rate_is_an_error(case: dict[str, Any]) -> None:
    with pytest.raises(DomainError) as raised:
        rebased(case["in"])
    assert raised.value.code == case["error"]


@pytest.mark.parametrize(("function", "case"), [(name, case) for name in DAY_RULES for case in VECTORS[name]], ids=str)
def test_the_age_of_rates_is_counted_in_days(function: str, case: dict[str, Any]) -> None:
    day, today = (date.fromisoformat(case["in"][key]) for key in ("date", "today"))
    assert str(DAY_RULES[function](day, today)).lower() == case["out"]


rate_texts = st.decimals(min_value="0.000000000001", max_value="999999999999", places=12)


@given(rate_texts, rate_texts)
def test_a_rebased_rate_is_within_half_a_unit_of_its_last_digit(value: Decimal, divisor: Decimal) -> None:
    quotient = rates.rebase(per_dollar(MONDAY, EUR=str(value), PLN=str(divisor)), "PLN").data["EUR"]
    half_a_unit = Decimal(5).scaleb(quotient.adjusted() - rates.SIGNIFICANT_DIGITS)
    assert len(quotient.normalize().as_tuple().digits) <= rates.SIGNIFICANT_DIGITS
    assert abs(quotient * divisor - value) <= half_a_unit * divisor * Decimal("1.0000001")


@pytest.mark.parametrize("case", VECTORS["quotient"], ids=lambda case: case["name"])
def test_a_quotient_is_rounded_once_to_twelve_digits(case: dict[str, Any]) -> None:
    result = rates.quotient(Decimal(case["in"]["value"]), Decimal(case["in"]["divisor"]))
    assert rates.format_rate(result) == case["out"]


def test_held_values_are_not_rebased() -> None:
    assert rates.rebase(per_dollar(MONDAY, EUR="0.88", held={"EUR": "88"}), "EUR").held == {}


def test_a_currency_without_a_rate_has_none_and_nothing_is_guessed() -> None:
    known = per_dollar(MONDAY, EUR="0.88")
    assert known.rate("EUR") == Decimal("0.88")
    assert known.rate("TON") is None
    assert rates.rebase(known, "EUR").rate("TON") is None


@pytest.mark.parametrize(
    ("value", "text"),
    [("1E-7", "0.0000001"), ("1.50E+3", "1500"), ("0.500", "0.5"), ("10", "10"), ("2.00", "2")],
)
def test_a_rate_is_written_in_plain_digits(value: str, text: str) -> None:
    assert rates.format_rate(Decimal(value)) == text


def test_the_shipped_snapshot_is_dated_and_has_a_rate_for_every_selectable_currency() -> None:
    shipped = rates.snapshot()
    assert shipped.base == "USD"
    assert shipped.date >= date(2026, 9, 29)
    assert all(shipped.rate(code) for code in SELECTABLE)


def test_the_shipped_snapshot_would_be_believed_as_an_answer() -> None:
    shipped = rates.snapshot()
    texts = {code: rates.format_rate(value) for code, value in shipped.data.items()}
    assert rates.read_answer(shipped.date, texts, today=shipped.date) == shipped


def test_the_shipped_snapshot_has_the_metals_and_main_crypto_but_no_currency_outside_the_catalogue() -> None:
    shipped = rates.snapshot()
    assert {"XAU", "XAG", "XPT", "XPD", "BTC", "ETH"} <= set(shipped.data) <= set(catalogue())


@pytest.mark.parametrize(
    ("text", "value"),
    [("1", "1"), ("0.000012017405", "0.000012017405"), ("1.5e-7", "0.00000015"), ("2E3", "2000"), ("41.500", "41.5")],
)
def test_a_published_number_is_read_exactly(text: str, value: str) -> None:
    read = rates.read_rate(text)
    assert read is not None
    assert str(read) == str(Decimal(value))


@pytest.mark.parametrize(
    "text",
    [
        "0",
        "0.0",
        "-1",
        "NaN",
        "Infinity",
        "",
        " 1",
        "1_000",
        "١",
        "1,5",
        "null",
        '"1"',
        "1e13",
        "1e-13",
        "1e999999",
        "1.",
    ],
)
def test_what_cannot_be_a_rate_is_not_read(text: str) -> None:
    assert rates.read_rate(text) is None


def test_an_answer_keeps_the_currencies_of_the_catalogue_and_drops_single_bad_values() -> None:
    read = rates.read_answer(MONDAY, published(EUR="0.88", JPY="-5", FOO="3"), today=MONDAY)
    assert read is not None
    assert read.rate("EUR") == Decimal("0.88")
    assert read.rate("JPY") is None
    assert read.rate("FOO") is None


def test_the_base_is_one_whatever_the_answer_says() -> None:
    read = rates.read_answer(MONDAY, published(USD="1.1"), today=MONDAY)
    assert read is not None
    assert read.rate("USD") == 1


def test_an_answer_with_few_rates_is_refused() -> None:
    assert rates.read_answer(MONDAY, {"EUR": "0.88", "UAH": "44.9"}, today=MONDAY) is None


def test_an_answer_may_be_a_day_ahead_but_not_more() -> None:
    assert rates.read_answer(TUESDAY, published(), today=MONDAY) is not None
    assert rates.read_answer(WEDNESDAY, published(), today=MONDAY) is None


def test_newer_rates_replace_the_old_ones() -> None:
    fresh = per_dollar(WEDNESDAY, EUR="0.9", PLN="4")
    assert rates.accept(fresh, per_dollar(MONDAY, EUR="0.88", UAH="44.9")) == fresh


@pytest.mark.parametrize("day", [MONDAY, TUESDAY])
def test_rates_of_an_older_or_equal_day_change_nothing(day: date) -> None:
    previous = per_dollar(TUESDAY, EUR="0.88")
    assert rates.accept(per_dollar(day, EUR="0.9"), previous) is previous


@pytest.mark.parametrize("jump", ["0.43", "1.33"])
def test_a_fiat_rate_that_moves_by_more_than_half_keeps_its_old_value(jump: str) -> None:
    kept = rates.accept(per_dollar(WEDNESDAY, EUR=jump, PLN="4"), per_dollar(MONDAY, EUR="0.88", PLN="3.9"))
    assert kept.data == decimals({"USD": "1", "EUR": "0.88", "PLN": "4"})
    assert kept.held == decimals({"EUR": jump})
    assert kept.date == WEDNESDAY


@pytest.mark.parametrize("move", ["0.44", "1.32"])
def test_a_fiat_rate_that_moves_by_half_is_believed(move: str) -> None:
    fresh = per_dollar(WEDNESDAY, EUR=move)
    assert rates.accept(fresh, per_dollar(MONDAY, EUR="0.88")) == fresh


def test_a_held_rate_is_believed_when_the_next_answer_confirms_it() -> None:
    previous = per_dollar(MONDAY, EUR="0.88", held={"EUR": "1.5"})
    fresh = per_dollar(WEDNESDAY, EUR="1.6")
    assert rates.accept(fresh, previous) == fresh


def test_a_held_rate_is_dropped_when_the_next_answer_takes_it_back() -> None:
    previous = per_dollar(MONDAY, EUR="0.88", held={"EUR": "8.8"})
    fresh = per_dollar(WEDNESDAY, EUR="0.89")
    assert rates.accept(fresh, previous) == fresh


def test_another_jump_than_the_held_one_is_held_in_its_place() -> None:
    previous = per_dollar(MONDAY, EUR="0.88", held={"EUR": "8.8"})
    kept = rates.accept(per_dollar(WEDNESDAY, EUR="88"), previous)
    assert kept.rate("EUR") == Decimal("0.88")
    assert kept.held == decimals({"EUR": "88"})


def test_metals_and_crypto_may_jump() -> None:
    fresh = per_dollar(WEDNESDAY, BTC="0.00003", XAG="0.05")
    assert rates.accept(fresh, per_dollar(MONDAY, BTC="0.00001", XAG="0.01")) == fresh


def test_against_stale_rates_every_new_value_is_believed() -> None:
    fresh = per_dollar(SATURDAY, EUR="88")
    assert rates.accept(fresh, per_dollar(MONDAY, EUR="0.88")) == fresh
    assert rates.accept(per_dollar(FRIDAY, EUR="88"), per_dollar(MONDAY, EUR="0.88")).rate("EUR") == Decimal("0.88")
