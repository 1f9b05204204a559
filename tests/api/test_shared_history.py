"""Random histories of three members: what they owe adds up after each change, and the proposed payments settle it."""

import json
from collections import defaultdict
from collections.abc import Callable
from datetime import timedelta
from decimal import Decimal
from random import Random
from typing import Any

from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.activity.undo import undo
from budget_api.db.models import ParticipantRow
from budget_api.history import service as history
from budget_api.ledger.recount import recount
from budget_api.settlement import service as settlements
from budget_api.settlement.queries import get_settlement
from budget_api.users.service import NewUser, sign_up
from budget_api.workspaces.service import update_workspace
from budget_core.base import currencies
from budget_core.base.errors import DomainError
from budget_core.contract.entries.history import AddExpense, AddRefund, ReplaceExpense
from budget_core.contract.entries.shares import ReplaceSettlement, Settle, Settlement, ShareRule
from budget_core.contract.types import UNSET
from budget_core.contract.workspaces.workspaces import WorkspaceUpdate
from tests.api.books import START, books

HISTORIES = 12
STEPS = 25
CODES = ("USD", "UAH", "JPY")
STANDING = """
    select id, kind, paid_by, shares, value, currency_code from history
    where deleted_at is null order by created_at, rowid
"""
OWED = {"expense": 1, "refund": -1, "settlement": 1}
"""Signs of an amount for who paid it; those who bear it have the other one."""


class SharedHistory:
    """A workspace of three whose changes a seed draws."""

    def __init__(self, seed: int) -> None:
        self.random = Random(seed)
        self.books = books()
        self.changes = 0

    def play(self) -> None:
        """Make the changes, check the balances after each of them, and settle up at the end."""
        self.books.open()
        try:
            self.people = [self.books.caller().user.id, *(self.books.call(_join, name) for name in ("Bob", "Cid"))]
            self.accounts, self.categories = self._rows("accounts"), self._rows("categories")
            for _ in range(STEPS):
                self._change(self.random.choice(self._changes))
                self._check()
            self._settle_up()
            assert self.books.read(recount, self.books.workspace) == []
        finally:
            self.books.close()

    def _change(self, change: Callable[["SharedHistory"], None]) -> None:
        try:
            change(self)
        except DomainError:
            return
        self.changes += 1

    def _check(self) -> Settlement:
        expected: dict[tuple[str, str], Decimal] = defaultdict(Decimal)
        for _, kind, paid_by, shares, value, code in self.books.rows(STANDING):
            borne = {member: Decimal(share) for member, share in json.loads(shares or "{}").items()}
            if not borne:
                continue
            assert sum(borne.values()) == abs(Decimal(value)) / 100
            expected[paid_by, code] += OWED[kind] * abs(Decimal(value)) / 100
            for member, share in borne.items():
                expected[member, code] -= OWED[kind] * share
        found: Settlement = self.books.read(get_settlement, self.books.caller())
        owed = {(each.member_id, each.currency_code): each.amount for each in found.balances}
        assert owed == {key: amount for key, amount in expected.items() if amount}
        for code in CODES:
            people = [amount for (_, each), amount in owed.items() if each == code]
            assert sum(people) == 0
            assert sum(each.currency_code == code for each in found.payments) <= max(0, len(people) - 1)
        return found

    def _settle_up(self) -> None:
        for each in self._check().payments:
            body = Settle(
                from_member_id=each.from_member_id,
                to_member_id=each.to_member_id,
                value=each.amount,
                currency_code=each.currency_code,
            )
            self.books.call(settlements.settle, body)
        assert self._check() == Settlement(balances=[], payments=[])

    def _rows(self, table: str) -> list[str]:
        """Return the ids of the workspace: each of the three has another one of their own."""
        found = self.books.rows(f"select id from {table} where workspace_id = ? order by id", self.books.workspace)
        return [key for (key,) in found]

    def _one(self, *kinds: str) -> str:
        rows = [str(key) for key, kind, *_ in self.books.rows(STANDING) if kind in kinds]
        return self.random.choice(rows or ["none"])

    def _value(self, code: str) -> Decimal:
        units = Decimal(self.random.randint(1, 9_999))
        return units.scaleb(-currencies.money_digits(code))

    def _expense(self, make: type[Any], **more: Any) -> Any:
        code, random = self.random.choice(CODES), self.random
        value = self._value(code)
        shares: Any = UNSET
        if random.random() < 0.3:
            first, second = random.sample(self.people, 2)
            part = max(value // 2, Decimal(1)) if code == "JPY" else value - Decimal("0.01")
            shares = {first: part, second: value - part} if 0 < part < value else {first: value}
        paid_by = random.choice(self.people) if random.random() < 0.8 else UNSET
        return make(
            value=value,
            currency_code=code,
            account_id=random.choice(self.accounts),
            category_id=random.choice(self.categories),
            account_value=UNSET if code == "USD" else Decimal(3),
            paid_by=paid_by,
            shares=shares,
            **more,
        )

    def _payment(self, make: type[Any]) -> Any:
        code, (payer, receiver) = self.random.choice(CODES), self.random.sample(self.people, 2)
        arrives, leaves = self.random.sample(self.accounts, 2)
        sides: dict[str, Any] = {}
        if self.random.random() < 0.5:
            sides |= {"account_id": arrives, "account_value": Decimal(2)}
        if self.random.random() < 0.5:
            sides |= {"from_account_id": leaves, "from_value": Decimal(2)}
        return make(from_member_id=payer, to_member_id=receiver, value=self._value(code), currency_code=code, **sides)

    def _share_otherwise(self) -> None:
        parts = {member: self.random.randint(1, 5) for member in self.people}
        rule = self.random.choice(
            [
                ShareRule(kind="none"),
                ShareRule(kind="equal"),
                ShareRule(kind="parts", parts=parts),
                ShareRule(kind="only", user_id=self.random.choice(self.people)),
            ]
        )
        self.books.call(update_workspace, WorkspaceUpdate(share_rule=rule))

    def _spend(self) -> None:
        self.books.call(history.add_expense, self._expense(AddExpense))

    def _correct(self) -> None:
        self.books.call(history.replace_expense, self._one("expense", "refund"), self._expense(ReplaceExpense))

    def _give_back(self) -> None:
        refund_of = self._one("expense") if self.random.random() < 0.6 else UNSET
        self.books.call(history.add_refund, self._expense(AddRefund, refund_of=refund_of))

    def _settle(self) -> None:
        self.books.call(settlements.settle, self._payment(Settle))

    def _correct_payment(self) -> None:
        body = self._payment(ReplaceSettlement)
        self.books.call(settlements.replace_settlement, self._one("settlement"), body)

    def _delete(self) -> None:
        self.books.call(history.delete_entry, self._one("expense", "refund", "settlement"))

    def _undo(self) -> None:
        ((newest,),) = self.books.rows("select revision from workspaces where id = ?", self.books.workspace)
        self.books.call(undo, newest - self.random.randint(0, 2))

    _changes = (_spend, _spend, _spend, _correct, _give_back, _settle, _settle, _correct_payment, _delete, _undo) + (
        _share_otherwise,
    ) * 2


def _join(db: Session, caller: Caller, name: str) -> str:
    """Sign somebody up who takes part in the workspace of the caller."""
    user = sign_up(db, NewUser(name, f"{name}@example.com"), START, timedelta(days=1)).user
    member = ParticipantRow(
        workspace_id=caller.workspace_id,
        user_id=user.id,
        is_verified=True,
        has_taken_part=True,
        joined_at=START,
        left_at=None,
    )
    db.add(member)
    return user.id


def play_histories(count: int, first_seed: int = 0) -> int:
    """Play histories of seeds in a row; return the number of changes that were made."""
    changes = 0
    for seed in range(first_seed, first_seed + count):
        played = SharedHistory(seed)
        try:
            played.play()
        except AssertionError as error:
            error.add_note(f"seed {seed}")
            raise
        changes += played.changes
    return changes


def test_what_members_owe_adds_up_after_every_change_of_any_history() -> None:
    assert play_histories(HISTORIES) > HISTORIES * STEPS // 2
