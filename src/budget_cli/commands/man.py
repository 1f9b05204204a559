"""`budget man`: the manual page."""

import shutil
import subprocess
import sys

import typer

from budget_cli.command import command_group
from budget_cli.man import page
from budget_cli.output import is_terminal

app = command_group()


@app.command()
def man() -> None:
    """Show the manual page; into a pipe or a file it is written in the language of man.

    Example: budget man
    """
    text = "".join(f"{line}\n" for line in page())
    program = shutil.which("man") if is_terminal() else None
    if program is None:
        sys.stdout.write(text)
        return
    ended = subprocess.run([program, "-l", "-"], input=text, text=True, check=False)  # noqa: S603 - the system's own
    raise typer.Exit(ended.returncode)
