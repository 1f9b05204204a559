"""Rows of the workspace that a write is in, by their ids."""

from typing import Any, Protocol, TypeVar

from sqlalchemy.orm import Session

from budget_api.journal.writes import Write
from budget_core.base.errors import DomainError, ErrorCode, field_error


class WorkspaceRow(Protocol):
    """Row of a workspace, which keeps it when it is deleted."""

    @property
    def workspace_id(self) -> Any:
        """Id of the workspace."""

    @property
    def deleted_at(self) -> Any:
        """Moment of the deletion; None while it is not deleted."""


RowT = TypeVar("RowT", bound=WorkspaceRow)


def any_row(db: Session, kind: type[RowT], write: Write, row_id: str, **options: Any) -> RowT:
    """Return a row of the path, deleted or not; `options` are those of `Session.get`."""
    row = db.get(kind, row_id, **options)
    if row is None or row.workspace_id != write.workspace_id:
        raise DomainError(ErrorCode.NOT_FOUND)
    return row


def live_row(
    db: Session, kind: type[RowT], write: Write, row_id: str, field: str | None = None, **options: Any
) -> RowT:
    """Return a row that is not deleted: of the path, or of the body's `field`."""
    row = db.get(kind, row_id, **options)
    if row is not None and row.workspace_id == write.workspace_id and row.deleted_at is None:
        return row
    raise DomainError(ErrorCode.NOT_FOUND) if field is None else field_error(field, ErrorCode.VALIDATION_REFERENCE)
