"""The operations of a scenario, each put together from the core's functions as a service would."""

from collections.abc import Callable
from decimal import Decimal
from typing import Any

from tests.core.scenario_lines import check_room, lines_of, relink
from tests.core.scenario_state import Account, Budget, Category, DaySum, Entry, ItemList, State, read_rates

from budget_core.accounts import accounts
from budget_core.base import currencies, months, ordering
from budget_core.base.errors import DomainError, field_error
from budget_core.base.money import ZERO, check_digits
from budget_core.base.months import Moment
from budget_core.contract import validation
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking, Effect
from budget_core.entries.lines import spent_by_category
from budget_core.lists import lists
from budget_core.planning import plannings

Operation = dict[str, Any]


def apply(state: State, operation: Operation) -> None:
    """Do one operation; `DomainError` when a rule forbids it."""
    OPERATIONS[operation["op"]](state, operation)


def checked(operation: Operation, field: str, rule: str) -> Any:
    """A field as its rule keeps it; None when it is left out."""
    if field not in operation:
        return None
    try:
        return validation.check(rule, operation[field])
    except DomainError as error:
        raise field_error(field, error.code) from error


def add_expenses(state: State, operation: Operation) -> None:
    book(state, _spending(state, operation, "expense"))


def add_refund(state: State, operation: Operation) -> None:
    book(state, _spending(state, operation, "refund"))


def replace_expense(state: State, operation: Operation) -> None:
    replaced = state.entry(operation["entry"])
    kind = "refund" if replaced.booking.kind == "refund" else "expense"
    expenses.check_replacement(replaced.booking.kind, kind)
    fresh = _spending(state, operation, kind, replaced)
    take_back(state, replaced)
    relink(state, replaced, fresh.id)
    book(state, fresh)


def replace_transfer(state: State, operation: Operation) -> None:
    replaced = state.entry(operation["entry"])
    expenses.check_replacement(replaced.booking.kind, "transfer" if "fromAccount" in operation else "income")
    fresh = _arrival(state, operation, replaced)
    take_back(state, replaced)
    book(state, fresh)


def update_history(state: State, operation: Operation) -> None:
    state.entry(operation["id"]).note = checked(operation, "note", "note")


def delete_history(state: State, operation: Operation) -> None:
    deleted = state.entry(operation["id"])
    take_back(state, deleted)
    relink(state, deleted, None)


def transfer(state: State, operation: Operation) -> None:
    entry = _arrival(state, operation)
    account, paying, effect = entry.account, entry.from_account, expenses.effect(entry.booking)
    account.history.append((entry.booking.kind, account.budget, account.budget + effect.account))
    if paying is not None:
        paying.history.append((entry.booking.kind, paying.budget, paying.budget + effect.from_account))
    book(state, entry)


def create_account(state: State, operation: Operation) -> None:
    name = checked(operation, "name", "name")
    account = Account(name, name, state.tick(), currency_code=_currency_code(operation) or "default")
    account.type = checked(operation, "type", "accountType") or "basic"
    account.is_show_in_balance = operation.get("isShowInBalance", True)
    account.budget = _budget(state, account, operation, "money") or ZERO
    account.position = ordering.next_position(each.position for each in state.accounts)
    opening = accounts.opening(account.budget)
    account.history.append(("opening", opening.prev_budget, opening.new_budget))
    state.accounts.append(account)


def update_account(state: State, operation: Operation) -> None:
    account = state.account(operation["account"])
    code = _currency_code(operation) or account.currency_code
    kind = operation.get("type", account.type)
    accounts.check_type(account.type, kind)
    accounts.check_currency(account.currency_code, code, state.currency_code, state.is_used(account))
    account.name = checked(operation, "name", "name") or account.name
    account.currency_code, account.type = code, kind
    account.is_show_in_balance = operation.get("isShowInBalance", account.is_show_in_balance)
    wanted = _budget(state, account, operation, "money")
    seen = checked(operation, "prevBudget", "money")
    adjustment = accounts.set_balance(account.budget, wanted, seen) if wanted is not None else None
    if adjustment is not None:
        account.budget += adjustment.delta
        account.history.append(("set", adjustment.prev_budget, adjustment.new_budget))


def delete_account(state: State, operation: Operation) -> None:
    account = state.account(operation["account"])
    accounts.check_removal(account.is_main_account, state.others(account))
    account.deleted = True


def restore_account(state: State, operation: Operation) -> None:
    state.account(operation["account"]).deleted = False


def set_main_account(state: State, operation: Operation) -> None:
    account = state.account(operation["account"])
    others = state.others(account)
    if not operation["isMainAccount"] and account.is_main_account:
        accounts.check_unset_main(others)
        account.is_main_account, accounts.successor(others).is_main_account = False, True
    elif operation["isMainAccount"]:
        for each in state.accounts:
            each.is_main_account = each is account


def create_category(state: State, operation: Operation) -> None:
    name = checked(operation, "name", "name")
    position = ordering.next_position(each.position for each in state.categories)
    category = Category(name, name, checked(operation, "icon", "categoryIcon") or "ellipsis", position)
    state.categories.append(category)
    month = operation.get("month") or months.month_of(state.today, state.first_day)
    budget = checked(operation, "budget", "notNegativeMoney") or ZERO
    _plan(state, month, category, budget, state.currency_code)


def update_category(state: State, operation: Operation) -> None:
    category = state.category(operation["category"])
    category.name = checked(operation, "name", "name") or category.name
    category.icon = checked(operation, "icon", "categoryIcon") or category.icon


def delete_category(state: State, operation: Operation) -> None:
    state.category(operation["category"]).deleted = True


def restore_category(state: State, operation: Operation) -> None:
    state.category(operation["category"]).deleted = False


def order_accounts(state: State, operation: Operation) -> None:
    _order(state.accounts, [state.account(name).id for name in operation["accounts"]])


def order_categories(state: State, operation: Operation) -> None:
    _order(state.categories, [state.category(name).id for name in operation["categories"]])


def _order(rows: list[Account] | list[Category], ids: list[str]) -> None:
    places = ordering.positions(rows, ids)
    for row in rows:
        row.position = places.get(row.id, row.position)
    rows.sort(key=lambda row: row.position)


def set_planning(state: State, operation: Operation) -> None:
    _set_budget(state, operation["month"], operation)


def set_plannings(state: State, operation: Operation) -> None:
    for item in operation["plannings"]:
        _set_budget(state, operation["month"], item)


def copy_planning(state: State, operation: Operation) -> None:
    month = operation["month"]
    last = state.budgets_of(months.add(month, -1))
    for budget in plannings.copy_budgets(last, state.budgets_of(month), state.categories):
        category = next(each for each in state.categories if each.id == budget.category_id)
        _plan(state, month, category, budget.budget, budget.currency_code)


def delete_planning(state: State, operation: Operation) -> None:
    state.budgets[operation["month"], state.category(operation["category"]).id].deleted = True


def restore_planning(state: State, operation: Operation) -> None:
    state.budgets[operation["month"], state.category(operation["category"]).id].deleted = False


def create_list(state: State, operation: Operation) -> None:
    name, items = checked(operation, "name", "name"), _labels(operation)
    state.lists.append(ItemList(name, name, items, state.tick(), operation.get("isPinned", False)))


def update_list(state: State, operation: Operation) -> None:
    each = state.list_named(operation["list"])
    each.items = _labels(operation) if "items" in operation else each.items
    each.name = checked(operation, "name", "name") or each.name
    each.is_pinned = operation.get("isPinned", each.is_pinned)
    each.updated_at = state.tick()


def delete_list(state: State, operation: Operation) -> None:
    state.lists.remove(state.list_named(operation["list"]))


def update_workspace(state: State, operation: Operation) -> None:
    for account in state.accounts:
        account.currency_code = accounts.currency_after_change(
            account.currency_code, state.currency_code, state.is_used(account)
        )
    state.currency_code = checked(operation, "currencyCode", "currency") or state.currency_code
    state.first_day = checked(operation, "firstDayOfMonth", "firstDay") or state.first_day


def update_rates(state: State, operation: Operation) -> None:
    state.rates = read_rates({"base": state.rates.base} | operation)


def book(state: State, entry: Entry) -> None:
    state.entries.append(entry)
    _move(state, entry, expenses.effect(entry.booking))


def take_back(state: State, entry: Entry) -> None:
    state.entries.remove(entry)
    _move(state, entry, expenses.reverse(entry.booking))


def _move(state: State, entry: Entry, effect: Effect) -> None:
    entry.account.budget += effect.account
    if entry.from_account is not None:
        entry.from_account.budget += effect.from_account
    for category_id, spent in spent_by_category(entry.lines, effect.spent).items():
        key = (entry.moment.local_day, category_id, entry.booking.currency_code)
        state.day_sums.setdefault(key, DaySum(*key)).spent += spent


def _spending(state: State, operation: Operation, kind: str, replaced: Entry | None = None) -> Entry:
    account = state.account(operation["account"])
    booking = (expenses.refund if kind == "refund" else expenses.expense)(
        checked(operation, "value", "positiveMoney"),
        checked(operation, "currencyCode", "currency") or state.currency_code,
        state.currency_of(account),
        state.rates,
        checked(operation, "accountValue", "positiveMoney"),
    )
    moment, note = _moment(state, operation, replaced), _note(operation, replaced)
    lines = lines_of(state, operation, booking, replaced)
    category = next(each for each in state.categories if each.id == lines[0].category_id)
    refund_of = operation.get("of") if replaced is None else replaced.refund_of
    entry = Entry(operation["id"], booking, moment, account, category, None, note, lines, refund_of)
    check_room(state, entry, replaced)
    return entry


def _arrival(state: State, operation: Operation, replaced: Entry | None = None) -> Entry:
    account, value = state.account(operation["account"]), checked(operation, "value", "positiveMoney")
    paying = state.account(operation["fromAccount"]) if "fromAccount" in operation else None
    booking = _transfer(state, account, paying, value, checked(operation, "fromValue", "positiveMoney"))
    moment, note = _moment(state, operation, replaced), _note(operation, replaced)
    return Entry(operation["id"], booking, moment, account, None, paying, note)


def _moment(state: State, operation: Operation, replaced: Entry | None) -> Moment:
    date = checked(operation, "date", "date")
    return replaced.moment if replaced is not None and date is None else state.moment(date)


def _note(operation: Operation, replaced: Entry | None) -> str:
    note: str | None = checked(operation, "note", "note")
    if note is not None:
        return note
    return "" if replaced is None else replaced.note


def _transfer(
    state: State, account: Account, paying: Account | None, value: Decimal, from_value: Decimal | None
) -> Booking:
    currency = state.currency_of(account)
    if paying is None:
        return expenses.income(value, currency, state.currency_code, state.rates)
    expenses.check_accounts(account.id, paying.id)
    return expenses.transfer(value, currency, state.currency_of(paying), state.rates, from_value)


def _currency_code(operation: Operation) -> str | None:
    code: str | None = checked(operation, "currencyCode", "currencyOrDefault")
    return code


def _budget(state: State, account: Account, operation: Operation, rule: str) -> Decimal | None:
    value: Decimal | None = checked(operation, "budget", rule)
    if value is not None:
        _check_digits("budget", value, state.currency_of(account))
    return value


def _check_digits(field: str, value: Decimal, currency_code: str) -> None:
    try:
        check_digits(value, currencies.money_digits(currency_code))
    except DomainError as error:
        raise field_error(field, error.code) from error


def _set_budget(state: State, month: str, item: Operation) -> None:
    budget = checked(item, "budget", "notNegativeMoney")
    code = checked(item, "currencyCode", "currency") or state.currency_code
    _check_digits("budget", budget, code)
    _plan(state, month, state.category(item["category"]), budget, code)


def _plan(state: State, month: str, category: Category, budget: Decimal, currency_code: str) -> None:
    state.budgets[month, category.id] = Budget(category.id, budget, currency_code)


def _labels(operation: Operation) -> list[str]:
    return list(lists.clean_labels(operation["items"]).values())


OPERATIONS: dict[str, Callable[[State, Operation], None]] = {
    "addExpenses": add_expenses,
    "addRefund": add_refund,
    "replaceExpense": replace_expense,
    "updateHistory": update_history,
    "deleteHistory": delete_history,
    "transfer": transfer,
    "replaceTransfer": replace_transfer,
    "createAccount": create_account,
    "updateAccount": update_account,
    "deleteAccount": delete_account,
    "restoreAccount": restore_account,
    "setMainAccount": set_main_account,
    "orderAccounts": order_accounts,
    "createCategory": create_category,
    "updateCategory": update_category,
    "deleteCategory": delete_category,
    "restoreCategory": restore_category,
    "orderCategories": order_categories,
    "setPlanning": set_planning,
    "setPlannings": set_plannings,
    "copyPlanning": copy_planning,
    "deletePlanning": delete_planning,
    "restorePlanning": restore_planning,
    "createList": create_list,
    "updateList": update_list,
    "deleteList": delete_list,
    "updateWorkspace": update_workspace,
    "updateRates": update_rates,
}
