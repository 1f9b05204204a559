"""Tables on a terminal: amounts, days and ids are never broken, names fold into the room that is left."""

import sys
from collections.abc import Sequence
from typing import TypeVar

from rich.cells import cell_len
from rich.console import Console
from rich.table import Table
from rich.text import Text

from budget_cli.output.display import Display
from budget_cli.output.tables import Column, TotalCell

T = TypeVar("T")
_SPACE = " "
"""Where lines break; the spaces of an amount are others."""
_GAP_CELLS = 2
_WORD_MAX_CELLS = 14
"""Longer words are broken before a column is left out for them."""


def print_table(
    rows: Sequence[T],
    columns: Sequence[Column[T]],
    display: Display,
    title: str | None,
    footer: Sequence[TotalCell] | None,
) -> None:
    """Write the rows to stdout under a title; the footer has a cell for each column."""
    console = Console(file=sys.stdout, highlight=False)
    if title:
        lines = "\n".join(wrap_text(line, console.width) for line in title.split("\n"))
        console.print(Text(lines, style="bold"), end="\n\n", soft_wrap=True)
    texts = [[_text(column, row, display) for row in rows] for column in columns]
    totals = [Text.assemble(total) for total in footer] if footer else [Text("")] * len(columns)
    layout = _layout(columns, [column.head(display) for column in columns], texts, totals, console.width)
    table = Table(box=None, pad_edge=False, padding=(0, _GAP_CELLS // 2), show_footer=bool(footer))
    for index, width in layout.items():
        column = columns[index]
        table.add_column(
            wrap_text(column.head(display), width),
            totals[index],
            justify="right" if column.is_number else "left",
            overflow="fold",
            no_wrap=column.is_rigid,
            width=width,
            footer_style="bold",
        )
    for cells in zip(*(_lines(texts[index], width) for index, width in layout.items()), strict=True):
        table.add_row(*cells)
    console.width = max(console.width, sum(layout.values()) + _GAP_CELLS * (len(layout) - 1))
    console.print(table)
    below = [i for i, column in enumerate(columns) if i not in layout and column.is_continued]
    if below:
        again = [i for i in layout if not columns[i].is_continued] + below
        console.print()
        rest = [footer[i] for i in again] if footer else None
        print_table(rows, [columns[i] for i in again], display, None, rest)


def _text(column: Column[T], row: T, display: Display) -> Text:
    return Text(column.text(row, display), style=column.style(row) if column.style else "")


def _lines(cells: Sequence[Text], width: int) -> list[Text]:
    return [cell if cell.cell_len <= width else Text(wrap_text(cell.plain, width), cell.style) for cell in cells]


def _layout(
    columns: Sequence[Column[T]], titles: Sequence[str], texts: Sequence[list[Text]], totals: Sequence[Text], room: int
) -> dict[int, int]:
    """Return the indices and widths of the columns to show."""
    cells = [
        [title, total.plain, *(text.plain for text in own)]
        for title, total, own in zip(titles, totals, texts, strict=True)
    ]
    natural = [max(map(cell_len, own)) for own in cells]
    least = [
        width if column.is_rigid else min(word_width(own), _WORD_MAX_CELLS)
        for column, width, own in zip(columns, natural, cells, strict=True)
    ]
    visible = _visible_columns(columns, texts, least, room)
    flexible = [index for index in visible if not columns[index].is_rigid]
    rigid_width = sum(natural[index] for index in visible if columns[index].is_rigid) + _GAP_CELLS * (len(visible) - 1)
    shared = column_widths([natural[i] for i in flexible], [least[i] for i in flexible], room - rigid_width)
    flexible_widths = dict(zip(flexible, shared, strict=True))
    return {index: max(flexible_widths.get(index, natural[index]), 1) for index in visible}


def _visible_columns(
    columns: Sequence[Column[T]], texts: Sequence[list[Text]], least: Sequence[int], room: int
) -> list[int]:
    """Return the indices of the columns to show.

    Optional columns are taken first to last, while they fit beside the others. Of those that are continued the first is
    always there, and none behind one that does not fit.
    """
    known = [i for i, column in enumerate(columns) if not column.is_hidden_when_empty or any(texts[i])]
    continued = [i for i in known if columns[i].is_continued]
    visible = [i for i in known if not columns[i].is_optional and i not in continued[1:]]
    is_full = False
    for index in known:
        if index in visible or (is_full and index in continued):
            continue
        if sum(least[i] + _GAP_CELLS for i in (*visible, index)) - _GAP_CELLS <= room:
            visible.append(index)
        else:
            is_full = is_full or index in continued
    return sorted(visible)


def word_width(cells: Sequence[str]) -> int:
    """Return the terminal cells of the longest word."""
    return max((cell_len(word) for cell in cells for word in cell.split(_SPACE)), default=0)


def wrap_text(text: str, width: int) -> str:
    """Return the text with its lines broken between words; a longer word stays whole here."""
    lines: list[str] = []
    for word in text.split(_SPACE):
        if lines and cell_len(lines[-1]) + 1 + cell_len(word) <= width:
            lines[-1] += _SPACE + word
        else:
            lines.append(word)
    return "\n".join(lines)


def column_widths(natural: Sequence[int], least: Sequence[int], room: int) -> list[int]:
    """Return the wished widths where there is room, else at least `least`.

    Less where even those do not fit.

    | whole  | least | room | widths |
    |--------|-------|------|--------|
    | 20, 9  | 8, 5  | 40   | 20, 9  |
    | 20, 9  | 8, 5  | 19   | 11, 8  |
    | 20, 9  | 8, 5  | 10   | 5, 5   |
    """
    minimum = _distribute(least, room)
    more = _distribute([wish - width for wish, width in zip(natural, minimum, strict=True)], room - sum(minimum))
    return [width + extra for width, extra in zip(minimum, more, strict=True)]


def _distribute(wishes: Sequence[int], room: int) -> list[int]:
    """Return each column's part of the room.

    Narrow columns get all they wish, the others equal parts of the rest.
    """
    widths = [0] * len(wishes)
    in_order = sorted(range(len(wishes)), key=lambda place: wishes[place])
    for number, place in enumerate(in_order):
        widths[place] = max(min(wishes[place], room // (len(wishes) - number)), 0)
        room -= widths[place]
    return widths
