"""The pictures of the documents: few, and each of them shown."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
PICTURES = {f"docs/screens/{file.name}" for file in (ROOT / "docs/screens").iterdir()}


def shown_pictures() -> set[str]:
    """Return the paths of all pictures that the README and the pages in `docs` show."""
    pages = [ROOT / "README.md", *(ROOT / "docs").glob("*.md")]
    return {
        str((page.parent / path).relative_to(ROOT))
        for page in pages
        for path in re.findall(r'(?:src="|!\[[^]]*]\()([^")]+\.png)', page.read_text("utf-8"))
    }


def test_every_picture_is_shown_and_every_shown_picture_is_there() -> None:
    assert shown_pictures() == PICTURES


def test_there_are_at_most_twelve_pictures() -> None:
    assert 0 < len(PICTURES) <= 12
