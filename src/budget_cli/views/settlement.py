"""Payments between members, and what they change."""

from dataclasses import dataclass
from decimal import Decimal

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_cli.views.workspaces import members as present_members
from budget_core.contract.entries.shares import ProposedPayment, Settlement
from budget_core.contract.money.accounts import Account
from budget_core.contract.workspaces.workspaces import Workspace


@dataclass(frozen=True, slots=True)
class SettlementMember:
    """Somebody who takes part, or who has a balance."""

    id: str
    name: str


@dataclass(frozen=True, slots=True)
class PlannedPayment:
    """A payment that is about to be booked, with the accounts that it moves."""

    payer: SettlementMember
    receiver: SettlementMember
    value: Decimal
    currency_code: str
    arrives: Account | None = None
    leaves: Account | None = None


def members(display: Display, workspace: Workspace, found: Settlement) -> list[SettlementMember]:
    """Return who pays and bears shares now, and whoever else has a balance."""
    present = [SettlementMember(person.id, person.name) for person in present_members(workspace)]
    known = {one.id for one in present}
    names, former = {one.member_id for one in workspace.members if one.role is None}, display.text("Former member")
    others = {
        balance.member_id: balance.name if balance.user_id or balance.member_id in names else former
        for balance in found.balances
        if balance.member_id not in known
    }
    return [*present, *(SettlementMember(member_id, name) for member_id, name in others.items())]


def payment_columns(display: Display, names: dict[str, str]) -> list[Column[ProposedPayment]]:
    """Return the columns of a proposed payment; `names` are those of members by id."""
    return [
        Column("from", lambda row: names[row.from_member_id]),
        Column("to", lambda row: names[row.to_member_id]),
        Column(
            "amount",
            lambda row: row.amount,
            lambda row: display.amount(row.amount, row.currency_code),
            is_number=True,
        ),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
    ]
