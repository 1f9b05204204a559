"""Shares of entries, what members owe each other, and settling it."""

from decimal import Decimal
from typing import Annotated

from msgspec import Meta

from budget_core.base import limits
from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.types import (
    UNSET,
    Body,
    Currency,
    Day,
    Id,
    Note,
    PositiveMoney,
    ShareRuleKind,
    UnsetType,
    View,
)
from budget_core.people.access import Action

SharePart = Annotated[int, Meta(ge=1, le=limits.SHARE_PARTS_MAX)]


class ShareRule(Body, kw_only=True, omit_defaults=True):
    """Rule that says who bears new expenses; it names present members (`shares.member`)."""

    kind: ShareRuleKind
    """`none`: not shared, `equal`: among editors and names who share, `parts`: by parts, `only`: one bears all."""
    parts: dict[Id, SharePart] | None = None
    """Parts by `memberId`, of `parts` alone (`shares.rule`)."""
    user_id: Id | None = None
    """`memberId` of who bears all, of `only` alone (`shares.rule`)."""


class MemberBalance(View, kw_only=True):
    """Amount that a present or former member is owed, below zero when they owe it; never zero."""

    member_id: Id
    """User id that they have or had, or the id of a name."""
    user_id: Id | None
    """None for a name without an account, and once the account is deleted."""
    name: str
    """`Former member` once their account is deleted."""
    currency_code: str
    amount: Decimal


class ProposedPayment(View, kw_only=True):
    """Payment from one member to another that settles a part of what is owed."""

    from_member_id: Id
    to_member_id: Id
    currency_code: str
    amount: Decimal


class Settlement(View, kw_only=True):
    """Balances between the members of a workspace, and payments that make all of them zero."""

    balances: list[MemberBalance]
    """By currency, then by name; they add up to zero in each currency."""
    payments: list[ProposedPayment]
    """In each currency fewer than there are people."""


class Settle(Body, kw_only=True):
    """A payment from one member to another outside of spending; it moves the accounts that are named."""

    id: Id | UnsetType = UNSET
    from_member_id: Id
    """Member who paid: a present one, or a former one who has a balance (`shares.member`)."""
    to_member_id: Id
    """Another one (`settlement.self`)."""
    value: PositiveMoney
    """In `currencyCode`."""
    currency_code: Currency
    account_id: Id | UnsetType = UNSET
    """Account where the money arrived; none of this workspace when left out."""
    account_value: PositiveMoney | UnsetType = UNSET
    """Amount that arrived, in the account's currency; converted by the rate when left out."""
    from_account_id: Id | UnsetType = UNSET
    """Account that the money left; none of this workspace when left out."""
    from_value: PositiveMoney | UnsetType = UNSET
    """Amount that left, in that account's currency; converted by the rate when left out."""
    date: Day | UnsetType = UNSET
    note: Note = ""


class ReplaceSettlement(Settle, kw_only=True):
    """A corrected payment between members, as `Settle`; day and note stay when left out."""

    note: Note | UnsetType = UNSET  # type: ignore[assignment]


# fmt: off

GET_SETTLEMENT = Call(
    "getSettlement", "GET", "/settlement/{workspace_id}",
    tag="settlement", answer=Settlement,
    right=InWorkspace(Action.READ),
    description="Return what each member is owed or owes, and the payments that would settle it.",
)

SETTLE = BodyCall(
    "settle", "POST", "/settlement/{workspace_id}/settle",
    tag="settlement", body=Settle, answer=HistoryEntry, status=201,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description=(
        "Book a payment between members: an entry of the kind `settlement`, "
        "which is neither income nor spending. It is taken back like any entry."
    ),
)

REPLACE_SETTLEMENT = BodyCall(
    "replaceSettlement", "POST", "/history/{entry_id}/replace-settlement",
    tag="settlement", body=ReplaceSettlement, answer=HistoryEntry, status=201, other_status=200,
    right=InWorkspace(Action.WRITE), limit="ENTRY",
    description=(
        "Correct a payment between members: reverse the old one and book the new one in one transaction; "
        "200 with the entry that stands when it was made by the same `id` before.\n"
        "\n"
        "Conflicts as `replaceExpense`."
    ),
)
