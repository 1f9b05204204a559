"""A server whose sign-ups are closed: nobody new by any way, and all who are there as before."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.config import ConfigError, ProviderName, ServerSettings, read_settings
from tests.api.codes import login
from tests.api.conftest import serving
from tests.api.guests import send, sign_up_body, story
from tests.api.people import PASSWORD, sign_up
from tests.api.test_providers import Site, somebody
from tests.openid.provider import URL, openid_provider
from tests.servers import server_settings

CLOSED = (403, "auth.signUpClosed")


def closed(settings: ServerSettings) -> ServerSettings:
    """Return the settings with sign-ups closed."""
    return replace(settings, sign_in=replace(settings.sign_in, sign_up="closed"))


def refusal(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def is_offered(client: TestClient[Any]) -> bool:
    """Return what clients read before they offer a sign-up."""
    (found,) = (one for one in client.get("/api/health").json()["capabilities"] if one["name"] == "signUp")
    assert found["setting"] == "BUDGET_SIGN_UP"
    return bool(found["isOn"])


def test_nobody_signs_up_and_who_has_an_account_logs_in(tmp_path: Path) -> None:
    settings = server_settings(tmp_path)
    with serving(settings) as client:
        ann = sign_up(client, "Ann")
        assert is_offered(client)
    with serving(closed(settings)) as client:
        new = {"name": "Bob", "email": "bob@example.com", "password": PASSWORD}
        assert refusal(client.post("/api/user/signup", json=new)) == CLOSED
        assert refusal(send(client, sign_up_body(story(), email="carol@example.com"))) == CLOSED
        assert login(client, ann.email, PASSWORD).status_code == 200
        assert not is_offered(client)
    with serving(settings) as client:
        for email in ("bob@example.com", "carol@example.com"):
            assert login(client, email, PASSWORD).status_code == 422


def test_a_provider_lets_in_whom_it_let_in_before_and_nobody_new(tmp_path: Path) -> None:
    known = somebody()
    with openid_provider(ProviderName.GOOGLE) as google:
        settings = server_settings(tmp_path, url=URL, providers=(google,))
        with serving(settings) as client:
            assert Site(client).sign_in(known).status_code == 200
        with serving(closed(settings)) as client:
            assert Site(client).sign_in(known).status_code == 200
            assert refusal(Site(client).sign_in(somebody())) == CLOSED


@pytest.mark.parametrize(
    ("text", "policy"),
    [("", "open"), ("open", "open"), ("closed", "closed"), (" closed ", "closed"), ("invited", "invited")],
)
def test_the_environment_says_who_can_sign_up(text: str, policy: str) -> None:
    assert read_settings({"BUDGET_SIGN_UP": text}).sign_in.sign_up == policy


@pytest.mark.parametrize("text", ["no", "Closed", "invite"])
def test_another_word_is_refused_at_the_start(text: str) -> None:
    with pytest.raises(ConfigError, match="BUDGET_SIGN_UP must be open, invited or closed"):
        read_settings({"BUDGET_SIGN_UP": text})
