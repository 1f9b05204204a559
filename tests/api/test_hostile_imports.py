"""Files made to be slow: each is refused by a bound, or read in work that grows no faster than the file."""

from collections.abc import Callable
from io import BytesIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import pytest

from budget_api.imports.formats import mt940, xlsx
from budget_api.imports.formats.model import ReadOptions
from budget_core.base.errors import DomainError
from budget_core.imports.days import parse_file_day
from budget_core.imports.duplicates import KnownMovement, Movement, find_duplicates
from budget_core.imports.lines import parse_lines
from budget_core.imports.numbers import decide_mark, parse_amount
from budget_core.imports.raw_lines import RawLine
from budget_core.imports.styles import Style
from tests.api.importing import BANK, refused
from tests.api.people import Person
from tests.api.test_import_formats import MT940
from tests.api.test_import_formats import xlsx as workbook

SPACES = " " * 100_000
"""Text on which quadratic work takes minutes, and cubic work years."""


class Counted(str):
    """A text that counts the characters in which line breaks were looked for."""

    looked_at = 0

    def count(self, sub: str, start: Any = 0, end: Any = None, /) -> int:
        stop = len(self) if end is None else end
        self.looked_at += stop - start
        return super().count(sub, start, stop)

    def replace(self, *_: Any) -> "Counted":
        """Return the text itself: it has no line breaks of Windows."""
        return self


@pytest.mark.parametrize("statement", [":20:\n:62F:C010101AAA0\n", MT940], ids=["empty statements", "entries"])
def test_the_lines_of_an_mt940_file_are_counted_once(monkeypatch: pytest.MonkeyPatch, statement: str) -> None:
    text = Counted(statement * 200)
    monkeypatch.setattr(mt940, "decode_text", lambda *_: (text, "utf-8"))
    mt940.read(b"", ReadOptions())
    assert text.looked_at <= 2 * len(text)


def test_more_statements_than_a_bank_sends_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mt940, "IMPORT_STATEMENTS_MAX", 2)
    with pytest.raises(DomainError) as refusal:
        mt940.read(MT940.encode() * 3, ReadOptions())
    assert (refusal.value.code, refusal.value.params["line"]) == ("import.tooLong", "21")


def sheet(cells: str = "", strings: str = "") -> bytes:
    """A workbook with these cells in one row, and a part with these shared strings, wherever it is."""
    held = BytesIO()
    with ZipFile(BytesIO(workbook(("Date", "Amount")))) as real, ZipFile(held, "w", ZIP_DEFLATED) as made:
        for part in real.namelist():
            more = f"<row>{cells}</row></sheetData>".encode()
            made.writestr(part, real.read(part).replace(b"</sheetData>", more))
        made.writestr("xl/elsewhere.xml", f"<sst>{strings}</sst>")
    return held.getvalue()


@pytest.mark.parametrize(
    ("bound", "made"),
    [
        ("IMPORT_CELLS_MAX", lambda: sheet(cells="<c/>" * 100)),
        ("IMPORT_CELLS_MAX", lambda: sheet(cells='<x:c r="A1"/>' * 100)),
        ("IMPORT_STRINGS_MAX", lambda: sheet(strings="<si><t/></si>" * 100)),
        ("UNPACKED_MAX_BYTES", lambda: sheet(strings=" " * 100)),
    ],
    ids=["empty cells", "cells of a namespace", "shared strings", "spaces"],
)
def test_a_sheet_that_unpacks_to_more_than_people_have_is_refused_before_it_is_read(
    monkeypatch: pytest.MonkeyPatch, bound: str, made: Callable[[], bytes]
) -> None:
    monkeypatch.setattr(xlsx, bound, 50)
    monkeypatch.setattr(xlsx, "load_workbook", None)
    with pytest.raises(DomainError) as refusal:
        xlsx.read(made(), ReadOptions())
    assert refusal.value.code == "import.tooLong"


def test_more_changes_or_columns_than_a_file_has_are_refused(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_api.imports.parsing.IMPORT_LINES_MAX", 2)
    monkeypatch.setattr("budget_api.imports.parsing.IMPORT_COLUMNS_MAX", 2)
    changes = [{"line": line, "take": False} for line in (2, 3, 4)]
    columns = [{"column": f"#{place}", "field": "note"} for place in (1, 2, 3)]
    count = "validation.count"
    assert refused(ann, BANK, changes=changes)["fields"] == {"changes": count}
    assert refused(ann, BANK, columns=columns)["fields"] == {"columns": count}


def test_an_account_that_a_change_names_wrongly_is_named_by_its_place(ann: Person) -> None:
    changes = [{"line": 2, "take": True}, {"line": 3, "accountId": ann.workspace}]
    assert refused(ann, BANK, changes=changes)["fields"] == {"changes.1.accountId": "validation.reference"}


def test_duplicates_among_equal_movements_are_found_without_comparing_all_with_all() -> None:
    looked = 0

    class Id(str):
        __slots__ = ()

        def __eq__(self, other: object) -> bool:
            nonlocal looked
            looked += 1
            return str.__eq__(self, other)

        __hash__ = str.__hash__

    count = 300
    lines = [Movement("a", "2026-11-02", parse_amount("1", "."), Id(f"new {at}")) for at in range(count)]
    known = [
        KnownMovement(f"{at}", Movement("a", "2026-11-02", parse_amount("1", "."), Id(f"old {at}")))
        for at in range(count)
    ]
    assert find_duplicates(lines, known) == {}
    assert looked < 10 * count


@pytest.mark.parametrize("text", ["-" + SPACES + "x", "1/1/" + SPACES + "x"])
def test_a_cell_of_spaces_is_no_amount_and_no_day(text: str) -> None:
    assert decide_mark([text]) == "."
    for parse in (lambda: parse_amount(text, "."), lambda: parse_file_day(text, "dmy")):
        with pytest.raises(DomainError):
            parse()


def test_a_payee_of_spaces_names_no_transfer() -> None:
    payee = "Transfer:" + SPACES + "x\ny"
    raw = RawLine(2, {"date": "2026-11-02", "amount": "1", "payee": payee})
    lines, skipped = parse_lines([raw], Style("ymd", "."), {})
    assert (skipped, [line.other_account for line in lines]) == ([], [""])
