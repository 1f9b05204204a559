"""Splitwise's CSV: a row a cost, with what each person's balance changed by. Amounts are whole hundredths.

Its titles come in the person's language, but always in one order; the rows of total balances have no category and no
cost.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import to_hundredths
from budget_core.imports.numbers import DecimalMark, decide_mark, parse_amount
from budget_core.migrate import cells
from budget_core.migrate.files import Table, broken, unreadable
from budget_core.migrate.texts import one_line

_TITLES: Final = ("Date", "Description", "Category", "Cost", "Currency")
_DAY, _DESCRIPTION, _CATEGORY, _COST, _CURRENCY, _PEOPLE = range(6)
_CODE: Final = re.compile("[A-Z]{3}")
_PAYMENTS: Final = frozenset(
    {"payment", "zahlung", "pago", "pagamento", "paiement", "betaling", "betalning", "płatność", "платіж", "оплата"}
)


@dataclass(frozen=True, slots=True)
class Cost:
    """A row: what was paid, and the change of each person's balance."""

    day: str
    description: str
    category: str
    value: int
    """Below zero for money that came back."""
    currency_code: str
    nets: Sequence[int]
    """By the place of the person: above zero for who paid more than their part."""
    has_digits: bool = False
    """True where an amount has more decimals than may be kept."""

    @property
    def is_payment(self) -> bool:
        """Return whether one person gave money to another."""
        return self.category.casefold() in _PAYMENTS


def is_export(table: Table) -> bool:
    """Return whether Splitwise wrote a table."""
    if table.header[:_PEOPLE] == _TITLES:
        return True
    return len(table.header) > _PEOPLE and bool(table.rows) and _is_total(table.rows[-1])


class Export:
    """The content of a file."""

    def __init__(self, table: Table) -> None:
        self._file = table.name
        places = [at for at, name in enumerate(table.header) if at >= _PEOPLE and name]
        named = {*range(_PEOPLE), *places}
        rows = [row for row in table.rows if any(cell.strip() for cell in row)]
        for row in rows:
            if len(row) < len(table.header) or any(cell.strip() for at, cell in enumerate(row) if at not in named):
                raise broken(table.name)
        if not places or not rows or not _is_total(rows[-1]):
            raise broken(table.name)
        self._places = places
        self._mark: DecimalMark = decide_mark(row[at] for row in rows for at in (_COST, *places)) or "."
        self.people = _names(table.header[at] for at in places)
        self.costs = [self._cost(row) for row in rows if not _is_total(row)]
        self.totals = {row[_CURRENCY].strip(): self._nets(row)[0] for row in rows if _is_total(row)}
        """Balance of each person by currency, as the file says it."""
        if any(sum(total) for total in self.totals.values()):
            raise DomainError(ErrorCode.MIGRATION_TOTALS, file=table.name)

    def _cost(self, row: Sequence[str]) -> Cost:
        nets, has_digits = self._nets(row)
        value, is_finer = self._amount(row[_COST])
        return Cost(
            day=cells.day(self._file, row[_DAY].strip()).isoformat(),
            description=row[_DESCRIPTION].strip(),
            category=row[_CATEGORY].strip(),
            value=value,
            currency_code=row[_CURRENCY].strip(),
            nets=nets,
            has_digits=has_digits or is_finer,
        )

    def _nets(self, row: Sequence[str]) -> tuple[list[int], bool]:
        read = [self._amount(row[at]) if row[at].strip() else (0, False) for at in self._places]
        return [value for value, _ in read], any(is_finer for _, is_finer in read)

    def _amount(self, text: str) -> tuple[int, bool]:
        """Return an amount, rounded where it has more decimals than may be kept."""
        try:
            return to_hundredths(parse_amount(text, self._mark)), False
        except DomainError as error:
            if error.code != ErrorCode.VALIDATION_AMOUNT_DIGITS:
                raise unreadable(self._file, text) from None
        return to_hundredths(parse_amount(text, self._mark, rounded=True)), True


def _is_total(row: Sequence[str]) -> bool:
    """Return whether a row holds the balances of a currency."""
    return (
        len(row) > _PEOPLE
        and not row[_CATEGORY].strip()
        and not row[_COST].strip()
        and _CODE.fullmatch(row[_CURRENCY].strip()) is not None
    )


def _names(titles: Iterable[str]) -> list[str]:
    """Return the names of people, those of one name with a number."""
    names: list[str] = []
    for title in titles:
        bare = name = one_line(title, limits.NAME_MAX_CHARACTERS) or "?"
        number = 1
        while name.casefold() in {each.casefold() for each in names}:
            number += 1
            name = f"{bare[:90]} {number}"
        names.append(name)
    return names
