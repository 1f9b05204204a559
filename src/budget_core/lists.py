"""Shopping-style lists: what their items must be, and in which order lists are shown."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from fractions import Fraction
from typing import Protocol, TypeVar

from budget_core import validation
from budget_core.errors import DomainError, ErrorCode, field_error
from budget_core.limits import LIST_ITEMS_MAX, LIST_QUANTITY_MAX
from budget_core.money import ZERO, quantize


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


def sort_lists(lists: Iterable[SortableListT]) -> list[SortableListT]:
    """Return pinned lists first; in each group the last updated comes first."""
    return sorted(lists, key=lambda each: (each.is_pinned, each.updated_at, each.id), reverse=True)


def clean_labels(labels: Sequence[str]) -> dict[int, str]:
    """Return the cleaned labels by their index, without the empty ones.

    At least one must stay, 200 at most.
    """
    kept = {index: label for index, text in enumerate(labels) if (label := _label(index, text))}
    if not kept:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS)
    if len(kept) > LIST_ITEMS_MAX:
        raise field_error("listItems", ErrorCode.VALIDATION_MAX)
    return kept


def check_quantity(quantity: Decimal) -> Decimal:
    """Return the quantity itself, when a list can hold that much."""
    if quantity > LIST_QUANTITY_MAX:
        raise DomainError(ErrorCode.VALIDATION_MAX)
    return quantity


def basket(items: Iterable[PricedItem], left_in_category: Decimal) -> Basket:
    """Return the list as one purchase: each price times its quantity, rounded per item as on a receipt."""
    wanted = list(items)
    prices = [quantize(Fraction(item.price) * Fraction(item.quantity)) for item in wanted if item.price is not None]
    cost = sum(prices, ZERO)
    return Basket(cost, len(wanted) - len(prices), left_in_category - cost)


def shared_text(name: str, items: Iterable[SharedItem], *, ticked: bool) -> str:
    """Return the list as a message, without prices.

    Its name, the open items, and the done ones only when `ticked`.
    """
    wanted = sorted((item for item in items if ticked or not item.is_checked), key=lambda item: item.is_checked)
    return "\n".join([name, *(f"{'☑' if item.is_checked else '☐'} {_item_text(item)}" for item in wanted)])


def _item_text(item: SharedItem) -> str:
    return item.label if item.quantity == 1 else f"{item.label} × {item.quantity.normalize():f}"


def _label(index: int, text: str) -> str:
    try:
        return str(validation.check("itemLabel", text))
    except DomainError as error:
        raise field_error(f"listItems.{index}.label", error.code) from error
