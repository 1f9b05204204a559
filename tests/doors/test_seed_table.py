"""`tests/web/README.md`: each line of the specification about the browser, with tests that are there."""

import re
from collections import Counter
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
TABLE = ROOT / "tests/web/README.md"
FOLDERS = {".py": "tests", ".spec.ts": "tests/web", ".test.ts": "webui/src", ".test.tsx": "webui/src"}

#: So many lines of each section concern the browser: none goes unseen.
LINES = {"§1": 30, "§2": 78, "§4": 51, "§5": 38, "§6": 16, "§8": 20, "§9": 28}

ROW = re.compile(r"^\| (§\d) \| (.+?) \| (.*?) \|$", re.MULTILINE)
STRING = r"""("(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|`[^`]*`)"""
PLAIN = r"(?:await )?(?:test|it|describe)(?:\.\w+)?"
#: Its title stands behind its rows.
EACH = r"(?:\]|(?:test|it|describe)\.each).*\)"
OPENING = re.compile(rf"^(?P<indent> *)(?:{PLAIN}|{EACH})\(\s*{STRING}", re.MULTILINE)


def rows() -> list[tuple[str, str, list[str]]]:
    found = ROW.findall(TABLE.read_text("utf-8"))
    return [(section, line, re.findall(r"`([^`]+ › [^`]+)`", tests)) for section, line, tests in found]


@cache
def titles(path: Path) -> frozenset[str]:
    """The titles in a file, each behind those it stands in."""
    source = path.read_text("utf-8")
    if path.suffix == ".py":
        return frozenset(re.findall(r"^(?:async )?def (test_\w+)", source, re.MULTILINE))
    found, around = set(), list[tuple[int, str]]()
    for opening in OPENING.finditer(source):
        indent, text = len(opening["indent"]), re.sub(r"\\(.)", r"\1", opening[2][1:-1])
        around = [*((depth, title) for depth, title in around if depth < indent), (indent, text)]
        found.add(" › ".join(title for _, title in around))
    return frozenset(found)


def missing(test: str) -> bool:
    name, title = test.split(" › ", 1)
    path = ROOT / next((folder for ending, folder in FOLDERS.items() if name.endswith(ending)), "") / name
    return not path.is_file() or title not in titles(path)


def test_every_line_has_a_test_that_is_there() -> None:
    assert [line for _, line, tests in rows() if not tests] == []
    assert [(line, test) for _, line, tests in rows() for test in tests if missing(test)] == []


def test_no_line_is_written_twice_or_gone() -> None:
    found = [(section, line) for section, line, _ in rows()]
    assert [line for line, count in Counter(found).items() if count > 1] == []
    assert Counter(section for section, _ in found) == LINES
