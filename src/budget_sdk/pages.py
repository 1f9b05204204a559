"""Declaration of methods that read page after page: `pages(page, …)` takes what the call for one page takes."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import cache
from inspect import Signature, signature
from itertools import islice
from typing import Any, ParamSpec, Protocol, TypeVar

import msgspec

from budget_sdk.calls import AsyncResource, Endpoint, Method, Resource

T = TypeVar("T")
P = ParamSpec("P")
Page = TypeVar("Page", bound=msgspec.Struct)


class _HasCursor(Protocol):
    next_cursor: str | None


def following_cursor(page: _HasCursor) -> dict[str, Any]:
    """Return the argument that leads from a page to the next one."""
    return {"cursor": page.next_cursor} if page.next_cursor else {}


def pages(
    page: Endpoint[Callable[P, Page], Any],
    rows: Callable[[Page], Sequence[T]],
    following: Callable[[Page], dict[str, Any]],
) -> Method[Callable[P, Iterator[T]], Callable[P, AsyncIterator[T]]]:
    """Return a method that yields the rows of every page, fetched when needed; `limit` of them at most.

    `following` gives the arguments of the next page that differ from this one's; none on the last.
    """
    accepted = cache(lambda: _without_self(signature(page)))

    def read(resource: Resource, arguments: dict[str, Any]) -> Iterator[T]:
        while True:
            answer_page: Page = resource.client.send(page.build(**arguments))
            yield from rows(answer_page)
            if not (changed := following(answer_page)):
                return
            arguments |= changed

    async def read_awaiting(resource: AsyncResource, arguments: dict[str, Any]) -> AsyncIterator[T]:
        while True:
            answer_page: Page = await resource.client.send(page.build(**arguments))
            for row in rows(answer_page):
                yield row
            if not (changed := following(answer_page)):
                return
            arguments |= changed

    def blocking(resource: Resource, /, *args: Any, **kwargs: Any) -> Iterator[T]:
        arguments = dict(accepted().bind(*args, **kwargs).arguments)
        limit = arguments.pop("limit", None)
        return islice(read(resource, arguments), limit)

    def awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> AsyncIterator[T]:
        arguments = dict(accepted().bind(*args, **kwargs).arguments)
        limit = arguments.pop("limit", None)
        return first_rows(read_awaiting(resource, arguments), limit)

    doc = "Every row that the call for one page would answer, fetched page by page as it is asked for; `limit` at most."
    return Method(lambda: signature(page).replace(return_annotation=Iterator), doc, blocking, awaiting)


async def first_rows(rows: AsyncIterator[T], limit: int | None) -> AsyncIterator[T]:
    """Yield the first rows, all without a limit; nothing is fetched beyond them."""
    number = 0
    while limit is None or number < limit:
        try:
            yield await anext(rows)
        except StopAsyncIteration:
            return
        number += 1


def _without_self(shown: Signature) -> Signature:
    return shown.replace(parameters=list(shown.parameters.values())[1:])
