"""Docstrings and comments are plain English: none begins with a clause for a noun, like *What* or *Whether*."""

import ast
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src"
FORBIDDEN = re.compile(
    r"(what|who|whose|whom|whoever|whatever|whether|how|those|that|of|the same|as above)\b", re.IGNORECASE
)


def docstrings(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and text of docstrings, also of those below constants and fields."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        body = getattr(node, "body", None)
        for part in body if isinstance(body, list) else []:
            value = part.value if isinstance(part, ast.Expr) else None
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                yield part.lineno, value.value.strip()


def comments(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and text of comments; lines below one another are one comment."""
    last = None
    with path.open("rb") as file:
        for token in tokenize.tokenize(file.readline):
            if token.type == tokenize.COMMENT:
                is_alone = token.line.lstrip().startswith("#")
                if not (is_alone and last == token.start[0] - 1):
                    yield token.start[0], token.string.lstrip("#: ")
                last = token.start[0] if is_alone else None


def violations(folder: Path) -> list[str]:
    """Return the docstrings and comments in a folder that begin with a forbidden word, by place."""
    return [
        f"{path.relative_to(folder)}:{line}: {text.splitlines()[0]}"
        for path in sorted(folder.rglob("*.py"))
        for line, text in (*docstrings(path), *comments(path))
        if FORBIDDEN.match(text)
    ]


def test_no_docstring_or_comment_begins_with_a_clause() -> None:
    assert list(violations(SOURCE)) == []


@pytest.mark.parametrize(
    "code",
    [
        '"""What a module holds."""',
        'def pay():\n    """Whether it is paid."""',
        'LIMIT = 3\n"""Of an account."""',
        "x = 1  # of an account",
        "# The same as above,\n# what else",
    ],
)
def test_a_clause_is_found(tmp_path: Path, code: str) -> None:
    (tmp_path / "module.py").write_text(f"{code}\n")
    assert len(violations(tmp_path)) == 1


def test_plain_sentences_pass(tmp_path: Path) -> None:
    (tmp_path / "module.py").write_text('"""Offers of a shop."""\n\nx = 1  # Howard\n# a note\n# of two lines\n')
    assert violations(tmp_path) == []
