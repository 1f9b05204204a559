"""Statistics by payee and tag, and of the entries of a payee or with a tag."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.api.database import store_rates
from tests.api.people import Person, sign_up

pytestmark = pytest.mark.both_databases

MONTHS = {"from": "2026-11", "to": "2026-12"}


@pytest.fixture
def books(ann: Person) -> Person:
    """Books on the server of the other tests."""
    return furnished(ann)


def furnished(ann: Person) -> Person:
    """Spending in two months, a refund, an income, lines and another currency."""
    ann.spend("10", payee="Сільпо", tags=["home"], date="2026-11-05")
    ann.spend("5", "Transport", payee="СІЛЬПО", tags=["home", "trip"], date="2026-12-05")
    ann.spend("7", payee="Сільпо", date="2026-12-06")
    ann.spend("20", "Transport", payee="Novus", tags=["trip"], date="2026-12-07")
    ann.spend("1", date="2026-12-08")
    ann.spend("99", payee="Сільпо", date="2026-10-01")
    lines = [
        {"categoryId": ann.categories[name], "value": value} for name, value in (("Food", "2"), ("Transport", "1"))
    ]
    body = {"value": "3", "accountId": ann.accounts["Cash"], "lines": lines, "payee": "Сільпо", "date": "2026-12-09"}
    ann.post(f"/history/{ann.workspace}/add-expenses", body)
    back = {"value": "4", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], "payee": "Novus"}
    ann.post(f"/history/{ann.workspace}/add-refund", {**back, "date": "2026-12-10"})
    ann.post(f"/account/transfer/{ann.accounts['Cash']}", {"value": "50", "payee": "Boss", "date": "2026-12-11"})
    return ann


def stats(person: Person, which: str, **query: Any) -> Any:
    return person.get(f"/statistics/{person.workspace}/{which}", **MONTHS, **query)


def test_spending_by_payee_is_net_and_most_first(books: Person) -> None:
    found = stats(books, "payee-stats")
    rows = [(each["name"], each["amount"], each["count"]) for each in found["payees"]]
    assert rows == [("Сільпо", "25.00", 4), ("Novus", "16.00", 2), ("", "1.00", 1)]
    assert (found["total"], found["currencyCode"], found["notConverted"]) == ("42.00", "USD", [])


def test_spending_by_tag_counts_an_entry_for_each_of_its_tags(books: Person) -> None:
    found = stats(books, "tag-stats")
    assert [(each["name"], each["amount"], each["count"]) for each in found["tags"]] == [
        ("trip", "25.00", 2),
        ("home", "15.00", 2),
    ]
    assert found["total"] == "42.00"
    assert [each["name"] for each in stats(books, "payee-stats", tag="trip")["payees"]] == ["Novus", "СІЛЬПО"]
    assert [each["name"] for each in stats(books, "tag-stats", payee="novus")["tags"]] == ["trip"]


def test_months_of_a_payee_or_a_tag(books: Person) -> None:
    def months(**query: Any) -> list[tuple[str, str]]:
        return [(each["spent"], each["income"]) for each in stats(books, "main-stats", **query)["months"]]

    assert months() == [("10.00", "0.00"), ("32.00", "50.00")]
    assert months(payee="сільпо") == [("10.00", "0.00"), ("15.00", "0.00")]
    assert months(payee="boss") == [("0.00", "0.00"), ("0.00", "50.00")]
    assert months(payee="сільпо", tag="trip") == [("0.00", "0.00"), ("5.00", "0.00")]
    assert months(payee="") == [("0.00", "0.00"), ("1.00", "0.00")]


def test_categories_of_a_payee_count_their_lines(books: Person) -> None:
    def spent(**query: Any) -> dict[str, list[str]]:
        found = stats(books, "category-stats", **query)["categories"]
        return {each["name"]: [month["spent"] for month in each["months"]] for each in found}

    named = spent(payee="сільпо")
    assert (named["Food"], named["Transport"]) == (["10.00", "9.00"], ["0.00", "6.00"])
    assert spent(tag="trip")["Transport"] == ["0.00", "25.00"]
    every = spent()
    assert (every["Food"], every["Transport"]) == (["10.00", "6.00"], ["0.00", "26.00"])


def test_amounts_are_converted_and_what_has_no_rate_is_named(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5")
        books = furnished(sign_up(client))
        account = books.accounts["Cash"]
        body = {"categoryId": books.categories["Food"], "accountId": account, "payee": "Novus", "date": "2026-12-12"}
        path = f"/history/{books.workspace}/add-expenses"
        books.post(path, {**body, "value": "8", "currencyCode": "EUR", "accountValue": "16"})
        books.post(path, {**body, "value": "9", "currencyCode": "SEK", "accountValue": "1", "payee": "Gone"})
        found = stats(books, "payee-stats")
        assert [(each["name"], each["amount"]) for each in found["payees"][:2]] == [
            ("Novus", "32.00"),
            ("Сільпо", "25.00"),
        ]
        assert [each["currencyCode"] for each in found["notConverted"]] in ([], ["SEK"])
