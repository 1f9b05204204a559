"""Rows of the dry run of a command on accounts, categories, entries or workspaces."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any

from budget_cli.changes.dry_run import ShownEffect
from budget_cli.context import Context
from budget_cli.typed.dates import planning_date
from budget_cli.views.history import summary
from budget_cli.views.settlement import PlannedPayment
from budget_core.accounts import accounts as account_rules
from budget_core.base import currencies
from budget_core.base.money import ZERO, quantize
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.entries.lists import List
from budget_core.contract.entries.shares import Settlement
from budget_core.contract.money.accounts import Account
from budget_core.contract.people.users import User
from budget_core.contract.planning.categories import Category
from budget_core.contract.workspaces.changes import ChangeSet
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.people import workspaces as workspace_rules
from budget_core.people.workspaces import heir

_FIELD_WORDS = {
    "currencyCode": "currency",
    "isShowInBalance": "in balance",
    "isMainAccount": "main account",
    "isPinned": "pinned",
    "listItems": "items",
    "from": "from month",
    "by": "by month",
    "startDate": "first day",
    "endDate": "last day",
    "count": "times",
    "mode": "when it is due",
    "activeFrom": "due from",
    "firstDayOfMonth": "first day of the month",
}
"""Words of the fields whose names in the contract are no words."""
_FOLLOWING = frozenset(
    {"accountValue", "workspaceValue", "lines", "userId", "creatorName", "accountLabel", "fromAccountLabel"}
    | {"categoryLabel", "date", "shares", "rateDate", "workspaceRateDate"}
)
"""Fields of a corrected entry that follow from the others, or that people see elsewhere."""
_BACK = {"created": None, "restored": None, "deleted": "restored"}


def account_removal(context: Context, account: Account) -> Iterator[ShownEffect]:
    """Yield the deleted account. Raises: DomainError if it can't be deleted."""
    account_rules.check_removal(account.is_main_account, [one for one in context.accounts if one.id != account.id])
    code = context.currency_of(account)
    yield ShownEffect(what="account", name=account.name, before=account.budget, after=None, currency_code=code)


def category_archival(context: Context, category: Category) -> Iterator[ShownEffect]:
    """Yield the category, and its budget of the running month; its entries stay."""
    yield ShownEffect(what="category", name=category.name, before="", after=None)
    planning = context.client.plannings.get(context.workspace.id, planning_date(context.month(None)))
    for row in planning.plannings_categories:
        if row.category_id == category.id and row.id:
            code = row.currency_code
            yield ShownEffect(what="budget", name=row.date[:7], before=row.budget, after=None, currency_code=code)


def entry_reversal(context: Context, entries: Sequence[HistoryEntry]) -> Iterator[ShownEffect]:
    """Yield the entries, and the balances that they moved."""
    deltas: dict[str, Decimal] = {}
    for entry in entries:
        code = entry.currency_code
        yield ShownEffect(
            what="entry", name=summary(context.display, entry), before=entry.value, after=None, currency_code=code
        )
        if entry.account_id:
            deltas[entry.account_id] = deltas.get(entry.account_id, ZERO) - entry.account_value
        if entry.from_account_id and entry.from_value is not None:
            deltas[entry.from_account_id] = deltas.get(entry.from_account_id, ZERO) + entry.from_value
    for account in context.accounts:
        if delta := deltas.get(account.id):
            yield ShownEffect(
                what="account",
                name=account.name,
                before=account.budget,
                after=account.budget + delta,
                currency_code=context.currency_of(account),
            )


def settlement_effects(context: Context, found: Settlement, planned: PlannedPayment) -> Iterator[ShownEffect]:
    """Yield the balances of both people, and the accounts in the same currency."""
    code, value = planned.currency_code, planned.value
    owed = {balance.member_id: balance.amount for balance in found.balances if balance.currency_code == code}
    for member, delta in ((planned.payer, value), (planned.receiver, -value)):
        before = owed.get(member.id, ZERO)
        yield ShownEffect(what="balance", name=member.name, before=before, after=before + delta, currency_code=code)
    for account, delta in ((planned.arrives, value), (planned.leaves, -value)):
        if account is not None and context.currency_of(account) == code:
            after = account.budget + delta
            yield ShownEffect(what="account", name=account.name, before=account.budget, after=after, currency_code=code)


def workspace_edit(
    context: Context, workspace: Workspace, name: str | None, code: str | None, first_day: int | None
) -> Iterator[ShownEffect]:
    """Yield the workspace's own fields, and the accounts that follow its currency.

    Entries and budgets keep theirs.
    """
    if name and name != workspace.name:
        yield ShownEffect(what="name", name=workspace.name, before=workspace.name, after=name)
    if first_day and first_day != workspace.first_day_of_month:
        before, after = str(workspace.first_day_of_month), str(first_day)
        yield ShownEffect(what="first day", name=workspace.name, before=before, after=after)
    if code and code != workspace.currency_code:
        yield ShownEffect(what="currency", name=workspace.name, before=workspace.currency_code, after=code)
        yield from _followers_edit(context, workspace, code)


def _followers_edit(context: Context, workspace: Workspace, code: str) -> Iterator[ShownEffect]:
    for account in context.client.accounts.list(workspace.id):
        if account.currency_code != account_rules.FOLLOWS_WORKSPACE:
            continue
        fits = quantize(account.budget, currencies.money_digits(code)) == account.budget
        is_used = next(iter(context.client.history.all(workspace.id, account_id=account.id)), None) is not None
        own_code = account_rules.currency_after_change(
            account.currency_code, workspace.currency_code, is_used or not fits
        )
        after = account_rules.currency_of(own_code, code)
        if after != workspace.currency_code:
            yield ShownEffect(what="account", name=account.name, before=workspace.currency_code, after=after)


def workspace_creation(body: GuestImport) -> Iterator[ShownEffect]:
    """Yield the rows of a workspace's file: each kind, and how many there are."""
    yield ShownEffect(what="workspace", name=body.name or "", before="", after="new")
    counts: dict[str, Sequence[object]] = {
        "accounts": body.guest_accounts,
        "categories": body.guest_category,
        "budgets": body.guest_planning_category,
        "lists": body.guest_list,
        "entries": body.guest_history,
    }
    for what, rows in counts.items():
        yield ShownEffect(what=what, name="", before="0", after=str(len(rows)))


def workspace_removal(context: Context, workspace: Workspace) -> Iterator[ShownEffect]:
    """Yield the workspace with the accounts, categories, lists and people in it."""
    workspace_rules.check_removal(workspace.is_personal, len(context.client.workspaces.list()) - 1)
    yield from _contents_removal(context, workspace)


def _contents_removal(context: Context, workspace: Workspace) -> Iterator[ShownEffect]:
    yield ShownEffect(what="workspace", name=workspace.name, before="", after=None)
    for account in context.client.accounts.list(workspace.id):
        code = account_rules.currency_of(account.currency_code, workspace.currency_code)
        yield ShownEffect(what="account", name=account.name, before=account.budget, after=None, currency_code=code)
    for category in context.client.categories.list(workspace.id):
        yield ShownEffect(what="category", name=category.name, before="", after=None)
    for found in context.client.lists.list(workspace.id):
        yield ShownEffect(what="list", name=found.name, before="", after=None)
    for one in workspace.participants:
        yield ShownEffect(what="person", name=one.name, before="", after=None)


def list_removal(lists: Iterable[List]) -> Iterator[ShownEffect]:
    """Yield the lists, and what stands on them."""
    for one in lists:
        yield ShownEffect(what="list", name=one.name, before="", after=None)
        for item in one.list_items:
            yield ShownEffect(what="item", name=item.label, before="", after=None)


def user_deletion(context: Context, user: User) -> Iterator[ShownEffect]:
    """Yield the user, their workspaces with content or heir, reminders and tokens."""
    yield ShownEffect(what="person", name=user.name, before=user.email or "", after=None)
    for workspace in context.client.workspaces.list():
        if workspace.creator_id != user.id:
            yield ShownEffect(what="workspace", name=workspace.name, before=user.name, after="")
        elif found := heir(workspace.participants, user.id):
            yield ShownEffect(what="workspace", name=workspace.name, before=user.name, after=found.name)
        else:
            removals = _contents_removal(context, workspace)
            yield from (one for one in removals if (one.what, one.name) != ("person", user.name))
    for reminder in context.client.reminders.list():
        yield ShownEffect(what="reminder", name=reminder.name, before="", after=None)
    for token in context.client.users.tokens():
        yield ShownEffect(what="token", name=token.name, before="", after=None)


def undo_effects(context: Context, change_set: ChangeSet) -> Iterator[ShownEffect]:
    """Yield each change in reverse."""
    for change in change_set.changes:
        is_edit = change.kind in ("updated", "corrected")
        yield ShownEffect(
            what=change.entity,
            name=f"{change.label} ({change.date})" if change.date else change.label,
            before=_fields(context, change.after, change.before) if is_edit else "",
            after=_fields(context, change.before, change.after) if is_edit else _BACK[change.kind],
        )
    more = change_set.change_count - len(change_set.changes)
    if more > 0:
        yield ShownEffect(what="", name=f"+{more}", before="", after="")


def _fields(context: Context, side: Mapping[str, Any] | None, other: Mapping[str, Any] | None) -> str:
    """Return the fields that an edit touched, as they are on one side of it: `name: Food, icon: utensils`."""
    touched = {name: value for name, value in (side or {}).items() if (other or {}).get(name) != value}
    if not context.output.is_for_people:
        return ", ".join(f"{name}: {value}" for name, value in touched.items())
    return ", ".join(_in_words(context, name, value) for name, value in touched.items() if name not in _FOLLOWING)


def _in_words(context: Context, name: str, value: Any) -> str:
    """Return a field as people read it: a switch is a word."""
    if name == "isActive":
        return context.text("on" if value else "paused")
    if isinstance(value, bool):
        value = context.text("yes" if value else "no")
    elif value is None:
        value = "–"
    elif isinstance(value, list):
        value = " ".join(map(str, value)) if all(isinstance(each, str) for each in value) else len(value)
    elif name.endswith("Id"):
        value = _name_of(context, value)
    return f"{context.text(_field_word(name))}: {value}"


def _field_word(name: str) -> str:
    """Return a field of the contract in words: `fromAccountId` is *from account*."""
    if name in _FIELD_WORDS:
        return _FIELD_WORDS[name]
    return re.sub("[A-Z]", lambda letter: f" {letter[0].lower()}", name.removesuffix("Id"))


def _name_of(context: Context, row_id: str) -> str:
    """Return the name of an account or a category; the id of what is not there any more."""
    names = context.category_names | {account.id: account.name for account in context.accounts}
    return names.get(row_id, row_id)
