"""A create sent again to another row of the path is another create: refused, and nothing is made or shown."""

from collections.abc import Callable
from typing import Any, Final
from uuid import uuid4

import msgspec
import pytest

from budget_core.contract.call import AnyCall
from budget_core.contract.calls import CALLS
from tests.api.importing import BANK, file_of
from tests.api.members import join, new_workspace
from tests.api.people import Person
from tests.api.schedules import rent_of
from tests.api.settling import payment

DAY = "2026-12-05"
MILK = {"id": str(uuid4()), "label": "Milk", "isChecked": True}
CLIENT_IDS = {"id": "id", "adjustment_id": "adjustmentId"}
"""Fields in which a client names what it makes; the id of a posting is made of its schedule's."""


PER_ROW = {"addListItem", "addMember", "createLink", "moveBudget"}
"""Calls whose ids are told apart by the row of the path too: items by their list, others by their workspace."""


def spent(ann: Person) -> dict[str, Any]:
    return {"value": "5", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], "date": DAY}


def made(ann: Person, path: str, body: dict[str, Any]) -> str:
    return str(ann.post(path, body)["id"])


def two(path: Callable[[Person], str], body: Callable[[Person], dict[str, Any]]) -> Callable[[Person], tuple[str, str]]:
    return lambda ann: (made(ann, path(ann), body(ann)), made(ann, path(ann), body(ann)))


ROWS: Final[dict[str, Callable[[Person], tuple[str, str]]]] = {
    "workspace_id": lambda ann: (ann.workspace, new_workspace(ann)),
    "account_id": lambda ann: (ann.accounts["Cash"], ann.accounts["Credit Card"]),
    "list_id": two(lambda ann: f"/list/{ann.workspace}/create", lambda ann: {"name": "Shop", "listItems": [MILK]}),
    "replaceExpense": two(lambda ann: f"/history/{ann.workspace}/add-expenses", spent),
    "replaceTransfer": two(lambda ann: f"/account/transfer/{ann.accounts['Cash']}", lambda ann: {"value": "1"}),
}
"""Two rows that a path can name, by the call or by the parameter of its path."""

BODIES: Final[dict[str, Callable[[Person], dict[str, Any]]]] = {
    "createAccount": lambda ann: {"name": "Bank"},
    "updateAccount": lambda ann: {"budget": "5"},
    "addExpenses": spent,
    "addRefund": spent,
    "quickEntry": lambda ann: {"text": "5 food", "accountId": ann.accounts["Cash"]},
    "replaceExpense": spent,
    "replaceTransfer": lambda ann: {"value": "5", "accountId": ann.accounts["Cash"]},
    "transfer": lambda ann: {"value": "5"},
    "importFile": lambda ann: file_of(BANK) | {"accountId": ann.accounts["Cash"]},
    "createList": lambda ann: {"name": "Shop", "listItems": [{"label": "Milk"}]},
    "checkOutList": lambda ann: spent(ann) | {"itemIds": [MILK["id"]]},
    "createCategory": lambda ann: {"name": "Books"},
    "setPlanning": lambda ann: {"categoryId": ann.categories["Food"], "date": "2026-12-01", "budget": "5"},
    "createSchedule": rent_of,
}


def creates() -> dict[str, tuple[AnyCall, str, str]]:
    """Return the calls whose path names a row and whose body names what is made: call, parameter, field."""
    found: dict[str, tuple[AnyCall, str, str]] = {}
    for call in CALLS.values():
        parameter, body = call.path.partition("{")[2].partition("}")[0], getattr(call, "body", None)
        if parameter and call.id not in PER_ROW and isinstance(body, type) and issubclass(body, msgspec.Struct):
            for name in {field.name for field in msgspec.structs.fields(body)} & CLIENT_IDS.keys():
                found[call.id] = call, parameter, CLIENT_IDS[name]
    return found


def send_to_both(ann: Person, name: str, rows: tuple[str, str], body: dict[str, Any]) -> None:
    call, parameter, field = creates()[name]
    body = body | {field: str(uuid4())}
    first, second = (call.path.replace(f"{{{parameter}}}", row) for row in rows)
    ann_sends = [ann.call(call.method, path, body) for path in (first, second, first)]
    answers = [(answer.is_success, answer.json().get("code")) for answer in ann_sends]
    assert answers == [(True, None), (False, "conflict.id"), (True, None)], ann_sends[1].text


def test_every_create_of_a_row_is_sent_elsewhere() -> None:
    assert creates().keys() == BODIES.keys() | {"settle", "replaceSettlement"}


@pytest.mark.parametrize("name", BODIES)
def test_the_same_id_and_body_under_another_path_is_a_conflict(ann: Person, name: str) -> None:
    rows = ROWS.get(name) or ROWS[creates()[name][1]]
    send_to_both(ann, name, rows(ann), BODIES[name](ann))


def test_the_same_payment_under_another_path_is_a_conflict(ann: Person, bob: Person) -> None:
    body, elsewhere = payment(ann, bob, "5"), new_workspace(ann)
    join(ann, ann.workspace, bob)
    join(ann, elsewhere, bob)
    send_to_both(ann, "settle", (ann.workspace, elsewhere), body)
    path = f"/settlement/{ann.workspace}/settle"
    send_to_both(ann, "replaceSettlement", (made(ann, path, body), made(ann, path, body)), payment(bob, ann, "5"))
