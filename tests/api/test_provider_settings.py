"""Settings of sign-in providers in the environment."""

from datetime import UTC, datetime
from pathlib import Path

import jwt
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat

from budget_api.config import ConfigError, ProviderName, ProviderSettings, read_settings
from budget_api.integrations.openid import client_secret

URL = {"BUDGET_URL": "https://budget.example/"}
GOOGLE = URL | {"BUDGET_GOOGLE_CLIENT_ID": "id", "BUDGET_GOOGLE_CLIENT_SECRET": "secret"}


def test_without_a_client_id_there_is_no_provider() -> None:
    assert read_settings(URL | {"BUDGET_GOOGLE_CLIENT_SECRET": "secret"}).providers == ()


def test_google_needs_an_id_and_a_secret() -> None:
    assert read_settings(GOOGLE).providers == (
        ProviderSettings(
            ProviderName.GOOGLE, "https://accounts.google.com", "id", "https://budget.example/google", "secret"
        ),
    )
    assert "secret" not in repr(read_settings(GOOGLE).providers[0]).replace("client_secret", "")


def test_apples_secret_is_signed_anew_with_the_key_of_the_team(tmp_path: Path) -> None:
    key = ec.generate_private_key(ec.SECP256R1())
    file = tmp_path / "key.p8"
    file.write_bytes(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    names = {"CLIENT_ID": "app", "TEAM_ID": "team", "KEY_ID": "kid", "KEY_FILE": str(file)}
    (apple,) = read_settings(URL | {f"BUDGET_APPLE_{name}": value for name, value in names.items()}).providers
    assert apple.redirect_uri == "https://budget.example/api/auth/apple"
    secret = client_secret(apple, datetime.now(UTC))
    found = jwt.decode(secret, key.public_key(), algorithms=["ES256"], audience="https://appleid.apple.com")
    assert (found["iss"], found["sub"], found["exp"] - found["iat"]) == ("team", "app", 300)
    assert jwt.get_unverified_header(secret)["kid"] == "kid"
    assert "PRIVATE" not in repr(apple)


@pytest.mark.parametrize(
    ("env", "text"),
    [
        ({"BUDGET_GOOGLE_CLIENT_ID": "id", "BUDGET_GOOGLE_CLIENT_SECRET": "s"}, "needs BUDGET_URL"),
        (URL | {"BUDGET_GOOGLE_CLIENT_ID": "id"}, "needs BUDGET_GOOGLE_CLIENT_SECRET beside it"),
        (URL | {"BUDGET_APPLE_CLIENT_ID": "id"}, "or TEAM_ID, KEY_ID and KEY_FILE"),
        (GOOGLE | {"BUDGET_GOOGLE_ISSUER": "http://accounts.example"}, "must be an address like https://"),
        (GOOGLE | {"BUDGET_GOOGLE_ISSUER": "file:///etc"}, "must be an address like https://"),
    ],
)
def test_what_can_not_work_is_refused_at_the_start(env: dict[str, str], text: str) -> None:
    with pytest.raises(ConfigError, match=text):
        read_settings(env)


def test_a_key_that_is_not_there_is_named(tmp_path: Path) -> None:
    names = {"CLIENT_ID": "app", "TEAM_ID": "team", "KEY_ID": "kid", "KEY_FILE": str(tmp_path / "none.p8")}
    with pytest.raises(ConfigError, match="BUDGET_APPLE_KEY_FILE can't be read"):
        read_settings(URL | {f"BUDGET_APPLE_{name}": value for name, value in names.items()})
