"""Lists as clients see them."""

from collections.abc import Iterable

from budget_api.db.models import ListItemRow, ListRow
from budget_core.contract.lists import List, ListItem


def list_view(row: ListRow, items: Iterable[ListItemRow]) -> List:
    """Return a list with its items in their order."""
    return List(
        id=row.id,
        workspace_id=row.workspace_id,
        name=row.name,
        category_id=row.category_id,
        is_pinned=row.is_pinned,
        list_items=[item_view(item) for item in items],
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )


def item_view(item: ListItemRow) -> ListItem:
    """Return an item."""
    return ListItem(id=item.id, label=item.label, is_checked=item.is_checked, price=item.price, quantity=item.quantity)
