"""`budget demo`: a household of sample data in a workspace of its own, to look around in."""

from collections.abc import Iterator
from datetime import date
from typing import Annotated

import typer

from budget_cli.arguments import Yes
from budget_cli.changes.sample_copy import count_booked, record_removal, save_copy
from budget_cli.command import command, command_group
from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName
from budget_cli.views.workspaces import columns
from budget_core.base import months
from budget_core.base.money import ZERO
from budget_core.contract.workspaces.guest_rows import (
    GuestAccount,
    GuestAdjustment,
    GuestCarryRule,
    GuestCategory,
    GuestEntry,
    GuestLine,
    GuestList,
    GuestListItem,
    GuestMember,
    GuestPlanningCategory,
    GuestSchedule,
    GuestTarget,
)
from budget_core.contract.workspaces.guests import GuestImport, GuestSettings
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.guests import sample
from budget_core.guests.sample_data import SAMPLE
from budget_sdk import SettingsUpdate, User

app = command_group()


@command(app)
def demo(
    context: Context,
    remove: Annotated[bool, typer.Option("--remove", help="Remove the sample data, all at once.")] = False,
    yes: Yes = False,
) -> None:
    """Explore sample data: a workspace with six months of a household of two.

    Before `--remove` takes entries away that somebody booked there it asks, and `budget undo` brings them back.

    Example: budget demo
    """
    found = [one for one in context.client.workspaces.list() if _is_sample(context, one)]
    if remove:
        _remove(context, found, yes)
        return
    chosen = found[0] if found else _make(context)
    context.settings = context.client.settings.update(SettingsUpdate(workspace=chosen.id))
    sentence = context.text("{name} is in use. To remove it: budget demo --remove", name=chosen.name)
    context.output.result(chosen, columns(context.is_current), sentence)


def _is_sample(context: Context, workspace: Workspace) -> bool:
    """Named like one, and nobody else's: the name alone stands for what it is."""
    mine = workspace.creator_id == context.client.users.me().id
    return mine and not workspace.is_personal and workspace.name in sample.NAMES


def _make(context: Context) -> Workspace:
    today, language = date.today(), context.settings.language  # noqa: DTZ011 - the wall clock is meant
    request = _request(sample.household(today, language), context.client.users.me())
    request.guest_schedule = [_schedule(schedule) for schedule in sample.schedules(today, language)]
    request.guest_carry_rule, request.guest_target = _rules(today)
    return context.client.workspaces.import_guest(request)


def _remove(context: Context, found: list[Workspace], is_agreed: bool) -> None:
    if not found:
        raise UnknownTypedName("There is no sample data.", hint="budget demo")
    booked = {one.id: count for one in found if (count := count_booked(context, one))}
    if booked:
        count = sum(booked.values())
        context.agree(context.text("Its entries are removed too: {count}. Remove it?", count=count), is_agreed)
    for workspace in found:
        copy = save_copy(context, workspace) if workspace.id in booked else None
        deleted = context.client.workspaces.delete(workspace.id)
        if copy:
            record_removal(copy)
    home = next(one for one in context.client.workspaces.list() if one.is_personal)  # always: it can't be deleted
    context.settings = context.client.settings.update(SettingsUpdate(workspace=home.id))
    sentence = context.text("Removed the sample data; {name} is in use.", name=home.name)
    context.output.result(deleted, columns(context.is_current), sentence)


def _request(household: sample.Household, me: User) -> GuestImport:
    start = f"{household.months[0]}-01"
    return GuestImport(
        name=household.name,
        guest_setting=GuestSettings(show_onboarding=True),
        guest_member=[
            GuestMember(id=me.id, name=me.name, is_mine=True),
            *(GuestMember(id=name.id, name=name.name) for name in household.names),
        ],
        guest_accounts=[
            GuestAccount(
                id=account.id,
                name=account.name,
                icon=account.icon,
                budget=account.budget,
                currency_code=account.currency_code,
                type=account.type,
                is_show_in_balance=account.is_show_in_balance,
                is_main_account=account.is_main_account,
                created_at=start,
            )
            for account in household.accounts
        ],
        guest_accounts_history=[
            GuestAdjustment(
                account_id=account.id, kind="opening", prev_budget=ZERO, new_budget=account.opening, created_at=start
            )
            for account in household.accounts
        ],
        guest_category=[
            GuestCategory(id=category.id, name=category.name, icon=category.icon, created_at=start)
            for category in household.categories
        ],
        guest_planning_category=list(_plan(household)),
        guest_history=[_entry(entry, me) for entry in household.entries],
        guest_list=[_list(one) for one in household.lists],
    )


def _plan(household: sample.Household) -> Iterator[GuestPlanningCategory]:
    for month in household.months:
        day = months.first_date(month).isoformat()
        for category in household.categories:
            yield GuestPlanningCategory(category_id=category.id, date=day, budget=category.budget)


def _entry(entry: sample.SampleEntry, me: User) -> GuestEntry:
    def member_id(name: str) -> str:
        return me.id if name == SAMPLE.me else name

    is_spent, account_value = entry.kind == "expense", entry.account_value
    return GuestEntry(
        id=entry.id,
        kind=entry.kind,
        date=entry.day.isoformat(),
        value=-entry.value if is_spent else entry.value,
        account_id=entry.account_id,
        account_value=-account_value if is_spent and account_value is not None else account_value,
        category_id=entry.category_id,
        from_account_id=entry.from_account_id,
        from_value=entry.from_value,
        lines=[GuestLine(category_id=line.category_id, value=-line.value, note=line.note) for line in entry.lines],
        refund_of=entry.refund_of,
        note=entry.note,
        payee=entry.payee,
        tags=list(entry.tags),
        paid_by=entry.paid_by and member_id(entry.paid_by),
        shares={member_id(name): share for name, share in entry.shares.items()},
    )


def _rules(today: date) -> tuple[list[GuestCarryRule], list[GuestTarget]]:
    """Return rules from the first month of the sample on, and targets from the running one on."""
    running = f"{today:%Y-%m}"
    first = months.first_date(months.add(running, 1 - SAMPLE.months)).isoformat()
    rules = [
        GuestCarryRule(category_id=f"cat-{one.category}", from_month=first, carry=one.carry, cap=one.cap)
        for one in SAMPLE.carry_rules
    ]
    rows = [
        GuestTarget(
            category_id=f"cat-{one.category}",
            from_month=months.first_date(running).isoformat(),
            amount=one.amount,
            by=months.first_date(months.add(running, one.months)).isoformat(),
        )
        for one in SAMPLE.targets
    ]
    return rules, rows


def _schedule(one: sample.SampleSchedule) -> GuestSchedule:
    start = one.start_date.isoformat()
    return GuestSchedule(
        id=one.id,
        kind=one.kind,
        account_id=one.account_id,
        category_id=one.category_id,
        value=one.value,
        note=one.note,
        payee=one.payee,
        frequency="month",
        start_date=start,
        active_from=start,
        mode=one.mode,
    )


def _list(one: sample.SampleList) -> GuestList:
    items = [
        GuestListItem(
            id=item.id, label=item.label, is_checked=item.is_checked, price=item.price, quantity=item.quantity
        )
        for item in one.items
    ]
    return GuestList(id=one.id, name=one.name, category_id=one.category_id, is_pinned=one.is_pinned, list_items=items)
