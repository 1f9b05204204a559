"""Queries of lists."""

from collections.abc import Collection, Iterable
from itertools import groupby

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.db.models import ListItemRow, ListRow
from budget_api.db.row_views import view_of
from budget_api.journal.writes import Write, any_row, live_row
from budget_core.contract.entries.lists import List, ListItem
from budget_core.lists import lists


def list_lists(db: Session, caller: Caller) -> list[List]:
    """Return pinned lists first, in each group the last created or updated one first."""
    rows = live_lists(db, caller.workspace_id)
    items = (
        select(ListItemRow)
        .join(ListRow, ListRow.id == ListItemRow.list_id)
        .where(
            ListItemRow.workspace_id == caller.workspace_id,
            ListItemRow.removed_version.is_(None),
            ListRow.deleted_at.is_(None),
        )
        .order_by(ListItemRow.list_id, ListItemRow.place)
    )
    of_list = {list_id: list(group) for list_id, group in groupby(db.scalars(items), lambda item: item.list_id)}
    return [list_view(row, of_list.get(row.id, [])) for row in lists.sort_lists(rows)]


def live_lists(db: Session, workspace_id: str) -> list[ListRow]:
    """Return the lists of a workspace that are not deleted."""
    return list(db.scalars(select(ListRow).where(readable.lists(ListRow, workspace_id), ListRow.deleted_at.is_(None))))


def any_list(db: Session, write: Write, list_id: str) -> ListRow:
    """Return a list of the path, deleted or not."""
    return any_row(db, ListRow, write, list_id)


def live_list(db: Session, write: Write, list_id: str) -> ListRow:
    """Return a list of the path that is not deleted."""
    return live_row(db, ListRow, write, list_id)


def list_with_items(db: Session, row: ListRow) -> List:
    """Return one list with its items."""
    return list_view(row, live_items(db, row))


def live_items(db: Session, row: ListRow) -> list[ListItemRow]:
    """Return the items of a list that were not removed, in their order."""
    query = select(ListItemRow).where(
        ListItemRow.workspace_id == row.workspace_id,
        ListItemRow.list_id == row.id,
        ListItemRow.removed_version.is_(None),
    )
    return list(db.scalars(query.order_by(ListItemRow.place, ListItemRow.id)))


def removed_items(db: Session, row: ListRow, ids: Collection[str]) -> list[ListItemRow]:
    """Return the named items that the list had once."""
    if not ids:
        return []
    query = select(ListItemRow).where(
        ListItemRow.list_id == row.id, ListItemRow.id.in_(ids), ListItemRow.removed_version.is_not(None)
    )
    return list(db.scalars(query))


def list_view(row: ListRow, items: Iterable[ListItemRow]) -> List:
    """Return a list with its items in their order."""
    return view_of(List, row, list_items=[item_view(item) for item in items])


def item_view(item: ListItemRow) -> ListItem:
    """Return an item."""
    return view_of(ListItem, item)
