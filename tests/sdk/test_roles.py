"""Roles through the SDK: what is sent for them, and the refusal of a viewer's write."""

from collections.abc import Callable

import httpx
import msgspec
import pytest
from tests.sdk.conftest import CATEGORY, WORKSPACE, Handler

from budget_sdk import Client, Forbidden

USER = CATEGORY
ANN = {"userId": USER, "name": "Ann", "email": None, "avatar": None, "isVerified": True}
HOME = {
    "id": WORKSPACE,
    "name": "Home",
    "creatorId": WORKSPACE,
    "currencyCode": "USD",
    "firstDayOfMonth": 1,
    "isPersonal": False,
    "previousParticipants": [],
    "revision": 2,
    "version": 3,
    "createdAt": "2026-11-01T00:00:00Z",
    "updatedAt": "2026-11-01T00:00:00Z",
}
Answering = Callable[[Handler], Client]


def test_a_role_is_sent_by_user_and_comes_back_with_the_participant(answering: Answering) -> None:
    sent: list[object] = []

    def answer(request: httpx.Request) -> httpx.Response:
        sent.append(msgspec.json.decode(request.content))
        return httpx.Response(200, json=HOME | {"participants": [ANN | {"role": "viewer"}]})

    with answering(answer) as client:
        changed = client.workspaces.update(WORKSPACE, roles={USER: "viewer"}, version=2)
    assert sent == [{"roles": {USER: "viewer"}, "version": 2}]
    assert [one.role for one in changed.participants] == ["viewer"]


def test_participants_of_an_older_server_edit(answering: Answering) -> None:
    with answering(lambda _: httpx.Response(200, json=HOME | {"participants": [ANN]})) as client:
        assert [one.role for one in client.workspaces.get(WORKSPACE).participants] == ["editor"]


def test_a_viewers_write_is_forbidden_with_a_code_of_its_own(answering: Answering) -> None:
    problem = {
        "status": 403,
        "title": "Forbidden",
        "code": "workspace.viewer",
        "message": "You can view this workspace",
        "fields": {},
        "params": {},
        "current": None,
    }
    with answering(lambda _: httpx.Response(403, json=problem)) as client, pytest.raises(Forbidden) as raised:
        client.categories.create(WORKSPACE, name="Gym")
    assert raised.value.code == "workspace.viewer"
