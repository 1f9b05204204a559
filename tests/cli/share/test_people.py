"""People of a workspace, and the links by which others join it."""

import os

import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk import Client

pytestmark = pytest.mark.usefixtures("online")


def test_a_link_is_shown_once_listed_without_its_code_and_revoked(budget: Budget, answer: Json) -> None:
    made = budget("people", "link", "--uses", "3", "--days", "2", "--role", "viewer", "--table")
    assert made.stdout.startswith("http") and "/join/" in made.stdout
    assert made.stderr == "Save it now: it is not shown again.\n"
    (kept,) = answer("people", "links")
    assert (kept["role"], kept["usesLeft"], "code" in kept) == ("viewer", 3, False)
    assert "viewer" in budget("people", "links", "--table").stdout
    assert budget("people", "revoke", kept["id"][-8:], "--table").stderr == "The link is revoked.\n"
    assert answer("people", "links") == []
    refused = budget("people", "revoke", kept["id"])
    assert (refused.exit_code, refused.stderr.splitlines()[0]) == (3, f"There is no open link '{kept['id']}'.")


def test_a_file_that_does_not_know_its_address_says_what_is_missing(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("BUDGET_TOKEN", "BUDGET_SERVER"):
        monkeypatch.delenv(name, raising=False)
    made = budget("people", "link", "--table")
    assert made.stdout.startswith("/join/")
    assert made.stderr.splitlines()[1] == "Put the address of your server before it: BUDGET_URL is not set."


def test_whoever_gets_the_link_sees_what_it_invites_to_and_joins(
    budget: Budget, answer: Json, bob: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer("workspaces", "add", "Trip")
    link = answer("people", "link", "trip")
    monkeypatch.setenv("BUDGET_TOKEN", bob)
    told = budget("join", f"https://budget.example.org{link['url']}?from=chat", "--dry-run", "--table")
    assert told.stderr == "Me invites you to Trip.\n"
    assert [row["name"] for row in answer("workspaces")].count("Trip") == 0
    joined = answer("join", link["code"])
    assert joined["name"] == "Trip"
    assert {row["role"] for row in answer("people", "--workspace", "trip")["participants"]} == {"editor"}


def test_a_link_that_is_gone_says_so_in_the_language_of_the_settings(budget: Budget) -> None:
    gone = budget("join", "https://budget.example.org/join/AAAAAAAAAAAAAAAAAAAAAA")
    assert (gone.exit_code, gone.stderr.strip()) == (3, "This link is no longer good. Ask for a new one")
    budget("config", "set", "language", "ua")
    assert budget("join", "AAAA").stderr.strip() == "Це посилання більше не діє. Попросіть нове"


def test_a_sign_up_by_a_link_begins_in_its_workspace(budget: Budget, answer: Json, online: str) -> None:
    answer("workspaces", "add", "Trip")
    link = answer("people", "link", "trip")
    words = ["signup", online, "--name", "Zoe", "--email", "zoe-joins@example.com", "--password-stdin"]
    refused = budget(*words, "--join", "AAAA", typed="correct horse battery\n")
    assert (refused.exit_code, refused.stderr.strip()) == (3, "This link is no longer good. Ask for a new one")
    assert budget(*words, "--join", link["url"], typed="correct horse battery\n").exit_code == 0


def test_the_sdk_makes_reads_uses_and_revokes_links(online: str, bob: str) -> None:
    with Client(online, os.environ["BUDGET_TOKEN"]) as ann, Client(online, bob) as other:
        link = ann.links.create(uses=2, role="viewer")
        assert other.links.read(link.code).workspace_name == "Me"
        joined = other.links.join(link.code)
        assert [link.uses_left for link in ann.links.list()] == [1]
        assert len(joined.participants) == 2
        ann.links.revoke(joined.id, link.id)
        assert ann.links.list() == []


def test_a_name_without_an_account_pays_bears_and_settles(budget: Budget, answer: Json) -> None:
    made = budget("people", "add", "Grandma", "--table")
    assert made.stderr == "Grandma is added.\n"
    assert answer("people", "add", "Uncle", "--not-sharing")["isSharing"] is False
    assert budget("people", "share", "uncle", "--table").stderr == "Uncle shares equally.\n"
    assert budget("people", "share", "uncle", "--off", "--table").stderr == "Uncle shares nothing.\n"
    assert budget("people", "rename", "grandma", "Granny", "--table").stderr == "The name is Granny now.\n"
    shown = budget("people", "--table").stdout
    assert "Granny" in shown and "name" in shown
    answer("workspaces", "edit", "--share-rule", "equal")
    paid = answer("add", "10", "food", "--paid-by", "granny")
    assert paid["paidBy"] in paid["shares"] and len(paid["shares"]) == 2
    answer("add", "9", "food", "--shares", "Granny=9")
    owed = {row["name"]: row["amount"] for row in answer("settle")["balances"]}
    assert owed == {"Granny": "-4.00", "Me": "4.00"}
    refused = budget("people", "remove", "granny")
    assert refused.exit_code == 5
    assert refused.stderr.strip() == "NAME: Settle up first: the balance of this name is not zero"
    settled = budget("settle", "me", "--by", "granny", "--yes", "--table")
    assert settled.stderr.splitlines()[-1] == "Granny paid Me $4.00."
    assert budget("people", "remove", "granny", "--table").stderr == "Granny is removed.\n"
    assert "Granny" not in budget("people", "--table").stdout


def test_the_activity_names_what_happened_to_a_name_and_undo_takes_it_back(budget: Budget) -> None:
    budget("people", "add", "Meg")
    budget("people", "rename", "meg", "Peg")
    budget("people", "remove", "peg")
    shown = budget("activity", "--table").stdout
    assert all(each in shown for each in ("person Meg created", "person Peg changed", "person Peg removed"))
    for what in ("Peg removed", "Peg changed", "Meg created"):
        assert budget("undo", "--table").stderr == f"Undone: person {what}.\n"
    assert "Meg" not in budget("people", "--table").stdout


def test_a_name_is_claimed_and_freed_again(budget: Budget, answer: Json) -> None:
    answer("workspaces", "edit", "--share-rule", "equal")
    answer("people", "add", "Meg")
    answer("add", "10", "food")
    assert budget("people", "claim", "meg", "--table").stderr == "Meg is Me.\n"
    assert answer("settle")["balances"] == []
    assert budget("people", "claim", "me", "--undo", "--table").stderr == "Meg has no account again.\n"
    assert len(answer("settle")["balances"]) == 2
    assert budget("people", "claim", "meg", "--for", "me", "--table").stderr == "Meg is Me.\n"


def test_whoever_joins_says_which_name_is_theirs(
    budget: Budget, answer: Json, bob: str, monkeypatch: pytest.MonkeyPatch, online: str
) -> None:
    answer("workspaces", "add", "Trip")
    for name in ("Bobby", "Cleo"):
        answer("people", "add", name, "--workspace", "trip")
    link = answer("people", "link", "trip", "--uses", "5")
    words = ["signup", online, "--name", "Cleo", "--email", "cleo-joins@example.com", "--password-stdin"]
    lonely = budget(*words, "--as", "cleo", typed="correct horse battery\n")
    assert (lonely.exit_code, lonely.stderr.splitlines()[0]) == (2, "--as is for a link: --join LINK.")
    monkeypatch.setenv("BUDGET_TOKEN", bob)
    unknown = budget("join", link["code"], "--as", "zed", "--dry-run")
    assert unknown.exit_code == 3
    joined = answer("join", link["code"], "--as", "bobby")
    names = {row["name"]: row["userId"] for row in joined["members"] if row["role"] is None}
    assert len(names) == 2 and names["Cleo"] is None and any(name.startswith("Bob") for name in names)
    assert budget(*words, "--join", link["url"], "--as", "cleo", typed="correct horse battery\n").exit_code == 0
