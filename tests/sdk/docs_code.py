"""Python examples of the documents.

`python -m tests.sdk.docs_code FOLDER` writes each into a file, for the type checkers.
"""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]


def cells() -> list[str]:
    """The code of the notebook."""
    found = json.loads((ROOT / "docs" / "notebook.ipynb").read_text())["cells"]
    return ["".join(cell["source"]) for cell in found if cell["cell_type"] == "code"]


def snippets() -> Iterator[tuple[str, str]]:
    """Every piece with a name for it; the notebook is one."""
    for page in (ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))):
        for place, code in enumerate(re.findall(r"```python\n(.+?)```", page.read_text(), re.DOTALL)):
            yield f"{page.stem}_{place}".lower().replace("-", "_"), code
    yield "notebook", "\n".join(cells())


def write(folder: Path) -> None:
    """A file for each piece; others that were there are removed."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.py"):
        old.unlink()
    for name, code in snippets():
        (folder / f"{name}.py").write_text(code)


if __name__ == "__main__":
    write(Path(sys.argv[1]))
