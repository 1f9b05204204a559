"""Prints the OpenAPI document; `make api` keeps it in `docs/openapi.json`, which the web's types are made from."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from budget_api.app import create_app
from budget_api.config import Config


def document() -> dict[str, Any]:
    """The document of a server with default settings."""
    schema = create_app(Config(data=Path(), local=True)).openapi_schema.to_schema()
    plain: dict[str, Any] = msgspec.to_builtins(schema)
    return plain


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
