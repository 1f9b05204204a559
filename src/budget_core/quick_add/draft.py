"""Draft that a line makes, and the doubts that keep it from being booked."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from decimal import Decimal
from typing import Final, Literal

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.quick_add.names import NamedPlace

QuickKind = Literal["expense", "income", "transfer", "refund"]

TEXT: Final = "text"
VALUE: Final = "value"
CURRENCY: Final = "currencyCode"
ACCOUNT: Final = "accountId"
FROM_ACCOUNT: Final = "fromAccountId"
CATEGORY: Final = "categoryId"
DAY: Final = "date"


@dataclass(frozen=True, slots=True)
class DraftChoice:
    """Value that answers a doubt, and its name for people."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Doubt:
    """Field that a line leaves open; without choices it has to be typed anew."""

    code: ErrorCode
    choices: tuple[DraftChoice, ...] = ()


class AmbiguousLine(DomainError):  # noqa: N818 - named by the fact
    """A line that can't be booked as it stands: REQUEST_INVALID with the code of each field in doubt."""

    def __init__(self, doubts: Mapping[str, Doubt]) -> None:
        super().__init__(ErrorCode.REQUEST_INVALID, {name: doubt.code for name, doubt in doubts.items()})
        self.choices = {name: doubt.choices for name, doubt in doubts.items() if doubt.choices}


@dataclass(frozen=True, slots=True)
class Answers:
    """Fields that were chosen; the line is not read for them."""

    value: Decimal | None = None
    currency_code: str | None = None
    account_id: str | None = None
    from_account_id: str | None = None
    category_id: str | None = None
    day: date | None = None


@dataclass(slots=True)
class Draft:
    """Entry that a line describes. A field in doubt is None."""

    kind: QuickKind = "expense"
    value: Decimal | None = None
    currency_code: str | None = None
    """Currency of the value; of a transfer, that of the side that was typed."""
    account_id: str | None = None
    """Account that pays; of an income or a transfer, where it arrives."""
    recalled_account_id: str | None = None
    """Account of the earlier entry that the line repeats; it counts where none is named. None once it was settled."""
    from_account_id: str | None = None
    category_id: str | None = None
    day: date | None = None
    """Day that was named; None for now."""
    note: str = ""
    payee: str = ""
    tags: tuple[str, ...] = ()
    doubts: dict[str, Doubt] = field(default_factory=dict)
    """Doubts by the field that answers them."""

    def ask(self, name: str, choices: Iterable[DraftChoice]) -> None:
        """Leave a field open, with its choices."""
        found = tuple(choices)
        self.doubts[name] = Doubt(ErrorCode.QUICK_CHOOSE if found else ErrorCode.VALIDATION_REQUIRED, found)

    def refuse(self, name: str, code: ErrorCode) -> None:
        """Leave a field open that has to be typed anew."""
        self.doubts[name] = Doubt(code)

    def check_sure(self) -> None:
        """Raise `AmbiguousLine` for a line with doubts."""
        if self.doubts:
            raise AmbiguousLine(self.doubts)


def choices_of(ids: Iterable[str], rows: Iterable[NamedPlace]) -> list[DraftChoice]:
    """Return rows as choices, in their order."""
    id_set = set(ids)
    return [DraftChoice(row.id, row.name) for row in rows if row.id in id_set]
