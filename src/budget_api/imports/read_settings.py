"""Settings that a file is read with."""

from msgspec import Struct

from budget_core.contract.entries.imports import ImportMapping
from budget_core.imports.rules import Rule


class ReadSettings(Struct, kw_only=True):
    """Saved mappings and language of a person, and the rules of a workspace with the names of their categories."""

    mappings: list[ImportMapping]
    rules: list[Rule]
    language: str = ""
