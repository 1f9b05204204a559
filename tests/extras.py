"""Extras of the package: what a command says with each of them alone, and the modules that an install of one has."""

import sys
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[1]
PACKAGE = "budget-planner"
ADD = ("add", "12.50", "food", "lunch", "--table")
SERVE = ("serve", "--host", "no-address.invalid")
POLARS = "to_polars"
"""No command: `Table.to_polars` in Python."""
_ADDED, _WELL, _CONVERTED = "12.50 for Food", "All is well.", "converted"
_STARTED, _CATEGORY = "Nothing can listen", "Food"
_SHELL = ("shell",)
_MCP = ("mcp",)
_ENDED = ""
"""The assistant's input is at its end."""
SAID: dict[str, dict[tuple[str, ...], str]] = {
    "": {ADD: '[cli]"', (POLARS,): '[polars]"'},
    "cli": {ADD: '[local]"', ("doctor",): '[local]"', SERVE: '[server]"', _SHELL: '[shell]"', _MCP: '[mcp]"'},
    "shell": {ADD: '[local]"', _SHELL: "[local]"},
    "local": {
        ADD: _ADDED,
        ("backup", "backup.jsonl"): "rows",
        ("doctor", "--table"): _WELL,
        ("worker",): '[server]"',
        SERVE: '[server]"',
        _MCP: '[mcp]"',
    },
    "mcp": {SERVE: '[server]"', _MCP: _ENDED},
    "notebook": {(POLARS,): '[polars]"'},
    "server": {SERVE: _STARTED},
    "all": {SERVE: _STARTED, _SHELL: _CATEGORY, _MCP: _ENDED, (POLARS,): _CONVERTED},
}
"""Words of a command, and a part of its answer, by the extra that is installed."""

CONVERT = f"""
from budget_sdk import BudgetError, Table
from budget_sdk.errors import Problem
try:
    Table([Problem(code="x", title="x", status=1, message="x")]).to_polars()
    print({_CONVERTED!r})
except BudgetError as error:
    print(error)
"""
"""Program that calls `to_polars` and prints how that ended."""


def modules(extra: str) -> set[str]:
    """Return the top modules of all packages that an install of the extra brings."""
    pending = [Requirement(f"{PACKAGE}[{extra}]" if extra else PACKAGE)]
    seen: set[tuple[str, str]] = set()
    while pending:
        requirement = pending.pop()
        name = canonicalize_name(requirement.name)
        for chosen in {"", *requirement.extras} - {extra for owner, extra in seen if owner == name}:
            seen.add((name, chosen))
            pending += _needs(name, chosen)
    return _modules_of({name for name, _ in seen})


def own_packages(extra: str) -> dict[str, set[str]]:
    """Return the top modules of each package that an extra asks for beside other extras."""
    needs = {canonicalize_name(one.name) for one in _needs(PACKAGE, extra) if one.name != PACKAGE}
    return {name: _modules_of({name}) for name in needs}


def _modules_of(names: set[str]) -> set[str]:
    return {module for module, owners in _owners().items() if names & {canonicalize_name(one) for one in owners}}


def _needs(name: str, extra: str) -> list[Requirement]:
    """Return what a package needs with an extra; nothing for one that is for another system."""
    if name == PACKAGE:  # as it is now, not as it was installed
        project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
        lines = project["optional-dependencies"][extra] if extra else project["dependencies"]
    else:
        try:
            lines = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            return []
    needs = [Requirement(line) for line in lines]
    return [one for one in needs if one.marker is None or one.marker.evaluate({"extra": extra})]


def known_modules() -> set[str]:
    """Return the modules of every installed package."""
    return set(_owners()) - set(sys.stdlib_module_names)


@cache
def _owners() -> Mapping[str, list[str]]:
    """Return the packages that each module is of."""
    return metadata.packages_distributions()
