"""Calls of the API as tools of an assistant, for `--all`."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import msgspec

from budget_cli.assistant.arguments import CONFIRM, CONFIRM_TEXT, Arguments, WrongArgumentsError, convert
from budget_cli.context import Context
from budget_core.contract.call import AnyCall, InWorkspace, Owns, SignedIn
from budget_core.contract.calls import CALLS
from budget_core.contract.types import Query
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel
from budget_sdk.names import NAMED_FIELDS
from budget_sdk.operation import Operation

_READ_METHODS = frozenset({"GET", "HEAD"})
_OUT_OF_REACH = frozenset({"guests", "imports", "links", "migration"})
"""Tags of calls that let people in, or whose bodies are files, which the terminal and the app read from the disk."""
_PEOPLE = frozenset(
    {
        "approveWorkspace",
        "rejectWorkspace",
        "listInvitations",
        "searchUsers",
        "addMember",
        "updateMember",
        "removeMember",
    }
)
"""Calls that let people in or find them."""
_PEOPLE_FIELDS = frozenset({"participants", "roles"})
"""Fields that let people in; a tool does not take them."""
_COPIES = frozenset({"start", "listChanges"})
"""Calls of programs that keep a copy of a workspace."""
_DEFINITIONS = "#/$defs/"


@dataclass(frozen=True)
class CallTool:
    """A call as a tool; its answer is JSON."""

    call: AnyCall

    @cached_property
    def name(self) -> str:
        """Operation id of the call in snake case."""
        return re.sub(r"(?<!^)(?=[A-Z])", "_", self.call.id).lower()

    @property
    def description(self) -> str:
        """Description of the call."""
        return self.call.description

    @cached_property
    def is_writing(self) -> bool:
        """True where the call may change something."""
        return self.call.method not in _READ_METHODS

    @cached_property
    def schema(self) -> dict[str, Any]:
        """JSON schema of the arguments: ids of the address, query parameters and fields of the body."""
        kinds = [kind for kind in (self._query, self.call.body_type) if kind is not None]
        shapes, definitions = msgspec.json.schema_components(kinds, ref_template=_DEFINITIONS + "{name}")
        properties = {_camel(name): {"type": "string", "description": _id_text(name)} for name in self.call.parameters}
        required = [_camel(name) for name in self.call.parameters if name != "workspace_id"]
        for shape in shapes:
            own = definitions.pop(shape["$ref"].removeprefix(_DEFINITIONS))
            properties |= own["properties"]
            required += own.get("required", [])
        properties = {name: kind for name, kind in properties.items() if name not in _PEOPLE_FIELDS}
        for part in (properties, *(one.get("properties", {}) for one in definitions.values())):
            _take_names(part)
        if self.is_writing:
            properties[CONFIRM] = {"type": "string", "description": CONFIRM_TEXT}
        shared = {"$defs": definitions} if definitions else {}
        return {"type": "object", "properties": properties, "required": required, **shared}

    def read(self, context: Context, arguments: Arguments) -> str:
        """Return the answer as JSON."""
        return self.answer(context, context.client.send(self.operation(context, arguments)))

    def answer(self, _: Context, answer: object) -> str:
        """Return an answer as JSON."""
        return msgspec.json.encode(answer).decode()

    def operation(self, _: Context, arguments: Arguments) -> Operation[Any]:
        """Return the operation that these arguments ask for. Raises: WrongArgumentsError."""
        unknown = sorted(arguments.keys() - self.schema["properties"].keys())
        if unknown:
            raise WrongArgumentsError(f"{self.name} takes no {', '.join(unknown)}.")
        ids = tuple(self._id(name, arguments) for name in self.call.parameters)
        body, query = self.call.body_type, self._query
        return Operation(
            self.call,
            self.call.answer,
            ids,
            body=None if body is None else self._convert(body, arguments),
            query={} if query is None else _sent(self._convert(query, arguments)),
        )

    @property
    def _query(self) -> type[Query] | None:
        return None if self.call.query is Query else self.call.query

    def _id(self, name: str, arguments: Arguments) -> str | None:
        argument = arguments.get(_camel(name))
        if argument is None and name != "workspace_id":
            raise WrongArgumentsError(f"{self.name} needs {_camel(name)}.")
        return None if argument is None else str(argument)

    def _convert(self, kind: type[msgspec.Struct], arguments: Arguments) -> Any:
        names = {field.encode_name for field in msgspec.structs.fields(kind)}
        return convert({name: arguments[name] for name in names & arguments.keys()}, kind)


def call_tools() -> Iterator[CallTool]:
    """Yield the calls that are within an assistant's reach."""
    return (CallTool(call) for call in CALLS.values() if _is_for_programs(call))


def _is_for_programs(call: AnyCall) -> bool:
    """Return whether a personal access token may make the call, and its answer is no file."""
    if call.answer is bytes or call.content_types or call.tag in _OUT_OF_REACH or call.id in _COPIES | _PEOPLE:
        return False
    match call.right:
        case InWorkspace(action):
            return action is not Action.MANAGE or call.method != "DELETE"
        case SignedIn(level) | Owns(_, level):
            return level is not AccessLevel.IDENTITY
    return False


def _sent(query: Query) -> dict[str, Any]:
    return dict(_fields(query))


def _fields(query: Query) -> Iterator[tuple[str, Any]]:
    for field in msgspec.structs.fields(query):
        value = getattr(query, field.name)
        yield field.encode_name, value if value is None or isinstance(value, int) else str(value)


def _take_names(properties: dict[str, Any]) -> None:
    """Let properties that hold an id take a name too, where names are looked up."""
    for field in NAMED_FIELDS.keys() & properties.keys():
        properties[field] = {"type": "string", "description": f"Name or id of the {NAMED_FIELDS[field]}."}


def _camel(name: str) -> str:
    first, *rest = name.split("_")
    return first + "".join(part.title() for part in rest)


def _id_text(name: str) -> str:
    noun = name.removesuffix("_id").replace("_", " ")
    return "By default the workspace in use." if name == "workspace_id" else f"Id of the {noun}."
