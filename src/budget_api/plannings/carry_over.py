"""Writes of carry-over, targets and expected income; the last write wins."""

from collections.abc import Mapping
from typing import Any

from msgspec import UNSET, UnsetType
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import live_category
from budget_api.db.models import CarryRuleRow, ExpectedIncomeRow, TargetRow
from budget_api.ids import new_id
from budget_api.journal.edits import edit
from budget_api.journal.writes import Write, begin_write, record_change
from budget_api.plannings.budgets import find_stored
from budget_api.plannings.month_rules import carry_rules
from budget_api.plannings.queries import month_view, row_view
from budget_api.plannings.views import ENTITY_OF, SavedRow, saved_view
from budget_core.base import currencies, months
from budget_core.base.errors import DomainError, field_error
from budget_core.base.money import check_digits
from budget_core.contract.planning import carry_over as contract
from budget_core.contract.planning.plannings import Planning, PlanningCategory
from budget_core.planning import carry_over, targets


def set_carry_over(db: Session, caller: Caller, body: contract.CarryOverSet) -> PlanningCategory:
    """Set the rule of a category from a month on; return its row of that month."""
    store_rule(db, begin_write(db, caller), body, body.from_month)
    return row_view(db, caller, body.from_month, body.category_id)


def store_rule(db: Session, write: Write, body: contract.CarryOverSet | contract.CarryItem, since: str) -> None:
    """Store a rule from a month on."""
    live_category(db, write, body.category_id, "categoryId")
    carry_over.check_rule(body.carry, _row_currency(db, write, body.category_id, since), body.cap)
    key = {"category_id": body.category_id, "from_month": since}
    save(db, write, CarryRuleRow, key, {"carry": body.carry, "cap": body.cap})


def set_target(db: Session, caller: Caller, body: contract.TargetSet) -> PlanningCategory:
    """Set or remove the target of a category; return its row of the month from which it counts."""
    write = begin_write(db, caller)
    stored = find_saved(db, write, TargetRow, {"category_id": body.category_id})
    since = _first_month(write, body, stored)
    if body.amount is None:
        live_category(db, write, body.category_id, "categoryId")
        remove(db, write, stored)
    else:
        aim = contract.TargetItem(
            category_id=body.category_id, amount=body.amount, by=body.by, every_month=body.every_month
        )
        store_target(db, write, aim, since)
    return row_view(db, caller, since, body.category_id)


def store_target(db: Session, write: Write, body: contract.TargetItem, since: str) -> None:
    """Store a target from a month on, and carry what is left where no rule says what becomes of it."""
    live_category(db, write, body.category_id, "categoryId")
    by = None if body.by is None else body.by[:7]
    target = targets.SetTarget(body.category_id, since[:7], body.amount, by, body.every_month)
    targets.check_target(target, _row_currency(db, write, body.category_id, since))
    values = {"from_month": since, "amount": body.amount, "by": body.by, "every_month": body.every_month}
    save(db, write, TargetRow, {"category_id": body.category_id}, values)
    if body.by is not None:
        _carry_from(db, write, body.category_id, since)


def set_expected_income(db: Session, caller: Caller, body: contract.ExpectedIncomeSet) -> Planning:
    """Set or remove the income expected in a month; return that month."""
    write = begin_write(db, caller)
    key = {"date": body.date}
    if body.amount is None:
        remove(db, write, find_saved(db, write, ExpectedIncomeRow, key))
        return month_view(db, caller, body.date)
    try:
        check_digits(body.amount, currencies.money_digits(write.currency_code))
    except DomainError as error:
        raise field_error("amount", error.code) from error
    save(db, write, ExpectedIncomeRow, key, {"amount": body.amount, "currency_code": write.currency_code})
    return month_view(db, caller, body.date)


def _first_month(write: Write, body: contract.TargetSet, stored: TargetRow | None) -> str:
    if not isinstance(body.from_month, UnsetType):
        return body.from_month
    running = f"{months.month_of(write.caller.user.today, write.first_day_of_month)}-01"
    return targets.first_month(running, None if stored is None or stored.deleted_at is not None else stored.from_month)


def _carry_from(db: Session, write: Write, category_id: str, since: str) -> None:
    """Carry what is left from a month on, where no rule says what becomes of it."""
    rules = carry_rules(db, write.workspace_id)
    if category_id not in carry_over.rules_of(rules, since[:7]):
        key = {"category_id": category_id, "from_month": since}
        save(db, write, CarryRuleRow, key, {"carry": "left", "cap": None})


def _row_currency(db: Session, write: Write, category_id: str, date: str) -> str:
    row = find_stored(db, write.workspace_id, date, category_id)
    return write.currency_code if row is None or row.deleted_at is not None else row.currency_code


def find_saved(db: Session, write: Write, model: type[SavedRow], key: Mapping[str, str]) -> SavedRow | None:
    """Return the row of a key, removed or not."""
    return db.scalar(select(model).filter_by(workspace_id=write.workspace_id, **key))


def save(db: Session, write: Write, model: type[SavedRow], key: Mapping[str, str], values: Mapping[str, Any]) -> None:
    """Set the row of a key; a removed one comes back, the same values change nothing."""
    row = find_saved(db, write, model, key)
    if row is None:
        times = {"created_at": write.caller.now, "updated_at": write.caller.now}
        row = model(id=new_id(), workspace_id=write.workspace_id, **key, **values, **times)
        db.add(row)
        db.flush()
        record_change(db, write, ENTITY_OF[model], row.id, "created", after=saved_view(row))
        return
    before, is_restored = saved_view(row), row.deleted_at is not None
    row.deleted_at = None
    is_changed = edit(db, row, dict(values), UNSET, write.caller.now)
    if is_restored and not is_changed:
        row.version += 1
        db.flush()
    if is_changed or is_restored:
        kind = "restored" if is_restored else "updated"
        record_change(db, write, ENTITY_OF[model], row.id, kind, before=before, after=saved_view(row))


def remove(db: Session, write: Write, row: SavedRow | None) -> None:
    """Remove a row; a repeat changes nothing."""
    if row is None or row.deleted_at is not None:
        return
    before = saved_view(row)
    row.deleted_at = row.updated_at = write.caller.now
    row.version += 1
    db.flush()
    record_change(db, write, ENTITY_OF[type(row)], row.id, "deleted", before=before, after=saved_view(row))
