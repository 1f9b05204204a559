"""Which category imported spending gets: by the person's rules, else by the file's own name, else *Imported*."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from budget_core.text_rules import search_key

IMPORTED: Final = "Imported"
"""Made when needed, for spending that nothing is known of."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A note that contains this, in capital letters or small ones, is of that category."""

    contains: str
    category: str


def category_name(note: str, named: str, rules: Iterable[Rule]) -> str:
    """The first rule that fits, the name in the file, or *Imported*."""
    text = search_key(note)
    by_rule = next((rule.category for rule in rules if search_key(rule.contains) in text), None)
    return by_rule or named or IMPORTED
