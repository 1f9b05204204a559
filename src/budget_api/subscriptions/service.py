"""Storing what the provider answered.

Whoever asks the provider takes a number first; an answer is stored only while no later question's is. What happened
last at the provider was told after it happened, so the last question sees it, however late or often it was told.
"""

from collections.abc import Sequence
from datetime import UTC, datetime

from sqlalchemy import delete, select, update
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.db.models import (
    AbandonedCustomerRow,
    BillingRow,
    PaymentEventRow,
    SessionRow,
    SubscriptionRow,
    UserRow,
)
from budget_api.db.port import announce
from budget_api.db.statements import insert_of
from budget_api.integrations.card_payments import PaymentEvent, ProviderSubscription
from budget_api.live.messages import UserChanged
from budget_core.errors import DomainError, ErrorCode
from budget_core.subscriptions import RUNNING, entitled_until

ONLY_ROW = 1
_NEVER = datetime.min.replace(tzinfo=UTC)


def set_billing(db: Session, provider: str) -> None:
    """Note who takes the money, where every process and every query finds it."""
    insert = insert_of(db.get_bind().dialect)
    row = insert(BillingRow).values(id=ONLY_ROW, provider=provider)
    is_other = BillingRow.provider != row.excluded.provider
    db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"provider": provider}, where=is_other))


def add_customer(db: Session, user: User, customer_id: str) -> str:
    """Note whom the provider knows a user as; the id that stands, when somebody else was faster.

    AUTH_REQUIRED when the session was ended meanwhile: the account may be somebody else's by now.
    """
    db.scalars(select(UserRow.id).where(UserRow.id == user.id).with_for_update()).one()
    session = db.get(SessionRow, user.session_id)
    if session is None or session.ended_at is not None:
        raise DomainError(ErrorCode.AUTH_REQUIRED)
    row = db.get(SubscriptionRow, user.id)
    if row is None:
        row = SubscriptionRow(user_id=user.id, customer_id=customer_id)
        db.add(row)
    return row.customer_id


def abandon(db: Session, user_id: str, now: datetime) -> None:
    """Take what is paid for off an account that becomes somebody else's; the provider hears of it by the sweep."""
    row = db.scalar(select(SubscriptionRow).where(SubscriptionRow.user_id == user_id).with_for_update())
    if row is None:
        return
    db.add(AbandonedCustomerRow(customer_id=row.customer_id, since=now))
    db.execute(delete(PaymentEventRow).where(PaymentEventRow.user_id == user_id))
    db.delete(row)
    db.flush()


def forget_abandoned(db: Session, customer_id: str) -> None:
    """Delete customers whom the provider has forgotten too."""
    db.execute(delete(AbandonedCustomerRow).where(AbandonedCustomerRow.customer_id == customer_id))


def take_number(db: Session, customer_id: str) -> int | None:
    """Return the number of a question about a customer; None for one that is not ours."""
    counted = (
        update(SubscriptionRow)
        .where(SubscriptionRow.customer_id == customer_id)
        .values(asked=SubscriptionRow.asked + 1)
        .returning(SubscriptionRow.asked)
        .execution_options(synchronize_session=False)
    )
    return db.scalar(counted)


def store_answer(
    db: Session,
    customer_id: str,
    number: int,
    found: Sequence[ProviderSubscription],
    now: datetime,
    event: PaymentEvent | None = None,
) -> None:
    """Store what was found; with the event that was the reason for asking, once."""
    row = db.scalar(select(SubscriptionRow).where(SubscriptionRow.customer_id == customer_id).with_for_update())
    if row is None or (event is not None and not _note_event(db, row, event, now)):
        return
    if number > row.applied:
        row.applied = number
        _store(db, row, found)
    db.flush()


def _note_event(db: Session, row: SubscriptionRow, event: PaymentEvent, now: datetime) -> bool:
    if db.get(PaymentEventRow, event.id) is not None:
        return False
    db.add(PaymentEventRow(id=event.id, user_id=row.user_id, created_at=now))
    return True


def _store(db: Session, row: SubscriptionRow, found: Sequence[ProviderSubscription]) -> None:
    current = max(found, key=_counts, default=None)
    if current is None:
        return
    terms = current.terms
    values = {
        "subscription_id": current.id,
        "price_id": current.price_id,
        "status": terms.status,
        "period_end": terms.period_end,
        "cancel_at_period_end": terms.is_ending,
        "entitled_until": entitled_until(terms),
    }
    if any(getattr(row, name) != value for name, value in values.items()):
        for name, value in values.items():
            setattr(row, name, value)
        announce(db, UserChanged(row.user_id, row.user_id))


def _counts(one: ProviderSubscription) -> tuple[bool, datetime, datetime, str]:
    """Return the subscription that counts: the running one, then the one good for longest, then the newest."""
    return one.terms.status in RUNNING, entitled_until(one.terms) or _NEVER, one.created_at, one.id
