"""The account history: what moved each balance, with the balance before and after.

Nothing stores the balance after a booking: it is counted back from today's, so that an entry of last month, booked or
taken back today, is told right. Source: specification, decisions 3 (account history).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Literal, Protocol

from budget_core.money import ZERO

Kind = Literal["opening", "set", "income", "transfer", "expense"]
"""`opening` and `set` are set by hand, the others are sides of an entry."""


class Entry(Protocol):
    """An entry of the history, as far as it moves accounts."""

    @property
    def id(self) -> str: ...
    @property
    def created_at(self) -> datetime: ...
    @property
    def account_id(self) -> str: ...
    @property
    def account_value(self) -> Decimal:
        """What the account moved by, in its own currency; negative for spending."""

    @property
    def from_account_id(self) -> str | None:
        """Where a transfer came from; None for everything else."""

    @property
    def from_value(self) -> Decimal | None:
        """What left that account, in its own currency; positive."""


@dataclass(frozen=True, slots=True)
class Move:
    """A change of one account's balance by `delta`, in the account's currency."""

    id: str
    """The entry's, or the adjustment's."""
    account_id: str
    kind: Kind
    created_at: datetime
    delta: Decimal


@dataclass(frozen=True, slots=True)
class BalanceChange:
    """A move with the balance before and after it."""

    id: str
    account_id: str
    kind: Kind
    created_at: datetime
    prev_budget: Decimal
    new_budget: Decimal


def moves(entry: Entry, kind: Kind) -> list[Move]:
    """Return the accounts an entry of that kind moves: its own, and where a transfer came from."""
    own = Move(entry.id, entry.account_id, kind, entry.created_at, entry.account_value)
    if entry.from_account_id is None or entry.from_value is None:
        return [own]
    return [own, Move(entry.id, entry.from_account_id, kind, entry.created_at, -entry.from_value)]


def history(balances: Mapping[str, Decimal], made: Iterable[Move]) -> list[BalanceChange]:
    """Return the moves made, newest first (of one instant, in the order given), with the balances they led to.

    `balances` are today's by account id; moves must be all there are since the oldest one given. A balance that was set
    to what it was is left out.
    """
    after = dict(balances)
    changes = []
    for move in sorted(made, key=lambda move: move.created_at, reverse=True):
        if move.delta or move.kind == "opening":
            now = after[move.account_id]
            after[move.account_id] = before = now - move.delta + ZERO
            changes.append(BalanceChange(move.id, move.account_id, move.kind, move.created_at, before, now))
    return changes
