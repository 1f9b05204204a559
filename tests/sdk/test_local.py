import asyncio
import subprocess
import sys
from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from decimal import Decimal
from pathlib import Path

import pytest
from tests.waiting import WAIT_SECONDS

from budget_api.db.lock import FolderLock
from budget_sdk import (
    AccountCreate,
    AccountUpdate,
    AddExpense,
    AsyncClient,
    AuthRequired,
    CategoryCreate,
    CategoryUpdate,
    Client,
    Conflict,
    HistoryUpdate,
    Invalid,
    LocalFileUnusable,
    Login,
    MainAccount,
    NotFound,
    PlanningSet,
    PlanningSetItem,
    PlanningsSet,
    Replaced,
    ReplaceExpense,
    ReplaceTransfer,
    SettingsUpdate,
    SignUp,
    Transfer,
    administration,
)

ID = "0198f7a2-0000-7000-8000-000000000001"
NOBODYS = "0198f7a2-0000-7000-8000-00000000ffff"
ANN = SignUp(name="Ann", email="ann@example.com", password="correct horse")


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    with Client.local(tmp_path) as client:
        yield client


def test_a_fresh_file_has_a_user_with_a_workspace_accounts_and_categories(client: Client) -> None:
    workspace = client.workspaces.list()[0]
    assert client.users.me().settings.workspace == workspace.id
    assert client.workspaces.get(workspace.id) == workspace
    assert [account.name for account in client.accounts.list(workspace.id)] == ["Credit Card", "Cash"]
    assert len(client.categories.list(workspace.id)) == 4
    assert client.health.check().ok


def test_income_and_transfers_are_booked_beside_expenses(client: Client) -> None:
    client.accounts.create(name="Євро", currency_code="EUR")
    paid = client.add_income("2500", "salary", date="2026-02-03", tags=["work"])
    assert (paid.kind, paid.value, paid.account_label, paid.note, paid.local_day, paid.tags) == (
        "income", Decimal(2500), "Credit Card", "salary", "2026-02-03", ["work"],
    )  # fmt: skip
    moved = client.add_transfer("100", "cash", "credit", "for the week", payee="Bank")
    assert (moved.kind, moved.account_label, moved.from_account_label) == ("transfer", "Cash", "Credit Card")
    assert (moved.note, moved.payee) == ("for the week", "Bank")
    abroad = client.add_transfer("50", "євро", "cash", from_value="55")
    assert (abroad.value, abroad.from_value) == (Decimal(50), Decimal(55))
    assert {row.name: row.budget for row in client.accounts.list()} == {"Credit Card": 2400, "Cash": 45, "Євро": 50}


def test_income_goes_to_the_workspace_that_is_named(client: Client) -> None:
    other = client.workspaces.create(name="Trip", currency_code="EUR")
    client.accounts.create(other.id, name="Wallet")
    client.accounts.create(other.id, name="Purse")
    assert client.add_income("10", account="wallet", workspace="Trip").workspace_id == other.id
    moved = client.add_transfer("4", "purse", "wallet", workspace="Trip")
    assert (moved.workspace_id, moved.account_label, moved.currency_code) == (other.id, "Purse", "EUR")


def test_an_expense_moves_the_account_the_month_and_the_history(client: Client) -> None:
    workspace = client.workspaces.list()[0].id
    account, category = client.accounts.list(workspace)[0], client.categories.list(workspace)[0]
    spent = AddExpense(value=Decimal("12.50"), category_id=category.id, account_id=account.id, date="2026-02-03")
    entry = client.history.add_expense(workspace, spent)
    assert entry.value == Decimal("-12.50")
    assert client.accounts.balance(workspace).amount == Decimal("-12.50")
    assert client.plannings.get(workspace, "2026-02-01").spent == Decimal("12.50")
    assert client.history.update(entry.id, HistoryUpdate(note="lunch")).note == "lunch"
    corrected = client.history.replace(
        entry.id, AddExpense(value=Decimal(10), category_id=category.id, account_id=account.id)
    )
    assert client.history.delete(corrected.id).id == corrected.id
    assert client.accounts.balance(workspace).amount == 0
    assert client.history.page(workspace).entries == []


def test_income_is_corrected_keeps_its_day_and_becomes_a_transfer(client: Client) -> None:
    entry = client.accounts.transfer("cash", value=Decimal(100), note="salary", date="2026-02-03")
    assert (entry.workspace_value, entry.workspace_currency_code) == (Decimal(100), "USD")
    corrected = client.history.replace_transfer(entry.id, ReplaceTransfer(value=Decimal(120), account_id="cash"))
    assert (corrected.kind, corrected.note, corrected.local_day) == ("income", "salary", "2026-02-03")
    moved = client.history.replace_transfer(
        corrected.id, value=Decimal(120), account_id="cash", from_account_id="credit card", note="moved"
    )
    assert (moved.kind, moved.from_account_label, moved.workspace_value) == ("transfer", "Credit Card", None)
    newest = client.accounts.history()[-1]
    assert (newest.local_day, newest.note, newest.kind) == ("2026-02-03", "moved", "transfer")
    spent = client.add("5", "food")
    with pytest.raises(Invalid) as refused:
        client.history.replace_transfer(spent.id, value=Decimal(5), account_id="cash")
    assert refused.value.code == "entry.kind"


def test_accounts_are_opened_changed_removed_and_restored(client: Client) -> None:
    workspace = client.workspaces.list()[0].id
    purse = client.accounts.create(workspace, AccountCreate(name="Purse", budget=Decimal(5)))
    assert client.accounts.update(purse.id, AccountUpdate(name="Bag")).name == "Bag"
    assert client.accounts.set_main(purse.id, MainAccount(is_main_account=True)).is_main_account
    other = client.accounts.list(workspace)[0].id
    client.accounts.transfer(other, Transfer(value=Decimal(2), from_account_id=purse.id))
    assert {entry.kind for entry in client.accounts.history(workspace)} >= {"opening", "transfer"}
    client.accounts.delete(other)
    assert [account.id for account in client.accounts.deleted(workspace)] == [other]
    assert client.accounts.restore(other).budget == 2


def test_categories_and_plannings_are_changed_removed_and_restored(client: Client) -> None:
    workspace = client.workspaces.list()[0].id
    books = client.categories.create(workspace, CategoryCreate(name="Book", date="2026-02-01", budget=Decimal(5)))
    assert client.categories.update(books.id, CategoryUpdate(name="Books")).name == "Books"
    row = client.plannings.set(workspace, PlanningSet(category_id=books.id, date="2026-02-01", budget=Decimal(7)))
    assert row.id is not None
    month = client.plannings.get(workspace, "2026-02-01")
    several = PlanningsSet(
        date="2026-02-01", plannings_categories=[PlanningSetItem(category_id=books.id, budget=Decimal(9))]
    )
    assert client.plannings.set_many(workspace, month.id, several).budget == 9
    client.plannings.delete(workspace, row.id)
    assert client.plannings.get(workspace, "2026-02-01").budget == 0
    assert client.plannings.restore(workspace, row.id).budget == 9
    client.categories.delete(books.id)
    assert [category.name for category in client.categories.deleted(workspace)] == ["Books"]
    assert client.categories.restore(books.id).name == "Books"


def test_history_is_read_page_by_page(client: Client, tmp_path: Path) -> None:
    workspace = client.workspaces.list()[0].id
    account = client.accounts.list(workspace)[0].id
    for _ in range(3):
        client.accounts.transfer(account, Transfer(value=Decimal(1)))
    first = client.history.page(workspace, limit=2)
    assert len(first.entries) == 2
    rest = client.history.page(workspace, first.next_cursor)
    ids = [entry.id for entry in (*first.entries, *rest.entries)]
    assert [entry.id for entry in client.history.all(workspace)] == ids
    assert len(ids) == 3


def test_settings_and_rates_are_read_and_changed(client: Client) -> None:
    assert client.settings.update(SettingsUpdate(language="ua")).language == "ua"
    assert client.settings.get().language == "ua"
    assert client.currencies.rates().base_currency == "USD"
    assert client.currencies.rates_by("EUR").base_currency == "EUR"


def test_what_was_stored_is_there_the_next_time(tmp_path: Path) -> None:
    with Client.local(tmp_path) as client:
        workspace = client.workspaces.list()[0].id
        client.accounts.create(workspace, AccountCreate(id=ID, name="Purse"))
    with Client.local(tmp_path) as client:
        assert ID in [account.id for account in client.accounts.list(workspace)]


def test_several_users_in_a_file_must_be_told_apart(tmp_path: Path) -> None:
    with Client.local(tmp_path) as client:
        client.users.me()
        client.users.sign_up(ANN)
    with Client.local(tmp_path) as client, pytest.raises(LocalFileUnusable, match=r"--user.*Me, ann@example\.com"):
        client.users.me()
    with Client.local(tmp_path, "ann@example.com") as client:
        assert client.users.me().name == "Ann"


def test_a_sign_in_speaks_for_the_person_from_then_on(client: Client) -> None:
    assert client.users.sign_up(ANN).name == "Ann"
    client.users.login(Login(email="ann@example.com", password="correct horse"))
    assert client.users.me().email == "ann@example.com"
    client.users.logout()
    with pytest.raises(AuthRequired):
        client.users.me()


def test_the_servers_refusals_arrive_as_their_errors(client: Client) -> None:
    workspace = client.workspaces.list()[0].id
    with pytest.raises(NotFound):
        client.accounts.delete(NOBODYS)
    with pytest.raises(Invalid) as caught:
        client.accounts.create(workspace, AccountCreate(name="", icon="no such icon"))
    assert caught.value.fields.keys() == {"name", "icon"}
    client.accounts.create(workspace, AccountCreate(id=ID, name="Purse"))
    with pytest.raises(Conflict):
        client.accounts.create(workspace, AccountCreate(id=ID, name="Bag"))


def test_the_repeat_of_a_create_whose_row_was_deleted_says_so(client: Client) -> None:
    workspace = client.workspaces.list()[0].id
    client.accounts.create(workspace, AccountCreate(id=ID, name="Purse"))
    client.accounts.delete(ID)
    with pytest.raises(Conflict, match="saved before and has been deleted since") as caught:
        client.accounts.create(workspace, AccountCreate(id=ID, name="Purse"))
    assert caught.value.problem.code == "conflict.deleted"


def test_a_change_of_a_corrected_entry_brings_the_one_that_stands(client: Client) -> None:
    old = client.add(5, "food")
    body = ReplaceExpense(value=Decimal(6), category_id=old.category_id or "", account_id=old.account_id or "")
    standing = client.history.replace(old.id, body)
    changes: list[Callable[[], object]] = [
        lambda: client.history.replace(old.id, body),
        lambda: client.history.update(old.id, HistoryUpdate(note="x")),
        lambda: client.history.delete(old.id),
    ]
    for change in changes:
        with pytest.raises(Replaced, match="Somebody corrected this entry meanwhile") as caught:
            change()
        assert caught.value.current == standing
    assert standing.replaces == old.id


def test_a_notebook_awaits_and_blocks_on_the_same_file_in_turn(tmp_path: Path) -> None:
    async def cells() -> list[str]:
        with Client.local(tmp_path) as blocking:
            workspace = blocking.workspaces.list()[0].id
            blocking.accounts.transfer(blocking.accounts.list(workspace)[0].id, Transfer(value=Decimal(1), note="one"))
        async with AsyncClient.local(tmp_path) as awaiting:
            accounts = await awaiting.accounts.list(workspace)
            await awaiting.accounts.transfer(accounts[0].id, Transfer(value=Decimal(2), note="two"))
            return [entry.note async for entry in awaiting.history.all(workspace)]

    assert asyncio.run(cells()) == ["two", "one"]


def test_two_clients_work_on_a_file_side_by_side(tmp_path: Path) -> None:
    with Client.local(tmp_path) as first, Client.local(tmp_path) as second:
        workspace = first.workspaces.list()[0].id
        second.accounts.create(workspace, AccountCreate(id=ID, name="Purse"))
        assert ID in [account.id for account in first.accounts.list(workspace)]


BOOKING = """
import sys
from budget_api.app import local_file
from budget_sdk import Client, Transfer
local_file.WAIT_SECONDS = float(sys.argv[2])
with Client.local(sys.argv[1]) as client:
    workspace = client.workspaces.list()[0].id
    account = client.accounts.list(workspace)[0].id
    for _ in range(20):
        client.accounts.transfer(account, Transfer(value=1))
"""


def test_scripts_in_two_processes_book_on_a_file_at_once_and_lose_nothing(tmp_path: Path) -> None:
    with Client.local(tmp_path) as notebook:
        workspace = notebook.workspaces.list()[0].id
        words = [sys.executable, "-c", BOOKING, str(tmp_path), str(WAIT_SECONDS)]
        scripts = [subprocess.Popen(words) for _ in range(2)]
        assert [script.wait(WAIT_SECONDS) for script in scripts] == [0, 0]
        assert notebook.accounts.balance(workspace).amount == 40


def test_a_file_that_another_program_goes_on_holding_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_api.app.local_file.WAIT_SECONDS", 0.05)
    lock = FolderLock(tmp_path)
    lock.acquire(None, 0)
    with (
        Client.local(tmp_path) as client,
        pytest.raises(LocalFileUnusable, match="and was not free within"),
    ):
        client.users.me()
    lock.release()


def test_a_file_that_was_replaced_is_opened_anew(tmp_path: Path) -> None:
    with Client.local(tmp_path) as client:
        before = client.workspaces.list()[0].id
        for file in tmp_path.glob("budget.sqlite3*"):
            file.unlink()
        assert client.workspaces.list()[0].id != before


def test_who_has_the_file_is_let_in_again_when_another_program_ended_the_session(tmp_path: Path) -> None:
    with Client.local(tmp_path) as client:
        client.users.me()
        administration.set_password(tmp_path, "Me", "correct horse", "me@example.com")
        assert client.users.me().email == "me@example.com"


def test_a_file_that_is_no_database_says_so(tmp_path: Path) -> None:
    (tmp_path / "budget.sqlite3").write_text("something else " * 100)
    with Client.local(tmp_path) as client, pytest.raises(LocalFileUnusable, match=r"can't be read: .*not a database"):
        client.users.me()


def test_a_folder_that_can_not_be_made_says_so(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with (
        Client.local(tmp_path / "file" / "budget") as client,
        pytest.raises(LocalFileUnusable, match="can't be used"),
    ):
        client.users.me()


def test_a_file_posts_what_is_due_before_the_first_call(tmp_path: Path) -> None:
    today = datetime.now(UTC).date()
    with Client.local(tmp_path) as client:
        client.settings.update(time_zone="UTC")
        home = client.workspaces.list()[0].id
        made = client.schedules.create(
            home,
            kind="expense",
            account_id=client.accounts.list(home)[0].id,
            category_id=client.categories.list(home)[0].id,
            value=Decimal("5"),
            frequency="day",
            start_date=(today - timedelta(days=2)).isoformat(),
            backfill=True,
            mode="post",
        )
        assert len(made.due) == 3
    for _ in range(2):
        with Client.local(tmp_path) as client:
            entries = client.history.page(home).entries
            assert [entry.local_day for entry in entries] == [(today - timedelta(days=n)).isoformat() for n in range(3)]
            assert {entry.schedule_id for entry in entries} == {made.id}
