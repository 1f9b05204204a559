"""Helpers for shared workspaces: invite, approve, remove."""

from typing import Any

from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import UserRow
from tests.api.database import write
from tests.api.people import Person


def verify_email(db: Session, user_id: str, is_verified: bool = True) -> None:
    """Set whether the e-mail is verified, without the mailed code."""
    db.execute(update(UserRow).where(UserRow.id == user_id).values(is_email_verified=is_verified))


def verify(*people: Person, is_verified: bool = True) -> None:
    """Let people invite others."""
    for person in people:
        assert isinstance(person.client, TestClient)
        write(person.client, verify_email, person.id, is_verified)


def share_unverified(creator: Person, *people: Person) -> None:
    """The personal workspace is shared by somebody who never showed that the e-mail is theirs.

    Nobody can do so any more; who did is still there.
    """
    join(creator, creator.workspace, *people)
    verify(creator, is_verified=False)


def open_to_invitations(*people: Person) -> None:
    """Let others find and invite them."""
    for person in people:
        person.put("/user/user-update", {"canAddToWorkspace": True})


def new_workspace(creator: Person, **more: Any) -> str:
    """The id of a workspace that is not the personal one."""
    body = {"name": "Home", "currencyCode": "USD", **more}
    return str(creator.post("/workspace/create", body)["id"])


def invite(creator: Person, workspace: str, *people: Person) -> dict[str, Any]:
    """Invite people beside those who are there already."""
    verify(creator)
    open_to_invitations(*people)
    wanted = [*participants(creator, workspace), *(person.id for person in people)]
    return dict(creator.put(f"/workspace/{workspace}", {"participants": wanted}))


def join(creator: Person, workspace: str, *people: Person) -> None:
    """Invite people who approve at once."""
    invite(creator, workspace, *people)
    for person in people:
        person.put(f"/workspace/{workspace}/approve")


def participants(person: Person, workspace: str) -> dict[str, bool]:
    """Return the participants by id, with True for those who approved."""
    found = person.get(f"/workspace/{workspace}")["participants"]
    return {member["userId"]: member["isVerified"] for member in found}


def former(person: Person, workspace: str) -> list[str]:
    """Ids of the previous participants."""
    return [member["userId"] for member in person.get(f"/workspace/{workspace}")["previousParticipants"]]


def set_role(creator: Person, workspace: str, person: Person, role: str) -> dict[str, Any]:
    """Give a participant a role."""
    return dict(creator.put(f"/workspace/{workspace}", {"roles": {person.id: role}}))
