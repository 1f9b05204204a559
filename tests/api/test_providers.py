"""Sign-in with a real OpenID provider: who is let in to which account, and who is not."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from httpx import Client, Response
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.config import ProviderName
from budget_api.db.models import ProviderSignInRow, SessionRow, UserRow
from tests.api.codes import login
from tests.api.conftest import NewDatabase, serving
from tests.api.members import share_unverified
from tests.api.people import PASSWORD, Person, new_token, sign_up
from tests.api.second_factors import second_step, ticket_of, turn_on
from tests.openid.provider import URL, Returned, openid_provider, visit
from tests.servers import server_settings

_number = count(1)


@dataclass(frozen=True)
class Site:
    """A server where people sign in with Google and Apple."""

    client: Any

    def start(self, provider: str = "google") -> dict[str, str]:
        """Begin a sign-in in a browser."""
        answer = self.client.post("/api/user/auth/start", json={"provider": provider})
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def finish(self, begun: dict[str, str], back: Returned, provider: str = "google", **more: str) -> Response:
        """Come back from the provider."""
        body = {"code": back.code, "state": back.state, "signInToken": begun["signInToken"], **more}
        answer: Response = self.client.post(f"/api/user/auth/{provider}", json=body)
        return answer

    def sign_in(self, claims: dict[str, Any], provider: str = "google", **more: str) -> Response:
        """Go there as somebody and come back."""
        begun = self.start(provider)
        return self.finish(begun, visit(begun["url"], claims), provider, **more)

    def devices(self, signed_in: Response) -> list[str]:
        """Return the names of the person's devices, last sign-in first."""
        headers = {"authorization": signed_in.headers["authorization"]}
        return [row["device"] for row in self.client.get("/api/user/sessions", headers=headers).json()]

    def change(self, work: Any) -> None:
        """Change the database."""
        self.client.blocking_portal.call(self.client.app.state.context.database.write, work)

    def verify(self, person: Person) -> None:
        """Mark the person's e-mail as verified."""
        self.change(
            lambda db: db.execute(update(UserRow).where(UserRow.id == person.id).values(is_email_verified=True))
        )


@pytest.fixture(scope="module")
def providers() -> Iterator[tuple[Any, ...]]:
    with openid_provider(ProviderName.GOOGLE) as google, openid_provider(ProviderName.APPLE) as apple:
        yield google, apple


@pytest.fixture(scope="module")
def site(
    new_database: NewDatabase, providers: tuple[Any, ...], tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Site]:
    url = new_database("providers")
    settings = server_settings(tmp_path_factory.mktemp("providers"), database_url=url, url=URL, providers=providers)
    with serving(settings) as client:
        yield Site(client)


def somebody(**more: Any) -> dict[str, Any]:
    """Claims of a person nobody met before."""
    number = next(_number)
    claims = {"sub": f"subject-{number}", "email": f"gina{number}@example.com", "email_verified": True, "name": "Gina"}
    return claims | more


def refusal(answer: Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


FAILED = (422, "auth.providerFailed")


@pytest.mark.parametrize("provider", ["google", "apple"])
def test_somebody_new_gets_an_account_with_a_verified_email_and_no_password(site: Site, provider: str) -> None:
    claims = somebody()
    answer = site.sign_in(claims, provider, name="Gina", language="ua", timeZone="Europe/Kyiv")
    assert answer.status_code == 200, answer.text
    user = answer.json()
    assert (user["name"], user["email"], user["isEmailVerified"]) == ("Gina", claims["email"], True)
    assert (user["hasPassword"], user["settings"]["language"], user["settings"]["timeZone"]) == (
        False,
        "ua",
        "Europe/Kyiv",
    )
    headers = {"authorization": answer.headers["authorization"]}
    assert site.client.get("/api/user/me", headers=headers).json() == user
    assert site.devices(answer) == [site.client.headers["user-agent"]]
    (workspace,) = site.client.get("/api/workspace/my", headers=headers).json()
    assert workspace["isPersonal"]


def test_who_comes_again_is_the_same_user_whatever_the_email_is_by_then(site: Site) -> None:
    claims = somebody()
    first = site.sign_in(claims).json()
    for change in ({"email": "other@example.net"}, {"email_verified": False}, {"email": None}):
        assert site.sign_in(claims | change).json()["id"] == first["id"]


def test_the_same_subject_of_another_provider_is_somebody_else(site: Site) -> None:
    claims = somebody()
    first = site.sign_in(claims).json()
    assert site.sign_in(claims | {"email": f"x{claims['email']}"}, "apple").json()["id"] != first["id"]


UNVERIFIED = {"google": "auth.emailUnverified", "apple": "auth.appleUnverified"}


@pytest.mark.parametrize(
    ("provider", "claim", "account"),
    [
        ("google", False, "none"),
        ("google", None, "unverified"),
        ("google", 1, "verified"),
        ("apple", "false", "none"),
        ("apple", "TRUE", "unverified"),
        ("apple", False, "verified"),
    ],
)
def test_an_email_that_is_not_verified_opens_nothing(site: Site, provider: str, claim: Any, account: str) -> None:
    claims = somebody(email_verified=claim)
    if account != "none":
        owner = sign_up(site.client, "Ann")
        claims["email"] = owner.email
        if account == "verified":
            site.verify(owner)
    assert refusal(site.sign_in(claims, provider)) == (422, UNVERIFIED[provider])


def test_an_unverified_account_loses_whoever_made_it_to_the_owner_of_the_email(site: Site) -> None:
    squatter = sign_up(site.client, "Mallory")
    script = new_token(squatter, "write")
    answer = site.sign_in(somebody(email=squatter.email.upper(), email_verified="true"), "apple")
    assert answer.json()["id"] == squatter.id
    assert (answer.json()["hasPassword"], answer.json()["isEmailVerified"]) == (False, True)
    assert squatter.call("GET", "/user/me").status_code == 401
    assert site.client.get("/api/user/me", headers={"authorization": script.token}).status_code == 401
    assert login(site.client, squatter.email, PASSWORD).status_code == 422


def test_whom_a_stranger_let_in_is_out_once_the_owner_came_by_a_provider(site: Site) -> None:
    squatter, second = sign_up(site.client, "Mallory"), sign_up(site.client, "Second")
    share_unverified(squatter, second)
    owner = site.sign_in(somebody(email=squatter.email))
    workspace = owner.json()["settings"]["workspace"]
    assert workspace == squatter.workspace
    assert second.call("GET", f"/account/my/{workspace}/new").status_code == 404


def test_a_verified_account_is_linked_once_its_password_was_given(site: Site) -> None:
    owner = sign_up(site.client, "Ann")
    site.verify(owner)
    claims, begun = somebody(email=owner.email), site.start()
    assert refusal(site.finish(begun, visit(begun["url"], claims))) == (422, "auth.linkPassword")
    body = {"signInToken": begun["signInToken"], "currentPassword": "wrong password"}
    wrong = site.client.post("/api/user/auth/link", json=body)
    assert (wrong.status_code, wrong.json()["fields"]) == (422, {"currentPassword": "auth.passwordIncorrect"})
    assert refusal(site.sign_in(claims)) == (422, "auth.linkPassword")
    body["currentPassword"] = PASSWORD
    linked = site.client.post("/api/user/auth/link", json=body)
    assert (linked.status_code, linked.json()["id"], linked.json()["hasPassword"]) == (200, owner.id, True)
    assert site.devices(linked)[0] == site.client.headers["user-agent"]
    assert owner.get("/user/me")["id"] == owner.id
    assert site.sign_in(claims).json()["id"] == owner.id
    assert refusal(site.client.post("/api/user/auth/link", json=body)) == FAILED


def test_a_provider_asks_for_the_second_factor_and_links_nothing_without_it(site: Site) -> None:
    owner = sign_up(site.client, "Ann")
    site.verify(owner)
    app, claims, begun = turn_on(owner), somebody(email=owner.email), site.start()
    assert refusal(site.finish(begun, visit(begun["url"], claims))) == (422, "auth.linkPassword")
    body = {"signInToken": begun["signInToken"], "currentPassword": PASSWORD, "timeZone": "Europe/Kyiv"}
    ticket = ticket_of(site.client.post("/api/user/auth/link", json=body))
    assert second_step(site.client, ticket, app.wrong()).status_code == 422
    assert refusal(site.sign_in(claims)) == (422, "auth.linkPassword")
    finished = second_step(site.client, ticket, app.code())
    assert (finished.json()["id"], finished.json()["settings"]["timeZone"]) == (owner.id, "Europe/Kyiv")
    ticket = ticket_of(site.sign_in(claims))
    assert second_step(site.client, ticket, app.code(1)).json()["id"] == owner.id
    assert owner.call("DELETE", "/user/totp", {"code": app.recovery[0]}).status_code == 200
    assert site.sign_in(claims).json()["id"] == owner.id


def test_a_mailbox_of_the_provider_asks_for_the_second_factor_too(site: Site) -> None:
    owner = signed_up_as(site, f"ann{next(_number)}@gmail.com")
    app = turn_on(owner)
    ticket = ticket_of(site.sign_in(somebody(email=owner.email)))
    assert second_step(site.client, ticket, app.code()).json()["id"] == owner.id


def test_without_a_password_a_fresh_sign_in_sets_up_the_second_factor(site: Site) -> None:
    claims = somebody()
    first = site.sign_in(claims)
    person = Person(site.client, "Gina", claims["email"], first.headers["authorization"], first.json()["id"], "")
    aged = update(SessionRow).where(SessionRow.user_id == person.id)
    site.change(lambda db: db.execute(aged.values(created_at=datetime.now(UTC) - timedelta(minutes=6))))
    assert refusal(person.call("POST", "/user/totp/start", {})) == (422, "auth.signInAgain")
    person.token = site.sign_in(claims).headers["authorization"]
    app = turn_on(person, password=None)
    assert second_step(site.client, ticket_of(site.sign_in(claims)), app.code()).status_code == 200


def test_a_sign_in_that_waits_for_no_password_links_nothing(site: Site) -> None:
    begun = site.start()
    for token in (begun["signInToken"], "made up"):
        body = {"signInToken": token, "currentPassword": PASSWORD}
        assert refusal(site.client.post("/api/user/auth/link", json=body)) == FAILED


@pytest.mark.parametrize(
    ("provider", "domain", "claims"),
    [
        ("google", "gmail.com", {}),
        ("apple", "icloud.com", {}),
        ("apple", "privaterelay.appleid.com", {}),
    ],
)
def test_a_mailbox_of_the_provider_itself_links_at_once(
    site: Site, provider: str, domain: str, claims: dict[str, Any]
) -> None:
    owner = signed_up_as(site, f"ann{next(_number)}@{domain}")
    answer = site.sign_in(somebody(email=owner.email, **claims), provider)
    assert (answer.status_code, answer.json()["id"], answer.json()["hasPassword"]) == (200, owner.id, True)


@pytest.mark.parametrize(("provider", "domain"), [("apple", "gmail.com"), ("google", "icloud.com")])
def test_a_mailbox_of_another_provider_does_not(site: Site, provider: str, domain: str) -> None:
    owner = signed_up_as(site, f"ann{next(_number)}@{domain}")
    assert refusal(site.sign_in(somebody(email=owner.email), provider)) == (422, "auth.linkPassword")


def signed_up_as(site: Site, email: str) -> Person:
    """Somebody whose e-mail is this one, and verified."""
    owner = sign_up(site.client, "Ann")
    values = {"email": email, "email_key": email, "is_email_verified": True}
    site.change(lambda db: db.execute(update(UserRow).where(UserRow.id == owner.id).values(**values)))
    return Person(owner.client, owner.name, email, owner.token, owner.id, owner.workspace)


def test_what_one_browser_began_another_can_not_finish(site: Site) -> None:
    mine, theirs = site.start(), site.start()
    back = visit(theirs["url"], somebody())
    assert refusal(site.finish(mine, back)) == FAILED
    assert refusal(site.finish(mine, back._replace(state=state_of(mine)))) == FAILED
    assert refusal(site.finish({"signInToken": "made up"}, back)) == FAILED
    assert site.finish(theirs, back).status_code == 200


def state_of(begun: dict[str, str]) -> str:
    return parse_qs(urlsplit(begun["url"]).query)["state"][0]


def test_a_sign_in_is_finished_once(site: Site) -> None:
    begun = site.start()
    back = visit(begun["url"], somebody())
    assert site.finish(begun, back).status_code == 200
    assert refusal(site.finish(begun, back)) == FAILED


def test_the_code_of_one_sign_in_is_no_good_for_another(site: Site) -> None:
    mine, theirs = site.start(), site.start()
    code = visit(theirs["url"], somebody()).code
    assert refusal(site.finish(mine, Returned(code, state_of(mine)))) == FAILED


def test_a_sign_in_is_over_after_ten_minutes(site: Site) -> None:
    begun = site.start()
    back = visit(begun["url"], somebody())

    def end(db: Session) -> None:
        row = db.get_one(ProviderSignInRow, back.state)
        assert (row.expires_at - row.created_at).total_seconds() == 600
        row.expires_at = row.created_at

    site.change(end)
    assert refusal(site.finish(begun, back)) == FAILED


def test_a_sign_in_with_one_provider_is_not_finished_as_one_with_the_other(site: Site) -> None:
    begun = site.start("google")
    assert refusal(site.finish(begun, visit(begun["url"], somebody()), "apple")) == FAILED


@pytest.mark.parametrize("state", ["", "x", "01890000-0000-7000-8000-000000000000", "é" * 40])
def test_a_state_of_nobody_is_refused(site: Site, state: str) -> None:
    assert refusal(site.finish(site.start(), Returned("code", state))) == FAILED


def test_the_address_has_what_binds_the_sign_in_and_nothing_secret(site: Site) -> None:
    for provider, mode in (("google", "query"), ("apple", "form_post")):
        begun = site.start(provider)
        query = {name: values[0] for name, values in parse_qs(urlsplit(begun["url"]).query).items()}
        assert (query["response_type"], query["response_mode"]) == ("code", mode)
        assert query["code_challenge_method"] == "S256"
        assert len({query["state"], query["nonce"], query["code_challenge"]}) == 3
        assert begun["signInToken"] not in begun["url"]


def test_an_account_without_password_is_deleted_after_a_fresh_sign_in_and_can_come_anew(site: Site) -> None:
    claims = somebody()
    first = site.sign_in(claims)
    headers = {"authorization": first.headers["authorization"]}
    gone = site.client.request("DELETE", "/api/user/delete-user", json={}, headers=headers)
    assert gone.status_code == 200, gone.text
    assert site.sign_in(claims).json()["id"] != first.json()["id"]


def test_apples_form_leads_to_the_page_with_what_it_needs_behind_the_hash(site: Site) -> None:
    form = {
        "code": "c d",
        "state": "s&t",
        "user": '{"name": {"firstName": "Gina", "lastName": "Doe"}}',
        "id_token": "x",
    }
    answer = site.client.post("/api/auth/apple", data=form, follow_redirects=False)
    assert answer.status_code == 303
    assert answer.headers["location"] == "/apple#code=c+d&state=s%26t&name=Gina+Doe"


@pytest.mark.parametrize("user", ["{", "[]", '{"name": 1}', '{"email": "victim@example.com"}', "[" * 2000])
def test_what_apples_form_says_about_the_user_is_no_more_than_a_name(site: Site, user: str) -> None:
    form = {"error": "user_cancelled_authorize", "user": user}
    answer = site.client.post("/api/auth/apple", data=form, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/apple#error=user_cancelled_authorize")


def test_apples_address_opened_by_hand_leads_to_the_app(server: Client) -> None:
    answer = server.get("/api/auth/apple", follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, "/")


def test_without_providers_the_server_says_so(server: Client) -> None:
    assert server.get("/api/user/auth/providers").json() == {"google": False, "apple": False}
    answer = server.post("/api/user/auth/start", json={"provider": "google"})
    assert refusal(answer) == (422, "auth.providerOff")
