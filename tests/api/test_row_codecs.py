"""Rows of a workspace keep every field of the contract on their way in and out."""

from typing import Any

import pytest
from msgspec.structs import fields

from budget_api.db.base import Base, table_of
from budget_api.db.models import (
    AccountHistoryRow,
    AccountRow,
    CategoryRow,
    HistoryRow,
    ListItemRow,
    ListRow,
    PlanningCategoryRow,
    PlanningRow,
)
from budget_api.workspaces.row_codecs import ENTRY
from budget_core.contract.entries.history import EntryDetails
from budget_core.contract.workspaces import guest_rows as contract

ROWS: list[tuple[Any, type[Base], set[str]]] = [
    (contract.GuestAccount, AccountRow, {"deleted"}),
    (contract.GuestAdjustment, AccountHistoryRow, set()),
    (contract.GuestCategory, CategoryRow, {"deleted"}),
    (contract.GuestPlanning, PlanningRow, set()),
    (contract.GuestPlanningCategory, PlanningCategoryRow, {"deleted"}),
    (contract.GuestList, ListRow, {"list_items"}),
    (contract.GuestListItem, ListItemRow, set()),
    (contract.GuestEntry, HistoryRow, {"by"}),
]


@pytest.mark.parametrize(("kind", "model", "by_hand"), ROWS, ids=[kind.__name__ for kind, _, _ in ROWS])
def test_every_field_of_a_row_is_stored_in_a_column_of_its_name(
    kind: Any, model: type[Base], by_hand: set[str]
) -> None:
    sent = {field.name for field in fields(kind) if field.type is not Any}
    assert sent - by_hand <= set(table_of(model).c.keys())


def test_details_of_an_entry_are_carried_as_they_are() -> None:
    assert set(EntryDetails.__struct_fields__) <= set(ENTRY.columns)
