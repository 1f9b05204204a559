"""Reading of a file, and the fate of its lines."""

from collections.abc import Iterable, Iterator
from shlex import quote

from budget_cli.language import translate
from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.base.texts import texts
from budget_core.contract.entries.imports import (
    ImportReport,
    LineLeftOut,
    PreviewedFile,
    PreviewedLine,
    PreviewQuestion,
)

_HINTS = {
    "import.account": "Name the account: --account NAME, or --as 'NAME IN THE FILE=ACCOUNT'",
    "import.currency": "Import into an account in that currency: budget accounts add NAME --currency CODE",
    "import.date": "Set the day: --fix LINE:day=2026-12-24",
    "import.amount": "Set the amount: --fix LINE:amount=-12.50",
    "import.duplicate": "Book a duplicate: --take LINE",
}
_QUESTIONS = {
    "columns": "Which columns hold the day and the amount? --column NAME=date --column NAME=amount",
    "dateOrder": "Its dates are ambiguous: --date-order dmy or --date-order mdy",
    "decimal": "Its amounts are ambiguous: --decimal . or --decimal ,",
    "signs": "Are its purchases written without a minus? --signs reversed, else --signs asWritten",
    "account": "It names no account: --account NAME, or --as 'NAME IN THE FILE=ACCOUNT'",
}
_WORD_QUESTIONS = {
    "direction": "Does money leave or arrive with {word}? {options}",
    "status": "Is a row with {word} booked? {options}",
}


def line_columns(display: Display) -> list[Column[PreviewedLine]]:
    """Return the columns of a line before it is booked."""
    return [
        Column("line", lambda row: row.line, is_number=True),
        Column("day", lambda row: row.day, is_fixed=True),
        Column("kind", lambda row: row.kind, lambda row: display.text(row.kind or ""), is_optional=True),
        Column("amount", lambda row: row.amount, is_number=True),
        Column("currency", lambda row: row.currency_code, is_fixed=True, is_optional=True),
        Column("account", lambda row: row.account_name, is_label=True, is_optional=True),
        Column("category", _categories, is_label=True),
        Column("payee", lambda row: row.payee, is_hidden_when_empty=True),
        Column("note", lambda row: row.note),
        Column("tags", lambda row: " ".join(row.tags), is_hidden_when_empty=True),
        Column("reason", lambda row: row.code, lambda row: _reason(display, row.code, row.text)),
    ]


def _categories(row: PreviewedLine) -> str:
    """Return the categories of a line, or the other account of a transfer."""
    parts = dict.fromkeys(part.category for part in row.parts)
    return ", ".join(parts) or row.category or row.other_account_name


def skipped_columns(display: Display) -> list[Column[LineLeftOut]]:
    """Return the columns of a line that was not booked."""
    return [
        Column("line", lambda row: row.line, is_number=True),
        Column("reason", lambda row: row.code, lambda row: _reason(display, row.code, row.text)),
    ]


def summary(display: Display, about: PreviewedFile | ImportReport) -> str:
    """Return the numbers of lines that are booked, are there already, and are left out."""
    if isinstance(about, ImportReport):
        text = "Booked: {booked}. Already in the history: {again}. Skipped in all: {left}."
        counts = {"booked": about.booked, "again": about.duplicates, "left": about.left_out_count}
        way_back = f"\n{translate(display.language, 'Try: {command}', command=f'budget undo {about.revision}')}"
        return display.text(text, **counts) + (way_back if about.revision else "")
    text = "To book: {booked}. Already in the history: {again}. Invalid: {wrong}."
    counts = {"booked": about.taken_count, "again": about.duplicate_count, "wrong": about.wrong_count}
    return "\n".join([display.text(text, **counts), *_notices(display, about)])


def _notices(display: Display, about: PreviewedFile) -> Iterator[str]:
    """Yield how many rows are no entries, and whether the others agree with the balances of the file."""
    if about.pending_count:
        yield display.text("Pending or cancelled: {count}.", count=about.pending_count)
    if about.balance_row_count:
        yield display.text("Balances and turnovers: {count}.", count=about.balance_row_count)
    check = about.statement
    if check is None:
        return
    if not check.difference:
        yield display.text("Agrees with the statement's balance, {balance}.", balance=check.closing)
    elif check.day is None:
        text = "Differs from the statement's balance, {balance}, by {difference}."
        yield display.text(text, balance=check.closing, difference=check.difference)
    else:
        text = "Differs from the statement's balance, {balance}, by {difference}, first on {day}."
        yield display.text(text, balance=check.closing, difference=check.difference, day=check.day)


def question_lines(display: Display, questions: Iterable[PreviewQuestion]) -> Iterator[str]:
    """Yield a line for each question, or for each word that it is about, with the options that answer it."""
    for question in questions:
        name = question.field
        if name == "encoding":
            yield display.text("Its letters are ambiguous: {options}", options=_encodings(question))
        elif name in _WORD_QUESTIONS:
            for row in question.rows:
                words = (f"--{name} {quote(f'{row.word}={choice}')}" for choice in question.choices)
                yield display.text(_WORD_QUESTIONS[name], word=row.word, options=_either(words))
        else:
            yield display.text(_QUESTIONS[name])


def _encodings(question: PreviewQuestion) -> str:
    """Return the options of an encoding, each with the first row that it gives."""
    row = next(iter(question.rows), None)
    texts = [reading.text for reading in row.readings] if row else ["" for _ in question.choices]
    pairs = zip(question.choices, texts, strict=True)
    return _either(f"--encoding {choice} ({text})" for choice, text in pairs)


def _either(options: Iterable[str]) -> str:
    return " | ".join(options)


def hints(display: Display, codes: Iterable[str | None]) -> list[str]:
    """Return the options that help with lines left out for these reasons."""
    found = set(codes)
    return [f"  {display.text(text)}" for code, text in _HINTS.items() if code in found]


def _reason(display: Display, code: str | None, text: str) -> str:
    if code is None:
        return ""
    reason = texts(display.language).get(code, code)
    return f"{reason}: {text}" if text else reason
