"""Shares of entries: they add up, nobody bears an odd hundredth twice, and payments settle whatever was booked."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import ZERO, from_hundredths
from budget_core.entries import shares
from budget_core.entries.lines import Line

MEMBERS = "abcdef"
CODES = ("USD", "EUR", "JPY")

ids = st.uuids().map(str)
weights = st.dictionaries(st.sampled_from(MEMBERS), st.integers(1, 1000), min_size=1)
codes = st.sampled_from(CODES)
kinds = st.sampled_from(("expense", "refund"))
members = st.sampled_from(MEMBERS)
units = st.integers(1, 10**8)


@dataclass(frozen=True)
class Rule:
    """A rule as workspaces and categories have."""

    kind: shares.RuleKind
    parts: Mapping[str, int] | None = None
    user_id: str | None = None


@dataclass(frozen=True)
class Ruled:
    """A line with its rule."""

    value: Decimal
    rule: Rule


@dataclass(frozen=True)
class Member:
    """A member who edits, or one who views."""

    member_id: str
    role: str = "editor"
    is_sharing: bool = True

    @property
    def user_id(self) -> str:
        """Their own id."""
        return self.member_id


@dataclass(frozen=True)
class Entry:
    """An entry of a history."""

    kind: str
    paid_by: str
    currency_code: str
    shares: Mapping[str, Decimal] = field(default_factory=dict)


def amount_of(code: str, count: int) -> Decimal:
    """An amount of so many of the smallest units."""
    return from_hundredths(count * (100 if code == "JPY" else 1))


@st.composite
def entries(draw: st.DrawFn) -> Entry:
    """An expense, a refund or a settlement, of whoever was there."""
    code, count, paid_by = draw(codes), draw(units), draw(members)
    value = amount_of(code, count)
    if draw(st.booleans()):
        other = draw(members.filter(lambda member: member != paid_by))
        return Entry("settlement", paid_by, code, {other: value})
    return Entry(draw(kinds), paid_by, code, shares.weigh(draw(ids), code, value, draw(weights)))


@given(ids, codes, units, weights)
def test_shares_add_up_and_are_less_than_a_unit_from_their_part(
    entry_id: str, code: str, count: int, parts: dict[str, int]
) -> None:
    value, unit, total = amount_of(code, count), amount_of(code, 1), sum(parts.values())
    borne = shares.weigh(entry_id, code, value, parts)
    assert sum(borne.values()) == value
    assert all(abs(borne.get(name, ZERO) - value * part / total) < unit for name, part in parts.items())
    assert all(share > 0 and share % unit == 0 for share in borne.values())


@given(st.lists(entries(), max_size=30))
def test_balances_add_up_to_zero_and_payments_settle_them(history: list[Entry]) -> None:
    owed = shares.balances(history)
    paid = shares.payments(owed)
    for code in CODES:
        people = [each for each in owed if each.currency_code == code]
        proposed = [each for each in paid if each.currency_code == code]
        assert sum(each.amount for each in people) == ZERO
        assert len(proposed) <= max(0, len(people) - 1)
        assert all(each.amount > 0 and each.from_member_id != each.to_member_id for each in proposed)
    settled = [
        Entry("settlement", each.from_member_id, each.currency_code, {each.to_member_id: each.amount}) for each in paid
    ]
    assert shares.balances([*history, *settled]) == []


@pytest.mark.parametrize("people", [2, 3, 7])
def test_odd_hundredths_of_a_year_are_borne_by_all_alike(people: int) -> None:
    names = "abcdefg"[:people]
    first = UUID("01a1fd9a-3b6b-7649-aa8c-000000000005").int
    lines = [Ruled(Decimal("10.03"), Rule("equal"))]
    borne = dict.fromkeys(names, ZERO)
    for day in range(365):
        members = [Member(name) for name in names]
        for name, share in shares.split(str(UUID(int=first + day)), "USD", lines, members, "a").items():
            borne[name] += share
    assert sum(borne.values()) == Decimal("10.03") * 365
    assert max(borne.values()) - min(borne.values()) <= Decimal("0.01")


@given(ids, codes, units, weights)
def test_the_whole_of_an_expense_comes_back_to_those_who_bore_it(
    entry_id: str, code: str, count: int, parts: dict[str, int]
) -> None:
    value = amount_of(code, count)
    borne = shares.weigh(entry_id, code, value, parts)
    assert shares.mirror(entry_id, code, value, borne) == borne
    spent, back = Entry("expense", "a", code, borne), Entry("refund", "a", code, borne)
    assert shares.balances([spent, back]) == []


@given(st.lists(st.tuples(members, units), min_size=1, max_size=8), weights, ids, codes)
def test_members_bear_together_what_each_line_says(
    drawn: list[tuple[str, int]], parts: dict[str, int], entry_id: str, code: str
) -> None:
    lines = [Line(name, -amount_of(code, count)) for name, count in drawn]
    value = -sum((line.value for line in lines), ZERO)
    borne = shares.weigh(entry_id, code, value, parts)
    for member, share in borne.items():
        assert -sum(shares.borne(member, None, code, lines, borne).values()) == share


def test_a_rule_names_members_alone() -> None:
    with pytest.raises(DomainError) as raised:
        shares.check_rule(Rule("only", user_id="z"), ["a"], "rule")
    assert raised.value.fields == {"rule": ErrorCode.SHARES_MEMBER}


people = st.dictionaries(members, members, max_size=4).filter(
    lambda claims: not {*claims} & {*claims.values()}  # a name becomes a user's, and a user nobody else's
)


@given(st.lists(entries(), max_size=30), people)
def test_balances_of_people_are_those_of_their_members_and_add_up_to_zero(
    history: list[Entry], claims: dict[str, str]
) -> None:
    found = shares.balances(history, claims)
    sums: dict[tuple[str, str], Decimal] = {}
    for each in shares.balances(history):
        key = each.currency_code, claims.get(each.member_id, each.member_id)
        sums[key] = sums.get(key, ZERO) + each.amount
    assert {(each.currency_code, each.member_id): each.amount for each in found} == {
        key: amount for key, amount in sums.items() if amount
    }
    for code in CODES:
        assert sum((each.amount for each in found if each.currency_code == code), ZERO) == ZERO
    paid = [
        Entry("settlement", each.from_member_id, each.currency_code, {each.to_member_id: each.amount})
        for each in shares.payments(found)
    ]
    assert shares.balances([*history, *paid], claims) == []
