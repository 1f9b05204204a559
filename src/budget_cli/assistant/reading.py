"""Twelve tasks of an assistant that read."""

from datetime import date
from decimal import Decimal
from itertools import groupby, islice
from typing import Annotated, Final, Literal

from msgspec import Meta

from budget_cli.assistant import rows
from budget_cli.assistant.rows import ENGLISH, money, page_of
from budget_cli.context import Context
from budget_cli.entries.listing import check_names
from budget_cli.entries.order import Order, in_order
from budget_cli.scheduled import name_of
from budget_cli.typed.dates import planning_date, running_month
from budget_cli.typed.matching import find as find_named
from budget_cli.views import activity as activity_views
from budget_cli.views.settlement import members
from budget_core.base import months as month_rules
from budget_core.base.money import ZERO
from budget_core.contract.planning.plannings import Planning, PlanningCategory
from budget_core.contract.planning.schedules import ForecastAccount, ForecastTotal
from budget_core.planning.explanations import Of
from budget_sdk import Grouping
from budget_sdk.resources.history import Filters

MonthName = Annotated[str | None, Meta(description="Budget month, like 2026-11 or last. Default: the running one")]
Page = Annotated[str | None, Meta(description="From the last line of the answer before")]
Where = Annotated[
    str | None, Meta(description="Filter, like: food and (payee:silpo or not #trip) since:2026-01 until:2026-06 min:20")
]
MonthsShown = Annotated[int, Meta(ge=1, le=24, description="How many months, from that one on")]
Size = Annotated[int, Meta(ge=1, le=100, description="Rows of a page")]

_ROWS: Final = 40


def month(
    context: Context,
    month: MonthName = None,
    months: MonthsShown = 1,
    category: Annotated[str | None, Meta(description="Only this category")] = None,
) -> str:
    """Show plan, spending and what is left, by category, of one or several budget months."""
    chosen = None if category is None else _category(context, category)
    first = context.month(month)
    keys = month_rules.between(first, month_rules.add(first, months - 1))
    plans = [context.client.plannings.get(context.workspace.id, planning_date(key)) for key in keys]
    names = _category_names(context)
    lines = [f"Today {date.today()}, running month {running_month(context.workspace)}"]  # noqa: DTZ011 - wall clock
    for plan in plans:
        shown = [row for row in plan.plannings_categories if chosen in (None, row.category_id)]
        lines += _month_lines(plan, is_whole=chosen is None)
        lines += [
            f"  {rows.name(names.get(row.category_id, '?'))}: {rows.plan(row)}{_code(plan, row)}" for row in shown
        ]
        lines += rows.not_converted(plan.not_converted if chosen is None else [])
    if len(plans) > 1:
        lines.append(_all_months(plans, chosen))
    return "\n".join(lines)


def find(
    context: Context,
    where: Where = None,
    sort: Annotated[
        Literal["newest", "oldest", "largest", "smallest"], Meta(description="Which come first")
    ] = "newest",
    size: Size = 20,
    page: Page = None,
) -> str:
    """Find entries: expenses, refunds, incomes, transfers, payments between people."""
    criteria: Filters = {"where": where}
    client, workspace = context.client, context.workspace.id
    if sort == "newest":
        answer = client.history.page(workspace, page, size, **criteria)
        check_names(context, criteria, answer.entries)
        more = [f'More: page "{answer.next_cursor}"'] if answer.next_cursor else []
        return "\n".join([*map(rows.entry, answer.entries), *more]) or "No entries match."
    entries = list(in_order(client.history.all(workspace, **criteria), Order(sort)))
    check_names(context, criteria, entries)
    return page_of(map(rows.entry, entries), page, size)


def sums(
    context: Context,
    rows_by: Annotated[Grouping, Meta(description="A row for each of these")] = "category",
    columns_by: Annotated[Grouping | None, Meta(description="And within it for each of these")] = None,
    where: Where = None,
    page: Page = None,
) -> str:
    """Add entries up in groups; spent is expenses less refunds."""
    criteria: Filters = {"where": where}
    found = context.client.sums(rows_by, columns_by, workspace=context.workspace.id, **criteria)
    check_names(context, criteria, found)
    code = context.workspace.currency_code
    total_spent, total_income = (sum((getattr(row, key) for row in found), ZERO) for key in ("spent", "income"))
    lines = [
        f"{rows.name(row.row) if row.row else '(none)'}{f' / {rows.name(row.column)}' if row.column else ''}: "
        f"spent {row.spent}, income {row.income}, {row.count} entries"
        for row in found
    ]
    if rows_by != "tag" and columns_by != "tag":  # an entry has several
        lines.insert(0, f"All: spent {total_spent}, income {total_income} {code}")
    for row in found:
        left_out = ", ".join(money(one.amount, one.currency_code) for one in row.not_converted)
        lines += [f"Without a rate, left out of {rows.name(row.row)}: {left_out}"] if left_out else []
    return page_of(lines, page, _ROWS)


def why(
    context: Context,
    category: Annotated[str | None, Meta(description="Default: the whole month")] = None,
    month: MonthName = None,
    of: Annotated[Of, Meta(description="Number to explain")] = "available",
) -> str:
    """Explain a number of a month, part by part, with its largest expenses: why a category is over, what is free."""
    key = context.month(month)
    chosen = None if category is None else _category(context, category)
    tree = context.client.plannings.explain(context.workspace.id, date=planning_date(key), category_id=chosen, of=of)
    names = _category_names(context)
    largest = in_order(
        context.client.history.all(context.workspace.id, month=planning_date(key), category_id=chosen, kind="expense"),
        Order.LARGEST,
    )
    lines = [*rows.explanation(tree, names), "Largest expenses:"]
    return "\n".join([*lines, *(f"  {rows.entry(row)}" for row in islice(largest, 5))])


def forecast(
    context: Context,
    until: Annotated[str | None, Meta(description="Last day, yyyy-MM-dd. Default: end of the next month")] = None,
    page: Page = None,
) -> str:
    """Show what the accounts will hold as schedules come up: lowest and last balance, and what comes up."""
    found = context.client.schedules.forecast(context.workspace.id, until=until)
    accounts = {row.id: row.name for row in context.accounts}
    schedules = {row.id: name_of(context, row) for row in context.client.schedules.list(context.workspace.id)}
    balances: list[tuple[str, ForecastTotal | ForecastAccount]] = [("All", found.total)]
    balances += [(accounts.get(one.account_id, "?"), one) for one in found.accounts]
    lines = []
    for called, line in balances:
        lines.append(
            f"{rows.name(called)}: {money(line.days[0].amount, line.currency_code)} today, "
            f"lowest {line.lowest.amount} on {line.lowest.day}, {line.days[-1].amount} on {found.until}"
        )
    lines += rows.not_converted(found.total.not_converted)
    lines += [
        f"{item.day} · {rows.name(schedules.get(item.schedule_id, '?'))} · {item.kind} · "
        f"{money(item.value, item.currency_code)} · {rows.name(accounts.get(item.account_id, '?'))}"
        for item in found.items
    ]
    return page_of(lines, page, _ROWS)


def owe(context: Context) -> str:
    """Show who owes whom, and the payments that would settle it."""
    found = context.client.settlement.get(context.workspace.id)
    names = {one.id: rows.name(one.name) for one in members(ENGLISH, context.workspace, found)}
    lines = [
        f"{names.get(one.member_id, '?')} {'is owed' if one.amount > 0 else 'owes'} "
        f"{money(abs(one.amount), one.currency_code)}"
        for one in found.balances
    ]
    lines += [
        f"To settle: {names.get(one.from_member_id, '?')} pays {names.get(one.to_member_id, '?')} "
        f"{money(one.amount, one.currency_code)}"
        for one in found.payments
    ]
    return "\n".join(lines) or "Nobody owes anybody anything."


def accounts(
    context: Context, deleted: Annotated[bool, Meta(description="Show the deleted ones instead")] = False
) -> str:
    """Show the accounts with their balances, and the whole balance."""
    if deleted:
        gone = context.client.accounts.deleted(context.workspace.id)
        return "\n".join(f"{rows.name(row.name)} · id {row.id}" for row in gone) or "There are none."
    holdings, own = context.client.balance(context.workspace.id), context.workspace.currency_code
    by_id = {row.id: row for row in context.accounts}
    lines = [f"Balance: {money(holdings.balance.amount, own)}", *rows.not_converted(holdings.balance.not_converted)]
    for row in holdings.accounts:
        kept = by_id[row.account_id]
        worth = [f"= {money(row.value, own)}"] if row.value is not None and row.currency_code != own else []
        marks = ["main"] if kept.is_main_account else []
        marks += [] if kept.is_show_in_balance else ["not in the balance"]
        parts = [rows.name(row.account), money(row.balance, row.currency_code), *worth, kept.type, *marks]
        lines.append(" · ".join(parts))
    return "\n".join(lines)


def categories(
    context: Context, month: MonthName = None, archived: Annotated[bool, Meta(description="Archived ones too")] = False
) -> str:
    """Show the categories in their order, with what each usually costs and its target."""
    key, workspace = context.month(month), context.workspace.id
    usual = {row.category_id: row for row in context.client.plannings.suggestions(workspace, planning_date(key))}
    lines = []
    for row in context.categories:
        found, parts = usual.get(row.id), [rows.name(row.name)]
        if found is not None:
            for words, amount in (("last month", found.last_month), ("usually", found.average3 or found.average6)):
                parts += [] if amount is None else [f"{words} {money(amount, found.currency_code)}"]
            parts += [] if found.per_month is None else [f"its target needs {found.per_month} a month"]
        lines.append(" · ".join(parts))
    if archived:
        gone = context.client.categories.deleted(workspace)
        lines += [f"{rows.name(row.name)} · archived · id {row.id}" for row in gone]
    return "\n".join(lines) or "There are none."


def schedules(context: Context, page: Page = None) -> str:
    """Show what comes up again, the next one first, and which occurrences are due to be posted."""
    names = {row.id: row.name for row in context.accounts}
    found = context.client.schedules.list(context.workspace.id)
    return page_of((rows.schedule(row, name_of(context, row), names) for row in found), page, _ROWS)


def lists(
    context: Context,
    name: Annotated[str | None, Meta(description="Only this list")] = None,
    page: Page = None,
) -> str:
    """Show shopping and to-do lists with their items, ticked or not."""
    found = context.client.lists.list(context.workspace.id)
    chosen = found if name is None else [find_named("list", name, found)]
    return page_of((line for row in chosen for line in rows.basket(row)), page, 2 * _ROWS)


def activity(
    context: Context,
    person: Annotated[str | None, Meta(description="Only changes of this person; me for your own")] = None,
    size: Size = 20,
    page: Page = None,
) -> str:
    """Show who changed what, newest first; the number in front is what undo takes."""
    user_id = None if person is None else person_id(context, person)
    answer = context.client.activity.page(context.workspace.id, page, size, user_id=user_id)
    lines = [rows.change_set(row, activity_views.summary(ENGLISH, row)) for row in answer.change_sets]
    more = [f'More: page "{answer.next_cursor}"'] if answer.next_cursor else []
    return "\n".join([*lines, *more]) or "Nothing was changed yet."


def rates(
    context: Context,
    currencies: Annotated[str | None, Meta(description="Codes, like: EUR UAH. Default: those of the accounts")] = None,
    base: Annotated[str | None, Meta(description="Code of the base. Default: the workspace's currency")] = None,
) -> str:
    """Show currency rates: units for one of the base."""
    code = (base or context.workspace.currency_code).upper()
    found = context.client.currencies.rates_by(code)
    used = dict.fromkeys(context.currency_of(row) for row in context.accounts)
    chosen = currencies.upper().replace(",", " ").split() if currencies else [one for one in used if one != code]
    lines = [f"1 {found.base_currency}, rates of {found.last_updated_at}"]
    for one in chosen:
        rate = found.data.get(one)
        lines.append(f"{rows.name(one)}: {rate.value}" if rate else f"{rows.name(one)}: no rate")
    return "\n".join(lines)


READING: Final = (month, find, sums, why, forecast, owe, accounts, categories, schedules, lists, activity, rates)


def person_id(context: Context, typed: str) -> str:
    """Return the id of a person of the workspace; `me` is the user. Raises: UnknownTypedName."""
    me = context.client.users.me().id
    if typed.casefold() == "me":
        return me
    found = context.client.settlement.get(context.workspace.id)
    return find_named("person", typed, members(ENGLISH, context.workspace, found)).id


def _category(context: Context, typed: str) -> str:
    """Return the id of a category, archived or not."""
    archived = context.client.categories.deleted(context.workspace.id)
    return find_named("category", typed, [*context.categories, *archived]).id


def _category_names(context: Context) -> dict[str, str]:
    archived = context.client.categories.deleted(context.workspace.id)
    return {row.id: row.name for row in (*context.categories, *archived)}


def _month_lines(plan: Planning, *, is_whole: bool) -> list[str]:
    title = f"{plan.date[:7]} ({plan.first_day} to {plan.last_day}), in {plan.currency_code}"
    if not is_whole:
        return [title]
    daily = [f"{plan.left_per_day} a day for {plan.days_left} days"] if plan.left_per_day is not None else []
    daily += [f"to assign {plan.to_assign}"] if plan.to_assign is not None else []
    return [f"{title}: {rows.plan(plan)}", *([", ".join(daily)] if daily else [])]


def _code(plan: Planning, row: PlanningCategory) -> str:
    return "" if row.currency_code == plan.currency_code else f", in {row.currency_code}"


def _all_months(plans: list[Planning], category_id: str | None) -> str:
    """Return what all months plan and spend together, in each currency."""
    parts: list[Planning | PlanningCategory] = list(plans)
    if category_id is not None:
        parts = [row for plan in plans for row in plan.plannings_categories if row.category_id == category_id]
    said = []
    for code, found in groupby(sorted(parts, key=lambda one: one.currency_code), lambda one: one.currency_code):
        budget, spent = ZERO, ZERO
        for one in found:
            budget, spent = budget + one.budget, spent + one.spent
        said.append(f"plan {budget}, spent {spent}, {_difference(budget, spent)} {code}")
    return f"{plans[0].date[:7]} to {plans[-1].date[:7]} together: {'; '.join(said) or 'nothing'}"


def _difference(budget: Decimal, spent: Decimal) -> str:
    if not budget:
        return "no plan"
    return f"over by {spent - budget}" if spent > budget else f"left {budget - spent}"
