"""A group of Splitwise as its export writes it, with its balances by Splitwise's rules: what each paid less their part.

The form is that of exports people have published: an empty line after the titles, titles in the person's language,
one row of total balances for each currency.
"""

import csv
import io
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tests.migrate_files.figures import Months, Shown

ME, BOB, YURKO, QUOTED = "Ann Lee 🦊", "Bob, Jr.", "Юрко", 'Cid "the" Kid'
PEOPLE = (ME, BOB, YURKO, QUOTED)
TITLES = ("Date", "Description", "Category", "Cost", "Currency")
GERMAN = ("Datum", "Beschreibung", "Kategorie", "Kosten", "Währung")


@dataclass(frozen=True)
class Bill:
    """What people paid and what they owe of it, in hundredths."""

    day: str
    text: str
    category: str
    currency: str
    paid: Mapping[str, int]
    owed: Mapping[str, int]

    @property
    def cost(self) -> int:
        """The sum of what was paid."""
        return sum(self.paid.values())

    def net(self, person: str) -> int:
        """What a person paid less what they owe."""
        return self.paid.get(person, 0) - self.owed.get(person, 0)


BILLS = [
    Bill("2024-01-05", 'Hotel, "by the sea"', "Hotel", "EUR", {ME: 9000}, {ME: 3000, BOB: 3000, YURKO: 3000}),
    Bill("2024-01-06", "0.1", "Groceries", "EUR", {BOB: 10}, {ME: 5, BOB: 5}),
    Bill("2024-01-06", "0.2", "Groceries", "EUR", {BOB: 20}, {ME: 20}),
    Bill("2024-01-07", "14,30", "Dining out", "EUR", {ME: 6000, BOB: 4000}, {ME: 3333, BOB: 3333, YURKO: 3334}),
    Bill("2024-01-08", "Deposit back", "Hotel", "EUR", {ME: -3000}, {ME: -1000, BOB: -1000, YURKO: -1000}),
    Bill("2024-01-09", "Кава ☕", "Кав’ярні", "UAH", {YURKO: 24500}, {ME: 12250, QUOTED: 12250}),
    Bill("2024-01-10", "For myself", "General", "EUR", {ME: 700}, {ME: 700}),
    Bill("2024-02-01", "Bob J. paid Ann L.", "Payment", "EUR", {BOB: 2500}, {ME: 2500}),
    Bill("2024-02-02", "Ramen", "Ramen", "JPY", {ME: 100000, BOB: 200000}, {QUOTED: 250000, ME: 50000}),
    Bill("2024-02-29", "Gift", "Gifts", "USD", {ME: 4000, BOB: 3000, YURKO: 1000}, {QUOTED: 8000}),
    Bill("2024-03-01", "Back to two", "Gifts", "USD", {ME: -500, BOB: -500}, {QUOTED: -1000}),
]  # fmt: skip


def balances(bills: Sequence[Bill] = BILLS) -> dict[tuple[str, str], int]:
    """The balances that are not zero, by person and currency."""
    sums: defaultdict[tuple[str, str], int] = defaultdict(int)
    for bill in bills:
        for person in {*bill.paid, *bill.owed}:
            sums[person, bill.currency] += bill.net(person)
    return {key: value for key, value in sums.items() if value}


def spent(currency: str) -> Months:
    """What a category's month cost in a currency; a payment costs nothing, and what nobody owes for is not brought."""
    sums: defaultdict[tuple[str, str], int] = defaultdict(int)
    for bill in BILLS:
        if bill.currency == currency and bill.category != "Payment" and any(map(bill.net, PEOPLE)):
            sums[bill.day[:7], bill.category] += bill.cost
    return {key: Shown(0, value, 0) for key, value in sums.items()}


def money(value: int) -> str:
    """An amount as Splitwise writes it."""
    return f"{'-' if value < 0 else ''}{abs(value) // 100}.{abs(value) % 100:02}"


def rows(
    bills: Sequence[Bill] = BILLS, people: Sequence[str] = PEOPLE, total: str = "Total balance"
) -> list[list[str]]:
    """The rows below the titles, with those of total balances."""
    found = [
        [each.day, each.text, each.category, money(each.cost), each.currency, *(money(each.net(one)) for one in people)]
        for each in bills
    ]
    sums = balances(bills)
    for code in dict.fromkeys(each.currency for each in bills):
        found.append(["2024-06-01", total, " ", " ", code, *(money(sums.get((one, code), 0)) for one in people)])
    return found


def written(lines: Sequence[Sequence[str]], people: Sequence[str] = PEOPLE, titles: Sequence[str] = TITLES) -> bytes:
    """The bytes of a file."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow([*titles, *people])
    text.write("\n")
    writer.writerows(lines)
    return text.getvalue().encode()


def file(bills: Sequence[Bill] = BILLS, people: Sequence[str] = PEOPLE) -> tuple[str, bytes]:
    """The export of a group."""
    return "summer-trip_2024-06-01_export.csv", written(rows(bills, people), people)
