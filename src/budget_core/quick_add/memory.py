"""Earlier notes and payees, which say the category of the next entry with the same ones."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from budget_core.entries import payees
from budget_core.quick_add.ledger import Ledger
from budget_core.quick_add.names import LETTERS_MIN, SMALL_WORDS
from budget_core.quick_add.words import Word, join, split

_TAG = "#"


class Memory(NamedTuple):
    """Category and account that a note or a payee was booked on last."""

    key: str
    category_id: str
    account_id: str
    payee: str = ""
    """Payee as it was typed; empty for a note."""


class EarlierEntries(NamedTuple):
    """Earlier entries whose note or payee was typed: the newest one, or the newest of each category."""

    rows: Sequence[Memory] = ()
    is_exact: bool = False
    """True for the whole text; false for the beginning of texts."""


def recall(words: Sequence[Word], ledger: Ledger) -> EarlierEntries:
    """Return the entries that the words remind of, payees before notes; archived categories are forgotten."""
    typed = _key_of(words)
    if not _is_telling(typed):
        return EarlierEntries()
    live = {category.id for category in ledger.categories}
    newest: dict[str, Memory] = {}
    for row in _rows(ledger):
        if row.category_id not in live:
            continue
        if row.key == typed:
            return EarlierEntries([row], is_exact=True)
        if row.key.startswith(typed):
            newest.setdefault(row.category_id, row)
    return EarlierEntries(list(newest.values()))


def typed_payee(words: Sequence[Word], ledger: Ledger, category_id: str | None) -> str:
    """Return the known payee that the words name, as it was typed before; empty where they name none.

    Their beginning is enough where only one payee of this category begins so.
    """
    names = [row.name for row in ledger.payees]
    if found := payees.find(join(words), names):
        return found
    typed = _key_of(words)
    if category_id is None or not _is_telling(typed):
        return ""
    alike = {_key_of(split(row.name)): row for row in reversed(ledger.payees)}
    begun = [row for key, row in alike.items() if key.startswith(typed)]
    notes = any(_key_of(split(row.note)).startswith(typed) for row in ledger.memory)
    return begun[0].name if len(begun) == 1 and begun[0].category_id == category_id and not notes else ""


def _rows(ledger: Ledger) -> Iterator[Memory]:
    for payee in ledger.payees:
        if payee.category_id is not None:
            yield Memory(_key_of(split(payee.name)), payee.category_id, payee.account_id, payee.name)
    for row in ledger.memory:
        yield Memory(_key_of(split(row.note)), row.category_id, row.account_id)


def _is_telling(typed: str) -> bool:
    return len(typed) >= LETTERS_MIN and typed not in SMALL_WORDS


def _key_of(words: Sequence[Word]) -> str:
    return " ".join(word.key for word in words if word.key and not word.text.startswith(_TAG))
