"""Rules for the items of a list together, beyond the rule of each field."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

from budget_api.journal.writes import Write
from budget_core.base import currencies
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.limits import LIST_ITEMS_MAX
from budget_core.base.money import check_digits
from budget_core.contract.entries.lists import ListItemAdd, ListItemSet, ListItemUpdate
from budget_core.lists import lists


def filled_items(write: Write, sent: Sequence[ListItemSet]) -> dict[int, ListItemSet]:
    """Return the sent items by index, without the empty ones; every wrong field is named by its index."""
    wrong = {
        f"listItems.{index}.{name}": code
        for index, item in enumerate(sent)
        for name, code in _wrong_fields(write, item).items()
    }
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)
    return {index: sent[index] for index in lists.clean_labels([item.label for item in sent])}


def check_item(write: Write, item: ListItemAdd | ListItemUpdate) -> None:
    """Raise REQUEST_INVALID with the fields when price or quantity of an item break a rule."""
    if wrong := _wrong_fields(write, item):
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)


def check_any(items: Sequence[object]) -> None:
    """Raise unless there is an item: only a check-out leaves a list without one."""
    if not items:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS)


def check_count(items: Sequence[object]) -> None:
    """Raise for more items than a list holds."""
    if len(items) > LIST_ITEMS_MAX:
        raise field_error("listItems", ErrorCode.VALIDATION_ITEMS_MAX)


def _wrong_fields(write: Write, item: ListItemAdd | ListItemSet | ListItemUpdate) -> dict[str, ErrorCode]:
    digits = currencies.money_digits(write.currency_code)
    checks: list[tuple[str, Any, Callable[[Decimal], object]]] = [
        ("price", item.price, lambda price: check_digits(price, digits)),
        ("quantity", item.quantity, lists.check_quantity),
    ]
    wrong: dict[str, ErrorCode] = {}
    for name, value, check in checks:
        try:
            if isinstance(value, Decimal):
                check(value)
        except DomainError as error:
            wrong[name] = error.code
    return wrong
