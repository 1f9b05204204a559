"""Category of imported spending: by the person's rules, else the file's own, else *Imported*."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from budget_core.text_rules import search_key
from budget_core.texts import LANGUAGES, text_of

_IMPORTED = "category.imported"


@dataclass(frozen=True, slots=True)
class Rule:
    """Rule: a note that contains this text, in any case, is of that category."""

    contains: str
    category: str
    key: str = field(init=False)
    """Search key, made once: 500 rules meet 100 000 lines."""

    def __post_init__(self) -> None:
        """Make the key."""
        object.__setattr__(self, "key", search_key(self.contains))


def imported_name(present: Iterable[str], language: str) -> str:
    """Return the name of the category *Imported*, among the `present` names.

    It is for spending without a known category. A present one in any language wins; otherwise it is made in this
    language.
    """
    keys = {search_key(name): name for name in present}
    own = text_of(_IMPORTED, language)
    names = [own, *(text_of(_IMPORTED, each) for each in LANGUAGES)]
    return next((keys[search_key(name)] for name in names if search_key(name) in keys), own)


def rule_category(note: str, rules: Iterable[Rule]) -> str:
    """Return the category of the first rule that fits a note; empty without one."""
    text = search_key(note)
    return next((rule.category for rule in rules if rule.key in text), "")
