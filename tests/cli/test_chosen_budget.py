import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Budget

from budget_cli.context import chosen_server
from budget_cli.options import GlobalOptions
from budget_sdk.logins import Logins, StoredLogin, save_logins

ENV = "http://from-environment"
STORED = "http://from-login"


@pytest.mark.parametrize(
    ("said", "env", "server"),
    [
        (GlobalOptions(), {}, STORED),
        (GlobalOptions(), {"BUDGET_SERVER": ENV}, ENV),
        (GlobalOptions(), {"BUDGET_DATA": "x"}, None),
        (GlobalOptions(), {"BUDGET_DATA": "x", "BUDGET_SERVER": ENV}, ENV),
        (GlobalOptions(data=Path("x")), {"BUDGET_SERVER": ENV}, None),
        (GlobalOptions(server="http://said"), {"BUDGET_DATA": "x", "BUDGET_SERVER": ENV}, "http://said"),
    ],
)
def test_what_is_said_wins_over_the_environment_and_that_over_the_last_login(
    said: GlobalOptions, env: dict[str, str], server: str | None
) -> None:
    save_logins(Logins().with_login(STORED, StoredLogin("t")).with_server(STORED))
    assert chosen_server(said, env) == server


def test_without_any_login_the_local_file_is_used() -> None:
    assert chosen_server(GlobalOptions(), {}) is None


def test_the_local_file_lies_in_the_users_data_folder(budget: Budget, world: Path) -> None:
    folder = world / "data" / "budget"
    shutil.rmtree(folder)
    budget("categories")
    assert (folder / "budget.sqlite3").exists()


def test_another_folder_is_another_budget(budget: Budget, world: Path) -> None:
    budget("add", "5", "food", "--data", str(world / "other"), "--create")
    assert budget("history", "--csv").stdout.count("\n") == 1
    assert budget("history", "--csv", "--data", str(world / "other")).stdout.count("\n") == 2


def test_a_server_that_is_not_there_says_what_else_one_can_do(budget: Budget) -> None:
    result = budget("month", "--server", "http://127.0.0.1:1")
    assert result.exit_code == 6
    assert "http://127.0.0.1:1 can't be reached" in result.stderr
    assert "--data FOLDER" in result.stderr


def test_without_a_login_the_command_that_makes_one_is_named(budget: Budget, server: str) -> None:
    result = budget("month", "--server", server)
    assert result.exit_code == 4
    assert f"Sign in: budget login {server}" in result.stderr


def test_the_program_itself_ends_with_the_code_and_keeps_data_and_talk_apart(world: Path) -> None:
    words = [sys.executable, "-c", "from budget_cli.main import run; run()"]
    added = subprocess.run([*words, "add", "5", "food"], capture_output=True, text=True, env=os.environ, check=True)
    assert '"value": "-5.00"' in added.stdout
    assert added.stderr == ""
    missing = subprocess.run([*words, "add", "5", "zoo"], capture_output=True, text=True, env=os.environ, check=False)
    assert (missing.returncode, missing.stdout) == (3, "")


def test_a_database_of_the_settings_is_no_reason_to_make_another_budget(
    budget: Budget, world: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BUDGET_DATABASE_URL", "postgresql://a:b@127.0.0.1:1/c")
    monkeypatch.setenv("XDG_DATA_HOME", str(world / "elsewhere"))
    for words in (("month",), ("add", "5", "food"), ("month", "--data", str(world / "data" / "budget"))):
        result = budget(*words)
        assert (result.exit_code, result.stderr) == (
            2,
            "Commands reach the database of BUDGET_DATABASE_URL only through a server.\nTry: budget serve\n",
        )
    assert not (world / "elsewhere").exists()
