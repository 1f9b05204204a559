"""Errors of a typed filter; the texts are in `locales/*.json`."""

from enum import StrEnum

from budget_core.limits import DEFAULT_LANGUAGE
from budget_core.texts import text_of


class FilterCode(StrEnum):
    """Codes of wrong filters; each is the key of its text."""

    UNCLOSED = "filter.unclosed"
    UNOPENED = "filter.unopened"
    QUOTE = "filter.quote"
    OPERAND = "filter.operand"
    FIELD = "filter.field"
    EMPTY = "filter.empty"
    EXACT = "filter.exact"
    KIND = "filter.kind"
    DAY = "filter.day"
    AMOUNT = "filter.amount"
    LENGTH = "filter.length"
    DEPTH = "filter.depth"


class FilterError(Exception):
    """A typed filter that can't be read; `params` fill the placeholders of its text."""

    def __init__(self, code: FilterCode, **params: str) -> None:
        super().__init__(code.value)
        self.code = code
        self.params = params

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Return what is wrong, and how to write it instead."""
        return text_of(self.code, language, **self.params)

    def __str__(self) -> str:
        """Return the text in English."""
        return self.text()
