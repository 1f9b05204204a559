"""`budget shell`: one command after the other, in one process."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import typer

from budget_cli import options
from budget_cli.command import command_group, local_command, program_of
from budget_cli.options import GlobalOptions
from budget_cli.shell.runner import Shell
from budget_sdk.extras import check_extra
from budget_sdk.folders import config_folder

app = command_group()


@local_command(app)
def shell(
    ctx: typer.Context,
    server: options.Server = None,
    data: options.Data = None,
    user: options.User = None,
    workspace: options.Workspace = None,
) -> None:
    """Type commands without `budget` before them, with Tab and a history; `exit` or Ctrl-D ends it.

    From a pipe it reads a command a line, and ends at the first one that fails, with its exit code.

    Example: budget shell
    """
    shell = Shell(GlobalOptions(server, data, user, workspace), program_of(ctx))
    with _lines(shell) as lines:
        for line in lines:
            shell.execute(line)
            if shell.code and not sys.stdin.isatty():
                break
    raise typer.Exit(0 if sys.stdin.isatty() else shell.code)


@contextmanager
def _lines(shell: Shell) -> Iterator[Iterator[str]]:
    if not sys.stdin.isatty():
        yield (line for line in sys.stdin if line.strip() and not line.lstrip().startswith("#"))
        return
    check_extra("shell")
    from budget_cli.shell import prompt

    yield prompt.lines(shell, _history())


def _history() -> Path:
    """Return the file of what was typed, its owner's alone."""
    path = config_folder() / "shell_history"
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)
    return path
