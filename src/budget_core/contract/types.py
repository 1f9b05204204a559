"""The words of the contract: field types that carry a named rule of `budget_core.validation`.

A request field typed with one of these is checked by `decode`; the same annotation documents it in OpenAPI.
Decimals leave as strings (`"12.50"`) and enter as strings or JSON numbers.
"""

from decimal import Decimal
from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

__all__ = ["UNSET", "UnsetType"]


class Body(Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """A request: unknown fields are refused, a field left out is `UNSET`.

    Each struct says `kw_only=True` itself: it is not inherited.
    """


class View(Struct, rename="camel"):
    """An answer."""


def _text(rule: str, **schema: Any) -> Meta:
    return Meta(extra={"rule": rule}, extra_json_schema=schema)


Id = Annotated[str, _text("id", format="uuid")]
Name = Annotated[str, _text("name", minLength=1, maxLength=100)]
Label = Annotated[str, _text("label", minLength=1, maxLength=100)]
Note = Annotated[str, _text("note", maxLength=1000)]
Email = Annotated[str, _text("email", format="email", maxLength=254)]
Password = Annotated[str, _text("password", minLength=8, maxLength=1024)]
Secret = Annotated[str, _text("secret", minLength=1, maxLength=1024)]
Money = Annotated[Decimal, _text("money")]
PositiveMoney = Annotated[Decimal, _text("positiveMoney")]
NotNegativeMoney = Annotated[Decimal, _text("notNegativeMoney")]
Currency = Annotated[str, _text("currency", minLength=3, maxLength=8)]
CurrencyOrDefault = Annotated[str, _text("currencyOrDefault", minLength=3, maxLength=8)]
AccountIcon = Annotated[str, _text("accountIcon")]
CategoryIcon = Annotated[str, _text("categoryIcon")]
Day = Annotated[str, _text("date")]
MonthDate = Annotated[str, _text("monthDate", pattern="^\\d{4}-\\d{2}-01$")]
TimeZone = Annotated[str, _text("timeZone", maxLength=64)]
FirstDay = Annotated[int, Meta(ge=1, le=28)]
Version = Annotated[int, Meta(ge=1)]

AccountType = Literal["basic", "savings", "debt", "investment"]
EntryKind = Literal["expense", "income", "transfer"]
Language = Literal["en", "ua"]
MainScreen = Literal["budget", "accounts", "planning", "expenses", "history", "statistics"]
ExpensesView = Literal["rounds-view", "list-view"]
