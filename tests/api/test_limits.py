"""Limits: how often a call may come, by account, by place and in total."""

import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from httpx import Response
from litestar.testing import TestClient
from sqlalchemy import func, select

from budget_api.access.limits import EVERYBODY, Limits, Windows
from budget_api.config import ConfigError, Quota, SignInSettings, read_settings
from budget_api.config.quotas import DEFAULTS
from budget_api.db.models import ChallengeRow
from budget_api.http.addresses import block_of
from budget_api.live.counts import COUNTS_A_MESSAGE, SharedCounts
from budget_api.sign_in.codes import Purpose
from budget_core.base.errors import DomainError
from tests.api.codes import NEW_PASSWORD, login
from tests.api.conftest import create_database, serving
from tests.api.database import read, state_of
from tests.api.members import new_workspace, open_to_invitations, verify
from tests.api.people import PASSWORD, Person, sign_up
from tests.api.pictures import picture
from tests.servers import server_settings
from tests.waiting import WAIT_SECONDS

Client = TestClient[Any]
TEST_CLIENT = "testclient"
"""The name that the tests' own client calls from."""


class Clock:
    """Clock that a test moves by hand."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def limited(tmp_path: Path) -> Callable[..., Any]:
    """Opens a server with these limits alone, behind a proxy that the tests' client is."""

    def opened(proxies: tuple[str, ...] = (TEST_CLIENT,), **rates: Quota) -> Any:
        return serving(server_settings(tmp_path, limits=rates, trusted_proxies=proxies))

    return opened


def take(limits: Limits, what: str = "LOGIN", **scopes: str) -> int:
    """Return the seconds to wait; 0 when the call was counted."""
    try:
        limits.take(what, scopes)
    except DomainError as error:
        return int(error.params["seconds"])
    return 0


def test_so_many_fit_into_a_window_and_then_one_waits_for_its_end(clock: Clock) -> None:
    limits = Limits({"LOGIN_ADDRESS": Quota(3, 60)}, clock)
    assert [take(limits, address="a") for _ in range(4)] == [0, 0, 0, 60]
    clock.now += 59.5
    assert take(limits, address="a") == 1
    clock.now += 0.5
    assert take(limits, address="a") == 0


def test_keys_scopes_and_names_count_apart(clock: Clock) -> None:
    rates = {"LOGIN_ADDRESS": Quota(1, 60), "LOGIN_ACCOUNT": Quota(1, 60), "SEARCH_ADDRESS": Quota(1, 60)}
    limits = Limits(rates, clock)
    assert take(limits, address="a") == 0
    assert take(limits, address="b") == 0
    assert take(limits, account="a") == 0
    assert take(limits, "SEARCH", address="a") == 0
    assert take(limits, address="a") == 60


def test_a_refused_call_counts_nowhere(clock: Clock) -> None:
    limits = Limits({"LOGIN_ACCOUNT": Quota(1, 60), "LOGIN_TOTAL": Quota(2, 60)}, clock)
    assert take(limits, account="a", total=EVERYBODY) == 0
    assert take(limits, account="a", total=EVERYBODY) == 60
    assert take(limits, account="b", total=EVERYBODY) == 0
    assert take(limits, account="c", total=EVERYBODY) == 60


def test_a_stranger_uses_the_total_up_for_nobody_else(clock: Clock) -> None:
    limits = Limits({"LOGIN_ADDRESS": Quota(10, 60), "LOGIN_TOTAL": Quota(20, 60)}, clock)
    block = [f"{number}::/64" for number in range(100)]
    taken = [take(limits, address=one, region="stranger", total=EVERYBODY) for one in block for _ in range(10)]
    assert taken.count(0) == 20
    assert [take(limits, address="owner", region="owner", total=EVERYBODY) for _ in range(4)] == [0, 0, 0, 60]


def test_a_region_has_four_places_worth_however_it_is_cut(clock: Clock) -> None:
    limits = Limits({"LOGIN_ADDRESS": Quota(10, 60)}, clock)
    taken = [take(limits, address=f"{number}", region="one /48") for number in range(100) for _ in range(10)]
    assert taken.count(0) == 40
    assert take(limits, address="elsewhere", region="another /48") == 0


def test_what_is_given_back_was_not_counted(clock: Clock) -> None:
    limits = Limits({"LOGIN_ACCOUNT": Quota(1, 60)}, clock)
    for _ in range(5):
        assert take(limits, account="a") == 0
        limits.give_back("LOGIN", {"account": "a"})
    limits.give_back("LOGIN", {"account": "a"})
    assert [take(limits, account="a") for _ in range(2)] == [0, 60]


def test_what_has_no_rate_is_not_limited(clock: Clock) -> None:
    limits = Limits({"LOGIN_ADDRESS": None}, clock)
    assert [take(limits, address="a") for _ in range(5000)] == [0] * 5000


def test_the_memory_of_a_limit_is_bounded_and_who_is_counted_now_is_kept(clock: Clock) -> None:
    windows = Windows(Quota(5, 60), clock, keys_max=100)
    for number in range(10_000):
        windows.count(f"stranger {number}", 1)
        windows.count("insistent", 1)
        assert len(windows) <= 100
    assert windows.wait("insistent", 1) > 0
    assert windows.wait("stranger 0", 5) == 0


def test_of_too_many_keys_the_longest_silent_is_forgotten_and_not_the_oldest(clock: Clock) -> None:
    windows = Windows(Quota(5, 60), clock, keys_max=2)
    for key in ("oldest", "silent", "oldest", "newest"):
        windows.count(key, 1)
    assert {key: windows.counted(key) for key in ("oldest", "silent", "newest")} == {
        "oldest": 2,
        "silent": 0,
        "newest": 1,
    }


@pytest.mark.parametrize(
    ("host", "block"),
    [
        ("203.0.113.9", "203.0.113.0/24"),
        ("203.0.113.250", "203.0.113.0/24"),
        ("203.0.114.9", "203.0.114.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:203.0.113.9", "203.0.113.0/24"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unix:", "unix:"),
        ("x" * 1000, "x" * 64),
    ],
)
def test_a_line_with_many_addresses_is_one_place(host: str, block: str) -> None:
    assert block_of(host) == block


@pytest.mark.parametrize(
    ("text", "rate"),
    [
        ("30/hour", Quota(30, 3600)),
        ("1/second", Quota(1, 1)),
        ("10/15 minutes", Quota(10, 900)),
        ("10/15minutes", Quota(10, 900)),
        ("5/2days", Quota(5, 172_800)),
        ("off", None),
    ],
)
def test_every_limit_is_set_from_outside(text: str, rate: Quota | None) -> None:
    for name in DEFAULTS:
        assert read_settings({f"BUDGET_LIMIT_{name}": text}).limits == {**DEFAULTS, name: rate}


@pytest.mark.parametrize("text", ["30", "0/hour", "-1/hour", "30/", "30/week", "on", "1.5/hour", "٣/hour", "30/0hours"])
def test_a_rate_that_makes_no_sense_is_refused_with_examples(text: str) -> None:
    with pytest.raises(ConfigError, match="BUDGET_LIMIT_LOGIN_TOTAL must be like 30/hour"):
        read_settings({"BUDGET_LIMIT_LOGIN_TOTAL": text})


def test_a_limit_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(ConfigError, match=r"no limit BUDGET_LIMIT_LOGINS\..*LOGIN_TOTAL"):
        read_settings({"BUDGET_LIMIT_LOGINS": "5/hour"})


def test_the_documented_limits_are_the_defaults() -> None:
    page = (Path(__file__).parents[2] / "docs" / "self-hosting.md").read_text()
    units = {60: "minute", 600: "10 minutes", 900: "15 minutes", 3600: "hour", 86400: "day"}
    missing = [
        name
        for name, rate in DEFAULTS.items()
        if rate is None or f"| `{name}` | {rate.count}/{units[rate.seconds]} |" not in page
    ]
    assert missing == []


def sign_up_from(client: Client, number: int, *forwarded: str) -> Response:
    body = {"name": "N", "email": f"limit{number}@example.com", "password": PASSWORD}
    headers = [("x-forwarded-for", one) for one in forwarded]
    return client.post("/api/user/signup", json=body, headers=headers)


def test_by_default_one_address_signs_up_30_times_an_hour(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path, limits=DEFAULTS)) as client:
        answers = [sign_up_from(client, number) for number in range(31)]
    assert [answer.status_code for answer in answers] == [201] * 30 + [429]
    refused = answers[-1]
    assert refused.headers["content-type"] == "application/problem+json"
    seconds = refused.headers["retry-after"]
    assert 3000 < int(seconds) <= 3600
    assert refused.json()["code"] == "request.rateLimited"
    assert refused.json()["message"] == f"Too many attempts, please try again in {seconds} seconds"


def test_by_default_a_user_adds_1000_entries_a_minute() -> None:
    assert read_settings({}).limits["ENTRY_ACCOUNT"] == Quota(1000, 60)


def test_saying_another_address_does_not_help(limited: Callable[..., Any]) -> None:
    with limited((), SIGN_UP_ADDRESS=Quota(2, 3600)) as client:
        spoofed = [sign_up_from(client, number, f"198.51.{number}.1") for number in range(1000)]
    assert [answer.status_code for answer in spoofed] == [201] * 2 + [429] * 998


def test_a_trusted_proxy_says_who_calls_and_nobody_behind_it_can(limited: Callable[..., Any]) -> None:
    with limited(SIGN_UP_ADDRESS=Quota(1, 3600)) as client:
        first = sign_up_from(client, 1, "203.0.113.1")
        same_block = sign_up_from(client, 2, "203.0.113.200")
        with_a_lie_before = sign_up_from(client, 3, "198.51.100.1, 203.0.113.1")
        lie_in_a_header_before = sign_up_from(client, 4, "198.51.100.2", "203.0.113.1")
        elsewhere = sign_up_from(client, 5, "198.51.100.1")
    answers = (first, same_block, with_a_lie_before, lie_in_a_header_before, elsewhere)
    assert [answer.status_code for answer in answers] == [201, 429, 429, 429, 201]


def test_a_trusted_proxy_says_whether_the_way_is_encrypted(limited: Callable[..., Any]) -> None:
    headers = {"x-forwarded-proto": "https"}
    with limited() as client:
        assert "strict-transport-security" in client.get("/api/health", headers=headers).headers
    with limited(()) as client:
        assert "strict-transport-security" not in client.get("/api/health", headers=headers).headers


def test_proxies_are_addresses_and_networks() -> None:
    config = read_settings({"BUDGET_TRUSTED_PROXIES": "127.0.0.1, 10.0.0.0/8,::1"}).config
    assert config.trusted_proxies == ("127.0.0.1", "10.0.0.0/8", "::1")
    assert read_settings({}).config.trusted_proxies == ()
    for wrong in ("*", "proxy", "10.0.0.1/8"):
        with pytest.raises(ConfigError, match="BUDGET_TRUSTED_PROXIES"):
            read_settings({"BUDGET_TRUSTED_PROXIES": wrong})


def test_a_limit_in_total_holds_wherever_calls_come_from(limited: Callable[..., Any]) -> None:
    with limited(SIGN_UP_TOTAL=Quota(3, 3600)) as client:
        answers = [sign_up_from(client, number, f"203.0.{number}.1") for number in range(4)]
    assert [answer.status_code for answer in answers] == [201, 201, 201, 429]


def test_processes_on_one_database_allow_no_more_than_one(postgres: str, tmp_path: Path) -> None:
    url, limits = create_database(postgres, "limits_shared"), {"SIGN_UP_ADDRESS": Quota(3, 3600)}
    settings = server_settings(tmp_path, database_url=url, limits=limits)
    with serving(settings) as one, serving(settings) as other:
        assert [sign_up_from(one, number).status_code for number in range(3)] == [201] * 3
        until_counted(other, "SIGN_UP_ADDRESS", 3)
        assert sign_up_from(other, 4).status_code == 429


def test_a_process_that_starts_later_gives_no_fresh_tries_and_no_more_writes(postgres: str, tmp_path: Path) -> None:
    limits = {"LOGIN_DEVICE": Quota(3, 900), "WRITE_ACCOUNT": Quota(6, 900)}
    url = create_database(postgres, "limits_joined")
    settings = server_settings(tmp_path, database_url=url, limits=limits)
    with serving(settings) as one:
        ann = sign_up(one)
        assert [login(one, ann.email, "wrong password").status_code for _ in range(4)] == [422] * 3 + [429]
        words = {"language": "ua"}
        assert [ann.call("PUT", "/settings/update", words).status_code for _ in range(5)] == [200] * 5
        with serving(settings) as other:
            until_counted(other, "LOGIN_DEVICE", 3)
            assert login(other, ann.email, "wrong password").status_code == 429
            until_counted(other, "WRITE_ACCOUNT", 5)
            ann.put("/settings/update", words)
            until_counted(other, "WRITE_ACCOUNT", 6)
            there = replace(ann, client=other)
            assert there.call("PUT", "/settings/update", words).status_code == 429


def until_counted(client: Client, window: str, count: int) -> None:
    """Wait until a process has received this count from another one."""
    deadline, limits = time.monotonic() + WAIT_SECONDS, state_of(client).limits
    while not any((one.window, one.cost) == (window, count) for one in client.blocking_portal.call(limits.snapshot)):
        assert time.monotonic() < deadline


def test_one_that_joins_is_told_what_stands_and_counts_no_less(clock: Clock) -> None:
    quotas = {"LOGIN_ADDRESS": Quota(3, 60), "LOGIN_ACCOUNT": Quota(1, 60)}
    old, new = Limits(quotas, clock), Limits({"LOGIN_ADDRESS": Quota(3, 60)}, clock)
    for address in ("a", "a", "b"):
        take(old, address=address)
    take(old, account="a")
    clock.now += 20
    take(new, address="a")
    message = old.snapshot()
    assert [(one.window, one.cost, one.age) for one in message] == [
        ("LOGIN_ACCOUNT", 1, 20),
        ("LOGIN_ADDRESS", 2, 20),
        ("LOGIN_ADDRESS", 1, 20),
    ]
    for one in message * 2:
        new.raise_to(one)
    assert [take(new, address="a") for _ in range(2)] == [0, 40]
    clock.now += 40
    assert (take(new, address="a"), old.snapshot()) == (0, [])


def test_what_is_counted_often_is_told_in_one() -> None:
    counts, limits = SharedCounts(), Limits({"WRITE_ACCOUNT": Quota(1000, 60)})
    limits.publish = counts.publish
    for number in range(200):
        limits.take("WRITE", {"account": f"{number % 100}"})
    message = counts.take()
    assert [len(one.counted) for one in message] == [COUNTS_A_MESSAGE, 100 - COUNTS_A_MESSAGE]
    assert {one.cost for some in message for one in some.counted} == {2}
    assert all(len(msgspec.json.encode(one)) < 8000 for one in message)
    assert counts.take() == []


def test_one_email_is_tried_so_often_by_sign_up(limited: Callable[..., Any]) -> None:
    with limited(SIGN_UP_ACCOUNT=Quota(2, 3600)) as client:
        answers = [sign_up_from(client, 1, f"203.0.{number}.1") for number in range(3)]
    assert [answer.status_code for answer in answers] == [201, 422, 429]


def test_an_owner_gets_a_code_while_a_stranger_uses_up_what_they_can(tmp_path: Path) -> None:
    settings = server_settings(tmp_path, limits=DEFAULTS, trusted_proxies=(TEST_CLIENT,))
    settings = replace(settings, sign_in=SignInSettings(password_cost=settings.sign_in.password_cost))
    with serving(settings) as client:
        ann = sign_up(client)

        def forgot_from(address: str) -> int:
            headers = {"x-forwarded-for": address}
            body = {"email": ann.email}
            return int(client.post("/api/user/forgotPassword", json=body, headers=headers).status_code)

        strange = [forgot_from(f"2001:db8:1:{number:x}::1") for number in range(200)]
        assert strange.count(200) == 3
        assert forgot_from("203.0.113.9") == 200
        codes = select(func.count()).where(ChallengeRow.user_id == ann.id, ChallengeRow.purpose == Purpose.RESET)
        assert read(client, lambda db: db.scalar(codes)) == 4


def login_from(client: Client, email: str, password: str, address: str) -> int:
    body = {"email": email, "password": password}
    return client.post("/api/user/login", json=body, headers={"x-forwarded-for": address}).status_code


def test_wrong_passwords_from_one_place_lock_that_place_and_not_the_owner(limited: Callable[..., Any]) -> None:
    with limited(LOGIN_DEVICE=Quota(3, 900), LOGIN_ACCOUNT=Quota(20, 3600)) as client:
        ann = sign_up(client)
        guesses = [login_from(client, ann.email, "wrong password", "198.51.100.7") for _ in range(5)]
        assert guesses == [422, 422, 422, 429, 429]
        assert login_from(client, ann.email, PASSWORD, "198.51.100.7") == 429
        assert login_from(client, ann.email, PASSWORD, "203.0.113.1") == 200


def test_wrong_passwords_from_many_places_are_limited_by_account(limited: Callable[..., Any]) -> None:
    with limited(LOGIN_ACCOUNT=Quota(5, 3600)) as client:
        ann, bob = sign_up(client), sign_up(client)
        guesses = [login_from(client, ann.email.upper(), "wrong", f"198.51.{n}.1") for n in range(7)]
        assert guesses == [422] * 5 + [429] * 2
        assert login_from(client, bob.email, PASSWORD, "198.51.1.1") == 200


def test_known_and_unknown_emails_are_limited_alike(limited: Callable[..., Any]) -> None:
    with limited(LOGIN_ACCOUNT=Quota(2, 3600)) as client:
        ann = sign_up(client)
        for email in (ann.email, "nobody@example.com"):
            assert [login(client, email, "wrong").status_code for _ in range(3)] == [422, 422, 429]


def test_right_passwords_do_not_count(limited: Callable[..., Any]) -> None:
    with limited(LOGIN_ACCOUNT=Quota(2, 3600), LOGIN_DEVICE=Quota(2, 3600)) as client:
        ann = sign_up(client)
        assert [login(client, ann.email, PASSWORD).status_code for _ in range(6)] == [200] * 6


def test_a_token_is_no_way_to_guess_the_password(limited: Callable[..., Any]) -> None:
    with limited(PASSWORD_ACCOUNT=Quota(3, 900)) as client:
        ann, bob = sign_up(client), sign_up(client)
        body = {"currentPassword": "wrong password", "newPassword": NEW_PASSWORD}
        tries = [ann.call("POST", "/user/changePassword", body).status_code for _ in range(2)]
        tries += [ann.call("DELETE", "/user/delete-user", {"currentPassword": "wrong password"}).status_code]
        tries += [ann.call("PUT", "/user/user-update", {"email": "x@y.zz", "currentPassword": PASSWORD}).status_code]
        assert tries == [422, 422, 422, 429]
        assert bob.call("POST", "/user/changePassword", {**body, "currentPassword": PASSWORD}).status_code == 200


Acting = Callable[[Client, Person, int], Response]
CALLS: dict[str, tuple[str, Acting, int]] = {
    "asking for a reset": (
        "CODE_ADDRESS",
        lambda client, ann, n: client.post("/api/user/forgotPassword", json={"email": f"n{n}@example.com"}),
        200,
    ),
    "entering a reset code": (
        "CODE_TRY_ADDRESS",
        lambda client, ann, n: client.post(
            "/api/user/resetPassword", json={"resetToken": "x", "code": "00000000", "newPassword": PASSWORD}
        ),
        422,
    ),
    "entering a code for the e-mail": (
        "CODE_TRY_TOTAL",
        lambda client, ann, n: ann.call("POST", "/user/submitEmailVerification", {"token": "x", "code": "00000000"}),
        422,
    ),
    "changing the e-mail": (
        "CODE_ACCOUNT",
        lambda client, ann, n: ann.call(
            "PUT", "/user/user-update", {"email": f"n{n}@example.com", "currentPassword": PASSWORD}
        ),
        200,
    ),
    "sending pictures": (
        "AVATAR_ADDRESS",
        lambda client, ann, n: client.put("/api/user/avatar", content=picture(), headers={"authorization": ann.token}),
        200,
    ),
    "starting a sign-in elsewhere": (
        "PROVIDER_ADDRESS",
        lambda client, ann, n: client.post("/api/user/auth/start", json={"provider": "google"}),
        422,
    ),
    "searching for people": (
        "SEARCH_ACCOUNT",
        lambda client, ann, n: ann.call("GET", "/workspace/users", str="bob"),
        200,
    ),
    "searching for people all day": (
        "SEARCH_DAY",
        lambda client, ann, n: ann.call("GET", "/workspace/users", str="bob"),
        200,
    ),
    "signing in": ("LOGIN_ADDRESS", lambda client, ann, n: login(client, ann.email, PASSWORD), 200),
    "adding entries": (
        "ENTRY_ACCOUNT",
        lambda client, ann, n: ann.call(
            "POST",
            f"/history/{ann.workspace}/add-expenses",
            {"value": "1", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]},
        ),
        201,
    ),
    "moving money": (
        "ENTRY_ACCOUNT",
        lambda client, ann, n: ann.call("POST", f"/account/transfer/{ann.accounts['Cash']}", {"value": "1"}),
        201,
    ),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_limited_call_is_refused_beyond_its_rate(limited: Callable[..., Any], name: str) -> None:
    limit, act, status = CALLS[name]
    with limited(**{limit: Quota(2, 600)}) as client:
        ann = sign_up(client)
        answers = [act(client, ann, number) for number in range(3)]
    assert [answer.status_code for answer in answers] == [status, status, 429], answers[-1].text
    assert 500 < int(answers[-1].headers["retry-after"]) <= 600


def test_entries_of_others_do_not_count(limited: Callable[..., Any]) -> None:
    with limited(ENTRY_ACCOUNT=Quota(1, 600)) as client:
        for name in ("Ann", "Bob"):
            sign_up(client, name).spend("1")


def test_a_guests_sign_up_is_limited_as_any_other(limited: Callable[..., Any]) -> None:
    with limited(SIGN_UP_TOTAL=Quota(1, 3600)) as client:
        sign_up(client)
        assert client.post("/api/user/signup-guest", json={}).status_code == 429


def test_invited_people_are_counted_and_those_who_are_there_are_not(limited: Callable[..., Any]) -> None:
    with limited(INVITATION_ACCOUNT=Quota(3, 86400)) as client:
        ann, *others = (sign_up(client, name) for name in ("Ann", "Bob", "Carl", "Dora", "Emil"))
        open_to_invitations(*others)
        verify(ann)
        ids = [person.id for person in others]
        home = new_workspace(ann, participants=ids[:2])
        for _ in range(3):
            ann.put(f"/workspace/{home}", {"participants": ids[:2], "name": "Same"})
        ann.put(f"/workspace/{home}", {"participants": ids[:3]})
        refused = ann.call("PUT", f"/workspace/{home}", {"participants": ids})
        assert (refused.status_code, refused.json()["code"]) == (429, "request.rateLimited")
        ann.put(f"/workspace/{home}", {"participants": [], "name": "Alone"})
        assert others[0].get("/workspace/my/not-verified") == []


def test_a_local_file_has_no_limits(tmp_path: Path) -> None:
    with serving(server_settings(tmp_path, local=True, limits={"SIGN_UP_TOTAL": Quota(1, 3600)})) as client:
        assert [sign_up_from(client, number).status_code for number in range(3)] == [201] * 3
