import subprocess
import sys
from pathlib import Path

import pytest

AUDIT = """
import sys
sys.argv = ["budget", *{words!r}]
from budget_cli.main import run
try:
    run()
except SystemExit as ended:
    print(ended.code, file=sys.stderr)
print(*sys.modules, file=sys.stderr)
"""


def loaded_by(*words: str) -> tuple[str, set[str]]:
    """The exit code of a command, and the modules it imported, in a process of its own."""
    done = subprocess.run(
        [sys.executable, "-c", AUDIT.format(words=list(words))], capture_output=True, text=True, check=True
    )
    *_, code, modules = done.stderr.splitlines()
    return code, set(modules.split())


def test_help_loads_neither_the_sdk_nor_anything_slow() -> None:
    code, modules = loaded_by("--help")
    assert code == "0"
    assert modules & {"httpx", "msgspec", "rich", "budget_sdk", "budget_api", "litestar", "sqlalchemy"} == set()


def test_a_call_to_a_server_loads_neither_the_api_nor_a_database(server: str) -> None:
    code, modules = loaded_by("month", "--server", server)
    assert code == "4"
    assert "httpx" in modules
    assert modules & {"budget_api", "litestar", "sqlalchemy", "advanced_alchemy", "alembic", "aiosqlite"} == set()


def test_the_tab_key_on_a_local_file_loads_no_database_library(world: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = {"_BUDGET_COMPLETE": "complete_bash", "COMP_WORDS": "budget add 5 fo", "COMP_CWORD": "3"}
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    _, modules = loaded_by()
    assert "sqlite3" in modules
    assert modules & {"sqlalchemy", "litestar", "alembic"} == set()


def test_httpx_is_loaded_without_its_own_terminal_program(server: str) -> None:
    _, modules = loaded_by("month", "--server", server)
    assert "httpx" in modules
    assert "click" not in modules
    assert "pygments" not in modules


def test_a_command_on_a_local_file_loads_no_framework_and_nothing_it_does_not_call(tmp_path: Path) -> None:
    loaded_by("month", "--data", str(tmp_path), "--create")  # makes the file, for which there are migrations
    code, modules = loaded_by("month", "--data", str(tmp_path))
    assert code == "0"
    assert "sqlalchemy" in modules
    unused = {"litestar", "uvicorn", "advanced_alchemy", "alembic", "saq", "asyncpg", "PIL", "pygments"}
    assert modules & (unused | {"jwt", "cryptography", "argon2", "stripe", "openpyxl", "rich", "httpx"}) == set()
    assert "budget_api.db.models.history" in modules
    assert modules & {f"budget_api.db.models.{table}" for table in ("alerts", "mails", "subscriptions")} == set()
