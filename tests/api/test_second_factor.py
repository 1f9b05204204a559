"""Authenticator codes and recovery codes: on every way in, and what guards them.

An attack that fails is followed by a control: the same attack, where the guard is taken away, succeeds.
"""

import ast
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs

import pytest
from httpx import Response
from litestar.testing import TestClient
from sqlalchemy import delete, insert, select, update
from sqlalchemy.orm import Session

import budget_api
from budget_api.db.models import AuthenticatorRow, RecoveryCodeRow, SignInTicketRow, UserRow
from budget_api.hosting import service as hosting
from budget_api.sign_in.authenticators import Authenticators, ticket_digest
from budget_api.sign_in.invitation_codes import digest
from budget_api.users.deletion import delete_expired
from budget_core.base.codes import ALPHABET
from budget_core.base.errors import DomainError
from budget_core.base.limits import RECOVERY_CODES, SECOND_FACTOR_MISSES_MAX, SIGN_IN_TICKET_TRIES
from tests.api.codes import INCORRECT, NEW_PASSWORD, ask_verification, forgot, login, refusal, reset, submit
from tests.api.conftest import Mailing
from tests.api.database import dump, read, write
from tests.api.guests import send, sign_up_body, story
from tests.api.people import PASSWORD, Person, new_token, sign_up
from tests.api.second_factors import (
    Authenticator,
    change_authenticator,
    first_step,
    second_step,
    ticket_of,
    turn_on,
)

SOURCES = Path(budget_api.__file__).parent
pytestmark = pytest.mark.both_databases
TICKET_EXPIRED = (422, "auth.ticketExpired", {"ticket": "auth.ticketExpired"})
ON: tuple[int, str, Any] = (422, "auth.factorOn", {})
OFF: tuple[int, str, Any] = (422, "auth.factorOff", {})


@pytest.fixture
def ann(server: TestClient[Any]) -> Person:
    return sign_up(server, "Ann")


@pytest.fixture
def app(ann: Person) -> Authenticator:
    return turn_on(ann)


def state(person: Person) -> dict[str, Any]:
    return dict(person.get("/user/totp"))


def restore_ticket(client: TestClient[Any], person: Person, ticket: str, **values: Any) -> None:
    """Make a ticket as good as new, with other values if they are given."""
    now = datetime.now(UTC)
    row = {"ticket_hash": ticket_digest(ticket), "user_id": person.id, "tries": 0, "created_at": now}

    def store(db: Session) -> None:
        db.execute(delete(SignInTicketRow).where(SignInTicketRow.ticket_hash == ticket_digest(ticket)))
        db.execute(insert(SignInTicketRow).values(**row, expires_at=now + timedelta(minutes=5), **values))

    write(client, store)


def test_codes_are_off_until_a_first_code_confirms_them(ann: Person) -> None:
    assert state(ann) == {"on": False, "recoveryCodesLeft": 0}
    started = ann.post("/user/totp/start", {"currentPassword": PASSWORD}, 200)
    assert started["uri"].startswith("otpauth://totp/Budget:")
    assert f"secret={started['secret']}" in started["uri"]
    app = Authenticator(started["secret"])
    assert refusal(ann.call("POST", "/user/totp/confirm", {"code": app.wrong()})) == INCORRECT
    assert login(ann.client, ann.email, PASSWORD).status_code == 200
    codes = ann.post("/user/totp/confirm", {"code": app.code()}, 200)["recoveryCodes"]
    assert len(set(codes)) == RECOVERY_CODES
    assert state(ann) == {"on": True, "recoveryCodesLeft": RECOVERY_CODES}
    assert ticket_of(login(ann.client, ann.email, PASSWORD))


def test_only_the_newest_secret_can_be_confirmed(ann: Person) -> None:
    first, second = (
        Authenticator(ann.post("/user/totp/start", {"currentPassword": PASSWORD}, 200)["secret"]) for _ in range(2)
    )
    assert refusal(ann.call("POST", "/user/totp/confirm", {"code": first.code()})) == INCORRECT
    ann.post("/user/totp/confirm", {"code": second.code()}, 200)


def test_a_code_finishes_the_sign_in_as_the_password_alone_did_before(ann: Person, app: Authenticator) -> None:
    ticket = ticket_of(
        ann.client.post("/api/user/login", json={"email": ann.email, "password": PASSWORD, "timeZone": "Europe/Kyiv"})
    )
    answer = second_step(ann.client, ticket, f"{app.code()[:3]} {app.code()[3:]}")
    assert answer.status_code == 200, answer.text
    assert answer.json()["settings"]["timeZone"] == "Europe/Kyiv"
    headers = {"authorization": answer.headers["authorization"]}
    assert ann.client.get("/api/user/me", headers=headers).json()["id"] == ann.id


@pytest.mark.parametrize("spelled", [str, str.lower, lambda code: code.replace("-", "")])
def test_a_recovery_code_is_good_once_in_any_spelling(
    ann: Person, app: Authenticator, spelled: Callable[[str], str]
) -> None:
    code = spelled(app.recovery[0])
    assert second_step(ann.client, first_step(ann), code).status_code == 200
    assert state(ann)["recoveryCodesLeft"] == RECOVERY_CODES - 1
    assert refusal(second_step(ann.client, first_step(ann), code)) == INCORRECT
    assert second_step(ann.client, first_step(ann), app.recovery[1]).status_code == 200


def test_setting_up_needs_the_password_or_a_fresh_sign_in(server: TestClient[Any], ann: Person) -> None:
    def start(body: Any) -> Response:
        return ann.call("POST", "/user/totp/start", body)

    required = {"currentPassword": "validation.required"}
    assert refusal(start({}))[2] == required
    assert refusal(start({"currentPassword": "wrong horse battery"}))[2] == {
        "currentPassword": "auth.passwordIncorrect"
    }
    write(server, lambda db: db.execute(update(UserRow).where(UserRow.id == ann.id).values(password_hash=None)))
    assert start({}).status_code == 200


def test_while_codes_are_on_there_is_no_second_start(ann: Person, app: Authenticator) -> None:
    assert refusal(ann.call("POST", "/user/totp/start", {"currentPassword": PASSWORD})) == ON
    assert refusal(ann.call("POST", "/user/totp/confirm", {"code": app.code()})) == ON


def test_while_codes_are_off_nothing_can_be_renewed_or_turned_off(ann: Person) -> None:
    for method, path in (("POST", "/confirm"), ("POST", "/recovery-codes"), ("DELETE", "")):
        assert refusal(ann.call(method, f"/user/totp{path}", {"code": "123456"})) == OFF


def test_renewed_recovery_codes_replace_the_earlier_ones(ann: Person, app: Authenticator) -> None:
    fresh = ann.post("/user/totp/recovery-codes", {"code": app.code()}, 200)["recoveryCodes"]
    assert len(fresh) == RECOVERY_CODES
    assert not set(fresh) & set(app.recovery)
    assert refusal(second_step(ann.client, first_step(ann), app.recovery[0])) == INCORRECT
    assert second_step(ann.client, first_step(ann), fresh[0]).status_code == 200


def test_turning_codes_on_and_off_leaves_sessions_and_tokens(ann: Person) -> None:
    other = login(ann.client, ann.email, PASSWORD).headers["authorization"]
    personal = new_token(ann, "read").token
    app = turn_on(ann)

    def are_good() -> bool:
        answers = [ann.client.get("/api/user/me", headers={"authorization": token}) for token in (other, personal)]
        return all(answer.status_code == 200 for answer in answers)

    assert are_good()
    assert ann.call("DELETE", "/user/totp", {"code": app.code()}).json() == {"ok": True}
    assert are_good()
    assert state(ann) == {"on": False, "recoveryCodesLeft": 0}
    assert login(ann.client, ann.email, PASSWORD).status_code == 200


def test_a_lost_phone_is_replaced_by_two_recovery_codes(ann: Person, app: Authenticator) -> None:
    signed_in = second_step(ann.client, first_step(ann), app.recovery[0])
    ann.token = signed_in.headers["authorization"]
    assert ann.call("DELETE", "/user/totp", {"code": app.recovery[1]}).status_code == 200
    new = turn_on(ann)
    assert second_step(ann.client, first_step(ann), app.recovery[2]).status_code == 422
    assert second_step(ann.client, first_step(ann), new.code()).status_code == 200


# What is tried against it


def test_a_code_is_good_once_wherever_it_is_entered(server: TestClient[Any], ann: Person, app: Authenticator) -> None:
    used = app.code()
    assert second_step(ann.client, first_step(ann), used).status_code == 200
    assert refusal(second_step(ann.client, first_step(ann), used)) == INCORRECT
    assert refusal(second_step(ann.client, first_step(ann), app.code(-1))) == INCORRECT  # confirmed the set-up
    assert refusal(ann.call("POST", "/user/totp/recovery-codes", {"code": used})) == INCORRECT
    assert refusal(ann.call("DELETE", "/user/totp", {"code": used})) == INCORRECT
    change_authenticator(server, ann, last_step=0)
    assert second_step(ann.client, first_step(ann), used).status_code == 200


def test_a_ticket_is_good_once(server: TestClient[Any], ann: Person, app: Authenticator) -> None:
    ticket = first_step(ann)
    assert second_step(ann.client, ticket, app.code()).status_code == 200
    assert refusal(second_step(ann.client, ticket, app.code(1))) == TICKET_EXPIRED
    restore_ticket(server, ann, ticket)
    assert second_step(ann.client, ticket, app.code(1)).status_code == 200


def test_a_ticket_takes_five_tries(server: TestClient[Any], ann: Person, app: Authenticator) -> None:
    ticket = first_step(ann)
    for _ in range(SIGN_IN_TICKET_TRIES):
        assert refusal(second_step(ann.client, ticket, app.wrong())) == INCORRECT
    assert refusal(second_step(ann.client, ticket, app.code())) == TICKET_EXPIRED
    restore_ticket(server, ann, ticket)
    assert second_step(ann.client, ticket, app.code()).status_code == 200


def test_a_ticket_lives_five_minutes(server: TestClient[Any], ann: Person, app: Authenticator) -> None:
    ticket = first_step(ann)

    def age(minutes: int) -> None:
        earlier = datetime.now(UTC) + timedelta(minutes=5 - minutes, seconds=1)
        where = SignInTicketRow.ticket_hash == ticket_digest(ticket)
        write(server, lambda db: db.execute(update(SignInTicketRow).where(where).values(expires_at=earlier)))

    stored = read(server, lambda db: db.get_one(SignInTicketRow, ticket_digest(ticket)))
    assert stored.expires_at - stored.created_at == timedelta(minutes=5)
    age(6)
    assert refusal(second_step(ann.client, ticket, app.code())) == TICKET_EXPIRED
    age(5)
    assert second_step(ann.client, ticket, app.code()).status_code == 200


def test_a_ticket_is_of_one_person_alone(ann: Person, app: Authenticator) -> None:
    bob = sign_up(ann.client, "Bob")
    bobs = turn_on(bob)
    assert refusal(second_step(ann.client, first_step(ann), bobs.code())) == INCORRECT
    assert refusal(second_step(ann.client, first_step(ann), bobs.recovery[0])) == INCORRECT
    assert second_step(bob.client, first_step(bob), bobs.recovery[0]).status_code == 200


@pytest.mark.parametrize("ticket", ["", "x", "x" * 5000, ALPHABET])
def test_a_made_up_ticket_opens_nothing(ann: Person, app: Authenticator, ticket: str) -> None:
    assert refusal(second_step(ann.client, ticket, app.code())) == TICKET_EXPIRED


def test_ten_misses_lock_codes_across_tickets_and_recovery_codes_too(
    server: TestClient[Any], ann: Person, app: Authenticator
) -> None:
    for miss in range(SECOND_FACTOR_MISSES_MAX):
        entered = app.wrong() if miss % 2 else "0000-0000-0000-0000"
        assert refusal(second_step(ann.client, first_step(ann), entered)) == INCORRECT
    ticket = first_step(ann)
    for right in (app.code(), app.recovery[0]):
        answer = second_step(ann.client, ticket, right)
        assert refusal(answer)[:2] == (429, "request.rateLimited")
        assert 0 < int(answer.headers["retry-after"]) <= 15 * 60
    assert ann.call("DELETE", "/user/totp", {"code": app.code()}).status_code == 429
    assert ann.call("POST", "/user/totp/recovery-codes", {"code": app.code()}).status_code == 429
    change_authenticator(server, ann, locked_until=datetime.now(UTC) - timedelta(seconds=1))
    assert second_step(ann.client, ticket, app.code()).status_code == 200


def test_misses_of_a_quarter_of_an_hour_ago_are_forgotten(
    server: TestClient[Any], ann: Person, app: Authenticator
) -> None:
    earlier = (datetime.now(UTC) - timedelta(minutes=15, seconds=1)).timestamp()
    change_authenticator(server, ann, misses=[earlier] * (SECOND_FACTOR_MISSES_MAX - 1))
    assert refusal(second_step(ann.client, first_step(ann), app.wrong())) == INCORRECT
    assert second_step(ann.client, first_step(ann), app.code()).status_code == 200
    change_authenticator(server, ann, misses=[earlier + 60] * (SECOND_FACTOR_MISSES_MAX - 1))
    assert refusal(second_step(ann.client, first_step(ann), app.wrong())) == INCORRECT
    assert second_step(ann.client, first_step(ann), app.code(1)).status_code == 429


@pytest.mark.parametrize("kind", ["authenticator", "recovery"])
def test_of_two_who_enter_one_code_at_once_one_is_let_in(ann: Person, app: Authenticator, kind: str) -> None:
    code = app.code() if kind == "authenticator" else app.recovery[0]
    tickets = [first_step(ann) for _ in range(6)]
    with ThreadPoolExecutor(len(tickets)) as pool:
        answers = list(pool.map(lambda ticket: second_step(ann.client, ticket, code).status_code, tickets))
    assert sorted(answers) == [200, *[422] * 5]


def test_of_two_who_use_one_ticket_at_once_one_is_let_in(ann: Person, app: Authenticator) -> None:
    ticket = first_step(ann)
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda code: second_step(ann.client, ticket, code).status_code, app.recovery[:4]))
    assert sorted(answers) == [200, 422, 422, 422]


def test_of_many_tries_at_once_ten_are_compared(ann: Person, app: Authenticator) -> None:
    tickets = [first_step(ann) for _ in range(20)]
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda ticket: second_step(ann.client, ticket, app.wrong()).status_code, tickets))
    assert sorted(answers) == [*[422] * SECOND_FACTOR_MISSES_MAX, *[429] * 10]


def test_the_factor_is_not_removed_without_a_code(ann: Person, app: Authenticator) -> None:
    for code in (app.wrong(), "", PASSWORD, "0000-0000-0000-0000"):
        assert refusal(ann.call("DELETE", "/user/totp", {"code": code})) == INCORRECT
    assert ann.call("DELETE", "/user/totp", {}).status_code == 422
    personal = new_token(ann, "write").token
    taken = ann.client.request(
        "DELETE", "/api/user/totp", headers={"authorization": personal}, json={"code": app.code()}
    )
    assert taken.status_code == 403
    assert state(ann)["on"]
    assert ann.call("DELETE", "/user/totp", {"code": app.code()}).status_code == 200


def test_a_stolen_database_shows_no_code(server: TestClient[Any], ann: Person, app: Authenticator) -> None:
    ticket = first_step(ann)
    stored = repr(dump(server))
    plain = [app.secret, ticket, *app.recovery, *(code.replace("-", "") for code in app.recovery)]
    assert not [secret for secret in plain if secret in stored]
    assert digest(app.recovery[0].replace("-", "")) in stored
    sealed = read(server, lambda db: db.get_one(AuthenticatorRow, ann.id).sealed_secret)
    own, other = server.app.state.context.account_flows.authenticators, Authenticators(b"another secret of a server")
    now = datetime.now(UTC)
    assert other.step_of(sealed, ann.id, app.code(), now) is None
    assert own.step_of(sealed, sign_up(server, "Bob").id, app.code(), now) is None
    assert own.step_of(sealed, ann.id, app.code(), now) is not None


def test_without_the_servers_secret_recovery_codes_lead_to_a_new_factor(
    server: TestClient[Any], ann: Person, app: Authenticator
) -> None:
    change_authenticator(server, ann, sealed_secret=Authenticators(b"secret of before").seal(app.secret, ann.id))
    assert refusal(second_step(ann.client, first_step(ann), app.code())) == INCORRECT
    ann.token = second_step(ann.client, first_step(ann), app.recovery[0]).headers["authorization"]
    assert ann.call("DELETE", "/user/totp", {"code": app.recovery[1]}).status_code == 200
    new = turn_on(ann)
    assert second_step(ann.client, first_step(ann), new.code()).status_code == 200


# Ways around


def test_a_repeated_sign_up_of_a_guest_asks_for_a_code(server: TestClient[Any]) -> None:
    body = sign_up_body(story())
    made = send(server, body)
    person = Person(server, body["name"], body["email"], made.headers["authorization"], made.json()["id"], "")
    assert send(server, body).status_code == 201
    app = turn_on(person)
    ticket = ticket_of(send(server, body))
    assert second_step(server, ticket, app.code()).json()["id"] == person.id


def test_every_other_way_in_asks_the_one_place_that_decides() -> None:
    """Sessions are opened for new accounts, for those who have one, and for the owner of a local file."""
    openers = {
        f"{path.relative_to(SOURCES)}"
        for path in SOURCES.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "open_session"
    }
    assert openers == {
        "guests/service.py",  # sign_up_guest
        "sign_in/second_factor.py",
        "sign_in/sessions.py",  # reopen_session
        "users/local.py",
        "users/service.py",  # sign_up
    }


def verified(mailing: Mailing, name: str = "Ann", **more: Any) -> Person:
    """Somebody with a verified e-mail."""
    person = sign_up(mailing.client, name, **more)
    token = ask_verification(person)
    assert submit(person, token, mailing.inbox.code(person.email)).status_code == 200
    return person


def test_a_reset_password_keeps_the_second_factor(mailing: Mailing) -> None:
    ann, bob = verified(mailing, "Ann"), verified(mailing, "Bob")
    app = turn_on(ann)
    waiting = first_step(ann)
    for person in (ann, bob):
        token = forgot(mailing.client, person.email)
        before = len(mailing.inbox.to(person.email))
        code = mailing.inbox.code(person.email, max(before, 3 if person is ann else 2))
        assert reset(mailing.client, token, code).status_code == 200
    assert refusal(second_step(mailing.client, waiting, app.code())) == TICKET_EXPIRED
    ticket = ticket_of(login(mailing.client, ann.email, NEW_PASSWORD))
    assert second_step(mailing.client, ticket, app.code()).status_code == 200
    assert login(mailing.client, bob.email, NEW_PASSWORD).status_code == 200


def test_on_a_server_that_sends_mails_a_verified_email_comes_first(mailing: Mailing) -> None:
    stranger = sign_up(mailing.client, "Ann")
    answer = stranger.call("POST", "/user/totp/start", {"currentPassword": PASSWORD})
    assert refusal(answer) == (422, "auth.factorUnverified", {})
    assert submit(stranger, ask_verification(stranger), mailing.inbox.code(stranger.email)).status_code == 200
    turn_on(stranger)


@pytest.mark.parametrize("has_factor", [True, False])
def test_a_link_of_the_servers_owner_keeps_the_second_factor(
    server: TestClient[Any], ann: Person, has_factor: bool
) -> None:
    if has_factor:
        turn_on(ann)
    portal, context = server.blocking_portal, server.app.state.context
    link = portal.call(context.hosting.create_reset_link, ann.id).link
    held = {name: value for name, (value,) in parse_qs(link.partition("#")[2]).items()}
    assert reset(server, held["resetToken"], held["code"]).status_code == 200
    assert login(server, ann.email, NEW_PASSWORD).status_code == (202 if has_factor else 200)


def test_the_owner_of_the_server_removes_a_factor_which_is_logged_and_mailed(
    mailing: Mailing, caplog: pytest.LogCaptureFixture
) -> None:
    ann = verified(mailing)
    app = turn_on(ann)
    waiting, fresh = first_step(ann), ann.token
    write(mailing.client, hosting.remove_factor, ann.id, datetime.now(UTC))
    assert f"the second factor of user {ann.id} was removed" in caplog.text
    assert mailing.inbox.wait_for(ann.email, 3)[-1]["Subject"] == "Your authenticator codes were removed"
    assert refusal(second_step(mailing.client, waiting, app.code())) == TICKET_EXPIRED
    assert mailing.client.get("/api/user/me", headers={"authorization": fresh}).status_code == 200
    assert login(mailing.client, ann.email, PASSWORD).status_code == 200
    with pytest.raises(DomainError, match="factorOff"):
        write(mailing.client, hosting.remove_factor, ann.id, datetime.now(UTC))


@pytest.mark.parametrize(
    ("language", "subjects"),
    [
        ("en", ["Authenticator codes are on", "You have new recovery codes", "Authenticator codes are off"]),
        ("ua", ["Коди автентифікатора увімкнено", "У вас нові коди відновлення", "Коди автентифікатора вимкнено"]),
    ],
)
def test_each_change_is_told_to_the_verified_address(mailing: Mailing, language: str, subjects: list[str]) -> None:
    ann = verified(mailing, language=language)
    app = turn_on(ann)
    ann.post("/user/totp/recovery-codes", {"code": app.code()}, 200)
    assert ann.call("DELETE", "/user/totp", {"code": app.code(1)}).status_code == 200
    mails = mailing.inbox.wait_for(ann.email, 4)[1:]
    assert [mail["Subject"] for mail in mails] == subjects
    texts = "".join(mail.get_content() for mail in mails)
    assert not [secret for secret in (app.secret, *app.recovery) if secret in texts]


def test_no_log_holds_a_secret_a_code_or_a_ticket(
    server: TestClient[Any], ann: Person, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.DEBUG):
        app = turn_on(ann)
        ticket, code = first_step(ann), app.code()
        for _ in range(SECOND_FACTOR_MISSES_MAX):
            second_step(ann.client, first_step(ann), app.wrong())
        second_step(ann.client, ticket, code)
    assert "is locked after wrong codes" in caplog.text
    assert not [secret for secret in (app.secret, ticket, *app.recovery) if secret in caplog.text]


def test_a_deleted_account_leaves_nothing_of_its_factor(server: TestClient[Any], ann: Person) -> None:
    turn_on(ann)
    first_step(ann)
    assert ann.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD}).status_code == 200
    for kind in (AuthenticatorRow, RecoveryCodeRow, SignInTicketRow):
        of_ann = select(kind).where(kind.user_id == ann.id)
        assert read(server, lambda db, query=of_ann: list(db.scalars(query))) == []


def test_tickets_and_secrets_that_were_never_confirmed_are_deleted_in_time(
    server: TestClient[Any], ann: Person, app: Authenticator
) -> None:
    ticket = first_step(ann)
    bob = sign_up(server, "Bob")
    bob.post("/user/totp/start", {"currentPassword": PASSWORD}, 200)

    def left(db: Session) -> tuple[bool, bool, bool]:
        return (
            db.get(SignInTicketRow, ticket_digest(ticket)) is not None,
            db.get(AuthenticatorRow, bob.id) is not None,
            db.get(AuthenticatorRow, ann.id) is not None,
        )

    write(server, delete_expired, datetime.now(UTC))
    assert read(server, left) == (True, True, True)
    write(server, delete_expired, datetime.now(UTC) + timedelta(days=2))
    assert read(server, left) == (False, False, True)
