"""Reader of Splitwise's exports."""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from uuid import NAMESPACE_OID, uuid5

from budget_core.base import currencies
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import PLACES, from_hundredths
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MigrationSource
from budget_core.migrate.builder import Builder, Words
from budget_core.migrate.files import OpenFile, Table
from budget_core.migrate.source import Figures, MonthKey, Options, Reading
from budget_core.migrate.splitwise.table import Cost, Export, is_export

_NAME: Final = re.compile(r"(.+?)(?:_\d{4}-\d{2}-\d{2})?(?:_export)?(?: \(\d+\))?\.csv", re.IGNORECASE)


class Splitwise:
    """Groups of Splitwise."""

    name: MigrationSource = "splitwise"

    def recognise(self, file: OpenFile) -> bool:
        """Return whether Splitwise wrote a file."""
        return isinstance(file, Table) and is_export(file)

    def read(self, files: Sequence[OpenFile], options: Options) -> Reading:
        """Read a group."""
        tables = [file for file in files if isinstance(file, Table)]
        if len(tables) > 1:
            raise DomainError(ErrorCode.MIGRATION_OTHERS, file=tables[1].name)
        export = Export(tables[0])
        me = None if options.me is None else _place_of(export.people, options.me)
        name = _workspace_name(tables[0].name)
        used = {*export.totals, *(each.currency_code for each in export.costs)}
        code = options.currency_code or (used.pop() if len(used) == 1 else None)
        if code is None or not currencies.is_known(code):
            return Reading(name, None, GuestImport(guest_accounts=[]), [], [], people=export.people)
        return _Reader(export, Builder(code, options.language), me).read(name)


@dataclass(frozen=True, slots=True)
class Paid:
    """Part of a cost that one person paid, and its bearers; people are named by their places."""

    payer: int
    shares: Mapping[int, int]


class _Reader:
    """A group on its way into a workspace's file."""

    def __init__(self, export: Export, builder: Builder, me: int | None) -> None:
        self._export = export
        self._builder = builder
        self._ids = [builder.person(str(uuid5(NAMESPACE_OID, f"splitwise {name}")), name) for name in export.people]
        if me is not None:
            builder.claim(self._ids[me])

    def read(self, name: str) -> Reading:
        builder, export = self._builder, self._export
        spent: defaultdict[MonthKey, int] = defaultdict(int)
        for cost in export.costs:
            if not currencies.is_known(cost.currency_code):
                builder.leave("entry", "currency", _about(cost))
                continue
            if any(cost.nets):
                self._prepare(cost)
            if any(cost.nets) and cost.category and not cost.is_payment:
                label = builder.label_of(cost.category)
                spent[MonthKey(cost.day[:7], label, cost.currency_code)] += cost.value
            self._take(cost)
        for code, totals in export.totals.items():
            if currencies.is_known(code):
                for member_id, there in zip(self._ids, totals, strict=True):
                    builder.owes(member_id, code, there)
        return builder.finish(name, {key: Figures(spent=value) for key, value in spent.items()})

    def _prepare(self, cost: Cost) -> None:
        """Add the account of a currency, and the category of a cost, when they are first needed."""
        builder, code = self._builder, cost.currency_code
        if not builder.has_account(code):
            builder.account(code, f"Splitwise {code}", code, is_in_balance=False)
        if cost.category and not cost.is_payment and not builder.has_category(cost.category):
            builder.category(cost.category, cost.category)

    def _take(self, cost: Cost) -> None:
        builder = self._builder
        unit = 10 ** (PLACES - currencies.money_digits(cost.currency_code))
        divided = divide(cost.value, cost.nets, unit)
        if cost.has_digits or any(amount % unit for amount in (cost.value, *cost.nets)):
            builder.leave("entry", "digits", _about(cost))
        elif not any(cost.nets):
            builder.leave("entry", "unshared", _about(cost))
        elif divided is None or (cost.is_payment and any(each.payer in each.shares for each in divided)):
            builder.leave("entry", "nets", _about(cost))
        else:
            for paid in divided:
                self._book(cost, paid)

    def _book(self, cost: Cost, paid: Paid) -> None:
        payer, words = self._ids[paid.payer], Words(note=cost.description)
        shares = {self._ids[bearer]: value for bearer, value in paid.shares.items()}
        if not cost.is_payment:
            sign, category = -1 if cost.value > 0 else 1, cost.category or None
            self._builder.share(cost.currency_code, cost.day, sign, category, words, paid_by=payer, shares=shares)
            return
        for receiver, value in shares.items():
            self._builder.settle(cost.currency_code, cost.day, value, (payer, receiver), words)


def divide(value: int, nets: Sequence[int], unit: int = 1) -> list[Paid] | None:
    """Return who paid a cost and who bears it; None for nets that are not those of such a cost.

    Who is above zero paid (below zero where money came back), and the others bear what they are below it. What is
    left of the cost is borne by those who paid: an equal part each, in whole units, as no balance depends on it.

    | cost | nets         | paid by                        |
    |------|--------------|--------------------------------|
    | 90   | 60, -30, -30 | a: 30 a, 30 b, 30 c            |
    | 90   | 30, 10, -40  | a: 25 a, 30 c and b: 25 b, 10 c |
    | -10  | -5, 5        | a: 5 a, 5 b                    |
    | 90   | 90, -30, -30 | None                           |
    """
    changes = [-net if value < 0 else net for net in nets]
    payers = [at for at, change in enumerate(changes) if change > 0]
    left = abs(value) - sum(changes[at] for at in payers)
    if sum(changes) or not payers or left < 0:
        return None
    owed = {at: -change for at, change in enumerate(changes) if change < 0}
    part, more = divmod(left // unit, len(payers))
    paid = []
    for number, payer in enumerate(payers):
        own = (part + (number < more)) * unit
        shares = {payer: own} if own else {}
        paid.append(Paid(payer, shares | dict(_take_from(owed, changes[payer]))))
    return paid


def _take_from(owed: dict[int, int], value: int) -> Iterator[tuple[int, int]]:
    """Yield parts of what is owed that add up to a value, and leave the rest."""
    for at in list(owed):
        part = min(owed[at], value)
        if part:
            yield at, part
        value -= part
        owed[at] -= part


def _place_of(people: Sequence[str], name: str) -> int:
    """Return the place of a person by their name; capitals count only where they tell two apart."""
    if name in people:
        return people.index(name)
    same = [at for at, each in enumerate(people) if each.casefold() == name.strip().casefold()]
    if len(same) != 1:
        raise field_error("me", ErrorCode.MIGRATION_STRANGER)
    return same[0]


def _workspace_name(file: str) -> str:
    found = _NAME.fullmatch(file)
    bare = (found[1] if found else file).replace("-", " ").replace("_", " ").strip()
    return bare[:1].upper() + bare[1:] if bare else "Splitwise"


def _about(cost: Cost) -> str:
    return f"{cost.day} {cost.description} {from_hundredths(cost.value)} {cost.currency_code}"
