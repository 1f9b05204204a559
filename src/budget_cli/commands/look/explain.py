"""`budget explain`: what a number of a month is made of."""

from collections.abc import Iterator
from typing import Annotated, Final, NamedTuple

import typer

from budget_cli.arguments import MonthOption
from budget_cli.command import command, command_group
from budget_cli.completion import complete_category
from budget_cli.context import Context
from budget_cli.output.tables import Column
from budget_cli.typed.dates import planning_date
from budget_core.contract.planning.plannings import Explanation
from budget_core.planning.explanations import Of

app = command_group()

_INDENT: Final = "  "
_NAMES: Final = {
    "budget": "planned",
    "spent": "spent",
    "carried": "carried",
    "available": "available",
    "free": "free",
    "upcoming": "still to come",
    "setAside": "set aside",
    "notCarried": "not carried",
    "notConverted": "no rate",
    "rounding": "rounding",
}


class _Line(NamedTuple):
    """A node of the tree with its depth."""

    node: Explanation
    depth: int


@command(app)
def explain(
    context: Context,
    category: Annotated[
        str | None,
        typer.Argument(metavar="CATEGORY", help="By default the whole month.", autocompletion=complete_category),
    ] = None,
    of: Annotated[
        Of, typer.Option("--of", metavar="NUMBER", help="Like available, free, spent or carried.")
    ] = "available",
    month: MonthOption = None,
) -> None:
    """Explain a number of a month: what it is made of.

    Example: budget explain food --of available
    """
    date = planning_date(context.month(month))
    found = None if category is None else context.category(category)
    tree = context.client.plannings.explain(
        context.workspace.id, date=date, category_id=None if found is None else found.id, of=of
    )
    name = context.workspace.name if found is None else context.display.name(found.name)
    title = f"{name} · {context.display.month(date)}"
    context.output.show(tree, list(_lines(tree, 0)), _columns(context), title=title)


def _lines(node: Explanation, depth: int) -> Iterator[_Line]:
    yield _Line(node, depth)
    for child in node.children:
        yield from _lines(child, depth + 1)


def _columns(context: Context) -> list[Column[_Line]]:
    names = {
        row.id: row.name for row in (*context.categories, *context.client.categories.deleted(context.workspace.id))
    }

    def name(line: _Line) -> str:
        node = line.node
        if node.category_id is not None:
            return context.display.name(names.get(node.category_id, node.category_id))
        text = context.text(_NAMES.get(node.code, node.code))
        return text if node.month is None else f"{text}, {node.month[:7]}"

    def note(line: _Line) -> str:
        node = line.node
        if node.original is None:
            return ""
        original = context.display.amount(node.original.amount, node.original.currency_code)
        return original if node.rate is None else f"{original} × {node.rate}"

    return [
        Column("part", name, lambda line: _INDENT * line.depth + name(line), is_fixed=True),
        Column(
            "amount",
            lambda line: line.node.amount,
            lambda line: context.display.amount(line.node.amount, line.node.currency_code),
            is_number=True,
        ),
        Column("currency", lambda line: line.node.currency_code, is_in_table=False),
        Column("entries", lambda line: line.node.count, is_number=True, is_optional=True, is_hidden_when_empty=True),
        Column("converted from", note, is_optional=True, is_hidden_when_empty=True),
    ]
