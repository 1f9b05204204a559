"""Cells and lines of exported files."""

from datetime import UTC, datetime, timedelta, timezone
from decimal import Decimal

import pytest

from budget_core.exports.cells import Cell, cell_text, csv_text

CELLS: list[tuple[Cell, str]] = [
    ("lunch", "lunch"),
    ("a=1", "a=1"),
    (Decimal("-12.50"), "-12.50"),
    (-1, "-1"),
    (None, ""),
    (True, "true"),
    (False, "false"),
    (datetime(2026, 12, 5, 10, tzinfo=UTC), "2026-12-05T10:00:00Z"),
    (datetime(2026, 12, 5, 1, tzinfo=timezone(timedelta(hours=2))), "2026-12-04T23:00:00Z"),
]
FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\uff1d1", "\uff0b1", "\uff0d1", "\uff201"]


@pytest.mark.parametrize(("value", "text"), CELLS)
def test_a_cell_holds_its_value_as_other_programs_read_it(value: Cell, text: str) -> None:
    assert cell_text(value) == text


@pytest.mark.parametrize("text", FORMULAS)
def test_text_that_begins_like_a_formula_gets_an_apostrophe(text: str) -> None:
    assert cell_text(text) == f"'{text}"


def test_cells_are_quoted_where_they_must_be_and_lines_end_as_the_standard_says() -> None:
    assert csv_text([["a", "b"], ['say "hi", Bob', "two\nlines"]]) == 'a,b\r\n"say ""hi"", Bob","two\nlines"\r\n'
