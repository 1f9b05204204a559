"""From the bytes of a file to its lines, in its style. Nothing here asks the database."""

import binascii
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from msgspec import UNSET, UnsetType, structs

from budget_api.imports.formats.detection import format_of, read_file
from budget_api.imports.formats.model import ReadFile, ReadOptions
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.limits import IMPORT_COLUMNS_MAX, IMPORT_LINES_MAX
from budget_core.base.months import parse_moment
from budget_core.base.text_rules import search_key
from budget_core.contract.imports import FileFormat, ImportedFile, ImportMapping, LineChange, Question
from budget_core.imports.lines import FileLine, SkippedLine, Style, decide_style, parse_lines
from budget_core.imports.raw_lines import LineOverride, RawLine
from budget_core.imports.rules import Rule, RuleSet, with_tags
from budget_core.imports.splits import join_splits
from budget_core.imports.transfers import name_transfers, pair_transfers

T = TypeVar("T")
_BEGINNING_CHARACTERS = 8192
"""Characters at the beginning of base64: a multiple of four, so that it is base64 as well."""
_NOTHING_SAVED = ImportMapping(name="", columns=[])


@dataclass(frozen=True, slots=True)
class ParsedFile:
    """Content of a file; while questions are open it has no lines."""

    format: FileFormat
    file: ReadFile
    style: Style
    questions: list[Question]
    lines: Sequence[FileLine]
    skipped: Sequence[SkippedLine]
    second_sides: Mapping[int, int]
    """Line that stands for both sides of a transfer, by the line of the second side."""


def parse_file(upload: ImportedFile, mappings: Sequence[ImportMapping], rules: Sequence[Rule] = ()) -> ParsedFile:
    """Return the parsed lines of a file; `DomainError` for a file that can't be read.

    Notes are matched with the rules here, where the work can be stopped: 500 rules and 100 000 lines take seconds.
    """
    _check_counts(upload)
    data = _bytes(upload.content)
    saved = _mapping(upload, mappings)
    kind = format_of(data, upload.file_name) if isinstance(upload.format, UnsetType) else upload.format
    columns = upload.columns if not isinstance(upload.columns, UnsetType) else saved.columns
    file = read_file(
        data,
        kind,
        ReadOptions(
            encoding=_chosen(upload.encoding, saved.encoding),
            delimiter=_chosen(upload.delimiter, saved.delimiter),
            columns={column.column: column.field for column in columns} if columns else None,
        ),
    )
    style = Style(
        _chosen(upload.date_order, saved.date_order) or file.style.date_order,
        _chosen(upload.decimal, saved.decimal) or file.style.decimal,
        file.style.source,
    )
    overrides = {change.line: _override(change) for change in upload.changes}
    parsed = _lines(kind, file, decide_style(file.raws, style), overrides)
    return replace(parsed, lines=_with_notes(parsed.lines, upload.changes, rules))


def file_format(upload: ImportedFile) -> FileFormat:
    """Return the kind of a file by how it begins; `DomainError` for what is none."""
    return format_of(_bytes(upload.content[:_BEGINNING_CHARACTERS]), upload.file_name)


def _check_counts(upload: ImportedFile) -> None:
    if len(upload.changes) > IMPORT_LINES_MAX:
        raise field_error("changes", ErrorCode.VALIDATION_COUNT)
    if not isinstance(upload.columns, UnsetType) and len(upload.columns) > IMPORT_COLUMNS_MAX:
        raise field_error("columns", ErrorCode.VALIDATION_COUNT)


def _override(change: LineChange) -> LineOverride:
    day = None if isinstance(change.day, UnsetType) else parse_moment(change.day).local_day
    return LineOverride(day, None if isinstance(change.amount, UnsetType) else change.amount)


def _lines(kind: FileFormat, file: ReadFile, style: Style, overrides: Mapping[int, LineOverride]) -> ParsedFile:
    read = replace(file, raws=[])
    questions = _questions(file, style)
    if questions:
        return ParsedFile(kind, read, style, questions, [], file.skipped, {})
    file_lines, skipped = parse_lines(_consume(file.raws), style, overrides)
    changed = {line for line, override in overrides.items() if override.amount is not None}
    named = name_transfers(join_splits(file_lines, style.source or kind, changed), payees=style.source == "actual")
    lines, second = pair_transfers(named)
    return ParsedFile(kind, read, style, [], lines, [*file.skipped, *skipped], second)


def _with_notes(lines: Sequence[FileLine], changes: Sequence[LineChange], rules: Sequence[Rule]) -> list[FileLine]:
    """Return the lines with their changed notes, what the rules give them, and their changed payees and tags."""
    notes = {change.line: change.note for change in changes if not isinstance(change.note, UnsetType)}
    details = {change.line: sent for change in changes if (sent := _sent_details(change))}
    with_notes = (structs.replace(line, note=notes[line.line]) if line.line in notes else line for line in lines)
    rule_set = RuleSet(rules)
    ruled = (_with_rules(line, rule_set) for line in with_notes) if rules else with_notes
    return [structs.replace(line, **details[line.line]) if line.line in details else line for line in ruled]


def _sent_details(change: LineChange) -> dict[str, Any]:
    sent: dict[str, Any] = {} if isinstance(change.payee, UnsetType) else {"payee": change.payee}
    return sent if isinstance(change.tags, UnsetType) else {**sent, "tags": tuple(change.tags)}


def _with_rules(line: FileLine, rules: RuleSet) -> FileLine:
    ruled = rules.apply(line.note, line.payee)
    return structs.replace(
        line,
        rule_category=ruled.category if line.amount < 0 or line.is_refund else "",
        payee=ruled.payee or line.payee,
        tags=tuple(with_tags(line.tags, ruled.tags)),
    )


def _consume(raws: list[RawLine]) -> Iterator[RawLine]:
    """Yield each line once and release it: the text of a long file is not held beside its parsed lines."""
    raws.reverse()
    while raws:
        yield raws.pop()


def _questions(file: ReadFile, style: Style) -> list[Question]:
    if file.table is not None and not file.table.columns:
        return ["columns"]
    questions: list[Question] = []
    if style.date_order is None:
        questions.append("dateOrder")
    if style.decimal is None:
        questions.append("decimal")
    return questions


def _bytes(content: str) -> bytes:
    try:
        return b64decode(content, validate=True)
    except (binascii.Error, ValueError):
        raise field_error("content", ErrorCode.VALIDATION_TYPE) from None


def _mapping(upload: ImportedFile, mappings: Sequence[ImportMapping]) -> ImportMapping:
    if upload.mapping is UNSET:
        return _NOTHING_SAVED
    key = search_key(str(upload.mapping))
    mapping = next((each for each in mappings if search_key(each.name) == key), None)
    if mapping is None:
        raise field_error("mapping", ErrorCode.VALIDATION_REFERENCE)
    return mapping


def _chosen(upload: T | UnsetType, saved: T | None) -> T | None:
    return saved if isinstance(upload, UnsetType) else upload
