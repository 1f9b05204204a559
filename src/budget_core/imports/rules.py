"""Rules of a workspace: category, payee and tags of an entry by its note and its payee."""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Literal, NamedTuple

import msgspec

from budget_core.base.limits import TAGS_MAX
from budget_core.base.text_rules import search_key
from budget_core.base.texts import LANGUAGES, text_of
from budget_core.entries import payees

Field = Literal["note", "payee"]
Match = Literal["contains", "equals"]
_KEPT = 4096
"""Results kept, as notes and payees repeat in a file."""


class Texts(NamedTuple):
    """Texts of an entry as rules compare them."""

    note: str
    payee: str
    both: str


def texts_of(note: str, payee: str) -> Texts:
    """Return the texts of an entry."""
    folded = payees.fold_text(note), payees.fold_text(payee)
    return Texts(*folded, " ".join(filter(None, reversed(folded))))


class EntryRule(msgspec.Struct, frozen=True):
    """Rule of which an entry with this text gets what is given; a `note` rule looks at payee and note together."""

    field: Field
    match: Match
    text: str
    category: str = ""
    """Name or id of the category, as the caller likes; empty for none."""
    payee: str = ""
    tags: tuple[str, ...] = ()


class RuleResult(NamedTuple):
    """Category, payee and tags that the rules give an entry; empty where they give nothing."""

    category: str = ""
    payee: str = ""
    tags: tuple[str, ...] = ()


Patterns = list[tuple[str, int]]
"""Folded texts of rules, each with the place of its rule."""


class RuleSet:
    """Rules whose texts are folded once: 500 of them meet 100 000 lines."""

    def __init__(self, rules: Sequence[EntryRule]) -> None:
        self._rules = rules
        self._patterns: dict[tuple[Field, Match], Patterns] = defaultdict(list)
        for place, rule in enumerate(rules):
            self._patterns[rule.field, rule.match].append((payees.fold_text(rule.text), place))
        self.apply = lru_cache(_KEPT)(self._apply)
        """Return what the rules give an entry with this note and payee."""

    def _apply(self, note: str, payee: str) -> RuleResult:
        """Return what the rules give: the first payee, the first category, all tags.

        Rules for category and tags see the payee that the entry gets as well as the one it came with.
        """
        fitting = self._fitting(texts_of(note, payee))
        new_payee = next((rule.payee for rule in self._at(fitting) if rule.payee), "")
        if new_payee:
            fitting |= self._fitting(texts_of(note, new_payee))
        rules = self._at(fitting)
        category = next((rule.category for rule in rules if rule.category), "")
        return RuleResult(category, new_payee, tuple(dict.fromkeys(tag for rule in rules for tag in rule.tags)))

    def _at(self, places: Iterable[int]) -> list[EntryRule]:
        return [self._rules[place] for place in sorted(places)]

    def _fitting(self, texts: Texts) -> set[int]:
        """Return the places of the rules that fit, whatever the case and accents of a text."""
        note, payee, both = texts
        patterns = self._patterns
        places = [place for pattern, place in patterns["note", "contains"] if pattern in both]
        places += [place for pattern, place in patterns["payee", "contains"] if pattern in payee]
        places += [place for pattern, place in patterns["note", "equals"] if pattern in (note, both)]
        places += [place for pattern, place in patterns["payee", "equals"] if pattern == payee]
        return set(places)


def with_tags(tags: Iterable[str], more: Iterable[str]) -> list[str]:
    """Return tags with others behind them, as many as an entry can have."""
    return list(dict.fromkeys([*tags, *more]))[:TAGS_MAX]


_IMPORTED = "category.imported"


def imported_name(present: Iterable[str], language: str) -> str:
    """Return the name of the category *Imported*, among the `present` names.

    It is for spending without a known category. A present one in any language wins; otherwise it is made in this
    language.
    """
    keys = {search_key(name): name for name in present}
    own = text_of(_IMPORTED, language)
    names = [own, *(text_of(_IMPORTED, each) for each in LANGUAGES)]
    return next((keys[search_key(name)] for name in names if search_key(name) in keys), own)
