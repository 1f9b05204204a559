"""Retention: expired rows are deleted, and nothing else."""

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from budget_api.db.models import ChallengeRow, ProviderSignInRow, SessionRow
from budget_api.ids import new_id
from budget_api.users.deletion import delete_expired
from tests.api.codes import login
from tests.api.database import read, write
from tests.api.people import PASSWORD, Person

Client = TestClient[Any]
DAY, MOMENT = timedelta(days=1), timedelta(seconds=1)


def codes_left(client: Client, person: Person) -> int:
    mine = select(ChallengeRow.id).where(ChallengeRow.user_id == person.id)
    return len(read(client, lambda db: db.scalars(mine).all()))


def sessions_left(client: Client, person: Person) -> int:
    mine = select(SessionRow.id).where(SessionRow.user_id == person.id)
    return len(read(client, lambda db: db.scalars(mine).all()))


@pytest.mark.parametrize(("over_for", "left"), [(-MOMENT, 1), (DAY - MOMENT, 1), (DAY + MOMENT, 0)], ids=str)
def test_codes_are_kept_for_a_day_to_count_them(ann: Person, server: Client, over_for: timedelta, left: int) -> None:
    now = datetime.now(UTC)

    def age(db: Session) -> None:
        db.execute(update(ChallengeRow).where(ChallengeRow.user_id == ann.id).values(expires_at=now - over_for))

    write(server, age)
    write(server, delete_expired, now)
    assert codes_left(server, ann) == left


@pytest.mark.parametrize("column", ["ended_at", "expires_at"])
def test_sessions_that_were_over_for_a_day_go_and_others_stay(ann: Person, server: Client, column: str) -> None:
    login(server, ann.email, PASSWORD)
    now = datetime.now(UTC)
    first = select(SessionRow.id).where(SessionRow.user_id == ann.id).order_by(SessionRow.created_at).limit(1)

    def age(db: Session) -> None:
        over: dict[str, Any] = {column: now - DAY - MOMENT}
        db.execute(update(SessionRow).where(SessionRow.id == db.scalar(first)).values(**over))

    write(server, age)
    write(server, delete_expired, now)
    assert sessions_left(server, ann) == 1


def test_a_sign_in_with_a_provider_goes_once_it_is_over(server: Client) -> None:
    now = datetime.now(UTC)
    under_way, over = new_id(), new_id()
    ends = {under_way: now + MOMENT, over: now - MOMENT}

    def begin(db: Session) -> None:
        for sign_in_id, at in ends.items():
            row = ProviderSignInRow(id=sign_in_id, provider="google", secret_hash=sign_in_id, nonce="", verifier="")
            row.created_at, row.expires_at = now, at
            db.add(row)

    write(server, begin)
    write(server, delete_expired, now)
    mine = select(ProviderSignInRow.id).where(ProviderSignInRow.id.in_(ends))
    assert read(server, lambda db: db.scalars(mine).all()) == [under_way]
