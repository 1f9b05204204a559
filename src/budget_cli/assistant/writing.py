"""Twelve tasks of an assistant that write: each returns the operation that the person is asked about."""

from dataclasses import replace
from itertools import islice
from typing import Annotated, Any, Final, Literal

from msgspec import UNSET, Meta

from budget_cli.arguments import or_unset, parse_day
from budget_cli.assistant.arguments import WrongArgumentsError
from budget_cli.assistant.reading import MonthName, person_id
from budget_cli.context import Context
from budget_cli.entries.baskets import ticked_ids
from budget_cli.entries.corrections import (
    NOTHING,
    Correction,
    corrected_expense,
    corrected_settlement,
    corrected_transfer,
)
from budget_cli.entries.details import clean_tags
from budget_cli.entries.filters import find_entry
from budget_cli.scheduled import chosen_occurrence, find_schedule
from budget_cli.typed import parsing
from budget_cli.typed.dates import planning_date
from budget_cli.typed.matching import find as find_named
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.lists import items_of
from budget_core.base import months as month_rules
from budget_core.base.currencies import money_digits
from budget_core.contract.entries.history import HistoryEntry, LineSet
from budget_core.contract.entries.lists import List
from budget_core.contract.types import ScheduleFrequency, ScheduleKind
from budget_core.lists.lists import typed_item
from budget_sdk import (
    AddExpense,
    AddRefund,
    BudgetMove,
    HistoryUpdate,
    ListCheckOut,
    ListItemSet,
    ListUpdate,
    MonthSet,
    MonthsSet,
    PlanningSetItem,
    QuickEntry,
    ScheduleCreate,
    SchedulePost,
    ScheduleSkip,
    Settle,
    Transfer,
)
from budget_sdk.operation import Operation
from budget_sdk.resources.entries import Lists, Settlement
from budget_sdk.resources.history import History
from budget_sdk.resources.money import Accounts
from budget_sdk.resources.planning import Categories, Plannings, Schedules
from budget_sdk.resources.workspaces import Activity

_NUMBER: Final = {"type": ["string", "number"]}
Amount = Annotated[str | float, Meta(description="Amount, like 12.50", extra_json_schema=_NUMBER)]
NewAmount = Annotated[str | float | None, Meta(description="Other amount, like 12.50", extra_json_schema=_NUMBER)]
Account = Annotated[str | None, Meta(description="Account. Default: the main one")]
Category = Annotated[str | None, Meta(description="Category")]
FromAccount = Annotated[str | None, Meta(description="Account that a transfer leaves")]
Note = Annotated[str | None, Meta(description="Note")]
Payee = Annotated[str | None, Meta(description="Person or firm that it paid, or that paid it")]
Tags = Annotated[list[str] | None, Meta(description="All its tags")]
Day = Annotated[str | None, Meta(description="Day, yyyy-MM-dd or yesterday. Default: today")]
Entry = Annotated[str, Meta(description="Id of an entry from find, or last")]
ListName = Annotated[str, Meta(description="List")]
Labels = Annotated[list[str], Meta(description="Items to tick off")]
PaidBy = Annotated[str | None, Meta(description="Person who paid. Default: me")]

_LOOKED_THROUGH: Final = 200


def add(
    context: Context,
    kind: Annotated[Literal["expense", "income", "transfer", "refund"], Meta(description="Kind of entry")] = "expense",
    value: NewAmount = None,
    category: Category = None,
    account: Account = None,
    from_account: FromAccount = None,
    note: Note = None,
    payee: Payee = None,
    tags: Tags = None,
    date: Day = None,
    paid_by: PaidBy = None,
    parts: Annotated[
        dict[str, str | float] | None,
        Meta(description="Amount of each category, where several share it", extra_json_schema={"type": "object"}),
    ] = None,
    line: Annotated[
        str | None, Meta(description="Instead of value and kind, a line as typed: 12.50 lunch @cash yesterday")
    ] = None,
) -> Operation[Any]:
    """Book an expense, an income, a transfer or a refund."""
    workspace, shared = context.workspace.id, _details(note, payee, tags, date)
    if line is not None:
        typed = QuickEntry(
            text=f"{line} {note}" if note else line,
            value=UNSET if value is None else _amount(value, None),
            account_id=or_unset(account),
            from_account_id=or_unset(from_account),
            category_id=or_unset(category),
            **{field: shared[field] for field in ("payee", "tags", "date")},
        )
        return History.quick.build(workspace, typed)
    if value is None:
        raise WrongArgumentsError("add needs value, or line.")
    arrives = context.account(account)
    if kind in ("income", "transfer"):
        if (kind == "transfer") is (from_account is None):
            raise WrongArgumentsError("A transfer needs from_account, an income has none.")
        body = Transfer(
            value=_amount(value, context.currency_of(arrives)),
            from_account_id=or_unset(context.account_id(from_account)),
            **shared,
        )
        return Accounts.transfer.build(arrives.id, body)
    code = context.workspace.currency_code
    lines = [
        LineSet(category_id=context.category(one).id, value=_amount(part, code)) for one, part in (parts or {}).items()
    ]
    spent: dict[str, Any] = {
        "value": _amount(value, code),
        "account_id": arrives.id,
        "category_id": or_unset(context.category_id(category)),
        "lines": lines or UNSET,
        "paid_by": UNSET if paid_by is None else person_id(context, paid_by),
        **shared,
    }
    if kind == "refund":
        return History.add_refund.build(workspace, AddRefund(**spent))
    return History.add_expense.build(workspace, AddExpense(**spent))


def correct(
    context: Context,
    entry: Entry,
    value: NewAmount = None,
    category: Category = None,
    account: Annotated[str | None, Meta(description="Other account")] = None,
    from_account: FromAccount = None,
    note: Note = None,
    payee: Payee = None,
    tags: Tags = None,
    date: Annotated[str | None, Meta(description="Other day, yyyy-MM-dd")] = None,
    paid_by: Annotated[str | None, Meta(description="Other person who paid")] = None,
) -> Operation[Any]:
    """Correct an entry: what is not named stays as it is."""
    found = find_entry(context, entry)
    typed = Correction(
        amount=None if value is None else parsing.amount(str(value)),
        category=category,
        account=account,
        source=from_account,
        from_value=None,
        no_from=False,
        date=None if date is None else parse_day(date),
        note=note,
        payee=payee,
        tags=None if tags is None else tuple(tags),
    )
    payer = None if paid_by is None else person_id(context, paid_by)
    if replace(typed, note=None, payee=None, tags=None) == NOTHING and payer is None:
        return _details_of(found, note, payee, tags)
    if found.kind in ("expense", "refund"):
        body = corrected_expense(context, found, typed)
        if payer is not None:
            body.paid_by = payer
        return History.replace.build(found.id, body)
    if payer is not None:
        raise WrongArgumentsError("Only expenses and refunds have paid_by.")
    if found.kind == "settlement":
        return Settlement.replace.build(found.id, corrected_settlement(context, found, typed))
    return History.replace_transfer.build(found.id, corrected_transfer(context, found, typed))


def note(context: Context, entry: Entry, note: Note = None, payee: Payee = None, tags: Tags = None) -> Operation[Any]:
    """Change note, payee or tags of an entry, which stays as it was booked."""
    return _details_of(find_entry(context, entry), note, payee, tags)


def delete(
    context: Context,
    kind: Annotated[
        Literal["entry", "account", "category", "list", "schedule"], Meta(description="Kind of what is deleted")
    ],
    what: Annotated[str, Meta(description="Its name; of an entry its id from find, or last")],
) -> Operation[Any]:
    """Delete an entry, an account, a category (its entries stay), a list or a schedule."""
    match kind:
        case "entry":
            return History.delete.build(find_entry(context, what).id)
        case "account":
            return Accounts.delete.build(context.account(what).id)
        case "category":
            return Categories.delete.build(context.category(what).id)
        case "list":
            return Lists.delete.build(_list(context, what).id)
    return Schedules.delete.build(find_schedule(context, what).id)


def undo(
    context: Context,
    change: Annotated[str | int, Meta(description="Number from activity, or last", extra_json_schema=_NUMBER)] = "last",
) -> Operation[Any]:
    """Undo a change, by default your last one; an undo can be undone by its number."""
    if change != "last":
        if not str(change).isdecimal():
            raise WrongArgumentsError("change is a number from activity, or last.")
        return Activity.undo.build(context.workspace.id, int(change))
    own = context.client.activity.all(context.workspace.id, user_id=context.client.users.me().id)
    newest = islice(own, _LOOKED_THROUGH)
    standing = (one for one in newest if one.undoable and one.undone_by is None and one.undoes is None)
    last = next(standing, None)
    if last is None:
        raise WrongArgumentsError("There is nothing to undo.")
    return Activity.undo.build(context.workspace.id, last.revision)


def plan(
    context: Context,
    budgets: Annotated[
        dict[str, str | float],
        Meta(description='New amount of each category, like {"food": 300}', extra_json_schema={"type": "object"}),
    ],
    month: MonthName = None,
    months: Annotated[int, Meta(ge=1, le=24, description="How many months, from that one on")] = 1,
) -> Operation[Any]:
    """Set budgets of categories in one or several months."""
    code, first = context.workspace.currency_code, context.month(month)
    items = [
        PlanningSetItem(category_id=context.category(one).id, budget=_amount(amount, code))
        for one, amount in budgets.items()
    ]
    keys = month_rules.between(first, month_rules.add(first, months - 1))
    body = MonthsSet(months=[MonthSet(date=planning_date(key), plannings_categories=items) for key in keys])
    return Plannings.set_months.build(context.workspace.id, body)


def move(
    context: Context,
    value: Amount,
    from_category: Annotated[str, Meta(description="Category that gives")],
    to_category: Annotated[str, Meta(description="Category that gets")],
    month: MonthName = None,
) -> Operation[Any]:
    """Move planned money from one category to another in a month."""
    body = BudgetMove(
        date=planning_date(context.month(month)),
        from_category_id=context.category(from_category).id,
        to_category_id=context.category(to_category).id,
        value=_amount(value, context.workspace.currency_code),
    )
    return Plannings.move.build(context.workspace.id, body)


def settle(
    context: Context,
    to_person: Annotated[str, Meta(description="Person who was paid, or me")],
    value: Annotated[
        str | float | None, Meta(description="Amount. Default: all that is owed", extra_json_schema=_NUMBER)
    ] = None,
    from_person: Annotated[str, Meta(description="Person who paid, or me")] = "me",
    currency: Annotated[str | None, Meta(description="Code. Default: the workspace's")] = None,
    account: Annotated[str | None, Meta(description="Account here where it arrived")] = None,
    from_account: Annotated[str | None, Meta(description="Account here that it left")] = None,
    note: Note = None,
    date: Day = None,
) -> Operation[Any]:
    """Book that one person paid another back."""
    payer, receiver = person_id(context, from_person), person_id(context, to_person)
    code = currency.upper() if currency else None
    if value is None:
        proposed = [
            one
            for one in context.client.settlement.get(context.workspace.id).payments
            if (one.from_member_id, one.to_member_id) == (payer, receiver) and code in (None, one.currency_code)
        ]
        if len(proposed) != 1:
            raise WrongArgumentsError("Say value: it is not one amount that is owed between them.")
        amount, code = proposed[0].amount, proposed[0].currency_code
    else:
        code = code or context.workspace.currency_code
        amount = _amount(value, code)
    body = Settle(
        from_member_id=payer,
        to_member_id=receiver,
        value=amount,
        currency_code=code,
        account_id=or_unset(context.account_id(account)),
        from_account_id=or_unset(context.account_id(from_account)),
        note=note or "",
        date=UNSET if date is None else parse_day(date),
    )
    return Settlement.settle.build(context.workspace.id, body)


def schedule(
    context: Context,
    value: Amount,
    start: Annotated[str, Meta(description="First day, yyyy-MM-dd")],
    kind: Annotated[ScheduleKind, Meta(description="Kind of entries")] = "expense",
    category: Category = None,
    account: Account = None,
    from_account: FromAccount = None,
    frequency: Annotated[ScheduleFrequency, Meta(description="How often")] = "month",
    every: Annotated[int, Meta(ge=1, le=99, description="Every so many of these")] = 1,
    until: Annotated[str | None, Meta(description="Last day, yyyy-MM-dd. Default: no end")] = None,
    times: Annotated[int | None, Meta(description="Instead of until: how many times")] = None,
    by_itself: Annotated[bool, Meta(description="Post without asking")] = False,
    book: Annotated[bool, Meta(description="Book the first day now")] = False,
    note: Note = None,
    payee: Payee = None,
    tags: Tags = None,
) -> Operation[Any]:
    """Make a schedule of an expense, an income or a transfer that comes up again."""
    arrives = context.account(account)
    code = context.workspace.currency_code if kind == "expense" else context.currency_of(arrives)
    body = ScheduleCreate(
        kind=kind,
        account_id=arrives.id,
        from_account_id=context.account_id(from_account),
        category_id=context.category_id(category),
        value=_amount(value, code),
        note=note or "",
        payee=payee or "",
        tags=clean_tags(tags or []),
        frequency=frequency,
        every=every,
        start_date=parse_day(start),
        end_date=None if until is None else parse_day(until),
        count=times,
        mode="post" if by_itself else "ask",
        book=book or UNSET,
    )
    return Schedules.create.build(context.workspace.id, body)


def post(
    context: Context,
    schedule: Annotated[str, Meta(description="Schedule, by its note or category")],
    occurrence: Annotated[str | None, Meta(description="Its day, yyyy-MM-dd. Default: the oldest that is due")] = None,
    value: Annotated[str | float | None, Meta(description="What it really was", extra_json_schema=_NUMBER)] = None,
    date: Annotated[str | None, Meta(description="Other day to book it on, yyyy-MM-dd")] = None,
    note: Note = None,
    skip: Annotated[bool, Meta(description="Leave it out instead of booking it")] = False,
) -> Operation[Any]:
    """Book what is due of a schedule, or leave it out."""
    found = find_schedule(context, schedule)
    day = chosen_occurrence(found, None if occurrence is None else parse_day(occurrence))
    if skip:
        return Schedules.skip.build(found.id, ScheduleSkip(occurrence=day))
    body = SchedulePost(
        occurrence=day,
        value=UNSET if value is None else _amount(value, found.row.currency_code),
        day=UNSET if date is None else parse_day(date),
        note=or_unset(note),
    )
    return Schedules.post.build(found.id, body)


def tick(
    context: Context,
    name: ListName,
    items: Labels = [],  # noqa: B006 - never changed
    untick: Annotated[list[str], Meta(description="Items to untick")] = [],  # noqa: B006 - never changed
    add: Annotated[list[str], Meta(description="Items to put on it, like: coffee 7.50")] = [],  # noqa: B006
) -> Operation[Any]:
    """Tick items of a list off, untick them, or put new ones on it."""
    found = _list(context, name)
    marks = {find_named("item", one, items_of(found)).id: True for one in items}
    marks |= {find_named("item", one, items_of(found)).id: False for one in untick}
    digits = money_digits(context.workspace.currency_code)
    rows = [
        ListItemSet(id=one.id, label=one.label, is_checked=marks.get(one.id, one.is_checked))
        for one in found.list_items
    ]
    rows += [
        ListItemSet(label=item.label, price=or_unset(item.price)) for item in (typed_item(one, digits) for one in add)
    ]
    if not (marks or add):
        raise WrongArgumentsError("Name items to tick, untick or add.")
    return Lists.update.build(found.id, ListUpdate(list_items=rows, version=found.version))


def check_out(
    context: Context,
    name: ListName,
    account: Account = None,
    category: Annotated[str | None, Meta(description="Category. Default: the list's")] = None,
    value: Annotated[
        str | float | None,
        Meta(description="Amount paid. Default: the sum of the items", extra_json_schema=_NUMBER),
    ] = None,
    note: Note = None,
    payee: Payee = None,
    date: Day = None,
    paid_by: PaidBy = None,
    keep: Annotated[bool, Meta(description="Untick the items instead of removing them")] = False,
) -> Operation[Any]:
    """Book the ticked items of a list as one expense, and remove them from it."""
    found, code = _list(context, name), context.workspace.currency_code
    body = ListCheckOut(
        item_ids=ticked_ids(found),
        account_id=context.account(account).id,
        category_id=or_unset(context.category_id(category)),
        value=UNSET if value is None else _amount(value, code),
        paid_by=UNSET if paid_by is None else person_id(context, paid_by),
        keep=keep,
        **_details(note, payee, None, date),
    )
    return Lists.check_out.build(found.id, body)


WRITING: Final = (add, correct, delete, undo, plan, move, settle, schedule, post, tick, check_out, note)


def _amount(typed: str | float, code: str | None) -> Any:
    """Return an amount, which may name its currency. Raises: WrongUsage."""
    amount: TypedAmount = parsing.amount(str(typed))
    return amount.value if code is None else amount.checked(code)


def _details(note: str | None, payee: str | None, tags: list[str] | None, date: str | None) -> dict[str, Any]:
    """Return the fields of a body that carry no money."""
    return {
        "note": or_unset(note),
        "payee": or_unset(payee),
        "tags": UNSET if tags is None else clean_tags(tags),
        "date": UNSET if date is None else parse_day(date),
    }


def _details_of(entry: HistoryEntry, note: str | None, payee: str | None, tags: list[str] | None) -> Operation[Any]:
    details = _details(note, payee, tags, None)
    del details["date"]
    if all(value is UNSET for value in details.values()):
        raise WrongArgumentsError("Name at least one change.")
    return History.update.build(entry.id, HistoryUpdate(**details, version=entry.version))


def _list(context: Context, typed: str) -> List:
    return find_named("list", typed, context.client.lists.list(context.workspace.id))
