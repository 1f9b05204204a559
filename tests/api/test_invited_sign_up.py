"""A server where only who is invited can sign up: with a code that is good, by any of the ways to sign up."""

import re
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from httpx import Client
from sqlalchemy import select, update

from budget_api.config import ProviderName, Quota, ServerSettings
from budget_api.db.models import InvitationCodeRow
from budget_api.users.deletion import delete_expired
from tests.api.conftest import NewDatabase, serving
from tests.api.database import read, write
from tests.api.guests import send, sign_up_body, story
from tests.api.hosting import OWNERS, new_code, server_of, sign_up_owner
from tests.api.people import PASSWORD, Person
from tests.api.test_closed_sign_up import is_offered, refusal
from tests.api.test_providers import Site, somebody
from tests.openid.provider import URL, openid_provider
from tests.servers import server_settings

REQUIRED = (403, "auth.invitationRequired")
WRONG = (403, "auth.invitationCode")
AT_ONCE = 6


def invited(settings: ServerSettings) -> ServerSettings:
    """Return the settings with sign-ups for who is invited."""
    return replace(settings, owners=OWNERS, sign_in=replace(settings.sign_in, sign_up="invited"))


@pytest.fixture(scope="module")
def host(new_database: NewDatabase, tmp_path_factory: pytest.TempPathFactory) -> Any:
    """Yield the owner of a server for the invited, who signed up while it was open."""
    settings = replace(
        server_settings(tmp_path_factory.mktemp("invited"), database_url=new_database("invited"), url=URL),
        owners=OWNERS,
    )
    with serving(settings) as client:
        owner = sign_up_owner(client)
    with serving(invited(settings)) as client:
        yield replace(owner, client=client)


def try_sign_up(client: Client, email: str, code: str | None = None) -> Any:
    body = {"name": "Ina", "email": email, "password": PASSWORD}
    return client.post("/api/user/signup", json=body | ({} if code is None else {"invitationCode": code}))


def uses_of(host: Person, code_id: str) -> int:
    return next(int(row["uses"]) for row in host.get("/server/invitation-codes") if row["id"] == code_id)


@pytest.mark.both_databases
def test_a_code_lets_in_once_however_it_is_typed(host: Person) -> None:
    made = host.post("/server/invitation-codes", {})
    assert re.fullmatch("([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}", made["code"])
    assert made["link"] == f"{URL}/sign-up?code={made['code']}"
    typed = made["code"].lower().replace("-", " ")
    assert try_sign_up(host.client, "once@example.com", typed).status_code == 201
    assert refusal(try_sign_up(host.client, "twice@example.com", typed)) == WRONG
    assert uses_of(host, made["id"]) == 1


def test_health_says_that_a_code_is_needed(host: Person) -> None:
    assert is_offered(server_of(host))
    assert host.client.get("/api/health").json()["signUp"] == "invited"


def test_without_a_code_nobody_signs_up_and_the_field_says_so(host: Person) -> None:
    for code in (None, "", " - "):
        answer = try_sign_up(host.client, "nocode@example.com", code)
        assert refusal(answer) == REQUIRED
        assert answer.json()["fields"] == {"invitationCode": "auth.invitationRequired"}


def test_a_code_that_is_mistyped_expired_or_revoked_has_one_answer(host: Person) -> None:
    expired, revoked = host.post("/server/invitation-codes", {}), host.post("/server/invitation-codes", {})
    earlier = datetime.now(UTC) - timedelta(seconds=1)
    write(server_of(host), lambda db: db.execute(_of(expired["id"]).values(expires_at=earlier)))
    host.delete(f"/server/invitation-codes/{revoked['id']}")
    for code in ("0000-0000-0000-0000", "x", "U" * 4000, expired["code"], revoked["code"]):
        answer = try_sign_up(host.client, "wrong@example.com", code)
        assert refusal(answer) == WRONG, code
        assert answer.json()["fields"] == {"invitationCode": "auth.invitationCode"}


def _of(code_id: str) -> Any:
    return update(InvitationCodeRow).where(InvitationCodeRow.id == code_id)


def test_who_has_no_code_does_not_learn_who_has_an_account(host: Person) -> None:
    assert refusal(try_sign_up(host.client, host.email)) == REQUIRED
    assert refusal(try_sign_up(host.client, host.email, "0000-0000-0000-0000")) == WRONG


@pytest.mark.both_databases
def test_a_sign_up_that_fails_uses_no_code(host: Person) -> None:
    made = host.post("/server/invitation-codes", {})
    answer = try_sign_up(host.client, host.email, made["code"])
    assert answer.json()["fields"] == {"email": "validation.unique"}
    assert uses_of(host, made["id"]) == 0
    assert try_sign_up(host.client, "later@example.com", made["code"]).status_code == 201


@pytest.mark.both_databases
def test_a_code_for_two_lets_in_two_of_many_who_come_at_once(host: Person) -> None:
    made = host.post("/server/invitation-codes", {"uses": 2})
    emails = [f"rush{number}-{made['id']}@example.com" for number in range(AT_ONCE)]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        answers = list(pool.map(lambda email: try_sign_up(host.client, email, made["code"]), emails))
    assert sorted(answer.status_code for answer in answers) == [201, 201, *[403] * (AT_ONCE - 2)]
    assert uses_of(host, made["id"]) == 2


@pytest.mark.both_databases
def test_a_guest_brings_a_code_and_repeats_without_using_it_again(host: Person) -> None:
    made = host.post("/server/invitation-codes", {})
    body = sign_up_body(story(), email=f"guest{made['id']}@example.com")
    assert refusal(send(host.client, body)) == REQUIRED
    assert send(host.client, body | {"invitationCode": made["code"]}).status_code == 201
    assert send(host.client, body | {"invitationCode": made["code"]}).status_code == 201
    assert send(host.client, body).status_code == 201
    assert uses_of(host, made["id"]) == 1


def test_a_provider_lets_in_who_brings_a_code_and_from_then_on_without(tmp_path: Path) -> None:
    new = somebody()
    with openid_provider(ProviderName.GOOGLE) as google:
        settings = server_settings(tmp_path, url=URL, providers=(google,), owners=OWNERS)
        with serving(settings) as client:
            owner = sign_up_owner(client)
            code = new_code(owner)
        with serving(invited(settings)) as client:
            assert refusal(Site(client).sign_in(new)) == REQUIRED
            assert refusal(Site(client).sign_in(new, invitationCode="0000-0000-0000-0000")) == WRONG
            assert Site(client).sign_in(new, invitationCode=code).status_code == 200
            assert Site(client).sign_in(new).status_code == 200
            assert refusal(Site(client).sign_in(somebody(), invitationCode=code)) == WRONG


def test_codes_are_stored_as_digests_and_listed_without_themselves(host: Person) -> None:
    code = new_code(host, uses=3, days=1)
    row = host.get("/server/invitation-codes")[0]
    assert (row["uses"], row["usesMax"], row["createdBy"], "code" in row) == (0, 3, "Olga", False)
    hashes = read(server_of(host), lambda db: list(db.scalars(select(InvitationCodeRow.code_hash))))
    assert not any(code.replace("-", "") in one for one in hashes)


def test_guessing_codes_is_limited_as_signing_up_is(tmp_path: Path) -> None:
    settings = invited(server_settings(tmp_path, limits={"SIGN_UP_ADDRESS": Quota(3, 3600)}))
    with serving(settings) as client:
        said = [try_sign_up(client, f"g{number}@example.com", "0000-0000-0000-0000") for number in range(4)]
        assert [answer.status_code for answer in said] == [403, 403, 403, 429]


def test_codes_are_forgotten_a_month_after_they_expired(host: Person) -> None:
    made, now = host.post("/server/invitation-codes", {}), datetime.now(UTC)
    for days, is_kept in ((29, True), (31, False)):
        write(
            server_of(host), lambda db, ago: db.execute(_of(made["id"]).values(expires_at=ago)), now - timedelta(days)
        )
        write(server_of(host), delete_expired, now)
        assert (made["id"] in {row["id"] for row in host.get("/server/invitation-codes")}) is is_kept
