"""Prompt of `budget shell` on a terminal: its history, and names at the Tab key.

The only user of prompt_toolkit.
"""

import shlex
from collections.abc import Iterator
from pathlib import Path

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import CompleteEvent, Completer, Completion, ThreadedCompleter
from prompt_toolkit.document import Document
from prompt_toolkit.history import FileHistory

from budget_cli.shell.runner import ENDS, Shell


class NameCompleter(Completer):
    """Words that fit the one before the cursor."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterator[Completion]:
        """Yield the words that fit; a name with spaces comes in quotes."""
        typed = document.text_before_cursor
        try:
            words = shlex.split(typed)
        except ValueError:  # a quotation mark that is not closed yet
            return
        incomplete = words.pop() if words and not typed[-1].isspace() else ""
        for found in self._shell.completions(words, incomplete):
            yield Completion(shlex.quote(found), start_position=-len(incomplete), display=found)


def lines(shell: Shell, history: Path) -> Iterator[str]:
    """Yield every typed line, until the end."""
    session: PromptSession[str] = PromptSession(
        history=FileHistory(str(history)),
        completer=ThreadedCompleter(NameCompleter(shell)),
        complete_while_typing=False,
    )
    while True:
        try:
            line = session.prompt("budget> ").strip()
        except KeyboardInterrupt:
            continue
        except EOFError:
            return
        if line in ENDS:
            return
        if line:
            yield line
