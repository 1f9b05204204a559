"""Payees and tags of the entries of a workspace."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.types import Body, Id, Instant, Label, Query, Search, Tag, View
from budget_core.people.access import Action


class KnownPayee(View, kw_only=True):
    """A payee as the entry booked last writes it, with what that entry says."""

    name: str
    count: int
    """Entries of this payee, in any spelling."""
    last_at: Instant
    """Time of the last of them."""
    category_id: Id | None
    """None for an income or a transfer."""
    account_id: Id
    note: str


class KnownTag(View, kw_only=True):
    """A tag and its entries."""

    name: str
    count: int
    last_at: Instant
    """Time of the last of them."""


class PayeesQuery(Query, frozen=True, kw_only=True):
    """Filter of `listPayees`."""

    search: Search | None = None
    """Beginnings of words of the name"""


class PayeeRename(Body, kw_only=True):
    """Another name for a payee. One that is there already takes its entries over and keeps its spelling."""

    name: Label
    """In any spelling."""
    new_name: Label


class TagRename(Body, kw_only=True):
    """Another name for a tag. One that is there already takes its entries over."""

    name: Tag
    new_name: Tag


class Renamed(View, kw_only=True):
    """Number of entries that were changed, and the revision of the change set; None where nothing was."""

    count: int
    revision: int | None


# fmt: off

LIST_PAYEES = Call(
    "listPayees", "GET", "/payee/{workspace_id}/list",
    tag="payees", query=PayeesQuery, answer=list[KnownPayee],
    right=InWorkspace(Action.READ),
    description="List the payees, the one booked last first.",
)

RENAME_PAYEE = BodyCall(
    "renamePayee", "PUT", "/payee/{workspace_id}/rename",
    tag="payees", body=PayeeRename, answer=Renamed,
    right=InWorkspace(Action.WRITE),
    description=(
        "Rename a payee in all entries and schedules, or merge it into another one, as one change set.\n"
        "\n"
        "The old name stays as an import rule: what it names in files gets the new one."
    ),
)



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
