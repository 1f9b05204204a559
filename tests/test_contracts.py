"""Each contract of import directions is kept by the tree, and broken by the import it is there to forbid."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.string_imports import UnreadableImportError, string_imports

ROOT = Path(__file__).parents[1]
CONTRACTS = [
    one["name"] for one in tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
]
FORBIDDEN = {
    "Doors stand above the core": ("budget_sdk/errors.py", "budget_cli"),
    "The terminal never reaches the API's inside": ("budget_cli/typed/dates.py", "budget_api.config"),
    "The core is pure: no framework, no database, no network": ("budget_core/base/money.py", "random"),
    "In the core: the contract over the rules, the rules in one direction, the base under all": (
        "budget_core/alerts/alerts.py",
        "budget_core.stocks",
    ),
    "The modules of the API depend in one direction": ("budget_api/mail/queue.py", "budget_api.ledger.terms"),
    "In a module of the API: handlers, flows, undo, service, queries, views, each over the next": (
        "budget_api/subscriptions/queries.py",
        "budget_api.subscriptions.service",
    ),
    "Litestar is imported by the server alone": ("budget_api/app/storage.py", "litestar"),
    "Handlers ask services and queries, never the database itself": ("budget_api/lists/handlers.py", "sqlalchemy"),
    "Services, queries, views and undo know nothing of HTTP": (
        "budget_api/lists/service.py",
        "budget_api.http.semaphore",
    ),
    "Handlers are imported by the app alone": ("budget_api/activity/sync.py", "budget_api.lists.handlers"),
    "What nothing but the app builds on stays so": (
        "budget_api/activity/sync.py",
        "budget_api.statistics.views",
    ),
    "The inside of db is its own: tables come from db.models, statements from db.statements": (
        "budget_api/users/service.py",
        "budget_api.db.models.users",
    ),
    "Which databases there are the app alone knows; everybody else asks db.port": (
        "budget_api/users/service.py",
        "budget_api.db.sqlite",
    ),
    "The inside of live is its own: services announce live.messages, the app runs it": (
        "budget_api/journal/writes.py",
        "budget_api.live.rooms",
    ),
    "Mails are queued in mail.queue; the app alone sends them": (
        "budget_api/users/local.py",
        "budget_api.mail.transport",
    ),
    "In the terminal: the program over commands over what they share; views take a Display, never the Context": (
        "budget_cli/views/lists.py",
        "budget_cli.context",
    ),
    "No package leads back to itself, at any depth": ("budget_api/live/socket.py", "budget_api.live.connection"),
}


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the packages with their contracts."""
    copy = tmp_path_factory.mktemp("tree")
    shutil.copy(ROOT / "pyproject.toml", copy)
    (copy / "tests").mkdir()
    for module in ("__init__", "string_imports"):
        shutil.copy(ROOT / "tests" / f"{module}.py", copy / "tests")
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("static", "__pycache__"))
    return copy


def broken_in(tree: Path) -> set[str]:
    """The contracts that lint-imports says are broken."""
    answer = subprocess.run(
        [Path(sys.executable).with_name("lint-imports"), "--no-cache"],
        cwd=tree,
        env=os.environ | {"PYTHONPATH": str(tree / "src"), "COLUMNS": "300"},
        capture_output=True,
        text=True,
        check=False,
    )
    broken = {name for name, mark, _ in (line.partition(" BROKEN") for line in answer.stdout.splitlines()) if mark}
    assert f"Contracts: {len(CONTRACTS) - len(broken)} kept, {len(broken)} broken." in answer.stdout, answer.stderr
    return broken


def test_the_tree_keeps_every_contract(tree: Path) -> None:
    assert broken_in(tree) == set()


@pytest.mark.dear
@pytest.mark.parametrize("contract", CONTRACTS)
def test_a_forbidden_import_breaks_its_contract_and_no_other(tree: Path, contract: str) -> None:
    path, imported = FORBIDDEN[contract]
    module = tree / "src" / path
    text = module.read_text()
    module.write_text(f"{text}\nimport {imported}\n")
    try:
        assert broken_in(tree) == {contract}
    finally:
        module.write_text(text)


@pytest.mark.parametrize(
    "line",
    [
        'import_module("a.app.health")',
        'import_module(f"a.{noun}.health")',
        'import_module("a." + noun + ".health")',
        'load("a.app.health")',
        'import_module(f"{__name__}.app.health")',
        'import_module(f"{app.__name__}.{noun}")',
        'import_module(PACKAGE + ".health")',
        'for name in {"health": "a.app.health"}.values():\n    import_module(name)',
    ],
)
def test_an_import_by_a_string_counts_as_one(line: str) -> None:
    head = 'from importlib import import_module\nfrom importlib import import_module as load\nPACKAGE = "a.app"\n'
    text = f"{head}from a import app\n{line}\n"
    names = frozenset({"a", "a.app", "a.app.health"})
    assert "a.app.health" in {name for name, _ in string_imports("a", text, names)}


def test_a_string_beside_no_import_counts_as_none() -> None:
    assert list(string_imports("a", 'RUN = ["-m", "a.app.health"]', frozenset({"a", "a.app.health"}))) == []


@pytest.mark.parametrize("line", ["import_module(input())", "import_module(name)", 'import_module(f"{name}.health")'])
def test_an_import_that_nobody_can_read_is_refused(line: str) -> None:
    with pytest.raises(UnreadableImportError, match="a:2: import_module"):
        list(string_imports("a", f"from importlib import import_module\n{line}\n", frozenset({"a", "a.health"})))


def test_a_contract_is_broken_by_strings_too(tree: Path) -> None:
    module = tree / "src/budget_api/calls/perform.py"
    text = module.read_text()
    line = 'import_module(f"budget_api.{call.handled_by}.handlers")'
    module.write_text(f"{text}\nfrom importlib import import_module\n{line}\n")
    try:
        broken = broken_in(tree)
    finally:
        module.write_text(text)
    assert broken == {
        "Handlers are imported by the app alone",
        "The modules of the API depend in one direction",
        "What nothing but the app builds on stays so",
        "No package leads back to itself, at any depth",
    }


@pytest.mark.parametrize(
    ("package", "contract"),
    [
        ("budget_api", "The modules of the API depend in one direction"),
        (
            "budget_core",
            "In the core: the contract over the rules, the rules in one direction, the base under all",
        ),
    ],
)
def test_a_module_without_a_place_in_the_order_is_refused(tree: Path, package: str, contract: str) -> None:
    newcomer = tree / "src" / package / "newcomer.py"
    newcomer.write_text('"""Belongs nowhere yet."""\n')
    try:
        assert broken_in(tree) == {contract}
    finally:
        newcomer.unlink()
