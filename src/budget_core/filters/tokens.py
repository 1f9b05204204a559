"""Words, signs and fields of a typed filter."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from budget_core.base.errors import ErrorCode
from budget_core.entries.search import fold_case
from budget_core.filters.errors import FilterError

_QUOTES = str.maketrans(dict.fromkeys("“”„«»", '"'))
_TOKEN = re.compile(
    r"\s*(?:"
    r"(?P<sign>[()])"
    r'|(?P<field>[^\W\d_]+)(?P<mark>[:=])(?:"(?P<quoted>[^"]*)"|(?P<value>[^\s()"]*))'
    r'|"(?P<phrase>[^"]*)"'
    r'|#(?P<tag>[^\s()"]+)'
    r'|(?P<word>[^\s()"]+)'
    r")"
)
_OPERATORS: dict[str, Literal["and", "or", "not"]] = {
    "and": "and", "і": "and", "та": "and", "or": "or", "або": "or", "not": "not", "не": "not",
}  # fmt: skip
TokenKind = Literal["(", ")", "and", "or", "not", "term"]


@dataclass(frozen=True, slots=True)
class FilterToken:
    """A sign, an operator, or a term of a field; `field` is "word" where none was typed."""

    kind: TokenKind
    typed: str
    position: int
    """Number of characters of the filter in front of it."""
    field: str = "word"
    text: str = ""
    is_exact: bool = False


def split(text: str) -> Iterator[FilterToken]:
    """Yield the tokens of a filter. Raises: FilterError for a quotation mark that is not closed."""
    line, at = text.translate(_QUOTES).rstrip(), 0
    while at < len(line):
        found = _TOKEN.match(line, at)
        if found is None:
            raise FilterError(ErrorCode.FILTER_QUOTE, _start(line, at))
        at = found.end()
        yield _token(found)


def _token(found: re.Match[str]) -> FilterToken:
    typed, position = found[0].strip(), _start(found.string, found.start())
    if found["sign"] is not None:
        return FilterToken("(" if found["sign"] == "(" else ")", typed, position)
    if found["field"] is not None:
        value = found["value"] if found["quoted"] is None else found["quoted"]
        return FilterToken("term", typed, position, fold_case(found["field"]), value.strip(), found["mark"] == "=")
    if found["tag"] is not None:
        return FilterToken("term", typed, position, "tag", found["tag"])
    if found["word"] is not None and (operator := _OPERATORS.get(fold_case(found["word"]))):
        return FilterToken(operator, typed, position)
    return FilterToken("term", typed, position, "word", (found["phrase"] or found["word"] or "").strip())


def _start(line: str, at: int) -> int:
    """Return the place of the first character from `at` on that is no space."""
    return len(line) - len(line[at:].lstrip())
