"""Column types of shares and of the rules that make them: JSON text."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any, Final

import msgspec
from sqlalchemy import Text
from sqlalchemy.engine import Dialect
from sqlalchemy.types import TypeDecorator

from budget_core.contract.entries.shares import ShareRule

NO_RULE: Final = ShareRule(kind="none")
_encode = msgspec.json.Encoder(decimal_format="string").encode
_decode_shares = msgspec.json.Decoder(dict[str, Decimal]).decode
_decode_rule = msgspec.json.Decoder(ShareRule).decode
NO_RULE_TEXT: Final = _encode(NO_RULE).decode()


class Shares(TypeDecorator[dict[str, Decimal]]):
    """Amounts by member; NULL without any."""

    impl = Text
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> Callable[[dict[str, Decimal] | None], str | None]:
        """Return a function from shares to text."""
        return lambda shares: _encode(shares).decode() if shares else None

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], dict[str, Decimal]]:
        """Return a function from text to shares."""
        return lambda text: {} if text is None else _decode_shares(text)


class ShareRules(TypeDecorator[ShareRule]):
    """Rule of shares."""

    impl = Text
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> Callable[[ShareRule | None], str | None]:
        """Return a function from a rule to text."""
        return lambda rule: None if rule is None else _encode(rule).decode()

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], ShareRule | None]:
        """Return a function from text to a rule."""
        return lambda text: None if text is None else _decode_rule(text)
