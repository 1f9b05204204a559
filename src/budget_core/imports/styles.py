"""Style of a file: what its days, amounts, signs and words mean, decided once for all of its rows."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice, pairwise

from budget_core.base.errors import DomainError
from budget_core.imports.days import DateOrder, decide_order
from budget_core.imports.numbers import DecimalMark, decide_mark, parse_amount, written_sign
from budget_core.imports.raw_lines import Direction, Field, RawLine, Signs, Status
from budget_core.imports.words import direction_of, status_of, word_key

_AMOUNTS: tuple[Field, ...] = ("amount", "outflow", "inflow", "otherAmount")
_WORDS_MAX = 12
"""Words of a column that can be asked about; more are no words of a direction or a status."""
_MOST = 0.9
_BALANCE_ROWS = 500
"""Rows by which a balance tells how signs are meant."""
_STEPS_LEAST = 3
"""Rows of a balance that tell signs apart: two amounts can be equal by chance."""
_CARD_RETURN = re.compile(
    r"payment.{0,12}thank|thank you|autopay|auto ?pay|direct ?pay|refund|\breturn|credit adjustment|payment received|"
    r"online payment|gutschrift|erstattung|rückerstattung|rückzahlung|einzahlung|zahlungseingang|rembours|reembolso|"
    r"devoluci|rimborso|zwrot|terugbetaling|återbetal|refusjon|повернення|погашення|поповнення",
    re.IGNORECASE,
)
"""Texts of the money that a card's owner pays in or gets back: a minus there means reversed signs."""


@dataclass(frozen=True, slots=True)
class Style:
    """Form of days and amounts in a file; None when the person must be asked."""

    date_order: DateOrder | None
    decimal: DecimalMark | None
    source: str = ""
    """App that wrote the file."""
    signs: Signs | None = "asWritten"
    direction: Mapping[str, Direction | None] = field(default_factory=dict)
    """Direction of each word where words give the sign, by `word_key`; none where amounts have their own."""
    status: Mapping[str, Status | None] = field(default_factory=dict)
    """Status of each word of the status column, by `word_key`."""
    has_signed_outflow: bool = False
    """True where spending is written with a minus in its own column as well."""
    is_table: bool = False
    """True for a table whose app is unknown: only there words and signs are open."""
    has_card_columns: bool = False
    """True where the header names a card: such files often show purchases as positive."""

    @property
    def open_words(self) -> Sequence[str]:
        """Words of a direction that the person must be asked about."""
        return [word for word, direction in self.direction.items() if direction is None]

    @property
    def open_statuses(self) -> Sequence[str]:
        """Words of a status that the person must be asked about."""
        return [word for word, status in self.status.items() if status is None]


@dataclass(frozen=True, slots=True)
class StyleAnswers:
    """Answers of the person, by the words as they are written; None leaves it to the file."""

    signs: Signs | None = None
    direction: Mapping[str, Direction] = field(default_factory=dict)
    status: Mapping[str, Status] = field(default_factory=dict)


_NO_ANSWERS = StyleAnswers()


def decide_style(raws: Sequence[RawLine], style: Style, answers: StyleAnswers = _NO_ANSWERS) -> Style:
    """Return the given style, completed by the lines and the answers."""
    style = replace(
        style,
        date_order=style.date_order or decide_order(raw["date"] for raw in raws),
        decimal=style.decimal or decide_mark(text for raw in raws for text in _amounts(raw)),
    )
    if not style.is_table:
        return replace(style, signs=answers.signs or style.signs)
    survey = _Survey(raws)
    given = {word_key(word): direction for word, direction in answers.direction.items()}
    meanings = {word: given.get(word) or direction_of(word) for word in survey.words}
    direction = meanings if _words_give_signs(survey, meanings) else {}
    signs = answers.signs
    if signs is None and not direction:
        signs = "reversed" if _is_reversed(survey, meanings) else _signs(raws, survey, style)
    return replace(
        style,
        direction=direction,
        signs=signs or ("asWritten" if direction else None),
        status=_status(survey.statuses, answers),
        has_signed_outflow=survey.outflows["-"] > survey.outflows[""] + survey.outflows["+"],
    )


class _Survey:
    """Signs and words of all lines, counted in one pass: 100 000 lines are common."""

    def __init__(self, raws: Sequence[RawLine]) -> None:
        self.words: dict[str, Counter[str]] = defaultdict(Counter)
        """Counts of the written signs beside each word that may say a direction."""
        self.signs: Counter[str] = Counter()
        self.outflows: Counter[str] = Counter()
        self.statuses: Counter[str] = Counter()
        self.is_named = False
        """True where a column of its own says the direction."""
        self.has_balance = False
        for raw in raws:
            self._add(raw.values)

    def _add(self, values: Mapping[Field, str]) -> None:
        get = values.get
        if amount := get("amount"):
            sign = written_sign(amount)
            self.signs[sign] += 1
            named = get("direction")
            if word := named or get("kind"):
                self.is_named = self.is_named or bool(named)
                self.words[word_key(word)][sign] += 1
        elif (outflow := get("outflow")) and outflow.strip("0.,-+ "):
            self.outflows[written_sign(outflow)] += 1
        if status := get("status"):
            self.statuses[word_key(status)] += 1
        self.has_balance = self.has_balance or "balance" in values


def direction_word(raw: RawLine) -> str:
    """Return the word of a line that may say its direction, as it is compared."""
    return word_key(raw["direction"] or raw["kind"])


def _amounts(raw: RawLine) -> Iterable[str]:
    return (raw[field] for field in _AMOUNTS if raw[field])


def _words_give_signs(survey: _Survey, meanings: Mapping[str, Direction | None]) -> bool:
    """Return whether words give the sign.

    Written signs win: words count where no amount has a minus, or where rows that say spending are mostly positive.
    Unknown words alone count in a column of directions only.
    """
    words = survey.words
    if not any(meanings.values()) and not (survey.is_named and 0 < len(words) <= _WORDS_MAX):
        return False
    if not any(counter["-"] for counter in words.values()):
        return True
    spent = [counter for word, counter in words.items() if meanings[word] == "out"]
    is_positive = sum(each["-"] for each in spent) < sum(each[""] + each["+"] for each in spent)
    return is_positive and not _is_reversed(survey, meanings)


def _is_reversed(survey: _Survey, meanings: Mapping[str, Direction | None]) -> bool:
    """Return whether all words say the opposite of the signs: purchases are positive, and payments have a minus.

    Unknown types of entries count as payments; an unknown word in a column of directions does not.
    """
    words = survey.words
    spent = [counter for word, counter in words.items() if meanings[word] == "out"]
    gained = [counter for word, counter in words.items() if meanings[word] == "in"]
    others = [counter for word, counter in words.items() if meanings[word] is None and not survey.is_named]
    paid_in = gained or [counter for counter in others if counter["-"]]
    return bool(spent and paid_in) and not any(each["-"] for each in spent) and all(each["-"] for each in paid_in)


def _signs(raws: Sequence[RawLine], survey: _Survey, style: Style) -> Signs | None:
    """Return how signs are meant; None where the file looks like a card's whose purchases are positive."""
    if survey.has_balance and _signs_by_balance(raws, style.decimal or ".") == "reversed":
        return "reversed"
    minus = survey.signs["-"]
    plus = survey.signs[""] + survey.signs["+"]
    if plus <= minus and not style.has_card_columns:
        return "asWritten"
    returns = Counter(written_sign(raw["amount"]) for raw in raws if raw["amount"] and _says_return(raw))
    is_card = style.has_card_columns and (plus > minus or 0 < returns["-"] == minus)
    is_open = is_card or (returns["-"] and plus > minus)
    return None if is_open and not returns[""] + returns["+"] else "asWritten"


def _says_return(raw: RawLine) -> bool:
    return any(_CARD_RETURN.search(text) for text in (raw["payee"], raw["note"], raw["kind"]) if text)


def _signs_by_balance(raws: Sequence[RawLine], mark: DecimalMark) -> Signs | None:
    """Return the signs by which a balance column goes up and down; None without one, or where neither fits."""
    rows = []
    for raw in islice(raws, _BALANCE_ROWS):
        try:
            rows.append((parse_amount(raw["balance"], mark), parse_amount(raw["amount"], mark)))
        except DomainError:
            continue
    steps = [(later[0] - first[0], first[1], later[1]) for first, later in pairwise(rows)]
    if len(steps) < _STEPS_LEAST:
        return None
    as_written = max(sum(step == later for step, _, later in steps), sum(-step == first for step, first, _ in steps))
    opposite = max(sum(step == -later for step, _, later in steps), sum(step == first for step, first, _ in steps))
    if max(as_written, opposite) < _MOST * len(steps):
        return None
    return "reversed" if opposite > as_written else "asWritten"


def _status(words: Counter[str], answers: StyleAnswers) -> dict[str, Status | None]:
    """Return the meaning of the words of the status column; unknown ones are asked beside known ones."""
    given = {word_key(word): status for word, status in answers.status.items()}
    meanings = {word: given.get(word) or status_of(word) for word in words}
    return {} if len(words) > _WORDS_MAX or not any(meanings.values()) else meanings
