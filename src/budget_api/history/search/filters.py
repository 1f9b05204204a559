"""Query of a page of the history, checked."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Annotated, Any, get_args

from budget_api.http.routes import QueryParameter
from budget_core import limits, validation
from budget_core.contract.types import EntryKind
from budget_core.errors import DomainError, ErrorCode
from budget_core.search import amounts, words

KINDS: tuple[str, ...] = get_args(EntryKind)

Search = Annotated[str | None, QueryParameter(name="search", description="Beginnings of words, or of an amount")]
Month = Annotated[str | None, QueryParameter(name="month", description="A budget month: yyyy-MM-01")]
CategoryId = Annotated[str | None, QueryParameter(name="categoryId")]
AccountId = Annotated[str | None, QueryParameter(name="accountId", description="On either side of a transfer")]
UserId = Annotated[str | None, QueryParameter(name="userId", description="Who booked it")]
Kind = Annotated[str | None, QueryParameter(name="kind", enum=KINDS)]
Least = Annotated[str | None, QueryParameter(name="min", description="Of the amount without its sign")]
Most = Annotated[str | None, QueryParameter(name="max", description="Of the amount without its sign")]


AmountRange = tuple[Decimal, Decimal]


@dataclass(frozen=True, slots=True)
class Filters:
    """Which entries; None and () let all through."""

    words: tuple[str, ...] = ()
    amounts: tuple[AmountRange, ...] = ()
    """Beside the words: an entry is found by these or by them."""

    month: str | None = None
    category_id: str | None = None
    account_id: str | None = None
    user_id: str | None = None
    kind: EntryKind | None = None
    least: Decimal | None = None
    most: Decimal | None = None

    def alternatives(self) -> tuple["Filters", ...]:
        """Return filters by words or by amounts alone; an entry that meets one of them meets this one."""
        if not self.amounts:
            return (self,)
        return replace(self, amounts=()), replace(self, words=())


EVERYTHING = Filters()


def read_filters(
    search: Search = None,
    month: Month = None,
    category_id: CategoryId = None,
    account_id: AccountId = None,
    user_id: UserId = None,
    kind: Kind = None,
    least: Least = None,
    most: Most = None,
) -> Filters:
    """Read the filters of a query; REQUEST_INVALID names every wrong one."""
    read = _Reader()
    typed = read("search", _typed, search) or ""
    return read.checked(
        words=tuple(words(typed)),
        amounts=tuple(amounts(typed)),
        month=read("month", _month, month),
        category_id=read("categoryId", validation.entity_id, category_id),
        account_id=read("accountId", validation.entity_id, account_id),
        user_id=read("userId", validation.entity_id, user_id),
        kind=read("kind", _kind, kind),
        least=read("min", validation.not_negative_money, least),
        most=read("max", validation.not_negative_money, most),
    )


class _Reader:
    def __init__(self) -> None:
        self._wrong: dict[str, ErrorCode] = {}

    def __call__(self, name: str, rule: Callable[[str], Any], text: str | None) -> Any:
        try:
            return None if text is None else rule(text)
        except DomainError as error:
            self._wrong[name] = error.code
            return None

    def checked(self, **values: Any) -> Filters:
        if self._wrong:
            raise DomainError(ErrorCode.REQUEST_INVALID, self._wrong)
        return Filters(**values)


def _typed(text: str) -> str:
    typed = str(validation.check("search", text))
    if len(words(typed)) > limits.SEARCH_WORDS_MAX:
        raise DomainError(ErrorCode.VALIDATION_MAX)
    return typed


def _kind(text: str) -> str:
    if text not in KINDS:
        raise DomainError(ErrorCode.VALIDATION_CHOICE)
    return text


def _month(text: str) -> str:
    return validation.month_date(text)[:7]
