"""Lines of a file that are booked."""

from collections.abc import Iterable, Iterator, Mapping

import msgspec

from budget_api.imports.decisions import AccountRef, LineDecision
from budget_api.ledger.lines import one_line
from budget_core.base import currencies
from budget_core.contract.entries.history import EntryLine
from budget_core.entries.expenses import Booking
from budget_core.entries.lines import divide
from budget_core.imports.lines import FileLine, FilePart


class AcceptedLine(msgspec.Struct, frozen=True, gc=False):
    """Line with all fields of its entry. `account` is the one whose balance its amount changes."""

    line: FileLine
    account: AccountRef
    other: AccountRef | None
    category: str | None
    booking: Booking
    parts: tuple[FilePart, ...] = ()

    @property
    def categories(self) -> list[str]:
        """Names of the categories that it is booked on."""
        return [part.category for part in self.parts] or ([self.category] if self.category else [])

    def lines(self, ids: Mapping[str, str]) -> list[EntryLine]:
        """Return the lines of the entry; `ids` are those of categories by name."""
        if not self.parts:
            return one_line(ids[self.category] if self.category else None, self.booking.value)
        digits = currencies.money_digits(self.booking.currency_code)
        values = divide(self.booking.value, [part.amount for part in self.parts], digits)
        return [
            EntryLine(category_id=ids[part.category], value=value, note=part.note)
            for part, value in zip(self.parts, values, strict=True)
            if value
        ]

    @property
    def sides(self) -> tuple[AccountRef, AccountRef | None]:
        """Account of the entry, and the paying account of a transfer."""
        if self.other is None:
            return self.account, None
        return (self.other, self.account) if self.line.amount < 0 else (self.account, self.other)


def accepted_lines(lines: Iterable[LineDecision]) -> Iterator[AcceptedLine]:
    """Yield the accepted lines, in the order of the file."""
    for each in lines:
        if each.taken and each.account is not None and each.booking is not None:
            yield AcceptedLine(each.line, each.account, each.other, each.category, each.booking, each.parts)
