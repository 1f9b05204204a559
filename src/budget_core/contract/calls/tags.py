"""Calls about tags."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.payees import KnownTag, Renamed, TagRename
from budget_core.people.access import Action

LIST_TAGS = Call(
    "listTags", "GET", "/tag/{workspace_id}/list",
    tag="tags", module="payees", answer=list[KnownTag],
    right=InWorkspace(Action.READ),
    description="List the tags, the one booked last first.",
)

RENAME_TAG = BodyCall(
    "renameTag", "PUT", "/tag/{workspace_id}/rename",
    tag="tags", module="payees", body=TagRename, answer=Renamed,
    right=InWorkspace(Action.WRITE),
    description="Rename a tag in all entries and schedules, or merge it into another one, as one change set.",
)
