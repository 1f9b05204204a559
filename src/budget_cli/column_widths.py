"""Widths of a table's columns, and lines that fit.

Words are broken only where the longest have no room. An amount is one word: its spaces do not break.
"""

from collections.abc import Sequence

from rich.cells import cell_len

_SPACE = " "


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
