"""Entries that are there, against the rules of a workspace."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import select
from sqlalchemy.orm import Session

from budget_api.db.base import table_of
from budget_api.db.models import HistoryRow
from budget_core.base import limits
from budget_core.base.text_rules import search_key
from budget_core.entries.search import ids_by_name
from budget_core.imports.rules import Rule, RuleSet, with_tags

_ENTRIES = table_of(HistoryRow)


@dataclass(frozen=True, slots=True)
class RuledChange:
    """An entry with what the rules make of it."""

    row: Any
    old_category: str | None
    category_id: str | None
    """None for a category that is to be made."""
    category: str | None
    payee: str
    tags: list[str]

    @property
    def has_new_category(self) -> bool:
        """True where the entry has to be booked anew."""
        return (self.category_id is None and self.category is not None) or self.category_id != self.row.category_id


def ruled_changes(
    db: Session, workspace_id: str, rules: Sequence[Rule], names: Mapping[str, str], ids: Collection[str] | None = None
) -> Iterator[RuledChange]:
    """Yield the entries that rules change, newest first: of these ids, else of the newest ones.

    `names` are those of the categories in use by id. The category of income, of transfers and of entries with several
    lines stays.
    """
    by_key = ids_by_name(names.items())
    query = select(_ENTRIES).where(_ENTRIES.c.deleted_at.is_(None))
    if ids is None:
        query = query.where(_ENTRIES.c.workspace_id == workspace_id)
        query = query.order_by(_ENTRIES.c.local_day.desc(), _ENTRIES.c.date.desc(), _ENTRIES.c.id.desc())
        query = query.limit(limits.RULED_ENTRIES_MAX)
    else:
        query = query.where(_ENTRIES.c.id.in_(ids))
    rule_set = RuleSet(rules)
    for row in db.execute(query).yield_per(1000):
        change = _change(row, rule_set, names, by_key)
        if change.has_new_category or change.payee != row.payee or change.tags != row.tags:
            yield change


def _change(row: Any, rules: RuleSet, names: Mapping[str, str], by_key: Mapping[str, str]) -> RuledChange:
    ruled = rules.apply(row.note, row.payee)
    old = names.get(row.category_id)
    category_id, category = row.category_id, old
    if ruled.category and row.kind in ("expense", "refund") and row.lines is None:
        category_id = by_key.get(search_key(ruled.category))
        category = names.get(category_id, ruled.category) if category_id else ruled.category
    return RuledChange(row, old, category_id, category, ruled.payee or row.payee, with_tags(row.tags, ruled.tags))
