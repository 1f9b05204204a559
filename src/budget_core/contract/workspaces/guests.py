"""Rows of a guest's device in one request, at sign-up or as one more workspace."""

from typing import Annotated, Final

from msgspec import Meta, field

from budget_core.base import limits
from budget_core.base.limits import GUEST_BODY_MAX_BYTES, GUEST_PART_MAX_BYTES, WORKSPACE_FILE_MAX_BYTES
from budget_core.contract.call import TOKEN, Anybody, BodyCall, Call, InWorkspace, SignedIn
from budget_core.contract.entries.shares import ShareRule
from budget_core.contract.people.users import SecondFactorNeeded, User
from budget_core.contract.types import (
    UNSET,
    Body,
    Currency,
    Done,
    Email,
    ExpensesView,
    FirstDay,
    Id,
    InvitationCode,
    JoinCode,
    Language,
    MainScreen,
    Name,
    Password,
    TimeZone,
    UnsetType,
)
from budget_core.contract.workspaces.guest_rows import (
    GuestAccount,
    GuestAdjustment,
    GuestCarryRule,
    GuestCategory,
    GuestEntry,
    GuestExpectedIncome,
    GuestImportRule,
    GuestList,
    GuestMember,
    GuestPlanning,
    GuestPlanningCategory,
    GuestPrice,
    GuestSchedule,
    GuestTarget,
    Unused,
)
from budget_core.contract.workspaces.workspaces import Workspace
from budget_core.people.access import Action
from budget_core.people.grants import AccessLevel

FORMAT: Final = 7
"""Version of a workspace's file, raised when its form changes. Older files are read: those of 1 say nothing of what
incomes counted as, those of 2 have no schedules, those of 3 carry nothing into the next month, those of 4
have neither several lines in an entry, nor refunds, nor prices, those of 5 have neither payees, nor tags,
nor rules for imports, and do not say who paid and who bears it, those of 6 name nobody who does.
"""


class GuestSettings(Body, kw_only=True, omit_defaults=True):
    """The guest's settings, and the currency and first day of the guest's workspace."""

    language: Language | None = None
    main_screen: MainScreen = limits.DEFAULT_MAIN_SCREEN
    expenses_view: ExpensesView = limits.DEFAULT_EXPENSES_VIEW
    show_onboarding: bool = False
    time_zone: TimeZone | None = None
    currency_code: Currency = limits.DEFAULT_CURRENCY
    first_day_of_month: FirstDay = limits.FIRST_DAY_GUEST
    share_rule: ShareRule | None = None
    workspace: Unused = None


class GuestData(Body, kw_only=True):
    """A whole budget: a guest's, or that of a workspace's file."""

    format: Annotated[int, Meta(ge=1, le=FORMAT)] = FORMAT

    guest_accounts: list[GuestAccount]
    """In the order they are shown in."""
    guest_accounts_history: list[GuestAdjustment] = field(default_factory=list)
    guest_setting: GuestSettings = field(default_factory=GuestSettings)
    guest_category: list[GuestCategory] = field(default_factory=list)
    """In the order they are shown in."""
    guest_planning: list[GuestPlanning] = field(default_factory=list)
    guest_planning_category: list[GuestPlanningCategory] = field(default_factory=list)
    guest_carry_rule: list[GuestCarryRule] = field(default_factory=list)
    guest_target: list[GuestTarget] = field(default_factory=list)
    guest_expected_income: list[GuestExpectedIncome] = field(default_factory=list)
    guest_list: list[GuestList] = field(default_factory=list)
    guest_price: list[GuestPrice] = field(default_factory=list)
    guest_import_rule: list[GuestImportRule] = field(default_factory=list)
    guest_member: list[GuestMember] = field(default_factory=list)
    """People beside whoever sends it; they become names without an account."""
    guest_schedule: list[GuestSchedule] = field(default_factory=list)
    guest_history: list[GuestEntry] = field(default_factory=list)


class SignUpGuest(GuestData, kw_only=True):
    """Sign-up that brings the guest's budget along as the personal workspace."""

    id: Id
    """Made by the client: a repeat with the same e-mail and password answers as the first time."""
    name: Name
    email: Email
    password: Password
    language: Language | UnsetType = UNSET
    time_zone: TimeZone | UnsetType = UNSET
    invitation_code: InvitationCode | UnsetType = UNSET
    """Needed if sign-up is by invitation only; a repeat needs none."""
    join_code: JoinCode | UnsetType = UNSET
    """Code of an invitation link: the new user joins its workspace, which they begin in. It also admits them."""
    member_id: Id | UnsetType = UNSET
    """Name in that workspace that the new user is; one that is not free is refused, and there is no account."""


class GuestPart(Body, kw_only=True):
    """Further entries of a guest's history, for the workspace that its first part made.

    Accounts and categories are named by the labels of the first part. Labels end in a UUIDv7, as those of guest
    mode do. Entries of schedules, refunds with the expenses that they give back, and shared costs belong to the first
    part.
    """

    guest_history: Annotated[list[GuestEntry], Meta(min_length=1, max_length=limits.GUEST_PART_HISTORY_MAX)]


class GuestImport(GuestData, kw_only=True):
    """A guest's budget, as another workspace of the user."""

    id: Id | UnsetType = UNSET
    name: Name | UnsetType = UNSET
    """The workspace's; the user's own name when left out."""


# fmt: off

SIGN_UP_GUEST = BodyCall(
    "signUpGuest", "POST", "/user/signup-guest",
    tag="guests", body=SignUpGuest, answer=User, status=201,
    right=Anybody(), limit="SIGN_UP", body_max_bytes=GUEST_BODY_MAX_BYTES, headers=TOKEN, refusals=(403,),
    other_status=202, other_answer=SecondFactorNeeded,
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



EXPORT_WORKSPACE = Call(
    "exportWorkspace", "GET", "/workspace/{workspace_id}/export",
    tag="workspaces", module="exports", answer=bytes, media_type="application/json",
    right=InWorkspace(Action.READ),
    description=(
        "Export the whole workspace as one file, which `importGuest` imports.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)

EXPORT_LEDGER = Call(
    "exportLedger", "GET", "/workspace/{workspace_id}/export/beancount",
    tag="workspaces", module="exports", answer=bytes, media_type="text/plain",
    right=InWorkspace(Action.READ),
    description=(
        "Export the history as a ledger for Beancount 3, ending with every account's balance.\n"
        "\n"
        "An answer that breaks off is no complete file."
    ),
)
