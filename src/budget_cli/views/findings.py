"""Findings of the doctor."""

from budget_cli.display import Display
from budget_cli.tables import WARNING, Column
from budget_core.contract.health import Finding

_MARKS = {"ok": "✓", "off": "–", "wrong": "✗"}


def _style(one: Finding) -> str:
    return WARNING if one.state == "wrong" else ""


def columns(display: Display) -> list[Column[Finding]]:
    """Return the columns of a finding: its state, its subject and its text."""
    return [
        Column("", lambda one: one.state, lambda one: _MARKS[one.state], style=_style, is_fixed=True),
        Column("what", lambda one: one.name, lambda one: display.text(one.name), style=_style, is_fixed=True),
        Column("found", lambda one: one.found, style=_style),
    ]
