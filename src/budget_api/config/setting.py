"""Declarations of settings: environment variable, reading, default and help of each."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import MISSING, dataclass, field, fields
from functools import partial
from typing import Any, Final, Generic, TypeVar, cast

T = TypeVar("T")

Environment = Mapping[str, str]


class ConfigError(Exception):
    """Settings that a server can't start with; the text says how to mend them."""


@dataclass(frozen=True, slots=True)
class Setting(Generic[T]):
    """One environment variable."""

    name: str
    parse: Callable[[str], T]
    """Reader of a text that is not blank; `ValueError` says what is expected."""
    default: T
    help: str
    """Meaning, in the Markdown of the hosting page."""
    shown: str = ""
    """Default in the hosting page, where the value does not say it."""
    needs: str = ""
    """Variable without which any other value than the default has no effect."""

    def read(self, env: Environment) -> T:
        """Return the value, the default for a blank text. Raises: ConfigError."""
        text = env.get(self.name, "")
        if not text.strip():
            return self.default
        try:
            value = self.parse(text)
        except ValueError as error:
            raise ConfigError(f"{self.name} {error}") from None
        if self.needs and value != self.default and not env.get(self.needs, "").strip():
            raise ConfigError(f"{self.name} needs {self.needs} beside it.")
        return value


@dataclass(frozen=True, slots=True)
class _Source:
    """Metadata of a field that the environment sets."""

    read: Callable[[Environment], Any]
    settings: tuple[Setting[Any], ...]


_SOURCE: Final = "source"


def setting(
    name: str,
    parse: Callable[[str], T],
    default: T,
    help: str,  # noqa: A002 # the word of argparse, click and typer
    *,
    shown: str = "",
    needs: str = "",
    is_secret: bool = False,
) -> T:
    """Declare a dataclass field that one environment variable sets."""
    row = Setting(name, parse, default, help, shown, needs)
    source = _Source(row.read, (row,))
    dataclass_field: Any = field(default=default, repr=not is_secret, metadata={_SOURCE: source})
    return cast(T, dataclass_field)


def composed(read: Callable[[Environment], T], *settings: Setting[Any], default: Any = MISSING) -> T:
    """Declare a dataclass field that `read` makes of several variables."""
    metadata = {_SOURCE: _Source(read, settings)}
    return cast(T, field(default_factory=default if default is MISSING else lambda: default, metadata=metadata))


def read_group(group: type[T], env: Environment) -> T:
    """Return a settings class with the values of the environment. Raises: ConfigError."""
    values = {name: source.read(env) for name, source in _sources(group).items()}
    return group(**values)


def settings_of(group: type[Any]) -> Iterator[Setting[Any]]:
    """Yield the settings of a class, in the order of its fields."""
    for source in _sources(group).values():
        yield from source.settings


def _sources(group: type[Any]) -> dict[str, _Source]:
    """Return the fields that the environment sets; a field that holds a settings class is read by its own."""
    found: dict[str, _Source] = {}
    for each in fields(group):
        if _SOURCE in each.metadata:
            found[each.name] = each.metadata[_SOURCE]
        elif (nested := type(each.default)) and hasattr(nested, "__dataclass_fields__"):
            found[each.name] = _Source(partial(read_group, nested), tuple(settings_of(nested)))
    return found
