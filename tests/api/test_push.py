"""Push messages: who gets them, encrypted for whom, and where the server never connects to."""

import asyncio
import logging
import socket
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from budget_api.config import ConfigError, PushSettings, read_settings
from budget_api.config.services import PUSH_HOSTS
from budget_api.db.models import PushSubscriptionRow, SessionRow
from budget_api.push.endpoints import ForbiddenAddressError, is_allowed, is_public, public_address
from budget_api.push.keys import KEY_FILE, PushKeys
from budget_api.push.notifications import PushDevice, PushReply
from budget_api.push.service import subscriptions_of
from budget_api.push.services import push_services
from budget_core.base.limits import PUSH_ENDPOINT_MAX_CHARACTERS, PUSH_SUBSCRIPTIONS_MAX
from tests.api.codes import NEW_PASSWORD
from tests.api.conftest import Ringing
from tests.api.database import read, write
from tests.api.members import new_workspace, open_to_invitations, verify
from tests.api.people import PASSWORD, Person, sign_up
from tests.push import LOCAL_PUSH, Browser, pushing, signed_claims

FCM = "https://fcm.googleapis.com/fcm/send/abc"


@pytest.fixture
def rita(ringing: Ringing) -> Person:
    """Somebody new on the server that rings."""
    return sign_up(ringing.client, "Rita")


def register(person: Person, browser: Browser) -> Browser:
    person.post("/push/subscription", browser.subscription)
    return browser


def registered(ringing: Ringing, person: Person) -> list[str]:
    """The endpoints that get a person's messages."""
    own = select(PushSubscriptionRow.endpoint).where(PushSubscriptionRow.user_id == person.id)
    return sorted(read(ringing.client, lambda db: db.scalars(own).all()))


def invite(ringing: Ringing, person: Person) -> None:
    """Have somebody else invite them, which sends a message."""
    open_to_invitations(person)
    ivan = sign_up(ringing.client, "Ivan")
    verify(ivan)
    new_workspace(ivan, name="Дача", participants=[person.id])


def test_an_invitation_is_pushed_encrypted_and_signed_with_the_key_that_browsers_are_given(
    ringing: Ringing, rita: Person
) -> None:
    browser = register(rita, ringing.service.browser())
    invite(ringing, rita)
    (message,) = ringing.service.wait_for(browser)
    assert (message["title"], message["body"], message["url"]) == (
        "Ivan invites you",
        "To the workspace “Дача”",
        "/workspace",
    )
    headers, body = browser.posts[0]
    assert "Дача".encode() not in body
    assert (headers["content-encoding"], headers["topic"]) == ("aes128gcm", message["tag"].replace("-", ""))
    assert 0 < int(headers["ttl"]) <= timedelta(days=2).total_seconds()
    claims = signed_claims(headers, rita.get("/push/key")["publicKey"], ringing.service.origin)
    assert claims["sub"] == "mailto:budget@example.com"


def test_a_browser_belongs_to_who_signed_in_there_last(ringing: Ringing, rita: Person) -> None:
    shared, other = ringing.service.browser(), sign_up(ringing.client, "Olha")
    register(rita, shared)
    register(other, shared)
    assert (registered(ringing, rita), registered(ringing, other)) == ([], [shared.endpoint])


def test_the_eleventh_browser_takes_the_place_of_the_oldest(ringing: Ringing, rita: Person) -> None:
    browsers = [register(rita, ringing.service.browser()) for _ in range(PUSH_SUBSCRIPTIONS_MAX + 1)]
    assert registered(ringing, rita) == sorted(browser.endpoint for browser in browsers[1:])


def test_a_browser_is_taken_out_by_its_owner_alone(ringing: Ringing, rita: Person) -> None:
    browser, other = register(rita, ringing.service.browser()), sign_up(ringing.client, "Olha")
    body = {"endpoint": browser.endpoint}
    assert other.call("DELETE", "/push/subscription", body).json() == {"ok": True}
    assert registered(ringing, rita) == [browser.endpoint]
    assert rita.call("DELETE", "/push/subscription", body).json() == {"ok": True}
    assert registered(ringing, rita) == []


@pytest.mark.parametrize("way", ["sign out", "sign out elsewhere", "change the password", "delete the account"])
def test_an_ended_session_gets_no_messages(ringing: Ringing, rita: Person, way: str) -> None:
    register(rita, ringing.service.browser())
    match way:
        case "sign out":
            rita.post("/user/logout", {}, 200)
        case "sign out elsewhere":
            (here,) = rita.get("/user/sessions")
            rita.delete(f"/user/sessions/{here['id']}")
        case "change the password":
            rita.post("/user/changePassword", {"currentPassword": PASSWORD, "newPassword": NEW_PASSWORD}, 200)
        case _:
            rita.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    assert registered(ringing, rita) == []


def test_messages_go_to_sessions_that_are_neither_over_nor_ended(ringing: Ringing, rita: Person) -> None:
    register(rita, ringing.service.browser())
    now = datetime.now(UTC)
    session = select(SessionRow).where(SessionRow.user_id == rita.id)
    until = read(ringing.client, lambda db: db.scalars(session).one().expires_at)

    def told(at: datetime) -> int:
        return len(read(ringing.client, subscriptions_of, {rita.id}, at))

    assert [told(at) for at in (now, until - timedelta(seconds=1), until)] == [1, 1, 0]
    write(ringing.client, lambda db: setattr(db.scalars(session).one(), "ended_at", now))
    assert told(now) == 0


@pytest.mark.parametrize(
    ("change", "fields"),
    [
        ({"endpoint": "https://127.0.0.1.example/send"}, {"endpoint": "validation.choice"}),
        ({"endpoint": "http://127.0.0.1/" + "x" * 1024}, {"endpoint": "validation.max"}),
        ({"keys": {"p256dh": "BA", "auth": "x"}}, {"keys.p256dh": "validation.type", "keys.auth": "validation.type"}),
        ({"keys": {"p256dh": "BA"}}, {"keys.auth": "validation.required"}),
    ],
)
def test_a_subscription_that_no_browser_makes_is_refused(
    ringing: Ringing, rita: Person, change: dict[str, Any], fields: dict[str, str]
) -> None:
    body = ringing.service.browser().subscription | change
    assert rita.post("/push/subscription", body, 422)["fields"] == fields


def test_an_endpoint_is_as_long_as_it_may_be(ringing: Ringing, rita: Person) -> None:
    shown = ringing.service.browser().subscription
    longest = str(shown["endpoint"]).ljust(PUSH_ENDPOINT_MAX_CHARACTERS, "x")
    assert rita.post("/push/subscription", shown | {"endpoint": longest})["endpoint"] == longest
    too_long = rita.post("/push/subscription", shown | {"endpoint": longest + "x"}, 422)
    assert too_long["fields"] == {"endpoint": "validation.max"}


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://fcm.googleapis.com/fcm/send/abc",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com.evil.example/x",
        "https://evilfcm.googleapis.com/x",
        "https://user:password@fcm.googleapis.com/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://169.254.169.254/latest/meta-data",
        "https://localhost/x",
        "https://notify.windows.com.evil.example/x",
        "https://push.apple.com/x",
        "file:///etc/passwd",
        "https://fcm.googleapis.com\\@evil.example/x",
        "https://fcm.googleapis.com/ x",
        "https://fcm.googleapis.com:x/",
        "//fcm.googleapis.com/x",
        "",
    ],
)
def test_an_endpoint_of_no_known_push_service_is_not_taken(endpoint: str) -> None:
    assert not is_allowed(PushSettings(), endpoint)


@pytest.mark.parametrize(
    "endpoint",
    [
        FCM,
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://db5p.notify.windows.com/w/?token=abc",
    ],
)
def test_the_four_browsers_services_are_known(endpoint: str) -> None:
    assert is_allowed(PushSettings(), endpoint)


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.0.0.1", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
        "224.0.0.1", "255.255.255.255", "::1", "fe80::1%eth0", "fd00::1", "::ffff:127.0.0.1", "2002:7f00:1::",
        "ff02::1", "::",
    ],
)  # fmt: skip
def test_an_address_inside_is_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["8.8.8.8", "2a00:1450:4001:800::200a", "::ffff:8.8.8.8"])
def test_an_address_of_the_internet_is_public(address: str) -> None:
    assert is_public(address)


def resolving(monkeypatch: pytest.MonkeyPatch, *answers: list[str]) -> list[str]:
    """Resolve names to these addresses, one list per query; return the names that were asked for."""
    asked: list[str] = []
    left = list(answers)

    async def getaddrinfo(_: Any, host: str, port: int, **__: Any) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in left.pop(0)]

    monkeypatch.setattr(asyncio.BaseEventLoop, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.parametrize("found", [["127.0.0.1"], ["8.8.8.8", "10.0.0.1"], []])
def test_a_name_that_leads_inside_is_not_connected_to(monkeypatch: pytest.MonkeyPatch, found: list[str]) -> None:
    resolving(monkeypatch, found)
    with pytest.raises(ForbiddenAddressError):
        asyncio.run(public_address("fcm.googleapis.com", 443))


def send(settings: PushSettings, *devices: PushDevice) -> PushReply:
    """A message to each, one after the other; what the last one's service said."""

    async def run() -> PushReply:
        keys, expires = PushKeys(Path(), "A" * 42 + "E"), datetime.now(UTC) + timedelta(hours=1)
        async with push_services(settings, keys.private, "mailto:a@example.com") as services:
            return [await services.send(device, b"{}", "tag", expires) for device in devices][-1]

    return asyncio.run(run())


def device_of(browser: Browser, endpoint: str | None = None) -> PushDevice:
    keys = browser.subscription["keys"]
    return PushDevice("1", endpoint or browser.endpoint, keys["p256dh"], keys["auth"])


def test_it_connects_to_the_address_that_was_looked_at_and_asks_the_name_no_second_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = resolving(monkeypatch, ["8.8.8.8"], ["127.0.0.1"])
    connected: list[Any] = []

    async def record(_: Any, __: socket.socket, address: Any) -> None:
        connected.append(address)
        raise OSError("nobody is there")

    monkeypatch.setattr(asyncio.SelectorEventLoop, "sock_connect", record)
    with pushing() as service:
        assert send(PushSettings(), device_of(service.browser(), FCM)) is PushReply.RETRY
    assert (asked, connected) == (["fcm.googleapis.com"], [("8.8.8.8", 443)])


def test_many_messages_go_over_one_connection() -> None:
    with pushing() as service:
        browser = service.browser()
        assert send(LOCAL_PUSH, *[device_of(browser)] * 5) is PushReply.ACCEPTED
        assert (len(browser.posts), service.connections) == (5, 1)


def test_a_name_that_leads_inside_by_the_time_of_sending_refuses_the_message(monkeypatch: pytest.MonkeyPatch) -> None:
    resolving(monkeypatch, ["127.0.0.1"])
    with pushing() as service:
        assert send(PushSettings(), device_of(service.browser(), FCM)) is PushReply.REFUSED


def test_a_service_that_sends_elsewhere_is_not_followed() -> None:
    with pushing() as service:
        browser = service.browser()
        browser.answers = [307]
        assert send(LOCAL_PUSH, device_of(browser)) is PushReply.REFUSED
        assert browser.tries == 1


def test_a_service_that_is_not_there_is_tried_later(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    with pushing() as service:
        browser = service.browser()
    assert send(LOCAL_PUSH, device_of(browser)) is PushReply.RETRY
    assert browser.endpoint not in caplog.text


def test_keys_are_made_once_and_kept_for_their_owner_alone(tmp_path: Path) -> None:
    first, again = PushKeys(tmp_path), PushKeys(tmp_path)
    assert (first.public, first.private) == (again.public, again.private)
    assert (tmp_path / KEY_FILE).stat().st_mode & 0o777 == 0o600
    assert len(first.public) == 87


def test_a_configured_key_is_used_and_one_that_is_none_stops_the_start(tmp_path: Path) -> None:
    kept = PushKeys(tmp_path)
    assert PushKeys(tmp_path / "elsewhere", kept.private).public == kept.public
    with pytest.raises(ConfigError, match="BUDGET_VAPID_PRIVATE_KEY is no VAPID private key"):
        _ = PushKeys(tmp_path, "secret").public


def test_the_environment_names_other_services_and_the_key() -> None:
    assert read_settings({}).push == PushSettings(None, PUSH_HOSTS)
    said = read_settings({"BUDGET_PUSH_HOSTS": " Push.Example , *.b.example", "BUDGET_VAPID_PRIVATE_KEY": "k"}).push
    assert (said.hosts, said.private_key, said.is_public_only) == (("push.example", "*.b.example"), "k", True)


@pytest.mark.parametrize(
    "hosts",
    [
        "https://fcm.googleapis.com",
        "fcm.googleapis.com/x",
        "*",
        "*.com",
        "a.*.b",
        "10.0.0.1",
        "localhost",
        "a b.example",
    ],
)
def test_hosts_that_are_none_are_refused_at_the_start(hosts: str) -> None:
    with pytest.raises(ConfigError, match="BUDGET_PUSH_HOSTS must hold hosts like"):
        read_settings({"BUDGET_PUSH_HOSTS": f"fcm.googleapis.com, {hosts}"})
