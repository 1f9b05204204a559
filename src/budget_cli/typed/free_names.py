"""Name without an account that somebody says is theirs, when they join by a link."""

from dataclasses import dataclass

from budget_cli.typed.matching import find
from budget_sdk import Client


@dataclass(frozen=True, slots=True)
class _Named:
    id: str
    name: str


def free_name(client: Client, code: str, typed: str) -> str:
    """Return the id of the name in the workspace of a link."""
    rows = [_Named(row.member_id, row.name) for row in client.links.read(code).names]
    return find("person", typed, rows).id
