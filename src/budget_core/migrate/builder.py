"""Workspace's file in the making. Amounts are whole hundredths, keys are the other app's own."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from decimal import Decimal
from typing import Any, Final, NamedTuple

from budget_core.base import currencies, icons, limits
from budget_core.base.money import ZERO, from_hundredths
from budget_core.base.texts import text_of
from budget_core.contract.types import AccountType
from budget_core.contract.workspaces.guest_rows import (
    GuestAccount,
    GuestAdjustment,
    GuestCarryRule,
    GuestCategory,
    GuestEntry,
    GuestExpectedIncome,
    GuestImportRule,
    GuestLine,
    GuestMember,
    GuestPlanningCategory,
    GuestSchedule,
)
from budget_core.contract.workspaces.guests import GuestImport, GuestSettings
from budget_core.contract.workspaces.migration import (
    LeftKind,
    LeftReason,
    MigratedBalance,
    MigratedKind,
    NotTaken,
    Taken,
)
from budget_core.entries.shares import balances
from budget_core.migrate.source import Figures, MonthKey, Reading
from budget_core.migrate.texts import name_of, note_of, one_line, tags_of
from budget_core.planning.carry_over import Carry

NO_CATEGORY: Final = "no-category"
"""Key and label of the category of spending that has none in the other app."""
_HUNDREDTHS_MAX: Final = int(limits.AMOUNT_MAX * 100)
_KINDS: Final[tuple[MigratedKind, ...]] = (
    "person", "account", "opening", "correction", "category", "month", "plan", "carryRule", "entry", "split", "refund",
    "income", "transfer", "settlement", "schedule", "rule", "tag", "payee",
)  # fmt: skip


@dataclass(slots=True)
class Part:
    """Part of an entry: what a category gave or got back, or an income."""

    value: int
    """Below zero for spending."""
    category: str | None = None
    note: str = ""
    tags: tuple[str, ...] = ()


@dataclass(slots=True)
class Words:
    """Words of an entry, beside its amount."""

    payee: str = ""
    note: str = ""
    tags: Sequence[str] = ()


@dataclass(slots=True)
class _Account:
    label: str
    name: str
    currency_code: str
    is_in_balance: bool
    is_closed: bool
    type: AccountType
    opening: int = 0
    opening_day: str | None = None
    corrections: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    """Change of the balance by day."""
    moves: defaultdict[str, int] = field(default_factory=lambda: defaultdict(int))
    """Sum that entries moved, by day."""
    there: int = 0
    """Balance in the other app."""


@dataclass(slots=True)
class _Category:
    label: str
    name: str
    group: str
    is_archived: bool


class _Shared(NamedTuple):
    """Entry as balances of people read it."""

    kind: str
    paid_by: str | None
    shares: Mapping[str, Decimal]
    currency_code: str


class Builder:
    """Workspace's file in the making."""

    def __init__(self, currency_code: str, language: str, first_day: int = 1) -> None:
        self.currency_code = currency_code
        self._language = language
        self._first_day = first_day
        self._accounts: dict[str, _Account] = {}
        self._people: dict[str, GuestMember] = {}
        self._owed: dict[tuple[str, str], int] = {}
        """Balance of a person in a currency in the other app."""
        self._categories: dict[str, _Category] = {}
        self._plans: dict[tuple[str, str], GuestPlanningCategory] = {}
        self._carry: dict[str, list[tuple[str, Carry]]] = defaultdict(list)
        self._expected: list[GuestExpectedIncome] = []
        self._rules: list[GuestImportRule] = []
        self._schedules: list[GuestSchedule] = []
        self._entries: list[GuestEntry] = []
        self._taken: Counter[MigratedKind] = Counter()
        self._left: dict[tuple[LeftKind, LeftReason], NotTaken] = {}
        self._tags: set[str] = set()
        self._payees: set[str] = set()

    def account(
        self,
        key: str,
        name: str,
        currency_code: str | None = None,
        *,
        is_in_balance: bool = True,
        is_closed: bool = False,
        kind: AccountType = "basic",
    ) -> None:
        """Add an account."""
        label = f"account-{len(self._accounts) + 1}"
        code = currency_code or self.currency_code
        self._accounts[key] = _Account(label, name_of(name, "Account"), code, is_in_balance, is_closed, kind)

    def has_account(self, key: str | None) -> bool:
        """Return whether there is an account of this key."""
        return key in self._accounts

    def is_in_balance(self, key: str) -> bool:
        """Return whether an account counts in the budget."""
        return self._accounts[key].is_in_balance

    def code_of(self, key: str) -> str:
        """Return the currency of an account."""
        return self._accounts[key].currency_code

    def person(self, member_id: str, name: str) -> str:
        """Add somebody who pays or bears shares; their id is returned."""
        self._people[member_id] = GuestMember(id=member_id, name=name)
        return member_id

    def claim(self, member_id: str) -> None:
        """Say that a person is whoever brings the files."""
        self._people[member_id].is_mine = True

    def owes(self, member_id: str, currency_code: str, there: int) -> None:
        """Say the balance that a person has in the other app: below zero for who owes."""
        self._owed[member_id, currency_code] = there

    def category(self, key: str, name: str, group: str = "", *, is_archived: bool = False) -> str:
        """Add a category; its label in the workspace's file is returned."""
        label = f"category-{len(self._categories) + 1}"
        self._categories[key] = _Category(label, name_of(name, "Category"), one_line(group, 40), is_archived)
        return label

    def has_category(self, key: str | None) -> bool:
        """Return whether there is a category of this key."""
        return key in self._categories

    def label_of(self, key: str) -> str:
        """Return the label of a category in the workspace's file."""
        return self._categories[key].label

    def leave(self, kind: LeftKind, reason: LeftReason, example: str = "", count: int = 1) -> None:
        """Note something that is not taken as it was."""
        left = self._left.setdefault((kind, reason), NotTaken(kind=kind, reason=reason, count=0, examples=[]))
        left.count += count
        if example and len(left.examples) < limits.MIGRATION_EXAMPLES_SHOWN:
            left.examples.append(one_line(example, limits.LABEL_MAX_CHARACTERS))

    def balance(self, key: str, there: int) -> None:
        """Say the balance that an account has in the other app."""
        self._accounts[key].there = there

    def open(self, key: str, day: str, value: int) -> None:
        """Add to the balance that an account begins with."""
        account = self._accounts[key]
        if not value or not self._fits(account.currency_code, value, day):
            return
        account.opening += value
        account.opening_day = min(day, account.opening_day or day)

    def correct(self, key: str, day: str, value: int) -> None:
        """Change the balance of an account on a day without an entry."""
        account = self._accounts[key]
        if value and self._fits(account.currency_code, value, day):
            account.corrections[day] += value

    def book(self, key: str, day: str, parts: Iterable[Part], words: Words) -> None:
        """Book what an account paid or got on a day: entries by their sign, and by whether they have a category."""
        code = self._accounts[key].currency_code
        own = [part for part in parts if part.value]
        if not own:
            self.leave("entry", "zero", f"{day} {words.payee or words.note}")
            return
        own = [part for part in own if self._fits(code, part.value, f"{day} {words.payee}")]
        for part in own:
            if part.value < 0 and part.category is None:
                part.category = self._no_category()
        self._taken["split"] += len(own) > 1
        for sign in (-1, 1):
            lines = [part for part in own if part.value * sign > 0 and part.category is not None]
            for start in range(0, len(lines), limits.ENTRY_LINES_MAX):
                self._spend(key, day, lines[start : start + limits.ENTRY_LINES_MAX], words)
        for part in own:
            if part.category is None:
                self._receive(key, day, part, words)

    def transfer(self, source: str, target: str, day: str, sent: int, received: int, words: Words) -> None:
        """Book a transfer between two accounts."""
        paying, getting = self._accounts[source], self._accounts[target]
        about = f"{day} {words.payee or words.note}"
        if sent <= 0 or received <= 0:
            self.leave("entry", "zero", about)
            return
        if not self._fits(paying.currency_code, sent, about) or not self._fits(getting.currency_code, received, about):
            return
        self._taken["transfer"] += 1
        is_exchange = paying.currency_code != getting.currency_code
        self._add(
            day,
            words,
            kind="transfer",
            account_id=getting.label,
            from_account_id=paying.label,
            value=from_hundredths(received),
            from_value=from_hundredths(sent) if is_exchange else None,
            from_currency_code=paying.currency_code if is_exchange else None,
        )
        getting.moves[day] += received
        paying.moves[day] -= sent

    def share(
        self,
        key: str,
        day: str,
        sign: int,
        category: str | None,
        words: Words,
        *,
        paid_by: str,
        shares: Mapping[str, int],
    ) -> None:
        """Book a cost, or by a `sign` above zero a refund, that people bear."""
        account = self._accounts[key]
        total = sum(shares.values())
        self._taken["refund"] += sign > 0
        self._add(
            day,
            words,
            kind="refund" if sign > 0 else "expense",
            account_id=account.label,
            category_id=self._categories[category or self._no_category()].label,
            value=from_hundredths(sign * total),
            currency_code=None if account.currency_code == self.currency_code else account.currency_code,
            paid_by=paid_by,
            shares={member_id: from_hundredths(share) for member_id, share in shares.items()},
        )
        account.moves[day] += sign * total

    def settle(self, code: str, day: str, value: int, between: tuple[str, str], words: Words) -> None:
        """Book what the first of two people gave to the second."""
        payer, receiver = between
        self._taken["settlement"] += 1
        amount = from_hundredths(value)
        self._add(
            day,
            words,
            kind="settlement",
            value=amount,
            currency_code=code,
            paid_by=payer,
            shares={receiver: amount},
        )

    def _spend(self, key: str, day: str, lines: Sequence[Part], words: Words) -> None:
        """Book an expense, or a refund, of one or several categories."""
        account = self._accounts[key]
        total = sum(part.value for part in lines)
        first = self._categories[lines[0].category or ""].label
        tags = [*words.tags, *(tag for part in lines for tag in part.tags)]
        details: dict[str, Any] = {"category_id": first}
        if len(lines) > 1:
            details["lines"] = [
                GuestLine(
                    category_id=self._categories[part.category or ""].label,
                    value=from_hundredths(part.value),
                    note=self._note(part.note),
                )
                for part in lines
            ]
            note = words.note
        else:
            note = _joined(words.note, lines[0].note)
        if account.currency_code != self.currency_code:
            details["currency_code"] = account.currency_code
        self._taken["refund"] += total > 0
        self._add(
            day,
            Words(words.payee, note, tags),
            kind="refund" if total > 0 else "expense",
            account_id=account.label,
            value=from_hundredths(total),
            **details,
        )
        account.moves[day] += total

    def _receive(self, key: str, day: str, part: Part, words: Words) -> None:
        """Book an income."""
        account = self._accounts[key]
        self._taken["income"] += 1
        note, tags = _joined(words.note, part.note), [*words.tags, *part.tags]
        self._add(
            day,
            Words(words.payee, note, tags),
            kind="income",
            account_id=account.label,
            value=from_hundredths(part.value),
            currency_code=None if account.currency_code == self.currency_code else account.currency_code,
        )
        account.moves[day] += part.value

    def _no_category(self) -> str:
        """Return the category of spending without one, which is made when it is first needed."""
        if NO_CATEGORY not in self._categories:
            name = text_of("category.none", self._language)
            self._categories[NO_CATEGORY] = _Category(NO_CATEGORY, name, "", is_archived=False)
        return NO_CATEGORY

    def _add(self, day: str, words: Words, **fields: Any) -> None:
        tags = tags_of(words.tags) if words.tags else []
        if len(tags) > limits.TAGS_MAX:
            self.leave("tag", "cut", day)
            tags = tags[: limits.TAGS_MAX]
        payee = one_line(words.payee, limits.PAYEE_MAX_CHARACTERS) if words.payee else ""
        self._tags.update(tags)
        self._payees.add(payee)
        self._entries.append(
            GuestEntry(
                id=f"entry-{len(self._entries) + 1:07}",
                date=day,
                payee=payee,
                note=self._note(words.note),
                tags=tags,
                **fields,
            )
        )

    def _note(self, text: str) -> str:
        if not text:
            return ""
        if len(text) > limits.NOTE_MAX_CHARACTERS:
            self.leave("note", "cut", text)
        return note_of(text)

    def _fits(self, code: str, value: int, about: str) -> bool:
        """Return whether an amount can be stored; note one that cannot."""
        if abs(value) <= _HUNDREDTHS_MAX and value % 10 ** (2 - currencies.money_digits(code)) == 0:
            return True
        self.leave("entry", "digits", f"{about} {from_hundredths(value)} {code}")
        return False

    def plan(self, key: str, month: str, value: int, currency_code: str | None = None) -> None:
        """Plan an amount for a category in a month, beside what is planned there already."""
        code = currency_code or self.currency_code
        if not value or value % 10 ** (2 - currencies.money_digits(code)):
            if value:
                self.leave("plan", "digits", f"{month} {from_hundredths(value)} {code}")
            return
        known = self._plans.get((key, month))
        if known is not None:
            if known.currency_code != code:
                self.leave("plan", "notKnown", f"{month} {from_hundredths(value)} {code}")
                return
            known.budget += from_hundredths(value)
            return
        self._plans[key, month] = GuestPlanningCategory(
            category_id=self._categories[key].label,
            date=f"{month}-01",
            budget=from_hundredths(value),
            currency_code=code,
        )

    def carry(self, key: str, month: str, carry: Carry) -> None:
        """Let a rule hold from a month on; months come in their order."""
        own = self._carry[key]
        if (own[-1][1] if own else "none") != carry:
            own.append((month, carry))

    def expect(self, month: str, value: int) -> None:
        """Expect an income in a month."""
        if value > 0:
            self._expected.append(GuestExpectedIncome(date=f"{month}-01", amount=from_hundredths(value)))

    def rule(self, rule: GuestImportRule) -> None:
        """Add a rule for imports."""
        if len(self._rules) >= limits.IMPORT_RULES_MAX:
            self.leave("rule", "tooMany", rule.text)
            return
        self._rules.append(rule)

    def schedule(self, account: str, value: int, words: Words, **fields: Any) -> str | None:
        """Add a schedule and return its label; a spending of `value` below zero, a transfer by `from_account`."""
        name = words.payee or words.note
        source, category = fields.pop("from_account", None), fields.pop("category", None)
        if len(self._schedules) >= limits.SCHEDULES_MAX:
            self.leave("schedule", "tooMany", name)
            return None
        if not value:
            self.leave("schedule", "zero", name)
            return None
        own = self._accounts[account]
        if not self._fits(own.currency_code, value, name):
            return None
        is_exchange = source is not None and self._accounts[source].currency_code != own.currency_code
        if is_exchange:
            self.leave("schedule", "notKnown", name)
            return None
        if value > 0 or source is not None:
            category = None
        elif category is None:
            category = self._no_category()
        label = f"schedule-{len(self._schedules) + 1}"
        self._schedules.append(
            GuestSchedule(
                id=label,
                kind="transfer" if source is not None else "expense" if value < 0 else "income",
                account_id=own.label,
                from_account_id=None if source is None else self._accounts[source].label,
                category_id=None if category is None else self._categories[category].label,
                value=from_hundredths(abs(value)),
                currency_code=own.currency_code,
                note=self._note(words.note),
                payee=one_line(words.payee, limits.PAYEE_MAX_CHARACTERS),
                tags=tags_of(words.tags)[: limits.TAGS_MAX],
                **fields,
            )
        )
        return label

    def finish(self, name: str, months: Mapping[MonthKey, Figures]) -> Reading:
        """Return the workspace's file with the report's counts."""
        accounts = self._accounts_of_file()
        adjustments = [each for account in self._accounts.values() for each in self._adjustments(account)]
        names = _names(self._categories.values())
        categories = [
            GuestCategory(id=each.label, name=names[each.label], deleted=each.is_archived)
            for each in self._categories.values()
        ]
        rules = [
            GuestCarryRule(category_id=self._categories[key].label, from_month=f"{month}-01", carry=carry)
            for key, own in self._carry.items()
            for month, carry in own
        ]
        plans = sorted(self._plans.values(), key=lambda each: (each.date, each.category_id))
        plans = [each for each in plans if each.budget]
        self._count(accounts, categories, plans, rules)
        workspace = GuestImport(
            guest_accounts=accounts,
            guest_accounts_history=adjustments,
            guest_setting=GuestSettings(currency_code=self.currency_code, first_day_of_month=self._first_day),
            guest_category=categories,
            guest_planning_category=plans,
            guest_carry_rule=rules,
            guest_expected_income=sorted(self._expected, key=lambda each: each.date),
            guest_import_rule=self._rules,
            guest_member=list(self._people.values()),
            guest_schedule=self._schedules,
            guest_history=self._entries,
        )
        return Reading(
            name=name_of(name, "Budget"),
            currency_code=self.currency_code,
            workspace=workspace,
            taken=[Taken(kind=kind, count=self._taken[kind]) for kind in _KINDS if self._taken[kind]],
            not_taken=list(self._left.values()),
            months=months,
            balances=self._people_owe(workspace) if self._people else self._account_balances(accounts),
            people=[each.name for each in self._people.values()],
        )

    def _account_balances(self, accounts: Sequence[GuestAccount]) -> list[MigratedBalance]:
        return [
            MigratedBalance(
                name=file.name,
                currency_code=account.currency_code,
                there=from_hundredths(account.there),
                here=file.budget,
            )
            for account, file in zip(self._accounts.values(), accounts, strict=True)
        ]

    def _people_owe(self, workspace: GuestImport) -> list[MigratedBalance]:
        """Return the balance of each person in each currency, here by the rules of shares."""
        shared = (
            _Shared(each.kind, each.paid_by, each.shares, each.currency_code or self.currency_code)
            for each in workspace.guest_history
        )
        here = {(each.member_id, each.currency_code): each.amount for each in balances(shared)}
        return [
            MigratedBalance(
                name=self._people[member_id].name,
                currency_code=code,
                there=from_hundredths(self._owed.get((member_id, code), 0)),
                here=here.get((member_id, code), ZERO),
            )
            for member_id, code in {**self._owed, **here}
        ]

    def _count(self, accounts: Sequence[Any], categories: Sequence[Any], plans: Sequence[Any], rules: Any) -> None:
        own = self._accounts.values()
        self._taken["person"] = len(self._people)
        self._taken["account"] = len(accounts)
        self._taken["opening"] = sum(bool(each.opening) for each in own)
        self._taken["correction"] = sum(len(each.corrections) for each in own)
        self._taken["category"] = len(categories)
        self._taken["month"] = len({each.date for each in plans})
        self._taken["plan"] = len(plans)
        self._taken["carryRule"] = len(rules)
        self._taken["entry"] = len(self._entries)
        self._taken["schedule"] = len(self._schedules)
        self._taken["rule"] = len(self._rules)
        self._taken["tag"] = len(self._tags)
        self._taken["payee"] = len(self._payees - {""})

    def _accounts_of_file(self) -> list[GuestAccount]:
        if not self._accounts:
            self.account("", "Cash")
        closed = {key for key, each in self._accounts.items() if each.is_closed and not _sum(each)}
        open_keys = [key for key in self._accounts if key not in closed] or list(self._accounts)[:1]
        main = next((key for key in open_keys if self._accounts[key].is_in_balance), open_keys[0])
        return [
            GuestAccount(
                id=each.label,
                name=each.name,
                icon="credit-card" if each.is_in_balance else icons.ACCOUNT_DEFAULT,
                budget=from_hundredths(_sum(each)),
                currency_code=each.currency_code,
                type=each.type,
                is_show_in_balance=each.is_in_balance,
                is_main_account=key == main,
                deleted=key in closed and key != main,
                created_at=_first_day(each),
            )
            for key, each in self._accounts.items()
        ]

    def _adjustments(self, account: _Account) -> Iterable[GuestAdjustment]:
        """Yield the opening and the corrections, each with the balances before and after it."""
        balance = account.opening
        if account.opening:
            yield _adjustment(account, "opening", account.opening_day or "", 0, balance)
        days = sorted({*account.corrections, *account.moves}) if account.corrections else ()
        for day in days:
            balance += account.moves.get(day, 0)
            if account.corrections.get(day):
                yield _adjustment(account, "set", day, balance, balance + account.corrections[day])
                balance += account.corrections[day]


def _adjustment(account: _Account, kind: Any, day: str, before: int, after: int) -> GuestAdjustment:
    return GuestAdjustment(
        account_id=account.label,
        kind=kind,
        prev_budget=from_hundredths(before),
        new_budget=from_hundredths(after),
        local_day=day,
        created_at=day,
    )


def _sum(account: _Account) -> int:
    return account.opening + sum(account.corrections.values()) + sum(account.moves.values())


def _first_day(account: _Account) -> str | None:
    return min(filter(None, (account.opening_day, *account.corrections, *account.moves)), default=None)


def _names(categories: Iterable[_Category]) -> dict[str, str]:
    """Return the names by label: of several with one name each gets its group before it, and then a number."""
    every = list(categories)
    same = Counter(each.name.casefold() for each in every)
    names: dict[str, str] = {}
    used: Counter[str] = Counter()
    for each in every:
        name = f"{each.group}: {each.name}" if same[each.name.casefold()] > 1 and each.group else each.name
        name = name[: limits.NAME_MAX_CHARACTERS].strip()
        used[name.casefold()] += 1
        number = used[name.casefold()]
        names[each.label] = name if number == 1 else f"{name[:90]} {number}"
    return names


def _joined(first: str, second: str) -> str:
    return first if not second or first == second else f"{first}\n{second}" if first else second
