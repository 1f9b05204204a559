"""Test of an entry by a filter, as the history's own search compares: words by their beginnings, without accents."""

from collections.abc import Callable, Collection, Iterator, Mapping
from decimal import Decimal
from functools import lru_cache

from budget_core.base.errors import ErrorCode
from budget_core.contract.entries.history import EntryLine, HistoryEntry
from budget_core.entries import payees
from budget_core.entries.search import amounts, names, without_accents, words
from budget_core.filters.errors import FilterError
from budget_core.filters.terms import Field, Group, Negation, Node, Term, terms

Names = Mapping[str, str]
"""Name of each category, by its id: entries name only that of their first line."""
Test = Callable[[HistoryEntry, EntryLine | None], bool]
"""Test of whether an entry, or a line of it where one is given, passes a filter."""
_NAMES_KEPT = 10_000


def compile_filter(node: Node, categories: Names) -> Test:
    """Return the test of a filter; without a line any line of an entry may meet it."""
    if isinstance(node, Negation):
        negated = compile_filter(node.negated, categories)
        return lambda entry, line: not negated(entry, line)
    if isinstance(node, Group):
        parts = [compile_filter(part, categories) for part in node.parts]
        if node.operator == "or":
            return lambda entry, line: any(part(entry, line) for part in parts)
        return lambda entry, line: all(part(entry, line) for part in parts)
    return _COMPILERS[node.field](node, categories)


def _word(term: Term, categories: Names) -> Test:
    starts, ranges = tuple(words(term.text)), amounts(term.text)

    def passes(entry: HistoryEntry, line: EntryLine | None) -> bool:
        if any(low <= abs(entry.value) <= high for low, high in ranges):
            return True
        found = [word for text in _notes(entry, line) for word in words(text)]
        for name in (*_categories(entry, line, categories), *_accounts(entry)):
            found += _words_of_name(name)
        return bool(starts) and all(any(word.startswith(start) for word in found) for start in starts)

    return passes


def _note(term: Term, _: Names) -> Test:
    starts = words(term.text)

    def passes(entry: HistoryEntry, line: EntryLine | None) -> bool:
        found = [word for text in _notes(entry, line) for word in words(text)]
        return all(any(word.startswith(start) for word in found) for start in starts)

    return passes


def check_names(node: Node, known: Mapping[Field, Collection[str]]) -> None:
    """Raise `FilterError` for a category, account or person that nothing is called; `known` are the names of each."""
    for term in terms(node):
        names_known = known.get(term.field)
        if names_known is not None and not any(is_named(term, name) for name in names_known):
            params = {"field": term.field, "typed": term.text, "names": ", ".join(dict.fromkeys(names_known)) or "–"}
            raise FilterError(ErrorCode.FILTER_NAME, term.position, **params)


def has_word(name: str, start: str) -> bool:
    """Return whether a word of a name, or of those a default one is known by, starts so."""
    return any(word.startswith(start) for word in _words_of_name(name))


def is_named(term: Term, name: str) -> bool:
    """Return whether a name, or one of those a default one is known by, is meant by a term."""
    if term.is_exact:
        return without_accents(term.text) in map(without_accents, names(name))
    return all(has_word(name, start) for start in words(term.text))


def _category(term: Term, categories: Names) -> Test:
    return lambda entry, line: any(_is_named(term, name) for name in _categories(entry, line, categories))


def _account(term: Term, _: Names) -> Test:
    return lambda entry, _: any(_is_named(term, name) for name in _accounts(entry))


def _payee(term: Term, _: Names) -> Test:
    return lambda entry, _: bool(entry.payee) and _is_paid_to(term, entry.payee)


def _is_paid_to(term: Term, payee: str) -> bool:
    return payees.is_same(payee, term.text) if term.is_exact else _is_named(term, payee)


def _booked_by(term: Term, _: Names) -> Test:
    return lambda entry, _: _is_named(term, entry.creator_name)


def _tag(term: Term, _: Names) -> Test:
    return lambda entry, _: term.text in entry.tags


def _kind(term: Term, _: Names) -> Test:
    return lambda entry, _: entry.kind == term.text


def _since(term: Term, _: Names) -> Test:
    return lambda entry, _: entry.local_day >= term.text


def _until(term: Term, _: Names) -> Test:
    return lambda entry, _: entry.local_day <= term.text


def _min(term: Term, _: Names) -> Test:
    least = Decimal(term.text)
    return lambda entry, _: abs(entry.value) >= least


def _max(term: Term, _: Names) -> Test:
    most = Decimal(term.text)
    return lambda entry, _: abs(entry.value) <= most


def _notes(entry: HistoryEntry, line: EntryLine | None) -> Iterator[str]:
    yield entry.note
    yield entry.payee
    for each in entry.lines if line is None else (line,):
        if each.note:
            yield each.note


def _categories(entry: HistoryEntry, line: EntryLine | None, categories: Names) -> Iterator[str]:
    if line is None and len(entry.lines) <= 1:
        if entry.category_label is not None:
            yield entry.category_label
        return
    for each in entry.lines if line is None else (line,):
        yield categories.get(each.category_id, "")


def _accounts(entry: HistoryEntry) -> Iterator[str]:
    if entry.account_label is not None:
        yield entry.account_label
    if entry.from_account_label is not None:
        yield entry.from_account_label


@lru_cache(_NAMES_KEPT)
def _words_of_name(name: str) -> tuple[str, ...]:
    return tuple(word for text in names(name) for word in words(text))


_is_named = lru_cache(_NAMES_KEPT)(is_named)
_COMPILERS: dict[Field, Callable[[Term, Names], Test]] = {
    "word": _word,
    "note": _note,
    "payee": _payee,
    "tag": _tag,
    "category": _category,
    "account": _account,
    "by": _booked_by,
    "kind": _kind,
    "since": _since,
    "until": _until,
    "min": _min,
    "max": _max,
}
