"""Stored subscriptions: answers of the provider, newest question first.

Each provider call gets a sequence number first, and answers older than the stored one are dropped. The provider sends
events after the fact, so the last call sees the last state, however late or often its event arrives.
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
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.people.subscriptions import RUNNING, entitled_until

ONLY_ROW = 1
_NEVER = datetime.min.replace(tzinfo=UTC)


def set_billing(db: Session, provider: str) -> None:
    """Store the payment provider for all processes and queries."""
    insert = insert_of(db.get_bind().dialect)
    row = insert(BillingRow).values(id=ONLY_ROW, provider=provider)
    is_other = BillingRow.provider != row.excluded.provider
    db.execute(row.on_conflict_do_update(index_elements=["id"], set_={"provider": provider}, where=is_other))


def add_customer(db: Session, user: User, customer_id: str) -> str:
    """Store the customer id of a user.

    Return the stored one, which a concurrent call may have set.

    Raises: DomainError(AUTH_REQUIRED) when the session ended meanwhile: the account may have a new owner.
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
    """Detach the subscription from an account with a new owner.

    The sweep cancels it at the provider.
    """
    row = db.scalar(select(SubscriptionRow).where(SubscriptionRow.user_id == user_id).with_for_update())
    if row is None:
        return
    db.add(AbandonedCustomerRow(customer_id=row.customer_id, since=now))
    db.execute(delete(PaymentEventRow).where(PaymentEventRow.user_id == user_id))
    db.delete(row)
    db.flush()


def forget_abandoned(db: Session, customer_id: str) -> None:
    """Delete a detached customer that the provider has deleted."""
    db.execute(delete(AbandonedCustomerRow).where(AbandonedCustomerRow.customer_id == customer_id))


def next_sequence(db: Session, customer_id: str) -> int | None:
    """Return the next sequence number of calls about a customer.

    None for an unknown one.
    """
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
    sequence: int,
    answer: Sequence[ProviderSubscription],
    now: datetime,
    event: PaymentEvent | None = None,
) -> None:
    """Store an answer, with the event that caused the call only once."""
    row = db.scalar(select(SubscriptionRow).where(SubscriptionRow.customer_id == customer_id).with_for_update())
    if row is None or (event is not None and not _record_event(db, row, event, now)):
        return
    if sequence > row.applied:
        row.applied = sequence
        _store(db, row, answer)
    db.flush()


def _record_event(db: Session, row: SubscriptionRow, event: PaymentEvent, now: datetime) -> bool:
    if db.get(PaymentEventRow, event.id) is not None:
        return False
    db.add(PaymentEventRow(id=event.id, user_id=row.user_id, created_at=now))
    return True


def _store(db: Session, row: SubscriptionRow, answer: Sequence[ProviderSubscription]) -> None:
    current = max(answer, key=_priority, default=None)
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


def _priority(one: ProviderSubscription) -> tuple[bool, datetime, datetime, str]:
    """Return the sort key of subscriptions.

    A running one, the longest entitlement, the newest.
    """
    return one.terms.status in RUNNING, entitled_until(one.terms) or _NEVER, one.created_at, one.id
