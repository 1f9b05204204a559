"""Payees and tags in the terminal."""

import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


def test_every_command_that_books_takes_payee_and_tags(answer: Json) -> None:
    said = ("--payee", "Сільпо", "--tag", "#Home")
    found = [
        answer("add", "12", "food", "bread", "#kyiv", *said),
        answer("add", "coffee", "4.50", "food", "#kyiv", *said),
        answer("add", "20", "food=15", "transport=5", "#kyiv", *said),
        answer("income", "100", "salary", "#kyiv", *said),
        answer("transfer", "5", "cash", "--from", "credit", "--note", "#kyiv", *said),
        answer("refund", "3", "food", "back", "#kyiv", *said),
    ]
    assert {(each["payee"], *each["tags"]) for each in found} == {("Сільпо", "home", "kyiv")}
    assert [each["note"] for each in found] == ["bread", "coffee", "", "salary", "", "back"]


def test_a_known_payee_is_read_in_a_line(answer: Json) -> None:
    answer("add", "12", "transport", "--payee", "Сільпо", "-a", "cash")
    entry = answer("add", "250", "СІЛЬПО", "#trip")
    assert (entry["payee"], entry["note"], entry["tags"]) == ("Сільпо", "", ["trip"])
    assert (entry["categoryLabel"], entry["accountLabel"]) == ("Transport", "Cash")
    assert answer("add", "30", "food", "сільпо")["payee"] == "Сільпо"


def test_payee_and_tags_are_corrected_with_and_without_the_amount(answer: Json) -> None:
    entry = answer("add", "12", "food", "#a")
    named = answer("edit", "last", "--payee", "Silpo", "--tag", "b", "--tag", "c")
    assert (named["id"], named["payee"], named["tags"]) == (entry["id"], "Silpo", ["b", "c"])
    anew = answer("edit", "last", "--amount", "13")
    assert (anew["payee"], anew["tags"]) == ("Silpo", ["b", "c"])
    bare = answer("edit", "last", "--amount", "14", "--payee", "", "--tag", "")
    assert (bare["payee"], bare["tags"]) == ("", [])


def test_history_and_search_are_filtered_by_them(answer: Json, budget: Budget) -> None:
    answer("add", "12", "food", "bread", "--payee", "Сільпо", "--tag", "trip")
    answer("add", "13", "food", "--payee", "Novus")
    assert [each["value"] for each in answer("history", "--payee", "СІЛЬПО")] == ["-12.00"]
    assert [each["value"] for each in answer("history", "--tag", "#Trip")] == ["-12.00"]
    assert [each["value"] for each in answer("history", "nov", "--payee", "novus")] == ["-13.00"]
    assert "Сільпо · bread · #trip" in budget("history", "--table").stdout


def test_payees_are_listed_renamed_and_merged_with_one_undo(answer: Json, budget: Budget) -> None:
    for name in ("SILPO 12", "Сільпо"):
        answer("add", "12", "food", "--payee", name)
    assert [(each["name"], each["count"]) for each in answer("payees")] == [("Сільпо", 1), ("SILPO 12", 1)]
    assert [each["name"] for each in answer("payees", "list", "--search", "12")] == ["SILPO 12"]
    assert "Entries changed: 1." in budget("payees", "rename", "silpo 12", "Сільпо", "--table").stderr
    assert [(each["name"], each["count"]) for each in answer("payees")] == [("Сільпо", 2)]
    assert answer("import", "rules")[0]["text"] == "silpo 12"
    answer("undo", "--yes")
    assert len(answer("payees")) == 2
    assert answer("import", "rules") == []


def test_tags_are_listed_renamed_and_merged(answer: Json, budget: Budget) -> None:
    answer("add", "12", "food", "#a", "#b")
    assert answer("tags", "rename", "#a", "B")["count"] == 1
    assert [(each["name"], each["count"]) for each in answer("tags", "list")] == [("b", 1)]
    assert budget("tags", "rename", "b", "x y").exit_code == 2


def test_spending_by_payee_and_by_tag(answer: Json, budget: Budget) -> None:
    answer("add", "12", "food", "--payee", "Сільпо", "--tag", "trip")
    answer("add", "1", "food")
    payees = answer("statistics", "payees")["payees"]
    assert [(each["name"], each["amount"]) for each in payees] == [("Сільпо", "12.00"), ("", "1.00")]
    assert [each["name"] for each in answer("statistics", "tags")["tags"]] == ["trip"]
    assert "Сільпо" in budget("statistics", "payees", "--table").stdout


def test_rules_are_added_tried_and_applied(answer: Json, budget: Budget) -> None:
    answer("add", "12", "transport", "market", "bread")
    said = ("--payee", "Market", "--tag", "home")
    (rule,) = answer("import", "rules", "add", "market", "food", *said)
    assert (rule["payee"], rule["tags"], rule["category"]) == ("Market", ["home"], None)
    assert answer("import", "rules", "preview")["count"] == 1
    assert "→" in budget("import", "rules", "preview", "--table").stdout
    assert answer("import", "rules", "apply")["count"] == 1
    (entry,) = answer("history")
    assert (entry["categoryLabel"], entry["payee"], entry["tags"]) == ("Food", "Market", ["home"])
    assert budget("import", "rules", "add", "x").exit_code == 2
    (named, *_) = answer("import", "rules", "add", "Lidl", "--in", "payee", "--equals", "--payee", "Lidl Kyiv")[::-1]
    assert (named["field"], named["match"]) == ("payee", "equals")


def test_tags_too_many_or_too_long_are_refused(budget: Budget) -> None:
    many = [part for at in range(11) for part in ("--tag", f"t{at}")]
    assert budget("add", "12", "food", *many).exit_code == 2
    said = budget("add", "12", "food", "--tag", "x" * 31)
    assert (said.exit_code, "A tag has 1 to 30 letters" in said.stderr) == (2, True), said.stderr
