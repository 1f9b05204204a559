"""Calls as data: what their address, body and answer say."""

import pytest

from budget_core.contract.call import BodyCall, Call, InWorkspace
from budget_core.contract.calls import CALLS
from budget_core.contract.entries.lists import List, ListCreate
from budget_core.people.access import Action

UNDO = Call(
    "undoList",
    "POST",
    "/list/{workspace_id}/{revision:int}/undo",
    tag="lists",
    module="undoing",
    answer=List,
    right=InWorkspace(Action.WRITE),
    description="Undo.",
)
CREATE = BodyCall(
    "createList",
    "POST",
    "/list/{workspace_id}",
    tag="lists",
    body=ListCreate,
    answer=List,
    right=InWorkspace(Action.WRITE),
    description="Create.",
)


def test_an_address_names_its_parameters_in_order() -> None:
    assert UNDO.parameters == ("workspace_id", "revision")
    assert UNDO.route == "/list/{workspace_id}/{revision}/undo"
    assert UNDO.address("w", "7") == "/list/w/7/undo"


def test_a_call_is_handled_by_the_module_it_names_or_by_that_of_its_tag() -> None:
    assert UNDO.handled_by == "undoing"
    assert CREATE.handled_by == "lists"


def test_only_a_call_with_a_body_has_the_struct_of_one() -> None:
    assert UNDO.body_type is None
    assert CREATE.body_type is ListCreate


@pytest.mark.parametrize("call", CALLS.values(), ids=lambda call: call.id)
def test_a_reading_call_changes_nothing_and_takes_no_body(call: Call[object]) -> None:
    if call.method == "GET":
        assert call.body_type is None
        assert not call.content_types
    assert call.path.startswith("/")
    assert not call.path.endswith("/")
