"""The terminal on a fresh local file, in a world without the developer's own settings."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from typer.testing import CliRunner, Result

from budget_cli.main import app

Budget = Callable[..., Result]
Json = Callable[..., Any]


@pytest.fixture(autouse=True)
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Every folder inside `tmp_path`, no setting from outside."""
    for name in [name for name in os.environ if name.startswith("BUDGET_")]:
        monkeypatch.delenv(name)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("COLUMNS", "120")
    return tmp_path


@pytest.fixture
def budget(world: Path) -> Budget:
    """Type a command."""
    runner = CliRunner()
    return lambda *words, typed=None: runner.invoke(app, list(words), input=typed, prog_name="budget")


@pytest.fixture
def answer(budget: Budget) -> Json:
    """Type a command and read its JSON."""

    def read(*words: str) -> Any:
        result = budget(*words)
        assert result.exit_code == 0, result.output
        return msgspec.json.decode(result.stdout)

    return read


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a real server, started by `budget serve`."""
    folder = tmp_path_factory.mktemp("server")
    words = [
        sys.executable,
        "-c",
        "from budget_cli.main import run; run()",
        "serve",
        "--port",
        "0",
        "--data",
        str(folder),
    ]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield process.stdout.readline().partition(" ")[0]
        process.terminate()
