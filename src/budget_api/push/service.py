"""Registration of browsers for push messages."""

from base64 import urlsafe_b64decode
from datetime import datetime

from sqlalchemy import delete, func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import User
from budget_api.config import PushSettings
from budget_api.db.models import PushSubscriptionRow, SessionRow, UserRow
from budget_api.ids import new_id
from budget_api.push.endpoints import is_allowed
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import PUSH_ENDPOINT_MAX_CHARACTERS, PUSH_SUBSCRIPTIONS_MAX
from budget_core.contract.people import push as contract
from budget_core.contract.types import Done

_POINT_BYTES, _UNCOMPRESSED = 65, 4
_AUTH_BYTES = 16


def subscribe(
    db: Session, user: User, body: contract.PushSubscribe, settings: PushSettings
) -> contract.PushSubscription:
    """Register a browser for the user's messages, and for no other user's from now on.

    Beyond the limit the oldest one is deleted: a browser that was never signed out.
    """
    _check(body, settings)
    db.scalars(select(UserRow.id).where(UserRow.id == user.id).with_for_update()).one()
    db.execute(delete(PushSubscriptionRow).where(PushSubscriptionRow.endpoint == body.endpoint))
    while count_subscriptions(db, user.id) >= PUSH_SUBSCRIPTIONS_MAX:
        subscriptions = select(PushSubscriptionRow.id).where(PushSubscriptionRow.user_id == user.id)
        oldest = db.scalars(subscriptions.order_by(PushSubscriptionRow.id).limit(1)).one()
        db.execute(delete(PushSubscriptionRow).where(PushSubscriptionRow.id == oldest))
    row = PushSubscriptionRow(
        id=new_id(),
        endpoint=body.endpoint,
        session_id=user.session_id,
        user_id=user.id,
        p256dh=body.keys.p256dh,
        auth=body.keys.auth,
        created_at=user.now,
    )
    db.add(row)
    db.flush()
    return contract.PushSubscription(endpoint=row.endpoint, created_at=row.created_at)


def unsubscribe(db: Session, user: User, body: contract.PushUnsubscribe) -> Done:
    """Unregister a browser; an unknown one is no error."""
    conditions = (PushSubscriptionRow.user_id == user.id, PushSubscriptionRow.endpoint == body.endpoint)
    db.execute(delete(PushSubscriptionRow).where(*conditions))
    return Done()


def _check(body: contract.PushSubscribe, settings: PushSettings) -> None:
    wrong: dict[str, ErrorCode] = {}
    if len(body.endpoint) > PUSH_ENDPOINT_MAX_CHARACTERS:
        raise field_error("endpoint", ErrorCode.VALIDATION_MAX)
    if not is_allowed(settings, body.endpoint):
        wrong["endpoint"] = ErrorCode.VALIDATION_CHOICE
    point = _bytes(body.keys.p256dh)
    if len(point) != _POINT_BYTES or point[0] != _UNCOMPRESSED:
        wrong["keys.p256dh"] = ErrorCode.VALIDATION_TYPE
    if len(_bytes(body.keys.auth)) != _AUTH_BYTES:
        wrong["keys.auth"] = ErrorCode.VALIDATION_TYPE
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)


def _bytes(text: str) -> bytes:
    """Return the bytes of a base64url text; empty for an invalid or too long one."""
    if not text.isascii() or len(text) > 2 * _POINT_BYTES:
        return b""
    try:
        return urlsafe_b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4))
    except ValueError:
        return b""


def count_subscriptions(db: Session, user_id: str) -> int:
    """Return the number of push subscriptions of a user."""
    is_own = PushSubscriptionRow.user_id == user_id
    return db.scalars(select(func.count()).select_from(PushSubscriptionRow).where(is_own)).one()


def subscriptions_of(db: Session, user_ids: set[str], now: datetime) -> list[PushSubscriptionRow]:
    """Return the subscriptions of users in valid sessions, newest first."""
    query = (
        select(PushSubscriptionRow)
        .join(SessionRow, SessionRow.id == PushSubscriptionRow.session_id)
        .where(PushSubscriptionRow.user_id.in_(user_ids), SessionRow.ended_at.is_(None), SessionRow.expires_at > now)
    )
    return list(db.scalars(query.order_by(PushSubscriptionRow.id.desc())))
