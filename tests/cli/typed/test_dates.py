from zoneinfo import available_timezones

import pytest

from budget_cli.typed.dates import time_zone


@pytest.mark.parametrize(("setting", "zone"), [("Europe/Kyiv", "Europe/Kyiv"), (":Asia/Tokyo", "Asia/Tokyo")])
def test_the_zone_is_the_one_of_the_terminal(setting: str, zone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", setting)
    assert time_zone() == zone


@pytest.mark.parametrize("setting", ["Nowhere/Land", "../etc/passwd", "/etc/localtime"])
def test_a_zone_nobody_knows_is_none(setting: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TZ", setting)
    assert time_zone() is None


def test_without_a_setting_it_is_the_machines_own_if_that_can_be_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TZ", raising=False)
    assert time_zone() in available_timezones() | {None}
