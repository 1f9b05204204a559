"""Output of `budget history` and `budget history`: rows, lines of a template, or groups."""

from codecs import iterdecode
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from datetime import date
from itertools import chain, islice
from string import Formatter
from typing import Annotated

import typer

from budget_cli.context import Context
from budget_cli.entries.order import Order, Sort, in_order
from budget_cli.errors import UnknownTypedName, WrongUsage
from budget_cli.options import Format
from budget_cli.output.display import Display
from budget_cli.output.writer import echo
from budget_cli.row_limit import All, Limit, print_remaining, rows_shown, show_rows
from budget_cli.views.history import account, columns, label, value
from budget_cli.views.sums import Figure, group_columns, group_totals, not_converted
from budget_core.contract.entries.history import HistoryEntry
from budget_core.filters import Term, is_named, parse, positive_terms
from budget_sdk import Grouping, SumRow
from budget_sdk.matching import short_id
from budget_sdk.resources.history import Filters

_FIELDS: dict[str, Callable[[Display, HistoryEntry], str]] = {
    "day": lambda _, entry: entry.local_day,
    "month": lambda _, entry: entry.local_day[:7],
    "time": lambda _, entry: entry.date.isoformat(),
    "amount": value,
    "value": lambda _, entry: str(entry.value),
    "currency": lambda _, entry: entry.currency_code,
    "category": label,
    "account": account,
    "payee": lambda _, entry: entry.payee,
    "tags": lambda _, entry: " ".join(f"#{tag}" for tag in entry.tags),
    "note": lambda _, entry: entry.note,
    "person": lambda _, entry: entry.creator_name,
    "kind": lambda _, entry: entry.kind,
    "id": lambda _, entry: short_id(entry.id),
    "uuid": lambda _, entry: entry.id,
}
_ESCAPES = {r"\t": "\t", r"\n": "\n"}


def parse_template(text: str) -> str:
    """Return a template as it was typed, tabs and line breaks in place. Raises: WrongUsage for unknown fields."""
    for typed, character in _ESCAPES.items():
        text = text.replace(typed, character)
    try:
        names = [name for _, name, _, _ in Formatter().parse(text) if name is not None]
        if unknown := next((name for name in names if name not in _FIELDS), None):
            raise WrongUsage(
                "{field} is not a field. There are: {fields}", field=repr(unknown), fields=", ".join(_FIELDS)
            )
        text.format(**dict.fromkeys(_FIELDS, ""))
    except (ValueError, KeyError, IndexError):
        raise WrongUsage(
            "The template {typed} can't be read. Write it like {example}", typed=repr(text), example="'{day} {amount}'"
        ) from None
    return text


Template = Annotated[
    str | None,
    typer.Option(
        "--format",
        parser=parse_template,
        metavar="TEMPLATE",
        help="A line for each entry, like '{day} {amount} {category}'.",
    ),
]


def lines(display: Display, entries: Iterable[HistoryEntry], template: str) -> Iterable[str]:
    """Yield the line of each entry."""
    names = {name for _, name, _, _ in Formatter().parse(template) if name}
    for entry in entries:
        yield template.format(**{name: _FIELDS[name](display, entry) for name in names})


NO_MATCH = "No entries match."
Group = Annotated[Grouping | None, typer.Option("--group", help="Add the entries up, a row for each group.")]


@dataclass(frozen=True, slots=True)
class ViewOptions:
    """Options of a view of entries: how many of them, in which order and form."""

    limit: Limit = None
    everything: All = False
    sort: Sort = None
    group: Group = None
    template: Template = None

    def show(self, context: Context, criteria: Filters) -> None:
        """Show the entries that the filters let through."""
        if self.template is not None and (self.group is not None or context.output.is_chosen):
            raise WrongUsage("Use --format without --group, --table, --json and --csv.")
        workspace = context.workspace.id
        if self.group is not None:
            sums = context.client.sums(self.group, workspace=workspace, **criteria)
            check_names(context, criteria, sums)
            show_groups(context, sums, self.group, self)
            return
        is_whole = self.limit is None and self.template is None and self.sort in (None, Order.NEWEST)
        if is_whole and not context.output.is_for_people:
            show_all(context, criteria)
            return
        entries = iter(in_order(context.client.history.all(workspace, **criteria), self.sort))
        first = list(islice(entries, 1))
        check_names(context, criteria, first)
        entries = chain(first, entries)
        if self.template is None:
            show_rows(context, entries, columns(context.display), self.limit, self.everything, empty=NO_MATCH)
            return
        for line in lines(context.display, rows_shown(context, entries, self.limit, self.everything), self.template):
            typer.echo(line)


def show_all(context: Context, criteria: Filters) -> None:
    """Write all entries as JSON or CSV, as the file that is made of one query."""
    workspace, is_csv = context.workspace.id, context.output.format is Format.CSV
    if is_csv:
        file = context.client.history.export_csv(workspace, rows="entries", **criteria)
    else:
        file = context.client.history.export_entries(workspace, **criteria)
    with closing(file):
        texts = iterdecode(file, "utf-8")
        begun = ""
        while begun.count("\n") <= is_csv and (text := next(texts, "")):  # CSV begins with a line of titles
            begun += text
        check_names(context, criteria, begun.splitlines()[is_csv:])
        context.output.show_pieces(chain([begun], texts))


def show_groups(context: Context, sums: Sequence[SumRow], group: Grouping, view: ViewOptions) -> None:
    """Show a row for each group: months in their order, others by size, unless said otherwise.

    All groups without `--limit`; the total is of all of them.
    """
    if view.limit and view.everything:
        raise WrongUsage("Use either --limit or --all.")
    rows = sorted_groups(sums, group, view.sort)
    shown, display = rows[: view.limit], context.display
    footer = group_totals(display, group, rows)
    context.output.show(shown, shown, group_columns(display, group), footer=footer, empty=NO_MATCH)
    if context.output.is_for_people:
        print_remaining(context, len(shown), len(rows) - len(shown))
    say_not_converted(context, rows, [group], Figure.NET)


def check_names(context: Context, criteria: Filters, found: Sequence[object]) -> None:
    """Raise `UnknownName` where nothing was found because no entry has a payee or tag that was named."""
    if found:
        return
    node = parse(criteria.get("where") or "", date.today())  # noqa: DTZ011 - the wall clock is meant
    named = list(positive_terms(node))
    named += [Term("payee", payee, is_exact=True) for payee in [criteria.get("payee")] if payee]
    named += [Term("tag", tag) for tag in [criteria.get("tag")] if tag]
    workspace = context.workspace.id
    for term in named:
        if term.field == "payee":
            payees = context.client.payees.list(workspace, search=None if term.is_exact else term.text)
            if not any(is_named(term, payee.name) for payee in payees):
                raise UnknownTypedName("No payee is called {typed}.", typed=repr(term.text), hint="budget payees")
        if term.field == "tag" and term.text not in {tag.name for tag in context.client.tags.list(workspace)}:
            raise UnknownTypedName("There is no tag {typed}.", typed=f"#{term.text}", hint="budget tags")


def say_not_converted(context: Context, sums: Sequence[SumRow], keys: Sequence[Grouping], figure: Figure) -> None:
    """Name the amounts that a figure of groups leaves out, below a table for people."""
    if context.output.is_for_people:
        for line in not_converted(context.display, sums, keys, figure):
            echo(line)


def sorted_groups(sums: Sequence[SumRow], group: Grouping, sort: Order | None) -> Sequence[SumRow]:
    """Return groups in an order; they come by name."""
    match sort:
        case None if group == "month":
            return sums
        case Order.NEWEST:
            return sums[::-1]
        case Order.LARGEST | None:
            return sorted(sums, key=lambda row: -max(row.spent, row.income))
        case Order.SMALLEST:
            return sorted(sums, key=lambda row: max(row.spent, row.income))
    return sums
