"""Filters as conditions on entries, for queries that read many of them."""

from collections.abc import Iterator
from dataclasses import replace

from sqlalchemy import ColumnElement, and_, or_
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.db.models import size_of
from budget_api.history.search.access_paths import ENTRIES, amount_conditions, is_of_account
from budget_api.history.search.filters import PageFilters, filter_errors
from budget_api.history.search.matching import is_paid_to, is_tagged, spellings
from budget_api.history.search.where import Where
from budget_api.ledger.lines import in_categories
from budget_api.ledger.terms import terms_of
from budget_core.base import months

Condition = ColumnElement[bool]
_FIRST_DAY, _LAST_DAY = "0000-01-01", "9999-12-31"


def where_of(db: Session, caller: Caller, filters: PageFilters) -> Where:
    """Return the filter in words. Raises: DomainError(REQUEST_INVALID) for a name that nothing has."""
    with filter_errors():
        return Where(db, caller.workspace_id, filters.where)


def entry_conditions(db: Session, caller: Caller, filters: PageFilters, where: Where) -> Iterator[Condition]:
    """Yield the conditions of the caller's entries, but for those of a category and of a filter in words."""
    row, workspace_id = ENTRIES.c, caller.workspace_id
    yield is_of_workspace(workspace_id)
    if (days := days_of(db, caller, filters)) is not None:
        yield row.local_day.between(*days)
    if filters.account_id is not None:
        yield is_of_account(filters.account_id)
    if filters.payee is not None:
        yield is_paid_to(spellings(db, workspace_id, filters.payee))
    if filters.tag is not None:
        yield is_tagged(workspace_id, filters.tag)
    if filters.kind is not None:
        yield row.kind == filters.kind
    searched = (
        [*plain_conditions(each), *(where.has_typed_word(word) for word in each.words)]
        for each in replace(filters, kind=None).alternatives()
    )
    yield or_(*(and_(*conditions) for conditions in searched))


def filter_conditions(db: Session, caller: Caller, filters: PageFilters) -> list[Condition]:
    """Return all conditions of the caller's entries."""
    where = where_of(db, caller, filters)
    own = [] if filters.category_id is None else [in_categories([filters.category_id])]
    return [*entry_conditions(db, caller, filters, where), where.condition(), *own]


def is_of_workspace(workspace_id: str) -> Condition:
    """Return the condition that an entry is of a workspace."""
    return ENTRIES.c.workspace_id == workspace_id


def plain_conditions(filters: PageFilters) -> list[Condition]:
    """Return the conditions that no index serves, and that an entry is not deleted."""
    amount = size_of(ENTRIES.c.value)
    conditions: list[Condition] = [ENTRIES.c.deleted_at.is_(None)]
    if filters.user_id is not None:
        conditions.append(ENTRIES.c.user_id == filters.user_id)
    if filters.kind == "expense":
        conditions.append(ENTRIES.c.kind == "expense")
    if filters.least is not None:
        conditions.append(amount >= filters.least)
    if filters.most is not None:
        conditions.append(amount <= filters.most)
    if filters.amounts:
        conditions.append(or_(*amount_conditions(filters.amounts)))
    return conditions


def days_of(db: Session, caller: Caller, filters: PageFilters) -> tuple[str, str] | None:
    """Return the first and the last day of the entries; None for all days."""
    spans = [(filters.since or _FIRST_DAY, filters.until or _LAST_DAY)] if filters.since or filters.until else []
    if filters.month is not None:
        first, last = months.day_range(filters.month, terms_of(db, caller.workspace_id).first_day_of_month)
        spans.append((first.isoformat(), last.isoformat()))
    return (max(first for first, _ in spans), min(last for _, last in spans)) if spans else None
