"""Rules of a workspace: category, payee and tags of an entry by its note and its payee."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from budget_core import payees
from budget_core.limits import TAGS_MAX

Field = Literal["note", "payee"]
Match = Literal["contains", "equals"]
_fold = lru_cache(maxsize=65536)(payees.fold_text)
"""Notes and payees repeat in a file, and 500 rules meet 100 000 lines."""


class Texts(NamedTuple):
    """Texts of an entry as rules compare them."""

    note: str
    payee: str
    both: str


def texts_of(note: str, payee: str) -> Texts:
    """Return the texts of an entry."""
    folded = _fold(note), _fold(payee)
    return Texts(*folded, " ".join(filter(None, reversed(folded))))


class Rule(msgspec.Struct, frozen=True):
    """Rule of which an entry with this text gets what is given; a `note` rule looks at payee and note together."""

    field: Field
    match: Match
    text: str
    category: str = ""
    """Name or id of the category, as the caller likes; empty for none."""
    payee: str = ""
    tags: tuple[str, ...] = ()

    def fits(self, texts: Texts) -> bool:
        """Return whether the text is that of the rule, whatever its case and accents."""
        pattern = _fold(self.text)
        if self.match == "contains":
            return pattern in (texts.payee if self.field == "payee" else texts.both)
        return pattern == texts.payee if self.field == "payee" else pattern in (texts.note, texts.both)


class RuleResult(NamedTuple):
    """Category, payee and tags that the rules give an entry; empty where they give nothing."""

    category: str = ""
    payee: str = ""
    tags: tuple[str, ...] = ()


def apply_rules(rules: Sequence[Rule], note: str, payee: str) -> RuleResult:
    """Return what the rules give: the first payee, the first category, all tags.

    Rules for category and tags see the payee that the entry gets as well as the one it came with.
    """
    texts = texts_of(note, payee)
    new_payee = next((rule.payee for rule in rules if rule.payee and rule.fits(texts)), "")
    every = [texts, texts_of(note, new_payee)] if new_payee else [texts]
    fitting = [rule for rule in rules if any(map(rule.fits, every))]
    category = next((rule.category for rule in fitting if rule.category), "")
    return RuleResult(category, new_payee, tuple(dict.fromkeys(tag for rule in fitting for tag in rule.tags)))


def with_tags(tags: Iterable[str], more: Iterable[str]) -> list[str]:
    """Return tags with others behind them, as many as an entry can have."""
    return list(dict.fromkeys([*tags, *more]))[:TAGS_MAX]
