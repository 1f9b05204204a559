"""Lines of a file that are parts of one expense or refund become one line with parts."""

import re
from collections.abc import Collection, Iterator, Sequence
from decimal import Decimal
from itertools import groupby

from msgspec.structs import replace

from budget_core.base.limits import ENTRY_LINES_MAX
from budget_core.imports.lines import FileLine, FilePart
from budget_core.imports.rules import with_tags

_YNAB = re.compile(r"\(?Split \(?(?P<part>\d+)/(?P<count>\d+)\)\s*")
"""Beginning of a memo of YNAB: `Split (1/2) soap`, `(Split 1/2) soap`."""
_BY_LINE, _OURS = frozenset({"qif", "hledger", "beancount"}), "budget"
"""Kinds of files whose parts of an expense have one line, and what our own are called."""


def join_splits(lines: Sequence[FileLine], source: str, changed: Collection[int] = ()) -> list[FileLine]:
    """Return the lines with the parts of one expense as one.

    They follow each other and have the same place in a QIF file or a ledger, the same id in a file of ours, YNAB's
    numbers, or marks behind the whole that they add up to; `source` is the app or the kind of file. What is not all
    spending from one account on one day stays as it is; of `changed` places, whose amount was set by hand, one line
    stays.
    """
    joined: list[FileLine] = []
    for _, group in groupby(_numbered(_without_wholes(lines), source), key=lambda pair: pair[0]):
        parts = [line for _, line in group]
        if len(parts) > 1 and parts[0].line == parts[1].line and parts[0].line in changed:
            parts = parts[:1]
        joined += [_joined(parts)] if _is_one_expense(parts) else parts
    return joined


def _without_wholes(lines: Sequence[FileLine]) -> Sequence[FileLine]:
    """Return the lines without wholes whose marked parts follow; parts that do not add up are left out instead."""
    if not any(line.part for line in lines):
        return lines
    kept: list[FileLine] = []
    for is_part, group in groupby(lines, key=lambda line: line.part == "-"):
        parts = list(group)
        whole = kept[-1] if is_part and kept and kept[-1].part == "*" else None
        if whole is None:
            kept += parts
        elif len(parts) > 1 and sum(part.amount for part in parts) == whole.amount:
            kept[-1:] = [_of_whole(part, whole) for part in parts]
    return kept


def _of_whole(part: FileLine, whole: FileLine) -> FileLine:
    """Return a part at the place of its whole, by which it is joined."""
    place = f"{whole.part}{whole.line}"
    return replace(part, line=whole.line, day=whole.day, payee=whole.payee, part=place)


def _numbered(lines: Sequence[FileLine], source: str) -> Iterator[tuple[object, FileLine]]:
    """Yield each line with a key that the parts of its expense share."""
    first = 0
    for place, line in enumerate(lines):
        found = _YNAB.search(line.note) if source.startswith("ynab") else None
        if found:
            first = place if found["part"] == "1" else first
            yield ("ynab", first, found["count"]), replace(line, note=line.note.replace(found[0], "").strip(" ·"))
        elif line.part.startswith("*") and line.part != "*":
            yield ("part", line.part), line
        elif source in _BY_LINE:
            yield line.line, line
        else:
            yield (line.bank_id if source == _OURS and line.bank_id else place), line


def _is_one_expense(parts: Sequence[FileLine]) -> bool:
    first = parts[0]
    place = (first.account, first.day, first.is_refund)
    return 1 < len(parts) <= ENTRY_LINES_MAX and all(
        (part.amount < 0 or part.is_refund)
        and not part.other_account
        and (part.account, part.day, part.is_refund) == place
        for part in parts
    )


def _joined(parts: Sequence[FileLine]) -> FileLine:
    first, notes, named = parts[0], {part.note for part in parts}, {part.payee for part in parts}
    note = first.note if len(notes) == 1 else _common(notes)
    own = [part.note.removeprefix(note).strip(" ·") for part in parts]
    return replace(
        first,
        amount=sum((part.amount for part in parts), Decimal(0)),
        note=note,
        payee=first.payee if len(named) == 1 else "",
        tags=tuple(with_tags((), (tag for part in parts for tag in part.tags))),
        parts=tuple(FilePart(each.category, each.amount, text) for each, text in zip(parts, own, strict=True)),
    )


def _common(notes: Collection[str]) -> str:
    """Return the words that all notes begin with, up to a separator of the whole and its part."""
    heads = {note.partition(" · ")[0] for note in notes}
    return heads.pop() if len(heads) == 1 else ""
