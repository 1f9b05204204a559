"""Names where ids are asked for, and the workspace in use, on a local file."""

import asyncio
from collections.abc import Iterator
from datetime import date
from decimal import Decimal
from pathlib import Path

import pytest

from budget_sdk import AddExpense, AsyncClient, Client, Holdings, Invalid, PartlyBooked, UnknownName


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("named")


@pytest.fixture(scope="module")
def shared(folder: Path) -> Iterator[Client]:
    with Client.local(folder) as client:
        yield client


@pytest.fixture
def client(shared: Client) -> Iterator[Client]:
    yield shared
    shared.workspace = shared.workspaces.list()[0]


def test_the_workspace_in_use_is_that_of_the_settings_until_another_is_set(client: Client) -> None:
    own = client.workspace
    trip = client.workspaces.create(name="Trip", currency_code="EUR")
    assert own.id == client.settings.get().workspace
    client.workspace = "trip"
    assert (client.workspace.id, client.accounts.balance().currency_code) == (trip.id, "EUR")
    client.workspaces.delete("Trip")
    with pytest.raises(UnknownName, match="No workspace is called 'trip'"):
        client.accounts.list()


def test_names_do_where_ids_are_asked_for(client: Client) -> None:
    client.accounts.create(name="Wallet", budget=Decimal(50))
    client.add("12.50", "food", "lunch", account="wall", date=date(2026, 3, 4))
    client.plannings.set(category_id="food", date="2026-03-01", budget=Decimal(100))
    (entry,) = client.history.all(category_id="FOOD", month="2026-03-01")
    assert (entry.value, entry.account_label, entry.note) == (Decimal("-12.50"), "Wallet", "lunch")
    client.accounts.update("Wallet", name="Purse")
    client.accounts.delete("purse")
    assert client.accounts.restore("Purse").name == "Purse"


def test_a_name_that_nothing_has_is_said_with_those_there_are(client: Client) -> None:
    with pytest.raises(UnknownName, match=r"No category is called 'fod'\. There are: .*Food"):
        client.add(1, "fod")


def test_a_name_that_several_have_is_said_with_their_ids(client: Client) -> None:
    for _ in range(2):
        client.categories.create(name="Twin")
    with pytest.raises(UnknownName, match=r"'twin' can be Twin \(\w{8}\), Twin \(\w{8}\)"):
        client.add(1, "twin")


def replace_category(folder: Path, name: str) -> str:
    """Archive a category and make another one of its name, as a partner does; return the new id."""
    with Client.local(folder) as partner:
        partner.categories.delete(name)
        return partner.categories.create(name=name).id


def test_a_name_whose_id_was_refused_is_looked_up_anew(client: Client, folder: Path) -> None:
    client.categories.create(name="Trip")
    client.add(1, "trip")
    replaced = replace_category(folder, "Trip")
    with pytest.raises(Invalid):
        client.add(2, "trip")
    assert client.add(3, "trip").category_id == replaced


def test_a_name_whose_id_was_refused_is_looked_up_anew_by_an_awaiting_client(tmp_path: Path) -> None:
    async def add_thrice() -> tuple[str | None, str]:
        async with AsyncClient.local(tmp_path) as client:
            await client.add(1, "food")
            replaced = await asyncio.to_thread(replace_category, tmp_path, "Food")
            with pytest.raises(Invalid):
                await client.add(2, "food")
            return (await client.add(3, "food")).category_id, replaced

    used, replaced = asyncio.run(add_thrice())
    assert used == replaced


def test_a_month_names_its_categories_archived_ones_too(client: Client) -> None:
    client.categories.create(name="Boat", date="2026-05-01", budget=Decimal(20))
    client.categories.delete("Boat")
    month = client.month("2026-05")
    assert month.planning.date == "2026-05-01"
    assert {row.category: row.budget for row in month.categories}["Boat"] == 20


def test_a_balance_shows_each_account_in_one_currency_with_bars_blocking_and_awaiting(tmp_path: Path) -> None:
    async def awaited() -> Holdings:
        async with AsyncClient.local(tmp_path) as awaiting:
            return await awaiting.balance()

    with Client.local(tmp_path) as client:
        client.accounts.update("Cash", budget=Decimal(50))
        client.accounts.create(name="Krona", currency_code="SEK", budget=Decimal(1000))
        client.accounts.create(name="Loan", type="debt", budget=Decimal(-25))
        holdings = client.balance()
    assert asyncio.run(awaited()) == holdings
    worth = {row.account: row.value or Decimal(0) for row in holdings.accounts}
    assert (worth["Cash"], worth["Loan"], holdings.balance.amount) == (Decimal(50), Decimal(-25), 50 + worth["Krona"])
    shown = holdings._repr_html_()
    assert shown.startswith(f"<p><b>{holdings.balance.amount} USD</b></p>")
    most = max(worth.values())
    assert all(f"width:{8 * max(value, Decimal(0)) / most:.2f}em" in shown for value in worth.values())
    assert (shown.count("✓"), shown.count("<td>Loan</td><td>-25.00</td><td>USD</td>")) == (3, 1)


def test_many_expenses_come_back_in_their_order(client: Client) -> None:
    sent = [AddExpense(value=Decimal(value), category_id="food", account_id="") for value in range(1, 30)]
    assert [-entry.value for entry in client.add_many(sent)] == [one.value for one in sent]


def test_of_many_expenses_the_refused_ones_are_named_and_the_others_booked(client: Client) -> None:
    bad = AddExpense(value=Decimal(-1), category_id="food", account_id="")
    good = AddExpense(value=Decimal(1), category_id="food", account_id="")
    with pytest.raises(PartlyBooked, match="1 booked, 1 refused") as refused:
        client.add_many([bad, good])
    assert [type(error) for _, error in refused.value.refused] == [Invalid]
    assert [entry.value for entry in refused.value.booked] == [-1]


def test_a_float_is_no_amount(client: Client) -> None:
    with pytest.raises(TypeError, match=r"not 12\.5"):
        client.add(12.5, "food")  # type: ignore[arg-type] # what it is for


def test_awaiting_does_the_same(tmp_path: Path) -> None:
    async def spent() -> tuple[Decimal, Decimal, int]:
        async with AsyncClient.local(tmp_path) as client:
            workspace = await client.workspace
            client.workspace = workspace.name
            await client.add("5", "food")
            many = await client.add_many([AddExpense(value=Decimal(2), category_id="food", account_id="")] * 2)
            month = await client.month()
            food = next(row for row in month.categories if row.category == "Food")
            return month.planning.spent, food.spent, len(many)

    assert asyncio.run(spent()) == (Decimal(9), Decimal(9), 2)


def test_categories_and_accounts_are_put_in_order_by_name_or_id(client: Client) -> None:
    client.workspace = client.workspaces.create(name="Order", currency_code="USD")
    for name in ("First", "Second", "Third"):
        client.categories.create(name=name)
        client.accounts.create(name=name)
    third = next(row for row in client.categories.list() if row.name == "Third")
    answer = client.categories.order([third.id, "second"])
    assert [row.name for row in answer] == [row.name for row in client.categories.list()]
    assert [row.name for row in answer][:3] == ["Third", "Second", "Food"]
    assert [row.name for row in client.accounts.order(["third", "first"])][:2] == ["Third", "First"]
    with pytest.raises(UnknownName, match="No account is called 'fourth'"):
        client.accounts.order(["fourth"])
    with pytest.raises(Invalid) as raised:
        client.categories.order([third.id, third.id])
    assert raised.value.fields == {"ids.1": "validation.unique"}


def test_an_order_can_be_awaited_and_names_its_workspace(folder: Path, client: Client) -> None:
    home = client.workspaces.create(name="Awaited", currency_code="USD")
    client.workspace = home
    for name in ("First", "Second"):
        client.categories.create(name=name)

    async def order() -> list[str]:
        async with AsyncClient.local(folder) as awaiting:
            return [row.name for row in await awaiting.categories.order(["Second"], "Awaited")]

    assert asyncio.run(order())[:2] == ["Second", "Food"]


def test_an_expense_is_divided_and_given_back_by_names(client: Client) -> None:
    entry = client.add("80", note="Lidl", lines={"food": "60", "transport": 20})
    assert [line.value for line in entry.lines] == [Decimal("-60.00"), Decimal("-20.00")]
    back = client.add_refund("5", "transport", of=entry.id)
    assert (back.kind, back.category_label, back.refund_of) == ("refund", "Transport", entry.id)
    moved = client.history.replace(entry.id, value=Decimal(80), account_id="cash")
    assert [line.value for line in moved.lines] == [line.value for line in entry.lines]
    with pytest.raises(Invalid, match=r"lines\.sum"):
        client.add("80", lines={"food": "60"})


def test_an_awaiting_client_divides_and_gives_back_too(client: Client, folder: Path) -> None:
    async def use() -> tuple[Decimal, Decimal]:
        async with AsyncClient.local(folder) as other:
            entry = await other.add("80", lines={"food": "60", "transport": 20})
            return entry.value, (await other.add_refund("80", of=entry.id)).value

    assert asyncio.run(use()) == (Decimal("-80.00"), Decimal("80.00"))
