"""An entry that was corrected is the same entry to people: no call takes the old one for a deleted one."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any
from uuid import uuid4

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.api.members import join, set_role
from tests.api.people import Person, new_token
from tests.api.settling import payment

pytestmark = pytest.mark.both_databases

Answer = tuple[int, dict[str, Any]]


@pytest.fixture
def pair(ann: Person, bob: Person) -> tuple[Person, Person]:
    """Bob takes part in Ann's workspace."""
    join(ann, ann.workspace, bob)
    return ann, bob


def body_of(person: Person, value: str, **more: Any) -> dict[str, Any]:
    return {"value": value, "categoryId": person.categories["Food"], "accountId": person.accounts["Cash"], **more}


def correct(person: Person, entry: Any, value: str, **more: Any) -> Any:
    return person.post(f"/history/{entry['id']}/replace", body_of(person, value, **more))


def entries(person: Person) -> list[Any]:
    return list(person.get(f"/history/{person.workspace}/list-new")["entries"])


def newest(person: Person) -> Any:
    return person.get(f"/activity/{person.workspace}")["changeSets"][0]


def undo(person: Person, change_set: Any = None) -> None:
    revision = (change_set or newest(person))["revision"]
    person.post(f"/activity/{person.workspace}/{revision}/undo", None, None)


def answer(person: Person, method: str, path: str, body: Any = None) -> Answer:
    found = person.call(method, path, body)
    return found.status_code, found.json()


CALLS: dict[str, Callable[[Person, str], Answer]] = {
    "replace": lambda person, entry_id: answer(person, "POST", f"/history/{entry_id}/replace", body_of(person, "9")),
    "edit": lambda person, entry_id: answer(person, "PUT", f"/history/{entry_id}", {"note": "x", "version": 1}),
    "delete": lambda person, entry_id: answer(person, "DELETE", f"/history/{entry_id}"),
}
every_call = pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)


def is_replaced(found: Answer, current: Any) -> bool:
    status, problem = found
    return (status, problem["code"], problem["current"]) == (409, "conflict.replaced", current)


def is_deleted(call: Callable[[Person, str], Answer], found: Answer) -> bool:
    status, content = found
    return status == 200 if call is CALLS["delete"] else (status, content["code"]) == (409, "conflict.deleted")


def test_a_corrected_entry_names_the_one_that_it_replaced(ann: Person) -> None:
    first = ann.spend("1")
    second = correct(ann, first, "2")
    third = correct(ann, second, "3")
    assert [each["replaces"] for each in (first, second, third)] == [None, first["id"], second["id"]]
    assert entries(ann) == [third]


@every_call
def test_what_was_corrected_once_or_twice_is_answered_with_the_entry_that_stands(
    ann: Person, call: Callable[[Person, str], Answer]
) -> None:
    first = ann.spend("1")
    second = correct(ann, first, "2")
    assert is_replaced(call(ann, first["id"]), second)
    third = correct(ann, second, "3")
    assert is_replaced(call(ann, first["id"]), third)
    assert is_replaced(call(ann, second["id"]), third)
    assert (entries(ann), ann.budget("Cash")) == ([third], "-3.00")


@every_call
def test_what_was_corrected_and_deleted_then_is_deleted(ann: Person, call: Callable[[Person, str], Answer]) -> None:
    first = ann.spend("1")
    second = correct(ann, first, "2")
    ann.delete(f"/history/{second['id']}")
    assert all(is_deleted(call, call(ann, each["id"])) for each in (first, second))
    undo(ann)
    (standing,) = entries(ann)
    assert standing["id"] == second["id"]
    assert is_replaced(call(ann, first["id"]), standing)
    assert (entries(ann), ann.budget("Cash")) == ([standing], "-2.00")


@every_call
def test_after_an_undo_the_undone_entry_counts_as_replaced(ann: Person, call: Callable[[Person, str], Answer]) -> None:
    first = ann.spend("1")
    second = correct(ann, first, "2")
    undo(ann)
    (standing,) = entries(ann)
    assert standing["id"] == first["id"]
    assert is_replaced(call(ann, second["id"]), standing)
    third = correct(ann, first, "3")
    assert is_replaced(call(ann, second["id"]), third)
    assert is_replaced(call(ann, first["id"]), third)


@every_call
def test_nobody_else_learns_the_entry_that_stands(
    ann: Person, bob: Person, call: Callable[[Person, str], Answer]
) -> None:
    first = ann.spend("1")
    correct(ann, first, "2")
    status, problem = call(bob, first["id"])
    assert (status, problem["code"], problem["current"]) == (404, "notFound", None)
    join(ann, ann.workspace, bob)
    set_role(ann, ann.workspace, bob, "viewer")
    status, problem = call(bob, first["id"])
    assert (status, problem["code"], problem["current"]) == (403, "workspace.viewer", None)
    token = new_token(ann, "read").token
    reader = Person(ann.client, ann.name, ann.email, token, ann.id, ann.workspace, ann.accounts, ann.categories)
    status, problem = call(reader, first["id"])
    assert (status, problem["code"], problem["current"]) == (403, "auth.forbidden", None)


def test_incomes_and_payments_are_followed_too(ann: Person, bob: Person) -> None:
    join(ann, ann.workspace, bob)
    cash = ann.accounts["Cash"]
    income = ann.post(f"/account/transfer/{cash}", {"value": "1"})
    paid = ann.post(f"/settlement/{ann.workspace}/settle", payment(bob, ann, "1"))
    for first, path, body in (
        (income, "replace-transfer", {"value": "2", "accountId": cash}),
        (paid, "replace-settlement", payment(bob, ann, "2")),
    ):
        second = ann.post(f"/history/{first['id']}/{path}", body)
        assert second["replaces"] == first["id"]
        assert is_replaced(answer(bob, "POST", f"/history/{first['id']}/{path}", body), second)
        ann.delete(f"/history/{second['id']}")
        assert answer(bob, "POST", f"/history/{first['id']}/{path}", body)[1]["code"] == "conflict.deleted"


def test_a_device_that_was_away_learns_what_stands_in_place_of_each_entry(pair: tuple[Person, Person]) -> None:
    ann, bob = pair
    first, gone, plain = ann.spend("1"), ann.spend("2"), ann.spend("3")
    since = ann.get(f"/workspace/{ann.workspace}")["revision"]
    second = correct(ann, first, "4")
    third = correct(ann, second, "5")
    bob.delete(f"/history/{correct(ann, gone, '6')['id']}")
    bob.delete(f"/history/{plain['id']}")

    def replaced() -> Any:
        return ann.get(f"/changes/{ann.workspace}", since=since)["deleted"]["replaced"]

    assert replaced() == {first["id"]: third["id"], second["id"]: third["id"]}
    undo(ann, ann.get(f"/activity/{ann.workspace}")["changeSets"][3])
    assert replaced() == {first["id"]: second["id"], third["id"]: second["id"]}


def test_what_was_deleted_is_told_from_what_the_same_call_made_before(ann: Person) -> None:
    old, made = ann.spend("1"), str(uuid4())
    path, body = f"/history/{old['id']}/replace", body_of(ann, "2", id=made)
    ann.post(path, body)
    ann.delete(f"/history/{made}")
    assert ann.post(path, body, 409)["params"] == {}
    assert ann.post(path, body_of(ann, "3"), 409)["params"] == {"entryId": old["id"]}


def test_a_repeat_is_answered_with_the_entry_that_stands(ann: Person) -> None:
    old, made = ann.spend("1"), str(uuid4())
    path, body = f"/history/{old['id']}/replace", body_of(ann, "2", id=made)
    second = ann.post(path, body)
    assert ann.post(path, body, 200) == second
    third = correct(ann, second, "3")
    assert ann.post(path, body, 200) == third
    undo(ann)
    undo(ann, ann.get(f"/activity/{ann.workspace}")["changeSets"][2])
    (standing,) = entries(ann)
    assert (standing["id"], ann.post(path, body, 200)) == (old["id"], standing)
    ann.delete(f"/history/{old['id']}")
    assert ann.post(path, body, 409)["code"] == "conflict.deleted"


def test_every_way_of_booking_repeats_with_the_entry_that_stands(ann: Person) -> None:
    tea = {"label": "Tea", "price": "1", "isChecked": True}
    listed = ann.post(f"/list/{ann.workspace}/create", {"name": "Shop", "listItems": [tea]})
    item = listed["listItems"][0]["id"]
    bought = {"itemIds": [item], "accountId": ann.accounts["Cash"], "categoryId": ann.categories["Food"], "keep": True}
    at, income = f"/history/{ann.workspace}", {"value": "1"}
    for path, body in (
        (f"{at}/add-expenses", body_of(ann, "1")),
        (f"{at}/add-refund", body_of(ann, "1")),
        (f"{at}/quick", {"text": "1 tea", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"]}),
        (f"/list/{listed['id']}/checkout", {**bought, "value": "1"}),
        (f"/account/transfer/{ann.accounts['Cash']}", income),
    ):
        sent = {**body, "id": str(uuid4())}
        made = ann.post(path, sent)
        way, change = ("replace", body_of(ann, "2"))
        if body is income:
            way, change = "replace-transfer", {"value": "2", "accountId": ann.accounts["Cash"]}
        current = ann.post(f"/history/{sent['id']}/{way}", change)
        again = ann.post(path, sent)
        assert again.get("entry", again) == current
        assert made.get("entry", made)["id"] == sent["id"]


def test_a_refund_of_a_corrected_expense_belongs_to_the_one_that_stands(ann: Person) -> None:
    first = ann.spend("10", account="Cash")
    second = correct(ann, first, "8")
    refund = ann.post(f"/history/{ann.workspace}/add-refund", body_of(ann, "3", refundOf=first["id"]))
    assert refund["refundOf"] == second["id"]
    problem = ann.post(f"/history/{ann.workspace}/add-refund", body_of(ann, "6", refundOf=first["id"]), 422)
    assert "refund.sum" in problem["fields"].values()
    undo(ann, ann.get(f"/activity/{ann.workspace}")["changeSets"][1])
    assert [each["refundOf"] for each in entries(ann) if each["kind"] == "refund"] == [first["id"]]
    ann.delete(f"/history/{first['id']}")
    problem = ann.post(f"/history/{ann.workspace}/add-refund", body_of(ann, "1", refundOf=second["id"]), 422)
    assert problem["fields"] == {"refundOf": "validation.reference"}


def test_the_log_calls_a_correction_by_its_name(ann: Person) -> None:
    first = ann.spend("1", account="Cash", note="lunch")
    second = correct(ann, first, "2")
    (change,) = newest(ann)["changes"]
    assert (change["kind"], change["entityId"], change["replaces"]) == ("corrected", second["id"], first["id"])
    assert (change["label"], change["date"]) == ("Food", second["localDay"])
    differing = {name for name in change["after"] if change["before"][name] != change["after"][name]}
    assert {*change["after"]} - differing == {"kind", "currencyCode"}
    assert (change["before"]["value"], change["after"]["value"]) == ("-1.00", "-2.00")
    assert "note" not in change["after"]
    assert "replaces" not in change["after"]
    undo(ann)
    (back,) = newest(ann)["changes"]
    assert (back["kind"], back["entityId"], back["replaces"]) == ("corrected", first["id"], second["id"])
    assert (back["before"], back["after"]) == (change["after"], change["before"])
    undo(ann)
    (standing,) = entries(ann)
    assert (standing["id"], ann.budget("Cash")) == (second["id"], "-2.00")


def test_an_undo_names_the_correction_that_it_waits_for(ann: Person) -> None:
    second = correct(ann, ann.spend("1"), "2")
    first_correction = newest(ann)
    correct(ann, second, "3")
    problem = ann.post(f"/activity/{ann.workspace}/{first_correction['revision']}/undo", None, 409)
    assert problem["params"] == {"revision": str(newest(ann)["revision"])}


def test_a_device_learns_that_the_old_entry_is_gone_and_the_new_one_stands(ann: Person) -> None:
    def since(revision: int) -> tuple[list[str], list[str]]:
        found = ann.get(f"/changes/{ann.workspace}", since=revision)
        return [each["id"] for each in found["history"]], found["deleted"]["history"]

    first = ann.spend("1")
    before = newest(ann)["revision"]
    second = correct(ann, first, "2")
    assert since(before) == ([second["id"]], [first["id"]])
    corrected = newest(ann)["revision"]
    undo(ann)
    assert since(corrected) == ([first["id"]], [second["id"]])


def test_of_two_corrections_at_once_the_second_one_is_told_the_first(ann: Person) -> None:
    old = ann.spend("1", account="Cash")
    with ThreadPoolExecutor() as pool:
        path = f"/history/{old['id']}/replace"
        found = list(pool.map(lambda value: answer(ann, "POST", path, body_of(ann, value)), ("2", "3")))
    (won,), (lost,) = ([each for each in found if each[0] == status] for status in (201, 409))
    assert is_replaced(lost, won[1])
    assert (entries(ann), ann.budget("Cash")) == ([won[1]], won[1]["value"])


class Shared:
    """One entry that two people change, with what each of them was told of it."""

    def __init__(self, ann: Person, bob: Person) -> None:
        self.people = (ann, bob)
        self.ids = [ann.spend("1", account="Cash")["id"]]
        self.sent: list[tuple[str, dict[str, Any]]] = []
        """Corrections that were made, by their paths."""

    @property
    def standing(self) -> Any:
        """The entry that people see; None while there is none."""
        found = entries(self.people[0])
        assert len(found) <= 1
        return found[0] if found else None

    def act(self, who: int, what: str, which: int) -> None:
        """One step: it succeeds on what stands, and is told the truth about anything else."""
        person, standing, entry_id = self.people[who], self.standing, self.ids[which % len(self.ids)]
        if what == "undo":
            change_set = newest(self.people[0])
            if all(change["entity"] == "history" for change in change_set["changes"]) and self.sent:
                undo(person, change_set)
        elif what == "repeat" and self.sent:
            path, body = self.sent[which % len(self.sent)]
            status, content = answer(person, "POST", path, body)
            if person is not self.people[0]:
                assert (status, content["code"]) == (409, "conflict.id")
            elif standing is None:
                assert (status, content["code"]) == (409, "conflict.deleted")
            else:
                assert (status, content) == (200, standing)
        elif what == "correct":
            path, body = f"/history/{entry_id}/replace", body_of(self.people[0], str(which + 2), id=str(uuid4()))
            status, content = answer(person, "POST", path, body)
            if self._is_told(entry_id, standing, status, content, 201):
                self.ids.append(content["id"])
                if who == 0:
                    self.sent.append((path, body))
        elif what == "edit":
            status, content = answer(person, "PUT", f"/history/{entry_id}", {"note": f"note {which}"})
            self._is_told(entry_id, standing, status, content, 200)
        elif what == "delete":
            status, content = answer(person, "DELETE", f"/history/{entry_id}")
            if standing is None:
                assert status == 200
            else:
                self._is_told(entry_id, standing, status, content, 200)

    @staticmethod
    def _is_told(entry_id: str, standing: Any, status: int, content: Any, done: int) -> bool:
        if standing is None:
            assert (status, content["code"]) == (409, "conflict.deleted")
        elif standing["id"] != entry_id:
            assert (status, content["code"], content["current"]) == (409, "conflict.replaced", standing)
        else:
            assert status == done
        return status == done


STEPS = st.lists(
    st.tuples(
        st.integers(0, 1),
        st.sampled_from(("correct", "correct", "edit", "delete", "undo", "undo", "repeat")),
        st.integers(0, 9),
    ),
    min_size=6,
    max_size=12,
)


@settings(max_examples=5, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_two_people_at_one_entry_are_never_told_a_false_reason(
    pair: tuple[Person, Person], steps: list[tuple[int, str, int]]
) -> None:
    ann, bob = pair
    for each in entries(ann):
        ann.delete(f"/history/{each['id']}")
    shared = Shared(ann, bob)
    for who, what, which in steps:
        shared.act(who, what, which)
        standing = shared.standing
        assert ann.budget("Cash") == (standing["accountValue"] if standing else "0.00")
