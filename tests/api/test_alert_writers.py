"""Alerts under writers at the same time: one for each level, whoever crosses it."""

import asyncio
from typing import Any

import pytest
from sqlalchemy import func, select

from budget_api.db.models import AlertLevelRow, HistoryRow, NotificationRow
from budget_api.history.service import add_expense
from budget_core.base.money import parse
from budget_core.contract.entries.history import AddExpense
from tests.api.alerts import Household, levels_of
from tests.api.conftest import Ringing
from tests.api.database import read, state_of, write
from tests.api.writers import caller_of

WRITERS = 16
EACH = 4


@pytest.mark.both_databases
def test_of_sixteen_who_cross_both_levels_at_once_each_level_is_told_once(ringing: Ringing) -> None:
    home = Household(ringing, f"{WRITERS * EACH}.00")
    phone = home.phone(home.ann)
    database = state_of(home.client).database
    body = AddExpense(value=parse("1"), category_id=home.bob.categories["Food"], account_id=home.bob.accounts["Cash"])

    async def writer() -> None:
        for _ in range(EACH):
            await database.write(add_expense, caller_of(home.bob), body)

    async def rush() -> None:
        await asyncio.gather(*(writer() for _ in range(WRITERS)))

    home.client.blocking_portal.call(rush)
    assert sorted(home.titles(phone)) == ["Food is at 100%", "Food is at 81%"]
    assert levels_of(home.client, home.ann) == [80, 100]
    count = select(func.count()).select_from(HistoryRow).where(HistoryRow.workspace_id == home.workspace)
    assert read(home.client, lambda db: db.scalar(count)) == WRITERS * EACH


@pytest.mark.both_databases
def test_a_write_that_fails_tells_nobody(ringing: Ringing) -> None:
    home = Household(ringing)
    phone = home.phone(home.ann)
    body = AddExpense(value=parse("90"), category_id=home.bob.categories["Food"], account_id=home.bob.accounts["Cash"])

    def fail(db: Any) -> None:
        add_expense(db, caller_of(home.bob), body)
        raise RuntimeError("the process is killed before the end")

    with pytest.raises(RuntimeError):
        write(home.client, fail)
    mine = select(AlertLevelRow).where(AlertLevelRow.user_id == home.ann.id)
    queued = select(NotificationRow).where(NotificationRow.user_id == home.ann.id)
    assert read(home.client, lambda db: [*db.scalars(mine), *db.scalars(queued)]) == []
    home.bob.spend("90")
    assert home.titles(phone) == ["Food is at 90%"]
