"""The Python that the documents show runs as it stands; `make types` checks its types."""

import ast
from pathlib import Path
from typing import Any

import pytest
from tests.sdk.docs_code import cells, snippets, write


def shown(code: str, names: dict[str, Any]) -> Any:
    """Run a cell; the value of its last line, as a notebook shows it."""
    tree = ast.parse(code)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    return eval(compile(ast.Expression(last.value), "cell", "eval"), names) if isinstance(last, ast.Expr) else None


def test_the_notebook_runs_and_shows_its_month_its_sums_and_its_plots(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("MPLBACKEND", "agg")
    names: dict[str, Any] = {}
    name, entry, booked, month, balance, sums, plot, shares, coming, *years, _ = [
        shown(cell, names) for cell in cells()
    ]
    assert (name, str(entry.value), len(booked)) == ("Notebook", "-12.50", 14)
    assert "<td>Food</td><td>12.50</td><td>300.00</td>" in month._repr_html_()
    assert "<td>Cash</td>" in balance._repr_html_()
    assert {label: str(value) for label, value in sums.items()} == {"Food": "-12.50", "Transport": "-105.00"}
    assert (plot.get_title(), len(plot.lines[0].get_ydata())) == ("Spent in March", 14)
    plot.figure.savefig(tmp_path / "plot.png")
    assert (tmp_path / "plot.png").read_bytes().startswith(b"\x89PNG")
    assert "Transport" in shares._repr_html_()
    assert coming.get_title().startswith("Lowest on ")
    assert list(coming.lines[-1].get_ydata()) == [-517.5, -917.5]
    sample, area, changes, holiday = years
    assert (sample, area.get_title(), str(holiday)) == (195, "Three years", "-900.00")
    assert list(changes.index) == ["2023", "2024", "2025"]
    assert list(changes["Utilities"])[1:] == [3.6, 3.4]


def test_every_piece_of_python_in_the_documents_reaches_the_type_checkers(tmp_path: Path) -> None:
    write(tmp_path)
    written = {file.stem: file.read_text() for file in tmp_path.glob("*.py")}
    assert written == dict(snippets())
    assert {"readme_0", "notebook"} <= written.keys()
