"""Writes of several budgets at once, of one month or more."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec import UnsetType
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import all_categories, live_category
from budget_api.journal.edits import VersionConflictError
from budget_api.journal.idempotency import create_hash
from budget_api.journal.writes import Write, begin_write
from budget_api.plannings.budgets import MonthBudgets, find_stored, month_id, remove_category, store_budget
from budget_api.plannings.carry_over import store_rule, store_target
from budget_api.plannings.queries import month_view
from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import ZERO
from budget_core.contract.planning import plannings as contract


def set_plannings(db: Session, caller: Caller, planning_id: str, body: contract.PlanningsSet) -> contract.Planning:
    """Set several budgets of one month, all or none."""
    write = begin_write(db, caller)
    if planning_id != month_id(caller.workspace_id, body.date):
        raise DomainError(ErrorCode.NOT_FOUND)
    _set_items(db, write, body.date, body.plannings_categories)
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
