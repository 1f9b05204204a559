"""What the doctor found; in English, as whoever hosts a server reads its log."""

from budget_cli.tables import WARNING, Column
from budget_core.contract.health import Finding

_MARKS = {"ok": "✓", "off": "–", "wrong": "✗"}


def _style(one: Finding) -> str:
    return WARNING if one.state == "wrong" else ""


COLUMNS: list[Column[Finding]] = [
    Column("", lambda one: one.state, lambda one: _MARKS[one.state], style=_style, is_fixed=True),
    Column("what", lambda one: one.name, style=_style, is_fixed=True),
    Column("found", lambda one: one.found, style=_style),
]
