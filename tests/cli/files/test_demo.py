import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_a_household_of_sample_data_is_made_at_once_and_its_sums_are_right(budget: Budget, answer: Json) -> None:
    made = budget("demo", "--table")
    assert (made.exit_code, made.stderr) == (0, "Sample data is in use. To remove it: budget demo --remove\n")
    assert (len(answer("categories")), len(answer("lists"))) == (12, 4)
    accounts = answer("accounts")
    assert {one["currencyCode"] for one in accounts} == {"USD", "UAH", "EUR"}
    months = answer("stats", "--json")["months"]
    assert [float(one["spent"]) > 0 for one in months[-6:-1]] == [True] * 5
    assert answer("demo")["id"] == next(one["id"] for one in answer("workspaces") if one["name"] == "Sample data")
    assert len(answer("workspaces")) == 2


def test_costs_of_the_household_are_shared_with_names_who_owe_whoever_looks(budget: Budget, answer: Json) -> None:
    budget("demo")
    names = {one["memberId"]: one["name"] for one in answer("people", "list")["members"]}
    payments = answer("settle")["payments"]
    assert {names[one["fromMemberId"]] for one in payments} == {"Taras", "Grandma"}
    assert {names[one["toMemberId"]] for one in payments} == {"Me"}
    assert sum(float(one["amount"]) for one in payments) > 0


def test_sample_data_goes_all_at_once_and_ones_own_budget_is_in_use_again(budget: Budget, answer: Json) -> None:
    own = answer("config")["workspace"]
    budget("demo")
    gone = budget("demo", "--remove", "--table")
    assert (gone.exit_code, gone.stderr) == (0, "Removed the sample data; Me is in use.\n")
    assert [one["id"] for one in answer("workspaces")] == [own]
    assert answer("config")["workspace"] == own
    again = budget("demo", "--remove")
    assert (again.exit_code, again.stderr) == (3, "There is no sample data.\nTry: budget demo\n")
    assert budget("demo").exit_code == 0


def test_sample_data_is_in_the_language_of_the_settings(answer: Json) -> None:
    answer("config", "set", "language", "ua")
    assert answer("demo")["name"] == "Зразок даних"
    assert "Продукти" in {one["name"] for one in answer("categories")}


def test_entries_that_somebody_booked_go_when_it_is_said_so_and_come_back(budget: Budget, answer: Json) -> None:
    budget("demo")
    sample = answer("config")["workspace"]
    budget("add", "5", "groc", "mine", "--date", "2026-02-03")
    budget("add", "6", "groc", "taken back")
    budget("undo")
    before = len(answer("history"))
    refused = budget("demo", "--remove")
    assert (refused.exit_code, refused.stderr) == (
        2,
        "Its entries are removed too: 1. Remove it? Confirm with --yes.\n",
    )
    assert answer("config")["workspace"] == sample
    assert budget("demo", "--remove", "--yes").exit_code == 0
    assert answer("history") == []
    assert budget("undo", "--table").stderr == "Restored Sample data.\n"
    assert [entry["note"] for entry in answer("history", "--search", "mine")] == ["mine"]
    assert len(answer("history")) == before
    assert budget("undo").exit_code == 3


def test_a_later_change_is_undone_before_a_removed_sample_comes_back(budget: Budget, answer: Json) -> None:
    budget("demo")
    budget("add", "5", "groc", "mine")
    assert budget("demo", "--remove", "--yes").exit_code == 0
    budget("add", "7", "food")
    assert "expense Food" in budget("undo", "--table").stderr
    assert budget("undo", "--table").stderr == "Restored Sample data.\n"


def test_the_sample_has_payees_tags_a_split_expense_and_a_refund_of_one(budget: Budget, answer: Json) -> None:
    budget("demo")
    entries = answer("history")
    split = next(one for one in entries if len(one["lines"]) > 1)
    names = {one["id"]: one["name"] for one in answer("categories")}
    assert (split["payee"], [names[line["categoryId"]] for line in split["lines"]]) == (
        "Corner Market",
        ["Groceries", "Household"],
    )
    refund = next(one for one in entries if one["kind"] == "refund")
    expense = next(one for one in entries if one["id"] == refund["refundOf"])
    assert (refund["value"], expense["note"]) == ("17.80", "T-shirts")
    assert {one["name"] for one in answer("tags")} >= {"sofia", "holiday"}
    assert {one["payee"] for one in answer("schedules")} == {"Mrs Melnyk", "Linden Studio", "Melody"}
