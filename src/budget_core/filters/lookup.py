"""The parts of a filter that a server can look up, so that not all entries are read."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal

from budget_core.filters.terms import Group, Node, Term
from budget_core.limits import SEARCH_MAX_CHARACTERS, SEARCH_WORDS_MAX
from budget_core.search import words

_DIGIT = re.compile("[0-9]")


@dataclass(frozen=True, slots=True)
class Conjuncts:
    """Conditions that every entry of a filter meets; there may be further ones."""

    search: str = ""
    """Words that the entry has, or the beginning of its amount."""
    kind: str | None = None
    first: str | None = None
    last: str | None = None
    least: Decimal | None = None
    most: Decimal | None = None
    category: Term | None = None
    account: Term | None = None
    person: Term | None = None
    payee: str | None = None
    """The whole name."""
    tag: str | None = None


def conjuncts(node: Node) -> Conjuncts:
    """Return what all entries that pass a filter have in common, as far as it is plain to see."""
    terms = list(_conditions(node))
    amounts = {name: [Decimal(term.text) for term in terms if term.field == name] for name in ("min", "max")}
    exact = next((term.text for term in terms if term.field == "payee" and term.is_exact), None)
    return Conjuncts(
        search=_search(terms),
        kind=_text(terms, "kind"),
        first=max((term.text for term in terms if term.field == "since"), default=None),
        last=min((term.text for term in terms if term.field == "until"), default=None),
        least=max(amounts["min"], default=None),
        most=min(amounts["max"], default=None),
        category=_first(terms, "category"),
        account=_first(terms, "account"),
        person=_first(terms, "by"),
        payee=exact,
        tag=_text(terms, "tag"),
    )


def _conditions(node: Node) -> Iterator[Term]:
    if isinstance(node, Term):
        yield node
    elif isinstance(node, Group) and node.operator == "and":
        for part in node.parts:
            yield from _conditions(part)


def _search(terms: list[Term]) -> str:
    """Return the words to search for; a number is searched alone, as it may be an amount or a word."""
    typed = [term.text for term in terms if term.field == "word"]
    plain = [word for text in typed if not _DIGIT.search(text) for word in words(text)]
    if not plain and len(typed) == 1:
        plain = typed
    search_words: list[str] = []
    for word in plain[:SEARCH_WORDS_MAX]:
        if len(" ".join([*search_words, word])) <= SEARCH_MAX_CHARACTERS:
            search_words.append(word)
    return " ".join(search_words)


def _first(terms: list[Term], name: str) -> Term | None:
    return next((term for term in terms if term.field == name), None)


def _text(terms: list[Term], name: str) -> str | None:
    found = _first(terms, name)
    return None if found is None else found.text
