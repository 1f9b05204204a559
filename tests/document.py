"""The API's document as `docs/openapi.json` has it; `tests/api/test_openapi.py` holds that it is the server's."""

from pathlib import Path
from typing import Any

import msgspec

DOCUMENT: dict[str, Any] = msgspec.json.decode((Path(__file__).parents[1] / "docs/openapi.json").read_bytes())
