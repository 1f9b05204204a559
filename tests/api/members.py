"""What tests of shared workspaces do with people."""

from typing import Any

from tests.api.people import Person


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
    open_to_invitations(*people)
    wanted = [*participants(creator, workspace), *(person.id for person in people)]
    return dict(creator.put(f"/workspace/{workspace}", {"participants": wanted}))


def join(creator: Person, workspace: str, *people: Person) -> None:
    """Invite people who approve at once."""
    invite(creator, workspace, *people)
    for person in people:
        person.put(f"/workspace/{workspace}/approve")


def participants(person: Person, workspace: str) -> dict[str, bool]:
    """Who takes part, by id, and whether they approved."""
    found = person.get(f"/workspace/{workspace}")["participants"]
    return {member["userId"]: member["isVerified"] for member in found}


def former(person: Person, workspace: str) -> list[str]:
    """Ids of the previous participants."""
    return [member["userId"] for member in person.get(f"/workspace/{workspace}")["previousParticipants"]]
