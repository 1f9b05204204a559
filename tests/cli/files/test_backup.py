import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json

from budget_api.db.models import all_tables


def test_everything_is_saved_and_comes_back_in_another_folder(budget: Budget, tmp_path: Path, world: Path) -> None:
    budget("add", "5", "food", "lunch")
    file, folder = tmp_path / "backup.jsonl", tmp_path / "restored"
    assert budget("backup", str(file)).exit_code == 0
    result = budget("restore", str(file), "--data", str(folder))
    assert result.exit_code == 0, result.output
    assert "lunch" in budget("history", "--data", str(folder)).stdout


def test_a_dry_run_counts_what_a_backup_holds_and_makes_no_place(budget: Budget, answer: Json, tmp_path: Path) -> None:
    budget("add", "5", "food", "lunch")
    file, folder = tmp_path / "backup.jsonl", tmp_path / "restored"
    budget("backup", str(file))
    rows = {one["table"]: one["rows"] for one in answer("restore", str(file), "--data", str(folder), "--dry-run")}
    assert (rows["history"], rows["workspaces"]) == (1, 1)
    assert not folder.exists()
    file.write_bytes(file.read_bytes()[:-20])
    cut = budget("restore", str(file), "--dry-run")
    assert (cut.exit_code, len(cut.stderr.splitlines())) == (5, 1)


def test_a_place_that_a_server_holds_is_saved_meanwhile_and_not_restored_into(
    budget: Budget, server: str, server_folder: Path, tmp_path: Path
) -> None:
    file = tmp_path / "backup.jsonl"
    assert budget("backup", str(file), "--data", str(server_folder)).exit_code == 0
    result = budget("restore", str(file), "--data", str(server_folder))
    assert result.exit_code != 0
    assert server in result.stderr + str(result.exception)


def test_a_file_that_is_no_backup_is_refused_with_its_line_and_the_reason(budget: Budget, tmp_path: Path) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("milk\n")
    result = budget("restore", str(file), "--data", str(tmp_path / "restored"))
    assert result.exit_code == 5
    assert result.stderr.startswith(f"{file}, line 1: ")
    assert len(result.stderr.splitlines()) == 1


def test_what_is_not_there_or_can_not_be_written_is_said_in_a_line(budget: Budget, tmp_path: Path) -> None:
    missing = budget("restore", str(tmp_path / "missing.jsonl"), "--data", str(tmp_path / "restored"))
    assert (missing.exit_code, missing.stderr) == (
        5,
        f"{tmp_path}/missing.jsonl can't be read: No such file or directory.\n",
    )
    budget("add", "5", "food")
    nowhere = budget("backup", str(tmp_path / "no" / "backup.jsonl"))
    assert nowhere.exit_code == 1
    assert nowhere.stderr.endswith("can't be written: No such file or directory.\n")


def test_what_was_saved_and_brought_back_is_said_in_the_language_of_its_settings(
    budget: Budget, tmp_path: Path
) -> None:
    file, folder = tmp_path / "backup.jsonl", tmp_path / "restored"
    budget("config", "set", "language", "ua")
    saved, dry = budget("backup", str(file)), budget("restore", str(file), "--dry-run")
    restored = budget("restore", str(file), "--data", str(folder))
    count = len(file.read_bytes().splitlines()) - len(all_tables()) - len(["the header", "the end"])
    assert [saved.stderr, restored.stderr] == [f"{file}: рядків: {count}\n"] * 2
    assert dry.stderr == "Нічого не змінено: --dry-run.\n"


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Cash of Ann: kept 7.00, counted 0.00\nRecounted sums: 1.\n"),
        ("ua", "Cash у Ann: збережено 7.00, пораховано 0.00\nПораховано знову сум: 1.\n"),
    ],
)
def test_a_backup_with_a_wrong_balance_says_the_cure_and_comes_back_by_it(
    budget: Budget, tmp_path: Path, language: str, said: str
) -> None:
    file, folder = tmp_path / "my backup.jsonl", tmp_path / "restored"
    budget("config", "set", "language", language)
    budget("workspaces", "edit", "--name", "Ann")
    assert budget("backup", str(file)).exit_code == 0
    lines = file.read_bytes().splitlines(keepends=True)
    (cash,) = [at for at, line in enumerate(lines) if b'"wallet"' in line and line.startswith(b'["0.00"')]
    lines[cash] = lines[cash].replace(b'"0.00"', b'"7.00"')
    file.write_bytes(b"".join(lines))
    refused = budget("restore", str(file), "--data", str(folder))
    assert refused.exit_code == 5
    assert refused.stderr.splitlines()[-1].endswith(f"budget restore '{file}' --recount")
    dry = budget("restore", str(file), "--recount", "--dry-run")
    assert (dry.exit_code, said in dry.stderr) == (0, True)
    restored = budget("restore", str(file), "--data", str(folder), "--recount")
    assert (restored.exit_code, restored.stderr.startswith(said)) == (0, True)
    assert budget("doctor", "--recount", "--data", str(folder)).exit_code == 0


@pytest.mark.parametrize("first", ["server.asgi", "app.backup", "app.doctor", "app.worker"])
def test_a_backup_holds_every_table_whatever_the_process_did_first(first: str) -> None:
    code = f"import budget_api.{first}; from budget_api.backup.format import TABLES; print(*TABLES)"
    printed = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert {"users", "workspaces", "history", "changes"} <= set(printed.split())
    assert len(printed.split()) == len(all_tables())
