"""Lists over HTTP: alone, and two people at once."""

from typing import Any
from uuid import uuid4

import pytest

from budget_core.base import limits
from budget_core.base.limits import LIST_ITEMS_MAX
from tests.api.members import join
from tests.api.people import Person


@pytest.fixture
def shopping(ann: Person) -> dict[str, Any]:
    """Ann's list of milk and bread."""
    return make(ann, "Groceries", "Milk", "Bread")


@pytest.fixture
def bea(ann: Person, bob: Person) -> Person:
    """Bob, at work in Ann's workspace."""
    join(ann, ann.workspace, bob)
    bob.workspace = ann.workspace
    return bob


def make(person: Person, name: str, *labels: str, **more: Any) -> dict[str, Any]:
    body = {"name": name, "listItems": [{"label": label} for label in labels], **more}
    return dict(person.post(f"/list/{person.workspace}/create", body))


def save(person: Person, seen: dict[str, Any], *items: dict[str, Any], status: int = 200, **more: Any) -> Any:
    """PUT the whole list, based on the version seen."""
    body = {"version": seen["version"], **({"listItems": items} if items else {}), **more}
    return person.put(f"/list/{seen['id']}", body, status)


def shown(person: Person) -> list[dict[str, Any]]:
    return list(person.get(f"/list/{person.workspace}"))


def labels(seen: dict[str, Any]) -> list[str]:
    return [item["label"] for item in seen["listItems"]]


def checked(seen: dict[str, Any]) -> list[str]:
    return [item["label"] for item in seen["listItems"] if item["isChecked"]]


def path(seen: dict[str, Any], index: int) -> str:
    """The path of one item's calls."""
    return f"/list/{seen['id']}/items/{seen['listItems'][index]['id']}"


def test_a_new_list_has_its_items_with_ids_and_unchecked(ann: Person) -> None:
    made = make(ann, "Groceries", " Milk ", "", "Bread", categoryId=ann.categories["Food"], isPinned=True)
    assert (made["name"], made["categoryId"], made["isPinned"]) == ("Groceries", ann.categories["Food"], True)
    assert labels(made) == ["Milk", "Bread"]
    assert made["listItems"][0] == {
        "id": made["listItems"][0]["id"],
        "label": "Milk",
        "isChecked": False,
        "price": None,
        "quantity": "1.00",
    }
    assert shown(ann) == [made]


def test_a_list_without_any_label_is_refused(ann: Person) -> None:
    body = {"name": "Empty", "listItems": [{"label": " "}, {"label": ""}]}
    problem = ann.post(f"/list/{ann.workspace}/create", body, 422)
    assert problem["fields"] == {"listItems": "validation.items"}


def test_a_list_without_name_and_items_names_both(ann: Person) -> None:
    both = {"name": "validation.required", "listItems": "validation.items"}
    for items in ([], [{"label": " "}]):
        problem = ann.post(f"/list/{ann.workspace}/create", {"name": "", "listItems": items}, 422)
        assert problem["fields"] == both
    made = make(ann, "Shop", "Milk")
    assert ann.put(f"/list/{made['id']}", {"name": "", "listItems": []}, 422)["fields"] == both


def test_every_wrong_field_of_a_list_is_named_by_its_place(ann: Person) -> None:
    items = [{"label": "ok"}, {"label": "x" * 101}, {"label": "y", "price": "1.234", "quantity": "0"}, {"id": "no"}]
    problem = ann.post(f"/list/{ann.workspace}/create", {"name": " ", "listItems": items}, 422)
    assert problem["fields"] == {
        "name": "validation.required",
        "listItems.1.label": "validation.lineMax",
        "listItems.2.price": "validation.amount",
        "listItems.2.quantity": "validation.positive",
        "listItems.3.id": "validation.id",
        "listItems.3.label": "validation.required",
    }


def test_price_and_quantity_have_limits_of_their_own(ann: Person) -> None:
    items = [{"label": ""}, {"label": "Rice", "price": "0", "quantity": "9999.01"}]
    problem = ann.post(f"/list/{ann.workspace}/create", {"name": "Shop", "listItems": items}, 422)
    assert problem["fields"] == {"listItems.1.quantity": "validation.quantityMax"}


def test_a_list_holds_two_hundred_long_items_and_not_one_more(ann: Person) -> None:
    long = [f"{number:03} {'ї' * 96}" for number in range(LIST_ITEMS_MAX)]
    made = make(ann, "Long", *long)
    assert labels(made) == long
    body = {"label": "one more"}
    assert ann.post(f"/list/{made['id']}/items", body, 422)["fields"] == {"listItems": "validation.itemsMax"}


def test_the_category_must_be_one_of_the_workspace_in_use(ann: Person, bob: Person) -> None:
    ann.delete(f"/category/{ann.categories['Transport']}")
    for category in (bob.categories["Food"], ann.categories["Transport"], str(uuid4())):
        body = {"name": "x", "listItems": [{"label": "y"}], "categoryId": category}
        problem = ann.post(f"/list/{ann.workspace}/create", body, 422)
        assert problem["fields"] == {"categoryId": "validation.reference"}


def test_a_list_of_an_archived_category_can_still_be_ticked_off(ann: Person) -> None:
    made = make(ann, "Trip", "Ticket", categoryId=ann.categories["Transport"])
    ann.delete(f"/category/{ann.categories['Transport']}")
    saved = save(ann, made, {**made["listItems"][0], "isChecked": True}, categoryId=made["categoryId"])
    assert (checked(saved), saved["categoryId"]) == (["Ticket"], ann.categories["Transport"])
    assert save(ann, saved, categoryId=None)["categoryId"] is None


def test_pinned_lists_come_first_then_the_last_touched_one(ann: Person) -> None:
    first, second, third = make(ann, "first", "a"), make(ann, "second", "b"), make(ann, "third", "c")
    save(ann, third, isPinned=True)
    ann.put(path(first, 0), {"isChecked": True})
    assert [each["name"] for each in shown(ann)] == ["third", "first", "second"]
    assert second["version"] == 1


def test_the_same_create_sent_twice_makes_one_list(ann: Person) -> None:
    made = {"id": str(uuid4()), "name": "Groceries", "listItems": [{"label": "Milk"}]}
    first = ann.post(f"/list/{ann.workspace}/create", made)
    assert ann.post(f"/list/{ann.workspace}/create", made) == first
    assert len(shown(ann)) == 1
    problem = ann.post(f"/list/{ann.workspace}/create", {**made, "name": "Other"}, 409)
    assert problem["code"] == "conflict.id"


def test_a_deleted_list_is_gone_and_comes_back_whole(ann: Person, shopping: dict[str, Any]) -> None:
    for _ in range(2):
        ann.delete(f"/list/{shopping['id']}")
    assert shown(ann) == []
    assert save(ann, shopping, name="x", status=404)["code"] == "notFound"
    for _ in range(2):
        back = ann.put(f"/list/{shopping['id']}/restore")
    assert (labels(back), back["version"]) == (["Milk", "Bread"], 3)
    assert shown(ann) == [back]


def test_lists_of_others_do_not_exist(bob: Person, shopping: dict[str, Any]) -> None:
    calls = [
        ("PUT", f"/list/{shopping['id']}"),
        ("DELETE", f"/list/{shopping['id']}"),
        ("PUT", f"/list/{shopping['id']}/restore"),
        ("POST", f"/list/{shopping['id']}/items"),
        ("PUT", path(shopping, 0)),
        ("DELETE", path(shopping, 0)),
        ("GET", f"/list/{shopping['workspaceId']}"),
        ("POST", f"/list/{shopping['workspaceId']}/create"),
    ]
    assert {bob.call(method, url, {}).status_code for method, url in calls} == {404}


def test_an_id_taken_from_anothers_item_is_just_a_new_item(bob: Person, shopping: dict[str, Any]) -> None:
    taken = shopping["listItems"][0]["id"]
    mine = make(bob, "Mine", "Tea")
    saved = save(bob, mine, *mine["listItems"], {"id": taken, "label": "Stolen?"})
    assert labels(saved) == ["Tea", "Stolen?"]


def test_a_saved_list_is_what_was_sent(ann: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    sent = {**milk, "label": "Oat milk", "price": "1.25", "quantity": "2"}
    saved = save(ann, shopping, {"label": "Eggs"}, sent, {**bread, "label": "  "}, name="Shop")
    assert (saved["name"], saved["version"], labels(saved)) == ("Shop", 2, ["Eggs", "Oat milk"])
    assert saved["listItems"][1] == {**milk, "label": "Oat milk", "price": "1.25", "quantity": "2.00"}
    assert shown(ann) == [saved]


def test_what_an_item_does_not_say_stays(ann: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    priced = save(ann, shopping, {**milk, "price": "1.25", "quantity": "3", "isChecked": True}, bread)
    saved = save(ann, priced, {"id": milk["id"], "label": "Milk 2%"}, {"id": bread["id"], "label": "Bread"})
    kept = saved["listItems"][0]
    assert (kept["price"], kept["quantity"], kept["isChecked"]) == ("1.25", "3.00", True)
    assert save(ann, saved, {**kept, "price": None}, bread)["listItems"][0]["price"] is None


def test_saving_without_a_change_makes_no_version(ann: Person, shopping: dict[str, Any]) -> None:
    assert save(ann, shopping, *shopping["listItems"], name="Groceries") == shopping


def test_a_save_on_the_newest_version_can_take_the_last_one_back(ann: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    done = save(ann, shopping, {**milk, "isChecked": True}, bread)
    assert save(ann, done, milk, bread)["listItems"] == [milk, bread]


def test_an_item_id_stands_only_once_in_a_list(ann: Person, shopping: dict[str, Any]) -> None:
    milk = shopping["listItems"][0]
    problem = save(ann, shopping, milk, {"label": ""}, milk, status=422)
    assert problem["fields"] == {"listItems.2.id": "validation.unique"}


def test_an_item_added_meanwhile_is_kept(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    save(bea, shopping, milk, bread, {"label": "Eggs"})
    saved = save(ann, shopping, {**milk, "isChecked": True}, bread, {"label": "Tea"})
    assert (labels(saved), checked(saved)) == (["Milk", "Bread", "Tea", "Eggs"], ["Milk"])
    assert shown(bea) == [saved]


def test_a_check_and_an_edit_of_the_same_item_merge(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    save(bea, shopping, {**milk, "isChecked": True}, bread)
    saved = save(ann, shopping, {**milk, "label": "Oat milk"}, bread)
    assert (labels(saved), checked(saved)) == (["Oat milk", "Bread"], ["Oat milk"])


def test_two_labels_for_one_item_conflict_and_both_are_told(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    save(bea, shopping, {**milk, "label": "Oat milk"}, bread, name="Food")
    problem = save(ann, shopping, bread, {**milk, "label": "Soy milk"}, name="Shop", status=409)
    assert problem["code"] == "conflict.version"
    assert problem["current"] == {"name": "Food", "listItems.1.label": "Oat milk"}
    assert problem["fields"] == dict.fromkeys(["name", "listItems.1.label"], "conflict.version")
    assert labels(shown(ann)[0]) == ["Oat milk", "Bread"]


def test_both_writing_the_same_is_no_conflict(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    theirs = save(bea, shopping, {**milk, "price": "1.5"}, bread)
    assert save(ann, shopping, {**milk, "price": "1.50"}, bread) == theirs


def test_what_one_removed_the_other_does_not_bring_back(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    save(bea, shopping, bread)
    saved = save(ann, shopping, {**milk, "label": "Oat milk"}, {**bread, "isChecked": True})
    assert (labels(saved), checked(saved)) == (["Bread"], ["Bread"])


def test_an_item_put_back_by_who_saw_it_removed_is_back(ann: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    without = save(ann, shopping, bread)
    back = save(ann, without, milk, bread)
    assert back["listItems"] == [milk, bread]
    assert checked(save(ann, back, {**milk, "isChecked": True}, bread)) == ["Milk"]


def test_removing_all_items_together_is_refused(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    save(bea, shopping, milk)
    assert save(ann, shopping, bread, status=422)["fields"] == {"listItems": "validation.items"}


def test_the_same_save_sent_twice_adds_its_items_once(ann: Person, shopping: dict[str, Any]) -> None:
    sent = (*shopping["listItems"], {"label": "Eggs"}, {"label": "Eggs"})
    first = save(ann, shopping, *sent)
    assert save(ann, shopping, *sent) == first
    assert labels(first) == ["Milk", "Bread", "Eggs", "Eggs"]


def test_a_repeated_save_does_not_undo_what_happened_to_its_new_item(
    ann: Person, bea: Person, shopping: dict[str, Any]
) -> None:
    new = {"id": str(uuid4()), "label": "Eggs"}
    first = save(ann, shopping, *shopping["listItems"], new)
    bea.put(path(first, 2), {"isChecked": True, "label": "Six eggs"})
    again = save(ann, shopping, *shopping["listItems"], new)
    assert (labels(again)[2], checked(again)) == ("Six eggs", ["Six eggs"])


def test_without_a_version_the_list_becomes_what_was_sent(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    milk, bread = shopping["listItems"]
    save(bea, shopping, {**milk, "label": "Oat milk"}, bread, {"label": "Eggs"})
    saved = ann.put(f"/list/{shopping['id']}", {"listItems": [bread, milk]})
    assert labels(saved) == ["Bread", "Milk"]


def test_single_items_never_conflict(ann: Person, bea: Person, shopping: dict[str, Any]) -> None:
    ann.put(path(shopping, 0), {"isChecked": True})
    bea.put(path(shopping, 0), {"label": "Oat milk", "price": "2.5", "quantity": "0.75"})
    bea.put(path(shopping, 1), {"isChecked": True})
    seen = ann.put(path(shopping, 1), {"isChecked": False})
    assert (labels(seen), checked(seen), seen["version"]) == (["Oat milk", "Bread"], ["Oat milk"], 5)
    assert (seen["listItems"][0]["price"], seen["listItems"][0]["quantity"]) == ("2.50", "0.75")


def test_one_item_is_added_at_the_end_and_once(ann: Person, shopping: dict[str, Any]) -> None:
    body = {"id": str(uuid4()), "label": "Eggs", "quantity": "6"}
    for _ in range(2):
        seen = ann.post(f"/list/{shopping['id']}/items", body)
    assert (labels(seen), seen["version"]) == (["Milk", "Bread", "Eggs"], 2)
    assert ann.post(f"/list/{shopping['id']}/items", {**body, "label": "Tea"}, 409)["code"] == "conflict.id"


def test_wrong_fields_of_one_item_are_named(ann: Person, shopping: dict[str, Any]) -> None:
    problem = ann.post(f"/list/{shopping['id']}/items", {"label": " ", "quantity": "10000"}, 422)
    assert problem["fields"] == {"label": "validation.required"}
    problem = ann.put(path(shopping, 0), {"quantity": "10000"}, 422)
    assert problem["fields"] == {"quantity": "validation.quantityMax"}


def test_the_price_has_the_decimals_of_the_currency(ann: Person) -> None:
    ann.put(f"/workspace/{ann.workspace}", {"currencyCode": "JPY"})
    body = {"name": "Tokyo", "listItems": [{"label": "Tea", "price": "120.50"}]}
    problem = ann.post(f"/list/{ann.workspace}/create", body, 422)
    assert problem["fields"] == {"listItems.0.price": "validation.amountDigits"}


def test_an_item_is_removed_once_and_the_last_one_stays(ann: Person, shopping: dict[str, Any]) -> None:
    for _ in range(2):
        seen = ann.delete(path(shopping, 0))
    assert (labels(seen), seen["version"]) == (["Bread"], 2)
    assert ann.put(path(shopping, 0), {"isChecked": True}) == seen
    assert ann.delete(path(shopping, 1), 422)["fields"] == {"listItems": "validation.items"}
    assert ann.call("DELETE", f"/list/{shopping['id']}/items/{uuid4()}").status_code == 404


def test_a_list_older_than_all_that_is_remembered_conflicts_instead_of_guessing(
    ann: Person, shopping: dict[str, Any]
) -> None:
    milk, bread = shopping["listItems"]
    for turn in range(61):
        ann.put(path(shopping, 0), {"isChecked": turn % 2 == 0})
    problem = save(ann, shopping, milk, {**bread, "isChecked": True}, status=409)
    assert problem["current"] == {"listItems.0.isChecked": True}
    assert checked(save(ann, shopping, {**milk, "isChecked": True}, bread)) == ["Milk"]


def test_an_item_sent_again_after_it_was_removed_or_its_list_deleted_is_answered_so(
    ann: Person, shopping: dict[str, Any]
) -> None:
    items, body = f"/list/{shopping['id']}/items", {"id": str(uuid4()), "label": "Bread"}
    ann.post(items, body)
    removed = {"id": str(uuid4()), "label": "Eggs"}
    ann.post(items, removed)
    ann.delete(f"{items}/{removed['id']}")
    assert ann.post(items, removed, 409)["code"] == "conflict.deleted"
    assert ann.post(items, removed | {"label": "Ham"}, 409)["code"] == "conflict.id"
    ann.delete(f"/list/{shopping['id']}")
    assert ann.post(items, body, 409)["code"] == "conflict.deleted"
    assert "Bread" in labels(ann.delete(f"{items}/{body['id']}"))
    assert ann.post(items, {"id": str(uuid4()), "label": "Late"}, 404)["code"] == "notFound"


def test_a_deleted_list_comes_back_only_where_there_is_room(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    first = make(ann, "first", "a")
    ann.delete(f"/list/{first['id']}")
    make(ann, "second", "b")
    monkeypatch.setattr(limits, "LISTS_MAX", 1)
    body = {"name": "third", "listItems": [{"label": "c"}]}
    assert ann.post(f"/list/{ann.workspace}/create", body, 422)["fields"] == {"name": "validation.count"}
    assert ann.put(f"/list/{first['id']}/restore", None, 422)["fields"] == {"name": "validation.count"}
