import os

import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk import Client

pytestmark = pytest.mark.usefixtures("online")


def test_the_one_in_use_is_marked(budget: Budget) -> None:
    lines = [line.split() for line in budget("workspaces", "--table").stdout.splitlines()]
    assert ["Me", "yes", "USD", "1", "1"] in lines


def test_one_is_chosen_by_its_name(budget: Budget, answer: Json) -> None:
    assert budget("workspaces", "use", "me", "--table").stderr == "Me is in use.\n"
    assert answer("config")["workspace"] == answer("workspaces")[0]["id"]


def test_an_unknown_workspace_names_those_there_are(budget: Budget) -> None:
    for words in (("workspaces", "use", "work"), ("month", "--workspace", "work")):
        result = budget(*words)
        assert (result.exit_code, result.stderr) == (3, "No workspace starts with 'work'. There are: Me.\n")


def test_a_workspace_is_made_changed_used_and_deleted(answer: Json, budget: Budget) -> None:
    made = answer("workspaces", "add", "Home", "--currency", "eur", "--first-day", "10")
    assert (made["currencyCode"], made["firstDayOfMonth"]) == ("EUR", 10)
    changed = answer("workspaces", "edit", "home", "--name", "House", "--currency", "uah", "--first-day", "1")
    assert (changed["name"], changed["currencyCode"], changed["firstDayOfMonth"]) == ("House", "UAH", 1)
    budget("workspaces", "use", "house")
    assert answer("config")["workspaceName"] == "House"
    refused = budget("workspaces", "delete", "house")
    assert (refused.exit_code, "--yes" in refused.stderr) == (2, True)
    assert answer("workspaces", "delete", "house", "--yes")["name"] == "House"


def test_a_new_workspace_begins_with_the_currency_and_first_day_of_the_one_in_use(answer: Json) -> None:
    answer("workspaces", "edit", "me", "--currency", "uah", "--first-day", "5")
    made = answer("workspaces", "add", "Trip")
    assert (made["currencyCode"], made["firstDayOfMonth"]) == ("UAH", 5)


def test_who_has_no_verified_email_is_told_how_to_get_one(budget: Budget, answer: Json, bob: str, online: str) -> None:
    with Client(online, bob) as client:
        name = client.users.me().name
    answer("workspaces", "add", "Home")
    result = budget("workspaces", "invite", name, "Home", "--table")
    assert (result.exit_code, result.stderr) == (
        4,
        "Verify your e-mail first, then invite people\nTry: budget users verify\n",
    )
    budget("config", "set", "language", "ua")
    result = budget("workspaces", "invite", name, "Home", "--table")
    assert result.stderr == "Спершу підтвердьте свою пошту, тоді запрошуйте людей\nСпробуйте: budget users verify\n"


@pytest.mark.usefixtures("verified")
def test_somebody_is_found_invited_and_takes_part(
    budget: Budget, answer: Json, online: str, bob: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = os.environ["BUDGET_TOKEN"]
    with Client(online, bob) as client:
        name = client.users.me().name
    answer("workspaces", "add", "Home")
    assert [one["name"] for one in answer("workspaces", "search-people", name, "Home")] == [name]
    assert len(answer("workspaces", "invite", name, "Home")["participants"]) == 2
    monkeypatch.setenv("BUDGET_TOKEN", bob)
    assert [one["name"] for one in answer("workspaces", "invitations")] == ["Home"]
    assert answer("workspaces", "accept", "home")["name"] == "Home"
    assert name in budget("workspaces", "show", "home", "--table").stdout
    assert budget("workspaces", "leave", "home", "--yes").exit_code == 0
    monkeypatch.setenv("BUDGET_TOKEN", me)
    answer("workspaces", "invite", name, "Home")
    assert len(answer("workspaces", "remove", name, "Home")["participants"]) == 1


@pytest.mark.usefixtures("verified")
def test_an_invitation_is_declined(answer: Json, bob: str, online: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with Client(online, bob) as client:
        name = client.users.me().name
    answer("workspaces", "add", "Home")
    answer("workspaces", "invite", name, "Home")
    monkeypatch.setenv("BUDGET_TOKEN", bob)
    assert answer("workspaces", "decline", "home")["name"] == "Home"
    assert answer("workspaces", "invitations") == []


@pytest.mark.usefixtures("verified")
def test_the_dry_run_of_an_accounts_end_names_the_heir(
    answer: Json, bob: str, online: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = os.environ["BUDGET_TOKEN"]
    with Client(online, bob) as client:
        name = client.users.me().name
    answer("workspaces", "add", "Home")
    answer("workspaces", "invite", name, "Home")
    monkeypatch.setenv("BUDGET_TOKEN", bob)
    answer("workspaces", "accept", "home")
    gone = [(one["name"], one["before"], one["after"]) for one in answer("users", "delete", "--dry-run")]
    assert ("Home", name, "") in gone
    monkeypatch.setenv("BUDGET_TOKEN", me)
    gone = [(one["name"], one["before"], one["after"]) for one in answer("users", "delete", "--dry-run")]
    assert ("Home", "Me", name) in gone


@pytest.mark.usefixtures("verified")
def test_entries_of_somebody_who_left_are_found_by_their_name(answer: Json, bob: str, online: str) -> None:
    answer("workspaces", "add", "Home")
    answer("workspaces", "use", "home")
    with Client(online, bob) as client:
        name = client.users.me().name
        answer("workspaces", "invite", name, "Home")
        home = client.workspaces.invitations()[0].id
        client.workspaces.approve(home)
        client.add("5", "food", "tea", workspace=home)
        client.workspaces.reject(home)
    answer("add", "7", "food")
    assert [entry["note"] for entry in answer("history", f"by:{name}")] == ["tea"]
    assert [(row["row"], row["spent"]) for row in answer("history", f"by:{name}", "--group", "person")] == [
        (name, "5.00")
    ]


@pytest.mark.usefixtures("verified")
def test_somebody_invited_to_view_sees_everything_and_is_refused_in_one_line(
    budget: Budget, answer: Json, online: str, bob: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    me = os.environ["BUDGET_TOKEN"]
    with Client(online, bob) as client:
        name = client.users.me().name
    answer("workspaces", "add", "Home")
    answer("workspaces", "invite", name, "Home", "--role", "viewer")
    monkeypatch.setenv("BUDGET_TOKEN", bob)
    answer("workspaces", "accept", "home")
    assert [line for line in budget("workspaces", "show", "home", "--table").stdout.splitlines() if "viewer" in line]
    budget("workspaces", "use", "home")
    assert answer("history") == []
    refused = budget("add", "5", "food", "--table")
    text = "You can view this workspace but not change it. Ask its owner to let you edit\n"
    assert (refused.exit_code, refused.stderr) == (4, text)
    budget("config", "set", "language", "ua")
    assert budget("lists", "create", "Milk", "1 l").stderr.startswith("Цей простір ви можете переглядати")
    monkeypatch.setenv("BUDGET_TOKEN", me)
    assert budget("workspaces", "role", name, "editor", "home", "--table").stderr == f"{name} can edit.\n"
    monkeypatch.setenv("BUDGET_TOKEN", bob)
    assert answer("add", "5", "food")["value"] == "-5.00"


@pytest.mark.usefixtures("verified")
def test_a_role_is_shown_and_taken_back(answer: Json, budget: Budget, bob: str, online: str) -> None:
    with Client(online, bob) as client:
        name = client.users.me().name
    answer("workspaces", "add", "Home")
    answer("workspaces", "invite", name, "Home")
    changed = answer("workspaces", "role", name, "viewer", "home")
    assert [one["role"] for one in changed["participants"]] == ["editor", "viewer"]
    wrong = budget("workspaces", "role", name, "owner", "home")
    assert (wrong.exit_code, "'editor', 'viewer'" in wrong.stderr) == (2, True)
    budget("undo", "--workspace", "home")
    assert [one["role"] for one in answer("workspaces", "show", "home")["participants"]] == ["editor", "editor"]
