"""Files of texts: a key that stands twice in an object hides one of its texts."""

import json
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[1]
FILES = [
    *sorted((ROOT / "src").glob("*/**/locales/*.json")),
    *sorted((ROOT / "webui" / "src" / "i18n").rglob("*.json")),
]


def doubled(text: str) -> list[str]:
    """Return the keys that stand twice in one object."""
    found: list[str] = []

    def pairs(each: list[tuple[str, Any]]) -> dict[str, Any]:
        names = [name for name, _ in each]
        found.extend(name for at, name in enumerate(names) if name in names[:at])
        return dict(each)

    json.loads(text, object_pairs_hook=pairs)
    return found


def test_there_are_files_of_both_trees() -> None:
    assert len({path.relative_to(ROOT).parts[0] for path in FILES}) == 2
    assert doubled('{"a": {"b": 1, "c": 2, "b": 3}, "b": 1}') == ["b"]


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(ROOT)) for path in FILES])
def test_no_key_stands_twice(path: Path) -> None:
    assert doubled(path.read_text("utf-8")) == []
