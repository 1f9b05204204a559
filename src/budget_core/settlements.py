"""Settling up: who of those sharing a budget owes whom, when everybody bears the same part.

All amounts are in one currency. What somebody already gave another counts as paid by the one and against the other.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal

from budget_core.money import ZERO, from_hundredths, to_hundredths


@dataclass(frozen=True, slots=True)
class Payment:
    """Payment from one person to another that evens them out."""

    from_id: str
    to_id: str
    amount: Decimal


def split(amount: Decimal, people: Sequence[str]) -> dict[str, Decimal]:
    """Return the amount in equal parts that add up to it.

    The first ones bear a hundredth more when it does not divide.

    | amount | people  | parts            |
    |--------|---------|------------------|
    | 10.00  | a, b, c | 3.34, 3.33, 3.33 |
    """
    each, rest = divmod(to_hundredths(amount), len(people))
    return {person: from_hundredths(each + (index < rest)) for index, person in enumerate(people)}


def settle(paid: Mapping[str, Decimal]) -> list[Payment]:
    """Return the payments after which all have borne the same: fewer than there are people.

    The one who owes most pays the one who is owed most, until nobody owes; of equal ones the earlier.
    """
    if not paid:
        return []
    parts = split(sum(paid.values(), ZERO), list(paid))
    owed = {person: amount - parts[person] for person, amount in paid.items()}
    payments = []
    while any(owed.values()):
        debtor, creditor = min(owed, key=owed.__getitem__), max(owed, key=owed.__getitem__)
        amount = min(-owed[debtor], owed[creditor])
        owed[debtor] += amount
        owed[creditor] -= amount
        payments.append(Payment(debtor, creditor, amount))
    return payments
