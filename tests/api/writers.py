"""Many writers at once on the same accounts, and what must be left when all were answered."""

import asyncio
from collections import Counter
from dataclasses import dataclass
from datetime import UTC, datetime
from decimal import Decimal
from typing import Protocol

from sqlalchemy import func, select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.db.models import AccountRow, HistoryRow
from budget_api.db.port import Database
from budget_api.history import service
from budget_api.ledger.recount import recount
from budget_core.contract.entries.history import AddExpense
from budget_core.contract.money.accounts import Transfer
from budget_core.people.access import Role
from tests.api.people import Person

WRITERS = 16


def caller_of(person: Person) -> Caller:
    """The person in the own workspace, as a service sees it."""
    user = User(person.id, person.name, person.email, "en", "UTC", "", datetime.now(UTC))
    return Caller(user, person.workspace, Role.CREATOR)


class Way(Protocol):
    """Interface that moves money: one of the calls under test."""

    async def add(self, account: str, value: Decimal) -> str:
        """Spend; return the entry's id."""

    async def delete(self, entry: str, account: str, value: Decimal) -> None:
        """Take that back."""

    async def transfer(self, account: str, origin: str, value: Decimal) -> None:
        """Transfer from one account to another."""


class Product:
    """By the services of the product."""

    def __init__(self, database: Database, person: Person) -> None:
        self._database, self._person = database, person
        self._category = next(iter(person.categories.values()))

    async def add(self, account: str, value: Decimal) -> str:
        """Spend."""
        body = AddExpense(value=value, account_id=account, category_id=self._category, date="2026-12-05")
        return (await self._database.write(service.add_expense, caller_of(self._person), body)).id

    async def delete(self, entry: str, account: str, value: Decimal) -> None:
        """Take an expense back."""
        await self._database.write(service.delete_entry, caller_of(self._person), entry)

    async def transfer(self, account: str, origin: str, value: Decimal) -> None:
        """One entry, two accounts."""
        body = Transfer(value=value, from_account_id=origin, date="2026-12-05")
        await self._database.write(service.transfer, caller_of(self._person), account, body)


class Naive:
    """Balances are read, and the new ones written when every writer has read: each round loses bookings."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._all_have_read = asyncio.Barrier(WRITERS)

    async def add(self, account: str, value: Decimal) -> str:
        """Spend."""
        await self._move(account, -value)
        return ""

    async def delete(self, entry: str, account: str, value: Decimal) -> None:
        """Take an expense back."""
        await self._move(account, value)

    async def transfer(self, account: str, origin: str, value: Decimal) -> None:
        """Change one account after the other."""
        await self._move(account, value)
        await self._move(origin, -value)

    async def _move(self, account: str, delta: Decimal) -> None:
        seen = await self._database.read(lambda db: db.get_one(AccountRow, account).budget)
        await self._all_have_read.wait()
        write = update(AccountRow).where(AccountRow.id == account).values(budget=seen + delta)
        await self._database.write(lambda db: db.execute(write) and None)


@dataclass(frozen=True)
class Outcome:
    """Sums of the answers, beside the stored ones."""

    expected: dict[str, Decimal]
    stored: dict[str, Decimal]
    entries_expected: int
    entries: int
    differences: int
    """Kept sums that differ from a recount."""

    @property
    def drift(self) -> Decimal:
        """Return the sum of all wrong amounts in balances."""
        return sum((abs(self.stored[key] - self.expected[key]) for key in self.expected), Decimal(0))

    @property
    def is_exact(self) -> bool:
        """Return whether nothing was lost or booked twice."""
        return not self.drift and not self.differences and self.entries == self.entries_expected


async def race(database: Database, person: Person, way: Way, each: int) -> Outcome:
    """Add, delete and transfer, with 16 writers at once."""
    balances: Counter[str] = Counter()
    accounts = list(person.accounts.values())
    made = await asyncio.gather(*(_write(way, accounts, number, each, balances) for number in range(WRITERS)))
    stored, entries, differences = await database.read(_stored, person.workspace)
    expected = {account: Decimal(balances[account]) for account in accounts}
    return Outcome(expected, stored, sum(made), entries, differences)


async def _write(way: Way, accounts: list[str], number: int, each: int, balances: Counter[str]) -> int:
    """Spend in three of five steps, transfer in one, reverse the last expense in one; return the entries that stay."""
    last, made = ("", "", Decimal(0)), 0
    for step in range(each):
        value = Decimal((number * each + step) % 97 + 1)
        account, other = accounts[(number + step) % len(accounts)], accounts[(number + step + 1) % len(accounts)]
        match step % 5:
            case 2:
                await way.transfer(account, other, value)
                balances.update({account: int(value), other: -int(value)})
                made += 1
            case 4:
                await way.delete(*last)
                balances.update({last[1]: int(last[2])})
                made -= 1
            case _:
                last = (await way.add(account, value), account, value)
                balances.update({account: -int(value)})
                made += 1
    return made


def _stored(db: Session, workspace: str) -> tuple[dict[str, Decimal], int, int]:
    accounts = db.execute(select(AccountRow.id, AccountRow.budget).where(AccountRow.workspace_id == workspace))
    standing = select(func.count()).where(HistoryRow.workspace_id == workspace, HistoryRow.deleted_at.is_(None))
    return {row.id: row.budget for row in accounts}, db.scalars(standing).one(), len(recount(db, workspace))
