"""Error of a typed filter; the texts are in `data/locales/*.json`."""

from budget_core.base.errors import ErrorCode
from budget_core.base.limits import DEFAULT_LANGUAGE
from budget_core.base.texts import text_of


class FilterError(Exception):
    """A typed filter that can't be read; `params` fill the placeholders of its text."""

    def __init__(self, code: ErrorCode, position: int, **params: str) -> None:
        super().__init__(code.value)
        self.code = code
        self.position = position
        """Number of characters in front of the wrong part."""
        self.params = params

    def text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """Return what is wrong, and how to write it instead."""
        return text_of(self.code, language, **self.params)

    def __str__(self) -> str:
        """Return the text in English."""
        return self.text()
