"""Calls without a server: performed in this process, and refused in the same words."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from budget_api.app.call_handlers import handler_of
from budget_api.calls.answers import Download
from budget_api.calls.handler import CallContext
from budget_api.calls.perform import perform
from budget_api.config import ConfigError
from budget_api.db.models import import_all
from budget_api.http.problems import PROBLEM, refusal, refusal_of
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.call import AnyCall
from budget_core.contract.calls import CALLS


class LocalAnswer(NamedTuple):
    """Answer to a call."""

    status: int
    headers: Mapping[str, str]
    content: bytes | Download
    """The file of a call that makes one piece by piece; none of the owner's calls does."""


@dataclass(frozen=True, slots=True)
class LocalIncoming:
    """A request of this process."""

    ids: Mapping[str, Any] = field(default_factory=dict)
    query: Mapping[str, Sequence[str]] = field(default_factory=dict)
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers by their names in small letters."""
    content: bytes = b""
    host: str = ""

    async def read(self, user_id: str | None) -> bytes:
        """Return the body."""
        return self.content

    async def left(self) -> None:
        """Wait for ever: who called waits for the answer."""
        await asyncio.get_running_loop().create_future()


async def answer(call: AnyCall, context: CallContext, incoming: LocalIncoming) -> LocalAnswer:
    """Perform a call, and answer errors as the server does.

    Raises: ConfigError when it isn't clear which user calls, ModuleNotFoundError for what only a server has.
    """
    try:
        status, media_type, headers, content = await perform(call, handler_of, context, incoming)
        return LocalAnswer(status, {"content-type": media_type, **headers}, content)
    except (ConfigError, ModuleNotFoundError):
        raise
    except Exception as error:
        return _refused(*refusal_of(error, f"{call.method} {call.path}"))


def import_handlers() -> None:
    """Import the handlers of all calls and the tables, which calls import when they need them."""
    import_all()
    for call in CALLS.values():
        with suppress(ModuleNotFoundError):  # an extra that is not installed
            handler_of(call)


def unknown() -> LocalAnswer:
    """Return the answer to a call that nobody knows."""
    return _refused(*refusal(DomainError(ErrorCode.NOT_FOUND)))


def _refused(status: int, headers: Mapping[str, str], content: bytes) -> LocalAnswer:
    return LocalAnswer(status, {"content-type": PROBLEM, **headers}, content)
