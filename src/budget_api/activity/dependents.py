"""Newest change that builds on a change set, and so keeps it from being undone."""

from sqlalchemy import or_, select
from sqlalchemy.orm import Session

from budget_api.activity.queries import undo_revisions
from budget_api.db.models import ChangeRow, HistoryRow
from budget_api.journal.parts import revisions_of, set_heads
from budget_api.ledger.lines import in_categories


def newest_dependent(db: Session, workspace_id: str, revision: int) -> int | None:
    """Return the newest revision that changed the rows of this one, or uses them.

    None without one.

    Undone changes and their undos do not count.
    """
    revisions = revisions_of(db, workspace_id, revision)
    in_set = (ChangeRow.workspace_id == workspace_id) & ChangeRow.revision.in_(revisions)
    replaced = select(ChangeRow.replaces).where(in_set, ChangeRow.replaces.is_not(None))
    ids = select(select(ChangeRow.entity_id).where(in_set).union(replaced).subquery().c.entity_id)
    using = select(HistoryRow.id).where(
        HistoryRow.workspace_id == workspace_id,
        HistoryRow.deleted_at.is_(None),
        or_(
            HistoryRow.account_id.in_(ids),
            HistoryRow.from_account_id.in_(ids),
            in_categories(ids),
            HistoryRow.refund_of.in_(ids),
            HistoryRow.schedule_id.in_(ids),
        ),
    )
    later = (
        select(ChangeRow.revision)
        .distinct()
        .where(
            ChangeRow.workspace_id == workspace_id,
            ChangeRow.revision > revision,
            ChangeRow.revision.not_in(revisions),
            or_(ChangeRow.entity_id.in_(ids), ChangeRow.entity_id.in_(using), ChangeRow.replaces.in_(ids)),
        )
    )
    undone, parts = undo_revisions(db, workspace_id, revision + 1), set_heads(db, workspace_id)
    sets = (parts.get(row.revision, row.revision) for row in db.execute(later.order_by(ChangeRow.revision.desc())))
    return next((each for each in sets if each not in undone and each not in undone.values()), None)
