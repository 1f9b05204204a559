"""Payments between members, and what they change."""

from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from budget_cli.context import Context
from budget_cli.dry_run import Effect
from budget_cli.tables import Column
from budget_core.base.money import ZERO
from budget_core.contract.accounts import Account
from budget_core.contract.shares import ProposedPayment, Settlement


@dataclass(frozen=True, slots=True)
class Member:
    """Somebody who takes part, or who has a balance."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class Planned:
    """A payment that is about to be booked, with the accounts that it moves."""

    payer: Member
    receiver: Member
    value: Decimal
    currency_code: str
    arrives: Account | None = None
    leaves: Account | None = None


def members(context: Context, found: Settlement) -> list[Member]:
    """Return the confirmed participants, and whoever else has a balance."""
    present = [
        Member(participant.user_id, participant.name)
        for participant in context.workspace.participants
        if participant.is_verified
    ]
    known = {one.id for one in present}
    former = context.text("Former member")
    others = {
        balance.member_id: balance.name if balance.user_id else former
        for balance in found.balances
        if balance.member_id not in known
    }
    return [*present, *(Member(member_id, name) for member_id, name in others.items())]


def payment_columns(context: Context, names: dict[str, str]) -> list[Column[ProposedPayment]]:
    """Return the columns of a proposed payment; `names` are those of members by id."""
    return [
        Column("from", lambda row: names[row.from_member_id]),
        Column("to", lambda row: names[row.to_member_id]),
        Column(
            "amount",
            lambda row: row.amount,
            lambda row: context.display.amount(row.amount, row.currency_code),
            is_number=True,
        ),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
    ]


def settlement_effects(context: Context, found: Settlement, planned: Planned) -> Iterator[Effect]:
    """Yield the balances of both people, and the accounts in the same currency."""
    code, value = planned.currency_code, planned.value
    owed = {balance.member_id: balance.amount for balance in found.balances if balance.currency_code == code}
    for member, delta in ((planned.payer, value), (planned.receiver, -value)):
        before = owed.get(member.id, ZERO)
        yield Effect(what="balance", name=member.name, before=before, after=before + delta, currency_code=code)
    for account, delta in ((planned.arrives, value), (planned.leaves, -value)):
        if account is not None and context.currency_of(account) == code:
            after = account.budget + delta
            yield Effect(what="account", name=account.name, before=account.budget, after=after, currency_code=code)
