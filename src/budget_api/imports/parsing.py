"""From the bytes of a file to its lines, in its style. Nothing here asks the database."""

import binascii
from base64 import b64decode
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from msgspec import Struct, UnsetType, structs

from budget_api.imports.formats.detection import format_of, read_file
from budget_api.imports.formats.model import ReadFile, ReadOptions
from budget_api.imports.questions import open_questions
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.limits import IMPORT_COLUMNS_MAX, IMPORT_LINES_MAX
from budget_core.base.months import parse_moment
from budget_core.base.text_rules import search_key
from budget_core.contract.entries.imports import (
    FileFormat,
    ImportedFile,
    ImportMapping,
    ImportReading,
    LineChange,
    PreviewQuestion,
)
from budget_core.imports.lines import FileLine, SkippedLine, parse_lines
from budget_core.imports.raw_lines import LineOverride, RawLine
from budget_core.imports.rules import EntryRule, RuleSet, with_tags
from budget_core.imports.splits import join_splits
from budget_core.imports.statements import StatementCheck, check_statement
from budget_core.imports.styles import Style, StyleAnswers, decide_style
from budget_core.imports.transfers import name_marked_transfers, name_transfers, pair_transfers


class ReadSettings(Struct, kw_only=True):
    """Saved mappings and language of a person, and the rules of a workspace with the names of their categories."""

    mappings: list[ImportMapping]
    rules: list[EntryRule]
    language: str = ""


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
    questions: list[PreviewQuestion]
    lines: Sequence[FileLine]
    skipped: Sequence[SkippedLine]
    second_sides: Mapping[int, int]
    """Line that stands for both sides of a transfer, by the line of the second side."""
    statement: StatementCheck | None = None


def parse_file(upload: ImportedFile, settings: ReadSettings) -> ParsedFile:
    """Return the parsed lines of a file; `DomainError` for a file that can't be read.

    Notes are matched with the rules here, where the work can be stopped: 500 rules and 100 000 lines take seconds.
    """
    _check_counts(upload)
    data = _bytes(upload.content)
    kind = format_of(data, upload.file_name) if isinstance(upload.format, UnsetType) else upload.format
    answers = upload.mapping if isinstance(upload.mapping, ImportReading) else ImportReading()
    saved = _named_mapping(upload, settings.mappings)
    of_account = _account_mapping(upload, settings.mappings)
    columns = upload.columns if not isinstance(upload.columns, UnsetType) else saved.columns
    options = ReadOptions(
        encoding=_chosen(answers.encoding, _chosen(upload.encoding, saved.encoding)),
        delimiter=_chosen(upload.delimiter, saved.delimiter),
        columns={column.column: column.field for column in columns} if columns else None,
        fields={name: field for field, name in answers.columns.items()} or None,
        language=settings.language,
        likely_encoding=of_account.encoding if of_account else None,
    )
    file = read_file(data, kind, options)
    if of_account and options.columns is None and _fits(of_account, file):
        saved = of_account
        options = replace(options, columns={column.column: column.field for column in saved.columns})
        file = read_file(data, kind, options) if file.table and options.columns != file.table.columns else file
    style = replace(
        file.style,
        date_order=_chosen(upload.date_order, saved.date_order) or file.style.date_order,
        decimal=_chosen(upload.decimal, saved.decimal) or file.style.decimal,
    )
    overrides = {change.line: _override(change) for change in upload.changes}
    parsed = _lines(kind, file, decide_style(file.raws, style, _style_answers(answers, saved)), overrides)
    return replace(parsed, lines=_with_notes(parsed.lines, upload.changes, settings.rules))


def _style_answers(answers: ImportReading, saved: ImportMapping) -> StyleAnswers:
    """Return the answers that came with the file over those that are saved."""
    return StyleAnswers(
        signs=_chosen(answers.signs, _chosen(saved.signs, None)),
        direction={**(_chosen(saved.direction, None) or {}), **answers.direction},
        status={**(_chosen(saved.status, None) or {}), **answers.status},
    )


def _fits(mapping: ImportMapping, file: ReadFile) -> bool:
    """Return whether a table of no known app has all columns of a mapping."""
    table = file.table
    return table is not None and file.style.is_table and {each.column for each in mapping.columns} <= {*table.header}


def file_format(upload: ImportedFile) -> FileFormat:
    """Return the kind of a file by how it begins; `DomainError` for what is none."""
    return format_of(_bytes(upload.content[:_BEGINNING_CHARACTERS]), upload.file_name)


def _check_counts(upload: ImportedFile) -> None:
    if len(upload.changes) > IMPORT_LINES_MAX:
        raise field_error("changes", ErrorCode.VALIDATION_COUNT)
    if not isinstance(upload.columns, UnsetType) and len(upload.columns) > IMPORT_COLUMNS_MAX:
        raise field_error("columns", ErrorCode.VALIDATION_COUNT)
    if isinstance(upload.mapping, ImportReading):
        for name in ("direction", "status"):
            if len(getattr(upload.mapping, name)) > IMPORT_COLUMNS_MAX:
                raise field_error(f"mapping.{name}", ErrorCode.VALIDATION_COUNT)


def _override(change: LineChange) -> LineOverride:
    day = None if isinstance(change.day, UnsetType) else parse_moment(change.day).local_day
    return LineOverride(day, None if isinstance(change.amount, UnsetType) else change.amount)


def _lines(kind: FileFormat, file: ReadFile, style: Style, overrides: Mapping[int, LineOverride]) -> ParsedFile:
    read = replace(file, raws=[])
    questions = open_questions(file, style)
    if questions:
        return ParsedFile(kind, read, style, questions, [], file.skipped, {})
    file_lines, skipped = parse_lines(_consume(file.raws), style, overrides)
    statement = check_statement(file_lines, skipped, file.statements)
    changed = {line for line, override in overrides.items() if override.amount is not None}
    named = name_transfers(join_splits(file_lines, style.source or kind, changed), payees=style.source == "actual")
    lines, second = pair_transfers(name_marked_transfers(named))
    return ParsedFile(kind, read, style, [], lines, [*file.skipped, *skipped], second, statement)


def _with_notes(lines: Sequence[FileLine], changes: Sequence[LineChange], rules: Sequence[EntryRule]) -> list[FileLine]:
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


def _bytes(content: str) -> bytes:
    try:
        return b64decode(content, validate=True)
    except (binascii.Error, ValueError):
        raise field_error("content", ErrorCode.VALIDATION_TYPE) from None


def _named_mapping(upload: ImportedFile, mappings: Sequence[ImportMapping]) -> ImportMapping:
    if not isinstance(upload.mapping, str):
        return _NOTHING_SAVED
    key = search_key(upload.mapping)
    mapping = next((each for each in mappings if search_key(each.name) == key), None)
    if mapping is None:
        raise field_error("mapping", ErrorCode.VALIDATION_REFERENCE)
    return mapping


def _account_mapping(upload: ImportedFile, mappings: Sequence[ImportMapping]) -> ImportMapping | None:
    """Return the mapping that is kept for the account of the file, unless another one is named."""
    if isinstance(upload.mapping, str) or isinstance(upload.account_id, UnsetType):
        return None
    return next((each for each in mappings if each.account_id == upload.account_id), None)


def _chosen(upload: T | UnsetType, saved: T | None) -> T | None:
    return saved if isinstance(upload, UnsetType) else upload
