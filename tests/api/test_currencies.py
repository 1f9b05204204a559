"""Currencies: the catalogue, the rates, and rates per unit of another currency."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from budget_core.base.currencies import catalogue
from budget_core.base.rates import snapshot
from tests.api.database import RATES_DAY, store_rates
from tests.api.people import Person, sign_up

VECTORS = json.loads((Path(__file__).parents[1] / "vectors" / "base" / "rates.json").read_text())["functions"]["rebase"]
PER_DOLLAR = [case for case in VECTORS if case["in"]["base"] == "USD" and "out" in case]


def values(answer: dict[str, Any]) -> dict[str, str]:
    return {code: rate["value"] for code, rate in answer["data"].items()}


def test_a_fresh_server_has_the_rates_it_was_shipped_with(ann: Person) -> None:
    answer = ann.get("/currency")
    assert (answer["baseCurrency"], answer["lastUpdatedAt"]) == ("USD", snapshot().date.isoformat())
    assert values(answer)["USD"] == "1"
    assert {"EUR", "UAH", "JPY", "BTC", "XAU"} <= set(answer["data"])
    assert all(code == rate["code"] for code, rate in answer["data"].items())


def test_the_catalogue_comes_with_the_rates(ann: Person) -> None:
    found = {row["code"]: row for row in ann.get("/currency")["allCurrencies"]}
    assert set(found) == set(catalogue())
    assert (found["JPY"]["decimalDigits"], found["UAH"]["symbol"], found["XAU"]["type"]) == (0, "₴", "metal")


def test_rates_per_another_currency_are_in_proportion(ann: Person) -> None:
    dollar, euro = values(ann.get("/currency")), values(ann.get("/currency/by", baseCurrency="EUR"))
    assert euro["EUR"] == "1"
    assert abs(float(euro["USD"]) * float(dollar["EUR"]) - 1) < 1e-9
    assert euro.keys() == dollar.keys()


@pytest.mark.parametrize("case", PER_DOLLAR, ids=lambda case: case["name"])
def test_rebased_rates_are_those_of_the_vectors(fresh: Callable[[], Any], case: dict[str, Any]) -> None:
    given, base = case["in"], case["in"]["to"]
    if base not in catalogue():
        pytest.skip("the vector's currency is made up")
    with fresh() as client:
        store_rates(client, **given["rates"])
        answer = sign_up(client).get("/currency/by", baseCurrency=base)
    assert (answer["baseCurrency"], answer["lastUpdatedAt"]) == (base, RATES_DAY)
    assert values(answer) == case["out"]


@pytest.mark.parametrize("base", ["", "XXX", "usd", "default", "USD'--", "\x00", "x" * 5000])
def test_an_unknown_base_is_refused(ann: Person, base: str) -> None:
    answer = ann.call("GET", "/currency/by", baseCurrency=base)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"baseCurrency": "validation.currency"})


def test_a_base_is_needed(ann: Person) -> None:
    answer = ann.call("GET", "/currency/by")
    assert (answer.status_code, answer.json()["fields"]) == (422, {"baseCurrency": "validation.required"})


def test_a_base_without_a_rate_is_refused(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5")
        answer = sign_up(client).call("GET", "/currency/by", baseCurrency="PLN")
    assert (answer.status_code, list(answer.json()["fields"])) == (422, ["baseCurrency"])
