"""Columns of a table, chosen by their names and by the cells below them."""

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice, pairwise
from typing import Final

from budget_core.base.currencies import SELECTABLE
from budget_core.base.errors import DomainError
from budget_core.imports.columns import Columns, guess_columns, known_field, places
from budget_core.imports.days import is_day
from budget_core.imports.numbers import decide_mark, is_amount, is_money, parse_amount
from budget_core.imports.raw_lines import Field
from budget_core.imports.words import direction_of, says_direction, says_status

SAMPLE_ROWS: Final = 200
"""Rows that are looked at; a column that is empty in these is looked at in all."""
_WORDS_MAX: Final = 12
_IBAN: Final = re.compile(r"[A-Z]{2}[0-9]{2}[A-Z0-9 ]{8,40}|[0-9 /-]{6,40}")
_LETTERS: Final = re.compile(r"[^\W\d_]")
_STATUS_MAX_CHARACTERS: Final = 40
_LAST_TIER: Final = 10
_SUM_ROWS_LEAST: Final = 4
"""Rows by which a running sum is known where the name says amount: of two, it can be chance."""
_AMOUNTS: Final[frozenset[Field]] = frozenset({"amount", "outflow", "inflow"})
Rows = Sequence[Sequence[str]]


class _Cells:
    """Nonempty cells of each column, in the sample."""

    def __init__(self, rows: Rows, width: int) -> None:
        self.columns = [[row[at].strip() for row in rows if at < len(row) and row[at].strip()] for at in range(width)]
        self._rows = rows

    def all_are(self, at: int, check: Callable[[str], bool]) -> bool:
        """Return whether a column has cells, and all of them pass."""
        return bool(self.columns[at]) and all(map(check, self.columns[at]))

    def has_text(self, at: int) -> bool:
        """Return whether a column has a cell with words."""
        return any(map(_is_text, self.columns[at]))

    def is_direction(self, at: int) -> bool:
        """Return whether half of a column's cells are words of a direction."""
        return 0 < len(self.columns[at]) <= 2 * sum(direction_of(cell) is not None for cell in self.columns[at])

    def words(self, at: int) -> set[str]:
        """Return the different cells of a column."""
        return set(self.columns[at])


def choose_columns(header: Sequence[str], rows: Iterable[Sequence[str]]) -> dict[str, Field]:
    """Return the fields of columns; without a known day or amount they are what their names say.

    `rows` are those below the header. A column whose name is known counts if its cells fit it: an empty one loses its
    text to the next, a running sum is a balance.
    """
    sample = list(islice(rows, SAMPLE_ROWS))
    guessed = guess_columns(header)
    if not sample or not ({"date"} | _AMOUNTS) & set(guessed.values()):
        return guessed
    cells = _Cells(sample, len(header))
    chosen: dict[int, Field] = {}
    for field in ("date", "amount", "outflow", "inflow"):
        _choose(chosen, header, cells, field, is_day if field == "date" else is_amount)
    _find_missing(chosen, header, cells)
    fields = set(chosen.values())
    if not ("date" in fields and fields & _AMOUNTS):
        return guessed
    _tell_balance_apart(chosen, header, cells, sample)
    _choose(chosen, header, cells, "balance", is_amount)
    _choose_words(chosen, header, cells)
    others: tuple[Field, ...] = (
        "currency", "operationAmount", "operationCurrency", "account", "otherAccount", "category", "tags", "bankId",
        "refundOf",
    )  # fmt: skip
    for field in others:
        _choose(chosen, header, cells, field, bool)
    _choose_texts(chosen, header, cells, sample)
    return {header[at]: field for at, field in sorted(chosen.items())}


def with_words(columns: Columns, header: Sequence[str], rows: Iterable[Sequence[str]]) -> dict[str, Field]:
    """Return columns that the person names, with those of words and balances that the table has beside them."""
    cells_of = list(islice(rows, SAMPLE_ROWS))
    cells = _Cells(cells_of, len(header))
    named = places(columns, header) or {}
    chosen = dict(named)
    _choose(chosen, header, cells, "balance", is_amount)
    _choose_words(chosen, header, cells)
    return {**columns, **{header[at]: field for at, field in chosen.items() if at not in named}}


def _candidates(header: Sequence[str], field: Field) -> list[int]:
    """Return the columns known for a field, the likeliest first."""
    found = [(known[1], at) for at, name in enumerate(header) if (known := known_field(name)) and known[0] == field]
    return [at for _, at in sorted(found)]


def _choose(
    chosen: dict[int, Field], header: Sequence[str], cells: _Cells, field: Field, check: Callable[[str], bool]
) -> None:
    """Choose the likeliest known column of which most cells pass."""
    if field in chosen.values():
        return
    for at in _candidates(header, field):
        column = cells.columns[at]
        if at not in chosen and column and 2 * sum(map(check, column)) >= len(column):
            chosen[at] = field
            return


def _find_missing(chosen: dict[int, Field], header: Sequence[str], cells: _Cells) -> None:
    """Find the day beside a known amount, or the only amount beside a known day, by the cells."""
    fields = set(chosen.values())
    unknown = [at for at, name in enumerate(header) if at not in chosen and known_field(name) is None]
    if "date" not in fields and fields & _AMOUNTS:
        chosen.update(dict.fromkeys([at for at in unknown if cells.all_are(at, is_day)][:1], "date"))
    if "date" in fields and not fields & _AMOUNTS:
        money = [at for at in unknown if cells.all_are(at, is_amount) and any(map(is_money, cells.columns[at]))]
        if len(money) == 1:
            chosen[money[0]] = "amount"


def _tell_balance_apart(chosen: dict[int, Field], header: Sequence[str], cells: _Cells, rows: Rows) -> None:
    """Take the running sum of another column for the balance, whatever their names are."""
    amount = next((at for at, field in chosen.items() if field == "amount"), None)
    if amount is None:
        return
    tier = (known_field(header[amount]) or ("amount", 1))[1]
    if tier == 0 and len(rows) < _SUM_ROWS_LEAST:
        return
    others = [at for at in range(len(header)) if at not in chosen and cells.all_are(at, is_amount)]
    summed = next((at for at in others if _is_running_sum(rows, amount, at)), None)
    if summed is not None:
        chosen[amount], chosen[summed] = "balance", "amount"
    elif not _candidates(header, "balance"):
        unnamed = [at for at in others if known_field(header[at]) is None and _is_running_sum(rows, at, amount)]
        chosen.update(dict.fromkeys(unnamed[:1], "balance"))


def _is_running_sum(rows: Rows, total: int, amount: int) -> bool:
    """Return whether one column is another one added up, from the first row or from the last."""
    texts = [(row[total], row[amount]) for row in rows if max(total, amount) < len(row)]
    mark = decide_mark(text for pair in texts for text in pair) or "."
    try:
        pairs = [(parse_amount(first, mark), parse_amount(second, mark)) for first, second in texts]
    except DomainError:
        return False
    steps = [(later[0] - first[0], first[1], later[1]) for first, later in pairwise(pairs)]
    return any(step for step, _, _ in steps) and (
        all(step == later for step, _, later in steps) or all(-step == first for step, first, _ in steps)
    )


def _choose_words(chosen: dict[int, Field], header: Sequence[str], cells: _Cells) -> None:
    """Choose the columns whose words say the direction, the type and the status of rows, and the parts of a split."""
    fields = set(chosen.values())
    unknown = [at for at, name in enumerate(header) if at not in chosen and known_field(name) is None]
    if not fields & {"direction", "kind", "outflow", "inflow"}:
        _choose(chosen, header, cells, "direction", lambda cell: len(cell) <= _STATUS_MAX_CHARACTERS)
        if "direction" not in chosen.values():
            several = (at for at in [*unknown, *_candidates(header, "kind")] if at not in chosen)
            words = next((at for at in several if says_direction(cells.words(at), both=True)), None)
            chosen.update({} if words is None else {words: "direction"})
    if not {"kind", "direction"} & set(chosen.values()):
        _choose(chosen, header, cells, "kind", bool)
    if "status" not in fields:
        _choose(chosen, header, cells, "status", lambda cell: len(cell) <= _STATUS_MAX_CHARACTERS)
    if "status" not in chosen.values():
        by_words = (at for at in [*unknown, *_candidates(header, "note")] if at not in chosen)
        status = next((at for at in by_words if _is_status(cells.words(at))), None)
        chosen.update({} if status is None else {status: "status"})
    if "part" not in fields:
        part = next((at for at in unknown if at not in chosen and _marks_parts(cells.words(at))), None)
        chosen.update({} if part is None else {part: "part"})


def _is_status(words: set[str]) -> bool:
    return (
        0 < len(words) <= _WORDS_MAX
        and all(len(word) <= _STATUS_MAX_CHARACTERS for word in words)
        and says_status(words)
    )


def _marks_parts(words: set[str]) -> bool:
    return words == {"*", "-"}


def _choose_texts(chosen: dict[int, Field], header: Sequence[str], cells: _Cells, rows: Rows) -> None:
    """Choose payee and notes: known columns with texts, and as many as it takes for each row to have one."""
    for field in ("payee", "payer"):
        _choose(chosen, header, cells, field, _is_text)
    if "payer" in chosen.values() and "payee" not in chosen.values():
        chosen.update({at: "payee" for at, field in chosen.items() if field == "payer"})
    tiers: dict[int, list[int]] = {}
    for at, name in enumerate(header):
        known = known_field(name)
        if known and known[0] == "note" and at not in chosen and (not cells.columns[at] or cells.has_text(at)):
            tiers.setdefault(known[1] + _LAST_TIER * cells.is_direction(at), []).append(at)
    for _, columns in sorted(tiers.items()):
        if any(cells.columns[at] for at in columns) and _rows_without_text(chosen, rows):
            chosen.update(dict.fromkeys(columns, "note"))
    if not {"payee", "note"} & set(chosen.values()):
        texts = [at for at, name in enumerate(header) if at not in chosen and cells.has_text(at) and _may_be_text(name)]
        longest = max(texts, key=lambda at: sum(map(len, cells.columns[at])), default=None)
        chosen.update({} if longest is None else {longest: "note"})


def _rows_without_text(chosen: Mapping[int, Field], rows: Rows) -> bool:
    if "note" not in chosen.values():
        return True
    texts = [at for at, field in chosen.items() if field in {"payee", "payer", "note"}]
    return any(not any(at < len(row) and row[at].strip() for at in texts) for row in rows)


def _may_be_text(name: str) -> bool:
    known = known_field(name)
    return known is None or known[0] in {"note", "kind"}


def _is_text(cell: str) -> bool:
    """Return whether a cell holds words: no number of an account, no code of a currency."""
    return _LETTERS.search(cell) is not None and _IBAN.fullmatch(cell) is None and cell not in SELECTABLE
