"""Declaration of methods that read page after page.

`pages(page, …)` takes what the call for one page takes; `@paged(page, …)` what the signature below it does.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from functools import cache, partial
from inspect import Signature, signature
from itertools import islice
from typing import Any, Concatenate, Generic, ParamSpec, Protocol, TypeVar

import msgspec

from budget_sdk.calls import AsyncResource, Endpoint, Method, Resource, method_signature

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

    def begin(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
        arguments = dict(accepted().bind(*args, **kwargs).arguments)
        return arguments, arguments.pop("limit", None)

    doc = "Every row that the call for one page would answer, fetched page by page as it is asked for; `limit` at most."
    return _reading(page, rows, following, begin, lambda: signature(page).replace(return_annotation=Iterator), doc)


class paged(Generic[T]):  # noqa: N801 - used as a decorator
    """Decorator of a signature that makes it the rows of every page, as many in a call as `page_size` says."""

    def __init__(
        self,
        page: Endpoint[Any, Any],
        rows: Callable[[Any], Sequence[T]],
        following: Callable[[Any], dict[str, Any]],
        most: int,
    ) -> None:
        self._page, self._rows, self._following, self._most = page, rows, following, most

    def __call__(
        self, shape: Callable[Concatenate[Any, P], T]
    ) -> Method[Callable[P, Iterator[T]], Callable[P, AsyncIterator[T]]]:
        """Return the method of a signature."""
        accepted = cache(partial(method_signature, shape, Iterator, has_self=False))

        def begin(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[dict[str, Any], int | None]:
            arguments = dict(accepted().bind(*args, **kwargs).arguments)
            limit = arguments.pop("limit", None)
            arguments["limit"] = arguments.pop("page_size", None) or min(limit or self._most, self._most)
            return arguments, limit

        shown = partial(method_signature, shape, Iterator)
        return _reading(self._page, self._rows, self._following, begin, shown, shape.__doc__ or "")


def _reading(
    page: Endpoint[Any, Any],
    rows: Callable[[Any], Sequence[T]],
    following: Callable[[Any], dict[str, Any]],
    begin: Callable[[tuple[Any, ...], dict[str, Any]], tuple[dict[str, Any], int | None]],
    shown: Callable[[], Signature],
    doc: str,
) -> Method[Any, Any]:
    """Return a method whose arguments `begin` turns into those of the first page and the largest number of rows."""

    def read(resource: Resource, arguments: dict[str, Any]) -> Iterator[T]:
        while True:
            answer_page = resource.client.send(page.build(**arguments))
            yield from rows(answer_page)
            if not (changed := following(answer_page)):
                return
            arguments |= changed

    async def read_awaiting(resource: AsyncResource, arguments: dict[str, Any]) -> AsyncIterator[T]:
        while True:
            answer_page = await resource.client.send(page.build(**arguments))
            for row in rows(answer_page):
                yield row
            if not (changed := following(answer_page)):
                return
            arguments |= changed

    def blocking(resource: Resource, /, *args: Any, **kwargs: Any) -> Iterator[T]:
        arguments, limit = begin(args, kwargs)
        return islice(read(resource, arguments), limit)

    def awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> AsyncIterator[T]:
        arguments, limit = begin(args, kwargs)
        return _first_rows(read_awaiting(resource, arguments), limit)

    return Method(shown, doc, blocking, awaiting)


async def _first_rows(rows: AsyncIterator[T], limit: int | None) -> AsyncIterator[T]:
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
