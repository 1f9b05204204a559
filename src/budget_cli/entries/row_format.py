"""Rows as text by a template: `budget history --format '{day} {amount} {category}'`."""

from collections.abc import Callable, Iterable
from string import Formatter
from typing import Annotated

import typer

from budget_cli.errors import WrongUsage
from budget_cli.output.display import Display
from budget_cli.views.history import account, label, value
from budget_core.contract.entries.history import HistoryEntry
from budget_sdk.matching import short_id

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
