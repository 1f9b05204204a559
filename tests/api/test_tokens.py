"""Tokens: only those we signed for a session that stands are taken; everything else is the same 401."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.access.tokens import Tokens, load_key
from budget_api.config import ConfigError, read_settings
from budget_api.db.models import SessionRow
from budget_api.sign_in.codes import Codes, Purpose
from budget_core.base.errors import DomainError, ErrorCode
from tests.api.codes import INCORRECT, ask_verification, forgot, refusal, submit
from tests.api.conftest import serving
from tests.api.database import state_of, write
from tests.api.forged_tokens import FORGERIES, ID, KEY, KINDS, OTHER_KEY, PAST, RESET, SESSION, SWAPS
from tests.api.people import PASSWORD, Person, sign_up
from tests.servers import server_settings


def session_of(token: str) -> str | None:
    return Tokens(KEY).session_of(token)


def challenge_of(purpose: Purpose, token: str) -> str:
    return Codes(KEY).answer(purpose, token, "00000000", datetime.now(UTC)).challenge_id


def is_taken(kind: str, token: str) -> bool:
    """Return whether the server accepts a token of this kind."""
    if kind == "session":
        return session_of(token) is not None
    try:
        challenge_of(PURPOSES[kind], token)
    except DomainError as error:
        assert error.code is ErrorCode.AUTH_CODE_INCORRECT
        return False
    return True


PURPOSES = {"reset": Purpose.RESET, "e-mail": Purpose.EMAIL}


def test_a_token_names_the_session_it_was_issued_for() -> None:
    now = datetime.now(UTC)
    token = Tokens(KEY).issue("u", ID, now, now + timedelta(hours=1))
    assert session_of(token) == ID
    assert Tokens(OTHER_KEY).session_of(token) is None


@pytest.mark.parametrize(("seconds", "session"), [(20, ID), (60, None)])
def test_a_server_whose_clock_is_a_little_ahead_is_believed(seconds: int, session: str | None) -> None:
    ahead = datetime.now(UTC) + timedelta(seconds=seconds)
    assert session_of(Tokens(KEY).issue("u", ID, ahead, ahead + timedelta(hours=1))) == session


def test_a_token_that_is_over_has_no_such_leeway() -> None:
    now = datetime.now(UTC)
    assert session_of(Tokens(KEY).issue("u", ID, now - timedelta(hours=1), now - timedelta(seconds=1))) is None


@pytest.mark.parametrize("purpose", Purpose)
def test_a_token_names_the_challenge_it_was_issued_for(purpose: Purpose) -> None:
    later = datetime.now(UTC) + timedelta(minutes=10)
    token = Codes(KEY).token(purpose, ID, later)
    assert challenge_of(purpose, token) == ID
    with pytest.raises(DomainError):
        Codes(OTHER_KEY).answer(purpose, token, "00000000", datetime.now(UTC))


@pytest.mark.parametrize("kind", KINDS)
def test_the_forgeries_start_from_a_token_that_is_taken(kind: str) -> None:
    assert is_taken(kind, KINDS[kind].signed())


@pytest.mark.parametrize("forgery", FORGERIES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_forged_token_is_not_taken(kind: str, forgery: str) -> None:
    assert not is_taken(kind, FORGERIES[forgery](KINDS[kind]))


@pytest.mark.parametrize(("shown", "asked"), SWAPS, ids=[f"{shown} for {asked}" for shown, asked in SWAPS])
def test_a_token_of_one_kind_is_not_taken_for_another(shown: str, asked: str) -> None:
    assert not is_taken(asked, KINDS[shown].signed())


@pytest.mark.parametrize(("shown", "asked"), SWAPS, ids=[f"{shown} as {asked}" for shown, asked in SWAPS])
def test_a_token_that_claims_to_be_of_another_kind_is_not_taken(shown: str, asked: str) -> None:
    claims = {**KINDS[asked].claims, "sid": ID, "rid": ID, "sub": "u"}
    assert not is_taken(asked, KINDS[shown].signed(**claims))


@pytest.mark.parametrize(("shown", "asked"), SWAPS, ids=[f"{shown} with the key of {asked}" for shown, asked in SWAPS])
def test_the_key_of_another_kind_makes_no_token_of_it(shown: str, asked: str) -> None:
    assert not is_taken(asked, KINDS[shown].signed(KINDS[asked].key))


def test_an_expired_session_token_is_not_taken() -> None:
    assert session_of(SESSION.signed(exp=PAST)) is None


@pytest.mark.parametrize("kind", PURPOSES)
@pytest.mark.parametrize("exp", [PAST, datetime(1970, 1, 1, 0, 0, 1, tzinfo=UTC)], ids=["long ago", "at the beginning"])
def test_an_expired_token_of_a_challenge_is_told_apart(kind: str, exp: datetime) -> None:
    with pytest.raises(DomainError, match=r"auth\.codeExpired"):
        challenge_of(PURPOSES[kind], KINDS[kind].signed(exp=exp))


def test_a_token_ends_in_its_last_second() -> None:
    now = datetime(2026, 11, 21, 12, 0, tzinfo=UTC)
    codes = Codes(KEY)
    new = codes.new(Purpose.RESET, now)
    token = codes.token(Purpose.RESET, new.challenge_id, new.expires_at)
    almost = now + timedelta(minutes=10) - timedelta(microseconds=1)
    assert codes.answer(Purpose.RESET, token, new.code, almost).mac == new.mac
    with pytest.raises(DomainError, match=r"auth\.codeExpired"):
        codes.answer(Purpose.RESET, token, new.code, now + timedelta(minutes=10))


CALLS = {
    "a call": lambda server, token: server.get("/api/user/me", headers={"authorization": f"Bearer {token}"}),
    "a reset": lambda server, token: server.post(
        "/api/user/resetPassword", json={"resetToken": token, "code": "00000000", "newPassword": PASSWORD}
    ),
}
REFUSED = {"a call": (401, "auth.required"), "a reset": (422, "auth.codeIncorrect")}
SENDABLE = [name for name in FORGERIES if name not in {"not ASCII", "a zero byte", "huge and signed"}]


@pytest.mark.parametrize("forgery", SENDABLE)
@pytest.mark.parametrize("call", CALLS)
def test_forged_tokens_are_refused_alike_over_http(server: TestClient[Any], call: str, forgery: str) -> None:
    kind = SESSION if call == "a call" else RESET
    answer = CALLS[call](server, FORGERIES[forgery](kind))
    assert (answer.status_code, answer.json()["code"]) == REFUSED[call]


def test_tokens_of_challenges_open_no_call_and_sessions_no_challenge(ann: Person, server: TestClient[Any]) -> None:
    reset = forgot(server, ann.email)
    verification = ask_verification(ann)
    session = ann.token.removeprefix("Bearer ")
    for token in (reset, verification):
        assert CALLS["a call"](server, token).status_code == 401
    for token in (session, verification):
        assert refusal(CALLS["a reset"](server, token)) == INCORRECT
    for token in (session, reset):
        assert refusal(submit(ann, token, "00000000")) == INCORRECT


def test_the_corpus_is_large() -> None:
    assert len(FORGERIES) * len(KINDS) + 3 * len(SWAPS) >= 120


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
        token = state_of(server).tokens.issue(ann.id, session, now, now + timedelta(hours=1))
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
    with serving(server_settings(data=tmp_path)) as client:
        ann = sign_up(client)
    with serving(server_settings(data=tmp_path)) as client:
        assert client.get("/api/user/me", headers={"authorization": ann.token}).json()["id"] == ann.id


def test_a_short_secret_is_refused_with_a_way_out() -> None:
    with pytest.raises(ConfigError, match="at least 32 bytes"):
        read_settings({"BUDGET_SECRET": "short"})
    assert read_settings({"BUDGET_SECRET": "x" * 32}).config.secret == "x" * 32
