"""Runs lines as commands of the same program, and knows what may come next in one."""

import shlex
from typing import Any

import typer

from budget_cli.command import Program, summaries
from budget_cli.config import section
from budget_cli.errors import CliError, WrongUsage
from budget_cli.exit_codes import report
from budget_cli.options import GlobalOptions

PROGRAM = "budget"
ENDS = frozenset({"exit", "quit"})
_HELP = frozenset({"help", "?"})


class Shell:
    """One run of `budget shell`; its options apply to every command."""

    def __init__(self, options: GlobalOptions, program: Program) -> None:
        self._program = program
        self._summaries = summaries(program)
        self._given = [
            part
            for name in ("server", "data", "user", "workspace")
            if (value := getattr(options, name)) is not None
            for part in (f"--{name}", str(value))
        ]
        self.code = 0
        """The exit code of the last command."""

    def execute(self, line: str) -> None:
        """Run a line; no error ends the shell."""
        try:
            words = self._words(line)
        except CliError as error:
            self.code = report(error) or 1
            return
        if not words:
            return
        try:
            command, _ = self._find_command(words)
            given = self._given if command is None else self._given_to(command)
            self._program.main([*given, *words], prog_name=PROGRAM)
        except SystemExit as ended:
            self.code = ended.code if isinstance(ended.code, int) else 0
        except BrokenPipeError:
            raise
        except OSError as error:
            self.code = (
                report(CliError("{file} can't be used: {reason}.", file=error.filename, reason=error.strerror)) or 1
            )

    def _words(self, line: str) -> list[str]:
        try:
            words = shlex.split(line)
        except ValueError:
            raise WrongUsage('A quotation mark is not closed. Put "mom\'s birthday" in the other kind.') from None
        if words[:1] == [PROGRAM]:
            words = words[1:]
        if "|" in words:
            raise WrongUsage("No pipes in here. Type exit first, then: budget {typed}", typed=line.strip())
        if words[:1] == ["shell"]:
            raise WrongUsage("You are already in the shell. Type a command, like month.")
        return ["--help"] if words and words[0] in _HELP else words

    def completions(self, words: list[str], incomplete: str) -> list[str]:
        """Return the completions of the word that is being typed: a command, an option, a name."""
        if not words:
            known = [
                *(name for name in self._summaries if " " not in name),
                *section("alias"),
                *ENDS,
            ]
            return sorted(name for name in known if name.startswith(incomplete))
        command, rest = self._find_command(words)
        if command is None:
            return []
        children = getattr(command, "commands", {})
        if children and not rest:
            return [child for child in children if child.startswith(incomplete)]
        return self._of_command(command, rest, incomplete)

    def _of_command(self, command: Any, words: list[str], incomplete: str) -> list[str]:
        """Return the command's options, or values of the current option or argument."""
        if incomplete.startswith("-"):
            return [one for parameter in command.params for one in parameter.opts if one.startswith(incomplete)]
        option = next((one for one in command.params if words and words[-1] in one.opts and not one.is_flag), None)
        known = words[:-1] if option else words
        with command.make_context(PROGRAM, [*self._given_to(command), *known], resilient_parsing=True) as context:
            parameter = option or _next_argument(command, context)
            return [one.value for one in parameter.shell_complete(context, incomplete)] if parameter else []

    def _given_to(self, command: Any) -> list[str]:
        takes = {name for parameter in command.params for name in parameter.opts}
        pairs = zip(self._given[::2], self._given[1::2], strict=True)
        return [part for pair in pairs if pair[0] in takes for part in pair]

    def _find_command(self, words: list[str]) -> tuple[Any, list[str]]:
        """Return the command that words begin with, None for an alias or an unknown one, and the words after it."""
        name, rest = self._program.resolve(words)
        if name not in self._summaries:
            return None, words
        command = self._program.load(name)
        child = getattr(command, "commands", {}).get(rest[0]) if rest else None
        return (command, rest) if child is None else (child, rest[1:])


def _next_argument(command: Any, context: typer.Context) -> Any:
    arguments = [one for one in command.params if one.param_type_name == "argument"]
    return next((one for one in arguments if one.nargs == -1 or context.params.get(one.name) is None), None)
