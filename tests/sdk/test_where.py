"""Filters in words and sums in groups, of a local file; what is asked of the server is seen too."""

import asyncio
from collections.abc import Iterator
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from tests.rates import set_rates

from budget_sdk import AsyncClient, Client, UnknownName, WrongFilter
from budget_sdk.driver import Action, Attempt
from budget_sdk.operation import Operation


class Watched(Client):
    """A client that keeps the operations it sends."""

    def _act(self, action: Action) -> Any:
        if isinstance(action, Attempt):
            self.seen.append(action.operation)
        return super()._act(action)

    seen: list[Operation[Any]]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Five entries of three months, one divided, and one in euros, which were worth more on its day."""
    folder = tmp_path_factory.mktemp("where")
    with Client.local(folder) as opened:
        travel = opened.accounts.create(name="Travel", currency_code="EUR")
        set_rates(folder, EUR="0.80")
        opened.add("12.50", "food", "Lunch with Ann", date="2026-09-10")
        opened.add("30", "transport", "taxi", account="cash", date="2026-10-10")
        opened.add("80", lines={"food": "60", "transport": "20"}, note="market", date="2026-11-10")
        opened.add_refund("10", "food", "returned lunch", date="2026-11-11")
        opened.accounts.transfer(travel.id, value=Decimal(80), date="2026-11-12", note="salary")
        set_rates(folder, EUR="0.50")
    return folder


@pytest.fixture
def client(folder: Path) -> Iterator[Watched]:
    """A client that nothing was asked of yet."""
    with Watched.local(folder) as opened:
        opened.seen = []
        yield opened


def notes(client: Client, where: str, **more: Any) -> list[str]:
    return [entry.note for entry in client.history.all(where=where, **more)]


@pytest.mark.parametrize(
    ("where", "found"),
    [
        ("lunch", ["returned lunch", "Lunch with Ann"]),
        ("lunch and not kind:refund", ["Lunch with Ann"]),
        ("taxi or (food min:60)", ["market", "taxi"]),
        ("category:transport", ["market", "taxi"]),
        ("account:travel since:2026-11", ["salary"]),
        ("on:2026-10", ["taxi"]),
        ("until:2026-10-10", ["taxi", "Lunch with Ann"]),
        ("by:me food max:12.50", ["returned lunch", "Lunch with Ann"]),
        ("12.5 lunch", ["Lunch with Ann"]),
        ("", ["salary", "returned lunch", "market", "taxi", "Lunch with Ann"]),
    ],
)
def test_a_filter_in_words_finds_entries(client: Watched, where: str, found: list[str]) -> None:
    assert notes(client, where) == found


def test_a_filter_is_one_condition_of_the_call(client: Watched) -> None:
    where = "lunch kind:expense category:food or by:me"
    notes(client, where)
    client.sums("tag", where=where)
    b"".join(client.history.export_csv(where=where))
    asked = {one.call.id: one.query["where"] for one in client.seen if "where" in one.query}
    assert asked == {"listHistory": where, "getEntrySums": where, "exportHistory": where}


def test_a_wrong_filter_says_what_is_wrong_and_where(client: Watched) -> None:
    with pytest.raises(WrongFilter, match="A bracket is not closed") as raised:
        notes(client, "not (food")
    assert (raised.value.error.code, raised.value.error.position) == ("filter.unclosed", 4)
    with pytest.raises(WrongFilter, match="soon is not a day"):
        client.sums(where="since:soon")


def test_a_name_that_nothing_has_is_an_error_with_the_names_there_are(client: Watched) -> None:
    with pytest.raises(UnknownName, match=r"category is called 'rent'.*Food"):
        notes(client, "not category:rent")


def test_keywords_and_a_filter_hold_together(client: Watched) -> None:
    assert notes(client, "lunch", kind="expense") == ["Lunch with Ann"]


def test_the_awaiting_client_finds_the_same(client: Watched, folder: Path) -> None:
    client.close()

    async def found() -> tuple[list[str], Decimal]:
        async with AsyncClient.local(folder) as awaiting:
            rows = await awaiting.sums(where="lunch")
            return [entry.note async for entry in awaiting.history.all(where="lunch")], rows[0].spent

    assert asyncio.run(found()) == (["returned lunch", "Lunch with Ann"], Decimal("2.50"))


def grouped(client: Client, *keys: Any, **filters: Any) -> dict[tuple[str, str], tuple[int, str, str]]:
    found = client.sums(*keys, **filters)
    return {(row.row, row.column): (row.count, str(row.spent), str(row.income)) for row in found}


@pytest.mark.parametrize("where", ["", "not (kind:income and on:2020)"])
def test_sums_are_those_of_the_entries_that_pass(client: Watched, where: str) -> None:
    assert grouped(client, "category", "month", where=where) == {
        ("Food", "2026-09"): (1, "12.50", "0.00"),
        ("Food", "2026-11"): (2, "50.00", "0.00"),
        ("Transport", "2026-10"): (1, "30.00", "0.00"),
        ("Transport", "2026-11"): (1, "20.00", "0.00"),
        ("", "2026-11"): (1, "0.00", "100.00"),
    }
    assert not any(one.call.id == "listHistory" for one in client.seen)


@pytest.mark.parametrize(
    "where", ["category:food category:transport", "account:cash account:credit", "kind:refund kind:expense"]
)
def test_two_values_of_one_field_are_both_asked_for(client: Watched, where: str) -> None:
    assert grouped(client, where=where) == {}


@pytest.mark.parametrize("key", ["person", "account", "kind", "tag"])
def test_other_groups_are_alike_too(client: Watched, key: Any) -> None:
    assert grouped(client, key) == grouped(client, key, where="not on:2020")
    assert sum(Decimal(income) for _, _, income in grouped(client, key).values()) == 100


def test_of_a_divided_entry_only_the_lines_that_pass_count(client: Watched) -> None:
    assert grouped(client, where="category:transport") == {("", ""): (2, "50.00", "0.00")}
    assert grouped(client, where="category:transport or on:2020") == {("", ""): (2, "50.00", "0.00")}
    assert grouped(client, category_id="transport", month="2026-11") == {("", ""): (1, "20.00", "0.00")}


def test_a_filter_and_keywords_narrow_each_other(client: Watched) -> None:
    assert grouped(client, where="since:2026-10", until="2026-10-31", least="5") == {("", ""): (1, "30.00", "0.00")}
    assert grouped(client, where="kind:income", kind="expense") == {}


FIELDS = {"least": "min", "most": "max", "account_id": "account"}


@pytest.mark.parametrize("is_swapped", [False, True])
@pytest.mark.parametrize(
    ("name", "values", "count"),
    [
        ("since", ("2026-10-01", "2026-11-11"), 2),
        ("until", ("2026-10-31", "2026-11-10"), 2),
        ("least", ("12", "40"), 2),
        ("most", ("12", "40"), 1),
        ("search", ("lunch", "returned"), 1),
        ("kind", ("refund", "expense"), 0),
        ("account_id", ("cash", "credit"), 0),
    ],
)
def test_a_filter_and_the_keyword_of_the_same_condition_hold_both(
    client: Watched, name: str, values: tuple[str, str], count: int, is_swapped: bool
) -> None:
    typed, given = reversed(values) if is_swapped else values
    where = typed if name == "search" else f"{FIELDS.get(name, name)}:{typed}"
    sums = grouped(client, "kind", where=where, **{name: given})
    assert sum(number for number, _, _ in sums.values()) == count
    assert len(notes(client, where, **{name: given})) == count


def test_there_are_no_other_filters(client: Watched) -> None:
    with pytest.raises(TypeError, match="no filter weather"):
        client.sums("month", weather="fine")  # type: ignore[call-arg]  # as a program without types might
