"""Write `catalogue.json` and `currency_names.json` of `src/budget_core/data`: every currency the product knows.

    python docs/generators/make_catalogue.py

Fiat names and territories come from Unicode CLDR (Unicode License v3) through Babel, a development dependency; what
CLDR lacks or lags behind on stands in the tables below. Fiat is what ISO 4217 lists as the currency of a country on
2026-01-01, without funds codes, units of account and testing codes. Digits are ISO 4217's (CLDR's differ: it drops
digits nobody uses).

Output: `{type: [[code, symbol, decimalDigits], …]}`, an empty symbol means "the code"; and
`[[code, name, nameUa, countries], …]`, countries are ISO 3166 codes parted by spaces. Arrays instead of objects keep
the web bundle small; the names are apart because the app starts without them.
"""

import json
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from babel import Locale
from babel.core import get_global

CORE = Path(__file__).parents[2] / "src" / "budget_core" / "data"

Row = tuple[str, str, str, str, int, str]

DEFAULT_DIGITS = 2
NO_DIGITS = {
    "BIF", "CLP", "DJF", "GNF", "ISK", "JPY", "KMF", "KRW", "PYG", "RWF", "UGX", "VND", "VUV", "XAF", "XOF", "XPF",
}  # fmt: skip
THREE_DIGITS = {"BHD", "IQD", "JOD", "KWD", "LYD", "OMR", "TND"}

# Babel drops CLDR's narrow symbols. Not taken over: AFN (a right-to-left sign beside left-to-right digits) and KGS
# (a sign of 2021 that most phones draw as a box).
NARROW_SYMBOLS: dict[str, str] = {
    "AMD": "֏", "AOA": "Kz", "AZN": "₼", "BAM": "KM", "BDT": "৳", "BOB": "Bs", "BRL": "R$", "BWP": "P", "CNY": "¥",
    "CRC": "₡", "CZK": "Kč", "DKK": "kr", "EGP": "E£", "EUR": "€", "FKP": "£", "GBP": "£", "GEL": "₾", "GHS": "GH₵",
    "GIP": "£", "GNF": "FG", "GTQ": "Q", "HNL": "L", "HUF": "Ft", "IDR": "Rp", "ILS": "₪", "INR": "₹", "ISK": "kr",
    "JPY": "¥", "KHR": "៛", "KMF": "CF", "KPW": "₩", "KRW": "₩", "KZT": "₸", "LAK": "₭", "LBP": "L£", "LKR": "Rs",
    "MGA": "Ar", "MMK": "K", "MNT": "₮", "MUR": "Rs", "MYR": "RM", "NGN": "₦", "NIO": "C$", "NOK": "kr", "NPR": "Rs",
    "PHP": "₱", "PKR": "Rs", "PLN": "zł", "PYG": "₲", "RON": "lei", "RUB": "₽", "RWF": "RF", "SEK": "kr", "SHP": "£",
    "SSP": "£", "STN": "Db", "SYP": "£", "THB": "฿", "TOP": "T$", "TRY": "₺", "UAH": "₴", "VND": "₫", "XAF": "FCFA",
    "XCG": "Cg", "XOF": "CFA", "XPF": "CFPF", "ZAR": "R", "ZMW": "ZK",
}  # fmt: skip
DOLLARS_AND_PESOS = {
    "ARS", "AUD", "BBD", "BMD", "BND", "BSD", "BZD", "CAD", "CLP", "COP", "CUP", "DOP", "FJD", "GYD", "HKD", "JMD",
    "KYD", "LRD", "MXN", "NAD", "NZD", "SBD", "SGD", "SRD", "TTD", "TWD", "USD", "UYU", "XCD",
}  # fmt: skip

# Bulgaria pays in euro since 2026-01-01; CLDR 47 does not know yet.
RETIRED = {"BGN"}
MOVED_TERRITORIES = {"BG": "EUR"}
# In ISO 4217, but no tender any more in CLDR.
STILL_IN_ISO = {"SVC": ["SV"], "VED": ["VE"]}
# CLDR's own territory codes, not in ISO 3166.
NOT_ISO_3166 = {"AC", "DG", "EA", "EU", "IC", "TA"}

ENGLISH_NAMES = {
    "AED": "United Arab Emirates dirham",
    "KGS": "Kyrgyzstani som",
    "VED": "Digital bolívar",
}
UKRAINIAN_NAMES = {
    "GBP": "Фунт стерлінгів",
    "VED": "Цифровий болівар",
    "XCG": "Карибський гульден",
    "ZWG": "Зімбабвійське золото",
}

METALS: list[Row] = [
    ("XAU", "", "Gold, ounce", "Золото, унція", 6, ""),
    ("XAG", "", "Silver, ounce", "Срібло, унція", 6, ""),
    ("XPT", "", "Platinum, ounce", "Платина, унція", 6, ""),
    ("XPD", "", "Palladium, ounce", "Паладій, унція", 6, ""),
]

CRYPTO: list[Row] = [
    ("BTC", "₿", "Bitcoin", "Біткоїн", 8, ""),
    ("ETH", "Ξ", "Ethereum", "Ефіріум", 18, ""),
    ("USDT", "", "Tether", "Тезер", 6, ""),
    ("BNB", "", "BNB", "BNB", 18, ""),
    ("SOL", "", "Solana", "Солана", 9, ""),
    ("XRP", "", "XRP", "XRP", 6, ""),
    ("USDC", "", "USD Coin", "USD Coin", 6, ""),
    ("ADA", "₳", "Cardano", "Кардано", 6, ""),
    ("DOGE", "Ð", "Dogecoin", "Догікоїн", 8, ""),
    ("TRX", "", "TRON", "Трон", 6, ""),
    ("TON", "", "Toncoin", "Тонкоїн", 9, ""),
    ("DOT", "", "Polkadot", "Полкадот", 10, ""),
    ("LTC", "Ł", "Litecoin", "Лайткоїн", 8, ""),
    ("BCH", "", "Bitcoin Cash", "Біткоїн Кеш", 8, ""),
    ("AVAX", "", "Avalanche", "Аваланч", 18, ""),
    ("LINK", "", "Chainlink", "Чейнлінк", 18, ""),
    ("SHIB", "", "Shiba Inu", "Шиба-іну", 18, ""),
    ("XLM", "", "Stellar", "Стеллар", 7, ""),
    ("XMR", "", "Monero", "Монеро", 12, ""),
    ("ETC", "", "Ethereum Classic", "Ефіріум Класик", 18, ""),
    ("ATOM", "", "Cosmos", "Космос", 6, ""),
    ("DAI", "", "Dai", "Дай", 18, ""),
    ("UNI", "", "Uniswap", "Юнісвоп", 18, ""),
    ("APT", "", "Aptos", "Аптос", 8, ""),
    ("ARB", "", "Arbitrum", "Арбітрум", 18, ""),
    ("AAVE", "", "Aave", "Ааве", 18, ""),
    ("FIL", "", "Filecoin", "Файлкоїн", 18, ""),
    ("HBAR", "", "Hedera", "Хедера", 8, ""),
    ("VET", "", "VeChain", "Вічейн", 18, ""),
    ("XTZ", "", "Tezos", "Тезос", 6, ""),
    ("ALGO", "", "Algorand", "Алгоранд", 6, ""),
    ("ZEC", "", "Zcash", "Зікеш", 8, ""),
    ("DASH", "", "Dash", "Деш", 8, ""),
    ("SUI", "", "Sui", "Суй", 9, ""),
    ("ICP", "", "Internet Computer", "Інтернет-компʼютер", 8, ""),
    ("PEPE", "", "Pepe", "Пепе", 18, ""),
]


def fiat_countries() -> dict[str, set[str]]:
    """Where each currency is legal tender today."""
    countries: dict[str, set[str]] = {code: set(where) for code, where in STILL_IN_ISO.items()}
    history: Mapping[str, list[tuple[str, Any, Any, bool]]] = get_global("territory_currencies")
    for territory, entries in history.items():
        for code, _start, end, tender in entries:
            if tender and end is None and code not in RETIRED:
                countries.setdefault(code, set()).add(territory)
    for territory, code in MOVED_TERRITORIES.items():
        countries[code].add(territory)
    return {code: where - NOT_ISO_3166 for code, where in countries.items()}


def english_name(code: str, english: Locale) -> str:
    """The name as in a sentence ("Swiss franc"): CLDR keeps that spelling in the form for one unit."""
    return ENGLISH_NAMES.get(code) or capital_first(english._data["currency_names_plural"][code]["one"])


def ukrainian_name(code: str, ukrainian: Locale) -> str:
    return UKRAINIAN_NAMES.get(code) or capital_first(ukrainian.currencies[code])


def capital_first(text: str) -> str:
    return text[0].upper() + text[1:]


def narrow_symbol(code: str) -> str:
    return "$" if code in DOLLARS_AND_PESOS else NARROW_SYMBOLS.get(code, "")


def iso_digits(code: str) -> int:
    if code in NO_DIGITS:
        return 0
    return 3 if code in THREE_DIGITS else DEFAULT_DIGITS


def fiat_rows() -> list[Row]:
    english, ukrainian = Locale("en"), Locale("uk")
    return [
        (
            code,
            narrow_symbol(code),
            english_name(code, english),
            ukrainian_name(code, ukrainian),
            iso_digits(code),
            " ".join(sorted(countries)),
        )
        for code, countries in sorted(fiat_countries().items())
    ]


def rendered(rows: Iterable[Sequence[str | int]]) -> str:
    """One row a line, so that a change of one currency is a change of one line."""
    return ",\n".join(json.dumps(row, ensure_ascii=False, separators=(",", ":")) for row in rows)


def main() -> None:
    groups = {"fiat": fiat_rows(), "metal": METALS, "crypto": CRYPTO}
    parts = [
        f'"{kind}":[\n{rendered((code, symbol, digits) for code, symbol, _, _, digits, _ in rows)}\n]'
        for kind, rows in groups.items()
    ]
    (CORE / "catalogue.json").write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
    every = (row for rows in groups.values() for row in rows)
    names = rendered((code, name, name_ua, where) for code, _, name, name_ua, _, where in every)
    (CORE / "currency_names.json").write_text(f"[\n{names}\n]\n", encoding="utf-8")
    print({kind: len(rows) for kind, rows in groups.items()})


if __name__ == "__main__":
    main()
