"""A file as entries: its bytes are read, its style is decided, its lines are understood. Nothing asks the database."""

import binascii
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from msgspec import UNSET, UnsetType, structs

from budget_api.imports.formats.detection import format_of, read_file
from budget_api.imports.formats.model import Asked, ReadFile
from budget_core.contract.imports import FileFormat, ImportedFile, ImportMapping, ImportRule, LineChange, Question
from budget_core.errors import ErrorCode, field_error
from budget_core.imports.categories import Rule, rule_category
from budget_core.imports.lines import FileLine, NotTaken, Style, decide_style, understand
from budget_core.imports.raw_lines import Mend, RawLine
from budget_core.imports.transfers import name_transfers, pair_transfers
from budget_core.limits import IMPORT_COLUMNS_MAX, IMPORT_LINES_MAX
from budget_core.months import parse_moment
from budget_core.text_rules import search_key

T = TypeVar("T")
_BEGINNING_CHARACTERS = 8192
"""Characters at the beginning of base64: a multiple of four, so that it is base64 as well."""
_NOTHING_SAVED = ImportMapping(name="", columns=[])


@dataclass(frozen=True, slots=True)
class Understood:
    """Content of a file. With questions open it has no lines yet."""

    format: FileFormat
    file: ReadFile
    style: Style
    questions: list[Question]
    lines: Sequence[FileLine]
    left: Sequence[NotTaken]
    second_sides: Mapping[int, int]
    """Lines that are the other side of a transfer → the line that stands for both."""


def understood(asked: ImportedFile, mappings: Sequence[ImportMapping], rules: Sequence[ImportRule] = ()) -> Understood:
    """Return the lines of a file as they are meant; an error for one that can't be read as what it is.

    The rules are held against the notes here: 500 against 100 000 take seconds, and this can be ended.
    """
    _check_counts(asked)
    data = _bytes(asked.content)
    saved = _mapping(asked, mappings)
    kind = format_of(data, asked.file_name) if isinstance(asked.format, UnsetType) else asked.format
    given = asked.columns if not isinstance(asked.columns, UnsetType) else saved.columns
    file = read_file(
        data,
        kind,
        Asked(
            encoding=_said(asked.encoding, saved.encoding),
            delimiter=_said(asked.delimiter, saved.delimiter),
            columns={each.column: each.field for each in given} if given else None,
        ),
    )
    wanted = Style(
        _said(asked.date_order, saved.date_order) or file.style.date_order,
        _said(asked.decimal, saved.decimal) or file.style.decimal,
        file.style.source,
    )
    mends = {change.line: _mend(change) for change in asked.changes}
    found = _lines(kind, file, decide_style(file.raws, wanted), mends)
    return replace(found, lines=_noted(found.lines, asked.changes, rules))


def file_format(asked: ImportedFile) -> FileFormat:
    """Return the kind of a file by how it begins; `DomainError` for what is none."""
    return format_of(_bytes(asked.content[:_BEGINNING_CHARACTERS]), asked.file_name)


def _check_counts(asked: ImportedFile) -> None:
    if len(asked.changes) > IMPORT_LINES_MAX:
        raise field_error("changes", ErrorCode.VALIDATION_COUNT)
    if not isinstance(asked.columns, UnsetType) and len(asked.columns) > IMPORT_COLUMNS_MAX:
        raise field_error("columns", ErrorCode.VALIDATION_COUNT)


def _mend(change: LineChange) -> Mend:
    day = None if isinstance(change.day, UnsetType) else parse_moment(change.day).local_day
    return Mend(day, None if isinstance(change.amount, UnsetType) else change.amount)


def _lines(kind: FileFormat, file: ReadFile, style: Style, mends: Mapping[int, Mend]) -> Understood:
    kept = replace(file, raws=[])
    questions = _questions(file, style)
    if questions:
        return Understood(kind, kept, style, questions, [], file.left, {})
    taken, left = understand(_drained(file.raws), style, mends)
    lines, second = pair_transfers(name_transfers(taken, payees=style.source == "actual"))
    return Understood(kind, kept, style, [], lines, [*file.left, *left], second)


def _noted(lines: Sequence[FileLine], changes: Sequence[LineChange], rules: Sequence[ImportRule]) -> list[FileLine]:
    """Give lines the notes they are changed to, and the categories that the rules have for them."""
    notes = {change.line: change.note for change in changes if not isinstance(change.note, UnsetType)}
    own_rules = [Rule(each.contains, each.category) for each in rules]
    noted = (structs.replace(line, note=notes[line.line]) if line.line in notes else line for line in lines)
    return [_ruled(line, own_rules) for line in noted]


def _ruled(line: FileLine, rules: Sequence[Rule]) -> FileLine:
    category = rule_category(line.note, rules) if line.amount < 0 else ""
    return structs.replace(line, rule_category=category) if category else line


def _drained(raws: list[RawLine]) -> Iterator[RawLine]:
    """Each line once, and let go of: of a long file the text and what it means are not held both."""
    raws.reverse()
    while raws:
        yield raws.pop()


def _questions(file: ReadFile, style: Style) -> list[Question]:
    if file.table is not None and not file.table.columns:
        return ["columns"]
    open_ones: list[Question] = []
    if style.date_order is None:
        open_ones.append("dateOrder")
    if style.decimal is None:
        open_ones.append("decimal")
    return open_ones


def _bytes(content: str) -> bytes:
    try:
        return b64decode(content, validate=True)
    except (binascii.Error, ValueError):
        raise field_error("content", ErrorCode.VALIDATION_TYPE) from None


def _mapping(asked: ImportedFile, mappings: Sequence[ImportMapping]) -> ImportMapping:
    if asked.mapping is UNSET:
        return _NOTHING_SAVED
    wanted = search_key(str(asked.mapping))
    found = next((each for each in mappings if search_key(each.name) == wanted), None)
    if found is None:
        raise field_error("mapping", ErrorCode.VALIDATION_REFERENCE)
    return found


def _said(asked: T | UnsetType, saved: T | None) -> T | None:
    return saved if isinstance(asked, UnsetType) else asked
