"""Figures that every client shows alike: see README.md."""

import json
from pathlib import Path
from typing import Any, Final

STORY: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "story.json").read_text("utf-8"))
