"""Rows that print a balance or a turnover: they are no entries, but a check of those that are."""

import re
from functools import lru_cache
from typing import Final, Literal

from budget_core.entries.payees import fold_text

BalanceRow = Literal["opening", "closing", "turnover"]
_OPENING: Final = (
    "opening balance|opening ledger balance|starting balance|beginning balance|balance brought forward|"
    "balance forward|previous balance|initial balance|"
    "вхідний залишок|початковий залишок|залишок на початок|залишок на початок періоду|входящий остаток|"
    "anfangssaldo|anfangsbestand|alter saldo|alter kontostand|saldovortrag|beginsaldo|oud saldo|"
    "saldo inicial|saldo anterior|solde initial|ancien solde|solde précédent|saldo początkowe|saldo iniziale|"
    "algsaldo|sākuma atlikums|likutis pradžiai|počáteční zůstatek|počiatočný zostatok|nyitó egyenleg|"
    "ingående saldo|startsaldo|inngående saldo|primosaldo|alkusaldo|açılış bakiyesi|sold inițial"
)
_CLOSING: Final = (
    "closing balance|closing ledger balance|ending balance|final balance|balance carried forward|"
    "вихідний залишок|кінцевий залишок|залишок на кінець|залишок на кінець періоду|исходящий остаток|"
    "endsaldo|endbestand|neuer saldo|neuer kontostand|abschlusssaldo|eindsaldo|nieuw saldo|"
    "saldo final|solde final|nouveau solde|saldo końcowe|saldo finale|"
    "lõppsaldo|beigu atlikums|likutis pabaigai|konečný zůstatek|konečný zostatok|záró egyenleg|"
    "utgående saldo|slutsaldo|ultimosaldo|loppusaldo|kapanış bakiyesi|sold final"
)
_TURNOVER: Final = (
    "turnover|total turnover|debit turnover|credit turnover|total debit|total credit|total debits|total credits|"
    "оборот|обороти|обороти за період|umsatzsumme|gesamtumsatz|käive|apgrozījums|apyvarta|obroty|suma obrotów"
)
_TAIL: Final = r"(?: (?:per|am|vom|on|at|as of|na|na dzien|au|le|al|dzien|станом на))?[ :;,.\-/()0-9]*"
_LONGEST: Final = 60


def _pattern(phrases: str) -> re.Pattern[str]:
    return re.compile(f"(?:{'|'.join(fold_text(phrase) for phrase in phrases.split('|'))}){_TAIL}")


@lru_cache(1)
def _first_words() -> frozenset[str]:
    """Return the first words of all phrases, with and without accents: most texts are told apart by them at once."""
    phrases = f"{_OPENING}|{_CLOSING}|{_TURNOVER}".split("|")
    return frozenset(spelling for phrase in phrases for spelling in (phrase.split()[0], fold_text(phrase).split()[0]))


@lru_cache(1)
def _patterns() -> dict[BalanceRow, re.Pattern[str]]:
    """Compile the phrases when the first text with one of their stems comes."""
    return {"opening": _pattern(_OPENING), "closing": _pattern(_CLOSING), "turnover": _pattern(_TURNOVER)}


def balance_row(text: str) -> BalanceRow | None:
    """Return the balance or turnover that a text names, with nothing behind it but a day.

    | text                       | row     | | text            | row  |
    |----------------------------|---------|-|-----------------|------|
    | Opening balance 01.10.2026 | opening | | Balance board   | None |
    | KÄIVE                      | turnover| | Saldo rachunku  | None |
    """
    if len(text) > _LONGEST or text.strip(" .*-").partition(" ")[0].rstrip(":.,").lower() not in _first_words():
        return None
    folded = fold_text(text).strip(" .:*-")
    return next((row for row, pattern in _patterns().items() if pattern.fullmatch(folded)), None)
