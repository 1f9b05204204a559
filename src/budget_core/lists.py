"""Shopping-style lists: what their items must be, and in which order lists are shown."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from typing import Protocol, TypeVar

from budget_core import validation
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.limits import LIST_ITEMS_MAX, LIST_QUANTITY_MAX
from budget_core.money import ZERO, quantize


class Dated(Protocol):
    """What the order needs to know of a list."""

    @property
    def id(self) -> str: ...
    @property
    def is_pinned(self) -> bool: ...
    @property
    def updated_at(self) -> datetime: ...


class Priced(Protocol):
    """An item in the basket."""

    @property
    def price(self) -> Decimal | None:
        """For one, in the workspace currency; None while nobody knows it."""

    @property
    def quantity(self) -> Decimal: ...


DatedT = TypeVar("DatedT", bound=Dated)
ONE = Decimal("1.00")


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a list: `price` is for one, None while it is not known."""

    id: str
    label: str
    is_checked: bool = False
    price: Decimal | None = None
    quantity: Decimal = ONE


@dataclass(frozen=True, slots=True)
class Merged:
    """A list after two people changed it, and per item the fields both changed differently, with their stored value."""

    items: tuple[Item, ...]
    conflicts: Mapping[str, Mapping[str, object]]


@dataclass(frozen=True, slots=True)
class Basket:
    """What the priced items cost, how many have no price yet, and what stays of the budget (negative: over it)."""

    cost: Decimal
    unpriced: int
    left: Decimal


def ordered(lists: Iterable[DatedT]) -> list[DatedT]:
    """Pinned lists first; in each group the last created or updated first."""
    return sorted(lists, key=lambda each: (each.is_pinned, each.updated_at, each.id), reverse=True)


def kept_labels(labels: Sequence[str]) -> dict[int, str]:
    """The cleaned labels by their place, without the empty ones; at least one must stay, 200 at most."""
    kept = {index: label for index, text in enumerate(labels) if (label := _label(index, text))}
    if not kept:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS)
    if len(kept) > LIST_ITEMS_MAX:
        raise field_error("listItems", ErrorCode.VALIDATION_MAX)
    return kept


def check_quantity(quantity: Decimal) -> Decimal:
    """The quantity itself, when a list can hold that much."""
    if quantity > LIST_QUANTITY_MAX:
        raise DomainError(ErrorCode.VALIDATION_MAX)
    return quantity


def merged(base: Iterable[Item], mine: Iterable[Item], theirs: Iterable[Item]) -> Merged:
    """A list saved as `mine` by somebody who saw `base`, while others made `theirs` of it.

    | item            | result                                                             |
    |-----------------|--------------------------------------------------------------------|
    | added by one    | stays; what only others added comes last                           |
    | removed by one  | is gone, whatever the other did to it                              |
    | changed by one  | field by field                                                     |
    | changed by both | a conflict, unless both made the same of the field                 |
    """
    seen, stored = _by_id(base), _by_id(theirs)
    wanted = _by_id(mine)
    conflicts: dict[str, Mapping[str, object]] = {}
    items = []
    for item in wanted.values():
        if item.id in seen and item.id not in stored:
            continue
        result, conflict = _merged_item(seen.get(item.id), item, stored.get(item.id))
        items.append(result)
        if conflict:
            conflicts[item.id] = conflict
    added = (item for item in stored.values() if item.id not in wanted and item.id not in seen)
    return Merged((*items, *added), conflicts)


def basket(items: Iterable[Priced], left_in_category: Decimal) -> Basket:
    """The list as one purchase: each price times its quantity, rounded per item as on a receipt."""
    wanted = list(items)
    prices = [quantize(Fraction(item.price) * Fraction(item.quantity)) for item in wanted if item.price is not None]
    cost = sum(prices, ZERO)
    return Basket(cost, len(wanted) - len(prices), left_in_category - cost)


def _by_id(items: Iterable[Item]) -> dict[str, Item]:
    return {item.id: item for item in items}


def _merged_item(base: Item | None, mine: Item, theirs: Item | None) -> tuple[Item, Mapping[str, object]]:
    """An item that both have and the base has not was sent twice: the stored one counts."""
    if base is None or theirs is None:
        return theirs or mine, {}
    values: dict[str, object] = {}
    conflict: dict[str, object] = {}
    for name in (field.name for field in fields(Item)):
        seen, wanted, stored = (getattr(item, name) for item in (base, mine, theirs))
        values[name] = stored if wanted == seen else wanted
        if wanted not in (seen, stored) and stored != seen:
            conflict[name] = stored
    return Item(**values), conflict  # type: ignore[arg-type] # each value comes from the same field of an Item


def _label(index: int, text: str) -> str:
    try:
        return str(validation.check("itemLabel", text))
    except DomainError as error:
        raise field_error(f"listItems.{index}.label", error.code) from error
