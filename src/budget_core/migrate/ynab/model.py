"""A budget of YNAB, whichever file it was read from. Amounts are whole hundredths."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

READY_TO_ASSIGN: Final = frozenset(
    {"ready to assign", "to be budgeted", "inflow: ready to assign", "inflow: to be budgeted"}
)
HIDDEN_GROUP: Final = "hidden categories"
CARD_GROUP: Final = "credit card payments"


@dataclass(slots=True)
class Account:
    """An account; a tracking one is outside the budget."""

    key: str
    name: str
    is_tracking: bool
    is_closed: bool = False
    balance: int = 0


@dataclass(slots=True)
class Category:
    """A category that money is spent on."""

    key: str
    name: str
    group: str
    is_hidden: bool = False


@dataclass(slots=True)
class Side:
    """Part of a transaction: its category, or the account at the other side."""

    value: int
    category: str | None = None
    note: str = ""
    other: str | None = None
    is_income: bool = False


@dataclass(slots=True)
class Transaction:
    """A transaction with its parts."""

    account: str
    day: str
    payee: str
    note: str
    sides: list[Side]


@dataclass(slots=True)
class MonthRow:
    """Category's month as YNAB shows it."""

    month: str
    category: str
    assigned: int
    activity: int
    available: int


@dataclass(slots=True)
class Scheduled:
    """A scheduled transaction with the fields of its rhythm; None for a rhythm that nothing here has."""

    account: str
    value: int
    payee: str
    note: str
    category: str | None
    other: str | None
    rhythm: dict[str, Any] | None


@dataclass(slots=True)
class Budget:
    """Everything of a budget."""

    file: str
    name: str
    currency_code: str | None
    accounts: Sequence[Account]
    categories: Sequence[Category]
    transactions: Sequence[Transaction]
    months: Sequence[MonthRow]
    schedules: Sequence[Scheduled] = ()
    goals: Sequence[str] = ()
    card_payments: list[str] = field(default_factory=list)
    """Amounts of the categories of card payments, in words."""
