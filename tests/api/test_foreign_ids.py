"""Every id that a body can hold, swapped for a foreign one: nothing of the other one is used, shown or changed."""

from collections.abc import Callable, Iterator
from typing import Any
from uuid import uuid4

import pytest

from tests.api.foreign_members import ACCOUNT_REFERENCES, MEMBER_REFERENCES, MEMBER_TAKEN
from tests.api.guests import story
from tests.api.importing import BANK, bring, file_of
from tests.api.members import join, verify
from tests.api.migrating import files_of
from tests.api.people import Person
from tests.api.reminders import RENT, expense_of, remind
from tests.api.schedules import rent_of, schedule
from tests.document import DOCUMENT
from tests.migrate_files import actual

MONTH = "2026-12-01"
SECRET = "a secret of the list"
SCHEMAS = DOCUMENT["components"]["schemas"]

Foreign = Callable[[Person, Person], tuple[str, str, dict[str, Any]]]
"""Call of Ann with an id of Bob's in the body: method, path, body."""

REFERENCES: dict[str, Foreign] = {
    "addExpenses.accountId": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-expenses",
        expense(ann) | {"accountId": bob.accounts["Cash"]},
    ),
    "addExpenses.categoryId": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-expenses",
        expense(ann) | {"categoryId": bob.categories["Food"]},
    ),
    "quickEntry.accountId": lambda ann, bob: typed(ann, accountId=bob.accounts["Cash"]),
    "quickEntry.fromAccountId": lambda ann, bob: typed(ann, text="5 > cash", fromAccountId=bob.accounts["Cash"]),
    "quickEntry.categoryId": lambda ann, bob: typed(ann, categoryId=bob.categories["Food"]),
    "replaceExpense.accountId": lambda ann, bob: (
        "POST",
        f"/history/{ann.spend('1')['id']}/replace",
        expense(ann) | {"accountId": bob.accounts["Cash"]},
    ),
    "replaceExpense.categoryId": lambda ann, bob: (
        "POST",
        f"/history/{ann.spend('1')['id']}/replace",
        expense(ann) | {"categoryId": bob.categories["Food"]},
    ),
    "addExpenses.lines[].categoryId": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-expenses",
        divided(ann, bob),
    ),
    "replaceExpense.lines[].categoryId": lambda ann, bob: (
        "POST",
        f"/history/{ann.spend('1')['id']}/replace",
        divided(ann, bob),
    ),
    "addRefund.lines[].categoryId": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-refund",
        divided(ann, bob),
    ),
    "addRefund.accountId": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-refund",
        expense(ann) | {"accountId": bob.accounts["Cash"]},
    ),
    "addRefund.categoryId": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-refund",
        expense(ann) | {"categoryId": bob.categories["Food"]},
    ),
    "addRefund.refundOf": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-refund",
        expense(ann) | {"refundOf": bob.spend("1")["id"]},
    ),
    "replaceTransfer.accountId": lambda ann, bob: (
        "POST",
        f"/history/{received(ann)}/replace-transfer",
        {"value": "1", "accountId": bob.accounts["Cash"]},
    ),
    "replaceTransfer.fromAccountId": lambda ann, bob: (
        "POST",
        f"/history/{received(ann)}/replace-transfer",
        {"value": "1", "accountId": ann.accounts["Cash"], "fromAccountId": bob.accounts["Cash"]},
    ),
    "transfer.fromAccountId": lambda ann, bob: (
        "POST",
        f"/account/transfer/{ann.accounts['Cash']}",
        {"value": "1", "fromAccountId": bob.accounts["Cash"]},
    ),
    "createSchedule.accountId": lambda ann, bob: scheduled(ann, accountId=bob.accounts["Cash"]),
    "createSchedule.categoryId": lambda ann, bob: scheduled(ann, categoryId=bob.categories["Food"]),
    "createSchedule.fromAccountId": lambda ann, bob: scheduled(
        ann, kind="transfer", categoryId=None, fromAccountId=bob.accounts["Cash"]
    ),
    "updateSchedule.accountId": lambda ann, bob: rescheduled(ann, accountId=bob.accounts["Cash"]),
    "updateSchedule.categoryId": lambda ann, bob: rescheduled(ann, categoryId=bob.categories["Food"]),
    "updateSchedule.fromAccountId": lambda ann, bob: (
        "PUT",
        f"/schedule/{transferred(ann)}",
        {"fromAccountId": bob.accounts["Cash"]},
    ),
    "setPlanning.categoryId": lambda ann, bob: (
        "POST",
        f"/planning/{ann.workspace}/planning-category",
        {"categoryId": bob.categories["Food"], "date": MONTH, "budget": "1"},
    ),
    "setMonths.months[].carryRules[].categoryId": lambda ann, bob: (
        "PUT",
        f"/planning/{ann.workspace}/months",
        {"months": [{"date": MONTH, "carryRules": [{"categoryId": bob.categories["Food"], "carry": "left"}]}]},
    ),
    "setMonths.months[].targets[].categoryId": lambda ann, bob: (
        "PUT",
        f"/planning/{ann.workspace}/months",
        {
            "months": [
                {"date": MONTH, "targets": [{"categoryId": bob.categories["Food"], "amount": "9", "everyMonth": True}]}
            ]
        },
    ),
    "setCarryOver.categoryId": lambda ann, bob: (
        "PUT",
        f"/planning/{ann.workspace}/carry-over",
        {"categoryId": bob.categories["Food"], "from": MONTH, "carry": "left"},
    ),
    "setTarget.categoryId": lambda ann, bob: (
        "PUT",
        f"/planning/{ann.workspace}/target",
        {"categoryId": bob.categories["Food"], "amount": "9", "everyMonth": True},
    ),
    "moveBudget.fromCategoryId": lambda ann, bob: (
        "POST",
        f"/planning/{ann.workspace}/move",
        {
            "date": MONTH,
            "fromCategoryId": bob.categories["Food"],
            "toCategoryId": ann.categories["Food"],
            "value": "1",
        },
    ),
    "moveBudget.toCategoryId": lambda ann, bob: (
        "POST",
        f"/planning/{ann.workspace}/move",
        {
            "date": MONTH,
            "fromCategoryId": ann.categories["Food"],
            "toCategoryId": bob.categories["Food"],
            "value": "1",
        },
    ),
    "setPlannings.planningsCategories[].categoryId": lambda ann, bob: (
        "PUT",
        f"/planning/{ann.workspace}/{ann.month(MONTH)['id']}/planning",
        {"date": MONTH, "planningsCategories": [{"categoryId": bob.categories["Food"], "budget": "1"}]},
    ),
    "setMonths.months[].planningsCategories[].categoryId": lambda ann, bob: months_set(
        ann, planningsCategories=[{"categoryId": bob.categories["Food"], "budget": "1"}]
    ),
    "setMonths.months[].removedCategories[]": lambda ann, bob: months_set(
        ann, removedCategories=[bob.categories["Food"]]
    ),
    "createList.categoryId": lambda ann, bob: (
        "POST",
        f"/list/{ann.workspace}/create",
        {"name": "Shop", "categoryId": bob.categories["Food"], "listItems": [{"label": "a"}]},
    ),
    "checkOutList.accountId": lambda ann, bob: checked_out(ann, accountId=bob.accounts["Cash"]),
    "checkOutList.categoryId": lambda ann, bob: checked_out(ann, categoryId=bob.categories["Food"]),
    "checkOutList.lines[].categoryId": lambda ann, bob: checked_out(
        ann, categoryId=bob.categories["Food"], lines=[{"categoryId": bob.categories["Food"], "value": "1"}]
    ),
    "createReminder.expense.categoryId": lambda ann, bob: (
        "POST",
        "/reminder/create",
        RENT | {"expense": expense_of(ann) | {"categoryId": bob.categories["Food"]}},
    ),
    "createReminder.expense.accountId": lambda ann, bob: (
        "POST",
        "/reminder/create",
        RENT | {"expense": expense_of(ann) | {"accountId": bob.accounts["Cash"]}},
    ),
    "updateReminder.expense.categoryId": lambda ann, bob: (
        "PUT",
        f"/reminder/update/{remind(ann)['id']}",
        {"expense": expense_of(ann) | {"categoryId": bob.categories["Food"]}},
    ),
    "updateReminder.expense.accountId": lambda ann, bob: (
        "PUT",
        f"/reminder/update/{remind(ann)['id']}",
        {"expense": expense_of(ann) | {"accountId": bob.accounts["Cash"]}},
    ),
    "importFile.accountId": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}",
        file_of(BANK, accountId=bob.accounts["Cash"]),
    ),
    "importFile.accounts[].accountId": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}",
        file_of(BANK, accounts=[{"name": "Cash", "accountId": bob.accounts["Cash"]}]),
    ),
    "importFile.changes[].accountId": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}",
        file_of(BANK, changes=[{"line": 2, "accountId": bob.accounts["Cash"]}]),
    ),
    "previewImport.accountId": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}/preview",
        file_of(BANK, accountId=bob.accounts["Cash"]),
    ),
    "previewImport.accounts[].accountId": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}/preview",
        file_of(BANK, accounts=[{"name": "Cash", "accountId": bob.accounts["Cash"]}]),
    ),
    "previewImport.changes[].accountId": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}/preview",
        file_of(BANK, changes=[{"line": 2, "accountId": bob.accounts["Cash"]}]),
    ),
    "updateSettings.workspace": lambda ann, bob: ("PUT", "/settings/update", {"workspace": bob.workspace}),
    "createWorkspace.participants[]": lambda ann, bob: (
        "POST",
        "/workspace/create",
        {"name": "Home", "currencyCode": "USD", "participants": [bob.id]},
    ),
    "updateList.categoryId": lambda ann, bob: (
        "PUT",
        f"/list/{new_list(ann)['id']}",
        {"name": "Shop", "categoryId": bob.categories["Food"], "listItems": [{"label": "a"}]},
    ),
    "orderCategories.ids[]": lambda ann, bob: (
        "PUT",
        f"/category/{ann.workspace}/order",
        {"ids": [bob.categories["Food"]]},
    ),
    "orderAccounts.ids[]": lambda ann, bob: (
        "PUT",
        f"/account/{ann.workspace}/order",
        {"ids": [bob.accounts["Cash"]]},
    ),
    "updateWorkspace.participants[]": lambda ann, bob: (
        "PUT",
        f"/workspace/{ann.workspace}",
        {"participants": [bob.id]},
    ),
    "createToken.workspaceId": lambda ann, bob: (
        "POST",
        "/user/tokens",
        {"name": "Script", "scope": "read", "days": 1, "workspaceId": bob.workspace},
    ),
}
"""Ids that refer to something: `operation.field`."""

TAKEN: dict[str, Foreign] = {
    "addExpenses.id": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-expenses",
        expense(ann) | {"id": bob.spend("1")["id"]},
    ),
    "quickEntry.id": lambda ann, bob: typed(ann, id=bob.spend("1")["id"]),
    "addRefund.id": lambda ann, bob: (
        "POST",
        f"/history/{ann.workspace}/add-refund",
        expense(ann) | {"id": bob.spend("1")["id"]},
    ),
    "replaceExpense.id": lambda ann, bob: (
        "POST",
        f"/history/{ann.spend('1')['id']}/replace",
        expense(ann) | {"id": bob.spend("1")["id"]},
    ),
    "replaceTransfer.id": lambda ann, bob: (
        "POST",
        f"/history/{received(ann)}/replace-transfer",
        {"value": "1", "accountId": ann.accounts["Cash"], "id": bob.spend("1")["id"]},
    ),
    "transfer.id": lambda ann, bob: (
        "POST",
        f"/account/transfer/{ann.accounts['Cash']}",
        {"value": "1", "id": bob.spend("1")["id"]},
    ),
    "createAccount.id": lambda ann, bob: (
        "POST",
        f"/account/{ann.workspace}/create",
        {"name": "Mine", "id": bob.accounts["Cash"]},
    ),
    "updateAccount.adjustmentId": lambda ann, bob: (
        "PUT",
        f"/account/{ann.accounts['Cash']}",
        {"budget": "5", "adjustmentId": adjusted(bob)},
    ),
    "createCategory.id": lambda ann, bob: (
        "POST",
        f"/category/{ann.workspace}/create",
        {"name": "Mine", "id": bob.categories["Food"]},
    ),
    "createCategory.planningId": lambda ann, bob: (
        "POST",
        f"/category/{ann.workspace}/create",
        {"name": "Mine", "planningId": planned(bob)},
    ),
    "setPlanning.id": lambda ann, bob: (
        "POST",
        f"/planning/{ann.workspace}/planning-category",
        {"id": planned(bob), "categoryId": ann.categories["Food"], "date": MONTH, "budget": "1"},
    ),
    "setPlannings.planningsCategories[].id": lambda ann, bob: (
        "PUT",
        f"/planning/{ann.workspace}/{ann.month(MONTH)['id']}/planning",
        {
            "date": MONTH,
            "planningsCategories": [{"id": planned(bob), "categoryId": ann.categories["Food"], "budget": "1"}],
        },
    ),
    "setMonths.months[].planningsCategories[].id": lambda ann, bob: months_set(
        ann, planningsCategories=[{"id": planned(bob), "categoryId": ann.categories["Food"], "budget": "1"}]
    ),
    "createList.id": lambda ann, bob: (
        "POST",
        f"/list/{ann.workspace}/create",
        {"id": new_list(bob)["id"], "name": "Mine", "listItems": [{"label": "a"}]},
    ),
    "checkOutList.id": lambda ann, bob: checked_out(ann, id=bob.spend("1")["id"]),
    "createSchedule.id": lambda ann, bob: scheduled(ann, id=schedule(bob)["id"]),
    "createReminder.id": lambda ann, bob: ("POST", "/reminder/create", RENT | {"id": remind(bob, name=SECRET)["id"]}),
    "createWorkspace.id": lambda ann, bob: (
        "POST",
        "/workspace/create",
        {"id": bob.workspace, "name": "Mine", "currencyCode": "USD"},
    ),
    "importFile.id": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}",
        file_of(BANK, accountId=ann.accounts["Cash"], id=bring(bob, BANK, accountId=bob.accounts["Cash"])["id"]),
    ),
    "importFile.newAccounts[].id": lambda ann, bob: (
        "POST",
        f"/import/{ann.workspace}",
        file_of(
            BANK,
            accountId=bob.accounts["Cash"],
            newAccounts=[{"id": bob.accounts["Cash"], "name": "Mine", "currencyCode": "USD"}],
        ),
    ),
    "importGuest.id": lambda ann, bob: ("POST", "/workspace/import-guest", story() | {"id": bob.workspace}),
    "migrate.id": lambda ann, bob: (
        "POST",
        "/migration",
        files_of(("db.sqlite", actual.small()), id=bob.workspace),
    ),
}
"""Ids a client makes, which somebody else's row has."""

ITEMS: dict[str, Foreign] = {
    "addListItem.id": lambda ann, bob: (
        "POST",
        f"/list/{new_list(ann)['id']}/items",
        {"id": item_of(bob), "label": "Mine"},
    ),
    "createList.listItems[].id": lambda ann, bob: (
        "POST",
        f"/list/{ann.workspace}/create",
        {"name": "Mine", "listItems": [{"id": item_of(bob), "label": "Mine"}]},
    ),
    "updateList.listItems[].id": lambda ann, bob: (
        "PUT",
        f"/list/{new_list(ann)['id']}",
        {"name": "Mine", "listItems": [{"id": item_of(bob), "label": "Mine"}]},
    ),
}
"""Ids that only count inside of their list."""

ELSEWHERE = {
    "importGuestPart.guestHistory[].paidBy": "tests/api/test_guest_parts.py: it belongs to the first part",
    "updateImportSettings.mappings[].accountId": "tests/api/test_import_questions.py: a mapping is its person's alone",
    "previewImport.newAccounts[].id": "tests/api/test_import_parts.py: a preview makes no account",
    "addMember.id": "tests/api/test_members.py: it counts inside of its workspace alone",
    "updateMember.userId": "tests/api/test_members.py: a name becomes that of who takes part alone",
    "joinWorkspace.memberId": "tests/api/test_members.py: a name of another workspace is none of this one",
    **{
        f"{call}.memberId": "tests/api/test_members.py: a new user claims a name of the link's workspace alone"
        for call in ("signUp", "signUpGuest", "signInGoogle", "signInApple")
    },
    "moveBudget.id": "tests/api/test_moved_budgets.py: it counts inside of its workspace alone",
    "createLink.id": "tests/api/test_links.py: it counts inside of its workspace alone",
    "signUpGuest.id": "tests/api/test_guest_signup.py: it names a sign-up, not a row",
    "checkOutList.itemIds[]": "tests/api/test_check_out.py: an item of another list is none of this one",
    "setImportRules.rules[].categoryId": "tests/api/test_import_rules.py: a category of another workspace is refused",
    "previewImportRules.rules[].categoryId": "tests/api/test_import_rules.py: the same on the way of the preview",
    "applyImportRules.entryIds[]": "tests/api/test_import_rules.py: entries of others are not changed",
    **{
        f"{call}.{field}": "tests/api/test_settlement_files.py: a file names members by id alone"
        for call in ("signUpGuest", "importGuest")
        for field in (
            "guestHistory[].paidBy",
            "guestMember[].id",
            "guestSetting.shareRule.userId",
            "guestCategory[].shareRule.userId",
        )
    },
    **{
        f"replaceSettlement.{field}": "tests/api/test_settlement_corrections.py: needs a payment between two"
        for field in ("fromMemberId", "toMemberId", "id")
    },
    "postSchedule.entryId": "tests/api/test_schedules.py: an occurrence has ids of its own, all others are refused",
}


def typed(ann: Person, **more: Any) -> tuple[str, str, dict[str, Any]]:
    return "POST", f"/history/{ann.workspace}/quick", {"text": "5 food", **more}


def expense(person: Person) -> dict[str, Any]:
    return {"value": "1", "categoryId": person.categories["Food"], "accountId": person.accounts["Cash"]}


def divided(ann: Person, bob: Person) -> dict[str, Any]:
    """An expense with a line of Ann's and one of Bob's category."""
    lines = [{"categoryId": person.categories["Food"], "value": "0.50"} for person in (ann, bob)]
    return {"value": "1", "accountId": ann.accounts["Cash"], "lines": lines}


def scheduled(person: Person, **more: Any) -> tuple[str, str, dict[str, Any]]:
    return "POST", f"/schedule/{person.workspace}/create", rent_of(person, **more)


def rescheduled(person: Person, **fields: Any) -> tuple[str, str, dict[str, Any]]:
    return "PUT", f"/schedule/{schedule(person)['id']}", fields


def transferred(person: Person) -> str:
    made = schedule(person, kind="transfer", categoryId=None, fromAccountId=person.accounts["Cash"])
    return str(made["id"])


def checked_out(person: Person, **more: Any) -> tuple[str, str, dict[str, Any]]:
    item = {"label": "Milk", "isChecked": True, "price": "1"}
    made = person.post(f"/list/{person.workspace}/create", {"name": "Shop", "listItems": [item]})
    body = {"itemIds": [made["listItems"][0]["id"]], "accountId": person.accounts["Cash"]}
    return "POST", f"/list/{made['id']}/checkout", body | {"categoryId": person.categories["Food"]} | more


def received(person: Person) -> str:
    return str(person.post(f"/account/transfer/{person.accounts['Cash']}", {"value": "1"})["id"])


def new_list(person: Person) -> dict[str, Any]:
    return dict(person.post(f"/list/{person.workspace}/create", {"name": "List", "listItems": [{"label": SECRET}]}))


def item_of(person: Person) -> str:
    return str(new_list(person)["listItems"][0]["id"])


def months_set(person: Person, **month: Any) -> tuple[str, str, dict[str, Any]]:
    return "PUT", f"/planning/{person.workspace}/months", {"months": [{"date": MONTH, **month}]}


def planned(person: Person) -> str:
    body = {"categoryId": person.categories["Food"], "date": MONTH, "budget": "77"}
    return str(person.post(f"/planning/{person.workspace}/planning-category", body)["id"])


def adjusted(person: Person) -> str:
    made = str(uuid4())
    person.put(f"/account/{person.accounts['Cash']}", {"budget": "5", "adjustmentId": made})
    return made


def ids_in(schema: Any, path: str = "") -> Iterator[str]:
    """Where a body of the document has ids."""
    if "$ref" in schema:
        schema = SCHEMAS[schema["$ref"].rpartition("/")[2]]
    for option in (*schema.get("anyOf", ()), *schema.get("oneOf", ())):
        yield from ids_in(option, path)
    if schema.get("format") == "uuid":
        yield path
    for name, inner in schema.get("properties", {}).items():
        yield from ids_in(inner, f"{path}.{name}")
    if "items" in schema:
        yield from ids_in(schema["items"], f"{path}[]")


def state_of(person: Person) -> Any:
    """Everything of somebody's that Ann could change: read after she was refused."""
    reads = (f"/workspace/{person.workspace}", f"/list/{person.workspace}", f"/category/{person.workspace}/list")
    return [person.get(path) for path in (*reads, f"/account/my/{person.workspace}/new", "/reminder")]


def test_every_id_a_body_can_have_is_in_one_of_the_tables() -> None:
    documented = {
        f"{operation['operationId']}{path}"
        for methods in DOCUMENT["paths"].values()
        for operation in methods.values()
        for content in operation.get("requestBody", {}).get("content", {}).values()
        for path in ids_in(content["schema"])
    }
    members = {*MEMBER_REFERENCES, *ACCOUNT_REFERENCES, *MEMBER_TAKEN}
    assert documented == {*REFERENCES, *TAKEN, *ITEMS, *ELSEWHERE, *members}


@pytest.mark.parametrize("swap", REFERENCES)
def test_a_foreign_id_inside_a_body_is_refused_and_changes_nothing(ann: Person, bob: Person, swap: str) -> None:
    verify(ann)  # else inviting is refused whoever it is
    method, path, body = REFERENCES[swap](ann, bob)
    before = [state_of(person) for person in (ann, bob)]
    answer = ann.call(method, path, body)
    assert answer.status_code == 422, answer.text
    assert all(code == "validation.reference" for code in answer.json()["fields"].values())
    assert [state_of(person) for person in (ann, bob)] == before


@pytest.mark.parametrize("swap", MEMBER_REFERENCES)
def test_somebody_who_takes_no_part_is_refused_as_a_member(ann: Person, bob: Person, swap: str) -> None:
    method, path, body = MEMBER_REFERENCES[swap](ann, bob)
    before = [state_of(person) for person in (ann, bob)]
    answer = ann.call(method, path, body)
    assert answer.status_code == 422, answer.text
    assert set(answer.json()["fields"].values()) == {"shares.member"}
    assert [state_of(person) for person in (ann, bob)] == before


@pytest.mark.parametrize("swap", ACCOUNT_REFERENCES)
def test_a_payment_between_members_moves_no_foreign_account(ann: Person, bob: Person, swap: str) -> None:
    join(ann, ann.workspace, bob)
    method, path, body = ACCOUNT_REFERENCES[swap](ann, bob)
    answer = ann.call(method, path, body)
    assert answer.status_code == 422, answer.text
    assert set(answer.json()["fields"].values()) == {"validation.reference"}


@pytest.mark.parametrize("swap", TAKEN | MEMBER_TAKEN)
def test_an_id_that_a_foreign_row_has_is_refused_without_a_word_of_that_row(
    ann: Person, bob: Person, swap: str
) -> None:
    method, path, body = (TAKEN | MEMBER_TAKEN)[swap](ann, bob)
    before = [state_of(person) for person in (ann, bob)]
    answer = ann.call(method, path, body)
    assert (answer.status_code, answer.json()["code"]) == (409, "conflict.id")
    assert '"77.00"' not in answer.text and bob.id not in answer.text and SECRET not in answer.text
    assert [state_of(person) for person in (ann, bob)] == before


@pytest.mark.parametrize("swap", ITEMS)
def test_an_items_id_of_a_foreign_list_makes_an_item_of_ones_own(ann: Person, bob: Person, swap: str) -> None:
    method, path, body = ITEMS[swap](ann, bob)
    before = state_of(bob)
    answer = ann.call(method, path, body)
    assert answer.status_code in {200, 201}, answer.text
    assert "Mine" in [item["label"] for item in answer.json()["listItems"]]
    assert state_of(bob) == before
