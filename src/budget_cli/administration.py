"""What commands that run a part of the server share: they reach it by name, the terminal does not depend on the API."""

from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Annotated

import typer

from budget_cli.errors import CliError

DataFolder = Annotated[
    Path | None, typer.Option("--data", metavar="FOLDER", help="The folder of the budget file (BUDGET_DATA).")
]


def process(name: str) -> ModuleType:
    """A module that does the work of a command; `CliError` names the package that is missing."""
    try:
        return import_module(name)
    except ModuleNotFoundError as missing:
        text = 'This needs the packages of a server ({name} is missing): pip install "budget-planner[server]"'
        raise CliError(text, name=missing.name) from None
