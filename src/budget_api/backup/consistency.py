"""Checks of a restored backup across its rows: main accounts, lines, and all kept sums against their entries."""

from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import NamedTuple

from sqlalchemy import case, func, select
from sqlalchemy.orm import Session

from budget_api.backup.format import BackupUnusable, SumsWrong
from budget_api.db.models import AccountRow, WorkspaceRow
from budget_api.ledger.lines import find_broken_entry
from budget_api.ledger.recount import Difference, correct_sums, recount
from budget_api.ledger.sharing import find_wrongly_shared_entry


class CorrectedSum(NamedTuple):
    """A kept sum that was replaced by what its entries add up to."""

    sum: str
    """The account's name, or the table and the key of the sum."""
    workspace: str
    kept: Decimal
    counted: Decimal


def check_consistency(db: Session, lines: Mapping[str, int]) -> None:
    """Raise `BackupUnusable` for the first workspace that does not add up.

    `lines` has the line of each workspace and account by its id.
    """
    for workspace_id in _live_workspaces(db):
        _check_main_account(db, workspace_id, lines[workspace_id])
        _check_entry_lines(db, workspace_id, lines[workspace_id])
        for difference in recount(db, workspace_id):
            raise _unusable(difference, workspace_id, lines)


def recount_sums(db: Session, lines: Mapping[str, int]) -> list[CorrectedSum]:
    """Recount all kept sums and return those that were wrong.

    Raises: BackupUnusable when another rule is broken.
    """
    corrected: list[CorrectedSum] = []
    for workspace_id in _live_workspaces(db):
        _check_main_account(db, workspace_id, lines[workspace_id])
        _check_entry_lines(db, workspace_id, lines[workspace_id])
        name = db.get_one(WorkspaceRow, workspace_id).name
        corrected += [
            CorrectedSum(_name_of(db, each), name, each.kept, each.counted) for each in correct_sums(db, workspace_id)
        ]
    return corrected


def _live_workspaces(db: Session) -> Sequence[str]:
    return db.scalars(select(WorkspaceRow.id).where(WorkspaceRow.deleted_at.is_(None)).order_by(WorkspaceRow.id)).all()


def _name_of(db: Session, difference: Difference) -> str:
    if difference.table == AccountRow.__tablename__:
        return db.get_one(AccountRow, difference.key[0]).name
    return f"{difference.table} {' '.join(difference.key)}"


def _check_main_account(db: Session, workspace_id: str, line: int) -> None:
    mains = func.coalesce(func.sum(case((AccountRow.is_main_account, 1), else_=0)), 0)
    of_workspace = (AccountRow.workspace_id == workspace_id, AccountRow.deleted_at.is_(None))
    count, main_count = db.execute(select(func.count(), mains).where(*of_workspace)).one()
    if count and main_count != 1:
        raise BackupUnusable(line, f"the workspace has {main_count} main accounts instead of one")


def _check_entry_lines(db: Session, workspace_id: str, line: int) -> None:
    if entry_id := find_broken_entry(db, workspace_id):
        raise BackupUnusable(line, f"the lines of the entry {entry_id} do not add up to it")
    if entry_id := find_wrongly_shared_entry(db, workspace_id):
        raise BackupUnusable(line, f"the shares of the entry {entry_id} do not add up to it")


def _unusable(difference: Difference, workspace_id: str, lines: Mapping[str, int]) -> BackupUnusable:
    if difference.table == AccountRow.__tablename__:
        (account_id,) = difference.key
        reason = f"the account's balance is {difference.kept}, its entries add up to {difference.counted}"
        return SumsWrong(lines[account_id], reason)
    place = f"{difference.table} {' '.join(difference.key)}"
    reason = f"in this workspace {place} is {difference.kept}, its entries add up to {difference.counted}"
    return SumsWrong(lines[workspace_id], reason)
