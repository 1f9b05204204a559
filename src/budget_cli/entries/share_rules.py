"""Rules of shares as they are typed: `none`, `equal`, `only Ann`, or `Ann=60, Bob=40`."""

from typing import Annotated, cast

import typer

from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.typed.matching import find
from budget_cli.views.workspaces import members
from budget_core.base.limits import SHARE_PARTS_MAX
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.types import ShareRuleKind
from budget_core.contract.workspaces.workspaces import Workspace

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
