"""Items in the log of changes: of a saved list only the changed ones, with their places."""

from collections.abc import Iterable, Sequence

import msgspec

from budget_api.journal.logged_change import State
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
