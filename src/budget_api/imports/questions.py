"""Questions that a file leaves open, each with rows read by every choice."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from budget_api.imports.formats.model import ReadFile
from budget_core.contract.entries.imports import PreviewQuestion, Question, QuestionReading, QuestionRow
from budget_core.imports.days import decide_order
from budget_core.imports.lines import FileLine, clean, note_of, parse_lines
from budget_core.imports.numbers import decide_mark, written_sign
from budget_core.imports.raw_lines import RawLine
from budget_core.imports.styles import Style, direction_word
from budget_core.imports.words import word_key

_ROWS = 2
_TEXT_MAX_CHARACTERS = 120
_STATUSES = ("booked", "pending", "cancelled")


def open_questions(file: ReadFile, style: Style) -> list[PreviewQuestion]:
    """Return what the file leaves open; without columns nothing else can be asked."""
    questions: list[PreviewQuestion] = []
    if file.encodings:
        questions.append(_encoding(file))
    if file.table is not None and not file.table.columns:
        return [PreviewQuestion(field="columns", choices=["date", "amount", "outflow", "inflow"], rows=[]), *questions]
    raws = file.raws
    if style.date_order is None:
        days = [raw for raw in raws if decide_order([raw["date"]]) is None] or raws
        questions.append(_question("dateOrder", ["dmy", "mdy"], days, style, "date_order"))
    if style.decimal is None:
        amounts = [raw for raw in raws if decide_mark([_amount(raw)]) is None] or raws
        questions.append(_question("decimal", [".", ","], amounts, style, "decimal"))
    if style.signs is None:
        questions.append(_question("signs", ["asWritten", "reversed"], _of_both_signs(raws), style, "signs"))
    if style.open_words:
        questions.append(_words("direction", ["out", "in"], style.open_words, raws, style))
    if style.open_statuses:
        questions.append(_words("status", _STATUSES, style.open_statuses, raws, style))
    return questions


def _encoding(file: ReadFile) -> PreviewQuestion:
    rows = [
        QuestionRow(
            line=row.line,
            word="",
            readings=[QuestionReading(day=None, amount=None, text=text) for text in row.texts],
        )
        for row in file.encoding_rows
    ]
    return PreviewQuestion(field="encoding", choices=list(file.encodings), rows=rows)


def _question(
    field: Question, choices: Sequence[str], raws: Sequence[RawLine], style: Style, attribute: str
) -> PreviewQuestion:
    """Return a question with the first rows, read with each choice as this attribute of the style."""
    changes: list[dict[str, Any]] = [{attribute: choice} for choice in choices]
    word = (lambda raw: raw["date"]) if field == "dateOrder" else _amount
    rows = [_row(raw, word(raw), [replace(style, **change) for change in changes]) for raw in islice(raws, _ROWS)]
    return PreviewQuestion(field=field, choices=list(choices), rows=rows)


def _words(
    field: Question, choices: Sequence[str], words: Sequence[str], raws: Sequence[RawLine], style: Style
) -> PreviewQuestion:
    """Return a question with a row of each word that needs an answer."""
    is_status = field == "status"
    first: dict[str, RawLine] = {}
    for raw in raws:
        first.setdefault(word_key(raw["status"]) if is_status else direction_word(raw), raw)
    rows = []
    for word in words:
        known = style.status if is_status else style.direction
        changes: list[dict[str, Any]] = [{field: {**known, word: choice}} for choice in choices]
        raw = first[word]
        written = raw["status"] if is_status else raw["direction"] or raw["kind"]
        rows.append(_row(raw, written, [replace(style, **change) for change in changes]))
    return PreviewQuestion(field=field, choices=list(choices), rows=rows)


def _of_both_signs(raws: Sequence[RawLine]) -> list[RawLine]:
    """Return a row without a minus and one with it, as far as there are both."""
    plus = (raw for raw in raws if raw["amount"] and written_sign(raw["amount"]) != "-")
    minus = (raw for raw in raws if written_sign(raw["amount"]) == "-")
    return [*islice(plus, 1), *islice(minus, 1)]


def _row(raw: RawLine, word: str, styles: Sequence[Style]) -> QuestionRow:
    return QuestionRow(line=raw.line, word=clean(word, _TEXT_MAX_CHARACTERS), readings=list(_readings(raw, styles)))


def _readings(raw: RawLine, styles: Sequence[Style]) -> Iterator[QuestionReading]:
    for style in styles:
        lines, _ = parse_lines([raw], _complete(style), {})
        line: FileLine | None = lines[0] if lines else None
        yield QuestionReading(
            day=line.day.isoformat() if line else None,
            amount=line.amount if line else None,
            text=note_of(raw)[:_TEXT_MAX_CHARACTERS],
        )


def _complete(style: Style) -> Style:
    """Return a style that lines can be read with: what else is open is read in one of its ways."""
    return replace(
        style, date_order=style.date_order or "dmy", decimal=style.decimal or ".", signs=style.signs or "asWritten"
    )


def _amount(raw: RawLine) -> str:
    return raw["amount"] or raw["outflow"] or raw["inflow"]
