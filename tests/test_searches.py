"""Searches by `next` say what is returned where nothing is found, or in a comment why something always is."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
REASON = "# always"


def open_searches(source: str) -> Iterator[int]:
    """Yield the lines of `next(… for …)` without a default and without a reason."""
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id="next"), args=[ast.GeneratorExp()]):
                if REASON not in "".join(lines[node.lineno - 1 : node.end_lineno]):
                    yield node.lineno


def test_a_search_that_finds_nothing_has_an_answer() -> None:
    assert [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        for line in open_searches(path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("name = next(row.name for row in rows)", [1]),
        ("x = 1\nfound = 1 + next(row for row in rows if row.id == 3)", [2]),
        ("name = next(row.name for row in rows)  # always the caller's own", []),
        ("name = next((row.name for row in rows), None)", []),
        ("row = next(rows)", []),
    ],
)
def test_an_open_search_is_found(code: str, lines: list[int]) -> None:
    assert list(open_searches(code)) == lines
