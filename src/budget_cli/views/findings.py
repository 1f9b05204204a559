"""What the doctor found."""

from budget_cli.display import Display
from budget_cli.tables import WARNING, Column
from budget_core.contract.health import Finding

_MARKS = {"ok": "✓", "off": "–", "wrong": "✗"}


def _style(one: Finding) -> str:
    return WARNING if one.state == "wrong" else ""


def columns(display: Display) -> list[Column[Finding]]:
    """How it is, of what, and what was found."""
    return [
        Column("", lambda one: one.state, lambda one: _MARKS[one.state], style=_style, is_fixed=True),
        Column("what", lambda one: one.name, lambda one: display.text(one.name), style=_style, is_fixed=True),
        Column("found", lambda one: one.found, style=_style),
    ]
