"""The catalogue: complete, well formed, and the same in TypeScript (`tests/vectors/base/currencies.json`)."""

import gzip
import json
import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from budget_core.base import currencies
from budget_core.base.currencies import CurrencyType
from budget_core.base.errors import DomainError

VECTORS: dict[str, list[dict[str, Any]]] = json.loads(
    (Path(__file__).parents[2] / "vectors" / "base" / "currencies.json").read_text("utf-8")
)["functions"]

FUNCTIONS: dict[str, Callable[[str], str]] = {
    "symbol": currencies.symbol,
    "digits": lambda code: str(currencies.digits(code)),
    "moneyDigits": lambda code: str(currencies.money_digits(code)),
    "isKnown": lambda code: str(currencies.is_known(code)).lower(),
    "normalize": currencies.normalize,
}

BUNDLE_MAX_BYTES = 1_200
CATALOGUE = files("budget_core").joinpath("data", "catalogue.json")


def of_type(kind: CurrencyType) -> list[str]:
    return [code for code, currency in currencies.catalogue().items() if currency.type is kind]


@pytest.mark.parametrize(("function", "case"), [(name, case) for name, cases in VECTORS.items() for case in cases])
def test_every_vector_holds(function: str, case: dict[str, Any]) -> None:
    (argument,) = case["in"].values()
    if "error" in case:
        with pytest.raises(DomainError) as raised:
            FUNCTIONS[function](argument)
        assert raised.value.code == case["error"]
    else:
        assert FUNCTIONS[function](argument) == case["out"]


def test_a_currency_has_the_fields_of_the_specification() -> None:
    hryvnia = currencies.get("UAH")
    assert hryvnia.name == "Ukrainian hryvnia"
    assert hryvnia.name_ua == "Українська гривня"
    assert hryvnia.decimal_digits == 2
    assert hryvnia.type is CurrencyType.FIAT
    assert hryvnia.countries == ("UA",)


def test_the_catalogue_is_read_once() -> None:
    assert currencies.catalogue() is currencies.catalogue()


def test_the_catalogue_has_all_fiat_the_four_metals_and_the_main_crypto() -> None:
    assert len(of_type(CurrencyType.FIAT)) == 155
    assert of_type(CurrencyType.METAL) == ["XAU", "XAG", "XPT", "XPD"]
    assert of_type(CurrencyType.CRYPTO)[:14] == (
        ["BTC", "ETH", "USDT", "BNB", "SOL", "XRP", "USDC", "ADA", "DOGE", "TRX", "TON", "DOT", "LTC", "BCH"]
    )


def test_every_code_stands_once() -> None:
    groups: dict[str, list[list[Any]]] = json.loads(
        files("budget_core").joinpath("data", "catalogue.json").read_bytes()
    )
    assert sum(len(rows) for rows in groups.values()) == len(currencies.catalogue())


def test_the_selectable_currencies_are_the_fourteen_of_the_specification_in_order() -> None:
    assert " ".join(currencies.SELECTABLE) == "UAH USD EUR PLN KRW CZK CAD DKK GBP GHS CLP BRL JPY CHF"


def test_every_selectable_currency_is_known_and_fiat() -> None:
    assert {currencies.get(code).type for code in currencies.SELECTABLE} == {CurrencyType.FIAT}


def test_retired_fiat_is_gone_and_its_country_has_the_new_one() -> None:
    assert not {"BGN", "HRK", "ANG", "CUC", "SLL", "ZWL"} & set(currencies.catalogue())
    assert {"BG", "HR"} <= set(currencies.get("EUR").countries)


@pytest.mark.parametrize("currency", currencies.catalogue().values(), ids=lambda currency: currency.code)
def test_every_currency_is_well_formed(currency: currencies.Currency) -> None:
    assert re.fullmatch(r"[A-Z]{3,5}", currency.code)
    assert 1 <= len(currency.symbol) <= 5
    assert 0 <= currency.decimal_digits <= 18
    assert re.fullmatch(r"[A-Z].*", currency.name)
    assert re.fullmatch(r"[А-ЯЄІЇҐ].*", currency.name_ua) or currency.code in {"BNB", "XRP", "USDC"}
    assert all(re.fullmatch(r"[A-Z]{2}", country) for country in currency.countries)
    assert bool(currency.countries) == (currency.type is CurrencyType.FIAT)


def test_names_are_unique_in_both_languages() -> None:
    every = currencies.catalogue().values()
    assert len({currency.name for currency in every}) == len(every)
    assert len({currency.name_ua for currency in every}) == len(every)


def test_the_file_stays_small_in_the_web_bundle() -> None:
    assert len(gzip.compress(CATALOGUE.read_bytes())) <= BUNDLE_MAX_BYTES
