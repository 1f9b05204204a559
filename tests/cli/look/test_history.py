import os
from decimal import Decimal
from uuid import uuid4

import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk import Client

pytestmark = pytest.mark.usefixtures("online")


def test_the_newest_come_first_and_no_more_than_wanted(answer: Json) -> None:
    for day in ("01", "02", "03"):
        answer("add", "5", "food", day, "--date", f"2026-02-{day}")
    assert [entry["note"] for entry in answer("history")] == ["03", "02", "01"]
    assert [entry["note"] for entry in answer("history", "--limit", "2")] == ["03", "02"]


def test_a_search_finds_beginnings_of_words_of_note_category_and_account(answer: Json) -> None:
    answer("add", "5", "food", "Oat milk", "--date", "2026-02-01")
    answer("add", "5", "transport", "Bus to the milkman", "--date", "2026-02-02")
    assert [entry["note"] for entry in answer("history", "--search", "MILK")] == ["Bus to the milkman", "Oat milk"]
    assert [entry["note"] for entry in answer("history", "--search", "foo mil credit")] == ["Oat milk"]
    assert answer("history", "--search", "ilk") == []


def test_the_table_shows_what_came_in_and_what_was_moved(budget: Budget) -> None:
    budget("income", "100", "-a", "cash", "--date", "2026-02-01")
    budget("transfer", "20", "credit", "--from", "cash", "--date", "2026-02-02")
    budget("add", "5", "food", "lunch", "--date", "2026-02-03")
    rows = [line.split()[:-1] for line in budget("history", "--table").stdout.splitlines()]
    assert rows == [
        ["day", "what", "account", "value", "note"],
        ["2026-02-03", "Food", "Credit", "Card", "\u2212$5.00", "lunch"],
        ["2026-02-02", "Transfer", "Cash", "→", "Credit", "Card", "$20.00"],
        ["2026-02-01", "Income", "Cash", "+$100.00"],
    ]


def test_a_note_is_changed_by_the_end_of_the_id(answer: Json) -> None:
    entry = answer("add", "5", "food", "lunch")
    assert answer("history", "note", entry["id"][-8:], "late", "lunch")["note"] == "late lunch"
    assert answer("history")[0]["note"] == "late lunch"


def test_a_reversed_entry_is_as_if_it_had_never_been(answer: Json, budget: Budget) -> None:
    entry = answer("add", "5", "food")
    result = budget("history", "delete", entry["id"], "--table")
    assert result.stderr.startswith("Reversed \u2212$5.00 Food of ")
    assert answer("month")["spent"] == "0.00"
    assert answer("history") == []


def test_an_id_nobody_has_is_not_found(budget: Budget) -> None:
    short = budget("history", "delete", "12345678")
    assert (short.exit_code, "Try: budget history" in short.stderr) == (3, True)
    assert budget("history", "delete", "0198f7a2-0000-7000-8000-000000000000").exit_code == 3


def test_an_end_that_several_ids_share_names_them(budget: Budget, online: str) -> None:
    ids = [f"0198f7a2-0000-7000-8000-{uuid4().hex[:8]}abcd" for _ in range(2)]
    with Client(online, os.environ["BUDGET_TOKEN"]) as client:
        for each in ids:
            client.history.add_expense(id=each, value=Decimal(5), category_id="food", account_id="cash")
    result = budget("history", "delete", "abcd")
    assert result.exit_code == 2
    assert all(one in result.stderr for one in ids)


@pytest.mark.parametrize("typed", ["", "5", "bcd"])
def test_what_is_too_short_for_an_id_reverses_nothing(answer: Json, budget: Budget, typed: str) -> None:
    answer("add", "5", "food")
    result = budget("history", "delete", typed)
    assert (result.exit_code, result.stderr) == (
        2,
        f"{typed!r} is too short for an id: 4 characters at least.\nTry: budget history\n",
    )
    assert len(answer("history")) == 1


def test_csv_gives_text_that_no_spreadsheet_runs(budget: Budget) -> None:
    budget("add", "5", "food", "=1+1", "--date", "2026-02-03")
    line = budget("history", "--csv").stdout.splitlines()[1]
    assert line.split(",")[14] == "'=1+1"


def test_last_is_what_this_person_booked_last_whatever_its_day(answer: Json) -> None:
    answer("add", "5", "food", "today")
    answer("add", "6", "food", "booked later", "--date", "2026-02-03")
    assert answer("history", "note", "last", "it")["value"] == "-6.00"
    assert answer("history", "note", "останній", "it")["value"] == "-6.00"


@pytest.mark.usefixtures("verified")
def test_last_is_not_what_a_partner_booked_nor_what_they_took_back(answer: Json, online: str, bob: str) -> None:
    with Client(online, bob) as partner:
        home = answer("workspaces", "invite", partner.users.me().name, "Me")["id"]
        partner.workspaces.approve(home)
        answer("add", "5", "food")
        second = answer("add", "6", "food")
        partner.add(7, "food", workspace=home)
        assert answer("history", "note", "last", "mine")["value"] == "-6.00"
        partner.history.delete(second["id"])
    assert answer("history", "note", "last", "mine")["value"] == "-5.00"


def test_what_was_taken_back_is_not_the_last_entry(answer: Json, budget: Budget) -> None:
    for amount in ("5", "6", "7"):
        answer("add", amount, "food", "--date", "2026-02-03")
    assert answer("history", "delete", "last", "--yes")["value"] == "-7.00"
    answer("undo")
    assert answer("history", "note", "last", "back again")["value"] == "-7.00"
    for _ in range(3):
        answer("history", "delete", "last", "--yes")
    result = budget("history", "delete", "last", "--yes")
    assert (result.exit_code, result.stderr) == (3, "You have no entries here.\nTry: budget history\n")


def test_deleting_the_last_entry_names_it_and_asks(
    answer: Json, budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer("add", "5", "food", "lunch", "--date", "2026-02-03")
    entry = "\u2212$5.00 Food of 2026-02-03 (lunch)"
    refused = budget("history", "delete", "last")
    assert (refused.exit_code, refused.stderr) == (2, f"Reverse {entry}? Confirm with --yes.\n")
    monkeypatch.setattr("budget_cli.context.can_ask", lambda: True)
    declined = budget("history", "delete", "last", typed="n\n")
    assert (declined.exit_code, f"Reverse {entry}? [y/N]" in declined.output) == (1, True)
    assert len(answer("history")) == 1
    assert budget("history", "delete", "last", typed="y\n").exit_code == 0
    assert answer("history") == []


def test_the_last_entry_is_named_before_it_is_changed(answer: Json, budget: Budget) -> None:
    answer("add", "5", "food", "--date", "2026-02-03")
    said = "The last entry is \u2212$5.00 Food of 2026-02-03.\n"
    assert budget("edit", "last", "--amount", "6", "--table").stderr.startswith(said)
    budget("config", "set", "language", "ua")
    noted = budget("history", "note", "last", "lunch", "--table").stderr
    assert noted.startswith("Останній запис — ")
