"""HTML for notebooks: plain tables, and bars made of two boxes."""

from collections.abc import Iterable, Sequence
from decimal import Decimal
from html import escape

_BOX = "display:inline-block;height:.7em;border-radius:.35em"
_FULL, _OVER, _EMPTY = "#1976d2", "#c62828", "#8884"
_WIDTH_EM = 8


class Markup(str):
    """Text that is HTML already."""

    __slots__ = ()


def bar(part: Decimal, total: Decimal) -> Markup:
    """Return a bar of the part of the whole, red if it is more."""
    share = min(part / total, Decimal(1)) if total > 0 else Decimal(part > 0)
    width = max(share, Decimal(0)) * _WIDTH_EM
    inner = f'<span style="{_BOX};width:{width:.2f}em;background:{_OVER if part > total else _FULL}"></span>'
    return Markup(f'<span style="{_BOX};width:{_WIDTH_EM}em;background:{_EMPTY}">{inner}</span>')


def table(head: Sequence[str], rows: Iterable[Sequence[object]], more: int = 0) -> str:
    """Return a table, and the number of rows not shown."""
    body = "".join(_row("td", row) for row in rows)
    rest = f"<p>… {more} more</p>" if more > 0 else ""
    return f"<table><thead>{_row('th', head)}</thead><tbody>{body}</tbody></table>{rest}"


def heading(text: str) -> str:
    """Return a line above a table."""
    return f"<p><b>{escape(text)}</b></p>"


def _row(tag: str, cells: Iterable[object]) -> str:
    return "<tr>" + "".join(f"<{tag}>{_text(cell)}</{tag}>" for cell in cells) + "</tr>"


def _text(cell: object) -> str:
    if isinstance(cell, Markup):
        return cell
    return "" if cell is None else escape(str(cell))
