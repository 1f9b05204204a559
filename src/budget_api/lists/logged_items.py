"""Log of changed lists: versions, and of a saved list only the changed items, with their places."""

from collections.abc import Iterable, Sequence

import msgspec
from sqlalchemy.orm import Session

from budget_api.db.models import ListRow
from budget_api.journal.logged_change import State
from budget_api.journal.writes import Write, record_change
from budget_api.lists.queries import list_with_items
from budget_core.contract.entries import lists as contract
from budget_core.contract.entries.lists import List, ListItem
from budget_core.lists.lists import Item

UNPLACED = -1


class LoggedItem(ListItem, kw_only=True):
    """Item in the log."""

    place: int = UNPLACED
    """Place in the whole list, from 0; older logs of whole lists lack it."""


def differing_items(before: List, after: List) -> tuple[List, List]:
    """Return both sides with the items that differ; with all items when the others changed their order."""
    was, became = ({item.id: item for item in side.list_items} for side in (before, after))
    equal_ids = [item_id for item_id, item in became.items() if was.get(item_id) == item]
    if equal_ids != [item_id for item_id in was if item_id in {*equal_ids}]:
        equal_ids = []
    return _without(before, equal_ids), _without(after, equal_ids)


def whole_lists(old: State, new: State, now: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """Return the lists before and after a logged save; items that it did not change are as they are now."""
    sides = [msgspec.convert(side["listItems"], list[LoggedItem]) for side in (old, new)]
    changed = {item.id for side in sides for item in side}
    others = [item for item in now if item.id not in changed]
    before, after = (_with(others, side) for side in sides)
    return before, after


def _with(others: Sequence[Item], logged: Iterable[LoggedItem]) -> list[Item]:
    items = [*others]
    for index, item in enumerate(logged):
        place = index if item.place == UNPLACED else item.place
        items.insert(place, Item(item.id, item.label, item.is_checked, item.price, item.quantity))
    return items


def _without(side: List, item_ids: Iterable[str]) -> List:
    left_out = set(item_ids)
    remaining = [_placed(item, place) for place, item in enumerate(side.list_items) if item.id not in left_out]
    return msgspec.structs.replace(side, list_items=remaining)


def _placed(item: ListItem, place: int) -> LoggedItem:
    return LoggedItem(
        id=item.id, label=item.label, is_checked=item.is_checked, price=item.price, quantity=item.quantity, place=place
    )


LIST = "list"


def bump_version(db: Session, write: Write, row: ListRow) -> None:
    """Raise the version of a list, and note when."""
    row.version += 1
    row.updated_at = write.caller.now
    db.flush()


def record_list(db: Session, write: Write, row: ListRow, kind: str, before: contract.List | None) -> contract.List:
    """Log a change of a list; the list as it is now."""
    after = list_with_items(db, row)
    old, new = (None, after) if before is None else differing_items(before, after)
    record_change(db, write, LIST, row.id, kind, before=old, after=new)
    return after
