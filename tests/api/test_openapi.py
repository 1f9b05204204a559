"""The OpenAPI document that clients are generated from."""

import json
from pathlib import Path

from budget_api.document import document

COMMITTED = Path(__file__).parents[2] / "docs" / "openapi.json"


def test_the_committed_document_is_what_the_server_says() -> None:
    assert json.loads(COMMITTED.read_text()) == document(), "run `make api`"


def test_every_call_has_an_operation_id_of_its_own() -> None:
    ids = [operation["operationId"] for methods in document()["paths"].values() for operation in methods.values()]
    assert len(ids) == len(set(ids)) > 30
