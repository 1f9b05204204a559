"""Groups of commands of a noun."""

from typing import Any

from typer.core import TyperGroup

_DEFAULT = "list"


class NounGroup(TyperGroup):
    """Commands of a noun; `create` is another word for `add`, as it was the verb of some nouns once."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """Replace `create` where the group has `add` alone."""
        is_old = args[:1] == ["create"] and "create" not in self.commands and "add" in self.commands
        return super().resolve_command(ctx, ["add", *args[1:]] if is_old else args)


class WordGroup(NounGroup):
    """Runs `list` where the first word names no command: `budget history food or rent`."""

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
