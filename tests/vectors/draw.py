"""Draws cases nobody thought of into `drawn/`, in the shape of the vectors, so that both languages agree on them too.

`python -m tests.vectors.draw` writes them anew from the rules as they are; read the difference before it is committed.
"""

import json
from collections.abc import Iterator
from datetime import date
from typing import Any, get_args

from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.core.test_vectors import FOLDER, file_of, function_of
from tests.core.vector_values import arguments, text

from budget_core.base.errors import DomainError
from budget_core.base.money import from_hundredths
from budget_core.planning.explanations import Of

CASES = 40
CODES = ("USD", "UAH", "EUR", "JPY", "CLP", "GHS", "BTC")

amounts = st.one_of(st.integers(-10_000, 10_000), st.integers(-(10**12) + 1, 10**12 - 1)).map(from_hundredths).map(str)
not_negative = amounts.map(lambda amount: amount.removeprefix("-"))
positive = not_negative.filter(lambda amount: amount != "0.00")
rate_values = st.one_of(
    st.decimals("0.000001", "10", places=6), st.decimals("1", "100000", places=4), st.integers(1, 50_000)
).map(lambda value: f"{value:f}")
rates = st.fixed_dictionaries(
    {
        "base": st.just("USD"),
        "date": st.just("2026-11-20"),
        "data": st.fixed_dictionaries(dict.fromkeys(("UAH", "EUR", "JPY", "CLP", "BTC"), rate_values)),
    }
)
codes = st.sampled_from(CODES)
digits = st.sampled_from(("0", "2", "3", "8", "18"))
days = st.dates(date(1970, 1, 1), date(2999, 12, 31)).map(date.isoformat)
months = days.map(lambda day: day[:7])
first_days = st.integers(1, 28).map(str)
moments = st.builds(
    "{}T{:02}:{:02}:{:02}.{:03}".format,
    days,
    st.integers(0, 24),
    st.integers(0, 60),
    st.integers(0, 59),
    st.integers(0, 999),
)
offsets = st.one_of(
    st.just("Z"), st.builds("{}{:02}:{:02}".format, st.sampled_from("+-"), st.integers(0, 23), st.integers(0, 59))
)
flags = st.sampled_from(("true", "false"))
numbers_nearly = st.text("0123456789.-+e ,_١２N", max_size=8)
parts = st.fixed_dictionaries({"currencyCode": codes, "amount": amounts})
accounts = st.fixed_dictionaries(
    {
        "budget": amounts,
        "currencyCode": st.one_of(codes, st.just("default")),
        "type": st.sampled_from(("basic", "savings", "debt", "investment")),
        "isShowInBalance": flags,
        "deleted": flags,
    }
)
entries = st.sampled_from(("a", "b", "c"))
month_views = st.fixed_dictionaries(
    {
        "key": st.sampled_from(("2026-11", "2026-12", "2027-01")),
        "firstDay": first_days,
        "today": st.just("2026-12-05"),
        "currencyCode": codes,
    }
)
numbers = st.sampled_from(get_args(Of))
near_days = st.dates(date(2026, 10, 1), date(2027, 1, 31)).map(date.isoformat)
past_months = st.sampled_from(("2026-09", "2026-10", "2026-11"))
near_codes = st.sampled_from(CODES[:4])
prices = st.integers(1, 10**6).map(from_hundredths).map(str)


def of(**fields: st.SearchStrategy[Any]) -> st.SearchStrategy[dict[str, Any]]:
    return st.fixed_dictionaries(fields)


def many(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(strategy, min_size=3, max_size=6)


def several(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[list[Any]]:
    return st.lists(strategy, max_size=5)


share_rules = st.one_of(
    of(kind=st.sampled_from(("none", "equal"))),
    of(kind=st.just("parts"), parts=st.dictionaries(entries, st.integers(1, 1000).map(str), min_size=1)),
    of(kind=st.just("only"), userId=entries),
)


def shared(code: str, values: st.SearchStrategy[str]) -> st.SearchStrategy[dict[str, Any]]:
    return of(
        entryId=st.uuids().map(str),
        currencyCode=st.just(code),
        lines=st.lists(of(value=values, rule=share_rules), min_size=1, max_size=3),
        members=st.lists(
            of(
                memberId=entries,
                role=st.sampled_from(("editor", "viewer")),
                isSharing=st.sampled_from(("true", "false")),
            ),
            unique_by=lambda each: each["memberId"],
            max_size=3,
        ),
        paidBy=entries,
    )


carries = st.one_of(
    of(categoryId=entries, month=past_months, carry=st.sampled_from(("none", "left", "all"))),
    of(categoryId=entries, month=past_months, carry=st.sampled_from(("left", "all")), cap=not_negative),
)
explained = {
    "month": of(key=st.just("2026-12"), firstDay=first_days, today=st.just("2026-12-05"), currencyCode=near_codes),
    "categories": st.lists(of(id=entries, deleted=flags), unique_by=lambda each: each["id"], min_size=2, max_size=3),
    "budgets": st.lists(
        of(categoryId=entries, budget=prices, currencyCode=near_codes, deleted=flags),
        unique_by=lambda each: each["categoryId"],
        min_size=2,
        max_size=3,
    ),
    "daySums": many(of(localDay=near_days, categoryId=entries, currencyCode=near_codes, spent=prices)),
    "rates": rates,
    "upcoming": many(of(categoryId=entries, currencyCode=near_codes, value=prices)),
    "past": of(
        rules=st.lists(carries, unique_by=lambda each: (each["categoryId"], each["month"]), min_size=1, max_size=4),
        budgets=st.lists(
            of(categoryId=entries, month=past_months, budget=prices, currencyCode=near_codes),
            unique_by=lambda each: (each["categoryId"], each["month"]),
            min_size=2,
            max_size=5,
        ),
        sums=st.lists(
            of(categoryId=entries, month=past_months, currencyCode=near_codes, spent=prices),
            unique_by=lambda each: (each["categoryId"], each["month"], each["currencyCode"]),
            min_size=2,
            max_size=5,
        ),
    ),
    "targets": st.lists(
        of(categoryId=entries, month=past_months, amount=prices, everyMonth=st.just("true")),
        unique_by=lambda each: each["categoryId"],
        min_size=1,
        max_size=2,
    ),
}

filter_words = (
    "mil",
    "cafe",
    "12.5",
    "'12'",
    '"oat milk"',
    '"!"',
    "і",
    "та",
    "не",
    "або",
    "and",
    "or",
    "not",
    "(",
    ")",
    '"',
)
filter_terms = (
    *("note:milk", "payee:sil", "payee=SILPO", "#trip", "tag:#Kyiv", "category:foo", 'category="food"', "account:car"),
    *("by:ann", "kind:income", "since:2026-11", "until:24.12", "on:yesterday", "min:7,05", "max:12.50", "max:1.2.3"),
    *("since:soon", "kind:x", "min=5", "payee:", "other:x"),
)
typed_filters = st.lists(st.sampled_from((*filter_words, *filter_terms)), min_size=1, max_size=7).map(" ".join)
"""Texts of which many are no filters."""
filters = st.recursive(
    st.sampled_from((*filter_words[:6], *filter_terms[:15])),
    lambda part: st.one_of(
        st.builds("not {}".format, part),
        st.builds("({} {})".format, part, part),
        st.builds("({} or {})".format, part, part),
    ),
    max_leaves=5,
)
filtered_entries = of(
    note=st.sampled_from(("", "Oat milk", "Café 12", "молоко")),
    pieces=st.lists(
        of(categoryId=st.sampled_from(("f", "h", "x")), note=st.sampled_from(("", "milk", "oat"))), max_size=3
    ),
    categoryLabel=st.sampled_from(("Food", "Home care", "")),
    accountLabel=st.sampled_from(("Cash", "Credit Card", "")),
    fromAccountLabel=st.sampled_from(("", "Card of Ann")),
    creatorName=st.sampled_from(("Ann", "Bo")),
    kind=st.sampled_from(("expense", "income", "transfer")),
    localDay=st.sampled_from(("2025-12-24", "2026-11-05", "2026-11-25")),
    value=st.sampled_from(("-12.50", "5.00", "7.05")),
    payee=st.sampled_from(("", "Silpo", "СІЛЬПО")),
    tags=st.sampled_from(([], ["trip"], ["trip", "kyiv"])),
)

DRAWN: dict[str, dict[str, st.SearchStrategy[dict[str, Any]]]] = {
    "money": {
        "parse": of(text=st.one_of(numbers_nearly, amounts)),
        "quantize": of(value=st.decimals(-(10**9), 10**9, places=5).map(lambda value: f"{value:f}"), digits=digits),
        "convert": of(amount=amounts, rateFrom=rate_values, rateTo=rate_values, digits=digits),
        "display": of(
            value=amounts,
            symbol=st.sampled_from(("$", "₴", "CHF", "zł", "R$")),
            digits=digits,
            language=st.sampled_from(("en", "ua")),
        ),
    },
    "percent": {
        "percent": of(spent=amounts, budget=not_negative),
        "ratio": of(spent=amounts, budget=not_negative),
        "whole": of(spent=amounts, budget=not_negative),
        "leftPerDay": of(leftAmount=not_negative, days=st.integers(1, 31).map(str), digits=digits),
    },
    "months": {
        "monthOf": of(day=days, firstDay=first_days),
        "dayRange": of(month=months, firstDay=first_days),
        "daysLeft": of(today=near_days, month=st.sampled_from(("2026-11", "2026-12")), firstDay=first_days),
        "parseDay": of(text=st.one_of(days, st.text("0123456789-", min_size=10, max_size=10))),
        "parseMoment": of(text=st.builds(str.__add__, moments, offsets)),
    },
    "conversions": {
        "convert": of(amount=amounts, source=codes, target=codes, rates=rates),
        "total": of(amounts=several(parts), target=codes, rates=rates),
    },
    "balances": {
        "balance": of(accounts=several(accounts), workspaceCurrency=codes, rates=rates),
        "subtotals": of(accounts=several(accounts), workspaceCurrency=codes),
    },
    "expenses": {
        "expense": of(value=positive, currency=codes, accountCurrency=codes, rates=rates),
        "income": of(value=positive, accountCurrency=codes, workspaceCurrency=codes, rates=rates),
        "transfer": of(value=positive, currency=codes, fromCurrency=codes, rates=rates, fromValue=positive),
    },
    "plannings": {
        "view": of(
            month=month_views,
            categories=st.lists(of(id=entries, deleted=flags), unique_by=lambda each: each["id"], max_size=3),
            budgets=st.lists(
                of(categoryId=entries, budget=not_negative, currencyCode=codes, deleted=flags),
                unique_by=lambda each: each["categoryId"],
                max_size=3,
            ),
            daySums=several(of(localDay=near_days, categoryId=entries, currencyCode=codes, spent=not_negative)),
            rates=rates,
        ),
        "pace": of(month=month_views, row=of(currencyCode=codes, budget=not_negative, spent=amounts)),
    },
    "filters": {
        "parse": of(text=typed_filters, today=st.just("2026-11-26")),
        "matches": of(
            text=filters,
            today=st.just("2026-11-26"),
            entry=filtered_entries,
            names=st.just({"f": "Food", "h": "Home care"}),
        ),
    },
    "explanations": {
        "explainMonth": of(of=numbers, **explained),
        "explainRow": of(of=numbers, categoryId=entries, **explained),
    },
    "statistics": {"shares": of(amounts=several(not_negative))},
    "shares": {"split": st.one_of(shared("USD", prices), shared("JPY", st.integers(1, 10**6).map("{}.00".format)))},
    "validation": {
        "name": of(text=st.text(st.characters(exclude_categories=["Cc", "Cn", "Co", "Cs"]), max_size=12)),
        "email": of(text=st.one_of(st.emails(), st.text("ab.@-_ é", max_size=12))),
        "rate": of(text=st.one_of(rate_values, numbers_nearly)),
    },
}


def cases(module: str, name: str, strategy: st.SearchStrategy[dict[str, Any]]) -> list[dict[str, Any]]:
    """Different cases of one function, always the same ones."""
    drawn: dict[str, dict[str, Any]] = {}

    @settings(derandomize=True, database=None, deadline=None, max_examples=CASES, phases=[Phase.generate])
    @given(strategy)
    def draw(given_values: dict[str, Any]) -> None:
        drawn[json.dumps(given_values)] = case(module, name, given_values)

    draw()
    return list(drawn.values())


def case(module: str, name: str, given_values: dict[str, Any]) -> dict[str, Any]:
    try:
        return {"in": given_values, "out": text(function_of(module, name)(**arguments(given_values)))}
    except DomainError as error:
        fields = {field: code.value for field, code in error.fields.items()}
        return {"in": given_values, "error": error.code.value} | ({"fields": fields} if fields else {})


def lines(functions: dict[str, list[dict[str, Any]]]) -> Iterator[str]:
    """One case a line, so that a difference reads well."""
    yield '{\n  "functions": {\n'
    for index, (name, rows) in enumerate(functions.items()):
        yield f'    "{name}": [\n      '
        yield ",\n      ".join(json.dumps(row, ensure_ascii=True) for row in rows)
        yield "\n    ]\n" if index == len(functions) - 1 else "\n    ],\n"
    yield "  }\n}\n"


def main() -> None:
    for module, functions in DRAWN.items():
        rows = {name: cases(module, name, strategy) for name, strategy in functions.items()}
        file = FOLDER / "drawn" / file_of(module).relative_to(FOLDER)
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("".join(lines(rows)), "utf-8")


if __name__ == "__main__":
    main()
