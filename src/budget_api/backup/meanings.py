"""Checks of a restored backup across its rows: main accounts, and all kept sums against their entries."""

from collections.abc import Mapping

from sqlalchemy import case, func, select
from sqlalchemy.orm import Session

from budget_api.backup.format import BackupUnusable
from budget_api.db.models import AccountRow, WorkspaceRow
from budget_api.ledger.recount import Difference, recount


def check_meanings(db: Session, lines: Mapping[str, int]) -> None:
    """Raise `BackupUnusable` for the first workspace that does not add up.

    `lines` has the line of each workspace and account by its id.
    """
    live = select(WorkspaceRow.id).where(WorkspaceRow.deleted_at.is_(None)).order_by(WorkspaceRow.id)
    for workspace_id in db.scalars(live).all():
        _check_main_account(db, workspace_id, lines[workspace_id])
        for difference in recount(db, workspace_id):
            raise _unusable(difference, workspace_id, lines)


def _check_main_account(db: Session, workspace_id: str, line: int) -> None:
    mains = func.coalesce(func.sum(case((AccountRow.is_main_account, 1), else_=0)), 0)
    of_workspace = (AccountRow.workspace_id == workspace_id, AccountRow.deleted_at.is_(None))
    count, main_count = db.execute(select(func.count(), mains).where(*of_workspace)).one()
    if count and main_count != 1:
        raise BackupUnusable(line, f"the workspace has {main_count} main accounts instead of one")


def _unusable(difference: Difference, workspace_id: str, lines: Mapping[str, int]) -> BackupUnusable:
    if difference.table == AccountRow.__tablename__:
        (account_id,) = difference.key
        reason = f"the account's balance is {difference.kept}, its entries add up to {difference.counted}"
        return BackupUnusable(lines[account_id], reason)
    place = f"{difference.table} {' '.join(difference.key)}"
    reason = f"in this workspace {place} is {difference.kept}, its entries add up to {difference.counted}"
    return BackupUnusable(lines[workspace_id], reason)
