"""Start of a client: the data of its first screen, in one call."""

from typing import Any

import pytest

from tests.api.members import join, new_workspace
from tests.api.people import Person


def start(person: Person, **copy: Any) -> dict[str, Any]:
    return dict(person.get("/start", **copy))


def revision(person: Person) -> int:
    return int(person.get(f"/workspace/{person.workspace}")["revision"])


def test_a_first_start_brings_the_same_as_the_single_calls(ann: Person) -> None:
    entry = ann.spend("5")
    ann.delete(f"/category/{ann.categories['Food']}")
    ann.post(f"/list/{ann.workspace}/create", {"name": "Shop", "listItems": [{"label": "Milk"}]})
    answer = start(ann)
    assert answer["user"] == ann.get("/user/me")
    assert answer["workspaces"] == ann.get("/workspace/my")
    assert answer["ratesUpdatedAt"] == ann.get("/currency")["lastUpdatedAt"]
    assert answer["changes"] is None
    rows, workspace = answer["rows"], ann.workspace
    assert rows["workspace"] == ann.get(f"/workspace/{workspace}")
    assert rows["history"] == ann.get(f"/history/{workspace}/list-new")
    assert rows["history"]["entries"] == [entry]
    assert rows["accountHistory"] == ann.get(f"/account/my/account-history/{workspace}")
    assert rows["planning"] == ann.get(f"/planning/{workspace}/list")
    assert rows["lists"] == ann.get(f"/list/{workspace}")
    assert rows["accounts"] == ann.get(f"/account/my/{workspace}/new")
    gone = {row["id"]: row["deleted"] for row in rows["categories"]}
    assert (gone[ann.categories["Food"]], len(gone)) == (True, len(ann.categories))


def test_a_copy_is_told_what_changed_since_its_revision(ann: Person) -> None:
    before = revision(ann)
    assert start(ann, workspaceId=ann.workspace, since=before)["changes"]["history"] == []
    entry = ann.spend("5")
    answer = start(ann, workspaceId=ann.workspace, since=before)
    assert answer["rows"] is None
    assert answer["changes"] == ann.get(f"/changes/{ann.workspace}", since=before)
    assert answer["changes"]["history"] == [entry]


def test_a_start_names_the_day_of_the_oldest_entry_there_is(ann: Person) -> None:
    assert start(ann)["firstEntryDay"] is None
    oldest = ann.spend("5", date="2019-02-28")
    ann.spend("5", date="2021-07-01")
    assert start(ann)["firstEntryDay"] == "2019-02-28"
    ann.delete(f"/history/{oldest['id']}")
    assert start(ann, workspaceId=ann.workspace, since=revision(ann))["firstEntryDay"] == "2021-07-01"


@pytest.mark.parametrize("since", [-1, 10**6, 10**30])
def test_a_copy_of_a_revision_that_never_was_is_made_anew(ann: Person, since: int) -> None:
    answer = start(ann, workspaceId=ann.workspace, since=since)
    assert (answer["changes"], answer["rows"]["workspace"]["id"]) == (None, ann.workspace)


def test_a_copy_that_is_far_behind_is_made_anew(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_api.activity.start.CATCH_UP_MAX", 3)
    for number in range(4):
        ann.put(f"/account/{ann.accounts['Cash']}", {"name": f"Purse {number}"})
    now = revision(ann)
    assert start(ann, workspaceId=ann.workspace, since=now - 3)["rows"] is None
    assert start(ann, workspaceId=ann.workspace, since=now - 4)["changes"] is None


def test_a_copy_of_another_workspace_brings_the_one_of_the_settings(ann: Person) -> None:
    made = ann.post("/workspace/create", {"name": "Home", "currencyCode": "USD"})
    ann.put("/settings/update", {"workspace": made["id"]})
    answer = start(ann, workspaceId=ann.workspace, since=0)
    assert (answer["changes"], answer["rows"]["workspace"]["id"]) == (None, made["id"])


def test_a_copy_of_somebody_elses_workspace_tells_nothing_of_it(ann: Person, bob: Person) -> None:
    bob.spend("5")
    answer = start(ann, workspaceId=bob.workspace, since=0)
    assert (answer["changes"], answer["rows"]["workspace"]["id"]) == (None, ann.workspace)
    assert bob.workspace not in str(answer)


@pytest.mark.parametrize("kind", ["removed", "deleted"])
def test_who_lost_the_workspace_of_their_settings_is_told_which_and_by_whom_until_they_name_another(
    ann: Person, bob: Person, kind: str
) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    bob.put("/settings/update", {"workspace": home})
    assert start(bob)["lostWorkspace"] is None
    if kind == "removed":
        ann.put(f"/workspace/{home}", {"participants": []})
    else:
        ann.delete(f"/workspace/{home}")
    answer = start(bob)
    lost = answer["lostWorkspace"]
    assert (lost["id"], lost["name"], lost["kind"], lost["creatorName"]) == (home, "Home", kind, ann.name)
    assert (answer["user"]["settings"]["workspace"], answer["rows"]["workspace"]["id"]) == (None, bob.workspace)
    assert start(ann)["lostWorkspace"] is None
    bob.put("/settings/update", {"workspace": bob.workspace})
    assert start(bob)["lostWorkspace"] is None


def test_who_left_by_themselves_has_lost_nothing(ann: Person, bob: Person) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    bob.put("/settings/update", {"workspace": home})
    bob.put(f"/workspace/{home}/reject")
    assert (start(bob)["lostWorkspace"], start(bob)["user"]["settings"]["workspace"]) == (None, bob.workspace)


def test_a_balance_set_by_hand_is_told_with_its_account(ann: Person) -> None:
    before, cash = revision(ann), ann.accounts["Cash"]
    ann.put(f"/account/{cash}", {"budget": "40"})
    ann.put(f"/account/{cash}", {"name": "Purse"})
    made = ann.post(f"/account/{ann.workspace}/create", {"name": "Box", "budget": "7"})
    told = ann.get(f"/changes/{ann.workspace}", since=before)["accountHistory"]
    assert [(row["accountId"], row["kind"], row["newBudget"]) for row in told] == [
        (made["id"], "opening", "7.00"),
        (cash, "set", "40.00"),
    ]
    assert ann.get(f"/changes/{ann.workspace}", since=before + 1)["accountHistory"] == told[:1]


def test_a_first_start_brings_balances_set_by_hand_however_long_ago(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.put(f"/account/{ann.accounts['Cash']}", {"budget": "70"})
    for _ in range(4):
        ann.spend("5")
    monkeypatch.setattr("budget_api.accounts.queries.HISTORY_MAX", 3)
    told = [(row["kind"], row["newBudget"]) for row in start(ann)["rows"]["accountHistory"]]
    assert [kind for kind, _ in told[:3]] == ["expense"] * 3
    assert ("set", "70.00") in told[3:]
    assert "expense" not in [kind for kind, _ in told[3:]]
