"""Shopping-style lists: their items, their order, and what a check-out books of them."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from typing import Protocol, TypeVar

from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import LABEL_MAX_CHARACTERS, LIST_ITEMS_MAX, LIST_QUANTITY_MAX
from budget_core.base.money import PLACES, ZERO, check_range, quantize
from budget_core.contract import validation
from budget_core.entries import search


class SortableList(Protocol):
    """List as far as the order needs it."""

    @property
    def id(self) -> str:
        """Id, which decides between lists of one moment."""

    @property
    def is_pinned(self) -> bool:
        """Pinned lists come first."""

    @property
    def updated_at(self) -> datetime:
        """Moment of the last change; the last comes first."""


class PricedItem(Protocol):
    """An item in the basket."""

    @property
    def price(self) -> Decimal | None:
        """For one, in the workspace currency; None while nobody knows it."""

    @property
    def quantity(self) -> Decimal:
        """Factor of the price; fractions are allowed."""


class SharedItem(Protocol):
    """An item as others read it."""

    @property
    def label(self) -> str:
        """The item's text, without its quantity."""

    @property
    def is_checked(self) -> bool:
        """True once the item is ticked."""

    @property
    def quantity(self) -> Decimal:
        """Shown behind the label, unless it is 1."""


SortableListT = TypeVar("SortableListT", bound=SortableList)
ONE = Decimal("1.00")
_PRICED = re.compile(r"(.*[^ ]) +([0-9]{1,9}[.,][0-9]{2})")
_SPACES = re.compile(" +")


@dataclass(frozen=True, slots=True)
class Item:
    """An item of a list: `price` is for one, None while it is not known."""

    id: str
    label: str
    is_checked: bool = False
    price: Decimal | None = None
    quantity: Decimal = ONE


@dataclass(frozen=True, slots=True)
class Basket:
    """Cost of the priced items, number of the others, and rest of the budget.

    The rest is negative when the cost is over it.
    """

    cost: Decimal
    unpriced: int
    left: Decimal


@dataclass(frozen=True, slots=True)
class CheckedOutItems:
    """Ids of the items that a check-out books, their value, and the items that the list has afterwards."""

    booked: Sequence[str]
    value: Decimal
    items: Sequence[Item]
    prices: Mapping[str, Decimal]
    """Price of each label that has one, for the next time."""


def sort_lists(lists: Iterable[SortableListT]) -> list[SortableListT]:
    """Return pinned lists first; in each group the last updated comes first."""
    return sorted(lists, key=lambda each: (each.is_pinned, each.updated_at, each.id), reverse=True)


def clean_labels(labels: Sequence[str]) -> dict[int, str]:
    """Return the cleaned labels by their index, without the empty ones.

    At least one must stay, 200 at most.
    """
    cleaned = {index: label for index, text in enumerate(labels) if (label := _label(index, text))}
    if not cleaned:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS)
    if len(cleaned) > LIST_ITEMS_MAX:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS_MAX)
    return cleaned


def check_quantity(quantity: Decimal) -> Decimal:
    """Return the quantity itself, when a list can hold that much."""
    if quantity > LIST_QUANTITY_MAX:
        raise DomainError(ErrorCode.VALIDATION_QUANTITY_MAX)
    return quantity


def item_cost(price: Decimal, quantity: Decimal, digits: int = PLACES) -> Decimal:
    """Return the price times the quantity, rounded to the currency's digits as on a receipt."""
    return quantize(Fraction(price) * Fraction(quantity), digits)


def basket(items: Iterable[PricedItem], left_in_category: Decimal, digits: int = PLACES) -> Basket:
    """Return the items as one purchase: each price times its quantity, rounded per item."""
    ids = list(items)
    costs = [item_cost(item.price, item.quantity, digits) for item in ids if item.price is not None]
    cost = sum(costs, ZERO)
    return Basket(cost, len(ids) - len(costs), left_in_category - cost)


def check_out(
    items: Sequence[Item],
    item_ids: Collection[str],
    value: Decimal | None = None,
    digits: int = PLACES,
    *,
    keep: bool,
) -> CheckedOutItems:
    """Return what a check-out of the named items books, and the list without them, or with them unticked.

    Items that are gone or no longer ticked are left out. Without a value their sum is booked.

    Raises: CONFLICT_BASKET where none is left, VALIDATION_POSITIVE for a sum of 0.
    """
    booked = [item for item in items if item.is_checked and item.id in item_ids]
    if not booked:
        raise DomainError(ErrorCode.CONFLICT_BASKET)
    ids = [item.id for item in booked]
    paid = _check_value(basket(booked, ZERO, digits).cost if value is None else value)
    remaining = [item for item in items if item.id not in ids]
    unticked = [replace(item, is_checked=False) if item.id in ids else item for item in items]
    prices = {item.label: item.price for item in booked if item.price is not None}
    return CheckedOutItems(ids, paid, unticked if keep else remaining, prices)


def check_out_category(given: str | None, of_list: str | None, *, has_lines: bool = False) -> str | None:
    """Return the category that a check-out books in: the given one, else the list's.

    With lines, which name their own, it is the given one or None.
    """
    category = given or (None if has_lines else of_list)
    if not (category or has_lines):
        raise field_error("categoryId", ErrorCode.VALIDATION_REQUIRED)
    return category


@dataclass(frozen=True, slots=True)
class TypedItem:
    """A new item as it is typed: its label, and the price at its end."""

    label: str
    price: Decimal | None


def typed_item(text: str, digits: int = PLACES) -> TypedItem:
    """Return the label and the price of a typed item; `digits` are those of the workspace's currency.

    Only a number with all of its decimals is a price: others count or measure.

    | text          | label   | price |
    |---------------|---------|-------|
    | Coffee 7.50   | Coffee  | 7.50  |
    | Milk 2        | Milk 2  |       |
    """
    match = _PRICED.fullmatch(text.strip(" ")) if digits == PLACES else None
    if match is None:
        return TypedItem(text, None)
    label, price = match.groups()
    return TypedItem(label, Decimal(price.replace(",", ".")))


def price_key(label: str) -> str:
    """Return the label as prices compare it, without case, accents and further spaces."""
    return (_SPACES.sub(" ", search.fold(label)).strip(" ") or label)[:LABEL_MAX_CHARACTERS]


def shared_text(name: str, items: Iterable[SharedItem], *, ticked: bool) -> str:
    """Return the list as a message, without prices.

    Its name, the open items, and the done ones only when `ticked`.
    """
    shown = sorted((item for item in items if ticked or not item.is_checked), key=lambda item: item.is_checked)
    return "\n".join([name, *(f"{'☑' if item.is_checked else '☐'} {_item_text(item)}" for item in shown)])


def _check_value(value: Decimal) -> Decimal:
    if value <= 0:
        raise field_error("value", ErrorCode.VALIDATION_POSITIVE)
    try:
        return check_range(value)
    except DomainError as error:
        raise field_error("value", error.code) from error


def _item_text(item: SharedItem) -> str:
    return item.label if item.quantity == 1 else f"{item.label} × {item.quantity.normalize():f}"


def _label(index: int, text: str) -> str:
    try:
        return str(validation.check("itemLabel", text))
    except DomainError as error:
        raise field_error(f"listItems.{index}.label", error.code) from error
