"""One HTTP exchange, described without performing it; the clients perform it."""

from collections.abc import Callable, Hashable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cache
from types import GenericAlias, UnionType
from typing import Any, Generic, TypeVar, cast, get_args, get_origin
from urllib.parse import quote

import msgspec

from budget_core.contract.call import AnyCall
from budget_core.contract.people.users import SecondFactorNeeded
from budget_core.contract.workspaces.changes import Trial
from budget_sdk.door import Door, Response, Seconds, Timeout
from budget_sdk.errors import SecondFactorRequired, UnreadableAnswer, api_error
from budget_sdk.tables import Table

T = TypeVar("T")
T_Request = TypeVar("T_Request")
_JSON = {"content-type": "application/json"}
_TRIAL = {"budget-trial": "true"}
_IMAGE = {"content-type": "image/*"}
OPERATION = "budget.operation"
"""Extension of a request that holds its operation, for doors that need no address."""


@dataclass(frozen=True, slots=True)
class Operation(Generic[T]):
    """A call with what is sent, and what comes back."""

    call: AnyCall
    returns: type[T]
    ids: tuple[str | int | None, ...] = ()
    """Values of the path parameters, in order; None is the workspace in use."""
    body: msgspec.Struct | None = None
    image: bytes | None = None
    """Sent as it is instead of a body."""
    query: Mapping[str, str | int | None] = field(default_factory=dict)
    """None leaves a parameter out."""
    is_trial: bool = False
    """Checked and run as always, and taken back: the answer is a `Trial`."""

    @property
    def path(self) -> str:
        """Address with its ids, quoted so that none of them can lead elsewhere."""
        return self.call.address(*(_quote("" if value is None else str(value)) for value in self.ids))

    @property
    def is_repeatable(self) -> bool:
        """True unless a repeat counts twice, as a POST without a client-made id does."""
        return self.call.method != "POST" or isinstance(getattr(self.body, "id", None), str)

    def as_trial(self) -> "Operation[Trial]":
        """Return the operation that only tries this one."""
        return Operation(self.call, Trial, self.ids, self.body, self.image, self.query, is_trial=True)

    def request(self, door: Door[T_Request]) -> T_Request:
        """Return the request of a client."""
        query = {name: _encodable(value) for name, value in self.query.items() if value is not None}
        content, headers = self._content()
        if self.is_trial:
            headers = {**(headers or {}), **_TRIAL}
        return door.build_request(
            self.call.method,
            self.path,
            params=query,
            content=content,
            headers=headers,
            timeout=self._timeout(door.timeout),
            extensions={OPERATION: self},
        )

    def _content(self) -> tuple[bytes | None, Mapping[str, str] | None]:
        if self.image is not None:
            return self.image, _IMAGE
        return (None, None) if self.body is None else (msgspec.json.encode(self.body), _JSON)

    def _timeout(self, client_timeout: Timeout) -> Seconds:
        """Return the seconds to connect, read, write and wait for a connection."""
        read = client_timeout.read
        longest = read if read is None else max(read, self.call.patience_seconds)
        return client_timeout.connect, longest, client_timeout.write, client_timeout.pool

    def check(self, response: Response) -> None:
        """Raise the error that the answer stands for; its content was read."""
        if not response.is_success:
            retry_after = response.headers.get("retry-after")
            raise api_error(str(response.url), response.status_code, response.content, retry_after)

    def result(self, response: Response) -> T:
        """Return the result of an answer, or raise the error that it stands for."""
        self.check(response)
        try:
            if self.call.other_answer is SecondFactorNeeded and response.status_code == self.call.other_status:
                raise SecondFactorRequired(_reader(SecondFactorNeeded)(response.content))
            answer: T = _reader(cast(Hashable, self.returns))(response.content)
        except msgspec.DecodeError:
            raise UnreadableAnswer(str(response.url), response.status_code) from None
        return answer


def _encodable(value: str | int) -> str | int:
    """Return text without the halves of characters that a terminal makes of bytes it can't read."""
    return value.encode(errors="replace").decode() if isinstance(value, str) else value


def _quote(segment: str) -> str:
    return quote(segment, safe="").replace(".", "%2E")  # httpx drops the segments "." and ".."


def _first_answer(readers: Sequence[Callable[[bytes], Any]], content: bytes) -> Any:
    """Return the answer as the first of several structs that it fits."""
    *firsts, last = readers
    for reader in firsts:
        with suppress(msgspec.ValidationError):
            return reader(content)
    return last(content)


@cache
def _reader(returns: Any) -> Callable[[bytes], Any]:
    if returns is bytes:
        return bytes
    if get_origin(returns) is UnionType:
        readers = [_reader(kind) for kind in get_args(returns)]
        return lambda content: _first_answer(readers, content)
    if get_origin(returns) is not Table:
        return msgspec.json.Decoder(returns).decode
    (row,) = get_args(returns)
    rows: msgspec.json.Decoder[list[Any]] = msgspec.json.Decoder(GenericAlias(list, (row,)))
    return lambda content: Table(rows.decode(content), row)
