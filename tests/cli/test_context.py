from pathlib import Path

import httpx
import pytest

from budget_cli.context import Context
from budget_cli.errors import UnknownTypedName
from budget_cli.options import GlobalOptions
from budget_sdk import Client
from budget_sdk.logins import Logins, StoredLogin, load_logins, save_logins

URL = "http://server"


HEALTH = {"ok": True, "version": "1.0.0", "database": "sqlite", "capabilities": []}


def calling(context: Context, answer: httpx.Response) -> Client:
    """Let the context's client talk to a server that always answers the same."""
    token = load_logins().token(URL)
    client = Client(URL, token, transport=httpx.MockTransport(lambda _: answer))
    context.__dict__["client"] = client
    return client


def test_a_fresh_token_in_an_answer_replaces_the_stored_one(world: Path) -> None:
    save_logins(Logins().with_login(URL, StoredLogin("old", "me@example.com")))
    with Context(GlobalOptions(server=URL)) as context:
        calling(context, httpx.Response(200, json=HEALTH, headers={"authorization": "Bearer new"})).health.check()
    assert load_logins().stored[URL] == StoredLogin("new", "me@example.com")


def test_a_token_of_the_environment_is_never_stored(world: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BUDGET_TOKEN", "mine")
    save_logins(Logins().with_login(URL, StoredLogin("old")))
    with Context(GlobalOptions(server=URL)) as context:
        calling(context, httpx.Response(200, json=HEALTH, headers={"authorization": "Bearer new"})).health.check()
    assert load_logins().token(URL) == "old"


def test_who_takes_part_in_no_workspace_is_told_so(world: Path) -> None:
    settings = {
        "workspace": None, "mainScreen": "expenses", "expensesView": "rounds-view", "language": "en",
        "showOnboarding": False, "timeZone": "UTC",
    }  # fmt: skip

    def server(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, json=settings if request.url.path.endswith("/settings") else [])

    with Context(GlobalOptions(server=URL)) as context, pytest.raises(UnknownTypedName, match="no workspace"):
        context.__dict__["client"] = Client(URL, transport=httpx.MockTransport(server))
        context.account("cash")
