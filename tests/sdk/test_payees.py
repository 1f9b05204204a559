"""Payees and tags in Python."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from budget_sdk import Client, Table
from budget_sdk.expenses import expense


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client.local(tmp_path) as client:
        yield client


def test_entries_are_booked_and_found_by_payee_and_tag(client: Client) -> None:
    spent = client.add("12", "food", payee="Сільпо", tags=["Trip"])
    back = client.add_refund("2", of=spent.id, payee="СІЛЬПО", tags=["trip"])
    client.add("1", "food")
    assert (spent.payee, spent.tags, back.payee) == ("Сільпо", ["trip"], "СІЛЬПО")
    assert {entry.id for entry in client.history.all(payee="сільпо", tag="trip")} == {spent.id, back.id}
    exported = b"".join(client.history.export_csv(payee="сільпо")).decode()
    assert exported.count("\r\n") == 3


def test_payees_and_tags_are_tables_that_are_renamed(client: Client) -> None:
    client.add("12", "food", payee="SILPO 12", tags=["a"])
    assert isinstance(client.payees.list(), Table)
    assert client.payees.list(search="silpo").to_dicts()[0]["name"] == "SILPO 12"
    assert client.payees.rename(name="silpo 12", new_name="Сільпо").count == 1
    assert client.tags.rename(name="a", new_name="b").count == 1
    assert [(row.name, row.count) for row in client.payees.list()] == [("Сільпо", 1)]
    assert [(row.name, row.count) for row in client.tags.list()] == [("b", 1)]
    assert [(rule.text, rule.payee) for rule in client.imports.rules()] == [("silpo 12", "Сільпо")]
    assert client.statistics.payees().payees[0].name == "Сільпо"
    assert client.statistics.tags(payee="сільпо").tags[0].name == "b"


def test_many_are_booked_with_their_payees_and_tags(client: Client) -> None:
    names = ("Сільпо", "Novus", "")
    booked = client.add_many(
        expense("5", "food", "", None, "2026-02-03", payee=name, tags=[f"t{at}"]) for at, name in enumerate(names)
    )
    assert [(entry.payee, entry.tags) for entry in booked] == [("Сільпо", ["t0"]), ("Novus", ["t1"]), ("", ["t2"])]
    assert len(client.activity.page().change_sets[0].changes) == 3
