"""E-mails are verified by a code; a changed one counts only then."""

from datetime import UTC, datetime, timedelta

import jwt
import pytest
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import ChallengeRow
from budget_api.sign_in.codes import Purpose
from tests.api.codes import EXPIRED, INCORRECT, NEW_PASSWORD, ask_verification, login, other, refusal, submit
from tests.api.conftest import Mailing
from tests.api.database import state_of, write
from tests.api.guests import send, sign_up_body, story
from tests.api.people import PASSWORD, Person, sign_up
from tests.mail import code_in


@pytest.fixture
def ann(mailing: Mailing) -> Person:
    return sign_up(mailing.client, "Ann")


@pytest.fixture
def bob(mailing: Mailing) -> Person:
    return sign_up(mailing.client, "Bob")


def new_email(person: Person) -> str:
    return f"new.{person.email}"


def change_email(person: Person, email: str, password: str = PASSWORD) -> None:
    person.put("/user/user-update", {"email": email, "currentPassword": password})


def age(mailing: Mailing, person: Person, by: timedelta) -> None:
    """Make the person's codes look as if they were sent earlier."""

    def earlier(db: Session) -> None:
        mine = update(ChallengeRow).where(ChallengeRow.user_id == person.id)
        db.execute(mine.values(created_at=datetime.now(UTC) - by))

    write(mailing.client, earlier)


def renewed(person: Person, token: str) -> Person:
    """Return the person as a caller with another token."""
    return Person(person.client, person.name, person.email, token, person.id, person.workspace)


def test_a_sign_up_sends_a_code_that_verifies_the_email(mailing: Mailing, ann: Person) -> None:
    code = mailing.inbox.code(ann.email)
    answer = submit(ann, ask_verification(ann), code)
    assert (answer.status_code, answer.json()["isEmailVerified"]) == (200, True)
    assert ann.get("/user/me")["isEmailVerified"] is True
    assert len(mailing.inbox.to(ann.email)) == 1


def test_the_first_mail_speaks_the_language_of_the_sign_up(mailing: Mailing) -> None:
    person = sign_up(mailing.client, "Olena", language="ua")
    mail = mailing.inbox.wait_for(person.email)[0]
    assert (mail["Subject"], len(code_in(mail))) == ("Ваш код", 8)
    assert "Введіть цей код" in mail.get_content()
    assert "10 хв" in mail.get_content()


def test_a_guest_who_signs_up_gets_a_code_once_however_often_it_is_sent(mailing: Mailing) -> None:
    body = sign_up_body(story())
    answers = [send(mailing.client, body) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [201, 201]
    user = answers[0].json()
    guest = Person(mailing.client, "G", user["email"], answers[0].headers["authorization"], user["id"], "")
    code = mailing.inbox.code(guest.email)
    assert submit(guest, ask_verification(guest), code).json()["isEmailVerified"] is True
    mailing.inbox.wait_for(sign_up(mailing.client, "Last").email)
    assert len(mailing.inbox.to(guest.email)) == 1


def test_who_asks_again_within_a_minute_gets_no_other_code(mailing: Mailing, ann: Person) -> None:
    code, token = mailing.inbox.code(ann.email), ask_verification(ann)
    age(mailing, ann, timedelta(seconds=30))
    assert ask_verification(ann) == token
    assert submit(ann, token, code).status_code == 200
    mailing.inbox.wait_for(sign_up(mailing.client, "Last").email)
    assert len(mailing.inbox.to(ann.email)) == 1


def test_who_asks_again_after_a_minute_gets_another_code_and_both_are_good(mailing: Mailing, ann: Person) -> None:
    first = mailing.inbox.code(ann.email)
    token = ask_verification(ann)
    age(mailing, ann, timedelta(seconds=61))
    second_token = ask_verification(ann)
    second = mailing.inbox.code(ann.email, 2)
    assert refusal(submit(ann, token, second)) == INCORRECT
    assert submit(ann, token, first).status_code == 200
    assert submit(ann, second_token, second).status_code == 200


def test_a_used_code_never_verifies_again(mailing: Mailing, ann: Person) -> None:
    token, code = ask_verification(ann), mailing.inbox.code(ann.email)
    assert submit(ann, token, code).status_code == 200
    assert refusal(submit(ann, token, code)) == INCORRECT


def test_after_five_wrong_codes_the_right_one_does_not_verify(mailing: Mailing, ann: Person) -> None:
    token, code = ask_verification(ann), mailing.inbox.code(ann.email)
    for _ in range(5):
        assert refusal(submit(ann, token, other(code))) == INCORRECT
    assert refusal(submit(ann, token, code)) == INCORRECT
    assert ask_verification(ann) != token


def test_after_ten_minutes_the_code_does_not_verify(mailing: Mailing, ann: Person) -> None:
    code = mailing.inbox.code(ann.email)
    rid = ask_verification(ann)
    over = state_of(mailing.client).account_flows.codes.token(
        Purpose.EMAIL, rid_of(rid), datetime.now(UTC) - timedelta(seconds=1)
    )
    assert refusal(submit(ann, over, code)) == EXPIRED


def rid_of(token: str) -> str:

    return str(jwt.decode(token, options={"verify_signature": False})["rid"])


def test_nobody_else_can_enter_the_code(mailing: Mailing, ann: Person, bob: Person) -> None:
    token, code = ask_verification(ann), mailing.inbox.code(ann.email)
    assert refusal(submit(bob, token, code)) == INCORRECT
    assert submit(ann, token, code).status_code == 200


def test_a_changed_email_counts_only_after_its_verification(mailing: Mailing, ann: Person) -> None:
    change_email(ann, new_email(ann))
    me = ann.get("/user/me")
    assert (me["email"], me["pendingEmail"]) == (ann.email, new_email(ann))
    assert login(mailing.client, new_email(ann), PASSWORD).status_code == 422
    code = mailing.inbox.code(new_email(ann))
    answer = submit(ann, ask_verification(ann), code)
    changed = answer.json()
    assert (changed["email"], changed["pendingEmail"], changed["isEmailVerified"]) == (new_email(ann), None, True)
    assert login(mailing.client, ann.email, PASSWORD).status_code == 422
    assert login(mailing.client, new_email(ann), PASSWORD).status_code == 200


def test_a_changed_email_ends_every_session_but_gives_the_acting_device_a_fresh_one(
    mailing: Mailing, ann: Person
) -> None:
    elsewhere = renewed(ann, login(mailing.client, ann.email, PASSWORD).headers["authorization"])
    change_email(ann, new_email(ann))
    assert elsewhere.call("GET", "/user/me").status_code == 200
    answer = submit(ann, ask_verification(ann), mailing.inbox.code(new_email(ann)))
    assert [person.call("GET", "/user/me").status_code for person in (ann, elsewhere)] == [401, 401]
    assert renewed(ann, answer.headers["authorization"]).get("/user/me")["email"] == new_email(ann)


def test_the_old_address_is_told_before_and_after(mailing: Mailing, ann: Person) -> None:
    submit(ann, ask_verification(ann), mailing.inbox.code(ann.email))
    change_email(ann, new_email(ann))
    submit(ann, ask_verification(ann), mailing.inbox.code(new_email(ann)))
    told = mailing.inbox.wait_for(ann.email, 3)[1:]
    assert [mail["Subject"] for mail in told] == [
        "A new e-mail address for your account",
        "Your e-mail address was changed",
    ]
    assert all(new_email(ann) in mail.get_content() for mail in told)


def test_an_address_that_was_never_verified_is_told_nothing(mailing: Mailing, ann: Person) -> None:
    change_email(ann, new_email(ann))
    submit(ann, ask_verification(ann), mailing.inbox.code(new_email(ann)))
    assert len(mailing.inbox.to(ann.email)) == 1


def test_codes_for_the_old_address_are_void_once_it_changed(mailing: Mailing, ann: Person) -> None:
    old_token, old_code = ask_verification(ann), mailing.inbox.code(ann.email)
    change_email(ann, new_email(ann))
    answer = submit(ann, ask_verification(ann), mailing.inbox.code(new_email(ann)))
    ann = renewed(ann, answer.headers["authorization"])
    assert refusal(submit(ann, old_token, old_code)) == INCORRECT


def test_a_code_for_the_old_address_does_not_make_the_new_one_count(mailing: Mailing, ann: Person) -> None:
    token, code = ask_verification(ann), mailing.inbox.code(ann.email)
    change_email(ann, new_email(ann))
    verified = submit(ann, token, code).json()
    assert (verified["email"], verified["pendingEmail"], verified["isEmailVerified"]) == (
        ann.email,
        new_email(ann),
        True,
    )


def test_the_present_email_takes_a_change_back(mailing: Mailing, ann: Person) -> None:
    change_email(ann, new_email(ann))
    ann.put("/user/user-update", {"name": "Anna"})
    assert ann.get("/user/me")["pendingEmail"] == new_email(ann)
    ann.put("/user/user-update", {"email": ann.email})
    assert ann.get("/user/me")["pendingEmail"] is None


def test_an_email_somebody_has_is_refused(ann: Person, bob: Person) -> None:
    for spelling in (bob.email, bob.email.upper()):
        answer = ann.call("PUT", "/user/user-update", {"email": spelling, "currentPassword": PASSWORD})
        assert refusal(answer) == (422, "request.invalid", {"email": "validation.unique"})


def test_of_two_who_want_one_email_the_first_to_verify_gets_it(mailing: Mailing, ann: Person, bob: Person) -> None:
    wanted = f"wanted.{ann.email}"
    change_email(ann, wanted)
    anns = ask_verification(ann), mailing.inbox.code(wanted)
    change_email(bob, wanted)
    bobs = ask_verification(bob), mailing.inbox.code(wanted, 2)
    assert submit(bob, *bobs).json()["email"] == wanted
    assert refusal(submit(ann, *anns)) == (422, "request.invalid", {"email": "validation.unique"})
    assert ann.get("/user/me")["email"] == ann.email


@pytest.mark.parametrize(
    ("more", "code"),
    [({}, "validation.required"), ({"currentPassword": NEW_PASSWORD}, "auth.passwordIncorrect")],
    ids=["without a password", "with a wrong one"],
)
def test_a_new_email_needs_the_password(ann: Person, more: dict[str, str], code: str) -> None:
    answer = ann.call("PUT", "/user/user-update", {"email": new_email(ann), "name": "Other", **more})
    assert refusal(answer) == (422, "request.invalid", {"currentPassword": code})
    assert ann.get("/user/me")["name"] == "Ann"


def test_a_name_needs_no_password_and_keeps_the_session(ann: Person) -> None:
    answer = ann.call("PUT", "/user/user-update", {"name": " Anna "})
    assert answer.json()["name"] == "Anna"
    assert renewed(ann, answer.headers["authorization"]).get("/user/me") == ann.get("/user/me")
