"""Tools of an assistant: tasks by default, each a function whose parameters are its arguments."""

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final, Protocol, get_type_hints

import msgspec
from msgspec.json import schema_components

from budget_cli.assistant.arguments import CONFIRM, CONFIRM_TEXT, Arguments, WrongArgumentsError, convert
from budget_cli.assistant.rows import entry_of
from budget_cli.context import Context
from budget_sdk.operation import Operation

_DEFINITIONS = "#/$defs/"
_NULL: Final = {"type": "null"}


class Tool(Protocol):
    """Something that an assistant can do."""

    @property
    def name(self) -> str:
        """Name by which it is called."""

    @property
    def description(self) -> str:
        """Sentence that says what it does."""

    @property
    def is_writing(self) -> bool:
        """True where it may change something."""

    @property
    def schema(self) -> dict[str, Any]:
        """JSON schema of its arguments."""

    def read(self, context: Context, arguments: Arguments) -> str:
        """Return the answer of a reading tool. Raises: WrongArgumentsError."""

    def operation(self, context: Context, arguments: Arguments) -> Operation[Any]:
        """Return what a writing tool would do. Raises: WrongArgumentsError."""

    def answer(self, context: Context, answer: Any) -> str:
        """Return the answer of what was done, in text."""


@dataclass(frozen=True)
class Task:
    """A function as a tool; its docstring is the description, its annotations describe the arguments.

    A reading one returns text, a writing one the operation to confirm.
    """

    function: Callable[..., Any]
    is_writing: bool

    @property
    def name(self) -> str:
        """Name of the function."""
        return self.function.__name__

    @property
    def description(self) -> str:
        """Docstring of the function."""
        return inspect.getdoc(self.function) or ""

    @cached_property
    def schema(self) -> dict[str, Any]:
        """JSON schema of the arguments."""
        ((reference,), definitions) = schema_components([self._arguments], ref_template=_DEFINITIONS + "{name}")
        own = definitions[reference["$ref"].removeprefix(_DEFINITIONS)]
        properties = {name: _without_null(kind) for name, kind in own["properties"].items()}
        if self.is_writing:
            properties[CONFIRM] = {"type": "string", "description": CONFIRM_TEXT}
        return {"type": "object", "properties": properties, "required": own["required"]}

    def read(self, context: Context, arguments: Arguments) -> str:
        """Return the answer to these arguments."""
        return str(self._call(context, arguments))

    def operation(self, context: Context, arguments: Arguments) -> Operation[Any]:
        """Return the operation that these arguments ask for."""
        operation: Operation[Any] = self._call(context, arguments)
        return operation

    def answer(self, context: Context, answer: Any) -> str:
        """Return the entry that was booked; other answers say nothing that was not shown before."""
        return entry_of(answer)

    def _call(self, context: Context, arguments: Arguments) -> Any:
        known = {name: value for name, value in arguments.items() if name != CONFIRM}
        if unknown := sorted(known.keys() - {field.name for field in msgspec.structs.fields(self._arguments)}):
            raise WrongArgumentsError(f"{self.name} takes no {', '.join(unknown)}.")
        return self.function(context, **msgspec.structs.asdict(convert(known, self._arguments)))

    @cached_property
    def _arguments(self) -> type[msgspec.Struct]:
        """Struct with a field for each parameter but the context."""
        hints = get_type_hints(self.function, include_extras=True)
        _, *parameters = inspect.signature(self.function).parameters.values()
        fields = [
            (one.name, hints[one.name]) if one.default is one.empty else (one.name, hints[one.name], one.default)
            for one in parameters
        ]
        return msgspec.defstruct(self.name, fields, kw_only=True)


def _without_null(kind: dict[str, Any]) -> dict[str, Any]:
    """Return the schema of an argument that is left out rather than null."""
    kind = dict(kind)
    options = [one for one in kind.pop("anyOf", ()) if one != _NULL]
    if kind.get("default") in (None, "", [], {}):
        kind.pop("default", None)
    if "type" in kind or not options:
        return kind
    return {**kind, **options[0]} if len(options) == 1 else {**kind, "anyOf": options}
