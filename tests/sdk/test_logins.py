import json
from pathlib import Path

import pytest

from budget_sdk.folders import data_folder
from budget_sdk.logins import Logins, StoredLogin, load_logins, save_logins, server_url


def test_a_login_is_kept_for_its_owner_alone(own_folders: Path) -> None:
    save_logins(Logins().with_login("http://Server/api/", StoredLogin("secret", "me@example.com")))
    file = own_folders / "config" / "budget" / "logins.json"
    assert file.stat().st_mode & 0o777 == 0o600
    assert file.parent.stat().st_mode & 0o777 == 0o700
    assert load_logins().token("http://server") == "secret"
    assert json.loads(file.read_text())["stored"] == {"http://server": {"token": "secret", "email": "me@example.com"}}


def test_saving_leaves_no_other_file_behind(own_folders: Path) -> None:
    save_logins(Logins())
    assert [path.name for path in (own_folders / "config" / "budget").iterdir()] == ["logins.json"]


def test_forgetting_a_server_forgets_it_as_the_one_to_use() -> None:
    logins = Logins().with_login("http://a", StoredLogin("1")).with_login("http://b", StoredLogin("2"))
    chosen = logins.with_server("http://a/")
    assert chosen.server == "http://a"
    assert chosen.without_login("http://a") == Logins(None, {"http://b": StoredLogin("2")})
    assert chosen.without_login("http://b").server == "http://a"


def test_nothing_stored_is_no_login() -> None:
    assert load_logins() == Logins()
    assert load_logins().token("http://server") is None


def test_a_path_keeps_its_case_in_an_address() -> None:
    assert server_url("https://Example.org/Budget/") == "https://example.org/Budget"


def test_the_data_folder_follows_the_environment(own_folders: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert data_folder() == own_folders / "data" / "budget"
    monkeypatch.setenv("BUDGET_DATA", str(own_folders / "mine"))
    assert data_folder() == own_folders / "mine"
