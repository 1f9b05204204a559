"""Reader of Firefly III's exports."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from budget_core.base import currencies, months
from budget_core.base.money import from_hundredths
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MigrationSource
from budget_core.migrate import cells
from budget_core.migrate.builder import Builder, Part, Words
from budget_core.migrate.files import OpenFile, Table
from budget_core.migrate.firefly.recurrences import add_recurrences
from budget_core.migrate.firefly.tables import Record, amount_of, by_kind, kind_of
from budget_core.migrate.source import Figures, MonthKey, Options, Reading

_ASSET: Final = "asset account"
_DEBTS: Final = frozenset({"loan", "debt", "mortgage", "credit card"})
_NOBODY: Final = frozenset({"cash account", "initial balance account", "reconciliation account"})
_NAME: Final = "Firefly III"


class Firefly:
    """Budgets of Firefly III."""

    name: MigrationSource = "firefly"

    def recognise(self, file: OpenFile) -> bool:
        """Return whether Firefly III wrote a file."""
        return isinstance(file, Table) and kind_of(file) is not None

    def read(self, files: Sequence[OpenFile], options: Options) -> Reading:
        """Read a budget."""
        tables = by_kind([file for file in files if isinstance(file, Table)])
        records = list(tables["transactions"].records())
        said = {record.get("primary_currency_code", "") for record in records} - {""}
        used = said or {record["currency_code"] for record in records}
        code = options.currency_code or (used.copy().pop() if len(used) == 1 else None)
        if code is None or not currencies.is_known(code):
            return Reading(_NAME, None, GuestImport(guest_accounts=[]), [], [])
        return _Reader(tables, records, Builder(code, options.language), options).read()


class _Reader:
    """One export on its way into a workspace's file."""

    def __init__(self, tables: dict[str, Table], records: list[dict[str, str]], builder: Builder, options: Options):
        self._tables = tables
        self._table = tables["transactions"]
        self._records = sorted(records, key=lambda record: (record["date"], record["journal_id"].zfill(12)))
        self._builder = builder
        self._options = options
        self._figures: defaultdict[MonthKey, list[int]] = defaultdict(lambda: [0, 0])
        self._balances: defaultdict[str, int] = defaultdict(int)

    def read(self) -> Reading:
        self._add_accounts()
        self._add_categories()
        for _, group in groupby(self._records, key=lambda record: record.get("group_id") or record["journal_id"]):
            self._book(list(group))
        for key, balance in self._balances.items():
            self._builder.balance(key, balance)
        self._plan()
        budgets = {record["budget_id"]: record["name"] for record in self._of("budgets")}
        if "recurrences" in self._tables:
            add_recurrences(self._tables["recurrences"], budgets, self._builder, self._options)
        for record in self._of("piggies"):
            self._builder.leave("goal", "notKnown", record["name"])
        for record in self._of("bills"):
            self._builder.leave("bill", "notKnown", record["name"])
        for record in self._of("rules"):
            if record["row_contains"] == "rule":
                self._builder.leave("rule", "pattern", record.get("title", ""))
        return self._builder.finish(_NAME, {key: Figures(*amounts) for key, amounts in self._figures.items()})

    def _of(self, kind: str) -> Iterator[dict[str, str]]:
        return self._tables[kind].records() if kind in self._tables else iter(())

    def _add_accounts(self) -> None:
        """Add the person's own accounts: assets, and debts outside of the balance."""
        found: dict[str, tuple[bool, str, bool]] = {}
        for record in self._of("accounts"):
            kind = record["type"].casefold()
            if kind == _ASSET or kind in _DEBTS:
                found[record["name"]] = (kind == _ASSET, record["currency_code"], record["active"] in ("0", "false"))
        for record in self._records:
            for side in ("source", "destination"):
                kind, name = record.get(f"{side}_type", "").casefold(), record[f"{side}_name"]
                if (kind == _ASSET or kind in _DEBTS) and name not in found:
                    found[name] = (kind == _ASSET, record["currency_code"], False)
        for name, (is_asset, code, is_closed) in found.items():
            known = code if currencies.is_known(code) else None
            self._builder.account(
                name, name, known, is_in_balance=is_asset, is_closed=is_closed, kind="basic" if is_asset else "debt"
            )

    def _add_categories(self) -> None:
        """Add the budgets, and the categories of what has none."""
        budgets = {record["name"]: record.get("active", "1") in ("0", "false", "") for record in self._of("budgets")}
        for name, is_archived in budgets.items():
            self._builder.category(name.casefold(), name, is_archived=is_archived)
        for record in self._records:
            name = record.get("budget") or record.get("category") or ""
            if record["type"].casefold() == "withdrawal" and name and not self._builder.has_category(name.casefold()):
                self._builder.category(name.casefold(), name)

    def _book(self, group: list[dict[str, str]]) -> None:
        """Book a group: the withdrawals of one account on one day are one entry, all else an entry each."""
        withdrawals: defaultdict[tuple[str, str], list[dict[str, str]]] = defaultdict(list)
        for record in group:
            kind, day = record["type"].casefold(), self._day(record)
            source, target = record["source_name"], record["destination_name"]
            value = amount_of(self._table, record["amount"])
            if value != int(value):
                self._builder.leave("entry", "digits", f"{day} {record['amount']} {record['currency_code']}")
                continue
            is_from, is_to = (self._is_own(record, side) for side in ("source", "destination"))
            if is_from:
                self._balances[source] -= int(value)
            if is_to:
                self._balances[target] += self._received(record)
            if kind == "withdrawal" and is_from:
                withdrawals[source, day].append(record)
                if is_to:
                    self._builder.correct(target, day, self._received(record))
            elif kind == "transfer" and is_from and is_to:
                self._builder.transfer(source, target, day, int(value), self._received(record), self._words(record, ""))
            elif kind == "deposit" and is_to:
                if is_from:
                    self._builder.correct(source, day, -int(value))
                self._receive(record, day)
            else:
                change = self._builder.open if kind == "opening balance" else self._builder.correct
                for own, name, delta in ((is_from, source, -int(value)), (is_to, target, self._received(record))):
                    if own:
                        change(name, day, delta)
        for (account, day), records in withdrawals.items():
            self._spend(account, day, records)

    def _is_own(self, record: Record, side: str) -> bool:
        kind = record.get(f"{side}_type", "").casefold()
        return (kind == _ASSET or kind in _DEBTS) and self._builder.has_account(record[f"{side}_name"])

    def _received(self, record: Record) -> int:
        """Return what arrives: the foreign amount where the account is in that currency."""
        target, foreign = record["destination_name"], record.get("foreign_currency_code", "")
        has_other = self._builder.has_account(target) and self._builder.code_of(target) != record["currency_code"]
        text = record.get("foreign_amount", "") if has_other and foreign == self._builder.code_of(target) else ""
        return int(amount_of(self._table, text or record["amount"]))

    def _spend(self, account: str, day: str, records: Sequence[Record]) -> None:
        parts = []
        for record in records:
            name = record.get("budget") or record.get("category") or ""
            value, tags = int(amount_of(self._table, record["amount"])), []
            if record.get("budget") and record.get("category", "").casefold() not in ("", name.casefold()):
                tags = [record["category"]]
            note = _note(record) if len(records) > 1 else ""
            parts.append(Part(-value, name.casefold() or None, note, tuple(tags)))
            if name:
                key = MonthKey(day[:7], self._builder.label_of(name.casefold()), self._builder.code_of(account))
                self._figures[key][1] += value
        first = records[0]
        words = self._words(first, "destination")
        words.tags = [tag for record in records for tag in _tags(record)]
        if len(records) > 1:
            words.note = first.get("group_title", "")
        self._builder.book(account, day, parts, words)

    def _receive(self, record: Record, day: str) -> None:
        words = self._words(record, "source")
        tags = (record["category"],) if record.get("category") else ()
        self._builder.book(record["destination_name"], day, [Part(self._received(record), None, "", tags)], words)

    def _words(self, record: Record, payee: str) -> Words:
        is_nobody = not payee or record.get(f"{payee}_type", "").casefold() in _NOBODY
        return Words("" if is_nobody else record[f"{payee}_name"], _note(record), _tags(record))

    def _day(self, record: Record) -> str:
        return cells.day(self._table.name, record["date"]).isoformat()

    def _plan(self) -> None:
        """Plan the limits of whole months; others are named."""
        for record in self._of("budgets"):
            table = self._tables["budgets"]
            if not record["start_date"]:
                continue
            first, last = (cells.day(table.name, record[name]) for name in ("start_date", "end_date"))
            month, value = f"{first:%Y-%m}", amount_of(table, record["amount"])
            code = record.get("currency_code") or self._builder.currency_code
            if (first, last) != months.day_range(month, 1) or value != int(value) or not currencies.is_known(code):
                self._builder.leave(
                    "plan", "pattern", f"{record['name']} {first} – {last} {from_hundredths(int(value))}"
                )
                continue
            key = record["name"].casefold()
            self._builder.plan(key, month, int(value), code)
            self._figures[MonthKey(month, self._builder.label_of(key), code)][0] += int(value)


def _note(record: Record) -> str:
    return "\n".join(filter(None, (record.get("description", ""), record.get("notes", ""))))


def _tags(record: Record) -> list[str]:
    return [tag for tag in record.get("tags", "").split(",") if tag.strip()]
