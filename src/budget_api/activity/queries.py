"""Queries of the activity log, newest first."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import get_args

from sqlalchemy import ColumnElement, case, func, select
from sqlalchemy.orm import Session, aliased

from budget_api.access.caller import Caller
from budget_api.access.tokens import is_id
from budget_api.activity.undo_kinds import is_undoable
from budget_api.db.models import CategoryRow, ChangeRow, UserRow
from budget_api.db.row_views import load_packed_views
from budget_api.journal.compaction import log_floor
from budget_api.journal.logged_change import State, differing_fields
from budget_api.journal.parts import set_heads
from budget_api.ledger.terms import terms_of
from budget_core.base import limits, months
from budget_core.base.errors import ErrorCode, field_error
from budget_core.contract.workspaces import changes as contract

REVISION_MAX = 2**63 - 1
_OF_CATEGORY = frozenset({"planning", "schedule", "carryRule", "target"})
"""Kinds of rows that are named after their category."""
_KEPT = ("kind", "currencyCode")
"""Fields that say how the amounts of a corrected entry are read."""
_REVISION = re.compile("[0-9]{1,19}")


@dataclass(frozen=True, slots=True)
class ActivityFilter:
    """Filter by person, kind of row and month (`yyyy-MM-01`); None matches all."""

    user_id: str | None = None
    entity: str | None = None
    month: str | None = None


def activity(
    db: Session, caller: Caller, cursor: str | None, limit: int, criteria: ActivityFilter
) -> contract.ActivityPage:
    """Return the change sets before the cursor, at most `limit` and ACTIVITY_PAGE_MAX."""
    size = max(1, min(limit, limits.ACTIVITY_PAGE_MAX))
    query = select(ChangeRow.revision).where(
        ChangeRow.workspace_id == caller.workspace_id,
        ChangeRow.revision < _read_cursor(cursor),
        ChangeRow.revision > log_floor(db, caller.workspace_id),
        ChangeRow.revision.not_in(set_heads(db, caller.workspace_id)),
        *_row_filters(criteria),
        *_month_filters(db, caller, criteria.month),
    )
    hits = list(db.scalars(query.distinct().order_by(ChangeRow.revision.desc()).limit(size + 1)))
    shown = hits[:size]
    return contract.ActivityPage(
        change_sets=change_sets(db, caller.workspace_id, shown),
        next_cursor=str(shown[-1]) if len(hits) > size else None,
    )


def change_sets(db: Session, workspace_id: str, revisions: Sequence[int]) -> list[contract.ChangeSet]:
    """Return these change sets, in this order."""
    parts = {part: head for part, head in set_heads(db, workspace_id).items() if head in revisions}
    of_these = (ChangeRow.workspace_id == workspace_id) & ChangeRow.revision.in_([*revisions, *parts])
    head = case(parts, value=ChangeRow.revision, else_=ChangeRow.revision) if parts else ChangeRow.revision
    place = func.row_number().over(partition_by=head, order_by=(ChangeRow.entity, ChangeRow.entity_id))
    placed = select(ChangeRow, place.label("place")).where(of_these).subquery()
    shown = aliased(ChangeRow, placed)
    # All changes of the workspace itself are read: they decide whether the set can be undone, and come last.
    query = select(shown).where((placed.c.place <= limits.CHANGES_SHOWN) | (shown.entity == "workspace"))
    rows: defaultdict[int, list[ChangeRow]] = defaultdict(list)
    shown_rows = db.scalars(query.order_by(shown.entity, shown.entity_id)).all()
    load_packed_views(db, shown_rows)
    for row in shown_rows:
        rows[parts.get(row.revision, row.revision)].append(row)
    counts: Counter[int] = Counter()
    for revision, count in db.execute(
        select(ChangeRow.revision, func.count()).where(of_these).group_by(ChangeRow.revision)
    ):
        counts[parts.get(revision, revision)] += count
    everything = [row for group in rows.values() for row in group]
    names, categories = _user_names(db, everything), _category_names(db, everything)
    undone = undo_revisions(db, workspace_id, min(revisions, default=0))
    return [
        _change_set(revision, rows[revision], counts[revision], names, categories, undone.get(revision))
        for revision in revisions
    ]


def undo_revisions(db: Session, workspace_id: str, since: int) -> dict[int, int]:
    """Return the undoing revision of each undone one since `since`.

    An undo that is undone itself is left out.
    """
    query = select(ChangeRow.revision, ChangeRow.undoes).where(
        ChangeRow.workspace_id == workspace_id, ChangeRow.undoes.is_not(None), ChangeRow.undoes >= since
    )
    parts = set_heads(db, workspace_id)
    pairs = {(parts.get(row.revision, row.revision), row.undoes) for row in db.execute(query.distinct())}
    undone: dict[int, int] = {}
    for revision, target in sorted(pairs, reverse=True):
        if revision not in undone:
            undone[target] = revision
    return undone


def _change_set(
    revision: int,
    rows: Sequence[ChangeRow],
    count: int,
    names: Mapping[str, str],
    categories: Mapping[str, str],
    undone: int | None,
) -> contract.ChangeSet:
    first = rows[0]
    return contract.ChangeSet(
        revision=revision,
        user_id=first.user_id,
        user_name=names.get(first.user_id) if first.user_id else None,
        is_by_assistant=bool(first.is_by_assistant),
        at=first.at,
        changes=[_change(row, categories) for row in rows[: limits.CHANGES_SHOWN]],
        change_count=count,
        undoable=is_undoable(rows),
        undoes=first.undoes,
        undone_by=undone,
    )


def _change(row: ChangeRow, categories: Mapping[str, str]) -> contract.Change:
    before, after = differing_fields(row.before, row.after, _KEPT if row.kind == "corrected" else ())
    view: State = row.after or row.before or {}
    return contract.Change(
        entity=row.entity,  # type: ignore[arg-type] # written by services from these words
        entity_id=row.entity_id,
        kind=row.kind,  # type: ignore[arg-type] # written by services from these words
        replaces=row.replaces,
        label=_label(row.entity, view, categories),
        date=view.get("localDay", view.get("date", view.get("from"))),
        before=before,
        after=after,
    )


def _label(entity: str, view: State, categories: Mapping[str, str]) -> str:
    match entity:
        case "planning" | "carryRule" | "target":
            return categories.get(view["categoryId"], "")
        case "history":
            return str(view["categoryLabel"] or view["accountLabel"])
        case "schedule":
            return str(view["note"] or categories.get(view["categoryId"], ""))
    return str(view.get("name", ""))


def _user_names(db: Session, rows: Iterable[ChangeRow]) -> dict[str, str]:
    ids = {row.user_id for row in rows if row.user_id}
    return {row.id: row.name for row in db.execute(select(UserRow.id, UserRow.name).where(UserRow.id.in_(ids)))}


def _category_names(db: Session, rows: Iterable[ChangeRow]) -> dict[str, str]:
    named = [row.after or row.before or {} for row in rows if row.entity in _OF_CATEGORY]
    ids = {view["categoryId"] for view in named if view["categoryId"]}
    hits = db.execute(select(CategoryRow.id, CategoryRow.name).where(CategoryRow.id.in_(ids)))
    return {row.id: row.name for row in hits}


def _row_filters(criteria: ActivityFilter) -> list[ColumnElement[bool]]:
    if criteria.user_id is not None and not is_id(criteria.user_id):
        raise field_error("userId", ErrorCode.VALIDATION_ID)
    if criteria.entity is not None and criteria.entity not in get_args(contract.Entity):
        raise field_error("entity", ErrorCode.VALIDATION_CHOICE)
    columns = {ChangeRow.user_id: criteria.user_id, ChangeRow.entity: criteria.entity}
    return [column == value for column, value in columns.items() if value is not None]


def _month_filters(db: Session, caller: Caller, month: str | None) -> list[ColumnElement[bool]]:
    if month is None:
        return []
    first, last = months.day_range(month[:7], terms_of(db, caller.workspace_id).first_day_of_month)
    begin, end = caller.user.span_of(first, last)
    return [ChangeRow.at >= begin, ChangeRow.at < end]


def _read_cursor(cursor: str | None) -> int:
    if cursor is None:
        return REVISION_MAX
    if _REVISION.fullmatch(cursor) is None or int(cursor) > REVISION_MAX:
        raise field_error("cursor", ErrorCode.VALIDATION_TYPE)
    return int(cursor)
