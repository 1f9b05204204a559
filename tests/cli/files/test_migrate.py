"""`budget migrate`: another app's budget becomes a workspace."""

from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json
from tests.migrate_files import actual, splitwise, ynab


@pytest.fixture
def archive(tmp_path: Path) -> Path:
    """The zip of a budget of Actual."""
    actual.write(tmp_path / "db.sqlite")
    file = tmp_path / "my-budget.zip"
    file.write_bytes(actual.zipped(tmp_path / "db.sqlite"))
    return file


def test_a_dry_run_reports_and_makes_nothing(budget: Budget, answer: Json, archive: Path) -> None:
    before = answer("workspaces")
    report = answer("migrate", str(archive), "--dry-run")
    assert (report["source"], report["monthsAgree"], report["monthsDiffer"]) == ("actual", 4, 0)
    assert answer("workspaces") == before
    shown = budget("migrate", str(archive), "--dry-run", "--table")
    assert "accounts" in shown.stdout
    assert "All months agree: 4." in shown.stderr
    assert "All balances agree: 4." in shown.stderr


def test_a_migration_makes_a_workspace_and_names_the_way_back(budget: Budget, answer: Json, archive: Path) -> None:
    made = budget("migrate", str(archive), "--name", "Home", "--table")
    assert "Created Home." in made.stderr
    command = made.stderr.rsplit("To take it back: budget ", 1)[1].split()
    names = [each["name"] for each in answer("workspaces")]
    assert "Home" in names
    budget(*command, "--yes")
    assert [each["name"] for each in answer("workspaces")] == [name for name in names if name != "Home"]


def test_a_currency_that_the_files_do_not_say_is_asked_for(budget: Budget, answer: Json, tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    actual.write(file, currency=None)
    for options in ([], ["--dry-run"]):
        refused = budget("migrate", str(file), *options)
        assert refused.exit_code == 2
        assert "--currency CODE" in refused.stderr
    assert answer("migrate", str(file), "--currency", "czk")["workspace"]["currencyCode"] == "CZK"


def test_who_of_a_group_is_me_is_asked_with_the_names(budget: Budget, answer: Json, tmp_path: Path) -> None:
    name, content = splitwise.file()
    file = tmp_path / name
    file.write_bytes(content)
    for options in ([], ["--dry-run"]):
        refused = budget("migrate", str(file), "--currency", "eur", *options)
        assert refused.exit_code == 2
        assert f"--me NAME ({', '.join(splitwise.PEOPLE)})" in refused.stderr
    stranger = budget("migrate", str(file), "--currency", "eur", "--me", "Nobody")
    assert (stranger.exit_code, stranger.stderr.strip()) == (5, "--me: Nobody in the files has this name")
    made = answer("migrate", str(file), "--currency", "eur", "--me", splitwise.ME)
    assert all(each["there"] == each["here"] for each in made["report"]["balances"])
    shown = budget("migrate", str(file), "--currency", "eur", "--me", splitwise.BOB, "--dry-run", "--table")
    assert "people" in shown.stdout
    assert f"All balances agree: {len(made['report']['balances'])}." in shown.stderr


def test_me_is_refused_where_the_files_name_nobody(budget: Budget, archive: Path) -> None:
    for options in ([], ["--dry-run"]):
        refused = budget("migrate", str(archive), "--me", "Ann", *options)
        assert (refused.exit_code, refused.stderr.strip()) == (5, "--me: These files name no people")


def test_a_currency_that_does_not_exist_is_refused_as_such(budget: Budget, tmp_path: Path) -> None:
    file = tmp_path / "db.sqlite"
    actual.write(file, currency=None)
    for options in ([], ["--dry-run"]):
        refused = budget("migrate", str(file), "--currency", "XYZ", *options)
        assert (refused.exit_code, refused.stderr.strip()) == (5, "--currency: There is no such currency")


def test_a_file_of_no_app_is_named_with_the_reason(budget: Budget, answer: Json, tmp_path: Path) -> None:
    before = answer("workspaces")
    other = tmp_path / "photo.csv"
    other.write_text("a,b\n1,2\n")
    refused = budget("migrate", str(other))
    assert refused.exit_code == 5
    assert refused.stderr.strip() == "photo.csv: not a file of Splitwise, Cashew, Actual, YNAB or Firefly III."
    missing = budget("migrate", str(tmp_path / "nothing.zip"))
    assert missing.exit_code == 5
    assert "nothing.zip can't be read" in missing.stderr
    assert answer("workspaces") == before


def test_a_file_that_is_not_taken_is_refused_in_the_language_of_the_settings(budget: Budget, tmp_path: Path) -> None:
    budget("config", "set", "language", "ua")
    other = tmp_path / "photo.csv"
    other.write_text("a,b\n1,2\n")
    assert "це не файл Splitwise" in budget("migrate", str(other)).stderr
    for command in ("migrate", "import"):
        assert budget(command, str(tmp_path)).stderr.startswith("Не вдалося прочитати ")


def test_a_file_of_100_mb_is_named_with_the_reason(budget: Budget, answer: Json, tmp_path: Path) -> None:
    before = answer("workspaces")
    large = tmp_path / "large.zip"
    with large.open("wb") as file:
        file.truncate(100_000_000)
    refused = budget("migrate", str(large))
    assert (refused.exit_code, refused.stderr) == (5, "large.zip: More than 30 MB together.\n")
    assert answer("workspaces") == before


def test_a_file_that_is_missing_makes_no_budget(
    budget: Budget, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = tmp_path / "not-yet"
    monkeypatch.setenv("BUDGET_DATA", str(own))
    assert budget("migrate", str(tmp_path / "nothing.zip")).exit_code == 5
    assert not own.exists()


def test_an_import_of_a_whole_budget_names_the_migration(budget: Budget, archive: Path, tmp_path: Path) -> None:
    (_, (plan_name, plan)), zipped, document = ynab.files(), ynab.zipped(), ynab.api_json()
    for name, content in (
        (plan_name, plan),
        splitwise.file(),
        ("budget.zip", zipped),
        ("budget.json", document),
        ("db.sqlite", None),
    ):
        file = tmp_path / name
        if content is not None:
            file.write_bytes(content)
        refused = budget("import", str(file), "--dry-run")
        assert refused.exit_code == 5
        assert "budget migrate " in refused.stderr
    assert "budget migrate " in budget("import", str(archive)).stderr
