"""Logged change of a row: its state before and after, as the views in the log."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import Any

State = Mapping[str, Any]

SERVER_FIELDS = frozenset(
    {"id", "workspaceId", "replaces", "version", "revision", "createdAt", "updatedAt", "deletedAt", "members"}
)
"""Fields that the server sets and nobody edits; names among the members of a workspace are logged as rows."""

ORDER_FIELDS = frozenset({"position"})
"""Fields that change when other rows are moved; they do not block an undo."""

LABEL_FIELDS = frozenset({"accountLabel", "fromAccountLabel", "categoryLabel", "creatorName", "refundOf"})
"""Fields of an entry's view that come from other rows, or follow them."""


@dataclass(frozen=True, slots=True)
class LoggedChange:
    """One row of the log of changes, with the views before and after it."""

    revision: int
    entity_id: str
    kind: str
    before: State | None
    after: State | None
    replaces: str | None = None
    """Entry in whose place a corrected one stands since."""

    @property
    def sides(self) -> tuple["LoggedChange", "LoggedChange"]:
        """Two changes that a correction of an entry is: one was taken back, one was booked."""
        taken_back = LoggedChange(self.revision, self.replaces or "", "deleted", self.before, None)
        return taken_back, LoggedChange(self.revision, self.entity_id, "created", None, self.after)

    @property
    def old(self) -> State:
        """Row before the change; a created one counts as deleted."""
        return _whole(self.before, self.after, self.kind == "restored")

    @property
    def new(self) -> State:
        """Row after the change."""
        return _whole(self.after, self.before, self.kind == "deleted")

    @property
    def version(self) -> int:
        """Version after the change of an entry that was created, deleted or restored."""
        version: int = self.new.get("version", 1)
        return version + 1 if self.kind == "deleted" else version

    @property
    def touched(self) -> frozenset[str]:
        """Fields that the change set."""
        old, new = self.old, self.new
        return frozenset(name for name in {*old, *new} - SERVER_FIELDS if old.get(name) != new.get(name))


def _whole(side: State | None, other: State | None, is_deleted: bool) -> State:
    """Return one side with the mark of deleted rows, which some views lack."""
    if side is None:
        return {**(other or {}), "deleted": True}
    return {"deleted": is_deleted, **side}


def differing_fields(
    before: State | None, after: State | None, kept: Collection[str] = ()
) -> tuple[dict[str, Any] | None, dict[str, Any] | None]:
    """Return both sides with the fields that differ, and those that are `kept`; without one, all of the other."""
    old, new = before or {}, after or {}
    differing = {name for name in {**old, **new} if name not in SERVER_FIELDS and old.get(name) != new.get(name)}
    names = [name for name in {**old, **new} if name in differing.union(kept)]
    return _only(before, names), _only(after, names)


def _only(side: State | None, names: list[str]) -> dict[str, Any] | None:
    return None if side is None else {name: side[name] for name in names if name in side}
