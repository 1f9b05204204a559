"""Lines of a file that are booked."""

from collections.abc import Iterable, Iterator

import msgspec

from budget_api.imports.budget import AccountRef
from budget_api.imports.decisions import LineDecision
from budget_core.expenses import Booking
from budget_core.imports.lines import FileLine


class AcceptedLine(msgspec.Struct, frozen=True, gc=False):
    """Line with all fields of its entry. `account` is the one whose balance its amount changes."""

    line: FileLine
    account: AccountRef
    other: AccountRef | None
    category: str | None
    booking: Booking

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
            yield AcceptedLine(each.line, each.account, each.other, each.category, each.booking)
