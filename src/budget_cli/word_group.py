"""Group whose command `list` takes words: `budget history food or rent` is `budget history list food or rent`."""

from typing import Any

from typer.core import TyperGroup

_DEFAULT = "list"


class WordGroup(TyperGroup):
    """Runs `list` where the first word names no command of the group."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Put `list` before the arguments of words."""
        first = _first_word(self.commands[_DEFAULT], args)
        if first is None or first in self.commands:
            return super().parse_args(ctx, args)
        return super().parse_args(ctx, [_DEFAULT, *args])


def _first_word(command: Any, args: list[str]) -> str | None:
    """Return the first argument that is neither an option nor the value of one."""
    valued = {name for one in command.params if not getattr(one, "is_flag", True) for name in one.opts}
    rest = iter(args)
    for word in rest:
        if word == "--":
            return next(rest, None)
        if not word.startswith("-") or word == "-":
            return word
        if word in valued:
            next(rest, None)
    return None
