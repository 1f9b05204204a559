"""One-time words for changes that were shown: a word holds for the tool and the arguments it was given for."""

import json
import secrets
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from budget_cli.assistant.tools import CONFIRM, Arguments, Tool
from budget_sdk.operation import Operation

WORD_SECONDS: Final = 600.0
"""Time for which a word holds."""
_OPEN_MAX: Final = 100
"""Words that hold at once: the oldest gives way."""


class _Shown(NamedTuple):
    what: str
    operation: Operation[Any]
    until: float


class Consent:
    """The changes that were shown and not confirmed yet, by their words."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._shown: dict[str, _Shown] = {}

    def offer(self, tool: Tool, arguments: Arguments, operation: Operation[Any]) -> str:
        """Return a new word for a change that was just shown."""
        word = secrets.token_hex(4)
        self._shown[word] = _Shown(_text_of(tool, arguments), operation, self._clock() + WORD_SECONDS)
        while len(self._shown) > _OPEN_MAX:
            del self._shown[next(iter(self._shown))]
        return word

    def find(self, tool: Tool, arguments: Arguments) -> Operation[Any] | None:
        """Return the operation that was shown for these arguments with this word; None where there is none."""
        word = arguments.get(CONFIRM)
        shown = self._shown.get(word) if isinstance(word, str) else None
        if shown is None or shown.what != _text_of(tool, arguments) or self._clock() > shown.until:
            return None
        return shown.operation

    def use(self, word: object) -> None:
        """End a word: its change was sent and answered."""
        self._shown.pop(str(word), None)


def _text_of(tool: Tool, arguments: Arguments) -> str:
    own = {name: value for name, value in arguments.items() if name != CONFIRM}
    return json.dumps([tool.name, own], sort_keys=True)
