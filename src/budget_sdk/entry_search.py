"""Entries that pass a filter in words: `client.history.all(where="food and (payee:silpo or #kyiv) min:20")`.

What a server can look up is asked of it, the rest is tried here on the entries of each page. Nothing here sends.
"""

from collections.abc import AsyncIterator, Callable, Generator, Iterator, Sequence
from dataclasses import dataclass
from datetime import date as Day  # noqa: N812 - a day; `date` is a field of entries
from functools import cache, partial
from itertools import islice
from typing import Any, Concatenate, NamedTuple, ParamSpec

from budget_core.contract.history import HistoryEntry, HistoryPage
from budget_core.filters import (
    EVERYTHING,
    Conjuncts,
    FilterError,
    Names,
    Node,
    Term,
    Test,
    compile_filter,
    conjuncts,
    is_named,
    parse,
    terms,
)
from budget_sdk.calls import AsyncResource, Endpoint, Method, Resource
from budget_sdk.errors import WrongFilter
from budget_sdk.matching import unknown_name
from budget_sdk.operation import Operation
from budget_sdk.pages import first_rows
from budget_sdk.signatures import method_signature

P = ParamSpec("P")
PAGE = 200
"""Entries that one call brings at most."""
Steps = Generator[Operation[Any], Any, "Plan"]


class Lookups(NamedTuple):
    """Calls that answer the names in a workspace."""

    categories: tuple[Endpoint[Any, Any], ...]
    accounts: tuple[Endpoint[Any, Any], ...]
    workspaces: tuple[Endpoint[Any, Any], ...]


@dataclass(frozen=True, slots=True)
class _Named:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Plan:
    """A filter as keywords of a call, and the test of what the call answers."""

    node: Node
    query: dict[str, Any]
    passes: Test
    categories: Names
    is_whole: bool
    """True where the keywords alone say all of the filter, for every line of an entry too."""


def read_where(where: str | None) -> Node:
    """Return a parsed filter, of this day. Raises: WrongFilter."""
    try:
        return parse(where or "", Day.today())  # noqa: DTZ011 - the wall clock is meant
    except FilterError as error:
        raise WrongFilter(error) from None


def plan(node: Node, workspace_id: str | None, lookups: Lookups) -> Steps:
    """Ask for the names in a filter, and return how its entries are found. Raises: UnknownName."""
    used = {term.field for term in terms(node)}
    rows: dict[str, list[_Named]] = {"category": [], "account": [], "by": []}
    if used & {"category", "word"}:
        for call in lookups.categories:
            rows["category"] += [_Named(row.id, row.name) for row in (yield call.build(workspace_id))]
    if "account" in used:
        for call in lookups.accounts:
            rows["account"] += [_Named(row.id, row.name) for row in (yield call.build(workspace_id))]
    if "by" in used:
        for call in lookups.workspaces:
            workspace = yield call.build(workspace_id)
            people = [*workspace.participants, *workspace.previous_participants]
            rows["by"] = [_Named(person.user_id, person.name) for person in people]
    for term in terms(node):
        if term.field in rows:
            _require_known(term, rows[term.field])
    names = {row.id: row.name for row in rows["category"]}
    return _plan(node, names, rows)


def _plan(node: Node, names: Names, rows: dict[str, list[_Named]]) -> Plan:
    common = conjuncts(node)
    ids = {
        "category_id": _only_id(common.category, rows["category"]),
        "account_id": _only_id(common.account, rows["account"]),
        "user_id": _only_id(common.person, rows["by"]),
    }
    query = {key: value for key, value in (ids | _plain(common)).items() if value}
    return Plan(node, query, compile_filter(node, names), names, _is_whole(node, query))


def _plain(common: Conjuncts) -> dict[str, Any]:
    return {
        "search": common.search,
        "payee": common.payee,
        "tag": common.tag,
        "kind": common.kind,
        "since": common.first,
        "until": common.last,
        "least": common.least,
        "most": common.most,
    }


_KEYWORDS: dict[str, str] = {
    "category": "category_id",
    "account": "account_id",
    "by": "user_id",
    "tag": "tag",
    "kind": "kind",
    "since": "since",
    "until": "until",
    "min": "least",
    "max": "most",
}
"""Keyword of a call for each field of a filter that one says all of."""
_NOUNS = {"by": "person"}
_ALONE = {"category", "account", "by", "tag", "payee", "kind"}


def _is_whole(node: Node, query: dict[str, Any]) -> bool:
    """Return whether each condition is a keyword; of names and kinds one alone, of days and amounts the narrowest."""
    if node == EVERYTHING:
        return True
    parts = [node] if isinstance(node, Term) else list(getattr(node, "parts", ()))
    if getattr(node, "operator", "and") == "or" or not parts:
        return False
    names = [part.field for part in parts if isinstance(part, Term)]
    alone = [name for name in names if name in _ALONE]
    is_plain = len(names) == len(parts) and len(alone) == len(set(alone))
    return is_plain and all(_is_keyword(part, query) for part in parts if isinstance(part, Term))


def _is_keyword(term: Term, query: dict[str, Any]) -> bool:
    return "payee" in query if term.field == "payee" else _KEYWORDS.get(term.field) in query


def _require_known(term: Term, rows: Sequence[_Named]) -> None:
    if not any(is_named(term, row.name) for row in rows):
        raise unknown_name(_NOUNS.get(term.field, term.field), term.text, rows)


def _only_id(term: Term | None, rows: Sequence[_Named]) -> str | None:
    found = [row.id for row in rows if term is not None and is_named(term, row.name)]
    return found[0] if len(found) == 1 else None


Step = Operation[Any] | list[HistoryEntry]
"""A call to perform, or entries that were found."""


def found_pages(
    page: Endpoint[Any, Any], lookups: Lookups, where: str | None, workspace_id: str | None, arguments: dict[str, Any]
) -> Generator[Step, Any, None]:
    """Yield the calls that find entries, and after each page those of its entries that pass."""
    node = read_where(where)
    planned = None if node == EVERYTHING else (yield from plan(node, workspace_id, lookups))
    criteria = {name: value for name, value in arguments.items() if value is not None}
    query: dict[str, Any] = {} if planned is None else {"limit": PAGE, **planned.query}
    query |= criteria
    while True:
        history_page: HistoryPage = yield page.build(workspace_id, **query)
        yield (
            history_page.entries
            if planned is None
            else [entry for entry in history_page.entries if planned.passes(entry, None)]
        )
        if history_page.next_cursor is None:
            return
        query["cursor"] = history_page.next_cursor


class filtered:  # noqa: N801 - used as a decorator
    """Decorator of a signature that makes it the entries of every page, with a filter in words beside the keywords."""

    def __init__(self, page: Endpoint[Any, Any], lookups: Lookups) -> None:
        self._page, self._lookups = page, lookups

    def __call__(
        self, shape: Callable[Concatenate[Any, P], HistoryEntry]
    ) -> Method[Callable[P, Iterator[HistoryEntry]], Callable[P, AsyncIterator[HistoryEntry]]]:
        """Return the method of a signature."""
        page, lookups = self._page, self._lookups
        accepted = cache(partial(method_signature, shape, Iterator, has_self=False))

        def plan_pages(args: tuple[Any, ...], kwargs: dict[str, Any]) -> tuple[Generator[Step, Any, None], int | None]:
            arguments = dict(accepted().bind(*args, **kwargs).arguments)
            where, workspace_id, limit = (arguments.pop(name, None) for name in ("where", "workspace_id", "limit"))
            arguments["limit"] = arguments.pop("page_size", None)
            return found_pages(page, lookups, where, workspace_id, arguments), limit

        def read(resource: Resource, work: Generator[Step, Any, None]) -> Iterator[HistoryEntry]:
            answer = None
            while (step := _next(work, answer)) is not None:
                answer = resource.client.send(step) if isinstance(step, Operation) else None
                if isinstance(step, list):
                    yield from step

        async def read_awaiting(
            resource: AsyncResource, work: Generator[Step, Any, None]
        ) -> AsyncIterator[HistoryEntry]:
            answer = None
            while (step := _next(work, answer)) is not None:
                answer = await resource.client.send(step) if isinstance(step, Operation) else None
                if isinstance(step, list):
                    for entry in step:
                        yield entry

        def blocking(resource: Resource, /, *args: Any, **kwargs: Any) -> Iterator[HistoryEntry]:
            work, limit = plan_pages(args, kwargs)
            return islice(read(resource, work), limit)

        def awaiting(resource: AsyncResource, /, *args: Any, **kwargs: Any) -> AsyncIterator[HistoryEntry]:
            work, limit = plan_pages(args, kwargs)
            return first_rows(read_awaiting(resource, work), limit)

        return Method(partial(method_signature, shape, Iterator), shape.__doc__ or "", blocking, awaiting)


def _next(work: Generator[Step, Any, None], answer: Any) -> Step | None:
    try:
        return work.send(answer)
    except StopIteration:
        return None
