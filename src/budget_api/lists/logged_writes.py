"""Last step of every change of a list: raise its version and log it."""

from sqlalchemy.orm import Session

from budget_api.db.models import ListRow
from budget_api.journal.writes import Write, record_change
from budget_api.lists.logged_items import differing_items
from budget_api.lists.queries import list_with_items
from budget_core.contract.entries import lists as contract

LIST = "list"


def bump_version(db: Session, write: Write, row: ListRow) -> None:
    """Raise the version of a list, and note when."""
    row.version += 1
    row.updated_at = write.caller.now
    db.flush()


def record_list(db: Session, write: Write, row: ListRow, kind: str, before: contract.List | None) -> contract.List:
    """Log a change of a list; the list as it is now."""
    after = list_with_items(db, row)
    old, new = (None, after) if before is None else differing_items(before, after)
    record_change(db, write, LIST, row.id, kind, before=old, after=new)
    return after
