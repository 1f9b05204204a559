"""Every setting of a server that makes no sense is answered at start in one line: which it is, and what is expected."""

import asyncio
import re
import runpy
from pathlib import Path

import pytest
from litestar import Litestar

from budget_api.app.storage import lock_data_folder
from budget_api.config import Config, ConfigError, groups, read_settings
from budget_api.config.quotas import DEFAULTS, PREFIX
from budget_api.server.lifespan import running
from tests.api.processes import ROOT
from tests.servers import server_settings

URL = {"BUDGET_URL": "https://budget.example"}
SMTP = {"BUDGET_SMTP_URL": "smtp://mail.example.com", "BUDGET_MAIL_FROM": "budget@example.com"}
STRIPE = URL | {
    "BUDGET_BILLING": "stripe",
    "BUDGET_STRIPE_SECRET_KEY": "sk_test_1",
    "BUDGET_STRIPE_WEBHOOK_SECRET": "whsec_1",
    "BUDGET_STRIPE_PRICES": "price_1",
}
GOOGLE = URL | {"BUDGET_GOOGLE_CLIENT_ID": "id", "BUDGET_GOOGLE_CLIENT_SECRET": "secret"}
APPLE = URL | {"BUDGET_APPLE_CLIENT_ID": "id", "BUDGET_APPLE_CLIENT_SECRET": "secret"}
STOCKS = {"BUDGET_STOCKS_KEY": "key"}

NO_ADDRESSES = ["nonsense", "ftp://a.example", "https://", "https://a b.example", "https://a.example:x", "https://[::1"]
NO_SAFE_ADDRESSES = [*NO_ADDRESSES, "http://a.example", "https://user:password@a.example", "https://a.example/x?y=z"]
NO_NUMBERS = ["0", "-1", "1.5", "ten", "1e3", "٣", "9" * 30]
NO_KEYS = ["with space", "with\nline", "ключ"]

NONSENSE: dict[str, tuple[dict[str, str], str, list[str]]] = {
    "BUDGET_DATA": ({}, "must be a folder", ["~nobody-of-this-name/budget"]),
    "BUDGET_DATABASE_DIRECT_URL": (
        {"BUDGET_DATABASE_URL": "postgresql://a/b"},
        "like postgresql://user:",
        ["mysql://a/b", "postgresql://a:1,b:x/c"],
    ),
    "BUDGET_DATABASE_REPLICA_URL": ({"BUDGET_DATABASE_URL": "postgresql://a/b"}, "like postgresql://user:", ["x"]),
    "BUDGET_DATABASE_URL": ({}, "like postgresql://user:", ["mysql://a/b", "postgresql://", "postgresql://a:x/b", "x"]),
    "BUDGET_SECRET": ({}, "at least 32 bytes", ["short"]),
    "BUDGET_URL": ({}, "an address like https://", [*NO_ADDRESSES, "budget.example"]),
    "BUDGET_SESSION_DAYS": ({}, "a whole number from 1 to 3650", [*NO_NUMBERS, "3651"]),
    "BUDGET_SIGN_UP": ({}, "open, invited or closed", ["invite", "true"]),
    "BUDGET_METRICS_TOKEN": ({}, "at least 16 characters", ["short", "fifteen letters"]),
    "BUDGET_OWNER_EMAIL": ({}, "which is no e-mail", ["ann", "ann@example.com;bob@example.com"]),
    "BUDGET_TRUSTED_PROXIES": ({}, "addresses like 127.0.0.1", ["nonsense", "10.0.0.0/33", "*"]),
    "BUDGET_RATES_URLS": ({}, "an address like https://", [*NO_SAFE_ADDRESSES, "on", "https://a.example, x"]),
    "BUDGET_CURRENCYAPI_KEY": ({}, "characters that no key has", NO_KEYS),
    "BUDGET_SMTP_URL": (SMTP, "like smtp://user:", ["nonsense", "http://a.example", "smtp://", "smtp://a:x"]),
    "BUDGET_MAIL_FROM": (
        SMTP,
        "an e-mail address like",
        ["nonsense", "a@", "@b", "Budget <a@b.c>", "a@b.c\nBcc: d@e.f"],
    ),
    "BUDGET_MAIL_RETRY_SECONDS": ({}, "a whole number from 1 to 86400", NO_NUMBERS),
    "BUDGET_BACKUP_EVERY": ({}, "a whole number from 1 to 8760", [*NO_NUMBERS, "8761"]),
    "BUDGET_BACKUP_KEEP": ({"BUDGET_BACKUP_EVERY": "24"}, "a whole number from 1 to", NO_NUMBERS),
    "BUDGET_WORKER": ({}, "inside or separate", ["true", "outside"]),
    "BUDGET_PUSH_HOSTS": ({}, "hosts like fcm.googleapis.com", ["https://a.example", "*", "10.0.0.1"]),
    "BUDGET_STOCKS_KEY": ({}, "characters that no key has", NO_KEYS),
    "BUDGET_STOCKS_URL": (STOCKS, "an address like https://", NO_SAFE_ADDRESSES),
    "BUDGET_BILLING": ({}, "must be none or stripe", ["paypal", "true"]),
    "BUDGET_STRIPE_SECRET_KEY": (STRIPE, "characters that no key has", NO_KEYS),
    "BUDGET_STRIPE_WEBHOOK_SECRET": (STRIPE, "characters that no key has", NO_KEYS),
    "BUDGET_STRIPE_PRICES": (STRIPE, "ids of prices like price_", ["price 1", "price_1;price_2", "4.99€"]),
    "BUDGET_STRIPE_URL": (STRIPE, "an address like https://", NO_SAFE_ADDRESSES),
    "BUDGET_ANALYTICS_URL": ({}, "an address like https://", NO_SAFE_ADDRESSES),
    "BUDGET_PASSWORD_MEMORY_KIB": ({}, "a whole number from 8 to", [*NO_NUMBERS, "7"]),
    "BUDGET_PASSWORD_ROUNDS": ({}, "a whole number from 1 to", NO_NUMBERS),
    "BUDGET_CODES_AT_ONCE": ({}, "a whole number from 1 to", NO_NUMBERS),
    "BUDGET_CODES_A_DAY": ({}, "a whole number from 1 to", NO_NUMBERS),
    "BUDGET_HOSTS": ({}, "names like budget.example.org", ["http://a.example", "a.example;b.example", "*.example"]),
    "BUDGET_CONNECTIONS": ({}, "a whole number from 10 to", [*NO_NUMBERS, "9"]),
    "BUDGET_CONNECTIONS_ADDRESS": ({}, "a whole number from 6 to", [*NO_NUMBERS, "5"]),
    "BUDGET_REQUEST_SECONDS": ({}, "a whole number from 1 to", [*NO_NUMBERS, "3601"]),
    "BUDGET_GOOGLE_ISSUER": (GOOGLE, "an address like https://", NO_SAFE_ADDRESSES),
    "BUDGET_APPLE_ISSUER": (APPLE, "an address like https://", NO_SAFE_ADDRESSES),
    "BUDGET_SUPPORT_CONTACT": ({}, "one line of at most 200", ["two\nlines", "x" * 201]),
    PREFIX + "LOGIN_TOTAL": ({}, "like 30/hour", ["30", "0/hour", "ten/hour", "30/fortnight"]),
}
ELSEWHERE = {"BUDGET_VAPID_PRIVATE_KEY": "test_push", "BUDGET_APPLE_KEY_FILE": "below, as it needs a file"}
"""Settings that are checked when the key is first used, which happens at the start too."""
ANY_TEXT = {
    f"BUDGET_{name}" for name in ("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET", "APPLE_CLIENT_ID", "APPLE_CLIENT_SECRET")
} | {"BUDGET_APPLE_TEAM_ID", "BUDGET_APPLE_KEY_ID"}
"""Given out by the providers, who say themselves what they do not know."""
OF_THE_TERMINAL = {"BUDGET_USER", "BUDGET_TOKEN", "BUDGET_SERVER", "BUDGET_COMPLETE"}


@pytest.mark.parametrize("setting", NONSENSE)
def test_nonsense_is_answered_in_one_line_that_names_the_setting(setting: str) -> None:
    beside, expected, values = NONSENSE[setting]
    for value in values:
        with pytest.raises(ConfigError) as refused:
            read_settings(beside | {setting: value})
        said = str(refused.value)
        assert setting in said and expected in said, (value, said)
        assert "\n" not in said and len(said) < 300


def test_every_setting_that_is_read_or_documented_is_in_the_table() -> None:
    texts = [file.read_text("utf-8") for file in (ROOT / "src/budget_api").rglob("*.py")]
    texts.append((ROOT / "docs/self-hosting.md").read_text("utf-8"))
    named = {found.rstrip("_") for text in texts for found in re.findall(r"BUDGET_[A-Z]+(?:_[A-Z]+)*_?", text)}
    unfinished = {"BUDGET_LIMIT", "BUDGET_APPLE", "BUDGET_GOOGLE"}
    assert named - unfinished <= {*NONSENSE, *ELSEWHERE, *ANY_TEXT, *OF_THE_TERMINAL}


def test_every_setting_there_is_has_a_name_that_is_known() -> None:
    known = {*NONSENSE, *ELSEWHERE, *ANY_TEXT} - {PREFIX + "LOGIN_TOTAL"}
    assert known == groups.SERVER_SETTINGS
    assert groups.TERMINAL_SETTINGS < OF_THE_TERMINAL


def test_the_hosting_page_has_the_table_of_all_settings() -> None:
    page = ROOT / "docs/self-hosting.md"
    made = runpy.run_path(str(ROOT / "docs/generators/make_settings_tables.py"))["page"]()
    assert made == page.read_text("utf-8"), "python docs/generators/make_settings_tables.py"


def test_a_mistyped_setting_is_named_with_the_one_that_is_meant() -> None:
    env = {"BUDGET_SMTP_ULR": "x", "BUDGET_X": "", "BUDGET_URL": "x", PREFIX + "LOGIN_TOTAL": "off", "HOME": "/"}
    assert groups.unknown(env) == [
        "BUDGET_SMTP_ULR is no setting. Is BUDGET_SMTP_URL meant?",
        "BUDGET_X is no setting.",
    ]
    assert groups.given(env) == [PREFIX + "LOGIN_TOTAL", "BUDGET_URL"]


@pytest.mark.parametrize("text", ["", "off", " https://a.example/usd.json , http://127.0.0.1:8081/@latest/usd.json/ "])
def test_sources_of_rates_that_make_sense_are_taken(text: str) -> None:
    found = read_settings({"BUDGET_RATES_URLS": text}).rates
    own = ("https://a.example/usd.json", "http://127.0.0.1:8081/@latest/usd.json")
    assert found.urls == {"": read_settings({}).rates.urls, "off": ()}.get(text, own)


@pytest.mark.parametrize(
    "url", ["http://192.168.1.5:8000", "https://budget.example/", "http://[::1]:8000", "http://nas"]
)
def test_a_server_at_home_may_be_reached_without_encryption(url: str) -> None:
    assert read_settings({"BUDGET_URL": url}).config.url == url.rstrip("/")


def test_limits_have_names_that_the_environment_can_say() -> None:
    assert read_settings({PREFIX + name: "1/day" for name in DEFAULTS}).limits.keys() == DEFAULTS.keys()


@pytest.mark.parametrize(
    "content", [b"nonsense", b"\xff\xfe", b"", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----"]
)
def test_a_key_file_that_holds_no_key_is_named(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "key.p8").write_bytes(content)
    env = {"BUDGET_APPLE_TEAM_ID": "team", "BUDGET_APPLE_KEY_ID": "kid", "BUDGET_APPLE_KEY_FILE": f"{tmp_path}/key.p8"}
    with pytest.raises(ConfigError, match=r"BUDGET_APPLE_KEY_FILE must be the \.p8 file"):
        read_settings(URL | {"BUDGET_APPLE_CLIENT_ID": "id"} | env)


def test_a_data_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(
        ConfigError, match=r"The data folder .*/file/budget \(BUDGET_DATA\) can't be used: Not a directory"
    ):
        lock_data_folder(Config(tmp_path / "file" / "budget"))


@pytest.mark.parametrize(
    ("given", "meant"),
    [
        ("postgresql://a/b", "postgresql://a/b"),
        ("postgresql://a,b:1/c", "postgresql://a,b:1/c?target_session_attrs=primary"),
        ("postgresql://a,b/c?sslmode=require", "postgresql://a,b/c?sslmode=require&target_session_attrs=primary"),
        ("postgresql://a,b/c?target_session_attrs=any", "postgresql://a,b/c?target_session_attrs=any"),
    ],
)
def test_of_several_hosts_of_a_database_the_one_that_takes_writes_is_meant(given: str, meant: str) -> None:
    config = read_settings({"BUDGET_DATABASE_URL": given}).config
    assert (config.database_url, config.session_url) == (meant, meant)


def test_what_needs_a_session_goes_beside_the_pooler() -> None:
    both = {"BUDGET_DATABASE_URL": "postgresql://pooler/b", "BUDGET_DATABASE_DIRECT_URL": "postgresql://a/b"}
    assert read_settings(both).config.session_url == "postgresql://a/b"
    with pytest.raises(ConfigError, match="BUDGET_DATABASE_DIRECT_URL needs BUDGET_DATABASE_URL"):
        read_settings({"BUDGET_DATABASE_DIRECT_URL": "postgresql://a/b"})


def test_a_database_that_is_away_is_told_of_in_one_line(tmp_path: Path) -> None:
    settings = server_settings(tmp_path, database_url="postgresql://u:pw@127.0.0.1:1/x")

    async def start() -> None:
        async with running(Litestar([]), settings):
            pass

    with pytest.raises(ConfigError, match=r"^The database can't be reached\. [^\n]*$") as refused:
        asyncio.run(start())
    assert "pw" not in str(refused.value)


def test_an_address_with_a_path_is_refused_in_words() -> None:
    with pytest.raises(ConfigError, match="BUDGET_URL must be an address without a path"):
        read_settings({"BUDGET_URL": "https://home.example/budget"})
    assert read_settings({"BUDGET_URL": "https://home.example/"}).config.url == "https://home.example"
