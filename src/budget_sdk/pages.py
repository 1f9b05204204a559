"""Declaration of methods that read page after page: `pages(page, …)` takes what the call for one page takes."""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import cache
from inspect import Signature, signature
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
    """Return a method that yields the rows of every page, fetched when needed.

    `following` gives the arguments of the next page that differ from this one's; none on the last.
    """
    accepted = cache(lambda: _without_self(signature(page)))

    def blocking(resource: Resource, /, *args: Any, **kwargs: Any) -> Iterator[T]:
        bound = accepted().bind(*args, **kwargs)
        while True:
            answer_page: Page = resource.client.send(page.build(*bound.args, **bound.kwargs))
            yield from rows(answer_page)
            if not (changed := following(answer_page)):
                return
            bound.arguments.update(changed)

    async def awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> AsyncIterator[T]:
        bound = accepted().bind(*args, **kwargs)
        while True:
            answer_page: Page = await resource.client.send(page.build(*bound.args, **bound.kwargs))
            for row in rows(answer_page):
                yield row
            if not (changed := following(answer_page)):
                return
            bound.arguments.update(changed)

    doc = "Every row that the call for one page would answer, fetched page by page as it is asked for."
    return Method(lambda: signature(page).replace(return_annotation=Iterator), doc, blocking, awaiting)


def _without_self(shown: Signature) -> Signature:
    return shown.replace(parameters=list(shown.parameters.values())[1:])
