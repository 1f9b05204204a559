"""Names of people without an account: they pay, bear shares and settle, until somebody says that a name is theirs."""

from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal
from typing import Any
from uuid import uuid4

import pytest

from budget_core.base.limits import NAMES_MAX
from tests.api.guests import send, sign_up_body, story
from tests.api.members import invite, join, participants, set_role
from tests.api.people import PASSWORD, Person, sign_up
from tests.api.settling import book, give_back, owed, settle, settlement, share_equally, total

GRANDMA = "Grandma"


def add(person: Person, of: Person, name: str = GRANDMA, **more: Any) -> str:
    """Return the id of a new name."""
    return str(person.post(f"/workspace/{of.workspace}/members", {"name": name, **more})["memberId"])


def change(person: Person, of: Person, member_id: str, **fields: Any) -> Any:
    return person.call("PUT", f"/workspace/{of.workspace}/members/{member_id}", fields)


def remove(person: Person, of: Person, member_id: str) -> Any:
    return person.call("DELETE", f"/workspace/{of.workspace}/members/{member_id}")


def members(person: Person, of: Person) -> dict[str, dict[str, Any]]:
    """Return the members by id."""
    return {row["memberId"]: row for row in person.get(f"/workspace/{of.workspace}")["members"]}


def told(answer: Any) -> tuple[int, str, dict[str, str]]:
    problem = answer.json()
    return answer.status_code, problem["code"], problem["fields"]


def undo(person: Person, of: Person) -> Any:
    newest = person.get(f"/activity/{of.workspace}")["changeSets"][0]
    return person.call("POST", f"/activity/{of.workspace}/{newest['revision']}/undo")


def revision(person: Person, of: Person) -> int:
    return int(person.get(f"/workspace/{of.workspace}")["revision"])


@pytest.fixture
def home(ann: Person, bob: Person) -> Person:
    """Ann, in whose workspace Bob takes part; they share what is spent."""
    join(ann, ann.workspace, bob)
    share_equally(ann)
    return ann


@pytest.mark.both_databases
def test_a_name_bears_pays_and_settles_like_a_member(home: Person, bob: Person) -> None:
    grandma = add(bob, home)
    entry = book(home, home, "90")
    assert entry["shares"] == {home.id: "30.00", bob.id: "30.00", grandma: "30.00"}
    assert owed(bob, home) == {"Ann": "60.00", "Bob": "-30.00", GRANDMA: "-30.00"}
    assert {row["userId"] for row in settlement(bob, home)["balances"]} == {home.id, bob.id, None}
    settle(bob, home, {"fromMemberId": grandma, "toMemberId": home.id, "value": "30", "currencyCode": "USD"})
    assert owed(bob, home) == {"Ann": "30.00", "Bob": "-30.00"}
    paid = book(bob, home, "30", paidBy=grandma)
    assert paid["paidBy"] == grandma
    assert owed(bob, home) == {"Ann": "20.00", "Bob": "-40.00", GRANDMA: "20.00"}
    back = give_back(home, home, "30", refundOf=paid["id"], paidBy=grandma)
    assert back["shares"] == paid["shares"]
    assert owed(bob, home) == {"Ann": "30.00", "Bob": "-30.00"}


def test_the_members_of_a_workspace_are_users_and_names_with_former_ones_last(home: Person, bob: Person) -> None:
    grandma = add(home, home, isSharing=False)
    everybody = home.get(f"/workspace/{home.workspace}")["members"]
    assert everybody == [
        {"memberId": person.id, "name": person.name, "userId": person.id, "role": "editor"}
        | {"isSharing": True, "isFormer": False}
        for person in (home, bob)
    ] + [
        {"memberId": grandma, "name": GRANDMA, "userId": None, "role": None, "isSharing": False, "isFormer": False},
    ]
    assert remove(bob, home, grandma).json()["isFormer"]
    bob.put(f"/workspace/{home.workspace}/reject")
    assert [(row["memberId"], row["isFormer"]) for row in home.get(f"/workspace/{home.workspace}")["members"]] == [
        (home.id, False),
        (bob.id, True),
        (grandma, True),
    ]


def test_who_is_invited_is_no_member_yet(ann: Person, bob: Person) -> None:
    invite(ann, ann.workspace, bob)
    assert [*members(ann, ann)] == [ann.id]


def test_equal_counts_who_shares_and_parts_whom_they_name(home: Person, bob: Person) -> None:
    grandma = add(home, home, isSharing=False)
    assert change(bob, home, home.id, isSharing=False).json()["isSharing"] is False
    assert book(home, home, "10")["shares"] == {bob.id: "10.00"}
    assert change(bob, home, grandma, isSharing=True).status_code == 200
    assert book(home, home, "10")["shares"] == {bob.id: "5.00", grandma: "5.00"}
    rule = {"kind": "parts", "parts": {home.id: 1, grandma: 3}}
    home.put(f"/workspace/{home.workspace}", {"shareRule": rule})
    assert book(home, home, "10")["shares"] == {home.id: "2.50", grandma: "7.50"}
    food = home.categories["Food"]
    home.put(f"/category/{food}", {"shareRule": {"kind": "only", "userId": grandma}})
    assert book(home, home, "10")["shares"] == {grandma: "10.00"}


def test_a_user_has_no_other_name_here_and_belongs_to_nobody(home: Person, bob: Person) -> None:
    wrong = (422, "request.invalid", {"name": "validation.reference", "userId": "validation.reference"})
    assert told(change(home, home, bob.id, name="Bobby", userId=home.id)) == wrong


@pytest.mark.both_databases
def test_a_repeat_of_the_id_is_one_name_and_another_body_a_conflict(ann: Person, bob: Person) -> None:
    path, body = f"/workspace/{ann.workspace}/members", {"id": str(uuid4()), "name": GRANDMA}
    made = ann.post(path, body)
    before = revision(ann, ann)
    assert ann.post(path, body) == made
    assert [name["name"] for name in members(ann, ann).values()] == ["Ann", GRANDMA]
    assert told(ann.call("POST", path, body | {"name": "Grandpa"}))[1] == "conflict.id"
    assert bob.post(f"/workspace/{bob.workspace}/members", body)["memberId"] == made["memberId"]
    assert remove(ann, ann, made["memberId"]).status_code == 200
    assert told(ann.call("POST", path, body))[1] == "conflict.deleted"
    assert before < revision(ann, ann)


def test_a_workspace_has_room_for_so_many_names(ann: Person) -> None:
    made = [add(ann, ann, f"Name {number}") for number in range(NAMES_MAX)]
    full = ann.call("POST", f"/workspace/{ann.workspace}/members", {"name": "One more"})
    assert told(full) == (422, "request.invalid", {"name": "validation.count"})
    remove(ann, ann, made[0])
    add(ann, ann, "One more")
    assert undo(ann, ann).is_success
    add(ann, ann, "One more")
    newest_removal = ann.get(f"/activity/{ann.workspace}", entity="member")["changeSets"][3]["revision"]
    refused = ann.call("POST", f"/activity/{ann.workspace}/{newest_removal}/undo")
    assert told(refused)[:2] == (409, "undo.dependedOn")


def test_a_name_that_owes_something_stays_and_a_former_one_settles(home: Person, bob: Person) -> None:
    grandma = add(home, home)
    entry = book(home, home, "30")
    owes = (422, "request.invalid", {"memberId": "member.balance"})
    assert told(remove(bob, home, grandma)) == owes
    settle(bob, home, {"fromMemberId": grandma, "toMemberId": home.id, "value": "10", "currencyCode": "USD"})
    assert remove(bob, home, grandma).status_code == remove(bob, home, grandma).status_code == 200
    assert book(home, home, "10")["shares"] == {home.id: "5.00", bob.id: "5.00"}
    stranger = (422, "request.invalid", {"paidBy": "shares.member"})
    body = {"value": "1", "categoryId": home.categories["Food"], "accountId": home.accounts["Cash"], "paidBy": grandma}
    assert told(bob.call("POST", f"/history/{home.workspace}/add-expenses", body)) == stranger
    home.delete(f"/history/{entry['id']}")
    assert owed(home, home)[GRANDMA] == "10.00"
    settle(bob, home, {"fromMemberId": home.id, "toMemberId": grandma, "value": "10", "currencyCode": "USD"})
    assert GRANDMA not in owed(home, home)
    assert told(change(bob, home, grandma, name="Granny"))[1] == "conflict.deleted"


@pytest.mark.both_databases
def test_a_claim_makes_name_and_user_one_person_and_is_taken_back(home: Person, bob: Person) -> None:
    cleo = sign_up(home.client, "Cleo")
    bobby, robert = add(home, home, "Bobby"), add(home, home, "Robert")
    old = book(home, home, "40")
    assert old["shares"][bobby] == "10.00"
    assert owed(home, home) == {"Ann": "30.00", "Bob": "-10.00", "Bobby": "-10.00", "Robert": "-10.00"}
    assert change(bob, home, bobby, userId=bob.id).json()["userId"] == bob.id
    assert owed(home, home) == {"Ann": "30.00", "Bob": "-20.00", "Robert": "-10.00"}
    assert change(home, home, robert, userId=bob.id).status_code == 200
    assert owed(home, home) == {"Ann": "30.00", "Bob": "-30.00"}
    shown = members(home, home)
    assert {shown[each]["name"] for each in (bobby, robert, bob.id)} == {"Bob"}
    assert book(home, home, "10")["shares"] == {home.id: "5.00", bob.id: "5.00"}
    kept = {entry["id"]: entry["shares"] for entry in home.get(f"/history/{home.workspace}/list-new")["entries"]}
    assert kept[old["id"]] == old["shares"]
    join(home, home.workspace, cleo)
    assert told(change(home, home, bobby, userId=cleo.id)) == (409, "conflict.claimed", {})
    assert told(change(cleo, home, bobby, userId=None)) == (403, "auth.forbidden", {})
    assert change(bob, home, bobby, userId=bob.id).status_code == 200
    assert change(bob, home, bobby, userId=None).status_code == 200
    assert owed(home, home) == {"Ann": "35.00", "Bob": "-25.00", "Bobby": "-10.00"}
    assert told(change(bob, home, bobby, userId=cleo.id)) == (403, "auth.forbidden", {})
    assert told(change(home, home, bobby, userId=str(uuid4()))) == (
        422,
        "request.invalid",
        {"userId": "validation.reference"},
    )
    assert total(home, home) == Decimal(0)


def test_new_entries_of_a_claimed_name_are_its_users(home: Person, bob: Person) -> None:
    bobby = add(home, home, "Bobby")
    parts = {"kind": "parts", "parts": {home.id: 1, bob.id: 1, bobby: 2}}
    home.put(f"/workspace/{home.workspace}", {"shareRule": parts})
    change(bob, home, bobby, userId=bob.id)
    assert book(home, home, "8")["shares"] == {home.id: "2.00", bob.id: "6.00"}
    sent = book(home, home, "9", paidBy=bobby, shares={home.id: "2", bobby: "3", bob.id: "4"})
    assert sent["paidBy"] == bob.id and sent["shares"] == {home.id: "2.00", bob.id: "7.00"}
    body = {"fromMemberId": bobby, "toMemberId": home.id, "value": "1", "currencyCode": "USD"}
    assert settle(home, home, body)["paidBy"] == bob.id
    itself = home.call("POST", f"/settlement/{home.workspace}/settle", body | {"toMemberId": bob.id})
    assert told(itself)[2] == {"toMemberId": "settlement.self"}
    only = {"kind": "only", "userId": bobby}
    home.put(f"/workspace/{home.workspace}", {"shareRule": only})
    assert book(home, home, "8")["shares"] == {bob.id: "8.00"}
    home.put(f"/workspace/{home.workspace}", {"participants": [home.id]})
    refused = home.call(
        "POST",
        f"/history/{home.workspace}/add-expenses",
        {"value": "1", "categoryId": home.categories["Food"], "accountId": home.accounts["Cash"], "paidBy": bobby},
    )
    assert told(refused)[2] == {"paidBy": "shares.member"}
    assert members(home, home)[bobby]["isFormer"]


def test_what_a_claimed_name_bears_is_mine(home: Person, bob: Person) -> None:
    bobby = add(home, home, "Bobby")
    book(home, home, "30", note="for three")
    change(bob, home, bobby, userId=bob.id)
    food = home.categories["Food"]
    rows = bob.get(f"/planning/{home.workspace}/list", share="mine")["planningsCategories"]
    assert {row["categoryId"]: row["spent"] for row in rows if row["spent"] != "0.00"} == {food: "20.00"}


@pytest.mark.both_databases
def test_undo_takes_back_each_change_of_a_name(home: Person, bob: Person) -> None:
    grandma = add(home, home)
    assert undo(bob, home).is_success
    assert members(home, home)[grandma]["isFormer"]
    assert undo(bob, home).is_success
    assert not members(home, home)[grandma]["isFormer"]
    change(home, home, grandma, name="Granny", isSharing=False)
    assert undo(bob, home).is_success
    assert (members(home, home)[grandma]["name"], members(home, home)[grandma]["isSharing"]) == (GRANDMA, True)
    change(bob, home, grandma, userId=bob.id)
    assert undo(home, home).is_success
    assert members(home, home)[grandma]["userId"] is None
    change(home, home, bob.id, isSharing=False)
    assert undo(bob, home).is_success
    assert members(home, home)[bob.id]["isSharing"]
    remove(home, home, grandma)
    assert undo(bob, home).is_success
    assert not members(home, home)[grandma]["isFormer"]


def test_an_undo_that_a_later_change_depends_on_is_refused(home: Person, bob: Person) -> None:
    grandma = add(home, home)
    made = home.get(f"/activity/{home.workspace}")["changeSets"][0]["revision"]
    book(home, home, "30")
    refused = bob.call("POST", f"/activity/{home.workspace}/{made}/undo")
    assert refused.json()["code"] == "undo.dependedOn"
    cleo = sign_up(home.client, "Cleo")
    join(home, home.workspace, cleo)
    change(bob, home, grandma, userId=bob.id)
    claimed = home.get(f"/activity/{home.workspace}")["changeSets"][0]["revision"]
    not_hers = cleo.call("POST", f"/activity/{home.workspace}/{claimed}/undo")
    assert told(not_hers)[:2] == (403, "auth.forbidden")
    change(home, home, bob.id, isSharing=False)
    change(home, home, bob.id, isSharing=True)
    sets = home.get(f"/activity/{home.workspace}")["changeSets"]
    older = bob.call("POST", f"/activity/{home.workspace}/{sets[1]['revision']}/undo")
    assert older.json()["code"] == "undo.dependedOn"


def test_the_activity_says_who_added_a_name_and_whose_it_became(home: Person, bob: Person) -> None:
    grandma = add(home, home)
    change(bob, home, grandma, userId=bob.id)
    claim, addition = home.get(f"/activity/{home.workspace}")["changeSets"][:2]
    (added,) = addition["changes"]
    assert (added["entity"], added["kind"], added["label"]) == ("member", "created", GRANDMA)
    (claimed,) = claim["changes"]
    assert (claimed["kind"], claimed["label"], claim["userName"]) == ("updated", GRANDMA, "Bob")
    assert (claimed["before"], claimed["after"]) == ({"userId": None}, {"userId": bob.id})
    assert claim["undoable"] and addition["undoable"]


def test_devices_hear_of_names_with_their_workspace(home: Person, bob: Person) -> None:
    since = revision(home, home)
    grandma = add(home, home)
    changes = bob.get(f"/changes/{home.workspace}", since=since)
    assert [row["memberId"] for row in changes["workspace"]["members"]] == [home.id, bob.id, grandma]
    book(home, home, "1")
    assert bob.get(f"/changes/{home.workspace}", since=changes["revision"])["workspace"] is None


def test_viewers_see_names_and_change_none(home: Person, bob: Person) -> None:
    grandma = add(home, home)
    set_role(home, home.workspace, bob, "viewer")
    assert grandma in members(bob, home)
    for answer in (
        bob.call("POST", f"/workspace/{home.workspace}/members", {"name": "Me"}),
        change(bob, home, grandma, userId=bob.id),
        remove(bob, home, grandma),
    ):
        assert told(answer)[:2] == (403, "workspace.viewer")
    assert change(home, home, grandma, userId=bob.id).status_code == 200


def test_a_name_of_another_workspace_is_none(home: Person, bob: Person) -> None:
    grandma = add(bob, bob)
    assert change(home, home, grandma, name="Mine").status_code == remove(home, home, grandma).status_code == 404
    for strange in (str(uuid4()), "x"):
        assert remove(home, home, strange).status_code == 404
    body = {"value": "1", "categoryId": home.categories["Food"], "accountId": home.accounts["Cash"], "paidBy": grandma}
    answer = home.call("POST", f"/history/{home.workspace}/add-expenses", body)
    assert told(answer)[2] == {"paidBy": "shares.member"}


def test_the_csv_names_who_paid(home: Person, bob: Person) -> None:
    grandma, bobby = add(home, home), add(home, home, "Bobby")
    book(home, home, "3", paidBy=grandma)
    book(home, home, "2", paidBy=bobby)
    change(bob, home, bobby, userId=bob.id)
    lines = home.call("GET", f"/history/{home.workspace}/export").text.splitlines()
    payer = lines[0].split(",").index("paid_by")
    assert [line.split(",")[payer] for line in lines[1:]] == ["Bob", GRANDMA]


def link_of(creator: Person, **more: Any) -> str:
    return str(creator.post(f"/workspace/{creator.workspace}/links", more)["code"])


@pytest.mark.both_databases
def test_who_joins_as_one_of_the_names_has_its_balance(ann: Person, bob: Person) -> None:
    share_equally(ann)
    bobby, grandma = add(ann, ann, "Bobby"), add(ann, ann)
    book(ann, ann, "30")
    code = link_of(ann, uses=3)
    shown = ann.client.get(f"/api/join/{code}").json()["names"]
    assert shown == [{"memberId": bobby, "name": "Bobby"}, {"memberId": grandma, "name": GRANDMA}]
    for body in ({"memberId": str(uuid4())}, {"memberId": ann.id}):
        refused = bob.call("POST", f"/join/{code}", body)
        assert told(refused) == (422, "request.invalid", {"memberId": "validation.reference"})
    joined = bob.post(f"/join/{code}", {"memberId": bobby}, status=200)
    assert {row["memberId"]: row["userId"] for row in joined["members"]}[bobby] == bob.id
    assert owed(ann, ann) == {"Ann": "20.00", "Bob": "-10.00", GRANDMA: "-10.00"}
    cleo = sign_up(ann.client, "Cleo")
    late = cleo.call("POST", f"/join/{code}", {"memberId": bobby})
    assert told(late)[:2] == (409, "conflict.claimed")
    assert participants(ann, ann.workspace) == {ann.id: True, bob.id: True}
    assert ann.get(f"/workspace/{ann.workspace}/links")[0]["usesLeft"] == 2
    assert ann.client.get(f"/api/join/{code}").json()["names"] == [{"memberId": grandma, "name": GRANDMA}]
    assert bob.post(f"/join/{code}", {"memberId": bobby}, status=200)["members"] == joined["members"]
    remove_refused = remove(ann, ann, bobby)
    assert told(remove_refused)[2] == {"memberId": "member.balance"}


@pytest.mark.both_databases
def test_of_two_who_join_as_one_name_one_does_and_the_other_is_told(ann: Person) -> None:
    bobby, code = add(ann, ann, "Bobby"), link_of(ann, uses=4)
    people = [sign_up(ann.client, "Bob") for _ in range(4)]
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda one: one.call("POST", f"/join/{code}", {"memberId": bobby}), people))
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409]
    assert len(participants(ann, ann.workspace)) == 2
    assert ann.get(f"/workspace/{ann.workspace}/links")[0]["usesLeft"] == 3


def test_signing_up_as_one_of_the_names_is_one_act(ann: Person) -> None:
    share_equally(ann)
    bobby, guest = add(ann, ann, "Bobby"), add(ann, ann, "Cleo")
    book(ann, ann, "30")
    code = link_of(ann, uses=5)
    wrong = {"name": "Bob", "email": "bob@example.com", "password": PASSWORD, "joinCode": code}
    refused = ann.client.post("/api/user/signup", json=wrong | {"memberId": str(uuid4())})
    assert told(refused) == (422, "request.invalid", {"memberId": "validation.reference"})
    assert ann.client.post("/api/user/signup", json=wrong | {"memberId": bobby}).status_code == 201
    assert owed(ann, ann) == {"Ann": "20.00", "Bob": "-10.00", "Cleo": "-10.00"}
    body = sign_up_body(story(), name="Cleopatra") | {"joinCode": code, "memberId": guest}
    assert send(ann.client, body).status_code == 201
    assert owed(ann, ann) == {"Ann": "20.00", "Bob": "-10.00", "Cleopatra": "-10.00"}


def test_names_and_claims_outlive_an_account(home: Person, bob: Person) -> None:
    bobby = add(home, home, "Bobby")
    book(home, home, "30")
    change(bob, home, bobby, userId=bob.id)
    bob.call("DELETE", "/user/delete-user", {"currentPassword": PASSWORD})
    assert owed(home, home) == {"Ann": "20.00", "Former member": "-20.00"}
    assert total(home, home) == Decimal(0)
    gone = members(home, home)[bobby]
    assert gone["isFormer"] and gone["userId"] == bob.id


def copy_of(person: Person, of: Person, **more: Any) -> str:
    """Return the id of a new workspace of somebody, made of the file of another."""
    file = of.get(f"/workspace/{of.workspace}/export")
    return str(person.post("/workspace/import-guest", {**file, "name": "Again", **more})["id"])


def owed_in(person: Person, workspace: str) -> dict[str, str]:
    return {row["name"]: row["amount"] for row in person.get(f"/settlement/{workspace}")["balances"]}


@pytest.mark.both_databases
def test_people_of_a_file_become_names_with_their_amounts_and_are_claimed(home: Person, bob: Person) -> None:
    grandma, bobby = add(home, home, isSharing=False), add(home, home, "Bobby")
    book(home, home, "30")
    book(home, home, "9", shares={grandma: "9"})
    change(bob, home, bobby, userId=bob.id)
    remove(home, home, add(home, home, "Nobody"))
    copy = copy_of(home, home)
    made = {row["memberId"]: row for row in home.get(f"/workspace/{copy}")["members"]}
    assert {row["name"]: (row["role"], row["isSharing"], row["isFormer"]) for row in made.values()} == {
        "Ann": ("editor", True, False),
        "Bob": (None, True, False),
        "Bobby": (None, True, False),
        GRANDMA: (None, False, False),
        "Nobody": (None, True, True),
    }
    assert owed_in(home, copy) == {"Ann": "29.00", "Bob": "-10.00", "Bobby": "-10.00", GRANDMA: "-9.00"}
    body = {"value": "8", "categoryId": home.get(f"/category/{copy}/list")[0]["id"]}
    body |= {"accountId": home.get(f"/account/my/{copy}/new")[0]["id"]}
    entry = home.post(f"/history/{copy}/add-expenses", body)
    assert entry["shares"].keys() == {home.id, bob.id, bobby}
    code = home.post(f"/workspace/{copy}/links", {"uses": 2})["code"]
    bob.post(f"/join/{code}", {"memberId": bobby}, status=200)
    assert set(owed_in(home, copy)) == {"Ann", "Bob", GRANDMA}
    again = {row["memberId"]: row for row in home.get(f"/workspace/{copy}")["members"]}
    assert len(again) == len(home.get(f"/workspace/{copy}")["members"])
    assert (again[bob.id]["role"], again[bobby]["userId"]) == ("editor", bob.id)
    body_again = home.post(f"/history/{copy}/add-expenses", body)
    assert body_again["shares"] == {home.id: "4.00", bob.id: "4.00"}


def test_whoever_reads_the_file_of_another_is_whoever_wrote_it(home: Person, bob: Person) -> None:
    cleo = sign_up(home.client, "Cleo")
    book(home, home, "30")
    copy = copy_of(cleo, home)
    assert owed_in(cleo, copy) == {"Cleo": "15.00", "Bob": "-15.00"}


def test_a_file_with_two_of_one_id_is_refused(ann: Person) -> None:
    twice = {"id": str(uuid4()), "name": GRANDMA}
    answer = ann.call("POST", "/workspace/import-guest", story() | {"guestMember": [twice, twice]})
    assert told(answer)[2] == {"guestMember.1.id": "validation.unique"}


def test_an_invited_person_whose_name_came_by_a_file_is_that_person(home: Person, bob: Person) -> None:
    book(home, home, "30")
    copy = copy_of(home, home)
    join_body = [home.id, bob.id]
    home.put(f"/workspace/{copy}", {"participants": join_body})
    bob.put(f"/workspace/{copy}/approve")
    assert owed_in(home, copy) == {"Ann": "15.00", "Bob": "-15.00"}
    assert [row["memberId"] for row in home.get(f"/workspace/{copy}")["members"]] == [home.id, bob.id]


def test_a_name_has_no_id_of_somebody_there(home: Person, bob: Person) -> None:
    answer = home.call("POST", f"/workspace/{home.workspace}/members", {"id": bob.id, "name": "Bob"})
    assert told(answer)[:2] == (409, "conflict.id")
