"""Queries of entries by payee and tag, in the shapes that `sources` has for all of them. These read the entries."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any

from sqlalchemy import ColumnElement, Select, func, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import table_of
from budget_api.db.models import EntryLineRow, HistoryRow, HistoryWordRow
from budget_api.history.search.matching import named_entries
from budget_api.ledger.share_sums import SharedEntry, shared_entries
from budget_api.statistics.sources import StatisticsScope, shares_per_category
from budget_core.base import months
from budget_core.base.conversions import Amount
from budget_core.base.money import ZERO
from budget_core.entries.tags import SIGN
from budget_core.statistics.reports import NamedPart

_ENTRIES, _LINES, _WORDS = table_of(HistoryRow), table_of(EntryLineRow), table_of(HistoryWordRow)
_SPENDING = _ENTRIES.c.kind.in_(("expense", "refund"))
_TOTAL = func.sum(-_ENTRIES.c.value, type_=_ENTRIES.c.value.type)
_COUNT = func.count()


def of(
    db: Session, scope: StatisticsScope, payee: str | None, tag: str | None, member_id: str | None = None
) -> "NamedEntries | None":
    """Return the entries of a payee and with a tag; None where neither is asked for."""
    return None if payee is None and tag is None else all_of(db, scope, payee, tag, member_id)


def all_of(
    db: Session, scope: StatisticsScope, payee: str | None, tag: str | None, member_id: str | None = None
) -> "NamedEntries":
    """Return the entries of a payee and with a tag, or all."""
    return NamedEntries(db, scope, named_entries(db, scope.workspace_id, payee, tag), member_id)


@dataclass(frozen=True, slots=True)
class NamedEntries:
    """Entries of the months of a scope that meet conditions."""

    db: Session
    scope: StatisticsScope
    conditions: Sequence[ColumnElement[bool]]
    member_id: str | None = None
    """Member whose part of the spending alone counts."""

    def spent(self) -> Iterator[tuple[str, Amount]]:
        """Yield months with their spending."""
        if self.member_id is not None:
            return ((month, amount) for (_, month), amount in self.spent_per_category())
        return self._monthly(self._where(_SPENDING), _TOTAL, _ENTRIES.c.currency_code)

    def incomes(self) -> Iterator[tuple[str, Amount]]:
        """Yield months with their income, in what it counted as."""
        row = _ENTRIES.c
        amount = func.coalesce(row.workspace_value, row.value, type_=row.value.type)
        code = func.coalesce(row.workspace_currency_code, row.currency_code)
        return self._monthly(self._where(row.kind == "income"), func.sum(amount, type_=row.value.type), code)

    def spent_per_category(self) -> Iterator[tuple[tuple[str, str], Amount]]:
        """Yield (category, month) with the spending."""
        if self.member_id is not None:
            yield from shares_per_category(self.db, self.scope, self.member_id, self.conditions)
            return
        row = _ENTRIES.c
        plain = self._where(_SPENDING, row.lines.is_(None))
        columns = (row.category_id, row.local_day, row.currency_code)
        yield from self._by_category(plain.with_only_columns(*columns, _TOTAL).group_by(*columns))
        divided = self._where(_SPENDING).join(_LINES, _LINES.c.entry_id == row.id)
        total = func.sum(-_LINES.c.value, type_=_LINES.c.value.type)
        columns = (_LINES.c.category_id, row.local_day, row.currency_code)
        yield from self._by_category(divided.with_only_columns(*columns, total).group_by(*columns))

    def spent_per_payee(self) -> Iterator[NamedPart]:
        """Yield spellings of payees with their spending and number of entries, one for each currency."""
        if self.member_id is not None:
            yield from self._borne(lambda entry: [entry.payee])
            return
        columns = (_ENTRIES.c.payee, _ENTRIES.c.currency_code)
        for name, code, amount, count in self._all(self._where(_SPENDING), *columns, _TOTAL, _COUNT):
            yield NamedPart(name, Amount(code, amount), count)

    def spent_per_tag(self) -> Iterator[NamedPart]:
        """Yield tags with their spending and number of entries, one for each currency."""
        if self.member_id is not None:
            yield from self._borne(lambda entry: entry.tags)
            return
        query = self._where(
            _SPENDING,
            _WORDS.c.workspace_id == self.scope.workspace_id,
            _WORDS.c.word >= SIGN,
            _WORDS.c.word < chr(ord(SIGN) + 1),
        ).join(_WORDS, _WORDS.c.entry_id == _ENTRIES.c.id)
        columns = (_WORDS.c.word, _ENTRIES.c.currency_code)
        for word, code, amount, count in self._all(query, *columns, _TOTAL, _COUNT):
            yield NamedPart(word.removeprefix(SIGN), Amount(code, amount), count)

    def _borne(self, names_of: Callable[[SharedEntry], Sequence[str]]) -> Iterator[NamedPart]:
        """Yield the part of each entry that the member bears, under each of its names."""
        scope, member_id = self.scope, self.member_id or ""
        for entry in shared_entries(self.db, scope.workspace_id, member_id, scope.days, self.conditions):
            amount = Amount(entry.currency_code, -sum(entry.parts.values(), ZERO))
            for name in names_of(entry):
                yield NamedPart(name, amount, 1)

    def _where(self, *conditions: ColumnElement[bool]) -> Select[Any]:
        row = _ENTRIES.c
        return select(_ENTRIES).where(
            readable.entries(row, self.scope.workspace_id),
            row.deleted_at.is_(None),
            row.local_day.between(*self.scope.days),
            *self.conditions,
            *conditions,
        )

    def _all(self, query: Select[Any], *columns: Any) -> Sequence[Any]:
        """Return the columns grouped by all but the last two: a sum and a number."""
        return self.db.execute(query.with_only_columns(*columns).group_by(*columns[:-2])).all()

    def _monthly(self, query: Select[Any], total: Any, code: Any) -> Iterator[tuple[str, Amount]]:
        for day, currency_code, amount, _ in self._all(query, _ENTRIES.c.local_day, code, total, _COUNT):
            yield self._month(day), Amount(currency_code, amount)

    def _by_category(self, query: Select[Any]) -> Iterator[tuple[tuple[str, str], Amount]]:
        sums: dict[tuple[str, str, str], Any] = defaultdict(int)
        for category_id, day, code, amount in self.db.execute(query):
            sums[category_id, self._month(day), code] += amount
        return (((key, month), Amount(code, amount)) for (key, month, code), amount in sums.items() if amount)

    def _month(self, day: str) -> str:
        return months.month_of(date.fromisoformat(day), self.scope.first_day)
