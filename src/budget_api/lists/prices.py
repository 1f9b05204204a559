"""Last price of each label, kept by the workspace at check-out."""

from collections.abc import Iterable, Mapping
from decimal import Decimal

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.models import PriceRow
from budget_api.db.row_views import view_of
from budget_api.journal.writes import Write
from budget_core.base.limits import PRICES_MAX
from budget_core.contract.entries.lists import LastPrice
from budget_core.lists.lists import price_key


def list_prices(db: Session, caller: Caller, label: str | None) -> list[LastPrice]:
    """Return the last prices by label, or the one of a label."""
    query = select(PriceRow).where(PriceRow.workspace_id == caller.workspace_id)
    if label is not None:
        query = query.where(PriceRow.label_key == price_key(label))
    return price_views(db.scalars(query.order_by(PriceRow.label_key)))


def prices_between(db: Session, workspace_id: str, after: int, upto: int) -> list[LastPrice]:
    """Return the prices that were set after one revision, up to another."""
    query = select(PriceRow).where(
        PriceRow.workspace_id == workspace_id, PriceRow.revision > after, PriceRow.revision <= upto
    )
    return price_views(db.scalars(query.order_by(PriceRow.label_key)))


def keep_prices(db: Session, write: Write, prices: Mapping[str, Decimal]) -> None:
    """Set the last prices of labels, and forget the oldest ones beyond PRICES_MAX."""
    for label, price in prices.items():
        db.merge(
            PriceRow(
                workspace_id=write.workspace_id,
                label_key=price_key(label),
                label=label,
                price=price,
                revision=write.revision,
                updated_at=write.caller.now,
            )
        )
    db.flush()
    newest = select(PriceRow.label_key).where(PriceRow.workspace_id == write.workspace_id)
    newest = newest.order_by(PriceRow.revision.desc(), PriceRow.label_key)
    forgotten = list(db.scalars(newest.offset(PRICES_MAX)))
    if forgotten:
        own = PriceRow.workspace_id == write.workspace_id
        db.execute(delete(PriceRow).where(own, PriceRow.label_key.in_(forgotten)))


def price_views(rows: Iterable[PriceRow]) -> list[LastPrice]:
    """Return prices as clients see them."""
    return [view_of(LastPrice, row) for row in rows]
