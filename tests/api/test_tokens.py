"""Tokens: only those we signed for a session that stands are taken; everything else is the same 401."""

import base64
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import jwt
import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.config import from_env
from budget_api.db.models import SessionRow
from budget_api.errors import ConfigError
from budget_api.tokens import AUDIENCE, ISSUER, Tokens, load_key
from tests.api.conftest import serving
from tests.api.database import runtime, write
from tests.api.people import Person, sign_up
from tests.servers import server_config

KEY = b"k" * 64
SESSION = "0190a0b0-0000-7000-8000-000000000001"
OTHER_KEY = b"o" * 64


def claims(**changes: Any) -> dict[str, Any]:
    now = datetime.now(UTC)
    good = {"iss": ISSUER, "aud": AUDIENCE, "typ": "session", "sub": "u", "sid": SESSION, "iat": now}
    return {
        key: value for key, value in {**good, "exp": now + timedelta(hours=1), **changes}.items() if value != "gone"
    }


def signed(key: bytes = KEY, headers: dict[str, Any] | None = None, **changes: Any) -> str:
    return jwt.encode(claims(**changes), key, algorithm="HS256", headers=headers)


def part(content: dict[str, Any]) -> str:
    return base64.urlsafe_b64encode(json.dumps(content, default=datetime.timestamp).encode()).decode().rstrip("=")


def unsigned(algorithm: str) -> str:
    return f"{part({'alg': algorithm, 'typ': 'JWT'})}.{part(claims())}."


def session_of(token: str) -> str | None:
    return Tokens(KEY).session_of(token)


def test_a_token_names_the_session_it_was_issued_for() -> None:
    now = datetime.now(UTC)
    token = Tokens(KEY).issue("u", SESSION, now, now + timedelta(hours=1))
    assert session_of(token) == SESSION
    assert Tokens(OTHER_KEY).session_of(token) is None


PAST = datetime(2020, 1, 1, tzinfo=UTC)
FUTURE = datetime(2100, 1, 1, tzinfo=UTC)
FORGED = {
    "unsigned": unsigned("none"),
    "unsigned, spelled otherwise": unsigned("nOnE"),
    "unsigned, but saying it is": unsigned("HS256"),
    "another algorithm": jwt.encode(claims(), KEY, algorithm="HS384"),
    "another key": signed(OTHER_KEY),
    "expired": signed(exp=PAST),
    "without an end": signed(exp="gone"),
    "not yet valid": signed(nbf=FUTURE),
    "issued in the future": signed(iat=FUTURE),
    "another issuer": signed(iss="other"),
    "another audience": signed(aud="other"),
    "several audiences without ours": signed(aud=["a", "b"]),
    "for a password reset": signed(typ="pwreset"),
    "for an e-mail": signed(typ="verify"),
    "without a purpose": signed(typ="gone"),
    "without a session": signed(sid="gone"),
    "a session that is no text": signed(sid=[SESSION]),
    "a session that is no id": signed(sid="s"),
    "without a subject": signed(sub="gone"),
    "a critical header": signed(headers={"crit": ["exp"]}),
    "an unknown critical header": signed(headers={"crit": ["x"], "x": 1}),
    "one part": "abc",
    "two parts": "abc.def",
    "no base64": "#.#.#",
    "empty parts": "..",
    "not ASCII": "ключ",
    "huge": "a" * 5000,
}


@pytest.mark.parametrize("token", FORGED.values(), ids=FORGED.keys())
def test_a_forged_token_names_no_session(token: str) -> None:
    assert session_of(token) is None


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_changed_letter_anywhere_breaks_the_token(place: int) -> None:
    parts = signed().split(".")
    middle = len(parts[place]) // 2
    letter = "A" if parts[place][middle] != "A" else "B"
    parts[place] = parts[place][:middle] + letter + parts[place][middle + 1 :]
    assert session_of(".".join(parts)) is None


def test_claims_of_another_token_do_not_fit_the_signature() -> None:
    head, _, signature = signed().split(".")
    assert session_of(f"{head}.{part(claims(sid='other'))}.{signature}") is None


@pytest.mark.parametrize(
    "authorization", ["", "Bearer", "Bearer ", "Bearer x", "Basic YTpi", "{raw}", "Bearer {raw}x", "Bearer  {raw}"]
)
def test_a_call_without_a_valid_token_is_refused_alike(ann: Person, authorization: str) -> None:
    raw = ann.token.removeprefix("Bearer ")
    answer = ann.client.get("/api/user/me", headers={"authorization": authorization.format(raw=raw)})
    assert (answer.status_code, answer.json()["code"]) == (401, "auth.required")
    assert answer.headers["www-authenticate"] == "Bearer"


def test_the_scheme_may_be_written_in_any_case(ann: Person) -> None:
    lower = ann.token.replace("Bearer", "bearer")
    assert ann.client.get("/api/user/me", headers={"authorization": lower}).status_code == 200


def test_the_token_of_a_session_that_is_over_is_refused(ann: Person, server: TestClient[Any]) -> None:
    def expire(db: Session) -> None:
        db.execute(update(SessionRow).where(SessionRow.user_id == ann.id).values(expires_at=PAST))

    write(server, expire)
    assert ann.call("GET", "/user/me").status_code == 401


def test_a_valid_signature_for_a_session_nobody_opened_is_refused(ann: Person, server: TestClient[Any]) -> None:
    now = datetime.now(UTC)
    for session in ("00000000-0000-7000-8000-000000000000", "no uuid", "\x00", ann.id):
        token = runtime(server).tokens.issue(ann.id, session, now, now + timedelta(hours=1))
        answer = server.get("/api/user/me", headers={"authorization": f"Bearer {token}"})
        assert answer.status_code == 401, session


def test_the_token_of_another_server_is_refused(ann: Person, fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        assert client.get("/api/user/me", headers={"authorization": ann.token}).status_code == 401


def test_the_key_is_made_once_kept_and_readable_by_its_owner_alone(tmp_path: Path) -> None:
    key = load_key(tmp_path, None)
    assert len(key) == 32
    assert load_key(tmp_path, None) == key
    assert (tmp_path / "secret.key").stat().st_mode & 0o777 == 0o600


def test_of_several_that_start_at_once_all_have_the_same_key(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(lambda _: load_key(tmp_path, None), range(8)))
    assert len(keys) == 1
    assert [path.name for path in tmp_path.iterdir()] == ["secret.key"]


def test_a_damaged_key_is_refused_with_a_way_out(tmp_path: Path) -> None:
    (tmp_path / "secret.key").write_bytes(b"")
    with pytest.raises(ConfigError, match="delete it"):
        load_key(tmp_path, None)


def test_a_token_stays_valid_when_the_server_starts_again(tmp_path: Path) -> None:
    with serving(server_config(data=tmp_path)) as client:
        ann = sign_up(client)
    with serving(server_config(data=tmp_path)) as client:
        assert client.get("/api/user/me", headers={"authorization": ann.token}).json()["id"] == ann.id


def test_a_short_secret_is_refused_with_a_way_out() -> None:
    with pytest.raises(ConfigError, match="at least 32 bytes"):
        from_env({"BUDGET_SECRET": "short"})
    assert from_env({"BUDGET_SECRET": "x" * 32}).secret == "x" * 32
