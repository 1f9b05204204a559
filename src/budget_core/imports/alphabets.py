"""Encodings of a text by its letters: words of one language have letters of one alphabet."""

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final

_ALPHABETS: Final[Mapping[str, str]] = {
    "uk": "абвгґдеєжзиіїйклмнопрстуфхцчшщьюя",
    "ru": "абвгдеёжзийклмнопрстуфхцчшщъыьэюя",
    "bg": "абвгдежзийклмнопрстуфхцчшщъьюя",
    "sr": "абвгдђежзијклљмнњопрстћуфхцчџш",
    "be": "абвгдеёжзійклмнопрстуўфхцчшыьэюя",
    "de": "äöüß",
    "fr": "àâæçéèêëîïôœùûüÿ",
    "es": "áéíñóúüºª",
    "it": "àèéìíîòóùúºª",
    "pt": "áâãàçéêíóôõúüºª",
    "ca": "àçèéíïòóúü",
    "nl": "áéëïóöüèê",
    "da": "æøåé",
    "sv": "åäöé",
    "fi": "äöåšž",
    "is": "áðéíóúýþæö",
    "et": "äõöüšž",
    "lv": "āčēģīķļņšūžŗō",
    "lt": "ąčęėįšųūž",
    "pl": "ąćęłńóśźż",
    "cs": "áčďéěíňóřšťúůýž",
    "sk": "áäčďéíĺľňóôŕšťúýž",
    "hu": "áéíóöőúüű",
    "ro": "ăâîșțşţ",
    "hr": "čćđšž",
    "tr": "çğıöşüâîû",
    "el": "αβγδεζηθικλμνξοπρσςτυφχψωάέήίόύώϊϋΐΰ",
    "he": "אבגדהוזחטיךכלםמןנסעףפץצקרשת",
}
"""Letters of languages beside a to z, and all of those that are written in another script."""
_OTHER_SCRIPTS: Final = frozenset({"uk", "ru", "bg", "sr", "be", "el", "he"})
_VOWELS: Final = frozenset("аеєиіїоуюяёыэaeiouyαεηιουωάέήίόύώ")
_LANGUAGE_WORDS: Final[Mapping[str, str]] = {
    "de": "datum buchungstag betrag verwendungszweck empfänger auftraggeber wertstellung umsatz konto währung",
    "fr": "montant libellé débit crédit solde opération compte devise",
    "es": "fecha importe concepto saldo cuenta descripción",
    "it": "importo causale descrizione valuta operazione",
    "pt": "valor descrição saldo",
    "nl": "bedrag omschrijving rekening naam tegenrekening mededelingen",
    "da": "dato beløb tekst saldo beskrivelse",
    "sv": "belopp bokföringsdag transaktionsdag beskrivning saldo",
    "fi": "kirjauspäivä määrä saaja viesti selite",
    "et": "kuupäev summa selgitus saaja",
    "lv": "datums summa saņēmējs informācija",
    "lt": "suma paskirtis gavėjas",
    "pl": "kwota tytuł operacji opis rachunek waluta",
    "cs": "částka popis měna účet zpráva zůstatek",
    "sk": "čiastka suma popis mena účet",
    "hu": "összeg könyvelés közlemény egyenleg",
    "ro": "suma tranzacție descriere detalii",
    "tr": "tarih tutar açıklama bakiye işlem",
    "uk": "дата сума опис призначення валюта рахунок",
    "ru": "дата сумма описание назначение валюта счет",
}
"""Words of headers, by which a bank's language is known."""
_CURRENCIES: Final[Mapping[str, str]] = {
    "UAH": "uk", "PLN": "pl", "CZK": "cs", "HUF": "hu", "RON": "ro", "SEK": "sv", "DKK": "da", "NOK": "da", "TRY": "tr",
    "BGN": "bg", "ISK": "is",
}  # fmt: skip
_LANGUAGES_OF_PEOPLE: Final[Mapping[str, str]] = {"ua": "uk"}
_WRONG_MAX: Final = 0.34
"""Share of letters outside the alphabet with which a text still can be of a language: names are foreign."""
_MARGIN: Final = 0.05
_CASE_FAULT: Final = 2.0
_SYMBOL_FAULT: Final = 3.0
_ODD_WORD: Final = 2.0
_SHORT: Final = 2
_VOWELS_LEAST: Final = 0.3
_ASCII_MAX: Final = 127
_SPANISH: Final = frozenset({"es", "ca"})
"""Languages whose sentences begin with signs of their own."""
_INNER_SIGNS: Final = "’ʼ·\u00ad\u00a0–—"
_EDGE_SIGNS: Final = "’‘‚“”„«»‹›…·–—°®™©€£\u00a0\u00ad№"


@dataclass(frozen=True, slots=True)
class Candidate:
    """Encoding with the words of a file that it gives, and the languages that these can be of."""

    encoding: str
    words: Sequence[str]
    languages: Mapping[str, float]
    """Share of wrong letters, by language."""

    @property
    def wrong(self) -> float:
        """Share of wrong letters in the likeliest language."""
        return min(self.languages.values(), default=1.0)


def judge(encoding: str, words: Sequence[str]) -> Candidate:
    """Return a candidate with the languages that its words can be of; `words` have other letters than a to z."""
    faults, spanish_faults = _faults(words), _faults([word.lstrip("¿¡") for word in words])
    letters = [letter for word in words for letter in word.lower() if ord(letter) > _ASCII_MAX and letter.isalpha()]
    count = len(letters) + sum(map(_symbols, words))
    if not count:
        return Candidate(encoding, words, {})
    languages = {
        language: sum(letter not in alphabet for letter in letters)
        + (spanish_faults if language in _SPANISH else faults)
        + _odd_words(words, language)
        for language, alphabet in _letters().items()
    }
    likely = {language: wrong / count for language, wrong in languages.items() if wrong <= _WRONG_MAX * count}
    return Candidate(encoding, words, likely)


@lru_cache(1)
def _letters() -> Mapping[str, frozenset[str]]:
    return {language: frozenset(letters) for language, letters in _ALPHABETS.items()}


def _faults(words: Sequence[str]) -> float:
    return sum(_case_faults(word) * _CASE_FAULT + _symbols(word) * _SYMBOL_FAULT for word in words)


def _symbols(word: str) -> int:
    """Count signs between and beside letters, which no language has there: they are letters of another encoding."""
    inner = sum(ord(sign) > _ASCII_MAX and not sign.isalpha() and sign not in _INNER_SIGNS for sign in word[1:-1])
    edges = word if len(word) == 1 else word[:1] + word[-1:]
    return inner + sum(ord(sign) > _ASCII_MAX and not sign.isalpha() and sign not in _EDGE_SIGNS for sign in edges)


def _case_faults(word: str) -> int:
    """Count capital letters behind small ones."""
    return sum(before.islower() and after.isupper() for before, after in pairwise(word))


def _odd_words(words: Sequence[str], language: str) -> float:
    """Count what no words of a language are: Latin words without one plain letter, others without vowels."""
    if language not in _OTHER_SCRIPTS:
        return sum(len(word) > _SHORT and not any(letter.isascii() for letter in word) for word in words) * _ODD_WORD
    letters = "".join(words).lower()
    missing = 0.0 if language == "he" else len(letters) * _VOWELS_LEAST - sum(map(_VOWELS.__contains__, letters))
    mixed = sum(any("a" <= letter <= "z" for letter in word.lower()) for word in words)
    return max(0.0, missing) + mixed * _SYMBOL_FAULT


def likely_encodings(candidates: Iterable[Candidate], hints: Collection[str]) -> list[str]:
    """Return the encodings that the words can be of, the likeliest first; one where they are certain.

    Encodings that give the same letters count as one, the first. Where several are left, those of the `hints`,
    languages that the person or the bank speaks, win.
    """
    fitting: dict[tuple[str, ...], Candidate] = {}
    for each in candidates:
        if each.languages:
            fitting.setdefault(tuple(each.words), each)
    ranked = sorted(fitting.values(), key=lambda each: each.wrong)
    near = [each for each in ranked if each.wrong <= ranked[0].wrong + _MARGIN]
    most = ranked[0].wrong + _MARGIN if ranked else 0.0
    hinted = [each for each in near if any(each.languages.get(hint, 1.0) <= most for hint in hints)]
    return [each.encoding for each in hinted or near]


def hinted_languages(text: str, language: str) -> set[str]:
    """Return the languages of a header's words and of the currencies in a text; else the person's."""
    words = set(text.lower().replace(";", " ").replace(",", " ").replace('"', " ").replace("\t", " ").split())
    found = {name for name, known in _LANGUAGE_WORDS.items() if len(words & set(known.split())) > 1}
    found |= {spoken for code, spoken in _CURRENCIES.items() if code.lower() in words}
    return found or {spoken for spoken in [_LANGUAGES_OF_PEOPLE.get(language)] if spoken}
