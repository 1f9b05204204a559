"""Checked query of a page of the history."""

from dataclasses import dataclass, replace
from decimal import Decimal

from budget_core import limits
from budget_core.contract.history import HistoryQuery
from budget_core.contract.types import EntryKind
from budget_core.errors import ErrorCode, field_error
from budget_core.search import amounts, typed_words

AmountRange = tuple[Decimal, Decimal]


@dataclass(frozen=True, slots=True)
class Filters:
    """Filters of entries; None and () let all through."""

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

    def alternatives(self) -> tuple["Filters", ...]:
        """Return filters by words or by amounts alone; an entry that meets one of them meets this one."""
        if not self.amounts:
            return (self,)
        return replace(self, amounts=()), replace(self, words=())


EVERYTHING = Filters()


def read_filters(query: HistoryQuery) -> Filters:
    """Return the filters of a query. Raises: DomainError(REQUEST_INVALID) for too many words."""
    typed = query.search or ""
    words = tuple(typed_words(typed))
    if len(words) > limits.SEARCH_WORDS_MAX:
        raise field_error("search", ErrorCode.VALIDATION_MAX)
    return Filters(
        words=words,
        amounts=tuple(amounts(typed)),
        month=query.month[:7] if query.month else None,
        since=query.since,
        until=query.until,
        category_id=query.category_id,
        account_id=query.account_id,
        user_id=query.user_id,
        kind=query.kind,
        payee=query.payee,
        tag=query.tag,
        least=query.least,
        most=query.most,
    )
