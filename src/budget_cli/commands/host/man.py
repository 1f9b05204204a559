"""`budget man`: the manual page, made from the commands; `docs/budget.1` in the wheel."""

import inspect
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from typing import Any

import typer

from budget_cli import options
from budget_cli.command import OwnOptionsFirst, Program, command_group, program_of
from budget_cli.output.writer import is_terminal

app = command_group()
_GLOBAL = tuple(inspect.signature(options.global_options).parameters)
_HEAD = """.TH BUDGET 1 "" "budget" "User commands"
.SH NAME
budget \\- a budget in the terminal, on a local file or a server
.SH SYNOPSIS
.B budget
.RI [ options ]
.RI [ command
.RI [ arguments ]]
.SH DESCRIPTION
Without a command it shows the running month in short. On a terminal answers are tables, in a pipe JSON.
Commands work on a file of your own, or on a server after
.BR "budget login" .
"""
_TAIL = """.SH FILES
.TP
.I ~/.config/budget/config.toml
Aliases and defaults; see
.BR "budget config" .
.TP
.I ~/.local/share/budget
The local file, unless
.B --data
or BUDGET_DATA names another folder.
"""


@app.command(cls=OwnOptionsFirst)
def man(ctx: typer.Context) -> None:
    """Show the manual page; into a pipe or a file it is written in the language of man.

    Example: budget man
    """
    text = "".join(f"{line}\n" for line in page(program_of(ctx)))
    viewer = shutil.which("man") if is_terminal() else None
    if viewer is None:
        sys.stdout.write(text)
        return
    ended = subprocess.run([viewer, "-l", "-"], input=text, text=True, check=False)  # noqa: S603 - the system's own
    raise typer.Exit(ended.returncode)


def page(program: Program) -> Iterator[str]:
    """Yield the lines of the page, in the language of man."""
    yield from _HEAD.splitlines()
    yield ".SH OPTIONS"
    month = program.load("month")
    for parameter in month.params:
        if parameter.name in _GLOBAL:
            yield from _parameter(parameter, month)
    for heading, commands in program.groups.items():
        yield f".SH COMMANDS: {heading.upper()}"
        for name in commands:
            yield from _group(name, program.load(name))
    yield ".SH EXIT STATUS"
    for code, text in re.findall(r"^  (\d+) +(.+)$", program.epilog, re.MULTILINE):
        yield from (".TP", f".B {code}", _line(text))
    yield from _TAIL.splitlines()


def _group(name: str, command: Any) -> Iterator[str]:
    children = {key: one for key, one in getattr(command, "commands", {}).items() if not one.hidden}
    if not children:
        yield from _command(name, command)
    for child, one in children.items():
        yield from _command(f"{name} {child}", one)


def _command(words: str, command: Any) -> Iterator[str]:
    summary, _, example = command.help.partition("\n\n\b\nExample: ")
    yield f".SS budget {words}"
    yield from _paragraphs(summary.split("\n\n"))
    for parameter in command.params:
        if parameter.name not in (*_GLOBAL, "help"):
            yield from _parameter(parameter, command)
    if example:
        yield from (".PP", "Example:")
        for line in example.strip().splitlines():
            yield from (f".B {_escaped(line.removeprefix('Example: '))}", ".br")


def _paragraphs(texts: Iterable[str]) -> Iterator[str]:
    for number, text in enumerate(texts):
        if number:
            yield ".PP"
        yield _line(" ".join(text.split()))


def _parameter(parameter: Any, command: Any) -> Iterator[str]:
    yield ".TP"
    if parameter.param_type_name == "argument":
        yield f".I {_escaped(parameter.metavar or parameter.name.upper())}"
    else:
        record = parameter.get_help_record(typer.Context(command))
        yield f".B {_escaped(str(record[0]))}"
    yield _line(parameter.help or "")


def _line(text: str) -> str:
    """Return a text that begins no request."""
    escaped = _escaped(text)
    return f"\\&{escaped}" if escaped.startswith((".", "'")) else escaped


def _escaped(text: str) -> str:
    return text.replace("\\", "\\e").replace("-", "\\-")
