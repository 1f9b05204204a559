"""Queries of payees and tags, and of the entries that rules would change."""

from msgspec import UnsetType
from sqlalchemy import bindparam, func, select
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.categories.queries import list_categories
from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow, HistoryWordRow
from budget_api.db.row_views import view_of
from budget_api.db.statements import Statement
from budget_api.history.known_payees import known_payees
from budget_api.payees.import_rules import RuledChange, check_rules, compiled_rules, ruled_changes, stored_rules
from budget_core.base import limits
from budget_core.contract.entries.import_rules import ImportRulesPreview, RuledDetails, RuledEntries, RuledEntry
from budget_core.contract.entries.payees import KnownPayee, KnownTag
from budget_core.entries.search import matches
from budget_core.entries.tags import SIGN

_ENTRIES, _WORDS = table_of(HistoryRow), table_of(HistoryWordRow)
_TAGS = Statement(
    select(_WORDS.c.word, func.count(), func.max(_ENTRIES.c.date))
    .join(_ENTRIES, _ENTRIES.c.id == _WORDS.c.entry_id)
    .where(
        _WORDS.c.workspace_id == bindparam("workspace"),
        _WORDS.c.word >= SIGN,
        _WORDS.c.word < chr(ord(SIGN) + 1),
        _ENTRIES.c.deleted_at.is_(None),
    )
    .group_by(_WORDS.c.word)
)


def list_payees(db: Session, caller: Caller, search: str | None) -> list[KnownPayee]:
    """Return the payees, the one of the newest entry first."""
    found = known_payees(db, caller.workspace_id)
    return [view_of(KnownPayee, each, last_at=each.date) for each in found if matches(search or "", [each.name])]


def list_tags(db: Session, caller: Caller) -> list[KnownTag]:
    """Return the tags, the one of the newest entry first."""
    rows = _TAGS.all(db, {"workspace": caller.workspace_id})
    tags = [KnownTag(name=word.removeprefix(SIGN), count=count, last_at=at) for word, count, at in rows]
    return sorted(sorted(tags, key=lambda tag: tag.name), key=lambda tag: tag.last_at, reverse=True)


def preview_rules(db: Session, caller: Caller, body: ImportRulesPreview) -> RuledEntries:
    """Return the entries that rules would change, among the newest `RULED_ENTRIES_MAX`."""
    if isinstance(body.rules, UnsetType):
        rules = stored_rules(db, caller.workspace_id)
    else:
        rules = check_rules(db, caller.workspace_id, body.rules)
    names = {category.id: category.name for category in list_categories(db, caller)}
    changes = list(ruled_changes(db, caller.workspace_id, compiled_rules(rules, names), names))
    return RuledEntries(
        entries=[_ruled_view(change) for change in changes[: limits.RULED_ENTRIES_SHOWN]], count=len(changes)
    )


def _ruled_view(change: RuledChange) -> RuledEntry:
    row = change.row
    return RuledEntry(
        entry_id=row.id,
        local_day=row.local_day,
        value=row.value,
        currency_code=row.currency_code,
        note=row.note,
        before=RuledDetails(
            category_id=row.category_id, category=change.old_category, payee=row.payee, tags=list(row.tags)
        ),
        after=RuledDetails(
            category_id=change.category_id, category=change.category, payee=change.payee, tags=change.tags
        ),
    )
