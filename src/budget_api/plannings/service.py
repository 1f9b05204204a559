"""Writes of budgets, one or several, of a new category too, and their removal."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import UNSET, UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import all_categories, live_category
from budget_api.categories.service import find_created, insert_category
from budget_api.db.models import PlanningCategoryRow
from budget_api.journal.edits import VersionConflictError
from budget_api.journal.idempotency import check_repeat, create_hash, find_by_client_id, is_repeat
from budget_api.journal.writes import Write, any_row, begin_write
from budget_api.plannings.budgets import (
    MonthBudgets,
    find_stored,
    month_id,
    remove_category,
    restore_category,
    store_budget,
)
from budget_api.plannings.carry_over import store_rule, store_target
from budget_api.plannings.queries import category_view, month_view
from budget_core.base import limits, months
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import ZERO
from budget_core.contract.planning import plannings as contract
from budget_core.contract.planning.categories import Category, CategoryCreate
from budget_core.planning import plannings as rules


def create_category(db: Session, caller: Caller, body: CategoryCreate) -> Category:
    """Make a category with a budget in the month `date`, by default the running one."""
    write = begin_write(db, caller)
    if (repeated := find_created(db, write, body)) is not None:
        return repeated
    category = insert_category(db, write, body)
    date = _month_date(write, body.date)
    store_budget(db, write, category.id, date, body.budget, write.currency_code, entry_id=body.planning_id)
    return category


def _month_date(write: Write, date: str | UnsetType) -> str:
    if not isinstance(date, UnsetType):
        return date
    return f"{months.month_of(write.caller.user.today, write.first_day_of_month)}-01"


def set_planning(db: Session, caller: Caller, body: contract.PlanningSet) -> tuple[contract.PlanningCategory, bool]:
    """Set the budget of one category in one month; return it, and whether it is new."""
    write = begin_write(db, caller)
    sent = create_hash(caller.user.id, body, write.workspace_id)
    if (repeated := _repeated(db, write, body, sent)) is not None:
        return category_view(db, caller, repeated), False
    live_category(db, write, body.category_id, "categoryId")
    is_new = find_stored(db, write.workspace_id, body.date, body.category_id) is None
    row = store_budget(
        db,
        write,
        body.category_id,
        body.date,
        body.budget,
        body.currency_code,
        entry_id=body.id,
        create_hash=None if isinstance(body.id, UnsetType) else sent,
        based_on=body.version,
    )
    return category_view(db, caller, row), is_new


def delete_planning(db: Session, caller: Caller, planning_id: str) -> contract.PlanningCategory:
    """Take a category out of a month; its entries stay. A second time changes nothing."""
    write = begin_write(db, caller)
    row = any_planning(db, write, planning_id)
    remove_category(db, write, row)
    return category_view(db, caller, row)


def restore_planning(db: Session, caller: Caller, planning_id: str) -> contract.PlanningCategory:
    """Put a removed category back into its month; a second time changes nothing."""
    write = begin_write(db, caller)
    row = any_planning(db, write, planning_id)
    restore_category(db, write, row)
    return category_view(db, caller, row)


def any_planning(db: Session, write: Write, planning_id: str) -> PlanningCategoryRow:
    """Return the budget of a category in a month, removed or not."""
    return any_row(db, PlanningCategoryRow, write, planning_id)


def _repeated(db: Session, write: Write, body: contract.PlanningSet, sent: str) -> PlanningCategoryRow | None:
    """Return the row that the same call made before; with a version of what is stored, or if made otherwise, an edit.

    A client-made id may name only the row of this very category and month.
    """
    row = find_by_client_id(db, PlanningCategoryRow, body.id)
    if row is None:
        return None
    stored = find_stored(db, write.workspace_id, body.date, body.category_id)
    if stored is None or stored is not row:
        raise DomainError(ErrorCode.CONFLICT_ID)
    if stored.create_hash is None or not (isinstance(body.version, UnsetType) or body.version == 0):
        return None
    check_repeat(stored, sent)
    return stored


def set_plannings(db: Session, caller: Caller, planning_id: str, body: contract.PlanningsSet) -> contract.Planning:
    """Set several budgets of one month, all or none."""
    write = begin_write(db, caller)
    if planning_id != month_id(caller.workspace_id, body.date):
        raise DomainError(ErrorCode.NOT_FOUND)
    _set_items(db, write, body.date, body.plannings_categories)
    return month_view(db, caller, body.date)


def move_budget(db: Session, caller: Caller, body: contract.BudgetMove) -> contract.Planning:
    """Move planned money between two categories of a month; a repeat of its id moves nothing."""
    write = begin_write(db, caller)
    if not is_repeat(db, write, body.id, create_hash(caller.user.id, body, write.workspace_id)):
        ends = (body.from_category_id, body.to_category_id)
        for category_id, field in zip(ends, ("fromCategoryId", "toCategoryId"), strict=True):
            live_category(db, write, category_id, field)
        budgets = MonthBudgets(db, write, body.date, ends)
        for category_id, budget in rules.move(budgets.stored(), *ends, body.value, write.currency_code).items():
            budgets.set(category_id, budget, UNSET)
        budgets.save()
    return month_view(db, caller, body.date)


def set_months(db: Session, caller: Caller, body: contract.MonthsSet) -> None:
    """Set budgets of several months and take categories out of them, all or nothing."""
    write = begin_write(db, caller)
    if len(body.months) > limits.PLANNING_MONTHS_AT_ONCE_MAX:
        raise field_error("months", ErrorCode.VALIDATION_MAX)
    for index, month in enumerate(body.months):
        with _errors_under(f"months.{index}"):
            _set_items(db, write, month.date, month.plannings_categories)
            _remove(db, write, month.date, month.removed_categories)
            _set_rules(db, write, month)


def months_view(db: Session, caller: Caller, body: contract.MonthsSet) -> list[contract.Planning]:
    """Return the months that were set; to read them takes longer than to write them."""
    return [month_view(db, caller, month.date) for month in body.months]


def _set_items(db: Session, write: Write, date: str, items: Sequence[contract.PlanningSetItem]) -> None:
    if len(items) > limits.PLANNINGS_AT_ONCE_MAX:
        raise field_error("planningsCategories", ErrorCode.VALIDATION_MAX)
    if not items:
        return
    in_use = {row.id for row in all_categories(db, write.workspace_id) if row.deleted_at is None}
    entry_ids = {item.id for item in items if not isinstance(item.id, UnsetType)}
    budgets = MonthBudgets(db, write, date, {item.category_id for item in items}, entry_ids)
    for index, item in enumerate(items):
        field = f"planningsCategories.{index}"
        if item.category_id not in in_use:
            raise field_error(f"{field}.categoryId", ErrorCode.VALIDATION_REFERENCE)
        with _errors_under(field):
            _set_item(write, budgets, date, item)
    budgets.save()


def _set_item(write: Write, budgets: MonthBudgets, date: str, item: contract.PlanningSetItem) -> None:
    sent = create_hash(write.caller.user.id, item, write.workspace_id, date)
    stored = budgets.named(item.id)
    if stored is not None and stored.create_hash == sent:  # also when it changed since
        return
    budgets.set(
        item.category_id,
        item.budget,
        item.currency_code,
        entry_id=item.id,
        create_hash=None if isinstance(item.id, UnsetType) else sent,
        based_on=item.version,
    )


def _set_rules(db: Session, write: Write, month: contract.MonthSet) -> None:
    """Set rules and targets that begin in a month; a target comes after the rule that it leaves alone."""
    for name, items in (("carryRules", month.carry_rules), ("targets", month.targets)):
        if len(items) > limits.PLANNINGS_AT_ONCE_MAX:
            raise field_error(name, ErrorCode.VALIDATION_MAX)
    for index, rule in enumerate(month.carry_rules):
        with _errors_under(f"carryRules.{index}"):
            store_rule(db, write, rule, month.date)
    for index, target in enumerate(month.targets):
        with _errors_under(f"targets.{index}"):
            store_target(db, write, target, month.date)


@contextmanager
def _errors_under(path: str) -> Iterator[None]:
    """Prefix the fields of errors raised inside with the path to them."""
    try:
        yield
    except VersionConflictError as error:
        raise VersionConflictError({f"{path}.{name}": value for name, value in error.current.items()}) from error
    except DomainError as error:
        raise DomainError(error.code, {f"{path}.{name}": code for name, code in error.fields.items()}) from error


def _remove(db: Session, write: Write, date: str, category_ids: Sequence[str]) -> None:
    """Take categories out of a month, also those for which nothing is stored yet."""
    if len(category_ids) > limits.PLANNINGS_AT_ONCE_MAX:
        raise field_error("removedCategories", ErrorCode.VALIDATION_MAX)
    for index, category_id in enumerate(category_ids):
        live_category(db, write, category_id, f"removedCategories.{index}")
        row = find_stored(db, write.workspace_id, date, category_id)
        remove_category(db, write, row or store_budget(db, write, category_id, date, ZERO, write.currency_code))
