"""Backups whose lines are well formed and make no sense: refused with the line, and nothing is stored."""

import json
import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from budget_api.app import backup
from budget_api.backup.rules import RULES
from budget_api.db.base import RULE
from budget_core.base import limits
from tests.api.conftest import NewDatabase, serving
from tests.api.members import new_workspace
from tests.api.people import sign_up
from tests.api.reminders import remind
from tests.servers import server_settings


class Line(NamedTuple):
    """A changed backup, the number of the line, and its old value."""

    content: bytes
    number: int
    old: Any


def changed(content: bytes, table: str, values: dict[str, Any], **where: Any) -> Line:
    """Change the first row of a table that has all of `where`."""
    lines = content.splitlines(keepends=True)
    start = next(at for at, line in enumerate(lines) if line.startswith(f'{{"table":"{table}"'.encode()))
    columns = json.loads(lines[start])["columns"]
    for at in range(start + 1, len(lines)):
        row = dict(zip(columns, json.loads(lines[at]), strict=True))
        if where.items() <= row.items():
            lines[at] = json.dumps(list((row | values).values())).encode() + b"\n"
            return Line(b"".join(lines), at + 1, row)
    raise LookupError(table)


@pytest.fixture(scope="module")
def saved(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A backup with an expense, a budget of a month, a reminder and a workspace that was deleted."""
    folder = tmp_path_factory.mktemp("saved")
    with serving(server_settings(folder)) as client:
        ann = sign_up(client, "Ann")
        ann.spend("12.50", "Food", date="2026-03-05T10:00:00Z")
        parts = [{"categoryId": ann.categories[name], "value": "2"} for name in ("Food", "Transport")]
        body = {"value": "4", "accountId": ann.accounts["Cash"], "date": "2026-04-05", "lines": parts}
        ann.post(f"/history/{ann.workspace}/add-expenses", body)
        budget = {"categoryId": ann.categories["Food"], "date": "2026-03-01", "budget": "300"}
        ann.post(f"/planning/{ann.workspace}/planning-category", budget)
        remind(ann)
        ann.delete(f"/workspace/{new_workspace(ann)}")
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("BUDGET_DATABASE_URL", raising=False)
        backup.backup(folder / "a.jsonl", folder)
    return (folder / "a.jsonl").read_bytes()


VALUES: list[tuple[str, str, Any, str]] = [
    ("settings", "time_zone", "../../etc/passwd", "'../../etc/passwd' is no time zone"),
    ("reminders", "time_zone", "Mars/Base", "'Mars/Base' is no time zone"),
    ("reminders", "date", "2026-13-01T10:00", "is no date and time on a clock"),
    ("workspaces", "first_day_of_month", 29, "29 is no first day of the month"),
    ("workspaces", "first_day_of_month", True, "True is no first day of the month"),
    ("workspaces", "currency_code", "XXX", "'XXX' is no currency"),
    ("workspaces", "name", "\x1b[2J", "holds control characters"),
    ("accounts", "currency_code", "usd", "'usd' is no currency"),
    ("accounts", "icon", "skull", "'skull' is no icon of an account"),
    ("categories", "icon", "skull", "'skull' is no icon of a category"),
    ("planning_categories", "currency_code", "", "'' is no currency"),
    ("plannings", "date", "2026-03-02", "'2026-03-02' is no first day of a month"),
    ("history", "local_day", "zzzz", "'zzzz' is no day"),
    ("history", "currency_code", "default", "'default' is no currency"),
    ("account_history", "local_day", "2026-02-30", "'2026-02-30' is no day"),
    ("account_days", "local_day", "2026-3-5", "'2026-3-5' is no day"),
    ("month_sums", "month", "2026-03-01", "'2026-03-01' is no month"),
    ("history", "lines", [{"categoryId": "x", "value": "1.234"}], "1.234 has more than two decimals"),
    ("history", "lines", [{"value": "1.00"}], "categoryId"),
    ("history", "shares", {"x": "1.234"}, "1.234 has more than two decimals"),
    ("history", "tags", ["Two words"], "['Two words'] are no tags"),
    ("history", "tags", ["food", "food"], "['food', 'food'] are no tags"),
    ("workspaces", "share_rule", {"kind": "half"}, "half"),
    ("users", "name", ["Ann"], ""),
]


@pytest.mark.parametrize(("table", "column", "value", "said"), VALUES, ids=lambda one: str(one)[:20])
def test_a_value_that_makes_no_sense_is_refused_with_its_line(
    saved: bytes, tmp_path: Path, table: str, column: str, value: Any, said: str
) -> None:
    line = changed(saved, table, {column: value})
    (tmp_path / "a.jsonl").write_bytes(line.content)
    with pytest.raises(ValueError, match=rf"^line {line.number}: .*{re.escape(said)}"):
        backup.content(tmp_path / "a.jsonl")


NEIGHBOURS: dict[str, tuple[Any, Any]] = {
    "day": ("2026-02-28", "2026-02-29"),
    "days": (["2026-02-28"], ["2026-02-28", "2026-02-29"]),
    "line": ("a b", "a\nb"),
    "month": ("2026-12", "2026-13"),
    "monthDate": ("2026-12-01", "2026-12-02"),
    "currency": ("USD", "default"),
    "currencyOrDefault": ("default", "usd"),
    "payee": ("x" * limits.PAYEE_MAX_CHARACTERS, "x" * (limits.PAYEE_MAX_CHARACTERS + 1)),
    "tags": (["trip"], ["Trip"]),
    "timeZone": ("Europe/Kyiv", "Europe/kyiv"),
    "firstDay": (28, 29),
    "accountIcon": ("wallet", "Wallet"),
    "categoryIcon": ("utensils", "Utensils"),
    "localMinute": ("2026-01-01T23:59", "2026-01-01T24:00"),
    "clock": ("23:59", "24:00"),
    "alertLevel": (100, 101),
    "scheduleEvery": (limits.SCHEDULE_EVERY_MAX, limits.SCHEDULE_EVERY_MAX + 1),
    "scheduleCount": (limits.SCHEDULE_COUNT_MAX, 0),
}
"""The last value that makes sense by the rule of a column, and one beside it that makes none."""


def test_each_rule_of_a_column_ends_where_that_of_people_does() -> None:
    readers = {column.info[RULE]: reader for column, reader in RULES.items() if RULE in column.info}
    assert readers.keys() == NEIGHBOURS.keys()
    for rule, (kept, refused) in NEIGHBOURS.items():
        assert readers[rule](kept) == kept
        with pytest.raises(ValueError, match=re.escape(repr(refused)) if rule != "days" else "2026-02-29"):
            readers[rule](refused)


def broken_sums(saved: bytes) -> dict[str, tuple[Line, str]]:
    """Rows that do not fit together: a changed backup, and what is said of it."""
    main = changed(saved, "accounts", {"is_main_account": False}, is_main_account=True)
    balance = changed(saved, "accounts", {"budget": "5.00"}, name="Credit Card")
    spent = changed(saved, "day_sums", {"spent": "12.49"})
    workspace = changed(saved, "workspaces", {}, deleted_at=None).number
    divided = changed(saved, "history", {"lines": None}, local_day="2026-04-05")
    less = [divided.old["lines"][0], divided.old["lines"][1] | {"value": "-1.00"}]
    shorter = changed(saved, "history", {"lines": less}, local_day="2026-04-05")
    shared = changed(saved, "history", {"shares": {divided.old["user_id"]: "1.00"}}, local_day="2026-04-05")
    return {
        "shares that are less": (shared._replace(number=workspace), "the shares of the entry .* do not add up to it"),
        "lines that are missing": (divided._replace(number=workspace), "the lines of the entry .* do not add up to it"),
        "lines that are less": (shorter._replace(number=workspace), "the lines of the entry .* do not add up to it"),
        "no main account": (main._replace(number=workspace), "the workspace has 0 main accounts instead of one"),
        "a wrong balance": (balance, "the account's balance is 5.00, its entries add up to -12.50"),
        "a wrong sum": (
            spent._replace(number=workspace),
            "day_sums 2026-03-05 .* is 12.49, its entries add up to 12.50",
        ),
    }


@pytest.mark.both_databases
@pytest.mark.parametrize("name", ["shares that are less", "no main account", "a wrong balance", "a wrong sum"])
def test_rows_that_do_not_add_up_are_refused_and_nothing_is_stored(
    saved: bytes, tmp_path: Path, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    line, said = broken_sums(saved)[name]
    file, whole = tmp_path / "a.jsonl", tmp_path / "whole.jsonl"
    file.write_bytes(line.content)
    whole.write_bytes(saved)
    monkeypatch.setenv("BUDGET_DATABASE_URL", new_database("meanings") or "")
    for attempt in (backup.content, lambda source: backup.restore(source, tmp_path)):
        with pytest.raises(ValueError, match=f"^line {line.number}: .*{said}"):
            attempt(file)
    restored = backup.restore(whole, tmp_path)
    assert restored == backup.content(whole)


def without(content: bytes, table: str) -> bytes:
    """Take the first row of a table out."""
    lines = content.splitlines(keepends=True)
    start = next(at for at, line in enumerate(lines) if line.startswith(f'{{"table":"{table}"'.encode()))
    del lines[start + 1]
    lines[-1] = json.dumps({"rows": json.loads(lines[-1])["rows"] - 1}, separators=(",", ":")).encode() + b"\n"
    return b"".join(lines)


@pytest.mark.both_databases
def test_sums_that_do_not_add_up_are_counted_again_when_that_is_asked_for(
    saved: bytes, tmp_path: Path, new_database: NewDatabase, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = changed(saved, "accounts", {"budget": "5.00"}, name="Credit Card").content
    content = without(changed(content, "day_sums", {"spent": "12.49"}).content, "account_days")
    file, again = tmp_path / "a.jsonl", tmp_path / "again.jsonl"
    file.write_bytes(content)
    monkeypatch.setenv("BUDGET_DATABASE_URL", new_database("counted") or "")
    restored = backup.restore(file, tmp_path, is_recounting=True)
    assert restored.corrected == backup.content(file, is_recounting=True).corrected
    sums = [(one.sum.split(" ")[:2], one.workspace, str(one.kept), str(one.counted)) for one in restored.corrected]
    assert sums == [
        (["Credit", "Card"], "Ann", "5.00", "-12.50"),
        (["day_sums", "2026-03-05"], "Ann", "12.49", "12.50"),
        (["account_days", "2026-03-05"], "Ann", "0.00", "-12.50"),
    ]
    backup.backup(again, tmp_path)
    assert again.read_bytes() == saved


def test_what_is_no_sum_is_refused_although_sums_are_counted_again(saved: bytes, tmp_path: Path) -> None:
    line, said = broken_sums(saved)["no main account"]
    (tmp_path / "a.jsonl").write_bytes(line.content)
    with pytest.raises(ValueError, match=said):
        backup.content(tmp_path / "a.jsonl", is_recounting=True)


def test_a_backup_whose_sums_are_right_is_restored_alike_when_they_are_counted_again(
    saved: bytes, tmp_path: Path
) -> None:
    (tmp_path / "a.jsonl").write_bytes(saved)
    assert backup.content(tmp_path / "a.jsonl", is_recounting=True) == backup.content(tmp_path / "a.jsonl")
