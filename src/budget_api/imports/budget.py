"""Budget that the lines of a file are compared with."""

from collections.abc import Mapping
from dataclasses import dataclass

from budget_core.base.rates import Rates
from budget_core.imports.duplicates import KnownMovement


@dataclass(frozen=True, slots=True)
class AccountRef:
    """Account that lines can be booked on."""

    id: str
    name: str
    currency_code: str


@dataclass(frozen=True, slots=True)
class Budget:
    """Workspace as of a revision: its accounts, its categories, and the entries of the days of a file."""

    revision: int
    currency_code: str
    accounts: Mapping[str, AccountRef]
    categories: Mapping[str, tuple[str, str]]
    """Id and name of each category, by the name as searches compare it."""
    default_category: str
    """Name of the category, present or to be made, for spending without a known one."""
    rates: Rates
    movements: list[KnownMovement]
