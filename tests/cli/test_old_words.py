"""Words that commands had earlier: they work until 2027-12."""

from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json

from budget_cli.helper.command import DIRECT
from budget_cli.main import ALIASES, HIDDEN, SUMMARIES, resolve


def words(line: str) -> list[str]:
    return line.split()


@pytest.fixture
def filled(budget: Budget) -> None:
    budget("add", "5", "food", "lunch", "--date", "2026-02-03")
    budget("add", "7", "transport", "bus", "--date", "2026-02-04")
    budget("plan", "set", "food", "300", "--month", "2026-02")
    budget("import", "rules", "add", "market", "food")


@pytest.mark.usefixtures("filled")
@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("top 2026-02 --limit 1", "month 2026-02 --top --limit 1"),
        ("search lunch", "history lunch"),
        ("search food --month 2026-02", "history food --month 2026-02"),
        ("mappings", "import mappings"),
        ("mappings list", "import mappings list"),
        ("rules", "import rules"),
        ("rules preview", "import rules preview"),
        ("settings", "config"),
        ("settings list", "config list"),
        ("plannings --month 2026-02", "plan --month 2026-02"),
        ("plannings list --month 2026-02", "plan list --month 2026-02"),
        ("stats categories", "statistics categories"),
    ],
)
@pytest.mark.parametrize("form", ["--json", "--csv", "--table"])
def test_an_old_word_answers_what_the_new_one_does(budget: Budget, old: str, new: str, form: str) -> None:
    before, after = budget(*words(old), form), budget(*words(new), form)
    assert before.exit_code == after.exit_code == 0, before.output
    assert (before.stdout, before.stderr) == (after.stdout, after.stderr)


@pytest.mark.usefixtures("filled")
def test_the_balance_is_what_it_was_and_accounts_say_it_too(answer: Json, budget: Budget) -> None:
    balance = answer("balance")
    assert balance["amount"] == "-12.00"
    assert "−$12.00" in budget("accounts", "--table").stdout


def test_old_words_change_things_too(answer: Json, budget: Budget) -> None:
    assert answer("settings", "set", "language", "ua")["language"] == "ua"
    assert answer("plannings", "set", "food", "300")["budget"] == "300.00"
    assert answer("rules", "add", "market", "food")[0]["text"] == "market"
    assert answer("rules", "remove", "market") == []
    assert answer("lists", "create", "Shop", "milk")["name"] == "Shop"


def test_a_file_of_the_name_of_a_command_is_imported_by_its_path(
    budget: Budget, answer: Json, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "rules").write_text("date,amount,note\n2026-02-03,-5.00,bread\n")
    assert answer("import", "rules") == []
    report = budget("import", "./rules", "--account", "cash")
    assert report.exit_code == 0, report.output
    assert [entry["note"] for entry in answer("history")] == ["bread"]


@pytest.mark.parametrize(
    "line", ["import --data DATA rules", "--data DATA rules", "import rules --data DATA", "rules --data DATA list"]
)
def test_global_options_may_stand_between_the_words_of_a_name(budget: Budget, tmp_path: Path, line: str) -> None:
    folder = tmp_path / "data" / "budget"
    assert budget("import", "rules", "add", "market", "food").exit_code == 0
    result = budget(*line.replace("DATA", str(folder)).split(), "--csv")
    assert (result.exit_code, "market" in result.stdout) == (0, True), result.output


def test_every_old_word_stands_for_a_command_and_hides_none() -> None:
    assert ALIASES.keys().isdisjoint(SUMMARIES)
    assert {resolve([word])[0] for word in ALIASES} <= SUMMARIES.keys()
    assert SUMMARIES.keys() >= HIDDEN


def test_the_helper_runs_no_old_word_of_a_command_that_it_never_runs() -> None:
    never = {word for word, meaning in ALIASES.items() if not DIRECT.isdisjoint(meaning)}
    assert never == {"settings", "watch"}
    assert never <= DIRECT


def test_a_list_is_made_by_add_as_everything_else_is(answer: Json, budget: Budget) -> None:
    made = answer("lists", "add", "--new", "Shop", "milk 1.20", "bread", "--category", "food", "--pin")
    assert (made["name"], made["isPinned"], len(made["listItems"])) == ("Shop", True, 2)
    assert len(answer("lists", "add", "shop", "coffee")["listItems"]) == 3
    assert budget("lists", "add", "nosuch", "coffee").exit_code == 3
    assert budget("lists", "add", "shop", "coffee", "--pin").exit_code == 2
    assert budget("lists", "add", "--new", "Other", "coffee", "--price", "2").exit_code == 2
    assert answer("workspaces", "create", "Trip")["name"] == "Trip"


def test_options_of_a_month_that_contradict_each_other_are_refused(budget: Budget) -> None:
    for options in (["--limit", "2"], ["--top", "--mine"], ["--top", "--watch"]):
        assert budget("month", *options).exit_code == 2


@pytest.mark.parametrize("noun", ["rules", "reminders", "mappings", "lists", "schedules"])
def test_an_empty_table_is_said_on_stderr_and_json_and_csv_stay_silent(budget: Budget, noun: str) -> None:
    table = budget(noun, "--table")
    assert (table.exit_code, table.stdout, table.stderr) == (0, "", "There are none.\n")
    for form in ("--json", "--csv"):
        assert budget(noun, form).stderr == ""
