"""`--dry-run`: what a command would change, in one table."""

from collections.abc import Iterable
from decimal import Decimal

import msgspec

from budget_cli.context import Context
from budget_cli.errors import Refused
from budget_cli.output.tables import WARNING, Column
from budget_cli.output.writer import echo
from budget_core.base.errors import DomainError
from budget_core.base.texts import text_of

Side = Decimal | str | None
_NAMED_BY_LABEL = {"account", "category", "planning", "carryRule", "target", "entry"}
_WORDS = {"restored", "new"}
"""Placeholder words of our own among the typed ones."""
_KINDS = {
    "carryRule": "carry-over",
    "expectedIncome": "expected income",
    "history": "entry",
    "importRules": "import rules",
    "link": "invitation link",
    "planning": "budget",
}
"""Words for the kinds of the contract that are no words."""


class ShownEffect(msgspec.Struct, rename="camel", kw_only=True):
    """One thing, as it is and as it would be; None: it is not there."""

    what: str
    """Its kind: account, category, entry..."""
    name: str
    before: Side
    after: Side
    currency_code: str | None = None
    """Currency of the amounts."""


def show_effects(context: Context, effects: Iterable[ShownEffect]) -> None:
    """Write what would be changed, and that nothing was; raise `Refused` where a rule forbids it."""
    try:
        rows = list(effects)
    except DomainError as error:
        raise Refused("{reason}", reason=text_of(error.code, context.settings.language)) from None
    context.output.show(rows, rows, _columns(context))
    print_unchanged(context)


def print_unchanged(context: Context) -> None:
    """Write the last line of every dry run."""
    echo(context.text("Nothing was changed: --dry-run."))


def _name(context: Context, row: ShownEffect) -> str:
    return context.display.name(row.name) if row.what in _NAMED_BY_LABEL else row.name


def _columns(context: Context) -> list[Column[ShownEffect]]:
    def shown(side: Side, currency_code: str | None) -> str:
        if isinstance(side, Decimal):
            return context.display.amount(side, currency_code) if currency_code else str(side)
        return context.text(side) if side in _WORDS else side or ""

    return [
        Column("what", lambda row: row.what, lambda row: context.text(_KINDS.get(row.what, row.what))),
        Column("name", lambda row: row.name, lambda row: _name(context, row)),
        Column("before", lambda row: row.before, lambda row: shown(row.before, row.currency_code)),
        Column(
            "after",
            lambda row: row.after,
            lambda row: context.text("removed") if row.after is None else shown(row.after, row.currency_code),
            style=lambda row: WARNING if row.after is None else "",
        ),
        Column("currency", lambda row: row.currency_code, is_in_table=False),
    ]
