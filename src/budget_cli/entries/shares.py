"""Payer and shares of an entry as they are typed: `Ann`, and `Ann=5, Bob=7.50`."""

from decimal import Decimal
from typing import Annotated, cast

import typer

from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.matching import find
from budget_cli.views.workspaces import members
from budget_core.base.limits import SHARE_PARTS_MAX
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.types import UNSET, ShareRuleKind, UnsetType
from budget_core.contract.workspaces.workspaces import Workspace

PaidByOption = Annotated[str | None, typer.Option("--paid-by", metavar="PERSON", help="Who paid; by default you.")]
SharesOption = Annotated[
    str | None,
    typer.Option("--shares", metavar="SHARES", help="Amounts that people bear, like 'Ann=5, Bob=7.50', or none."),
]


def read_payer(context: Context, typed: str | None) -> str | UnsetType:
    """Return the id of the person who paid."""
    return UNSET if typed is None else find("person", typed, members(context.workspace)).id


def read_shares(context: Context, typed: str | None, currency_code: str) -> dict[str, Decimal] | UnsetType:
    """Return the amounts that people bear, by their ids."""
    if typed is None:
        return UNSET
    if typed.strip().casefold() == "none":
        return {}
    shares: dict[str, Decimal] = {}
    for part in typed.split(", " if ", " in typed else ","):
        name, sign, amount = part.rpartition("=")
        if not sign or not name.strip():
            raise WrongUsage("'{given}' are no shares. Write them like 'Ann=5, Bob=7.50', or none.", given=typed)
        member_id = find("person", name.strip(), members(context.workspace)).id
        if member_id in shares:
            raise WrongUsage("{name} stands there twice.", name=name.strip())
        shares[member_id] = parsing.amount(amount.strip()).checked(currency_code)
    return shares


ShareRuleOption = Annotated[
    str | None,
    typer.Option(
        "--share-rule", metavar="RULE", help="Who bears new expenses: none, equal, 'only Ann' or 'Ann=60, Bob=40'."
    ),
]
_ONLY = "only "


def read_share_rule(workspace: Workspace, typed: str) -> ShareRule:
    """Return the rule that was typed, with the ids of the people it names."""
    text = typed.strip()
    if text.casefold() in ("none", "equal"):
        return ShareRule(kind=cast(ShareRuleKind, text.casefold()))
    if text.casefold().startswith(_ONLY):
        return ShareRule(kind="only", user_id=find("person", text[len(_ONLY) :].strip(), members(workspace)).id)
    return ShareRule(kind="parts", parts=dict(_part(workspace, typed, each) for each in text.split(",")))


def share_rule_text(context: Context, workspace: Workspace, rule: ShareRule) -> str:
    """Return a rule as it is typed."""
    names = {member.member_id: member.name for member in workspace.members}
    if rule.kind == "only":
        return context.text("only {name}", name=names.get(rule.user_id or "", "?"))
    if rule.parts:
        return ", ".join(f"{names.get(member_id, '?')}={part}" for member_id, part in rule.parts.items())
    return context.text(rule.kind)


def _part(workspace: Workspace, typed: str, text: str) -> tuple[str, int]:
    name, sign, part = text.rpartition("=")
    digits = part.strip()
    if not sign or not name.strip() or not (digits.isascii() and digits.isdecimal()):
        raise WrongUsage("'{given}' is no rule. Write it like equal, none, only Ann or Ann=60, Bob=40.", given=typed)
    if not 1 <= int(digits) <= SHARE_PARTS_MAX:
        raise WrongUsage("A part goes from 1 to {most}.", most=SHARE_PARTS_MAX)
    return find("person", name.strip(), members(workspace)).id, int(digits)
