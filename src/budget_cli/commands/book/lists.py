"""`budget lists`: things to buy or do."""

import sys
from collections.abc import Iterable, Sequence
from decimal import Decimal
from typing import Annotated

import typer

from budget_cli.arguments import (
    AccountOption,
    AccountValueOption,
    CategoryOption,
    DayOption,
    DeletedId,
    DryRun,
    ListName,
    ListNames,
    Name,
    NewName,
    NoteOption,
    PayeeOption,
    TagOption,
    amount_option,
    check_changes,
    clearable,
    or_unset,
)
from budget_cli.changes.dry_run import show_effects
from budget_cli.changes.effects import list_removal
from budget_cli.command import command, command_group, default_command
from budget_cli.completion import complete_list
from budget_cli.context import Context
from budget_cli.entries.baskets import basket_cost, check_out_effects, show_check_out, show_items, ticked_ids
from budget_cli.entries.booking_day import booking_date
from budget_cli.entries.details import read_account_value, typed_details
from budget_cli.entries.lines import new_lines
from budget_cli.entries.shares import PaidByOption, SharesOption, read_payer, read_shares
from budget_cli.errors import WrongUsage
from budget_cli.typed import parsing
from budget_cli.typed.matching import find
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.lists import ListedItem, columns, items_of, price_columns
from budget_core.base.currencies import money_digits
from budget_core.contract.entries.history import LineSet
from budget_core.contract.entries.lists import List
from budget_core.contract.types import UNSET, UnsetType
from budget_core.lists.lists import shared_text, typed_item
from budget_sdk import ListCheckOut, ListCreate, ListItemAdd, ListItemSet, ListItemUpdate, ListUpdate

app = command_group("Show and tick off lists of things to buy or do.")

Items = Annotated[list[str], typer.Argument(metavar="ITEM", help="One or more, like milk or 'coffee 7.50'.")]
ItemName = Annotated[str, typer.Argument(metavar="ITEM", help="Label or prefix.")]
Price = Annotated[TypedAmount | None, typer.Option(parser=parsing.amount, metavar="AMOUNT", help="Its price for one.")]
Quantity = Annotated[
    TypedAmount | None, typer.Option("--quantity", "-q", parser=parsing.amount, metavar="NUMBER", help="How many.")
]
Pinned = Annotated[bool | None, typer.Option("--pin/--unpin", help="Pin it above the others.")]


@default_command(app)
def show_all(context: Context) -> None:
    """Show the lists, pinned ones first.

    Example: budget lists
    """
    rows = context.client.lists.list(context.workspace.id)
    names = context.category_names
    context.output.show(rows, rows, columns(names), names={"categoryId": names})


@command(app)
def show(context: Context, name: ListName) -> None:
    """Show the items of a list.

    Example: budget lists show groceries
    """
    show_items(context, _find(context, name))


@command(app)
def share(
    context: Context,
    name: ListName,
    ticked: Annotated[bool, typer.Option("--ticked", help="Include ticked items.")] = False,
) -> None:
    """Print a list as text, to paste into a message.

    Example: budget lists share groceries
    """
    found = _find(context, name)
    sys.stdout.write(shared_text(found.name, found.list_items, ticked=ticked) + "\n")


@command(app, "create", hidden=True)
def create(context: Context, name: Name, items: Items, category: CategoryOption = None, pinned: Pinned = None) -> None:
    """Make a list, as `add --new` does.

    Example: budget lists create Groceries milk bread --category food
    """
    _make(context, name, items, category, pinned)


@command(app)
def edit(
    context: Context,
    name: ListName,
    new_name: NewName = None,
    category: CategoryOption = None,
    no_category: Annotated[bool, typer.Option("--no-category", help="Remove its category.")] = False,
    pinned: Pinned = None,
) -> None:
    """Rename a list, pin it, or give it a category.

    Example: budget lists edit groceries --pin
    """
    before = _find(context, name)
    changes = ListUpdate(
        name=or_unset(new_name),
        category_id=clearable(context.category_id(category), no_category),
        is_pinned=or_unset(pinned),
        version=before.version,
    )
    check_changes(context, changes, "budget lists edit")
    after = context.client.lists.update(before.id, changes)
    _show_results(context, [after], [context.text("Changed {name}.", name=after.name)])


@command(app)
def delete(context: Context, names: ListNames, dry_run: DryRun = False) -> None:
    """Delete lists; `restore` undoes it.

    Example: budget lists delete groceries
    """
    found = _find_all(context, names)
    if dry_run:
        show_effects(context, list_removal(found))
        return
    deleted = [context.client.lists.delete(one.id) for one in found]
    text = "Removed {name}. To restore it: budget lists restore {id}"
    _show_results(context, deleted, [context.text(text, name=row.name, id=row.id) for row in deleted])


@command(app)
def restore(context: Context, list_id: DeletedId) -> None:
    """Restore a deleted list.

    Example: budget lists restore 0198f7a2-0000-7000-8000-000000000001
    """
    restored = context.client.lists.restore(list_id)
    _show_results(context, [restored], [context.text("{name} is back.", name=restored.name)])


@command(app)
def add(
    context: Context,
    name: Annotated[str, typer.Argument(metavar="LIST", help="Name or prefix.", autocompletion=complete_list)],
    items: Items,
    price: Price = None,
    quantity: Quantity = None,
    new: Annotated[bool, typer.Option("--new", help="Make a list of this name, with these items.")] = False,
    category: CategoryOption = None,
    pinned: Pinned = None,
) -> None:
    """Add items to a list, or make one; a price may stand at the end of each item.

    Example: budget lists add groceries "coffee 7.50" milk
    Example: budget lists add --new Groceries milk bread --category food
    """
    if new:
        if price or quantity:
            raise WrongUsage("Two of these options contradict each other.")
        _make(context, name, items, category, pinned)
        return
    if category or pinned is not None:
        raise WrongUsage("--category and --pin are for --new. For a list that is there: budget lists edit")
    changed, cost, count = _find(context, name), _price(context, price), quantity.value if quantity else Decimal(1)
    for typed in items:
        label, read = _typed(context, typed) if price is None else (typed, None)
        item = ListItemAdd(label=label, price=cost if read is None else read, quantity=count)
        changed = context.client.lists.add_item(changed.id, item)
    show_items(context, changed)


@command(app)
def change(
    context: Context,
    name: ListName,
    item: ItemName,
    label: Annotated[str | None, typer.Option(metavar="TEXT", help="Another label.")] = None,
    price: Price = None,
    no_price: Annotated[bool, typer.Option("--no-price", help="Remove its price.")] = False,
    quantity: Quantity = None,
) -> None:
    """Change an item.

    Example: budget lists change groceries milk --quantity 3
    """
    changes = ListItemUpdate(
        label=or_unset(label),
        price=clearable(_price(context, price), no_price),
        quantity=quantity.value if quantity else UNSET,
    )
    check_changes(context, changes, "budget lists change")
    _update_item(context, name, item, changes)


@command(app)
def check(context: Context, name: ListName, item: ItemName) -> None:
    """Tick an item off.

    Example: budget lists check groceries milk
    """
    _update_item(context, name, item, ListItemUpdate(is_checked=True))


@command(app)
def uncheck(context: Context, name: ListName, item: ItemName) -> None:
    """Untick an item.

    Example: budget lists uncheck groceries milk
    """
    _update_item(context, name, item, ListItemUpdate(is_checked=False))


@command(app)
def remove(context: Context, name: ListName, item: ItemName) -> None:
    """Remove an item from a list.

    Example: budget lists remove groceries milk
    """
    found = _find(context, name)
    show_items(context, context.client.lists.remove_item(found.id, _item(found, item).id))


@command(app)
def checkout(
    context: Context,
    name: ListName,
    account: AccountOption = None,
    category: CategoryOption = None,
    date: DayOption = None,
    note: NoteOption = None,
    payee: PayeeOption = None,
    tag: TagOption = None,
    value: Annotated[TypedAmount | None, amount_option("Paid, instead of the sum of the items.")] = None,
    account_value: AccountValueOption = None,
    line: Annotated[
        list[str] | None,
        typer.Option("--line", metavar="CATEGORY=AMOUNT", help="One part of it; without an amount, the rest."),
    ] = None,
    paid_by: PaidByOption = None,
    shares: SharesOption = None,
    keep: Annotated[bool, typer.Option("--keep", help="Keep the items, unticked.")] = False,
    dry_run: DryRun = False,
) -> None:
    """Book the ticked items as one expense, and remove them from the list.

    Example: budget lists checkout groceries --account cash
    Example: budget lists checkout groceries --line food=12.50 --line home
    Example: budget lists checkout groceries --paid-by ann --payee Silpo
    """
    found, paid_from = _find(context, name), context.account(account)
    if category and line:
        raise WrongUsage("Two of these options contradict each other.")
    spent_on = context.category(category) if category else None
    paid, left = _price(context, value), read_account_value(context, paid_from, account_value)
    lines: list[LineSet] | UnsetType = UNSET
    if line:
        total = basket_cost(context, found) if paid is None else paid
        lines = new_lines(context, line, total, context.workspace.currency_code)
    if dry_run:
        names = _names(context, lines) or (spent_on.name if spent_on else "")
        show_effects(context, check_out_effects(context, found, paid_from, names, paid, keep))
        return
    body = ListCheckOut(
        item_ids=ticked_ids(found),
        account_id=paid_from.id,
        category_id=spent_on.id if spent_on else UNSET,
        lines=lines,
        date=booking_date(date),
        **typed_details(note or "", payee, tag).sent()._asdict(),
        value=or_unset(paid),
        account_value=or_unset(left),
        paid_by=read_payer(context, paid_by),
        shares=read_shares(context, shares, context.workspace.currency_code),
        keep=keep,
    )
    show_check_out(context, context.client.lists.check_out(found.id, body))


@command(app)
def prices(
    context: Context, label: Annotated[str | None, typer.Argument(metavar="ITEM", help="Only its price.")] = None
) -> None:
    """Show the price that items had at their last check-out.

    Example: budget lists prices milk
    """
    rows = context.client.lists.prices(context.workspace.id, label=label)
    context.output.show(rows, rows, price_columns(context.display, context.workspace.currency_code))


def _make(context: Context, name: str, items: list[str], category: str | None, pinned: bool | None) -> None:
    created = context.client.lists.create(
        context.workspace.id,
        ListCreate(
            name=name,
            category_id=context.category_id(category),
            is_pinned=bool(pinned),
            list_items=[
                ListItemSet(label=label, price=price) for label, price in (_typed(context, typed) for typed in items)
            ],
        ),
    )
    _show_results(context, [created], [context.text("Created {name}.", name=created.name)])


def _find(context: Context, name: str) -> List:
    return find("list", name, context.client.lists.list(context.workspace.id), "budget lists")


def _find_all(context: Context, names: Sequence[str]) -> list[List]:
    """Return the lists of these names, each once."""
    lists = context.client.lists.list(context.workspace.id)
    found = (find("list", name, lists, "budget lists") for name in names)
    return list({one.id: one for one in found}.values())


def _typed(context: Context, text: str) -> tuple[str, Decimal | None]:
    """Return the label of a typed item and the price at its end."""
    item = typed_item(text, money_digits(context.workspace.currency_code))
    return item.label, item.price


def _item(found: List, typed: str) -> ListedItem:
    return find("item", typed, items_of(found), f"budget lists show {found.id}")


def _price(context: Context, price: TypedAmount | None) -> Decimal | None:
    return price.checked(context.workspace.currency_code) if price else None


def _names(context: Context, lines: Sequence[LineSet] | UnsetType) -> str:
    """Return the names of the categories of lines; nothing without any."""
    names = context.category_names
    return (
        ""
        if isinstance(lines, UnsetType)
        else ", ".join(context.display.name(names[line.category_id]) for line in lines)
    )


def _update_item(context: Context, name: str, item: str, changes: ListItemUpdate) -> None:
    found = _find(context, name)
    show_items(context, context.client.lists.update_item(found.id, _item(found, item).id, changes))


def _show_results(context: Context, rows: Sequence[List], sentences: Iterable[str]) -> None:
    categories = {} if context.output.is_for_people else context.category_names
    context.output.results(rows, columns(categories), sentences, {"categoryId": categories})
