"""The account history: the moves of each balance, in the order of days.

Each comes with the balance before and after it. An entry stands on its own day, a balance set by hand at its moment.
Nothing stores the balance after a booking: it is counted back from today's, so that an entry of last month, booked or
reversed today, is shown with the right balances.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Literal, Protocol

from budget_core.base.money import ZERO

Kind = Literal["opening", "set", "income", "transfer", "expense", "refund", "settlement"]
"""`opening` and `set` are set by hand, the others are sides of an entry."""


class AccountMove(Protocol):
    """An entry of the history, as far as it moves accounts."""

    @property
    def id(self) -> str:
        """Id that its moves carry."""

    @property
    def date(self) -> datetime:
        """When it happened."""

    @property
    def local_day(self) -> str:
        """The calendar day there (`yyyy-MM-dd`)."""

    @property
    def created_at(self) -> datetime:
        """When it was booked, later than `date` for an older entry."""

    @property
    def category_id(self) -> str | None:
        """None for transfers, and without a category."""

    @property
    def note(self) -> str:
        """The user's words; empty without any."""

    @property
    def account_id(self) -> str | None:
        """Account that was paid from, or that received an income or a transfer.

        None for a settlement without one.
        """

    @property
    def account_value(self) -> Decimal:
        """Amount that the account moved by, in its currency; negative for spending."""

    @property
    def from_account_id(self) -> str | None:
        """Where a transfer or a settlement came from; None for everything else."""

    @property
    def from_value(self) -> Decimal | None:
        """Amount that left that account, in its own currency; positive."""


@dataclass(frozen=True, slots=True)
class Move:
    """A change of one account's balance by `delta`, in the account's currency."""

    id: str
    """The entry's, or the adjustment's."""
    account_id: str
    kind: Kind
    local_day: str
    """The entry's; of an adjustment the day it counts for."""
    at: datetime
    """When the entry happened, or the balance was set."""
    created_at: datetime
    delta: Decimal
    category_id: str | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class BalanceChange:
    """A move with the balance before and after it."""

    id: str
    account_id: str
    kind: Kind
    local_day: str
    at: datetime
    created_at: datetime
    prev_budget: Decimal
    new_budget: Decimal
    category_id: str | None = None
    note: str = ""


def moves(entry: AccountMove, kind: Kind) -> list[Move]:
    """Return a move of each account that an entry of that kind moves.

    Its own account, and the one a transfer came from.
    """
    sides = ((entry.account_id, entry.account_value), (entry.from_account_id, -(entry.from_value or ZERO)))
    return [
        Move(
            id=entry.id,
            account_id=account_id,
            kind=kind,
            local_day=entry.local_day,
            at=entry.date,
            created_at=entry.created_at,
            delta=delta,
            category_id=entry.category_id,
            note=entry.note,
        )
        for account_id, delta in sides
        if account_id is not None
    ]


def history(balances: Mapping[str, Decimal], made: Iterable[Move]) -> list[BalanceChange]:
    """Return the moves made, last day and moment first, with the balances they led to.

    Of one moment an opening comes last and the others keep the order given. `balances` are today's by account id; moves
    must be all there are since the oldest one given. A balance that was set to what it was is left out.
    """
    after = dict(balances)
    changes = []
    for move in sorted(made, key=_position, reverse=True):
        if move.delta or move.kind == "opening":
            now = after[move.account_id]
            after[move.account_id] = before = now - move.delta + ZERO
            changes.append(_change(move, before, now))
    return changes


def _position(move: Move) -> tuple[str, datetime, bool]:
    return move.local_day, move.at, move.kind != "opening"


def _change(move: Move, before: Decimal, now: Decimal) -> BalanceChange:
    return BalanceChange(
        id=move.id,
        account_id=move.account_id,
        kind=move.kind,
        local_day=move.local_day,
        at=move.at,
        created_at=move.created_at,
        prev_budget=before,
        new_budget=now,
        category_id=move.category_id,
        note=move.note,
    )
