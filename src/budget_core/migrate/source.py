"""Protocol of a source, and what it makes of its files."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import NamedTuple, Protocol
from zoneinfo import ZoneInfo

from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MigratedBalance, MigrationSource, NotTaken, Taken
from budget_core.migrate.files import OpenFile


@dataclass(frozen=True, slots=True)
class Options:
    """Answers to questions that the files leave open, and the person who asks."""

    today: date
    zone: ZoneInfo
    language: str
    currency_code: str | None = None
    """Currency of the budget, where its files don't say it."""
    me: str | None = None
    """Name that whoever brings the files has in them, where they name people."""


class MonthKey(NamedTuple):
    """Category in a month and a currency."""

    month: str
    """`yyyy-MM`."""
    category: str
    """Label of the category in the workspace's file."""
    currency_code: str


class Figures(NamedTuple):
    """Amounts of a category's month in hundredths."""

    budgeted: int = 0
    spent: int = 0
    """Positive for spending."""
    carried: int = 0
    """Amount carried into the month."""


@dataclass(frozen=True, slots=True)
class Reading:
    """Workspace's file, with the numbers of the other app that it is compared with."""

    name: str
    currency_code: str | None
    """None where it must be asked: then the workspace is empty."""
    workspace: GuestImport
    taken: list[Taken]
    not_taken: list[NotTaken]
    months: Mapping[MonthKey, Figures] = field(default_factory=dict)
    """Figures of the other app by its own rules."""
    balances: list[MigratedBalance] = field(default_factory=list)
    people: list[str] = field(default_factory=list)
    """Names, one of which is whoever brings the files."""


class Source(Protocol):
    """App whose budgets can be read."""

    @property
    def name(self) -> MigrationSource:
        """Name in the contract."""

    def recognise(self, file: OpenFile) -> bool:
        """Return whether the app wrote a file."""

    def read(self, files: Sequence[OpenFile], options: Options) -> Reading:
        """Read the files of one budget; `DomainError` for what can't be read."""
