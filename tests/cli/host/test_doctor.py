import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json

from budget_sdk.folders import data_folder


@pytest.fixture
def folder(world: Path) -> Path:
    """The folder of the local file, its owner's alone."""
    folder = data_folder()
    folder.chmod(0o700)
    return folder


def found(findings: list[dict[str, str]], name: str) -> list[tuple[str, str]]:
    return [(one["state"], one["found"]) for one in findings if one["name"] == name]


def test_all_is_well_in_a_fresh_folder(answer: Json, budget: Budget, folder: Path) -> None:
    findings = answer("doctor", "--recount")
    assert {one["state"] for one in findings} == {"ok", "off"}
    [(_, database)] = found(findings, "database")
    assert database.startswith(f"{folder}/budget.sqlite3, schema 0")
    assert database.endswith("1 users, 1 workspaces, 0 entries")
    assert found(findings, "sums") == [("ok", "of 1 workspaces counted again: all as kept")]
    assert found(findings, "stocks") == [("off", "off; BUDGET_STOCKS_KEY turns it on")]
    assert budget("doctor", "--table").stderr == "All is well.\n"


def test_what_is_wrong_is_named_with_the_way_out(budget: Budget, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUDGET_SMTP_ULR", "x")
    (folder / "secret.key").chmod(0o644)
    result = budget("doctor", "--table")
    assert (result.exit_code, result.stderr) == (1, "Problems: 2.\n")
    text = "".join(result.stdout.split())
    assert f"chmod600{folder}/secret.key" in text
    assert "IsBUDGET_SMTP_URLmeant?" in text


def test_a_sum_that_is_not_what_its_entries_say_is_found_by_counting_again(budget: Budget, folder: Path) -> None:
    connection = sqlite3.connect(folder / "budget.sqlite3")
    connection.execute("update accounts set budget = 500")
    connection.commit()
    connection.close()
    assert budget("doctor").exit_code == 0
    result = budget("doctor", "--recount")
    assert result.exit_code == 1
    assert "kept 5.00, counted 0.00" in result.stdout


def test_a_damaged_file_is_named_by_counting_again(budget: Budget, folder: Path) -> None:
    file = folder / "budget.sqlite3"
    content = bytearray(file.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle:] = b"\xff" * (len(content) - middle)
    file.write_bytes(content)
    result = budget("doctor", "--recount")
    assert result.exit_code == 1
    assert any(row["name"] == "database" and row["state"] == "wrong" for row in json.loads(result.stdout))


def test_a_deleted_workspace_is_not_counted_again(budget: Budget, folder: Path) -> None:
    connection = sqlite3.connect(folder / "budget.sqlite3")
    connection.execute("update workspaces set deleted_at = '2026-01-01 00:00:00.000000'")
    connection.commit()
    connection.close()
    assert budget("doctor", "--recount").exit_code == 0


def test_it_speaks_the_language_of_the_settings_in_sixty_columns(
    budget: Budget, answer: Json, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert budget("config", "set", "language", "ua").exit_code == 0
    monkeypatch.setenv("COLUMNS", "60")
    result = budget("doctor", "--table", "--recount")
    assert result.stderr == "Усе гаразд.\n"
    assert max(map(len, result.stdout.splitlines())) <= 60
    assert "тут не працює жоден" in result.stdout
    assert "none runs here" in str(answer("doctor"))


def test_a_setting_that_makes_no_sense_is_found_before_the_server_starts(
    budget: Budget, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUDGET_SECRET", "short")
    result = budget("doctor", "--json")
    assert (result.exit_code, "BUDGET_SECRET needs at least 32 bytes" in result.stdout) == (1, True)


def test_of_a_server_is_told_what_it_tells(answer: Json, online: str) -> None:
    findings = answer("doctor")
    assert findings[0]["found"].startswith(f"{online}, version 0.")
    assert found(findings, "stocks") == [("off", "off; BUDGET_STOCKS_KEY turns it on")]


def test_sums_are_counted_again_after_a_workspace_was_deleted(answer: Json, budget: Budget, folder: Path) -> None:
    budget("workspaces", "add", "Two")
    assert budget("workspaces", "delete", "Two", "--yes").exit_code == 0
    assert found(answer("doctor", "--recount"), "sums") == [("ok", "of 1 workspaces counted again: all as kept")]


@pytest.mark.parametrize("words", [("doctor", "--recount"), ("doctor",)])
def test_a_damaged_file_is_explained(budget: Budget, folder: Path, words: tuple[str, ...]) -> None:
    damage(folder / "budget.sqlite3", "history" if "--recount" in words else "settings")
    result = budget(*words, "--json")
    assert (result.exit_code, type(result.exception)) == (1, SystemExit)
    assert "Restore a backup into another folder" in result.stdout.replace("restore", "Restore")


def test_a_backup_of_a_damaged_file_says_what_is_wrong(budget: Budget, folder: Path, tmp_path: Path) -> None:
    damage(folder / "budget.sqlite3", "categories")
    result = budget("backup", str(tmp_path / "backup.jsonl"))
    assert result.exit_code == 1
    assert "database disk image is malformed. Restore a backup into another folder." in result.output
    assert not (tmp_path / "backup.jsonl").exists()


def damage(file: Path, table: str) -> None:
    """Overwrite the first page of a table."""
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("pragma wal_checkpoint(truncate)")
        (size,) = connection.execute("pragma page_size").fetchone()
        (page,) = connection.execute("select rootpage from sqlite_master where name = ?", [table]).fetchone()
    with file.open("r+b") as opened:
        opened.seek((page - 1) * size)
        opened.write(b"\xff" * size)
