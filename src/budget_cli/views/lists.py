"""Lists and their items."""

from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.base import currencies
from budget_core.contract.entries.lists import LastPrice, List
from budget_core.lists.lists import item_cost


@dataclass(frozen=True, slots=True)
class ListedItem:
    """An item of a list, which is named by its label."""

    id: str
    name: str
    is_checked: bool
    price: Decimal | None
    quantity: Decimal


def items_of(found: List) -> list[ListedItem]:
    """Return the items of a list, those to be done first."""
    items = [ListedItem(one.id, one.label, one.is_checked, one.price, one.quantity) for one in found.list_items]
    return sorted(items, key=lambda item: item.is_checked)


def columns(categories: Mapping[str, str]) -> list[Column[List]]:
    """Return the columns of a list; `categories` are their names by id."""
    return [
        Column("name", lambda row: row.name),
        Column("done", lambda row: sum(item.is_checked for item in row.list_items), is_number=True),
        Column("of", lambda row: len(row.list_items), is_number=True),
        Column("category", lambda row: categories.get(row.category_id or "", ""), is_label=True),
        Column("pinned", lambda row: row.is_pinned),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def price_columns(display: Display, code: str) -> list[Column[LastPrice]]:
    """Return the columns of a last price, in a currency."""
    return [
        Column("item", lambda row: row.label),
        Column("price", lambda row: row.price, lambda row: display.amount(row.price, code), is_number=True),
    ]


def item_columns(display: Display, code: str, *, has_prices: bool) -> list[Column[ListedItem]]:
    """Return the columns of an item; the table has its cost where the list has prices, in a currency."""

    def cost(row: ListedItem) -> Decimal | None:
        return None if row.price is None else item_cost(row.price, row.quantity, currencies.money_digits(code))

    return [
        Column("done", lambda row: row.is_checked, lambda row: "✓" if row.is_checked else "·", is_fixed=True),
        Column("item", lambda row: row.name, style=lambda row: "dim" if row.is_checked else ""),
        Column("quantity", lambda row: row.quantity, lambda row: f"{row.quantity.normalize():f}", is_number=True),
        Column(
            "price",
            lambda row: row.price,
            lambda row: "" if row.price is None else display.amount(row.price, code),
            is_number=True,
        ),
        Column(
            "cost",
            cost,
            lambda row: "" if (found := cost(row)) is None else display.amount(found, code),
            is_number=True,
            is_in_table=has_prices,
        ),
        Column("id", lambda row: row.id, is_in_table=False),
    ]
