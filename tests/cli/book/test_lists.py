import pytest
from tests.cli.conftest import Budget, Json

pytestmark = pytest.mark.usefixtures("online")


@pytest.fixture
def groceries(answer: Json) -> str:
    """The id of a list with two items."""
    return str(answer("lists", "create", "Groceries", "milk", "bread", "--category", "food")["id"])


def labels(found: dict[str, list[dict[str, object]]]) -> list[tuple[object, object]]:
    return [(item["label"], item["isChecked"]) for item in found["listItems"]]


def test_a_list_is_made_with_items_and_names_its_category(answer: Json, groceries: str) -> None:
    (shown,) = answer("lists")
    assert (shown["name"], shown["categoryName"], len(shown["listItems"])) == ("Groceries", "Food", 2)
    assert answer("lists", "show", "groc")["id"] == groceries


def test_items_are_ticked_off_and_back(answer: Json, budget: Budget, groceries: str) -> None:
    assert labels(answer("lists", "check", "groceries", "milk")) == [("milk", True), ("bread", False)]
    assert [line.split() for line in budget("lists", "show", "groc", "--table").stdout.splitlines()][-2:] == [
        ["·", "bread", "1"],
        ["✓", "milk", "1"],
    ]
    assert labels(answer("lists", "uncheck", "groceries", "milk")) == [("milk", False), ("bread", False)]


def test_items_are_added_changed_and_removed(answer: Json, groceries: str) -> None:
    added = answer("lists", "add", "groceries", "eggs", "--price", "0,30", "--quantity", "12")
    assert (added["listItems"][2]["price"], added["listItems"][2]["quantity"]) == ("0.30", "12.00")
    changed = answer("lists", "change", "groceries", "eggs", "--label", "Big eggs", "--quantity", "10")
    assert (changed["listItems"][2]["label"], changed["listItems"][2]["price"]) == ("Big eggs", "0.30")
    assert len(answer("lists", "remove", "groceries", "big")["listItems"]) == 2


def test_a_list_is_written_as_text_to_share(answer: Json, budget: Budget, groceries: str) -> None:
    answer("lists", "check", "groceries", "milk")
    assert budget("lists", "share", "groc").stdout == "Groceries\n☐ bread\n"
    assert budget("lists", "share", "groc", "--ticked").stdout == "Groceries\n☐ bread\n☑ milk\n"


def test_a_list_is_renamed_and_pinned(answer: Json, groceries: str) -> None:
    changed = answer("lists", "edit", "groceries", "--name", "Shop", "--pin")
    assert (changed["name"], changed["isPinned"], changed["categoryName"]) == ("Shop", True, "Food")


def test_a_category_and_a_price_are_taken_away_again(answer: Json, budget: Budget, groceries: str) -> None:
    assert answer("lists", "edit", "groceries", "--no-category")["categoryId"] is None
    answer("lists", "change", "groceries", "milk", "--price", "1.20")
    changed = answer("lists", "change", "groceries", "milk", "--no-price")
    assert [item.get("price") for item in changed["listItems"]] == [None, None]
    both = budget("lists", "edit", "groceries", "--category", "food", "--no-category")
    assert (both.exit_code, both.stderr) == (2, "Two of these options contradict each other.\n")


def test_a_list_that_was_put_aside_comes_back_by_its_id(budget: Budget, answer: Json, groceries: str) -> None:
    assert f"budget lists restore {groceries}" in budget("lists", "delete", "groceries", "--table").stderr
    assert answer("lists") == []
    assert answer("lists", "restore", groceries)["name"] == "Groceries"


def test_an_item_that_is_not_there_names_those_that_are(budget: Budget, groceries: str) -> None:
    result = budget("lists", "check", "groceries", "tea")
    assert (result.exit_code, "There are: milk, bread." in result.stderr) == (3, True)


@pytest.fixture
def basket(answer: Json, groceries: str) -> str:
    """The list with two ticked items, one of them with a price, and an open one."""
    answer("lists", "change", "groceries", "milk", "--price", "1.90", "--quantity", "3")
    answer("lists", "add", "groceries", "eggs", "--price", "2.10")
    answer("lists", "check", "groceries", "milk")
    answer("lists", "check", "groceries", "bread")
    return groceries


def test_a_list_with_prices_shows_its_basket(answer: Json, budget: Budget, basket: str) -> None:
    answer("plan", "set", "food", "5")
    shown = budget("lists", "show", "groceries", "--table")
    assert [line.split() for line in shown.stdout.splitlines()][-1] == ["in", "the", "basket", "$5.70"]
    assert shown.stderr == "$0.70 over Food.\nWithout a price: 1.\n"


def test_the_basket_is_booked_and_undone(answer: Json, budget: Budget, basket: str) -> None:
    booked = budget("lists", "checkout", "groceries", "--account", "cash", "--table")
    assert (booked.exit_code, booked.stderr) == (0, "$5.70 for Food from Cash.\n")
    assert labels(answer("lists", "show", "groceries")) == [("eggs", False)]
    assert [(one["label"], one["price"]) for one in answer("lists", "prices")] == [("milk", "1.90")]
    assert answer("lists", "prices", "bread") == []
    assert budget("undo").exit_code == 0
    assert labels(answer("lists", "show", "groceries")) == [("milk", True), ("bread", True), ("eggs", False)]


def test_staples_stay_and_another_value_is_booked(answer: Json, basket: str) -> None:
    done = answer("lists", "checkout", "groceries", "--keep", "--value", "6", "--category", "transport", "--note", "x")
    entry = done["entry"]
    assert (entry["value"], entry["categoryLabel"], entry["note"]) == ("-6.00", "Transport", "x")
    assert labels(done["list"]) == [("milk", False), ("bread", False), ("eggs", False)]


def test_a_dry_run_of_a_check_out_shows_the_money_and_the_items(answer: Json, budget: Budget, basket: str) -> None:
    shown = answer("lists", "checkout", "groceries", "--account", "cash", "--dry-run")
    assert [(one["what"], one["name"], one["after"]) for one in shown] == [
        ("entry", "Food", "-5.70"),
        ("account", "Cash", "-5.70"),
        ("item", "milk", None),
        ("item", "bread", None),
    ]
    assert len(answer("lists", "show", "groceries")["listItems"]) == 3


def test_a_basket_is_divided_by_lines_the_last_of_which_takes_the_rest(
    answer: Json, budget: Budget, basket: str
) -> None:
    parts = ("--line", "food=4.20", "--line", "transport")
    planned = answer("lists", "checkout", "groceries", *parts, "--dry-run")
    assert [(one["name"], one["after"]) for one in planned if one["what"] == "entry"] == [("Food, Transport", "-5.70")]
    booked = budget("lists", "checkout", "groceries", "--account", "cash", *parts, "--table")
    assert (booked.exit_code, booked.stderr) == (0, "$5.70 for Food, Transport from Cash.\n")
    (entry,) = answer("history")
    assert [one["value"] for one in entry["lines"]] == ["-4.20", "-1.50"]


@pytest.mark.parametrize(
    ("parts", "why"),
    [
        (("--line", "food=4"), "add up to $4.00, not to $5.70"),
        (("--line", "food=5.70", "--line", "transport"), "Nothing is left"),
        (("--line", "food=5.70", "--category", "food"), "contradict"),
    ],
)
def test_lines_that_are_not_the_basket_are_refused(
    budget: Budget, basket: str, parts: tuple[str, ...], why: str
) -> None:
    refused = budget("lists", "checkout", "groceries", *parts, "--table")
    assert why in refused.stderr and refused.exit_code != 0


def test_a_basket_has_the_details_of_an_expense(answer: Json, budget: Budget, basket: str) -> None:
    said = ("--payee", "Silpo", "--tag", "market", "--note", "for #guests", "--shares", "none")
    entry = answer("lists", "checkout", "groceries", "--account", "cash", *said)["entry"]
    assert (entry["payee"], entry["tags"], entry["note"]) == ("Silpo", ["market", "guests"], "for")
    refused = budget("lists", "checkout", "groceries", "--account-value", "5", "--account", "cash")
    assert (refused.exit_code, "accounts in another currency" in refused.stderr) == (2, True)
    assert "xenia" in budget("lists", "checkout", "groceries", "--paid-by", "xenia").stderr


def test_an_empty_basket_is_refused(budget: Budget, groceries: str) -> None:
    refused = budget("lists", "checkout", "groceries", "--table")
    assert "not in the basket" in refused.stderr and refused.exit_code != 0
    dry = budget("lists", "checkout", "groceries", "--dry-run")
    assert "not in the basket" in dry.stderr and dry.exit_code != 0


def test_a_list_of_an_archived_category_is_shown_without_what_is_left(budget: Budget, answer: Json) -> None:
    budget("lists", "create", "Saturday", "milk", "--category", "food")
    budget("lists", "add", "saturday", "eggs", "--price", "2.10")
    budget("plan", "set", "food", "300")
    assert "left of Food" in budget("lists", "show", "saturday", "--table").output
    answer("categories", "delete", "food")
    shown = budget("lists", "show", "saturday", "--table")
    assert (shown.exit_code, "milk" in shown.stdout) == (0, True), shown.output
    assert "left of" not in shown.output


def test_a_price_typed_behind_an_item_is_its_price(answer: Json) -> None:
    made = answer("lists", "create", "Cafe", "coffee 7.50", "milk 2")
    assert [(item["label"], item["price"]) for item in made["listItems"]] == [("coffee", "7.50"), ("milk 2", None)]
    added = answer("lists", "add", "Cafe", "tea 3,20")
    assert (added["listItems"][-1]["label"], added["listItems"][-1]["price"]) == ("tea", "3.20")
    said = answer("lists", "add", "Cafe", "film 3.14", "--price", "5")
    assert (said["listItems"][-1]["label"], said["listItems"][-1]["price"]) == ("film 3.14", "5.00")
