"""Basket of a list: its footer, and what a check-out books."""

from collections.abc import Iterator
from decimal import Decimal

from budget_cli.changes.dry_run import ShownEffect
from budget_cli.context import Context
from budget_cli.entries.lines import category_names
from budget_cli.output.tables import WARNING
from budget_cli.output.writer import echo
from budget_cli.typed.dates import planning_date
from budget_cli.views.history import columns as history_columns
from budget_cli.views.lists import item_columns, items_of
from budget_core.base import currencies
from budget_core.base.money import ZERO
from budget_core.contract.entries.lists import CheckOut, List
from budget_core.contract.money.accounts import Account
from budget_core.contract.planning.plannings import PlanningCategory
from budget_core.lists.lists import Item, basket, check_out


def _digits(context: Context) -> int:
    """Return the decimals of prices: those of the workspace's currency."""
    return currencies.money_digits(context.workspace.currency_code)


def ticked_ids(found: List) -> list[str]:
    """Return the ids of the items in the basket."""
    return [item.id for item in found.list_items if item.is_checked]


def basket_cost(context: Context, found: List) -> Decimal:
    """Return the cost of the ticked items."""
    return basket([item for item in found.list_items if item.is_checked], ZERO, _digits(context)).cost


def show_items(context: Context, found: List) -> None:
    """Show the items of a list; where it has prices, the basket too."""
    has_prices = any(item.price is not None for item in found.list_items)
    footer = None
    if has_prices:
        total = context.display.amount(basket_cost(context, found), context.workspace.currency_code)
        footer = ["", context.text("in the basket"), "", "", total]
    columns = item_columns(context.display, context.workspace.currency_code, has_prices=has_prices)
    context.output.show(found, items_of(found), columns, title=found.name, footer=footer)
    if has_prices and context.output.is_for_people:
        _show_left(context, found)


def show_check_out(context: Context, result: CheckOut) -> None:
    """Say what was booked, and from where."""
    entry = result.entry
    if not context.output.is_for_people:
        context.output.show(result, [entry], history_columns(context.display))
        return
    amount = context.display.amount(-entry.value, entry.currency_code)
    names = {"category": category_names(context, entry), "account": entry.account_label}
    echo(context.text("{amount} for {category} from {account}.", amount=amount, **names))


def _show_left(context: Context, found: List) -> None:
    """Write what is left of the list's category after the basket, and how many items have no price."""
    unpriced = basket(found.list_items, ZERO).unpriced
    row = _month_row(context, found)
    category = None if row is None else context.category_names.get(row.category_id)  # None for an archived one
    if row is not None and category is not None:
        left = row.free - basket_cost(context, found)
        sentence = "{amount} over {category}." if left < 0 else "{amount} left of {category}."
        amount = context.display.amount(abs(left), row.currency_code)
        echo(context.text(sentence, amount=amount, category=category), WARNING if left < 0 else "")
    if unpriced:
        echo(context.text("Without a price: {count}.", count=unpriced))


def check_out_effects(
    context: Context, found: List, account: Account, categories: str, value: Decimal | None, keep: bool
) -> Iterator[ShownEffect]:
    """Yield the entry on these categories, the account and the items that a check-out changes.

    Raises: DomainError if nothing can be booked.
    """
    items = [Item(one.id, one.label, one.is_checked, one.price, one.quantity) for one in found.list_items]
    result = check_out(items, ticked_ids(found), value, _digits(context), keep=keep)
    own, code = context.workspace.currency_code, context.currency_of(account)
    name = categories or next((c.name for c in context.categories if c.id == found.category_id), "")
    yield ShownEffect(what="entry", name=name, before="", after=-result.value, currency_code=own)
    if code == own:
        after = account.budget - result.value
        yield ShownEffect(what="account", name=account.name, before=account.budget, after=after, currency_code=code)
    for item in items:
        if item.id in result.booked:
            yield ShownEffect(what="item", name=item.label, before="✓", after="·" if keep else None)


def _month_row(context: Context, found: List) -> PlanningCategory | None:
    """Return the row of the list's category in the running month.

    None where nothing is planned in its currency.
    """
    if found.category_id is None:
        return None
    planning = context.client.plannings.get(context.workspace.id, planning_date(context.month(None)))
    own = context.workspace.currency_code
    return next(
        (
            row
            for row in planning.plannings_categories
            if row.category_id == found.category_id and row.currency_code == own and (row.budget or row.carried)
        ),
        None,
    )
