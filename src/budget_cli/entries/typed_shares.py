"""Payer and shares of an entry as they are typed: `Ann`, and `Ann=5, Bob=7.50`."""

from decimal import Decimal
from typing import Annotated

import typer

from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.matching import find
from budget_cli.views.workspaces import members
from budget_core.contract.types import UNSET, UnsetType

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
