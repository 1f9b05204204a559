"""`budget import rules`: which category, payee and tags imported entries get."""

from typing import Annotated, Literal

import typer

from budget_cli.command import command, command_group, default_command
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName, WrongUsage
from budget_cli.output.tables import Column
from budget_core.entries import payees
from budget_sdk import ImportRule, ImportRulesApplication, ImportRulesUpdate, RuledEntry
from budget_sdk.matching import duplicates

Text = Annotated[str, typer.Argument(metavar="TEXT", help="A part of the note or the payee.")]

app = command_group("Show and change the rules for imported entries.")


@default_command(app)
def rules(context: Context) -> None:
    """Show the rules in the order they are tried.

    Example: budget import rules
    """
    _show(context, context.client.imports.rules(context.workspace.id))


@command(app)
def add(
    context: Context,
    text: Text,
    category: Annotated[
        str | None, typer.Argument(metavar="CATEGORY", help="Its name; it is created if missing.")
    ] = None,
    payee: Annotated[str | None, typer.Option("--payee", metavar="NAME", help="Payee that the entries get.")] = None,
    tag: Annotated[
        list[str] | None, typer.Option("--tag", metavar="TAG", help="Tag that they get; may be repeated.")
    ] = None,
    field: Annotated[
        Literal["note", "payee"], typer.Option("--in", help="Where the text stands: note and payee, or the payee.")
    ] = "note",
    is_whole: Annotated[bool, typer.Option("--equals", help="The whole of it, not a part.")] = False,
) -> None:
    """Set category, payee or tags of entries whose note or payee has a text.

    Example: budget import rules add market food
    Example: budget import rules add "SILPO 12" --in payee --payee Сільпо --tag home
    """
    if category is None and payee is None and not tag:
        raise WrongUsage("Name a category, --payee or --tag.")
    known = duplicates(category, context.categories) if category else []
    rule = ImportRule(
        field=field,
        match="equals" if is_whole else "contains",
        text=text,
        category_id=known[0].id if known else None,
        category=None if known else category,
        payee=payee,
        tags=tag or [],
    )
    remaining = [each for each in context.client.imports.rules(context.workspace.id) if not _is_about(each, text)]
    _save(context, [*remaining, rule])


@command(app)
def remove(context: Context, text: Text) -> None:
    """Remove a rule; its entries keep what it gave them.

    Example: budget import rules remove market
    """
    before = context.client.imports.rules(context.workspace.id)
    remaining = [each for each in before if not _is_about(each, text)]
    if len(remaining) == len(before):
        raise UnknownTypedName("There is no rule for {name}.", name=text, hint="budget import rules")
    _save(context, remaining)


@command(app)
def preview(context: Context) -> None:
    """Show which of the booked entries the rules would change; nothing is changed.

    Example: budget import rules preview
    """
    found = context.client.imports.preview_rules(context.workspace.id)
    context.output.show(found, found.entries, _columns(context))


@command(app)
def apply(context: Context) -> None:
    """Change the booked entries by the rules, the newest 500 at once; `budget undo` takes it back.

    Example: budget import rules apply
    """
    found = context.client.imports.preview_rules(context.workspace.id)
    body = ImportRulesApplication(entry_ids=[entry.entry_id for entry in found.entries])
    changed = context.client.imports.apply_rules(context.workspace.id, body)
    context.output.result(
        changed,
        [Column("count", lambda row: row.count)],
        context.text("Entries changed: {count}.", count=changed.count),
    )


def _is_about(rule: ImportRule, text: str) -> bool:
    return payees.is_same(rule.text, text)


def _save(context: Context, changed: list[ImportRule]) -> None:
    _show(context, context.client.imports.set_rules(context.workspace.id, ImportRulesUpdate(rules=changed)))


def _show(context: Context, found: list[ImportRule]) -> None:
    names = context.category_names
    columns: list[Column[ImportRule]] = [
        Column("in", lambda row: context.text(row.field)),
        Column("text", lambda row: f"= {row.text}" if row.match == "equals" else row.text),
        Column("category", lambda row: names.get(row.category_id or "", row.category or ""), is_label=True),
        Column("payee", lambda row: row.payee or "", is_hidden_when_empty=True),
        Column("tags", lambda row: _tags(row.tags), is_hidden_when_empty=True),
    ]
    context.output.show(found, found, columns)


def _columns(context: Context) -> list[Column[RuledEntry]]:
    return [
        Column("day", lambda row: row.local_day),
        Column("amount", lambda row: context.display.amount(row.value, row.currency_code)),
        Column("note", lambda row: row.note),
        Column(
            "category",
            lambda row: _change(*(context.display.name(one.category or "") for one in (row.before, row.after))),
        ),
        Column("payee", lambda row: _change(row.before.payee, row.after.payee), is_hidden_when_empty=True),
        Column("tags", lambda row: _change(_tags(row.before.tags), _tags(row.after.tags)), is_hidden_when_empty=True),
    ]


def _tags(tags: list[str]) -> str:
    return " ".join(f"#{tag}" for tag in tags)


def _change(before: str, after: str) -> str:
    return after if before == after else f"{before} → {after}".strip()
