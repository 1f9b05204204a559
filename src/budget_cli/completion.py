"""Names for the shell's Tab key. An error (no server, no login) offers nothing and prints nothing."""

import os
import re
from collections.abc import Callable, Iterable
from datetime import date
from typing import TypeVar, get_args

import typer

from budget_cli.context import Context, chosen_server
from budget_cli.errors import CliError
from budget_cli.options import GlobalOptions
from budget_core.base import months
from budget_core.base.currencies import SELECTABLE
from budget_core.contract.types import EntryKind
from budget_core.entries.search import fold
from budget_core.filters import FIELDS
from budget_sdk import BudgetError
from budget_sdk.local import read_names
from budget_sdk.matching import Named, short_id

T = TypeVar("T")
_ENTRIES = 30
_MONTHS_BACK = 12
_MONTH_WORDS = (
    "last", "this", "next", "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
)  # fmt: skip
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


def complete_entry(ctx: typer.Context, incomplete: str) -> list[tuple[str, str]]:
    """Return `last` and the newest entries' ids that start with `incomplete`, each with what it is."""
    entries = _fetched(ctx, lambda context: context.client.history.page(context.workspace.id, None, _ENTRIES).entries)
    known = [(short_id(one.id), f"{one.local_day} {one.value} {one.category_label or one.kind}") for one in entries]
    return [one for one in [("last", "the one booked last"), *known] if one[0].startswith(incomplete)]


def complete_month(incomplete: str) -> list[str]:
    """Return words for months, and the months of the last year and the next one, that start with `incomplete`."""
    running = f"{date.today():%Y-%m}"  # noqa: DTZ011 - the wall clock is meant
    around = [months.add(running, shift) for shift in range(-_MONTHS_BACK, _MONTHS_BACK + 1)]
    offered = [*_MONTH_WORDS, *around] if incomplete else [*_MONTH_WORDS[:3], *around]
    return [one for one in offered if one.startswith(incomplete.casefold())]


def complete_person(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return names of members that start with `incomplete`."""
    return _matching(
        _fetched(ctx, lambda context: [member.name for member in context.workspace.members if not member.is_former]),
        incomplete,
    )


def complete_schedule(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return names of schedules that start with `incomplete`."""
    return _matching(_fetched(ctx, _schedule_names), incomplete)


def _schedule_names(context: Context) -> list[str]:
    from budget_cli.scheduled import name_of  # only this completion pays for it

    return [name_of(context, row) for row in context.client.schedules.list(context.workspace.id)]


def complete_workspace(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return names of workspaces that start with `incomplete`."""
    return _matching(_fetched(ctx, lambda context: [one.name for one in context.client.workspaces.list()]), incomplete)


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
    payees = _fetched(ctx, lambda context: [row.name for row in context.client.payees.list(context.workspace.id)])
    return _matching(payees, incomplete)


def complete_tag(ctx: typer.Context, incomplete: str) -> list[str]:
    """Return tags that start with `incomplete`."""
    tags = _fetched(ctx, lambda context: [row.name for row in context.client.tags.list(context.workspace.id)])
    return _matching(tags, incomplete)


def complete_currency(incomplete: str) -> list[str]:
    """Return codes of currencies for accounts that start with `incomplete`."""
    return [incomplete + code[len(incomplete) :] for code in SELECTABLE if code.startswith(incomplete.upper())]


def _names(ctx: typer.Context, incomplete: str, kind: str, fetch: Callable[[Context], Iterable[Named]]) -> list[str]:
    try:
        names = _local_names(_options(ctx), kind)
    except (BudgetError, CliError):
        return []
    if names is None:
        names = _fetched(ctx, lambda context: [row.name for row in fetch(context)])
    return _matching(names, incomplete)


def _fetched(ctx: typer.Context, fetch: Callable[[Context], list[T]]) -> list[T]:
    try:
        with Context(_options(ctx)) as context:
            return fetch(context)
    except (BudgetError, CliError):
        return []


def _matching(names: Iterable[str], incomplete: str) -> list[str]:
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
