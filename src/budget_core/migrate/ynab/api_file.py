"""The JSON of YNAB's API for a whole budget; its amounts are thousandths."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from typing import Any, Final

from budget_core.base import currencies
from budget_core.base.money import from_hundredths
from budget_core.migrate import cells
from budget_core.migrate.files import Document, unreadable
from budget_core.migrate.source import Options
from budget_core.migrate.ynab.model import (
    CARD_GROUP,
    HIDDEN_GROUP,
    READY_TO_ASSIGN,
    Account,
    Budget,
    Category,
    MonthRow,
    Scheduled,
    Side,
    Transaction,
)

_NEEDED: Final = ("accounts", "categories", "transactions", "months")
_INTERNAL: Final = "internal master category"
_RHYTHMS: Final[Mapping[str, tuple[str, int]]] = {
    "never": ("once", 1),
    "daily": ("day", 1),
    "weekly": ("week", 1),
    "everyOtherWeek": ("week", 2),
    "every4Weeks": ("week", 4),
    "monthly": ("month", 1),
    "everyOtherMonth": ("month", 2),
    "every3Months": ("month", 3),
    "every4Months": ("month", 4),
    "twiceAYear": ("month", 6),
    "yearly": ("year", 1),
    "everyOtherYear": ("year", 2),
}

Json = Mapping[str, Any]


def is_budget(content: Any) -> bool:
    """Return whether a document is a budget of YNAB's API, with its envelope or without."""
    return _budget(content) is not None


def read_document(file: Document, options: Options) -> Budget:
    """Return the budget of a document."""
    return _Document(file, _budget(file.content) or {}, options).budget()


def _budget(content: Any) -> Json | None:
    for name in ("data", "budget", "plan"):
        if isinstance(content, dict) and isinstance(content.get(name), dict):
            content = content[name]
    return (
        content if isinstance(content, dict) and all(isinstance(content.get(name), list) for name in _NEEDED) else None
    )


class _Document:
    """A budget's document."""

    def __init__(self, file: Document, budget: Json, options: Options) -> None:
        self._file = file.name
        self._content = budget
        self._options = options
        groups = {cells.text(each.get("id")): each for each in self._rows("category_groups")}
        self._categories = {cells.text(each.get("id")): each for each in self._rows("categories", with_deleted=True)}
        self._groups = {
            key: cells.text(groups.get(cells.text(each.get("category_group_id")), {}).get("name"))
            for key, each in self._categories.items()
        }
        self._payees = {
            cells.text(each.get("id")): cells.text(each.get("name")) for each in self._rows("payees", with_deleted=True)
        }

    def budget(self) -> Budget:
        format_ = self._content.get("currency_format")
        code = cells.text(format_.get("iso_code")) if isinstance(format_, dict) else ""
        months = list(self._months())
        spent = {each.category for each in months if each.assigned or each.activity or each.available}
        transactions = list(self._transactions())
        spent |= {side.category for each in transactions for side in each.sides if side.category}
        names = {key: cells.text(each.get("name")) for key, each in self._categories.items()}
        return Budget(
            file=self._file,
            name=cells.text(self._content.get("name")) or "YNAB",
            currency_code=code if currencies.is_known(code) else None,
            accounts=list(self._accounts()),
            categories=[
                Category(
                    key,
                    names[key],
                    self._groups[key],
                    bool(each.get("hidden") or each.get("deleted")) or self._groups[key].casefold() == HIDDEN_GROUP,
                )
                for key, each in self._categories.items()
                if not self._is_own(key) and (key in spent or not each.get("deleted"))
            ],
            transactions=transactions,
            months=[each for each in months if not self._is_own(each.category)],
            schedules=list(self._schedules()),
            goals=[
                names[key]
                for key, each in self._categories.items()
                if each.get("goal_type") and not each.get("deleted")
            ],
            card_payments=[
                f"{each.month} {names[each.category]} {from_hundredths(each.assigned)}"
                for each in months
                if each.assigned and self._is_card(each.category)
            ],
        )

    def _is_own(self, category: str) -> bool:
        """Return whether a category is one of YNAB's own: of incomes, or of a card's payments."""
        return self._is_card(category) or self._groups.get(category, "").casefold() == _INTERNAL

    def _is_card(self, category: str) -> bool:
        return self._groups.get(category, "").casefold() == CARD_GROUP

    def _accounts(self) -> Iterator[Account]:
        for each in self._rows("accounts"):
            yield Account(
                cells.text(each.get("id")),
                cells.text(each.get("name")),
                not each.get("on_budget"),
                bool(each.get("closed")),
                self._hundredths(each.get("balance")),
            )

    def _transactions(self) -> Iterator[Transaction]:
        parts: defaultdict[str, list[Json]] = defaultdict(list)
        for each in self._rows("subtransactions"):
            parts[cells.text(each.get("transaction_id"))].append(each)
        for each in sorted(self._rows("transactions"), key=lambda row: cells.text(row.get("date"))):
            own = parts.get(cells.text(each.get("id")), [])
            yield Transaction(
                account=cells.text(each.get("account_id")),
                day=cells.day(self._file, each.get("date")).isoformat(),
                payee="" if each.get("transfer_account_id") else self._payees.get(cells.text(each.get("payee_id")), ""),
                note=cells.text(each.get("memo")),
                sides=[self._side(part, cells.text(part.get("memo"))) for part in own] or [self._side(each, "")],
            )

    def _side(self, row: Json, note: str) -> Side:
        category = cells.key(row.get("category_id"))
        name = cells.text(self._categories.get(category or "", {}).get("name"))
        is_own = category is None or category not in self._categories or self._is_own(category)
        return Side(
            value=self._hundredths(row.get("amount")),
            category=None if is_own else category,
            note=note,
            other=cells.key(row.get("transfer_account_id")),
            is_income=name.casefold() in READY_TO_ASSIGN,
        )

    def _months(self) -> Iterator[MonthRow]:
        for month in self._rows("months"):
            key = f"{cells.day(self._file, month.get('month')):%Y-%m}"
            rows = month.get("categories")
            for each in rows if isinstance(rows, list) else []:
                if isinstance(each, dict):
                    yield MonthRow(
                        key,
                        cells.text(each.get("id")),
                        self._hundredths(each.get("budgeted")),
                        self._hundredths(each.get("activity")),
                        self._hundredths(each.get("balance")),
                    )

    def _schedules(self) -> Iterator[Scheduled]:
        split = {cells.text(each.get("scheduled_transaction_id")) for each in self._rows("scheduled_subtransactions")}
        for each in self._rows("scheduled_transactions"):
            side = self._side(each, "")
            payee = self._payees.get(cells.text(each.get("payee_id")), "")
            is_known = cells.text(each.get("frequency")) in _RHYTHMS and cells.text(each.get("id")) not in split
            yield Scheduled(
                account=cells.text(each.get("account_id")),
                value=side.value,
                payee="" if side.other else payee,
                note=cells.text(each.get("memo")),
                category=side.category,
                other=side.other,
                rhythm=self._rhythm(each) if is_known else None,
            )

    def _rhythm(self, row: Json) -> dict[str, Any]:
        frequency, every = _RHYTHMS[cells.text(row.get("frequency"))]
        first = cells.day(self._file, row.get("date_first")).isoformat()
        following = row.get("date_next") or row.get("date_first")
        return {
            "frequency": frequency,
            "every": every,
            "start_date": first,
            "active_from": cells.day(self._file, following).isoformat(),
        }

    def _rows(self, name: str, *, with_deleted: bool = False) -> Iterator[Json]:
        rows = self._content.get(name)
        for each in rows if isinstance(rows, list) else []:
            if not isinstance(each, dict):
                raise unreadable(self._file, each)
            if with_deleted or not each.get("deleted"):
                yield each

    def _hundredths(self, value: Any) -> int:
        """Return hundredths of thousandths; currencies with three decimals have no hundredths."""
        thousandths = cells.whole(self._file, value)
        if thousandths % 10:
            raise unreadable(self._file, thousandths)
        return thousandths // 10
