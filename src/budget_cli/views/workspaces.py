"""Workspaces, who takes part in them, and invitations."""

from collections.abc import Callable
from dataclasses import dataclass

from budget_cli.output.display import Display
from budget_cli.output.tables import Column
from budget_core.contract.types import MemberRole
from budget_core.contract.workspaces.members import Member
from budget_core.contract.workspaces.workspaces import FoundUser, Invitation, Workspace
from budget_core.people.workspaces import heir


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who takes part, is invited, or can be."""

    id: str
    name: str
    email: str | None
    is_creator: bool = False
    is_verified: bool = True
    role: MemberRole | None = "editor"
    """None for a name without an account."""


def people(workspace: Workspace) -> list[Person]:
    """Return the participants, the invited people, and the names without an account."""
    return [*_participants(workspace), *names(workspace)]


def names(workspace: Workspace) -> list[Person]:
    """Return the names that nobody claimed."""
    return [each for each in members(workspace) if each.role is None]


def claimed_names(workspace: Workspace) -> list[Person]:
    """Return the names that somebody claimed, each as that user is called."""
    return [
        Person(member.member_id, member.name, None, role=None)
        for member in workspace.members
        if member.role is None and member.user_id is not None
    ]


def members(workspace: Workspace) -> list[Person]:
    """Return who pays and bears shares now: confirmed participants, and names that nobody claimed."""
    return [
        Person(member.member_id, member.name, None, role=member.role)
        for member in workspace.members
        if not member.is_former and member.user_id in (None, member.member_id)
    ]


def _participants(workspace: Workspace) -> list[Person]:
    return [
        Person(
            participant.user_id,
            participant.name,
            participant.email,
            participant.user_id == workspace.creator_id,
            participant.is_verified,
            participant.role,
        )
        for participant in workspace.participants
    ]


def columns(is_current: Callable[[Workspace], bool]) -> list[Column[Workspace]]:
    """Return the columns of a workspace."""
    return [
        Column("name", lambda row: row.name),
        Column("in use", is_current),
        Column("currency", lambda row: row.currency_code, is_fixed=True),
        Column("first day", lambda row: row.first_day_of_month, is_number=True),
        Column("people", lambda row: len(row.participants), is_number=True),
        Column("heir", heir_name, is_optional=True),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def heir_name(workspace: Workspace) -> str:
    """Return the name of the heir when its creator goes; without one the workspace is deleted."""
    found = heir(workspace.participants, workspace.creator_id)
    return found.name if found else ""


def people_columns(display: Display) -> list[Column[Person]]:
    """Return the columns of a participant."""

    def state(row: Person) -> str:
        if row.is_creator:
            return "creator"
        if not row.is_verified:
            return "invited"
        if row.role is None:
            return "name"
        return "viewer" if row.role == "viewer" else "participant"

    return [
        Column("name", lambda row: row.name),
        Column("e-mail", lambda row: row.email),
        Column("is", state, lambda row: display.text(state(row))),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def member_columns() -> list[Column[Member]]:
    """Return the columns of a member."""
    return [
        Column("name", lambda row: row.name),
        Column("shares", lambda row: row.is_sharing),
        Column("id", lambda row: row.member_id, is_in_table=False),
    ]


def candidate_columns() -> list[Column[FoundUser]]:
    """Return the columns of somebody who can be invited."""
    return [
        Column("name", lambda row: row.name),
        Column("e-mail", lambda row: row.email),
        Column("id", lambda row: row.id, is_in_table=False),
    ]


def invitation_columns() -> list[Column[Invitation]]:
    """Return the columns of an invitation."""
    return [
        Column("name", lambda row: row.name),
        Column("from", lambda row: row.creator_name),
        Column("e-mail", lambda row: row.creator_email),
        Column("role", lambda row: row.role),
        Column("id", lambda row: row.id, is_in_table=False),
    ]
