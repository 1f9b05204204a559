"""Members of a workspace: users who take part, and names of people without an account."""

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.types import UNSET, Body, Id, MemberRole, Name, UnsetType, View
from budget_core.people.access import Action


class Member(View, kw_only=True):
    """Somebody who pays and bears shares: a user, or a name of somebody without an account."""

    member_id: Id
    """A user's is their user id."""
    name: str
    """A claimed name has the name of its user."""
    user_id: Id | None
    """User who it is, or was; None for a name that nobody claimed."""
    role: MemberRole | None
    """None for a name: it has no access."""
    is_sharing: bool = True
    """False for who bears nothing under the rule `equal`."""
    is_former: bool = False
    """True for who left, a name that was removed, or one whose user left."""


class MemberCreate(Body, kw_only=True):
    """A name of somebody without an account."""

    id: Id | UnsetType = UNSET
    """The `memberId`."""
    name: Name
    is_sharing: bool = True
    """False for who bears nothing under the rule `equal`."""


class MemberUpdate(Body, kw_only=True):
    """The fields to change of a name; a user has `is_sharing` alone."""

    name: Name | UnsetType = UNSET
    is_sharing: bool | UnsetType = UNSET
    user_id: Id | UnsetType | None = UNSET
    """User whose name it is: oneself, or anybody who takes part when the creator says so; None takes that back."""


ADD_MEMBER = BodyCall(
    "addMember",
    "POST",
    "/workspace/{workspace_id}/members",
    tag="workspaces",
    body=MemberCreate,
    answer=Member,
    status=201,
    right=InWorkspace(Action.WRITE),
    description=(
        "Add the name of somebody without an account, who pays, bears shares and settles like a member.\n"
        "\n"
        "A repeat of the `id` is the same name. At most 50 of a workspace."
    ),
)

UPDATE_MEMBER = BodyCall(
    "updateMember",
    "PUT",
    "/workspace/{workspace_id}/members/{member_id}",
    tag="workspaces",
    body=MemberUpdate,
    answer=Member,
    right=InWorkspace(Action.WRITE),
    description=(
        "Rename a name, say whether a member shares under the rule `equal`, or tie a name to a user.\n"
        "\n"
        "Anybody who edits claims a free name for themselves, the creator for everybody who takes part; either takes "
        "it back with `userId` null. A name that somebody else claimed is a `conflict.claimed`."
    ),
)

REMOVE_MEMBER = Call(
    "removeMember",
    "DELETE",
    "/workspace/{workspace_id}/members/{member_id}",
    tag="workspaces",
    answer=Member,
    right=InWorkspace(Action.WRITE),
    description=(
        "Remove a name, which owes nothing and is owed nothing (`member.balance`); old entries keep it. "
        "Undo takes it back."
    ),
)
