"""Errors of a line that can't be read: their language, and typer's messages in it."""

import os
import re
from collections.abc import Sequence
from contextlib import suppress
from itertools import pairwise
from pathlib import Path
from typing import Any

from budget_cli.context import Context, chosen_server
from budget_cli.errors import CliError, WrongUsage
from budget_cli.language import DEFAULT, Translatable
from budget_cli.options import GlobalOptions
from budget_sdk import BudgetError
from budget_sdk.local import has_budget, read_names

_NUMBER = re.compile(r"-\d")
_MINUS = "{typed} was read as an option: amounts have no minus here. Money that came back is a refund."
_RANGE = r"Invalid value for '(?P<typed>[^']+)'.*: "
_TEXTS = {
    r"No such option: (?P<typed>\S+).*": Translatable("There is no option {typed}."),
    r"No such command '(?P<typed>.*?)'\..*": Translatable("There is no command {typed}."),
    r"Missing \w+ '(?P<typed>[^']+)'.*": Translatable("{typed} is missing."),
    r"Option '(?P<typed>[^']+)'.* requires .*": Translatable("{typed} needs a value."),
    r"Got unexpected extra argument\S* \((?P<typed>.+)\)": Translatable("This is too much: {typed}."),
    rf"{_RANGE}(?P<value>'.*') is not one of (?P<words>.+)\.": Translatable("{typed}: {value} is none of {words}."),
    rf"{_RANGE}it must be (?P<least>\S+) or more": Translatable("{typed} must be {least} or more."),
    rf"{_RANGE}it must be (?P<most>\S+) or less": Translatable("{typed} must be {most} or less."),
    rf"{_RANGE}it must be a .*number": Translatable("{typed} must be a number."),
    r"Invalid value: (?P<first>--\w+) and (?P<second>--\w+) exclude each other\.": Translatable(
        "{first} and {second} exclude each other."
    ),
}
"""Messages of typer, and ours in their place."""


def language_of(words: Sequence[str], outer: GlobalOptions | None) -> str:
    """Return the language of the budget that a line is about; English where it can't be had."""
    options = _budget_options(words).merged(outer)
    with suppress(BudgetError, CliError, OSError):
        if chosen_server(options, os.environ) is not None:
            with Context(options) as context:
                return context.settings.language
        if options.data is None or has_budget(options.data):
            return (read_names(options.data, "languages") or [DEFAULT])[0]
    return DEFAULT


def in_own_words(error: Any, language: str) -> WrongUsage | None:
    """Return an error of typer as one of ours; None in English, where it stays as it is.

    Typer's classes of these errors are private to it: they are known by their message.
    """
    option = getattr(error, "option_name", "")
    hint = f"{error.ctx.command_path} -h" if error.ctx else ""
    if _NUMBER.match(option):
        return WrongUsage(_MINUS, typed=option, hint="budget refund -h")
    if language == DEFAULT:
        return None
    for theirs, ours in _TEXTS.items():
        if found := re.fullmatch(theirs, error.format_message(), re.DOTALL):
            return WrongUsage(ours, hint=hint, **found.groupdict())
    return None


def _budget_options(words: Sequence[str]) -> GlobalOptions:
    """Return the options among the words of a line that name a budget."""
    given = {name: value for name, value in pairwise(words) if name in ("--server", "--data")}
    given |= dict(word.split("=", 1) for word in words if word.startswith(("--server=", "--data=")))
    folder = given.get("--data")
    return GlobalOptions(server=given.get("--server"), data=Path(folder) if folder else None)
