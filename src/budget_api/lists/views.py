"""Lists as clients see them."""

from collections.abc import Iterable

from budget_api.db.models import ListItemRow, ListRow
from budget_api.db.row_views import view_of
from budget_core.contract.entries.lists import List, ListItem


def list_view(row: ListRow, items: Iterable[ListItemRow]) -> List:
    """Return a list with its items in their order."""
    return view_of(List, row, list_items=[item_view(item) for item in items])


def item_view(item: ListItemRow) -> ListItem:
    """Return an item."""
    return view_of(ListItem, item)
