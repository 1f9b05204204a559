"""Reading of the filter language.

filter  = all { "or" all }
all     = part { ["and"] part }
part    = "not" part | "(" filter ")" | term
term    = word | "several words" | #tag | field:text | field="a whole name"
"""

import unicodedata
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from typing import get_args

from budget_core.base import money
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import FILTER_CONDITIONS_MAX, FILTER_MAX_CHARACTERS
from budget_core.contract.types import EntryKind
from budget_core.filters.days import read_span
from budget_core.filters.errors import FilterError
from budget_core.filters.terms import EVERYTHING, Field, Negation, Node, Term, join
from budget_core.filters.tokens import FilterToken, split

_DEPTH_MAX = 50
"""Brackets in brackets, and `not` of `not`."""
_KINDS = get_args(EntryKind)
_NAMED: tuple[Field, ...] = ("payee", "category", "account", "by")
"""Fields that take a whole name after `=`."""
FIELDS = ("payee", "tag", "category", "account", "by", "note", "kind", "since", "until", "on", "min", "max")


def parse(text: str, today: date) -> Node:
    """Return the parts of a typed filter; an empty one lets all entries through. Raises: FilterError."""
    if len(text) > FILTER_MAX_CHARACTERS:
        raise FilterError(ErrorCode.FILTER_LENGTH, FILTER_MAX_CHARACTERS, count=str(FILTER_MAX_CHARACTERS))
    tokens = list(split(text))
    conditions = [token for token in tokens if token.kind == "term"]
    if len(conditions) > FILTER_CONDITIONS_MAX:
        excess = conditions[FILTER_CONDITIONS_MAX]
        raise FilterError(ErrorCode.FILTER_CONDITIONS, excess.position, count=str(FILTER_CONDITIONS_MAX))
    reader = _FilterReader(tokens, today)
    if reader.kind is None:
        return EVERYTHING
    node = reader.any_of()
    if reader.kind is not None:  # only a closing bracket ends a filter early
        raise FilterError(ErrorCode.FILTER_UNOPENED, reader.next.position)
    return node


@dataclass(slots=True)
class _FilterReader:
    """Reads tokens one after the other; `depth` is the number of open brackets and `not`s."""

    tokens: list[FilterToken]
    today: date
    at: int = 0
    depth: int = field(default=0)

    @property
    def next(self) -> FilterToken:
        """Next token, the last one at the end."""
        return self.tokens[min(self.at, len(self.tokens) - 1)]

    @property
    def kind(self) -> str | None:
        """Kind of the next token, None at the end."""
        return self.tokens[self.at].kind if self.at < len(self.tokens) else None

    def any_of(self) -> Node:
        parts = [self.all_of()]
        while self.kind == "or":
            self.at += 1
            parts.append(self.all_of())
        return join("or", parts)

    def all_of(self) -> Node:
        parts = [self.part()]
        while self.kind not in (None, "or", ")"):
            self.at += self.kind == "and"
            parts.append(self.part())
        return join("and", parts)

    def part(self) -> Node:
        if self.kind in (None, "and", "or", ")"):
            raise FilterError(ErrorCode.FILTER_OPERAND, self.next.position, word=self.next.typed)
        token = self.next
        self.at += 1
        if token.kind == "term":
            return _term(token, self.today)
        self.depth += 1
        if self.depth > _DEPTH_MAX:
            raise FilterError(ErrorCode.FILTER_DEPTH, token.position, count=str(_DEPTH_MAX))
        node = Negation(self.part()) if token.kind == "not" else self.bracketed(token)
        self.depth -= 1
        return node

    def bracketed(self, opening: FilterToken) -> Node:
        node = self.any_of()
        if self.kind is None:
            raise FilterError(ErrorCode.FILTER_UNCLOSED, opening.position)
        self.at += 1
        return node


def _term(token: FilterToken, today: date) -> Node:
    if token.field == "word":
        return Term("word", token.text, position=token.position)
    if token.field not in FIELDS:
        params = {"field": token.field, "known": ", ".join(FIELDS), "typed": token.typed}
        raise FilterError(ErrorCode.FILTER_FIELD, token.position, **params)
    if not token.text:
        raise FilterError(ErrorCode.FILTER_EMPTY, token.position, field=token.field)
    if token.is_exact and token.field not in _NAMED:
        raise FilterError(ErrorCode.FILTER_EXACT, token.position, field=token.field, typed=token.text)
    return _READERS.get(token.field, _name)(token, today)


def _name(token: FilterToken, _: date) -> Node:
    name: Field = next(one for one in get_args(Field) if one == token.field)  # always: its reader is found by it
    return Term(name, token.text, token.is_exact, token.position)


def _tag(token: FilterToken, _: date) -> Node:
    text = unicodedata.normalize("NFC", token.text.removeprefix("#").lower())
    return Term("tag", text, position=token.position)


def _kind(token: FilterToken, _: date) -> Node:
    kind = token.text.casefold()
    if kind not in _KINDS:
        raise FilterError(ErrorCode.FILTER_KIND, token.position, typed=token.text, kinds=", ".join(_KINDS))
    return Term("kind", kind, position=token.position)


def _since(token: FilterToken, today: date) -> Node:
    return Term("since", _span(token, today)[0], position=token.position)


def _until(token: FilterToken, today: date) -> Node:
    return Term("until", _span(token, today)[1], position=token.position)


def _on(token: FilterToken, today: date) -> Node:
    return join("and", [_since(token, today), _until(token, today)])


def _span(token: FilterToken, today: date) -> tuple[str, str]:
    span = read_span(token.text, today)
    if span is None:
        raise FilterError(ErrorCode.FILTER_DAY, token.position, typed=token.text)
    return span


def _amount(token: FilterToken, _: date) -> Node:
    try:
        amount = money.parse(token.text.replace(",", "."))
    except DomainError:
        raise FilterError(ErrorCode.FILTER_AMOUNT, token.position, typed=token.text, field=token.field) from None
    return Term("min" if token.field == "min" else "max", f"{amount:f}", position=token.position)


_READERS: dict[str, Callable[[FilterToken, date], Node]] = {
    "tag": _tag,
    "kind": _kind,
    "since": _since,
    "until": _until,
    "on": _on,
    "min": _amount,
    "max": _amount,
}
