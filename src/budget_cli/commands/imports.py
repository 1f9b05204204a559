"""`budget import`: the files of banks and other apps."""

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args
from uuid import uuid4

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from budget_cli import import_options as options
from budget_cli.arguments import parse_pair
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.errors import FileUnusable, WrongUsage
from budget_cli.line_changes import line_changes
from budget_cli.output import echo
from budget_cli.views.imports import hints, line_columns, skipped_columns, summary
from budget_core.base.texts import text_of
from budget_core.contract.imports import (
    ColumnField,
    ImportAccount,
    ImportColumn,
    ImportMapping,
    ImportPreview,
    PreviewedFile,
)
from budget_sdk import ImportSettingsUpdate, Invalid, file_to_import, file_to_preview

T = TypeVar("T")
_QUESTIONS = {
    "columns": "Which columns hold the day and the amount? --column NAME=date --column NAME=amount",
    "dateOrder": "Its dates are ambiguous: --date-order dmy or --date-order mdy",
    "decimal": "Its amounts are ambiguous: --decimal . or --decimal ,",
    "accountId": "It names no account: --account NAME, or --as 'NAME IN THE FILE=ACCOUNT'",
}

_START_BYTES = 4096
_TABLE_ROWS = 50

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

    Example: budget import bank.csv --account cash --dry-run
    """
    typed_options = {
        "account_id": context.account(account).id if account else None,
        "accounts": [
            ImportAccount(name=name, account_id=context.account(own).id) for name, own in map(parse_pair, named or [])
        ],
        "format": file_format,
        "mapping": mapping,
        "columns": [ImportColumn(column=name, field=_field(field)) for name, field in map(parse_pair, column or [])],
        "date_order": date_order,
        "decimal": decimal,
        "encoding": encoding,
        "delimiter": "\t" if delimiter == "tab" else delimiter,
        "changes": line_changes(context, take or [], skip or [], fix or []),
    }
    params = {name: value for name, value in typed_options.items() if value not in (None, [])}
    _check_kind(file)
    if column and not mapping:
        params["columns"] = _merge_detected_columns(context, file, params)
    if save_mapping or dry_run:
        _preview(context, file, params, save_mapping, dry_run)
    if not dry_run:
        _book(context, file, params)


def _merge_detected_columns(context: Context, file: Path, params: dict[str, Any]) -> list[ImportColumn]:
    """Return the columns that were named, and those that are understood without: what was named wins."""
    named: list[ImportColumn] = params["columns"]
    unnamed = {name: value for name, value in params.items() if name != "columns"}
    body = _read(file, file_to_preview, unnamed)
    found = _call_with_progress(
        context, file, lambda _: context.client.imports.preview(context.workspace.id, body)
    ).columns
    keys = {one.column for one in named} | {one.field for one in named}
    return [*named, *(one for one in found if one.column not in keys and one.field not in keys)]


def _check_kind(file: Path) -> None:
    """Refuse a workspace's own file: it is brought back as one, with its plan, lists and accounts."""
    try:
        with file.expanduser().open("rb") as opened:
            start = opened.read(_START_BYTES)
    except OSError:
        return  # reading it says why
    if start.lstrip().startswith(b"{") and b'"format"' in start and b'"guest' in start:
        raise FileUnusable(
            "{file} holds a whole workspace.", file=file, hint=f"budget workspaces restore {shlex.quote(str(file))}"
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
        if questions := _required_questions(preview):
            raise _question_error(context, file.name, questions)


def _book(context: Context, file: Path, params: dict[str, Any]) -> None:
    body = _read(file, file_to_import, params)
    body.id = str(uuid4())
    report = _call_with_progress(
        context, file, lambda _: context.client.imports.import_file(context.workspace.id, body)
    )
    if report.left_out or not context.output.is_for_people:
        context.output.show(report, report.left_out, skipped_columns(context.display))
    _print_sentence(
        context,
        "\n".join([summary(context.display, report), *hints(context.display, [one.code for one in report.left_out])]),
    )


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
    if (questions := _required_questions(preview)) and not preview.lines:
        raise _question_error(context, body.file_name, questions)


def _required_questions(preview: PreviewedFile) -> list[str]:
    """Return the questions without whose answer the file is not booked."""
    return ["accountId" if question == "account" else question for question in preview.questions]


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
        questions = [
            name for name, code in error.fields.items() if name in _QUESTIONS and code == "validation.required"
        ]
        if questions:
            raise _question_error(context, file.name, questions) from None
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


def _question_error(context: Context, name: str, questions: list[str]) -> WrongUsage:
    question_lines = "\n".join(f"  {context.text(_QUESTIONS[question])}" for question in questions)
    return WrongUsage("{file} needs more information.\n{questions}", file=name, questions=question_lines)


def _save(context: Context, name: str, preview: PreviewedFile) -> None:
    saved = [each for each in context.client.imports.settings().mappings if each.name.casefold() != name.casefold()]
    mapping = ImportMapping(
        name=name,
        columns=preview.columns,
        encoding=preview.encoding,
        delimiter=preview.delimiter,
        date_order=preview.date_order,
        decimal=preview.decimal,
    )
    context.client.imports.update_settings(ImportSettingsUpdate(mappings=[*saved, mapping]))


def _field(text: str) -> Any:
    if text not in get_args(ColumnField):
        raise WrongUsage("The values of --column are: {fields}.", fields=", ".join(get_args(ColumnField)))
    return text


def _print_sentence(context: Context, sentence: str) -> None:
    if context.output.is_for_people:
        echo(sentence)
