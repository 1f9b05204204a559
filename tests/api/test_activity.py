"""The log of changes, and undo: every kind of change is taken back exactly, and given back by undoing the undo."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import ChangeRow
from tests.api.database import write
from tests.api.members import invite, join
from tests.api.people import Person

MONTH = "2026-12-01"
DAY = "2026-12-05"
BY_US = {"version", "updatedAt", "revision"}


@dataclass
class Home:
    """A workspace in which something was planned and spent."""

    ann: Person
    entry: str = ""
    planned: str = ""
    shopping: str = ""
    milk: str = ""

    @property
    def cash(self) -> str:
        return f"/account/{self.ann.accounts['Cash']}"

    @property
    def food(self) -> str:
        return f"/category/{self.ann.categories['Food']}"

    def plan(self, budget: str, category: str = "Food") -> Any:
        body = {"categoryId": self.ann.categories[category], "date": MONTH, "budget": budget}
        return self.ann.post(f"/planning/{self.ann.workspace}/planning-category", body, None)

    def plan_many(self) -> Any:
        budgets = [("Food", "1"), ("Transport", "2"), ("Food", "3")]
        rows = [{"categoryId": self.ann.categories[name], "budget": budget} for name, budget in budgets]
        month = f"/planning/{self.ann.workspace}/{self.ann.month(MONTH)['id']}/planning"
        return self.ann.put(month, {"date": MONTH, "planningsCategories": rows})

    def plan_months(self) -> Any:
        food, transport = self.ann.categories["Food"], self.ann.categories["Transport"]
        month = {"planningsCategories": [{"categoryId": transport, "budget": "2"}], "removedCategories": [food]}
        body = {"months": [{"date": each, **month} for each in (MONTH, "2031-01-01")]}
        return self.ann.put(f"/planning/{self.ann.workspace}/months", body)

    def spend(self, value: str = "12.50", **more: Any) -> Any:
        return self.ann.spend(value, date=DAY, **more)

    def replace(self) -> Any:
        ids = {"categoryId": self.ann.categories["Transport"], "accountId": self.ann.accounts["Cash"]}
        return self.ann.post(f"/history/{self.entry}/replace", {"value": "9", "date": DAY, **ids})

    def transfer(self, **more: Any) -> Any:
        return self.ann.post(f"/account/transfer/{self.ann.accounts['Cash']}", {"value": "30", "date": DAY, **more})

    def move_out_of_cash(self) -> Any:
        body = {"value": "30", "date": DAY, "fromAccountId": self.ann.accounts["Cash"]}
        return self.ann.post(f"/account/transfer/{self.ann.accounts['Credit Card']}", body)

    def create_account(self, **more: Any) -> Any:
        return self.ann.post(f"/account/{self.ann.workspace}/create", {"name": "Bank", **more})

    def create_category(self) -> Any:
        body = {"name": "Books", "date": MONTH, "budget": "40"}
        return self.ann.post(f"/category/{self.ann.workspace}/create", body)

    def order(self, noun: str, ids: dict[str, str]) -> Any:
        return self.ann.put(f"/{noun}/{self.ann.workspace}/order", {"ids": [*reversed(ids.values())]})

    def create_list(self, **more: Any) -> Any:
        body = {"name": "Shop", "listItems": [{"label": "Milk"}, {"label": "Bread"}], **more}
        return self.ann.post(f"/list/{self.ann.workspace}/create", body)

    def items(self) -> Any:
        """The items of the list."""
        (row,) = [row for row in self.seen()["lists"] if self.shopping.endswith(row["id"])]
        return row["listItems"]

    def update_workspace(self, **fields: Any) -> Any:
        return self.ann.put(f"/workspace/{self.ann.workspace}", fields)

    def log(self) -> list[dict[str, Any]]:
        """The newest change sets."""
        return list(self.ann.get(f"/activity/{self.ann.workspace}")["changeSets"])

    def undo(self, revision: int | None = None, status: int = 201) -> dict[str, Any]:
        """Take a change set back, by default the newest one."""
        revision = revision or self.log()[0]["revision"]
        return dict(self.ann.post(f"/activity/{self.ann.workspace}/{revision}/undo", None, status))

    def seen(self) -> dict[str, Any]:
        """All that people see of the money."""
        month = self.ann.month(MONTH)
        balance = self.ann.get(f"/account/my/{self.ann.workspace}/balance")["amount"]
        return {
            **{name: _plain(rows) for name, rows in self.rows().items()},
            "month": {key: (row["budget"], row["spent"]) for key, row in month["rows"].items()},
            "totals": (month["budget"], month["spent"], balance),
        }

    def rows(self) -> dict[str, list[dict[str, Any]]]:
        """All rows that are not deleted, by what they are."""
        workspace = self.ann.workspace
        return {
            "accounts": self.ann.get(f"/account/my/{workspace}/new"),
            "categories": self.ann.get(f"/category/{workspace}/list"),
            "lists": self.ann.get(f"/list/{workspace}"),
            "workspace": [self.ann.get(f"/workspace/{workspace}")],
            "entries": self.ann.get(f"/history/{workspace}/list-new")["entries"],
        }

    def versions(self) -> dict[str, int]:
        """The version of each row, by its id."""
        return {row["id"]: row["version"] for rows in self.rows().values() for row in rows}


def _plain(rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [{name: value for name, value in row.items() if name not in BY_US} for row in rows]


@pytest.fixture
def home(ann: Person) -> Home:
    """Ann's: 40 spent on food of 200 planned, from the card; a list of milk and bread."""
    home = Home(ann)
    home.planned = home.plan("200")["id"]
    home.entry = home.spend("40", note="lunch")["id"]
    made = home.create_list(categoryId=ann.categories["Food"])
    home.shopping, home.milk = f"/list/{made['id']}", made["listItems"][0]["id"]
    return home


CHANGES: dict[str, Callable[[Home], Any]] = {
    "an added expense": lambda home: home.spend(),
    "a deleted expense": lambda home: home.ann.delete(f"/history/{home.entry}"),
    "a corrected expense": Home.replace,
    "an edited note": lambda home: home.ann.put(f"/history/{home.entry}", {"note": "dinner"}),
    "an added amount": Home.transfer,
    "a transfer": lambda home: home.transfer(fromAccountId=home.ann.accounts["Credit Card"]),
    "an edited account": lambda home: home.ann.put(home.cash, {"name": "Purse", "isShowInBalance": False}),
    "a balance set by hand": lambda home: home.ann.put(home.cash, {"budget": "75.25", "icon": "landmark"}),
    "a new account": lambda home: home.create_account(budget="10"),
    "a new main account": lambda home: home.create_account(isMainAccount=True),
    "a deleted account": lambda home: home.ann.delete(home.cash),
    "another main account": lambda home: home.ann.put(f"{home.cash}/main-account", {"isMainAccount": True}),
    "a renamed category": lambda home: home.ann.put(home.food, {"name": "Meals"}),
    "a new category": Home.create_category,
    "an archived category": lambda home: home.ann.delete(home.food),
    "another order of the categories": lambda home: home.order("category", home.ann.categories),
    "another order of the accounts": lambda home: home.order("account", home.ann.accounts),
    "a first budget": lambda home: home.plan("55", "Transport"),
    "a changed budget": lambda home: home.plan("300"),
    "a removed budget": lambda home: home.ann.delete(f"/planning/{home.ann.workspace}/delete/{home.planned}"),
    "several budgets": Home.plan_many,
    "several months": Home.plan_months,
    "a new list": Home.create_list,
    "an edited list": lambda home: home.ann.put(
        home.shopping, {"name": "Market", "categoryId": None, "isPinned": True}
    ),
    "a ticked item": lambda home: home.ann.put(f"{home.shopping}/items/{home.milk}", {"isChecked": True}),
    "an added item": lambda home: home.ann.post(f"{home.shopping}/items", {"label": "Tea", "price": "2"}),
    "a removed item": lambda home: home.ann.delete(f"{home.shopping}/items/{home.milk}"),
    "other items": lambda home: home.ann.put(home.shopping, {"listItems": [{"label": "Tea"}, {"label": "Milk"}]}),
    "a deleted list": lambda home: home.ann.delete(home.shopping),
    "an edited workspace": lambda home: home.update_workspace(name="Home", firstDayOfMonth=10),
    "another currency": lambda home: home.update_workspace(currencyCode="EUR"),
}


@pytest.mark.both_databases
@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_undo_takes_every_change_back_and_undoing_that_gives_it_back(home: Home, change: Callable[[Home], Any]) -> None:
    before = home.seen()
    change(home)
    after = home.seen()
    assert after != before
    done = home.log()[0]["revision"]
    undone = home.undo(done)
    assert home.seen() == before
    redone = home.undo(undone["revision"])
    assert home.seen() == after
    home.undo(redone["revision"])
    assert home.seen() == before
    assert (undone["undoes"], redone["undoes"]) == (done, undone["revision"])


DELETIONS = ("expense", "account", "category", "list")


@pytest.mark.parametrize("name", [name for name in CHANGES if name.split()[-1] in DELETIONS])
def test_each_change_undo_and_redo_of_a_row_raises_its_version(home: Home, name: str) -> None:
    seen = [home.versions()]
    CHANGES[name](home)
    seen.append(home.versions())
    for _ in range(2):
        home.undo()
        seen.append(home.versions())
    touched = {change["entityId"] for change in home.log()[0]["changes"]}
    steps = {row: [each[row] - at for at, each in enumerate(seen) if row in each] for row in touched}
    assert max(map(len, steps.values())) > 1
    assert steps == {row: sorted(found) for row, found in steps.items()}


def test_a_change_set_names_who_and_only_what_differs(home: Home) -> None:
    home.ann.put(home.cash, {"name": "Purse"})
    newest = home.log()[0]
    assert (newest["userId"], newest["userName"], newest["undoable"]) == (home.ann.id, "Ann", True)
    assert newest["changes"] == [
        {
            "entity": "account",
            "entityId": home.ann.accounts["Cash"],
            "kind": "updated",
            "replaces": None,
            "label": "Purse",
            "date": None,
            "before": {"name": "Cash"},
            "after": {"name": "Purse"},
        }
    ]


def test_changes_are_labelled_as_people_call_them(home: Home) -> None:
    home.transfer()
    found = [
        (change["entity"], change["kind"], change["label"], change["date"])
        for change_set in home.log()
        for change in change_set["changes"]
    ]
    assert [found[0][:3], *found[1:]] == [
        ("history", "created", "Cash"),
        ("list", "created", "Shop", None),
        ("history", "created", "Food", DAY),
        ("planning", "created", "Food", MONTH),
    ]


def test_the_log_comes_in_pages_newest_first(home: Home) -> None:
    for number in range(3):
        home.plan(f"{number}.50")
    whole = [change_set["revision"] for change_set in home.log()]
    assert whole == sorted(whole, reverse=True)
    paged: list[int] = []
    cursor = None
    while cursor is not None or not paged:
        page = home.ann.get(f"/activity/{home.ann.workspace}", limit=2, **({"cursor": cursor} if cursor else {}))
        paged += [change_set["revision"] for change_set in page["changeSets"]]
        cursor = page["nextCursor"]
    assert paged == whole


def test_a_page_of_the_log_is_as_long_as_asked_within_its_bounds(home: Home, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_core.base.limits.ACTIVITY_PAGE_MAX", 2)
    pages = [home.ann.get(f"/activity/{home.ann.workspace}", limit=limit) for limit in (0, 1, 2, 3)]
    assert [len(page["changeSets"]) for page in pages] == [1, 1, 2, 2]


def test_a_page_that_ends_with_the_log_has_no_next_one(home: Home) -> None:
    ann = home.ann
    whole = ann.get(f"/activity/{ann.workspace}")
    count = len(whole["changeSets"])
    ends = [ann.get(f"/activity/{ann.workspace}", limit=limit)["nextCursor"] for limit in (count, count + 1)]
    assert (whole["nextCursor"], ends) == (None, [None, None])


@pytest.mark.parametrize("cursor", ["x", "-1", "1.5", "9" * 30, "9" * 5000])
def test_a_cursor_that_is_none_of_ours_is_a_wrong_field(ann: Person, cursor: str) -> None:
    answer = ann.call("GET", f"/activity/{ann.workspace}", cursor=cursor)
    assert (answer.status_code, answer.json()["fields"]) == (422, {"cursor": "validation.type"})


def test_the_last_changes_can_be_undone_one_after_the_other(home: Home) -> None:
    start = home.seen()
    for budget in ("210", "220", "230"):
        home.plan(budget)
    for revision in [change_set["revision"] for change_set in home.log()[:3]]:
        home.undo(revision)
    assert home.seen() == start


def test_an_undo_sent_twice_takes_back_once(home: Home) -> None:
    home.spend()
    revision = home.log()[0]["revision"]
    assert home.undo(revision) == home.undo(revision)
    assert home.ann.budget() == "-40.00"
    assert [change_set["undoneBy"] for change_set in home.log()[:2]] == [None, home.log()[0]["revision"]]


BUILT_ON: dict[str, tuple[Callable[[Home], Any], Callable[[Home, Any], Any]]] = {
    "an entry whose note was edited": (
        lambda home: home.spend(),
        lambda home, made: home.ann.put(f"/history/{made['id']}", {"note": "later"}),
    ),
    "a note that was edited again": (
        lambda home: home.ann.put(f"/history/{home.entry}", {"note": "dinner"}),
        lambda home, made: home.ann.put(f"/history/{home.entry}", {"note": "later"}),
    ),
    "a note of an entry that was deleted": (
        lambda home: home.ann.put(f"/history/{home.entry}", {"note": "dinner"}),
        lambda home, made: home.ann.delete(f"/history/{home.entry}"),
    ),
    "an entry of a category archived since": (
        lambda home: home.ann.delete(f"/history/{home.entry}"),
        lambda home, made: home.ann.delete(home.food),
    ),
    "an entry of an account deleted since": (
        lambda home: home.ann.delete(f"/history/{home.spend(account='Cash')['id']}"),
        lambda home, made: home.ann.delete(home.cash),
    ),
    "a transfer from an account deleted since": (
        lambda home: home.ann.delete(f"/history/{home.move_out_of_cash()['id']}"),
        lambda home, made: home.ann.delete(home.cash),
    ),
    "an account that was spent from": (
        lambda home: home.create_account(),
        lambda home, made: home.transfer(fromAccountId=made["id"]),
    ),
    "an account whose balance was set": (
        lambda home: home.create_account(),
        lambda home, made: home.ann.put(f"/account/{made['id']}", {"budget": "5"}),
    ),
    "an account that became the main one": (
        lambda home: home.create_account(),
        lambda home, made: home.ann.put(f"/account/{made['id']}/main-account", {"isMainAccount": True}),
    ),
    "a balance that was set again": (
        lambda home: home.ann.put(home.cash, {"budget": "5"}),
        lambda home, made: home.ann.put(home.cash, {"budget": "6"}),
    ),
    "a main flag whose former holder was deleted": (
        lambda home: home.ann.put(f"{home.cash}/main-account", {"isMainAccount": True}),
        lambda home, made: home.ann.delete(f"/account/{home.ann.accounts['Credit Card']}"),
    ),
    "a category that was spent on": (
        Home.create_category,
        lambda home, made: home.ann.post(
            f"/history/{home.ann.workspace}/add-expenses",
            {"value": "1", "categoryId": made["id"], "accountId": home.ann.accounts["Cash"]},
        ),
    ),
    "a category that was planned for": (
        Home.create_category,
        lambda home, made: home.ann.post(
            f"/planning/{home.ann.workspace}/planning-category",
            {"categoryId": made["id"], "date": "2027-01-01", "budget": "5"},
        ),
    ),
    "a budget of a category archived since": (
        lambda home: home.plan("300"),
        lambda home, made: home.ann.delete(home.food),
    ),
    "an item that was edited": (
        lambda home: home.ann.post(f"{home.shopping}/items", {"label": "Tea"}),
        lambda home, made: home.ann.put(f"{home.shopping}/items/{made['listItems'][-1]['id']}", {"isChecked": True}),
    ),
    "an item that was edited differently": (
        lambda home: home.ann.put(f"{home.shopping}/items/{home.milk}", {"label": "Oat milk"}),
        lambda home, made: home.ann.put(f"{home.shopping}/items/{home.milk}", {"label": "Soy milk"}),
    ),
    "an edited item that was removed": (
        lambda home: home.ann.put(f"{home.shopping}/items/{home.milk}", {"label": "Oat milk"}),
        lambda home, made: home.ann.delete(f"{home.shopping}/items/{home.milk}"),
    ),
    "a list of a category archived since": (
        lambda home: home.ann.delete(home.shopping),
        lambda home, made: home.ann.delete(home.food),
    ),
    "a list's category whose former one was archived": (
        lambda home: home.ann.put(home.shopping, {"categoryId": home.ann.categories["Transport"]}),
        lambda home, made: home.ann.delete(home.food),
    ),
    "a category that has a list": (
        Home.create_category,
        lambda home, made: home.create_list(categoryId=made["id"]),
    ),
    "a budget that was changed again": (lambda home: home.plan("300"), lambda home, made: home.plan("310")),
}


@pytest.mark.parametrize(("change", "later"), BUILT_ON.values(), ids=BUILT_ON)
def test_what_later_changes_build_on_is_not_undone(
    home: Home, change: Callable[[Home], Any], later: Callable[[Home, Any], Any]
) -> None:
    made = change(home)
    revision = home.log()[0]["revision"]
    later(home, made)
    seen, log = home.seen(), home.log()
    assert home.undo(revision, 409)["code"] == "undo.dependedOn"
    assert (home.seen(), home.log()) == (seen, log)


@pytest.mark.parametrize("path", [lambda home: home.cash, lambda home: home.food], ids=["account", "category"])
def test_what_an_entry_came_back_to_is_not_put_aside_again(home: Home, path: Callable[[Home], str]) -> None:
    entry = home.spend(account="Cash")["id"]
    home.ann.delete(f"/history/{entry}")
    deleted = home.log()[0]["revision"]
    home.ann.delete(path(home))
    restored = home.undo()["revision"]
    used_again = home.undo(deleted)["revision"]
    assert home.undo(restored, 409)["params"] == {"revision": str(used_again)}


def test_a_balance_set_by_hand_is_undone_without_the_bookings_since(home: Home) -> None:
    home.ann.put(home.cash, {"budget": "100"})
    revision = home.log()[0]["revision"]
    home.spend("30", account="Cash")
    home.undo(revision)
    assert home.ann.budget("Cash") == "-30.00"


def test_an_edit_of_another_field_does_not_stand_in_the_way(home: Home) -> None:
    home.ann.put(home.cash, {"name": "Purse"})
    revision = home.log()[0]["revision"]
    home.ann.put(home.cash, {"icon": "landmark"})
    home.undo(revision)
    row = next(row for row in home.seen()["accounts"] if row["id"] == home.ann.accounts["Cash"])
    assert (row["name"], row["icon"]) == ("Cash", "landmark")


def test_other_items_of_a_list_do_not_stand_in_the_way(home: Home) -> None:
    home.ann.delete(f"{home.shopping}/items/{home.milk}")
    revision = home.log()[0]["revision"]
    home.ann.post(f"{home.shopping}/items", {"label": "Tea"})
    home.undo(revision)
    assert sorted(item["label"] for item in home.items()) == ["Bread", "Milk", "Tea"]


def test_a_workspace_currency_is_undone_without_touching_what_was_booked_in_it(home: Home) -> None:
    home.update_workspace(currencyCode="EUR")
    revision = home.log()[0]["revision"]
    home.spend("5", account="Cash")
    home.undo(revision)
    codes = {row["name"]: (row["currencyCode"], row["budget"]) for row in home.seen()["accounts"]}
    assert codes == {"Credit Card": ("default", "-40.00"), "Cash": ("EUR", "-5.00")}


def test_members_are_not_undone(home: Home, bob: Person) -> None:
    invite(home.ann, home.ann.workspace, bob)
    newest = home.log()[0]
    assert newest["undoable"] is False
    assert home.undo(newest["revision"], 409)["code"] == "undo.dependedOn"


def test_only_the_creator_undoes_what_only_the_creator_may_do(home: Home, bob: Person) -> None:
    home.update_workspace(name="Ours")
    revision = home.log()[0]["revision"]
    join(home.ann, home.ann.workspace, bob)
    undo = f"/activity/{home.ann.workspace}/{revision}/undo"
    assert bob.post(undo, None, 403)["code"] == "auth.forbidden"
    home.undo(revision)


def test_a_participant_undoes_what_somebody_else_did(home: Home, bob: Person) -> None:
    revision = home.log()[0]["revision"]
    join(home.ann, home.ann.workspace, bob)
    done = bob.post(f"/activity/{home.ann.workspace}/{revision}/undo", None)
    assert (done["userName"], home.seen()["lists"]) == ("Bob", [])


def test_a_renamed_category_does_not_stand_in_the_way_of_its_expenses(home: Home) -> None:
    revision = home.log()[1]["revision"]
    home.ann.put(home.food, {"name": "Meals"})
    home.undo(revision)
    assert home.ann.budget() == "0.00"


@pytest.mark.parametrize("revision", [0, -1, 999_999, 10**30, -(10**30)])
def test_a_revision_that_changed_nothing_is_not_found(ann: Person, revision: int) -> None:
    assert ann.post(f"/activity/{ann.workspace}/{revision}/undo", None, 404)["code"] == "notFound"


def test_strangers_see_no_log_and_undo_nothing(home: Home, bob: Person) -> None:
    revision = home.log()[0]["revision"]
    bob.call("GET", f"/activity/{home.ann.workspace}")
    for method, path in (("GET", ""), ("POST", f"/{revision}/undo")):
        assert bob.call(method, f"/activity/{home.ann.workspace}{path}").status_code == 404
    assert home.log()[0]["revision"] == revision


def test_the_log_is_of_one_person_and_one_kind_of_row(home: Home, bob: Person) -> None:
    join(home.ann, home.ann.workspace, bob)
    bob.post(f"/category/{home.ann.workspace}/create", {"name": "Toys"})
    log = f"/activity/{home.ann.workspace}"
    by_bob = home.ann.get(log, userId=bob.id)["changeSets"]
    assert {change["label"] for one in by_bob for change in one["changes"] if one["undoable"]} == {"Toys"}
    budgets = home.ann.get(log, entity="planning")["changeSets"]
    assert budgets and all("planning" in {each["entity"] for each in one["changes"]} for one in budgets)
    assert home.ann.get(log, userId=bob.id, entity="list") == {"changeSets": [], "nextCursor": None}


def test_pages_of_one_kind_follow_each_other(home: Home) -> None:
    for value in ("1", "2", "3"):
        home.spend(value)
    log, seen = f"/activity/{home.ann.workspace}", []
    cursor: dict[str, str] = {}
    while True:
        page = home.ann.get(log, entity="history", limit=2, **cursor)
        seen += [one["revision"] for one in page["changeSets"]]
        if page["nextCursor"] is None:
            break
        cursor = {"cursor": page["nextCursor"]}
    assert len(seen) == 4 and seen == sorted(seen, reverse=True)


def test_the_log_of_a_month_follows_the_first_day_and_the_clock_of_who_asks(
    home: Home, server: TestClient[Any]
) -> None:
    home.ann.put("/settings/update", {"timeZone": "Europe/Kyiv"})
    home.update_workspace(firstDayOfMonth=10)
    moments = ["2026-11-10T21:59:59Z", "2026-11-10T22:00:00Z", "2026-12-10T21:59:59Z", "2026-12-10T22:00:00Z"]
    revisions = [one["revision"] for one in home.log()][: len(moments)]
    write(server, lambda db: _date(db, home.ann.workspace, zip(revisions, moments, strict=True)))
    log = f"/activity/{home.ann.workspace}"
    of_month = {
        month: sorted(one["at"] for one in home.ann.get(log, month=month)["changeSets"] if one["revision"] in revisions)
        for month in ("2026-11-01", "2026-12-01", "2027-01-01")
    }
    assert of_month == {"2026-11-01": moments[:1], "2026-12-01": moments[1:3], "2027-01-01": moments[3:]}
    assert home.ann.get(log, month="2026-12-01", entity="account")["changeSets"] == []


def _date(db: Session, workspace: str, moments: Iterable[tuple[int, str]]) -> None:
    for revision, at in moments:
        of_set = (ChangeRow.workspace_id == workspace, ChangeRow.revision == revision)
        db.execute(update(ChangeRow).where(*of_set).values(at=datetime.fromisoformat(at)))


@pytest.mark.parametrize("wrong", [{"userId": "bob"}, {"entity": "mails"}, {"month": "2026-12"}])
def test_a_filter_of_nothing_is_refused(ann: Person, wrong: dict[str, str]) -> None:
    answer = ann.call("GET", f"/activity/{ann.workspace}", **wrong)
    assert (answer.status_code, [*answer.json()["fields"]]) == (422, [*wrong])


def test_what_stands_in_the_way_of_an_undo_is_named_until_it_is_taken_back(home: Home) -> None:
    account = home.create_account()["id"]
    made = home.log()[0]["revision"]
    home.ann.post(f"/account/transfer/{account}", {"value": "30", "date": DAY})
    moved = home.log()[0]["revision"]
    home.ann.post(f"/account/transfer/{account}", {"value": "5", "date": DAY})
    newest = home.log()[0]["revision"]
    for blocking in (newest, moved):
        assert home.undo(made, 409)["params"] == {"revision": str(blocking)}
        home.undo(blocking)
    assert home.undo(made)["undoes"] == made


def test_members_stand_in_nobodys_way_that_could_be_named(home: Home, bob: Person) -> None:
    invite(home.ann, home.ann.workspace, bob)
    assert home.undo(home.log()[0]["revision"], 409)["params"] == {}


def test_what_was_taken_back_stands_in_nobodys_way(home: Home) -> None:
    account = home.create_account()["id"]
    made = home.log()[0]["revision"]
    home.ann.put(f"/account/{account}", {"name": "Bank of two"})
    renamed = home.log()[0]["revision"]
    home.ann.put(f"/account/{account}", {"icon": "landmark"})
    home.undo()
    assert home.undo(made, 409)["params"] == {"revision": str(renamed)}
