"""Names of categories and accounts for the shell's Tab key. Without an answer there is simply nothing to offer."""

from collections.abc import Callable, Iterable

import typer

from budget_cli.context import Context
from budget_cli.errors import CliError
from budget_cli.matching import Named, folded
from budget_cli.options import Choices
from budget_core.currencies import SELECTABLE
from budget_sdk import BudgetError


def complete_category(ctx: typer.Context, incomplete: str) -> list[str]:
    """Categories that go on like this."""
    return _names(ctx, incomplete, lambda context: context.client.categories.list(context.workspace.id))


def complete_account(ctx: typer.Context, incomplete: str) -> list[str]:
    """Accounts that go on like this."""
    return _names(ctx, incomplete, lambda context: context.client.accounts.list(context.workspace.id))


def complete_currency(incomplete: str) -> list[str]:
    """Currencies to keep an account in."""
    return [incomplete + code[len(incomplete) :] for code in SELECTABLE if code.startswith(incomplete.upper())]


def _names(ctx: typer.Context, incomplete: str, fetch: Callable[[Context], Iterable[Named]]) -> list[str]:
    try:
        with Context(_said(ctx)) as context:
            rows = fetch(context)
    except (BudgetError, CliError):
        return []
    # the shell keeps what was typed, so the rest of the name is put behind it in whatever case that was
    return [incomplete + row.name[len(incomplete) :] for row in rows if folded(row.name).startswith(folded(incomplete))]


def _said(ctx: typer.Context) -> Choices:
    """Options are not yet handled while the line is being typed; their raw values are."""
    own, root = (
        Choices(*(one.params.get(name) for name in ("server", "data", "user", "workspace")))
        for one in (ctx, ctx.find_root())
    )
    return own.over(root)
