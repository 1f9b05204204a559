"""Prints the OpenAPI document; `make api` keeps it in `docs/openapi.json`, which the web's types are made from."""

import json
import sys
from pathlib import Path
from typing import Any

import msgspec

from budget_api.app.factory import create_app
from budget_api.app.settings import ServerSettings
from budget_api.config import Config
from budget_api.openapi.pages import exact_document


def document() -> dict[str, Any]:
    """The document of a server with default settings."""
    app = create_app(ServerSettings(Config(data=Path(), local=True)))
    plain: dict[str, Any] = msgspec.to_builtins(exact_document(app))
    return plain


if __name__ == "__main__":
    json.dump(document(), sys.stdout, indent=1, sort_keys=True)
    sys.stdout.write("\n")
