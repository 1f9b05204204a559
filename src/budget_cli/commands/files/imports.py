"""`budget import`: the files of banks and other apps."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args
from uuid import uuid4

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from budget_cli.arguments import parse_pair
from budget_cli.command import command, command_group
from budget_cli.commands.files import import_options as options
from budget_cli.commands.files.import_options import line_changes
from budget_cli.context import Context
from budget_cli.errors import FileUnusable, WrongUsage
from budget_cli.output.writer import echo
from budget_cli.views.imports import hints, line_columns, question_lines, skipped_columns, summary
from budget_core.base.texts import text_of
from budget_core.contract.entries.imports import (
    ColumnField,
    ImportAccount,
    ImportDirection,
    ImportFile,
    ImportMapping,
    ImportPreview,
    ImportReading,
    ImportReport,
    ImportStatus,
    PreviewedFile,
    PreviewQuestion,
)
from budget_core.contract.types import UNSET
from budget_sdk import ImportSettingsUpdate, Invalid, file_to_import, file_to_preview

T = TypeVar("T")
_START_BYTES = 4096
_TABLE_ROWS = 50
_BUDGETS = (
    b"SQLite format 3\x00",  # Cashew, and Actual without its zip
    b"db.sqlite",
    b" - Register.csv",
    b" - Plan.csv",
    b'"Month","Category Group/Category"',
    b'"currency_format"',
    b"Date,Description,Category,Cost,Currency,",
)
"""Texts near the beginning of other apps' whole budgets: in a zip, the names of its files."""

app = command_group()


@command(app)
def import_file(
    context: Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    account: options.Account = None,
    named: options.Named = None,
    file_format: options.Format = None,
    mapping: options.Mapping = None,
    column: options.Columns = None,
    direction: options.Directions = None,
    status: options.Statuses = None,
    signs: options.Signs = None,
    save_mapping: options.SaveMapping = None,
    date_order: options.Order = None,
    decimal: options.Decimal = None,
    encoding: options.Encoding = None,
    delimiter: options.Delimiter = None,
    take: options.Take = None,
    skip: options.Skip = None,
    fix: options.Fix = None,
    dry_run: options.DryRun = False,
) -> None:
    """Import a file of a bank (CSV, XLSX, OFX, QIF, CAMT, MT940), of hledger or Beancount, of Actual, YNAB and others.

    What is in the history already is left out and named. All of it is one change: `budget undo` takes it back.
    Saved columns and rules are in `budget import mappings` and `budget import rules`.

    Example: budget import bank.csv --account cash --dry-run
    """
    answers = _answers(column or [], direction or [], status or [], signs)
    if mapping and answers is not None:
        raise WrongUsage("A saved mapping can't be combined with --column, --direction, --status and --signs.")
    typed_options = {
        "account_id": context.account(account).id if account else None,
        "accounts": [
            ImportAccount(name=name, account_id=context.account(own).id) for name, own in map(parse_pair, named or [])
        ],
        "format": file_format,
        "mapping": mapping or answers,
        "date_order": date_order,
        "decimal": decimal,
        "encoding": encoding,
        "delimiter": "\t" if delimiter == "tab" else delimiter,
        "changes": line_changes(context, take or [], skip or [], fix or []),
    }
    params = {name: value for name, value in typed_options.items() if value not in (None, [])}
    _check_kind(file)
    if save_mapping or dry_run:
        _preview(context, file, params, save_mapping, dry_run)
    if not dry_run:
        _book(context, file, params)


def _answers(columns: list[str], directions: list[str], statuses: list[str], signs: Any) -> ImportReading | None:
    """Return what is said of the columns and words of the file; None for nothing."""
    if not (columns or directions or statuses or signs):
        return None
    answers = ImportReading(
        columns=dict(map(_column, columns)),
        direction=dict(_word("direction", text, get_args(ImportDirection)) for text in directions),
        status=dict(_word("status", text, get_args(ImportStatus)) for text in statuses),
    )
    answers.signs = signs or answers.signs
    return answers


def _column(text: str) -> tuple[Any, str]:
    """Return the field and the name of `NAME=FIELD`, or of `FIELD=NAME` where only the first word is a field."""
    name, field = parse_pair(text)
    if field not in get_args(ColumnField):
        field, _, name = text.partition("=")
    if field not in get_args(ColumnField):
        raise WrongUsage("The values of --column are: {fields}.", fields=", ".join(get_args(ColumnField)))
    return field, name


def _word(option: str, text: str, choices: tuple[str, ...]) -> tuple[str, Any]:
    word, meaning = parse_pair(text)
    if meaning not in choices:
        raise WrongUsage("The values of {option} are: {values}.", option=f"--{option}", values=", ".join(choices))
    return word, meaning


def _check_kind(file: Path) -> None:
    """Refuse a whole budget, which becomes a workspace with its plan and accounts: our own file, or another app's."""
    try:
        with file.expanduser().open("rb") as opened:
            start = opened.read(_START_BYTES)
    except OSError:
        return  # reading it says why
    if start.lstrip().startswith(b"{") and b'"format"' in start and b'"guest' in start:
        raise FileUnusable(
            "{file} holds a whole workspace.", file=file, hint=f"budget workspaces restore {shlex.quote(str(file))}"
        )
    if any(each in start for each in _BUDGETS):
        raise FileUnusable(
            "{file} holds the whole budget of another app.", file=file, hint=f"budget migrate {shlex.quote(str(file))}"
        )


def _preview(context: Context, file: Path, params: dict[str, Any], save_mapping: str | None, show: bool) -> None:
    read_lines = _read_first_lines if context.output.is_for_people else _read_all_lines
    preview = _call_with_progress(
        context, file, lambda on_progress: read_lines(context, _read(file, file_to_preview, params), on_progress)
    )
    if save_mapping:
        _save(context, save_mapping, preview)
    if show:
        context.output.show(preview, preview.lines, line_columns(context.display))
        sentences = [summary(context.display, preview), *hints(context.display, [line.code for line in preview.lines])]
        if len(preview.lines) < preview.line_count:
            text = "{shown} of {count} lines, first those that can't be booked; --json has all."
            sentences.insert(0, context.text(text, shown=len(preview.lines), count=preview.line_count))
        _print_sentence(context, "\n".join(sentences))
        if preview.questions:
            raise _question_error(context, file.name, preview.questions)


def _book(context: Context, file: Path, params: dict[str, Any]) -> None:
    body = _read(file, file_to_import, params)
    body.id = str(uuid4())
    report = _call_with_progress(context, file, lambda _: _import_or_ask(context, file, body, params))
    if report.left_out or not context.output.is_for_people:
        context.output.show(report, report.left_out, skipped_columns(context.display))
    _print_sentence(
        context,
        "\n".join([summary(context.display, report), *hints(context.display, [one.code for one in report.left_out])]),
    )


def _import_or_ask(context: Context, file: Path, body: ImportFile, params: dict[str, Any]) -> ImportReport:
    """Return the report of the import; raise an error with what the file leaves open."""
    try:
        return context.client.imports.import_file(context.workspace.id, body)
    except Invalid as error:
        if "validation.required" not in error.fields.values():
            raise
        preview = context.client.imports.preview(context.workspace.id, _read(file, file_to_preview, params))
        if not preview.questions:
            raise
        raise _question_error(context, file.name, preview.questions) from None


def _read_first_lines(context: Context, body: ImportPreview, _: Callable[[int, int], None]) -> PreviewedFile:
    """Return the preview with as many lines as a table shows: laying out 100 000 rows takes minutes."""
    body.show = "attention"
    preview = context.client.imports.preview(context.workspace.id, body)
    preview.lines = sorted(preview.lines[:_TABLE_ROWS], key=lambda line: line.line)
    _require_lines(context, preview, body)
    return preview


def _read_all_lines(context: Context, body: ImportPreview, on_progress: Callable[[int, int], None]) -> PreviewedFile:
    """Return the preview with all its lines; `on_progress` is called with the lines read so far and their total."""
    preview = part = context.client.imports.preview(context.workspace.id, body)
    while part.next_start is not None:
        on_progress(len(preview.lines), preview.line_count)
        body.start = part.next_start
        part = context.client.imports.preview(context.workspace.id, body)
        preview.lines += part.lines
    preview.next_start = None
    _require_lines(context, preview, body)
    return preview


def _require_lines(context: Context, preview: PreviewedFile, body: ImportPreview) -> None:
    """Raise an error with the questions without whose answers there are no lines."""
    if preview.questions and not preview.lines:
        raise _question_error(context, body.file_name, preview.questions)


def _read(file: Path, read: Callable[..., T], params: dict[str, Any]) -> T:
    try:
        return read(file.expanduser(), **params)
    except OSError as error:
        raise FileUnusable("{file} can't be read: {reason}.", file=file, reason=error.strerror) from None


def _call_with_progress(context: Context, file: Path, call: Callable[[Callable[[int, int], None]], T]) -> T:
    """Call the API while a bar moves, which the call tells how many of how many lines are done.

    What the API says of the file is said with the file's name.
    """
    try:
        with _bar(context) as bar:
            task = bar.add_task(file.name, total=None, lines="")

            def tell(done: int, count: int) -> None:
                lines = context.text("{done} of {count} lines", done=done, count=count)
                bar.update(task, completed=done, total=count, lines=lines)

            return call(tell)
    except Invalid as error:
        if error.code.startswith("import."):
            reason = text_of(error.code, context.language, **error.problem.params)
            raise FileUnusable("{file}: {reason}", file=file, reason=reason) from None
        raise


def _bar(context: Context) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.fields[lines]}"),
        console=Console(stderr=True),
        transient=True,
        disable=not (context.output.is_for_people and Console(stderr=True).is_terminal),
    )


def _question_error(context: Context, name: str, questions: list[PreviewQuestion]) -> WrongUsage:
    lines = "\n".join(f"  {line}" for line in question_lines(context.display, questions))
    return WrongUsage("{file} needs more information.\n{questions}", file=name, questions=lines)


def _save(context: Context, name: str, preview: PreviewedFile) -> None:
    saved = [each for each in context.client.imports.settings().mappings if each.name.casefold() != name.casefold()]
    mapping = ImportMapping(
        name=name,
        columns=preview.columns,
        encoding=preview.encoding,
        delimiter=preview.delimiter,
        date_order=preview.date_order,
        decimal=preview.decimal,
        direction=preview.direction,
        status=preview.status,
        signs=preview.signs or UNSET,
    )
    context.client.imports.update_settings(ImportSettingsUpdate(mappings=[*saved, mapping]))


def _print_sentence(context: Context, sentence: str) -> None:
    if context.output.is_for_people:
        echo(sentence)
