"""Names for the shell's Tab key. An error (no server, no login) offers nothing and prints nothing."""

import os
import re
from collections.abc import Callable, Iterable
from typing import Protocol, get_args

import typer

from budget_cli.context import Context, chosen_server
from budget_cli.errors import CliError
from budget_cli.options import GlobalOptions
from budget_core.contract.types import EntryKind
from budget_core.currencies import SELECTABLE
from budget_core.filters import FIELDS
from budget_core.search import fold
from budget_sdk import BudgetError
from budget_sdk.local import read_names
from budget_sdk.matching import Named

_SPECIAL = re.compile(r"([^\w@%+=:,./-])")


def complete_category(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return names of categories that start with `incomplete`."""
    return _names(ctx, incomplete, "categories", lambda context: context.categories)


def complete_account(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return names of accounts that start with `incomplete`."""
    return _names(ctx, incomplete, "accounts", lambda context: context.accounts)


def complete_list(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return names of lists that start with `incomplete`."""
    return _names(ctx, incomplete, "lists", lambda context: context.client.lists.list(context.workspace.id))


def complete_filter(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return fields of filters, and the names and kinds behind `category:`, `account:`, `payee:` and `kind:`.

    In bash a colon ends a word, so that what is behind it is completed alone.
    """
    before = ctx.params.get("words") or []
    if len(before) > 1 and before[-1] == ":":
        return _values(ctx, before[-2], incomplete)
    field, sign, typed = incomplete.partition(":")
    if not sign:
        return [f"{name}:" for name in FIELDS if field and name.startswith(field)]
    return [f"{field}:{name}" for name in _values(ctx, field, typed)]


def _values(ctx: typer.Context, field: str, typed: str) -> list[str]:
    if field == "kind":
        return [kind for kind in get_args(EntryKind) if kind.startswith(typed)]
    known = {"category": complete_category, "account": complete_account, "payee": complete_payee}
    complete = known.get(field)
    return [] if complete is None else complete(ctx, typed)


def complete_payee(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return payees that start with `incomplete`."""
    return _fetched(ctx, incomplete, lambda context: context.client.payees.list(context.workspace.id))


def complete_tag(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return tags that start with `incomplete`."""
    return _fetched(ctx, incomplete, lambda context: context.client.tags.list(context.workspace.id))


def complete_currency(incomplete: str) -> list[str]:
    """Return codes of currencies for accounts that start with `incomplete`."""
    return [incomplete + code[len(incomplete) :] for code in SELECTABLE if code.startswith(incomplete.upper())]


class _Titled(Protocol):
    @property
    def name(self) -> str: ...


def _fetched(ctx: typer.Context, incomplete: str, fetch: Callable[[Context], Iterable[_Titled]]) -> list[str]:
    try:
        with Context(_options(ctx)) as context:
            return _beginning([row.name for row in fetch(context)], incomplete)
    except (BudgetError, CliError):
        return []


def _names(ctx: typer.Context, incomplete: str, kind: str, fetch: Callable[[Context], Iterable[Named]]) -> list[str]:
    try:
        names = _local_names(_options(ctx), kind)
        if names is None:
            with Context(_options(ctx)) as context:
                names = [row.name for row in fetch(context)]
    except (BudgetError, CliError):
        return []
    return _beginning(names, incomplete)


def _beginning(names: Iterable[str], incomplete: str) -> list[str]:
    # the shell keeps what was typed, so the rest of the name is put behind it in whatever case that was
    found = [name for name in names if fold(name).startswith(fold(incomplete))]
    return [_quote(incomplete + name[len(incomplete) :]) for name in found]


def _local_names(options: GlobalOptions, kind: str) -> list[str] | None:
    """Return the names in the local file, where it is clear that it is this one and whose."""
    if options.user or options.workspace or os.environ.get("BUDGET_USER") or chosen_server(options, os.environ):
        return None
    return read_names(options.data, kind)


def _quote(name: str) -> str:
    """Quote a word for the shell: bash inserts it as it is, zsh and fish quote it themselves."""
    typed = os.environ.get("COMP_WORDS", "")
    is_in_quotes = typed.count('"') % 2 or typed.count("'") % 2
    if os.environ.get("_BUDGET_COMPLETE") != "complete_bash" or is_in_quotes:
        return name
    return _SPECIAL.sub(r"\\\1", name)


def _options(ctx: typer.Context) -> GlobalOptions:
    """Return the global options typed so far.

    During completion no command runs that would put them into `ctx.obj`.
    """
    own, root = (
        GlobalOptions(*(one.params.get(name) for name in ("server", "data", "user", "workspace")))
        for one in (ctx, ctx.find_root())
    )
    return own.merged(root)
