"""One call of the API as data: its address, what it takes and answers, and who may make it.

No framework is needed to read it. The server, the local file's door, the SDK and the OpenAPI document all do.
"""

import re
from collections.abc import Callable, Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Any, Final, Generic, ParamSpec, TypeVar, cast

import msgspec

from budget_core.base.limits import BODY_MAX_BYTES
from budget_core.contract.types import Query
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

P = ParamSpec("P")
A = TypeVar("A")
B = TypeVar("B", bound=msgspec.Struct)

JSON: Final = "application/json"
JSON_LINES: Final = "application/x-ndjson"
"""A value of JSON a line, in UTF-8."""
LONG_FILE_SECONDS: Final = 300.0
"""The longest file is read, booked or undone in less."""
TOKEN: Final = {"authorization": "Bearer and the token"}
"""Headers of an answer that signs the caller in."""

_PARAMETER = re.compile(r"\{(\w+)(?::int)?\}")


@dataclass(frozen=True, slots=True)
class Anybody:
    """Right of a call that asks for no token."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Right of everybody with a valid token of that access."""

    level: AccessLevel


@dataclass(frozen=True, slots=True)
class InWorkspace:
    """Right to do the action in the workspace that the path names, itself or by one of its rows."""

    action: Action
    is_repeatable: bool = False
    """True where the creator may repeat the call after the workspace is deleted, when the answer was lost."""


@dataclass(frozen=True, slots=True)
class Owns:
    """Right of the user whose row (`reminder`) the path names."""

    noun: str
    level: AccessLevel = AccessLevel.WORKSPACES


@dataclass(frozen=True, slots=True)
class OwnsServer:
    """Right of an owner of the server, with a sign-in; never with a personal access token."""

    level: AccessLevel = AccessLevel.IDENTITY


@dataclass(frozen=True, slots=True)
class FolderOwner:
    """Right of the owner of the data folder. No server has such a call on its addresses."""


Right = Anybody | SignedIn | InWorkspace | Owns | OwnsServer | FolderOwner


@dataclass(frozen=True, slots=True, eq=False)
class Call(Generic[A]):
    """A call without a body, or with one that is no JSON."""

    id: str
    """Operation id in the OpenAPI document."""
    method: str
    path: str
    """Address below `/api`; its `{parameters}` are texts, `{revision:int}` a number."""
    _: KW_ONLY
    tag: str
    """Group in the OpenAPI document."""
    answer: type[A]
    """Struct of the answer, a list of one, or `bytes` for a file of `media_type`."""
    right: Right
    description: str
    module: str = ""
    """Package of `budget_api` whose `handlers` run the call, where it is not called like the tag."""
    query: type[Query] = Query
    content_types: tuple[str, ...] = ()
    """Media types of a body that is no JSON."""
    body_max_bytes: int = BODY_MAX_BYTES
    status: int = 200
    other_status: int | None = None
    """Status of another success, which the handler chooses."""
    other_answer: type[Any] | None = None
    """Struct of the answer with that status, where it is another one; it comes without `headers`."""
    media_type: str = JSON
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of the answer with their descriptions."""
    limit: str | None = None
    """Quota that the call counts in, as `budget_api.config.quotas` names it."""
    refusals: tuple[int, ...] = ()
    """Statuses of errors beside those that follow from the right, the body and the parameters."""
    is_documented: bool = True
    is_compressed: bool = False
    """True where the answer is compressed already."""
    patience_seconds: float = 0
    """Seconds a client waits for the answer, where it would wait for less."""

    @property
    def body_type(self) -> type[msgspec.Struct] | None:
        """Struct of the JSON body."""
        return None

    @property
    def handled_by(self) -> str:
        """Package of `budget_api` with the handler."""
        return self.module or self.tag

    @property
    def parameters(self) -> tuple[str, ...]:
        """Names of the path parameters, in order."""
        return tuple(_PARAMETER.findall(self.path))

    @property
    def route(self) -> str:
        """Address with the names of its parameters alone."""
        return _PARAMETER.sub(r"{\1}", self.path)

    def address(self, *values: str) -> str:
        """Return the address with these values for its parameters."""
        remaining_values = iter(values)
        return _PARAMETER.sub(lambda _: next(remaining_values), self.path)


@dataclass(frozen=True, slots=True, eq=False)
class BodyCall(Call[A], Generic[P, B, A]):
    """A call with a JSON body."""

    body: Callable[P, B]
    """Struct of the body."""

    @property
    def body_type(self) -> type[msgspec.Struct]:
        """Struct of the JSON body."""
        return cast(type[msgspec.Struct], self.body)


AnyCall = Call[Any]
