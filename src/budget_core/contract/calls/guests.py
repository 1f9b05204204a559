"""Calls about the data of guest mode, and a workspace back from its file."""

from budget_core.base.limits import GUEST_BODY_MAX_BYTES, GUEST_PART_MAX_BYTES, WORKSPACE_FILE_MAX_BYTES
from budget_core.contract.call import TOKEN, Anybody, BodyCall, InWorkspace, SignedIn
from budget_core.contract.guests import GuestImport, GuestPart, SignUpGuest
from budget_core.contract.types import Done
from budget_core.contract.users import User
from budget_core.contract.workspaces import Workspace
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

SIGN_UP_GUEST = BodyCall(
    "signUpGuest", "POST", "/user/signup-guest",
    tag="guests", body=SignUpGuest, answer=User, status=201,
    right=Anybody(), limit="SIGN_UP", body_max_bytes=GUEST_BODY_MAX_BYTES, headers=TOKEN, refusals=(403,),
    description=(
        "Create a user with the guest's data in the personal workspace; "
        "the token is in the `authorization` header."
    ),
)

IMPORT_GUEST = BodyCall(
    "importGuest", "POST", "/workspace/import-guest",
    tag="guests", body=GuestImport, answer=Workspace, status=201,
    right=SignedIn(AccessLevel.WORKSPACES), body_max_bytes=WORKSPACE_FILE_MAX_BYTES,
    description="Import a guest's data, or a file of `exportWorkspace`, as another workspace.",
)

IMPORT_GUEST_PART = BodyCall(
    "importGuestPart", "POST", "/workspace/{workspace_id}/import-guest-part",
    tag="guests", body=GuestPart, answer=Done, status=201,
    right=InWorkspace(Action.MANAGE), body_max_bytes=GUEST_PART_MAX_BYTES,
    description=(
        "Add further entries of a guest's history to the workspace that `signUpGuest` or `importGuest` made of its "
        "first part, whose balances are those before these entries. A repeat adds nothing."
    ),
)
