"""`--dry-run`: what would be changed in one table, and nothing is."""

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")

COMMANDS = [
    "accounts delete purse",
    "categories delete food",
    "history delete last",
    "plannings set food 300 --month 2026-02 --months 3",
    "plannings set-many food=300 transport=50 --month 2026-02",
    "lists delete shop todo",
    "undo",
    "users delete",
    "workspaces edit --currency eur --first-day 10 --name Home",
    "workspaces delete Cabin",
]


def sides(effects: list[dict[str, Any]], *names: str) -> list[tuple[Any, ...]]:
    return [tuple(effect[name] for name in (*names, "before", "after")) for effect in effects]


@pytest.mark.dear
@pytest.mark.parametrize("words", COMMANDS)
def test_it_changes_nothing_and_says_so(budget: Budget, answer: Json, words: str) -> None:
    budget("accounts", "add", "Purse", "--balance", "20")
    budget("workspaces", "add", "Cabin")
    for name in ("Shop", "Todo"):
        budget("lists", "create", name, "milk")
    budget("add", "5", "food", "lunch")
    before = answer("activity")
    result = budget(*words.split(), "--dry-run", "--table")
    assert (result.exit_code, result.stderr) == (0, "Nothing was changed: --dry-run.\n"), result.output
    assert result.stdout.splitlines()[1:]
    assert answer("activity") == before
    assert (len(answer("workspaces")), len(answer("lists"))) == (2, 2)


def test_reversed_entries_show_what_becomes_of_the_balances(budget: Budget, answer: Json) -> None:
    budget("accounts", "edit", "cash", "--balance", "100")
    moved = answer("transfer", "30", "credit", "--from", "cash")["id"]
    ids = [entry["id"] for entry in (answer("add", "5", "food"), answer("add", "7", "food"))]
    entries = [moved, *ids]
    shown = sides(answer("history", "delete", *entries, ids[0], "--dry-run"), "what", "name")
    assert [row[2:] for row in shown[:3]] == [("30.00", None), ("-5.00", None), ("-7.00", None)]
    assert shown[3:] == [("account", "Credit Card", "18.00", "0.00"), ("account", "Cash", "70.00", "100.00")]
    answer("history", "delete", *entries)
    assert [(row["name"], row["budget"]) for row in answer("accounts")] == [("Credit Card", "0.00"), ("Cash", "100.00")]


def test_lists_that_go_are_shown_with_what_stands_on_them(budget: Budget, answer: Json) -> None:
    budget("lists", "create", "Shop", "milk", "bread")
    budget("lists", "create", "Todo", "sleep")
    shown = [(row["what"], row["name"]) for row in answer("lists", "delete", "shop", "todo", "shop", "--dry-run")]
    assert shown == [("list", "Shop"), ("item", "milk"), ("item", "bread"), ("list", "Todo"), ("item", "sleep")]
    assert budget("lists", "delete", "shop", "nosuch").exit_code == 3
    assert [one["name"] for one in answer("lists", "delete", "shop", "todo")] == ["Shop", "Todo"]
    answer("undo")
    assert [one["name"] for one in answer("lists")] == ["Todo"]


def test_a_user_who_goes_is_shown_with_all_that_goes(budget: Budget, answer: Json) -> None:
    budget("workspaces", "add", "Cabin")
    budget("reminders", "add", "Rent", "--at", "2036-12-01 18:00", "--frequency", "monthly")
    answer("tokens", "add", "phone")
    shown = sides(answer("users", "delete", "--dry-run"), "what", "name")
    assert [row[1] for row in shown if row[0] == "workspace"] == ["Me", "Cabin"]
    assert ("reminder", "Rent", "", None) in shown
    assert ("token", "phone", "", None) in shown
    assert {row[3] for row in shown} == {None}
    assert [row[1] for row in shown if row[0] == "person"] == ["Me"]


def test_a_currency_names_the_accounts_that_follow_it(budget: Budget, answer: Json) -> None:
    budget("add", "5", "food")
    assert sides(answer("workspaces", "edit", "--currency", "eur", "--dry-run"), "what", "name") == [
        ("currency", "Me", "USD", "EUR"),
        ("account", "Cash", "USD", "EUR"),
    ]
    answer("workspaces", "edit", "--currency", "eur")
    assert {row["name"]: row["currencyCode"] for row in answer("accounts")} == {"Credit Card": "USD", "Cash": "default"}


def test_an_account_whose_balance_does_not_fit_the_new_currency_keeps_its_own(budget: Budget, answer: Json) -> None:
    budget("accounts", "edit", "cash", "--balance", "20.50")
    assert sides(answer("workspaces", "edit", "--currency", "jpy", "--dry-run"), "what", "name") == [
        ("currency", "Me", "USD", "JPY"),
        ("account", "Credit Card", "USD", "JPY"),
    ]
    answer("workspaces", "edit", "--currency", "jpy")
    assert {row["name"]: row["currencyCode"] for row in answer("accounts")} == {"Credit Card": "default", "Cash": "USD"}


def test_an_undo_shows_each_change_the_other_way_round(budget: Budget, answer: Json) -> None:
    budget("categories", "edit", "food", "--name", "Meals")
    assert sides(answer("undo", "--dry-run"), "what", "name") == [("category", "Meals", "name: Meals", "name: Food")]
    budget("categories", "delete", "meals")
    assert sides(answer("undo", "--dry-run"), "what") == [("category", "", "restored")]
    budget("add", "5", "transport")
    assert sides(answer("undo", "--dry-run"), "what") == [("history", "", None)]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("target", "every month: yes", "every month: no", "by month: 2099-06-01", "category: Food")),
        ("ua", ("ціль", "щомісяця: так", "щомісяця: ні", "до місяця: 2099-06-01", "категорія: Food")),
    ],
)
def test_an_undo_names_fields_in_words(
    budget: Budget, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setenv("COLUMNS", "400")
    budget("config", "set", "language", language)
    budget("plan", "target", "food", "900", "--by", "2099-06")
    budget("plan", "target", "food", "80", "--every-month")
    shown = budget("undo", "--dry-run", "--table").stdout
    budget("schedules", "add", "9", "transport", "bus", "--frequency", "week")
    budget("schedules", "edit", "bus", "--category", "food", "--every", "2")
    shown += budget("undo", "--dry-run", "--table").stdout
    assert [word for word in words if word not in shown] == []
    assert [name for name in ("everyMonth", "categoryId", "isActive") if name in shown] == []


def test_an_account_that_can_not_be_removed_is_refused_as_it_would_be(budget: Budget) -> None:
    refused, really = budget("accounts", "delete", "credit", "--dry-run"), budget("accounts", "delete", "credit")
    assert refused.exit_code and refused.stderr == really.stderr


def test_a_workspaces_file_shows_what_it_holds(budget: Budget, answer: Json, tmp_path: Path) -> None:
    file = tmp_path / "home.json"
    budget("add", "5", "food")
    assert budget("export", "json", str(file)).exit_code == 0, file
    shown = answer("workspaces", "restore", str(file), "--name", "Copy", "--dry-run")
    assert ("entries", "0", "1") in sides(shown, "what")
    assert len(answer("workspaces")) == 1


@pytest.mark.parametrize("words", ["workspaces delete Me", "accounts delete credit"])
def test_a_dry_run_ends_as_the_real_run_would(budget: Budget, answer: Json, words: str) -> None:
    budget("workspaces", "add", "Cabin")
    sure = ["--yes"] if "workspaces" in words else []
    dry, real = budget(*words.split(), "--dry-run"), budget(*words.split(), *sure)
    assert (dry.exit_code, dry.stderr) == (real.exit_code, real.stderr)
    assert real.exit_code == 5


def test_a_dry_run_of_an_import_with_open_questions_names_the_cure(budget: Budget, tmp_path: Path) -> None:
    file = tmp_path / "bank.csv"
    file.write_text("Date,Amount,Note,Account\n2026-02-03,-5.00,lunch,My bank\n")
    real = budget("import", str(file))
    dry = budget("import", str(file), "--dry-run", "--table")
    assert (dry.exit_code, real.exit_code) == (2, 2)
    assert dry.stderr.endswith(real.stderr)
    assert "--as 'NAME IN THE FILE=ACCOUNT'" in dry.stderr
