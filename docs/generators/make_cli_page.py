"""Write `docs/cli.md`: the page `cli_page.md` with every command of the terminal, its options and its example.

python docs/generators/make_cli_page.py
"""

import inspect
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import typer

from budget_cli import options
from budget_cli.main import GROUPS, load_command

TEMPLATE = Path(__file__).with_name("cli_page.md")
OUTPUT = Path(__file__).parents[1] / "cli.md"
_GLOBAL = tuple(inspect.signature(options.global_options).parameters)
_HELP = "help"


def page() -> str:
    """The whole page."""
    shared = [one for one in load_command("month").params if one.name in _GLOBAL]
    names = ", ".join(f"`{_flags(one)}`" for one in shared)
    commands = "\n".join(line for heading in GROUPS for line in _part(heading))
    return TEMPLATE.read_text().replace("{GLOBAL_OPTIONS}", names).replace("{COMMANDS}", commands)


def _part(heading: str) -> Iterator[str]:
    yield f"### {heading}\n"
    for name in GROUPS[heading]:
        yield from _group(name)


def _group(name: str) -> Iterator[str]:
    command = load_command(name)
    children = {key: one for key, one in getattr(command, "commands", {}).items() if not one.hidden}
    yield f"#### budget {name}\n"
    if not children:
        yield from _command(command)
        return
    yield f"{command.help}\n"
    for child, one in children.items():
        yield f"##### budget {name} {child}\n"
        yield from _command(one)


def _command(command: Any) -> Iterator[str]:
    summary, _, example = command.help.partition("\n\n\b\nExample: ")
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    yield f"{summary}\n"
    yield "```\n{}\n```\n".format(example.replace("\nExample: ", "\n"))
    own = [one for one in command.params if one.name not in (*_GLOBAL, _HELP) and one not in arguments]
    rows = [*((_place(one), one.help or "") for one in arguments), *((_flags(one), one.help or "") for one in own)]
    if rows:
        yield "| | |\n|---|---|"
        yield from (f"| `{what.replace('|', chr(92) + '|')}` | {text} |" for what, text in rows)
        yield ""


def _place(argument: Any) -> str:
    name = argument.metavar or argument.name.upper()
    return f"{name}…" if argument.nargs == -1 else str(name)


def _flags(option: Any) -> str:
    """As the help writes it: `--language [en|ua]`."""
    return str(option.get_help_record(typer.Context(load_command("month")))[0])


if __name__ == "__main__":
    OUTPUT.write_text(page())
