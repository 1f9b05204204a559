"""Rows of a budget that the lines of a file are compared with."""

from collections.abc import Iterator
from decimal import Decimal
from sys import intern
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller, User
from budget_api.accounts.queries import live_accounts
from budget_api.categories.queries import list_categories
from budget_api.currencies.queries import current_rates
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, ImportedEntryRow, ImportSettingsRow, WorkspaceRow
from budget_api.imports.decisions import AccountRef, ComparedBudget
from budget_api.imports.parsing import ReadSettings
from budget_api.payees.import_rules import compiled_rules, stored_rules
from budget_core.accounts.accounts import currency_of
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.entries.imports import ImportSettings
from budget_core.entries.search import ids_by_name
from budget_core.imports.duplicates import KnownMovement, Movement
from budget_core.imports.rules import imported_name

_AT_ONCE = 1000
_ENTRIES, _IMPORTED = table_of(HistoryRow).c, table_of(ImportedEntryRow).c


def import_settings(db: Session, user: User) -> ImportSettings:
    """Return a person's mappings; none at first."""
    row = db.get(ImportSettingsRow, user.id)
    return msgspec.convert(row.content, ImportSettings) if row else ImportSettings(mappings=[])


def read_settings(db: Session, caller: Caller) -> ReadSettings:
    """Return what a file is read with: the mappings of the caller, and the rules of the workspace."""
    names = {category.id: category.name for category in list_categories(db, caller)}
    rules = compiled_rules(stored_rules(db, caller.workspace_id), names)
    mappings = import_settings(db, caller.user).mappings
    return ReadSettings(mappings=mappings, rules=rules, language=caller.user.language)


def budget_of(db: Session, caller: Caller, days: tuple[str, str] | None) -> ComparedBudget:
    """Return the budget, with the movements of its accounts between two days."""
    workspace = db.get(WorkspaceRow, caller.workspace_id, populate_existing=True)
    if workspace is None or workspace.deleted_at is not None:
        raise DomainError(ErrorCode.NOT_FOUND)
    currency = workspace.currency_code
    live = live_accounts(db, caller.workspace_id)
    categories = {category.id: category.name for category in list_categories(db, caller)}
    return ComparedBudget(
        revision=workspace.revision,
        currency_code=currency,
        accounts={row.id: AccountRef(row.id, row.name, currency_of(row.currency_code, currency)) for row in live},
        categories={name: (row_id, categories[row_id]) for name, row_id in ids_by_name(categories.items()).items()},
        default_category=imported_name(categories.values(), caller.user.language),
        rates=current_rates(db),
        movements=list(_booked_movements(db, caller, days)) if days else [],
    )


def _booked_movements(db: Session, caller: Caller, days: tuple[str, str]) -> Iterator[KnownMovement]:
    query = (
        select(
            _ENTRIES.id,
            _ENTRIES.account_id,
            _ENTRIES.account_value,
            _ENTRIES.from_account_id,
            _ENTRIES.from_value,
            _ENTRIES.local_day,
            _IMPORTED.bank_id,
        )
        .outerjoin(table_of(ImportedEntryRow), _IMPORTED.entry_id == _ENTRIES.id)
        .where(
            readable.entries(_ENTRIES, caller.workspace_id),
            _ENTRIES.deleted_at.is_(None),
            _ENTRIES.local_day.between(*days),
        )
        .order_by(_ENTRIES.local_day, _ENTRIES.date, _ENTRIES.id)
    )
    for row in db.execute(query).yield_per(_AT_ONCE):
        yield from _movements(row)


def _movements(row: Any) -> Iterator[KnownMovement]:
    bank_id, day = row.bank_id or "", intern(row.local_day)
    if row.account_id is not None:
        yield KnownMovement(row.id, Movement(intern(row.account_id), day, row.account_value, bank_id))
    if row.from_account_id is not None:
        leaves: Decimal = -row.from_value
        yield KnownMovement(row.id, Movement(intern(row.from_account_id), day, leaves, bank_id))
