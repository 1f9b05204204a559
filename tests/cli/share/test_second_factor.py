"""Second factor in the SDK and the terminal: the sign-in in two steps, and management."""

import asyncio
import json
from pathlib import Path
from uuid import uuid4

import pytest
from tests.api.second_factors import Authenticator
from tests.cli.conftest import Budget, Json

from budget_sdk import Client, Invalid, Login, RateLimited, SecondFactorRequired, SignUp
from budget_sdk.async_client import AsyncClient
from budget_sdk.logins import load_logins

PASSWORD = "correct horse battery"


@pytest.fixture
def email(server: str) -> str:
    return f"{uuid4()}@example.com"


def test_a_sign_in_with_a_second_factor_is_finished_by_a_code(server: str, email: str) -> None:
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Ann", email=email, password=PASSWORD))
        app = Authenticator(client.users.start_totp(current_password=PASSWORD).secret)
        codes = client.users.confirm_totp(code=app.code(-1)).recovery_codes
        assert (client.users.totp().on, client.users.totp().recovery_codes_left) == (True, len(codes))
    with Client(server) as client:
        with pytest.raises(SecondFactorRequired, match="needs a code") as raised:
            client.users.login(Login(email=email, password=PASSWORD))
        assert client.token is None
        assert raised.value.factors == ["totp", "recovery"]
        with pytest.raises(Invalid) as wrong:
            client.users.login_second(ticket=raised.value.ticket, code=app.wrong())
        assert wrong.value.fields.keys() == {"code"}
        assert client.users.login_second(ticket=raised.value.ticket, code=app.code()).email == email
        assert client.users.me().email == email
        fresh = client.users.renew_recovery_codes(code=codes[0]).recovery_codes
        assert client.users.turn_off_totp(code=fresh[0]).ok
        assert not client.users.totp().on
        assert client.users.login(Login(email=email, password=PASSWORD)).email == email


def test_the_awaiting_client_raises_the_same_error(server: str, email: str) -> None:
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Ann", email=email, password=PASSWORD))
        app = Authenticator(client.users.start_totp(current_password=PASSWORD).secret)
        client.users.confirm_totp(code=app.code(-1))

    async def sign_in() -> str | None:
        async with AsyncClient(server) as client:
            with pytest.raises(SecondFactorRequired) as raised:
                await client.users.login(Login(email=email, password=PASSWORD))
            return (await client.users.login_second(ticket=raised.value.ticket, code=app.code())).email

    assert asyncio.run(sign_in()) == email


def test_after_ten_misses_codes_wait(server: str, email: str) -> None:
    with Client(server) as client:
        client.users.sign_up(SignUp(name="Ann", email=email, password=PASSWORD))
        app = Authenticator(client.users.start_totp(current_password=PASSWORD).secret)
        client.users.confirm_totp(code=app.code(-1))
        for _ in range(10):
            with pytest.raises(Invalid):
                client.users.turn_off_totp(code=app.wrong())
        with pytest.raises(RateLimited) as raised:
            client.users.turn_off_totp(code=app.code())
        assert raised.value.retry_after


@pytest.fixture
def app(online: str, budget: Budget, answer: Json) -> Authenticator:
    """The authenticator app of who is signed in, set up in two steps as a script does."""
    made = json.loads(budget("users", "add-factor", "--password-stdin", typed=f"{PASSWORD}\n").stdout)
    app = Authenticator(made["secret"])
    assert made["uri"].startswith("otpauth://totp/")
    app.recovery = answer("users", "add-factor", "--code", app.code(-1))["recoveryCodes"]
    return app


def test_a_login_asks_for_a_code(
    budget: Budget, answer: Json, online: str, app: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    email = answer("users")["email"]
    monkeypatch.delenv("BUDGET_TOKEN")
    login = ("login", online, "--email", email, "--password-stdin")
    refused = budget(*login, typed=f"{PASSWORD}\n{app.wrong()}\n")
    assert (refused.exit_code, load_logins().stored) == (5, {})
    asked = budget(*login, typed=f"{PASSWORD}\n{app.code()}\n")
    assert (asked.exit_code, "Signed in to" in asked.stderr) == (0, True), asked.output
    assert "Code of the authenticator app, or a recovery code" in asked.stderr
    for code in (app.code(1), app.recovery[0].lower()):
        assert budget(*login, "--code", code, typed=f"{PASSWORD}\n").exit_code == 0
    assert answer("users", "factor") == {"on": True, "recoveryCodesLeft": 9}


def test_people_scan_a_key_and_get_recovery_codes(budget: Budget, online: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def typed(prompt: str, **_: object) -> str:
        return PASSWORD if prompt == "Password" else Authenticator(secrets[-1]).code(-1)

    secrets: list[str] = []
    monkeypatch.setattr("typer.prompt", typed)
    monkeypatch.setattr("budget_cli.commands.share.factors.echo", lambda text: secrets.append(text.rpartition(" ")[2]))
    shown = budget("users", "add-factor", "--table")
    assert shown.exit_code == 0, shown.output
    uri, *codes = shown.stdout.splitlines()
    assert (uri.startswith("otpauth://totp/"), len(codes)) == (True, 10)
    renewed = budget("users", "recovery-codes", "--code", codes[0], "--table")
    assert len(set(renewed.stdout.splitlines()) - set(codes)) == 10


def test_recovery_codes_are_renewed_and_codes_turned_off(budget: Budget, answer: Json, app: Authenticator) -> None:
    wrong = budget("users", "recovery-codes", "--code", app.wrong())
    assert (wrong.exit_code, "Code is not correct" in wrong.stderr) == (5, True)
    fresh = answer("users", "recovery-codes", "--code", app.code())["recoveryCodes"]
    off = budget("users", "remove-factor", "--code", fresh[0], "--table")
    assert (off.exit_code, off.stderr) == (0, "Authenticator codes are off.\n")
    assert answer("users", "factor") == {"on": False, "recoveryCodesLeft": 0}


def test_on_the_servers_machine_a_factor_is_removed_without_a_code(
    budget: Budget, answer: Json, online: str, server_folder: Path, app: Authenticator, monkeypatch: pytest.MonkeyPatch
) -> None:
    email = answer("users")["email"]
    monkeypatch.delenv("BUDGET_TOKEN")
    monkeypatch.delenv("BUDGET_SERVER")
    remove = ("users", "remove-factor", email, "--data", str(server_folder), "--table")
    done = budget(*remove)
    assert (done.exit_code, done.stderr) == (0, "Me signs in without a code, and is told so by mail.\n")
    assert budget(*remove).exit_code == 5
    assert budget("users", "remove-factor", "nobody@example.com", "--data", str(server_folder)).exit_code == 3
    assert budget("login", online, "--email", email, "--password-stdin", typed=f"{PASSWORD}\n").exit_code == 0


def test_who_is_signed_in_to_a_server_removes_nobody_elses(budget: Budget, answer: Json, app: Authenticator) -> None:
    refused = budget("users", "remove-factor", answer("users")["email"])
    assert refused.exit_code == 1
    assert answer("users", "factor")["on"]
