"""Budgets of other apps become workspaces, every month to the hundredth."""

from pathlib import Path

import pytest

from tests.api.migrating import files_of, move_in, owed, report_of, shown_balances, shown_months
from tests.api.people import Person
from tests.api.test_workspace_files import bring_back, export
from tests.migrate_files import actual, cashew, firefly, splitwise, ynab


@pytest.mark.parametrize("mode", ["rollover", "report"])
def test_every_month_and_balance_of_a_budget_of_actual_is_the_same_here(ann: Person, tmp_path: Path, mode: str) -> None:
    actual.write(tmp_path / "db.sqlite", mode)
    made = move_in(ann, ("budget.zip", actual.zipped(tmp_path / "db.sqlite")))
    report, workspace = made["report"], made["workspace"]["id"]
    assert (report["source"], made["workspace"]["name"]) == ("actual", "Мій бюджет")
    assert (report["monthsAgree"], report["monthsDiffer"], report["differences"]) == (4, 0, [])
    months = actual.months(tmp_path / "db.sqlite", mode)
    assert shown_months(ann, workspace, months) == months
    balances = actual.balances(tmp_path / "db.sqlite")
    balances.pop("Old bank")  # closed
    assert shown_balances(ann, workspace) == balances
    assert all(each["there"] == each["here"] for each in report["balances"])


@pytest.mark.parametrize("files", [ynab.files(), [("budget.zip", ynab.zipped())], [("budget.json", ynab.api_json())]])
def test_every_month_and_balance_of_a_budget_of_ynab_is_the_same_here(
    ann: Person, files: list[tuple[str, bytes]]
) -> None:
    made = move_in(ann, *files)
    report, workspace = made["report"], made["workspace"]["id"]
    assert (report["source"], report["monthsAgree"], report["differences"]) == ("ynab", 4, [])
    assert shown_months(ann, workspace, ynab.months()) == ynab.months()
    assert shown_balances(ann, workspace) == ynab.balances()


def test_every_month_and_balance_of_a_backup_of_cashew_is_the_same_here(ann: Person, tmp_path: Path) -> None:
    ann.put("/settings/update", {"timeZone": "Europe/Kyiv"})
    file = tmp_path / "cashew.sql"
    cashew.write(file)
    made = move_in(ann, (file.name, file.read_bytes()))
    report, workspace = made["report"], made["workspace"]["id"]
    assert (report["source"], report["monthsDiffer"], report["currencyCode"]) == ("cashew", 0, "UAH")
    months = {key: shown for key, shown in cashew.months(file).items() if key[1] != cashew.NAMES["3"]}
    assert shown_months(ann, workspace, months) == months
    assert shown_balances(ann, workspace) == cashew.balances(file)


def test_every_month_and_balance_of_an_export_of_firefly_is_the_same_here(ann: Person) -> None:
    made = move_in(ann, *firefly.files(), name="Home")
    report, workspace = made["report"], made["workspace"]["id"]
    assert (report["source"], report["monthsDiffer"], made["workspace"]["name"]) == ("firefly", 0, "Home")
    months = {key: shown for key, shown in firefly.months().items() if key[1] != "Travel"}  # in dollars
    assert shown_months(ann, workspace, months) == months
    assert shown_balances(ann, workspace) == firefly.BALANCES


def test_balances_of_a_group_of_splitwise_equal_its_total_row_in_every_currency(ann: Person) -> None:
    made = move_in(ann, splitwise.file(), currencyCode="EUR", me=splitwise.ME)
    report, workspace = made["report"], made["workspace"]["id"]
    assert (report["source"], made["workspace"]["name"]) == ("splitwise", "Summer trip")
    assert (report["monthsDiffer"], report["questions"]) == (0, [])
    balances = splitwise.balances()
    mine = {key: balances.pop((splitwise.ME, key)) for _, key in [*balances] if (splitwise.ME, key) in balances}
    assert owed(ann, workspace) == balances | {(ann.name, code): value for code, value in mine.items()}
    assert shown_months(ann, workspace, splitwise.spent("EUR")) == splitwise.spent("EUR")
    assert all(each["there"] == each["here"] for each in report["balances"])
    accounts = ann.get(f"/account/my/{workspace}/new")
    assert [(each["name"], each["isShowInBalance"]) for each in accounts] == [
        (f"Splitwise {code}", False) for code in ("EUR", "UAH", "JPY", "USD")
    ]
    settled = ann.get(f"/settlement/{workspace}")["payments"]
    for each in settled:
        ann.post(
            f"/settlement/{workspace}/settle",
            {key: each[key] for key in each if key != "amount"} | {"value": each["amount"]},
        )
    assert owed(ann, workspace) == {}


def test_who_is_me_is_asked_and_a_wrong_answer_is_refused(ann: Person, tmp_path: Path) -> None:
    asked = report_of(ann, splitwise.file(), currencyCode="EUR")
    assert (asked["questions"], asked["people"]) == (["me"], [*splitwise.PEOPLE])
    actual.write(tmp_path / "db.sqlite")
    other = ("db.sqlite", (tmp_path / "db.sqlite").read_bytes())
    for file, more, code in (
        (splitwise.file(), {}, "validation.required"),
        (splitwise.file(), {"me": "Nobody"}, "migration.stranger"),
        (other, {"me": "Ann"}, "migration.noPeople"),
    ):
        answer = ann.call("POST", "/migration", files_of(file, currencyCode="EUR", **more))
        assert (answer.status_code, answer.json()["fields"]) == (422, {"me": code})
    assert len(ann.get("/workspace/my")) == 1


def test_a_group_makes_its_file_again_and_twice_makes_two(ann: Person) -> None:
    first, second = (
        move_in(ann, splitwise.file(), currencyCode="EUR", me=splitwise.ME, name=name)["workspace"]["id"]
        for name in ("One", "Two")
    )
    assert export(ann, bring_back(ann, export(ann, first))) == export(ann, first)
    before = export(ann, second)
    ann.delete(f"/workspace/{first}")
    assert export(ann, second) == before
    assert owed(ann, second)


def test_a_migration_makes_its_file_again_and_undo_leaves_the_others(ann: Person, tmp_path: Path) -> None:
    actual.write(tmp_path / "db.sqlite")
    file = ("budget.zip", actual.zipped(tmp_path / "db.sqlite"))
    before = export(ann)
    first, second = (move_in(ann, file, name=name)["workspace"]["id"] for name in ("One", "Two"))
    assert export(ann, bring_back(ann, export(ann, first))) == export(ann, first)
    ann.delete(f"/workspace/{first}")
    assert export(ann) == before
    assert b'"Two"' in export(ann, second)


def test_a_repeated_migration_is_one_workspace(ann: Person, tmp_path: Path) -> None:
    actual.write(tmp_path / "db.sqlite")
    file = ("db.sqlite", (tmp_path / "db.sqlite").read_bytes())
    own = "0192f0c1-2345-7abc-8def-0123456789ab"
    made = move_in(ann, file, id=own)
    again = ann.call("POST", "/migration", {"files": [], "id": own})
    assert again.status_code == 422
    entries = ann.get(f"/history/{own}/list-new")
    assert move_in(ann, file, id=own)["workspace"]["id"] == made["workspace"]["id"] == own
    assert ann.get(f"/history/{own}/list-new") == entries


def test_the_currency_is_asked_where_the_file_does_not_say_it(ann: Person, tmp_path: Path) -> None:
    actual.write(tmp_path / "db.sqlite", currency=None)
    file = ("budget.zip", actual.zipped(tmp_path / "db.sqlite"))
    asked = report_of(ann, file)
    assert (asked["questions"], asked["currencyCode"], asked["taken"]) == (["currencyCode"], None, [])
    answer = ann.call("POST", "/migration", files_of(file))
    assert (answer.status_code, answer.json()["fields"]) == (422, {"currencyCode": "validation.required"})
    made = move_in(ann, file, currencyCode="CZK")
    assert made["workspace"]["currencyCode"] == "CZK"
