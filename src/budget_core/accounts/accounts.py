"""Accounts: which kinds there are, what of them may change or go, and which one is the main account."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Final, Protocol, TypeVar

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import ZERO

TYPES: Final = ("basic", "savings", "debt", "investment", "total")
"""`total` is a view over the others: no account has it."""

SELECTABLE_TYPES: Final = ("basic", "savings", "debt")
CREATABLE_TYPES: Final = (*SELECTABLE_TYPES, "investment")
FOLLOWS_WORKSPACE: Final = "default"


class MainCandidate(Protocol):
    """Account as far as the choice of the main account needs it."""

    @property
    def id(self) -> str:
        """Id, which decides between accounts of one moment."""

    @property
    def created_at(self) -> datetime:
        """Moment of creation: the oldest account comes first."""


RankedT = TypeVar("RankedT", bound=MainCandidate)


@dataclass(frozen=True, slots=True)
class Adjustment:
    """An entry of the account history: the balance before and after it was set."""

    prev_budget: Decimal
    new_budget: Decimal

    @property
    def delta(self) -> Decimal:
        """Difference that the balance moves by."""
        return self.new_budget - self.prev_budget


def currency_of(currency_code: str, workspace_currency: str) -> str:
    """Return the currency an account is kept in: `default` follows the workspace."""
    return workspace_currency if currency_code == FOLLOWS_WORKSPACE else currency_code


def check_removal(is_main: bool, others: Collection[object]) -> None:
    """Raise when an account may not be deleted; `others` are the other live accounts of the workspace."""
    if not others:
        raise DomainError(ErrorCode.ACCOUNT_LAST)
    if is_main:
        raise DomainError(ErrorCode.ACCOUNT_MAIN)


def check_unset_main(others: Collection[object]) -> None:
    """Raise when the main account can't hand its flag over."""
    if not others:
        raise DomainError(ErrorCode.ACCOUNT_MAIN_LAST)


def successor(others: Iterable[RankedT]) -> RankedT:
    """Return the account that becomes main: the oldest by creation."""
    return min(others, key=lambda account: (account.created_at, account.id))


def check_currency(old: str, new: str, workspace_currency: str, is_used: bool) -> None:
    """Raise when the currency can't change: once an entry uses the account, it stays what it is.

    From `default` to the workspace's own currency, or back, nothing changes.
    """
    if is_used and currency_of(old, workspace_currency) != currency_of(new, workspace_currency):
        raise DomainError(ErrorCode.ACCOUNT_CURRENCY_USED)


def check_type(old: str, new: str) -> None:
    """Raise when the type can't change: basic, savings and debt into each other, investment never."""
    if old != new and "investment" in (old, new):
        raise DomainError(ErrorCode.ACCOUNT_INVESTMENT)
    if new not in CREATABLE_TYPES:
        raise DomainError(ErrorCode.VALIDATION_CHOICE)


def counts_by_default(kind: str) -> bool:
    """Return whether a new account is part of the balance when nobody says so: a debt is not."""
    return kind != "debt"


def currency_after_change(currency_code: str, workspace_currency: str, is_used: bool) -> str:
    """Return the account's code when its workspace changes currency: a used account keeps its own."""
    return currency_of(currency_code, workspace_currency) if is_used else currency_code


def opening(budget: Decimal) -> Adjustment:
    """Return the first entry of an account's history."""
    return Adjustment(ZERO, budget)


def set_balance(current: Decimal, wanted: Decimal, seen: Decimal | None = None) -> Adjustment | None:
    """Return the entry of a balance set by hand; None when nothing changes.

    With `seen`, the balance the user looked at, the difference is booked, so a booking in between is kept.

    | current | wanted | seen | new balance |
    |---------|--------|------|-------------|
    | 90      | 150    | –    | 150         |
    | 90      | 150    | 100  | 140         |
    | 90      | 100    | 100  | 90: None    |
    """
    delta = wanted - (current if seen is None else seen)
    return Adjustment(current, current + delta) if delta else None
