"""The terminal on a fresh local file, in a world without the developer's own settings."""

import logging
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from tests.rates import set_rates
from tests.servers import CHEAP_ENVIRONMENT, UNLIMITED_ENVIRONMENT
from typer.testing import CliRunner, Result

from budget_cli.main import app
from budget_core.contract.people.users import UserUpdate
from budget_sdk import Client, SignUp

Budget = Callable[..., Result]
Json = Callable[..., Any]
BOOKING = {("add",), ("income",), ("transfer",)}
PASSWORD = "correct horse battery"


@pytest.fixture(scope="session")
def fresh_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a local file that has just been made, its cash in euros; copying is faster than migrating again."""
    folder = tmp_path_factory.mktemp("fresh")
    with Client.local(folder) as client:
        cash = next(account for account in client.accounts.list() if account.name == "Cash")
        client.accounts.update(cash.id, currency_code="EUR")
    set_rates(folder, EUR="0.80")
    return folder


@pytest.fixture(scope="session")
def long_file(fresh_file: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a local file whose history, as JSON, is more than a pipe holds."""
    folder = tmp_path_factory.mktemp("long") / "budget"
    shutil.copytree(fresh_file, folder)
    with Client.local(folder) as client:
        client.add_many([{"value": "5.00", "category": "food", "note": f"обід {number}"} for number in range(200)])
    return folder


@pytest.fixture(scope="session")
def bytecode(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder for compiled modules: where none are kept, compiling them is most of a command."""
    return tmp_path_factory.mktemp("bytecode")


@pytest.fixture(autouse=True)
def world(tmp_path: Path, fresh_file: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Put every folder into `tmp_path`, and drop the settings of the environment."""
    shutil.copytree(fresh_file, tmp_path / "data" / "budget")
    isolate(monkeypatch, tmp_path)
    return tmp_path


def isolate(patch: pytest.MonkeyPatch, folder: Path) -> None:
    """Drop the developer's settings, and put the terminal's folders into `folder`."""
    for name in [name for name in os.environ if name.startswith("BUDGET_")]:
        patch.delenv(name)
    patch.setenv("XDG_CONFIG_HOME", str(folder / "config"))
    patch.setenv("XDG_DATA_HOME", str(folder / "data"))
    patch.setenv("NO_COLOR", "1")
    patch.setenv("COLUMNS", "120")
    # Nothing here is encrypted, and reading the system's certificates is half the time of a command.
    patch.setenv("SSL_CERT_DIR", str(folder))


@pytest.fixture(autouse=True)
def own_log() -> Iterator[None]:
    """A server that was started in this process sets the log up for itself: to an output that ends with the test."""
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    yield
    root.handlers[:] = before
    root.setLevel(level)


@pytest.fixture
def budget(world: Path) -> Budget:
    """Type a command. The rate of the euro moves after one that books, so its entry is worth something else now."""
    folder = world / "data" / "budget"

    def type_command(*words: str, typed: str | None = None) -> Result:
        result = run(*words, typed=typed)
        if words[:1] in BOOKING and os.access(folder / "budget.sqlite3", os.W_OK):
            set_rates(folder, EUR="0.50")
        return result

    return type_command


def run(*words: str, typed: str | None = None) -> Result:
    """Run a command in this process."""
    return CliRunner().invoke(app, list(words), input=typed, prog_name="budget")


@pytest.fixture
def answer(budget: Budget) -> Json:
    """Type a command and read its JSON."""

    def read(*words: str) -> Any:
        result = budget(*words)
        assert result.exit_code == 0, result.output
        return msgspec.json.decode(result.stdout)

    return read


@pytest.fixture(scope="session")
def server_folder() -> Iterator[Path]:
    """The data folder of `server`; its path is short, as those of sockets must be."""
    with tempfile.TemporaryDirectory() as name:
        yield Path(name)


@pytest.fixture(scope="session")
def server(server_folder: Path) -> Iterator[str]:
    """The address of a real server, started by `budget serve`."""
    with serving(server_folder) as address:
        yield address


@contextmanager
def serving(folder: Path, *, is_named_before: bool = False, **settings: str) -> Iterator[str]:
    """Start `budget serve` on a folder and yield its address."""
    serve, data = ["serve", "--port", "0"], ["--data", str(folder)]
    typed = [*data, *serve] if is_named_before else [*serve, *data]
    words = [sys.executable, "-c", "from budget_cli.main import run; run()", *typed]
    environment = os.environ | CHEAP_ENVIRONMENT | UNLIMITED_ENVIRONMENT | settings
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        try:
            address = process.stdout.readline().partition(" ")[0]
            assert address, "the server did not start; its log says why"
            yield address
        finally:
            process.terminate()


@pytest.fixture
def online(world: Path, server: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """A new user of the server is signed in, as `Me`; a command there takes a tenth of one on a local file."""
    use_login(monkeypatch, server, new_token(server))
    return server


def new_token(server: str) -> str:
    """Sign a new user up, as `Me`; return the token."""
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Me", email=f"{uuid4()}@example.com", password=PASSWORD))
        return str(client.token)


def use_login(patch: pytest.MonkeyPatch, server: str, token: str) -> None:
    """Have commands go to the server with this token."""
    patch.setenv("BUDGET_SERVER", server)
    patch.setenv("BUDGET_TOKEN", token)


@pytest.fixture
def bob(online: str) -> str:
    """The token of somebody on the same server, who can be found."""
    with Client(online) as client:
        client.users.sign_up(SignUp(name=f"Bob{uuid4().hex[:8]}", email=f"{uuid4()}@example.com", password=PASSWORD))
        client.users.update(UserUpdate(can_add_to_workspace=True))
        return str(client.token)


@pytest.fixture
def verified(online: str, server_folder: Path) -> None:
    """Verify the e-mail of the user who is signed in, without the mailed code."""
    with Client(online, os.environ["BUDGET_TOKEN"]) as client:
        email = client.users.me().email
    with closing(sqlite3.connect(server_folder / "budget.sqlite3", isolation_level=None)) as database:
        database.execute("update users set is_email_verified = 1 where email = ?", [email])
