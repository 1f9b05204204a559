"""A forgotten password: a code by mail, five tries, and nothing that tells who has an account."""

from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from typing import Any

import jwt
import pytest
from httpx import Response
from sqlalchemy import event, func, select, update
from sqlalchemy.orm import Session

from budget_api.config import CodeQuota
from budget_api.db.models import ChallengeRow, MailRow
from budget_api.sign_in import challenges
from budget_api.sign_in.challenges import is_below_quota
from budget_api.sign_in.codes import Purpose
from tests.api.codes import EXPIRED, INCORRECT, NEW_PASSWORD, forgot, login, other, refusal, reset
from tests.api.conftest import Mailing
from tests.api.database import read, state_of, write
from tests.api.people import PASSWORD, Person, sign_up


@pytest.fixture
def ann(mailing: Mailing) -> Person:
    return sign_up(mailing.client, "Ann")


@pytest.fixture
def code(mailing: Mailing, ann: Person) -> tuple[str, str]:
    """A token for Ann and the code that came by mail."""
    token = forgot(mailing.client, ann.email)
    return token, mailing.inbox.code(ann.email, 2)


def challenge(mailing: Mailing, token: str) -> ChallengeRow:
    """The stored challenge of a token."""
    rid = payload(token)["rid"]
    found: ChallengeRow = read(mailing.client, lambda db: db.get_one(ChallengeRow, rid))
    return found


def payload(token: str) -> dict[str, Any]:
    found: dict[str, Any] = jwt.decode(token, options={"verify_signature": False})
    return found


def test_a_code_from_the_mail_sets_a_new_password(mailing: Mailing, ann: Person, code: tuple[str, str]) -> None:
    answer = reset(mailing.client, *code)
    assert (answer.status_code, answer.json()) == (200, {"ok": True})
    assert "authorization" not in answer.headers
    assert login(mailing.client, ann.email, PASSWORD).status_code == 422
    assert login(mailing.client, ann.email, NEW_PASSWORD).status_code == 200


def test_a_reset_shows_that_the_mailbox_is_ones_own_and_says_so_there(
    mailing: Mailing, ann: Person, code: tuple[str, str]
) -> None:
    reset(mailing.client, *code)
    assert login(mailing.client, ann.email, NEW_PASSWORD).json()["isEmailVerified"] is True
    notice = mailing.inbox.wait_for(ann.email, 3)[-1]
    assert notice["Subject"] == "Your password was changed"


def test_every_session_is_over_after_a_reset(mailing: Mailing, ann: Person, code: tuple[str, str]) -> None:
    reset(mailing.client, *code)
    assert ann.call("GET", "/user/me").status_code == 401


def test_a_code_may_be_typed_as_people_type(mailing: Mailing, code: tuple[str, str]) -> None:
    token, letters = code
    assert reset(mailing.client, token, f" {letters[:4].lower()}-{letters[4:]}").status_code == 200


def test_a_used_code_never_works_again(mailing: Mailing, ann: Person, code: tuple[str, str]) -> None:
    assert reset(mailing.client, *code).status_code == 200
    assert refusal(reset(mailing.client, *code, "a third password")) == INCORRECT
    assert login(mailing.client, ann.email, NEW_PASSWORD).status_code == 200


def test_other_codes_that_wait_open_nothing_after_a_reset(mailing: Mailing, ann: Person, code: tuple[str, str]) -> None:
    second = forgot(mailing.client, ann.email)
    later = mailing.inbox.code(ann.email, 3)
    assert reset(mailing.client, *code).status_code == 200
    assert refusal(reset(mailing.client, second, later)) == INCORRECT


def test_a_code_of_another_request_does_not_fit(mailing: Mailing, ann: Person, code: tuple[str, str]) -> None:
    second = forgot(mailing.client, ann.email)
    assert refusal(reset(mailing.client, second, code[1])) == INCORRECT
    assert reset(mailing.client, *code).status_code == 200


def test_after_five_wrong_codes_the_right_one_fails_too(mailing: Mailing, code: tuple[str, str]) -> None:
    token, right = code
    for _ in range(5):
        assert refusal(reset(mailing.client, token, other(right))) == INCORRECT
    assert refusal(reset(mailing.client, token, right)) == INCORRECT


def test_four_wrong_codes_leave_a_fifth_try(mailing: Mailing, code: tuple[str, str]) -> None:
    token, right = code
    for _ in range(4):
        reset(mailing.client, token, other(right))
    assert reset(mailing.client, token, right).status_code == 200


def test_of_200_tries_at_once_five_are_compared(
    mailing: Mailing, code: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    token, right = code
    compared: list[str] = []
    real = challenges.compare_digest  # type: ignore[attr-defined] # the name it has there

    def counting(stored: str, given: str) -> bool:
        if set(stored) != {"0"}:
            compared.append(given)
        return bool(real(stored, given))

    monkeypatch.setattr(challenges, "compare_digest", counting)

    def attempt(_: int) -> Response:
        return reset(mailing.client, token, other(right))

    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(attempt, range(200)))
    assert {refusal(answer)[:2] for answer in answers} == {INCORRECT[:2]}
    assert len(compared) == 5
    assert challenge(mailing, token).attempts == 5
    assert refusal(reset(mailing.client, token, right)) == INCORRECT


def test_of_many_right_codes_at_once_one_wins(mailing: Mailing, code: tuple[str, str]) -> None:
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: reset(mailing.client, *code), range(5)))
    assert sorted(answer.status_code for answer in answers) == [200, 422, 422, 422, 422]


def test_a_strangers_guesses_leave_other_requests_alone(mailing: Mailing, ann: Person, code: tuple[str, str]) -> None:
    strange = forgot(mailing.client, ann.email)
    for _ in range(6):
        reset(mailing.client, strange, "00000000")
    assert reset(mailing.client, *code).status_code == 200


def test_after_ten_minutes_the_code_is_expired(mailing: Mailing, ann: Person, code: tuple[str, str]) -> None:
    token, right = code
    row = challenge(mailing, token)
    assert row.expires_at - row.created_at <= timedelta(minutes=10)
    assert payload(token)["exp"] == row.expires_at.timestamp()
    over = datetime.now(UTC) - timedelta(seconds=1)
    old = state_of(mailing.client).account_flows.codes.token(Purpose.RESET, row.id, over, email=ann.email)
    assert refusal(reset(mailing.client, old, right)) == EXPIRED
    assert challenge(mailing, token).attempts == 0


def test_a_challenge_that_is_over_opens_nothing_whatever_its_token_says(
    mailing: Mailing, code: tuple[str, str]
) -> None:
    token, right = code

    def expire(db: Session) -> None:
        past = datetime.now(UTC) - timedelta(seconds=1)
        db.execute(update(ChallengeRow).where(ChallengeRow.id == payload(token)["rid"]).values(expires_at=past))

    write(mailing.client, expire)
    assert refusal(reset(mailing.client, token, right)) == INCORRECT


def test_the_token_holds_the_email_as_typed_and_nothing_else_that_tells(mailing: Mailing, ann: Person) -> None:
    typed = ann.email.upper().replace("EXAMPLE.COM", "example.com")
    known, unknown = payload(forgot(mailing.client, typed)), payload(forgot(mailing.client, "nobody@example.com"))
    assert known["email"] == typed
    assert known.keys() == unknown.keys() == {"iss", "aud", "typ", "rid", "exp", "email"}
    assert ann.id not in str(known)


def test_known_and_unknown_emails_get_answers_alike(mailing: Mailing) -> None:
    known = sign_up(mailing.client, "Known").email
    unknown = known.replace("known", "nokno")
    answers = [mailing.client.post("/api/user/forgotPassword", json={"email": email}) for email in (known, unknown)]
    shapes = []
    for answer in answers:
        token = answer.json()["resetToken"]
        headers = [(name, value) for name, value in answer.headers.items() if name != "date"]
        shapes.append((answer.status_code, headers, answer.text.replace(token, "token"), len(token)))
    assert shapes[0] == shapes[1]


def test_known_and_unknown_emails_are_the_same_work(mailing: Mailing, monkeypatch: pytest.MonkeyPatch) -> None:
    known = sign_up(mailing.client, "Known").email
    work = [statements(mailing, monkeypatch, email) for email in (known, "nobody2@example.com")]
    assert work[0] == work[1]
    assert sum("INSERT INTO mails" in statement for statement in work[0]) == 1


def statements(mailing: Mailing, monkeypatch: pytest.MonkeyPatch, email: str) -> list[str]:
    """Return the statements that the request for a code runs."""
    said: list[str] = []
    real = state_of(mailing.client).database.write

    async def listening(service: Any, *args: Any) -> Any:
        if service.__module__.startswith("budget_api.outbox"):  # the sender works beside the call
            return await real(service, *args)

        def heard(db: Session, *more: Any) -> Any:
            connection = db.connection()

            def hear(_: Any, __: Any, statement: str, *rest: Any) -> None:
                said.append(statement)

            event.listen(connection, "before_cursor_execute", hear)
            try:
                return service(db, *more)
            finally:
                db.flush()
                event.remove(connection, "before_cursor_execute", hear)

        return await real(heard, *args)

    with monkeypatch.context() as patch:
        patch.setattr(type(state_of(mailing.client).database), "write", lambda _, *args: listening(*args))
        forgot(mailing.client, email)
    return said


def test_an_unknown_email_gets_no_mail_and_no_password(mailing: Mailing) -> None:
    token = forgot(mailing.client, "nobody3@example.com")
    settle(mailing)
    assert refusal(reset(mailing.client, token, "00000000")) == INCORRECT
    assert mailing.inbox.to("nobody3@example.com") == []
    assert challenge(mailing, token).attempts == 1


def test_of_one_email_three_codes_wait_at_most_and_ten_are_sent_a_day(mailing: Mailing, ann: Person) -> None:
    tokens = [forgot(mailing.client, ann.email) for _ in range(5)]
    stored = [token for token in tokens if is_stored(mailing, token)]
    assert stored == tokens[:3]
    assert [len(token) for token in tokens] == [len(tokens[0])] * 5

    def age(db: Session) -> None:
        past = datetime.now(UTC) - timedelta(minutes=20)
        rows = update(ChallengeRow).where(ChallengeRow.email_key == ann.email)
        db.execute(rows.values(expires_at=past))

    for _ in range(5):
        write(mailing.client, age)
        for _ in range(3):
            forgot(mailing.client, ann.email)
    resets = select(func.count()).where(ChallengeRow.email_key == ann.email, ChallengeRow.purpose == Purpose.RESET)
    assert read(mailing.client, lambda db: db.scalars(resets).one()) == 10
    day = timedelta(days=1, seconds=1)
    quota = CodeQuota(3, 10)
    assert read(mailing.client, is_below_quota, quota, Purpose.RESET, ann.email, datetime.now(UTC) + day)


def is_stored(mailing: Mailing, token: str) -> bool:
    rid = payload(token)["rid"]
    return bool(read(mailing.client, lambda db: db.get(ChallengeRow, rid)))


def test_the_code_itself_is_not_stored_once_its_mail_is_sent(mailing: Mailing, code: tuple[str, str]) -> None:
    token, right = code
    row = challenge(mailing, token)
    assert right not in str(vars(row))
    waiting = select(MailRow).where(MailRow.body.contains(right))
    settle(mailing)
    assert read(mailing.client, lambda db: db.scalars(waiting).all()) == []


def settle(mailing: Mailing) -> None:
    """Wait for the mail of another sign-up: earlier mails are stored by then."""
    person = sign_up(mailing.client, "Last")
    mailing.inbox.wait_for(person.email)


@pytest.mark.parametrize("password", ["short", "", "x" * 1025, "Sunshine1"])
def test_a_bad_new_password_costs_no_try(mailing: Mailing, code: tuple[str, str], password: str) -> None:
    answer = reset(mailing.client, *code, password)
    assert (answer.status_code, set(answer.json()["fields"])) == (422, {"newPassword"})
    assert challenge(mailing, code[0]).attempts == 0


def test_ones_own_email_or_name_is_no_new_password_and_the_code_stays_good(mailing: Mailing) -> None:
    person = sign_up(mailing.client, "Ann_Smith-Baker")
    token = forgot(mailing.client, person.email)
    code = mailing.inbox.code(person.email, 2)
    for own in (person.email.upper(), "ann smith baker"):
        refused = (422, "request.invalid", {"newPassword": "validation.passwordOwn"})
        assert refusal(reset(mailing.client, token, code, own)) == refused
    assert refusal(reset(mailing.client, token, other(code), "ann smith baker")) == INCORRECT
    assert challenge(mailing, token).attempts == 1
    assert reset(mailing.client, token, code).status_code == 200
