"""Personal access tokens: made once, kept as a hash, good for what they were granted and as long."""

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import select, update
from sqlalchemy.orm import Session

from budget_api.access.tokens import new_personal_token
from budget_api.config import Quota
from budget_api.db.models import SessionRow
from budget_core.base.limits import TOKENS_MAX
from tests.api.conftest import serving
from tests.api.members import join, new_workspace
from tests.api.people import Person, new_token, sign_up
from tests.servers import server_settings


def with_token(person: Person, token: str) -> Person:
    """Return the person as a caller with another token."""
    return Person(person.client, person.name, person.email, token, person.id, person.workspace)


def in_database(server: TestClient[Any], work: Callable[[Session], Any]) -> Any:
    """Look into the database, or change it."""
    return server.blocking_portal.call(server.app.state.context.database.write, work)


def status(person: Person, token: str) -> int:
    return with_token(person, token).call("GET", "/user/me").status_code


def test_a_token_is_shown_once_and_kept_as_a_hash(server: TestClient[Any], ann: Person) -> None:
    made = ann.post("/user/tokens", {"name": "  laptop ", "scope": "read"})
    assert made["token"].startswith("budget_")
    assert (made["name"], made["scope"], made["workspaceId"]) == ("laptop", "read", None)
    (row,) = ann.get("/user/tokens")
    assert row == {name: made[name] for name in made if name != "token"} | {"lastUsedAt": None}
    stored = in_database(server, lambda db: db.scalars(select(SessionRow).where(SessionRow.id == row["id"])).one())
    secret = made["token"].removeprefix("budget_")
    assert [name for name, value in vars(stored).items() if secret[-20:] in str(value)] == []
    assert len(stored.token_hash) == 64


def test_a_token_lasts_as_many_days_as_were_asked_for(ann: Person) -> None:
    for days, body in ((90, {}), (1, {"days": 1}), (366, {"days": 366})):
        made = ann.post("/user/tokens", {"name": "n", "scope": "read", **body})
        lasts = datetime.fromisoformat(made["expiresAt"]) - datetime.fromisoformat(made["createdAt"])
        assert lasts == timedelta(days=days)


@pytest.mark.parametrize(
    ("body", "fields"),
    [
        ({}, {"name": "validation.required", "scope": "validation.required"}),
        ({"name": " ", "scope": "read"}, {"name": "validation.required"}),
        ({"name": "n", "scope": "admin"}, {"scope": "validation.choice"}),
        ({"name": "n", "scope": "read", "days": 0}, {"days": "validation.choice"}),
        ({"name": "n", "scope": "read", "days": 367}, {"days": "validation.choice"}),
        ({"name": "n", "scope": "read", "workspaceId": "x"}, {"workspaceId": "validation.id"}),
    ],
)
def test_what_makes_no_token_is_named(ann: Person, body: dict[str, Any], fields: dict[str, str]) -> None:
    assert ann.post("/user/tokens", body, 422)["fields"] == fields


def test_a_token_is_for_ones_own_workspaces(ann: Person, bob: Person) -> None:
    body = {"name": "n", "scope": "read", "workspaceId": bob.workspace}
    assert ann.post("/user/tokens", body, 422)["fields"] == {"workspaceId": "validation.reference"}


def test_a_token_of_one_workspace_sees_no_other(ann: Person) -> None:
    home = new_workspace(ann)
    script = with_token(ann, new_token(ann, "write", workspaceId=home).token)
    assert [row["id"] for row in script.get("/workspace/my")] == [home]
    assert script.call("GET", f"/account/my/{ann.workspace}/new").status_code == 404
    assert script.call("PUT", f"/account/{ann.accounts['Cash']}", {"name": "x"}).status_code == 404
    script.post(f"/category/{home}/create", {"name": "Books"})


def test_a_token_to_read_changes_nothing(ann: Person) -> None:
    script = with_token(ann, new_token(ann, "read").token)
    body = {"value": "1", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}
    refused = script.post(f"/history/{ann.workspace}/add-expenses", body, 403)
    assert refused["code"] == "auth.forbidden"
    assert script.get(f"/history/{ann.workspace}/list-new")["entries"] == []


def test_a_token_can_do_no_more_than_its_user(ann: Person, bob: Person) -> None:
    home = new_workspace(ann)
    join(ann, home, bob)
    script = with_token(bob, new_token(bob, "write", workspaceId=home).token)
    assert script.call("PUT", f"/workspace/{home}", {"name": "x"}).status_code == 403
    script.get(f"/workspace/{home}")
    ann.put(f"/workspace/{home}", {"participants": [ann.id]})
    assert script.call("GET", f"/workspace/{home}").status_code == 404
    assert script.get("/workspace/my") == []


def test_the_last_use_is_known_to_the_minute(server: TestClient[Any], ann: Person) -> None:
    token = new_token(ann, "read")
    script = with_token(ann, token.token)
    before = datetime.now(UTC).replace(microsecond=0)
    script.get(f"/workspace/{ann.workspace}")
    first = ann.get("/user/tokens")[0]["lastUsedAt"]
    assert before <= datetime.fromisoformat(first) <= datetime.now(UTC)
    script.get("/user/me")
    assert ann.get("/user/tokens")[0]["lastUsedAt"] == first
    earlier = datetime.fromisoformat(first) - timedelta(minutes=1)
    in_database(server, _setting(token.id, last_used_at=earlier))
    script.get("/user/me")
    assert ann.get("/user/tokens")[0]["lastUsedAt"] > first


def test_a_token_is_over_with_its_time(server: TestClient[Any], ann: Person) -> None:
    token = new_token(ann, "read")
    assert status(ann, token.token) == 200
    in_database(server, _setting(token.id, expires_at=datetime.now(UTC) - timedelta(seconds=1)))
    assert status(ann, token.token) == 401
    assert ann.get("/user/tokens") == []


def _setting(token_id: str, **values: Any) -> Callable[[Session], Any]:
    return lambda db: db.execute(update(SessionRow).where(SessionRow.id == token_id).values(**values))


def test_forged_tokens_are_refused(server: TestClient[Any], ann: Person, bob: Person) -> None:
    token, foreign = new_token(ann, "write"), new_token(bob, "write")
    own_session = next(row["id"] for row in ann.get("/user/sessions"))
    now = datetime.now(UTC)
    signed = server.app.state.context.tokens.issue(ann.id, token.id, now, now + timedelta(days=1))
    forged = {
        "another secret for its row": new_personal_token(token.id),
        "any secret for the row of a sign-in": new_personal_token(own_session),
        "a signed token for its row": signed,
        "the secret of somebody else's": token.token[7:40] + foreign.token[40:],
        "an id alone": "budget_" + token.token[14:36],
        "nothing after the prefix": "budget_",
        "another prefix": token.token[7:].replace("budget_", "Budget_"),
        "a letter less": token.token[7:-1],
        "a letter more": token.token[7:] + "A",
        "another last letter": token.token[7:-1] + ("A" if token.token[-1] != "A" else "B"),
        "padding": token.token[7:] + "=",
        "letters of the other alphabet": "budget_" + "+/" * 32,
        "a megabyte": "budget_" + "A" * 1_000_000,
    }
    let_in = [name for name, text in forged.items() if status(ann, f"Bearer {text}") != 401]
    assert let_in == []
    assert status(ann, token.token) == 200


def test_a_user_has_so_many_tokens_at_once(ann: Person) -> None:
    tokens = [new_token(ann, "read") for _ in range(TOKENS_MAX)]
    body = {"name": "one more", "scope": "read"}
    assert ann.post("/user/tokens", body, 422)["fields"] == {"name": "validation.count"}
    ann.delete(f"/user/tokens/{tokens[0].id}")
    ann.post("/user/tokens", body)


def test_the_token_of_a_deleted_workspace_opens_nothing(ann: Person) -> None:
    home = new_workspace(ann)
    script = with_token(ann, new_token(ann, "write", workspaceId=home).token)
    ann.delete(f"/workspace/{home}")
    assert script.get("/workspace/my") == []
    assert script.call("GET", f"/workspace/{home}").status_code == 404


def test_making_tokens_is_limited(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path, limits={"TOKEN_ACCOUNT": Quota(2, 3600)})) as client:
        person = sign_up(client)
        calls = [person.call("POST", "/user/tokens", {"name": "n", "scope": "read"}) for _ in range(3)]
    assert [call.status_code for call in calls] == [201, 201, 429]
