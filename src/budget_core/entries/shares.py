"""Shares of an entry: who bears which part of it, who owes whom, and the payments that settle it.

A share is a positive amount in the entry's currency; the shares of an entry add up to its value. A member is a user,
with the user id that they have or had, or a name without an account. A user may have claimed names: entries keep the
ids of these, and balances are those of people. Source: specification, decisions 22 and 31.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence
from decimal import Decimal
from itertools import groupby
from typing import Literal, Protocol
from uuid import UUID

import msgspec

from budget_core.base import currencies
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.money import PLACES, ZERO, from_hundredths, to_hundredths
from budget_core.entries.expenses import check_amount
from budget_core.entries.lines import LinePart, divide

RuleKind = Literal["none", "equal", "parts", "only"]


class Rule(Protocol):
    """Rule that says who bears an amount."""

    @property
    def kind(self) -> RuleKind:
        """`none` shares nothing, `equal` shares among sharing members, `parts` by parts, `only` names one member."""

    @property
    def parts(self) -> Mapping[str, int] | None:
        """Parts by member, of `parts`."""

    @property
    def user_id(self) -> str | None:
        """Member of `only`."""


class Person(Protocol):
    """Member of a workspace, present or former."""

    @property
    def member_id(self) -> str:
        """Id of a user or of a name."""

    @property
    def user_id(self) -> str | None:
        """Id of the user; None for a name that nobody claimed."""


class Member(Person, Protocol):
    """Present member of a workspace: a confirmed participant, or a name."""

    @property
    def role(self) -> str | None:
        """`editor` or `viewer`; that of the creator is `editor`, and a name has none."""

    @property
    def is_sharing(self) -> bool:
        """False for who bears nothing under `equal`."""


class RuledLine(Protocol):
    """Line of an entry with the rule of its category, else of the workspace."""

    @property
    def value(self) -> Decimal:
        """Positive part of the entry's value."""

    @property
    def rule(self) -> Rule:
        """Rule that shares the line."""


class SharedEntry(Protocol):
    """Entry as balances read it."""

    @property
    def kind(self) -> str:
        """Kind of the entry."""

    @property
    def paid_by(self) -> str | None:
        """Member who paid, or who received a refund."""

    @property
    def shares(self) -> Mapping[str, Decimal]:
        """Amounts by member; none where nothing is shared."""

    @property
    def currency_code(self) -> str:
        """Currency of the shares."""


class ValuedEntry(Protocol):
    """Entry as a file has it."""

    @property
    def kind(self) -> str:
        """Kind of the entry."""

    @property
    def value(self) -> Decimal:
        """Below zero for spending."""

    @property
    def paid_by(self) -> str | None:
        """Member who paid, or who received a refund."""

    @property
    def shares(self) -> Mapping[str, Decimal]:
        """Amounts by member; none where nothing is shared."""


class Balance(msgspec.Struct, frozen=True, gc=False):
    """Amount that a member is owed, below zero when they owe it."""

    member_id: str
    currency_code: str
    amount: Decimal


class Payment(msgspec.Struct, frozen=True, gc=False):
    """Payment from one member to another that settles a part of what is owed."""

    from_member_id: str
    to_member_id: str
    currency_code: str
    amount: Decimal


def check_rule(rule: Rule, member_ids: Collection[str], field: str = "shareRule") -> None:
    """Raise the error of a rule that names nobody or somebody who is no member.

    Raises: `shares.rule` for parts or a member that the kind doesn't have, or lacks; `shares.member` for a stranger.
    """
    parts = rule.parts
    if (bool(parts), rule.user_id is not None) != (rule.kind == "parts", rule.kind == "only"):
        raise field_error(field, ErrorCode.SHARES_RULE)
    named = {*(parts or ()), *filter(None, [rule.user_id])}
    if not named <= set(member_ids):
        raise field_error(field, ErrorCode.SHARES_MEMBER)


def people_of(members: Iterable[Person]) -> dict[str, str]:
    """Return the person behind each member: the user who claimed a name, else the member.

    | members           | people           |
    |-------------------|------------------|
    | a, n              | a: a, n: n       |
    | a, n claimed by a | a: a, n: a       |
    """
    return {member.member_id: member.user_id or member.member_id for member in members}


def by_person(shares: Mapping[str, Decimal], people: Mapping[str, str]) -> dict[str, Decimal]:
    """Return shares added up by person, in the order of ids; a member who is nobody else counts as themselves."""
    sums: defaultdict[str, Decimal] = defaultdict(lambda: ZERO)
    for member_id, share in shares.items():
        sums[people.get(member_id, member_id)] += share
    return dict(sorted(sums.items()))


def parts_of(rule: Rule, members: Iterable[Member]) -> dict[str, int]:
    """Return the parts that people bear by a rule, of present members; empty where nothing is shared.

    | rule        | members                   | parts      |
    |-------------|---------------------------|------------|
    | none        | a, b                      |            |
    | equal       | a, b, c (views)           | a: 1, b: 1 |
    | equal       | a, b (not sharing)        | a: 1       |
    | equal       | a, n, m claimed by a      | a: 1, n: 1 |
    | parts 3 : 2 | a, b                      | a: 3, b: 2 |
    | parts 3 : 2 | a                         | a: 3       |
    | parts 3 : 2 | a, the other claimed by a | a: 5       |
    | only b      | a, b                      | b: 1       |
    """
    present = list(members)
    people = people_of(present)
    if rule.kind == "equal":
        sharing = (each for each in present if each.is_sharing and each.role != "viewer")
        return {each.member_id: 1 for each in sharing if people[each.member_id] == each.member_id}
    named = rule.parts or {} if rule.kind == "parts" else {rule.user_id: 1} if rule.user_id else {}
    sums: defaultdict[str, int] = defaultdict(int)
    for member_id, part in named.items():
        if member_id in people:
            sums[people[member_id]] += part
    return dict(sums)


def weigh(entry_id: str, currency_code: str, value: Decimal, weights: Mapping[str, int]) -> dict[str, Decimal]:
    """Divide a positive value among members in proportion to whole weights; amounts of zero are left out.

    Everybody gets the floor in the currency's smallest unit. Units that are left over go to the largest remainders,
    of equal ones in the order of the sorted ids, beginning at the entry's id as an integer modulo their number.

    | value | weights          | entry's id | shares              |
    |-------|------------------|------------|---------------------|
    | 10.00 | a: 1, b: 1, c: 1 | ...00      | 3.34, 3.33, 3.33    |
    | 10.00 | a: 1, b: 1, c: 1 | ...01      | 3.33, 3.34, 3.33    |
    | 0.01  | a: 3, b: 2       | ...00      | a: 0.01             |
    """
    if not weights:
        return {}
    ids, total = sorted(weights), sum(weights.values())
    unit = 10 ** (PLACES - currencies.money_digits(currency_code))
    units = to_hundredths(value) // unit
    begin = UUID(entry_id).int % len(ids)
    turns = ids[begin:] + ids[:begin]
    by_remainder = sorted(turns, key=lambda member_id: -(units * weights[member_id] % total))
    left = units - sum(units * weights[member_id] // total for member_id in ids)
    extra = set(by_remainder[:left])
    amounts = {member_id: units * weights[member_id] // total + (member_id in extra) for member_id in ids}
    return {member_id: from_hundredths(amount * unit) for member_id, amount in amounts.items() if amount}


def split(
    entry_id: str, currency_code: str, lines: Sequence[RuledLine], members: Sequence[Member], paid_by: str
) -> dict[str, Decimal]:
    """Return the shares of an entry: each line by its rule, added up by member in the order of ids.

    Empty where no line is shared. A line that nobody shares, beside others, is borne by whoever paid.
    """
    parts = [parts_of(line.rule, members) for line in lines]
    if not any(parts):
        return {}
    sums: defaultdict[str, Decimal] = defaultdict(lambda: ZERO)
    for line, weights in zip(lines, parts, strict=True):
        for member_id, amount in weigh(entry_id, currency_code, line.value, weights or {paid_by: 1}).items():
            sums[member_id] += amount
    return dict(sorted(sums.items()))


def mirror(entry_id: str, currency_code: str, value: Decimal, shares: Mapping[str, Decimal]) -> dict[str, Decimal]:
    """Return the shares of a refund from those of its expense: the same ones, or in proportion of a part."""
    weights = {member_id: to_hundredths(share) for member_id, share in shares.items()}
    return weigh(entry_id, currency_code, value, weights)


def check_shares(
    value: Decimal, currency_code: str, shares: Mapping[str, Decimal], member_ids: Collection[str]
) -> None:
    """Raise the error of shares that are given; none at all share nothing.

    Raises: `shares.member` for somebody who is no member, `shares.sum` where they don't add up to the value, or the
        error of an amount that the currency can't have; all of the field `shares`.
    """
    if not set(shares) <= set(member_ids):
        raise field_error("shares", ErrorCode.SHARES_MEMBER)
    for amount in shares.values():
        check_amount("shares", amount, currency_code)
    if shares and sum(shares.values(), ZERO) != value:
        raise field_error("shares", ErrorCode.SHARES_SUM)


def check_entry(entry: ValuedEntry) -> None:
    """Raise the error of stored shares that the kind of an entry can't have, or that nobody paid.

    Raises: `validation.reference` or `validation.required` of `paidBy`, `shares.sum` of `shares`.
    """
    is_settlement = entry.kind == "settlement"
    if entry.kind in ("income", "transfer") and (entry.paid_by is not None or entry.shares):
        raise field_error("paidBy", ErrorCode.VALIDATION_REFERENCE)
    if entry.paid_by is None and (entry.shares or is_settlement):
        raise field_error("paidBy", ErrorCode.VALIDATION_REQUIRED)
    is_whole = sum(entry.shares.values(), ZERO) == abs(entry.value)
    if (entry.shares and not is_whole) or (is_settlement and (len(entry.shares) != 1 or entry.paid_by in entry.shares)):
        raise field_error("shares", ErrorCode.SHARES_SUM)


def borne(
    member_id: str,
    paid_by: str | None,
    currency_code: str,
    lines: Sequence[LinePart],
    shares: Mapping[str, Decimal],
) -> dict[str, Decimal]:
    """Return the part of an entry that a member bears, by category, with the sign of its lines.

    Shares are divided over the lines in proportion. Without shares whoever paid bears all.

    | shares           | lines                | borne by a               |
    |------------------|----------------------|--------------------------|
    | a: 6.00, b: 4.00 | food: -8, home: -2   | food: -4.80, home: -1.20 |
    | none, a paid     | food: -8             | food: -8.00              |
    | none, b paid     | food: -8             |                          |
    """
    total = sum((line.value for line in lines), ZERO)
    share = shares.get(member_id, ZERO) if shares else abs(total) if paid_by == member_id else ZERO
    sums: defaultdict[str, Decimal] = defaultdict(lambda: ZERO)
    if share:
        signed = ZERO - share if total < 0 else share
        parts = divide(signed, [line.value for line in lines], currencies.money_digits(currency_code))
        for line, part in zip(lines, parts, strict=True):
            sums[line.category_id] += part
    return {category_id: amount for category_id, amount in sums.items() if amount}


def balances(entries: Iterable[SharedEntry], people: Mapping[str, str] | None = None) -> list[Balance]:
    """Return the balances that are not zero, by currency and person; `people` as `people_of` has them.

    Whoever paid is owed the shares, and each bearer owes theirs; a refund counts the other way round, and a settlement
    is paid by one for the other. They add up to zero in every currency.
    """
    person_of = people or {}
    sums: defaultdict[tuple[str, str], Decimal] = defaultdict(lambda: ZERO)
    for entry in entries:
        if entry.paid_by is None:
            continue
        for member_id, share in entry.shares.items():
            amount = ZERO - share if entry.kind == "refund" else share
            sums[entry.currency_code, person_of.get(entry.paid_by, entry.paid_by)] += amount
            sums[entry.currency_code, person_of.get(member_id, member_id)] -= amount
    return [Balance(member_id, code, amount) for (code, member_id), amount in sorted(sums.items()) if amount]


def payments(balances: Iterable[Balance]) -> list[Payment]:
    """Return the payments that make all balances zero: in each currency fewer than there are people.

    Whoever owes most pays whoever is owed most, until nobody owes; of equal ones the smaller id first.
    """
    ordered = sorted(balances, key=lambda each: (each.currency_code, each.member_id))
    return [
        payment
        for code, group in groupby(ordered, key=lambda each: each.currency_code)
        for payment in _payments(code, {each.member_id: each.amount for each in group})
    ]


def _payments(code: str, owed: dict[str, Decimal]) -> list[Payment]:
    found = []
    while any(owed.values()):
        debtor = min(owed, key=lambda member_id: (owed[member_id], member_id))
        creditor = min(owed, key=lambda member_id: (-owed[member_id], member_id))
        amount = min(-owed[debtor], owed[creditor])
        owed[debtor] += amount
        owed[creditor] -= amount
        found.append(Payment(debtor, creditor, code, amount))
    return found
