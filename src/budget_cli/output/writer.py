"""Output of commands: data to stdout, messages to stderr.

Data are a table on a terminal, else JSON, or CSV on request.
"""

import csv
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from budget_cli.options import Format
from budget_cli.output.display import Display
from budget_cli.output.encoding import escape_json
from budget_cli.output.tables import Column, TotalCell
from budget_core.exports.cells import cell_text

T = TypeVar("T")
Names = Mapping[str, Mapping[str, str]]


def is_terminal() -> bool:
    """Return true where stdout is a terminal."""
    return sys.stdout.isatty()


class Output:
    """Writes in the chosen format; by default a table to a terminal and JSON to a pipe."""

    def __init__(self, chosen: Format | None, display: Callable[[], Display] = Display) -> None:
        self.is_chosen = chosen is not None
        self.format = chosen or (Format.TABLE if is_terminal() else Format.JSON)
        self._display = display

    @property
    def is_for_people(self) -> bool:
        """True when a person reads the answer, and gets sentences and hints as well."""
        return self.format is Format.TABLE

    @property
    def is_on_terminal(self) -> bool:
        """True where a long list would scroll by; `--table` into a pipe is whole."""
        return self.is_for_people and is_terminal()

    def show(
        self,
        data: object,
        rows: Sequence[T],
        columns: Sequence[Column[T]],
        *,
        title: str | None = None,
        footer: Sequence[TotalCell] | None = None,
        names: Names | None = None,
        empty: str = "There are none.",
    ) -> None:
        """Write `data` as JSON of the contract, or `rows`, the same data flattened, as table or CSV.

        `names` are put beside ids in JSON: `{"categoryId": {id: name}}` adds `categoryName`. The footer has a cell for
        each column of the table. Instead of a table without rows people read `empty`, on stderr.
        """
        if self.format is Format.JSON:
            _write_json(data, names or {})
        elif self.format is Format.CSV:
            _write_csv(rows, [column for column in columns if column.is_in_csv])
        elif not rows:
            echo(self._display().text(empty))
        else:
            from budget_cli.output.table_printer import (
                print_table,  # rich takes 45 ms, which JSON and CSV need not wait for
            )

            shown = [column for column in columns if column.is_in_table]
            print_table(rows, shown, self._display(), title, footer)

    def show_pieces(self, pieces: Iterable[str]) -> None:
        """Write a file of CSV or lines of JSON as it comes, the same as `show` writes its rows."""
        if self.format is Format.CSV:
            sys.stdout.writelines(pieces)
        else:
            _write_json_lines(pieces)

    def result(self, data: T, columns: Sequence[Column[T]], sentence: str, names: Names | None = None) -> None:
        """Report a change: on a terminal the sentence, to stderr; otherwise the changed `data`."""
        self.results([data], columns, [sentence], names)

    def results(
        self, rows: Sequence[T], columns: Sequence[Column[T]], sentences: Iterable[str], names: Names | None = None
    ) -> None:
        """Report changes, a sentence each; as JSON all rows, or the only one."""
        if self.is_for_people:
            for sentence in sentences:
                echo(sentence)
        else:
            self.show(rows if len(rows) > 1 else rows[0], rows, columns, names=names)


def echo(text: str, style: str = "") -> None:
    """Write a message to stderr."""
    from rich.console import Console  # only a message waits the 45 ms it takes
    from rich.text import Text

    Console(stderr=True, highlight=False, soft_wrap=True).print(Text(text, style))


def _write_json(data: object, names: Names) -> None:
    named = _with_names(msgspec.to_builtins(data), names) if names else data
    written = msgspec.json.format(msgspec.json.encode(named)).decode()
    sys.stdout.write(f"{escape_json(written, sys.stdout.encoding)}\n")


def _write_json_lines(pieces: Iterable[str]) -> None:
    """Write the values of lines of JSON as one list."""
    before = "[\n"
    for lines in _whole_lines(pieces):
        listed = msgspec.json.format("[" + lines.replace("\n", ",") + "]")
        sys.stdout.write(before + escape_json(listed, sys.stdout.encoding).removeprefix("[\n").removesuffix("\n]"))
        before = ",\n"
    sys.stdout.write("[]\n" if before == "[\n" else "\n]\n")


def _whole_lines(pieces: Iterable[str]) -> Iterator[str]:
    """Yield texts that end with a line, without its end."""
    rest = ""
    for piece in pieces:
        lines, end, rest = (rest + piece).rpartition("\n")
        if end:
            yield lines


def _with_names(data: Any, names: Names) -> Any:
    """Return a copy in which the name stands behind each id that `names` knows."""
    if isinstance(data, list):
        return [_with_names(one, names) for one in data]
    if not isinstance(data, dict):
        return data
    copy: dict[str, Any] = {}
    for key, value in data.items():
        copy[key] = _with_names(value, names)
        if key in names:
            copy[f"{key.removesuffix('Id')}Name"] = names[key].get(value)
    return copy


def _write_csv(rows: Sequence[T], columns: Sequence[Column[T]]) -> None:
    writer = csv.writer(sys.stdout, lineterminator="\n")
    writer.writerow([column.title for column in columns])
    writer.writerows([[cell_text(column.value(row)) for column in columns] for row in rows])
