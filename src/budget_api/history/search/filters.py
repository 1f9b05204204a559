"""Checked query of a page of the history."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from datetime import date
from decimal import Decimal

from msgspec import structs

from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.types import EntryKind, Query
from budget_core.entries.search import amounts, typed_words
from budget_core.filters import EVERYTHING as ALL
from budget_core.filters import Field, FilterError, Node, Term, conjuncts, parse

AmountRange = tuple[Decimal, Decimal]


@dataclass(frozen=True, slots=True)
class PageFilters:
    """Filters of entries; None and () let all through."""

    where: Node = ALL
    """A filter in words; the span of its days is in `since` and `until` too."""
    words: tuple[str, ...] = ()
    amounts: tuple[AmountRange, ...] = ()
    """Amounts of the search text: an entry matches these or the words."""

    month: str | None = None
    since: str | None = None
    until: str | None = None
    category_id: str | None = None
    account_id: str | None = None
    user_id: str | None = None
    kind: EntryKind | None = None
    payee: str | None = None
    tag: str | None = None
    least: Decimal | None = None
    most: Decimal | None = None

    def alternatives(self) -> tuple["PageFilters", ...]:
        """Return filters by words or by amounts alone; an entry that meets one of them meets this one."""
        if not self.amounts:
            return (self,)
        return replace(self, amounts=()), replace(self, words=())


EVERYTHING = PageFilters()
_PLAIN = ("category_id", "account_id", "user_id", "kind", "payee", "tag", "least", "most")


def read_filters(query: Query, today: date) -> PageFilters:
    """Return the filters that a query has. Raises: DomainError(REQUEST_INVALID) for words that can't be read."""
    sent = structs.asdict(query)
    typed, month = sent.get("search") or "", sent.get("month")
    words = tuple(typed_words(typed))
    if len(words) > limits.SEARCH_WORDS_MAX:
        raise field_error("search", ErrorCode.VALIDATION_MAX)
    with filter_errors():
        where = parse(sent.get("where") or "", today)
    return PageFilters(
        where=where,
        words=words,
        amounts=tuple(amounts(typed)),
        month=month[:7] if month else None,
        since=max([*_days(where, "since"), *filter(None, [sent.get("since")])], default=None),
        until=min([*_days(where, "until"), *filter(None, [sent.get("until")])], default=None),
        **{name: sent.get(name) for name in _PLAIN},
    )


def _days(where: Node, field: Field) -> Iterable[str]:
    """Return the days that all entries of a filter keep."""
    return (term.text for term in conjuncts(where) if isinstance(term, Term) and term.field == field)


@contextmanager
def filter_errors() -> Iterator[None]:
    """Raise a wrong filter as DomainError(REQUEST_INVALID) of `where`; its position is among the parameters."""
    try:
        yield
    except FilterError as error:
        params = {"position": str(error.position), **error.params}
        raise DomainError(ErrorCode.REQUEST_INVALID, {"where": error.code}, **params) from None
