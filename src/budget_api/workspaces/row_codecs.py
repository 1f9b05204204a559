"""Rows of a workspace as guests' data and the file of a workspace hold them.

A column that a table and its struct of the contract both name is carried in both directions: it is listed nowhere
else. The contract's types tell what is more than a value: a field of the type `Any` is made anew by the server, one
of a reference (`AccountRef`) holds the label of a row in another part.
"""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import fields
from sqlalchemy import RowMapping

from budget_api.db.base import Base, Instant, table_of
from budget_api.db.models import (
    AccountHistoryRow,
    AccountRow,
    CarryRuleRow,
    CategoryRow,
    ExpectedIncomeRow,
    HistoryRow,
    ListItemRow,
    ListRow,
    NamedMemberRow,
    PlanningCategoryRow,
    PlanningRow,
    PriceRow,
    ScheduleRow,
    TargetRow,
)
from budget_core.contract.types import part_of
from budget_core.contract.workspaces import guest_rows as contract
from budget_core.entries.expenses import Booking

Json = dict[str, Any]
_TIMES = ("deleted_at", "created_at", "updated_at")


class RowCodec:
    """Codec of one part; `computed` are columns that the server makes of several fields of the struct."""

    def __init__(self, kind: type[Struct], model: type[Base], computed: Collection[str] = ()) -> None:
        table = table_of(model)
        carried = [field for field in fields(kind) if field.name in table.c and field.type is not Any]
        own = kind.__annotations__
        carried.sort(key=lambda field: (field.name in _TIMES, field.name not in own))  # inherited fields come later
        parts = {field.name: part_of(field.type) for field in carried}
        values = [field for field in carried if field.name != "id" and not parts[field.name]]
        self.has_label = any(field.name == "id" and field.required for field in carried)
        """True when rows of other parts refer to these."""
        self.can_be_deleted = any(field.name == "deleted" for field in fields(kind))
        self._references = sorted(
            (part, field.name, field.encode_name) for field in carried if (part := parts[field.name])
        )
        self._written = [(field.name, field.encode_name) for field in values]
        self._read = [
            field.name
            for field in values
            if field.name not in computed and not isinstance(table.c[field.name].type, Instant)
        ]

    @property
    def columns(self) -> tuple[str, ...]:
        """Names of the columns that `read` returns."""
        return (*(name for _, name, _ in self._references), *self._read)

    def read(self, row: Struct, id_of: Callable[[str, str, str], str]) -> Json:
        """Return the columns of a row that came from outside.

        `id_of` gives the id behind a label, from the part, the name of the field and the label.
        """
        labels = ((part, name, field, getattr(row, name)) for part, name, field in self._references)
        ids = {name: None if label is None else id_of(part, field, label) for part, name, field, label in labels}
        return ids | {name: getattr(row, name) for name in self._read}

    def write(self, row: RowMapping, labels: Mapping[str, str]) -> Json:
        """Return the fields of a stored row, without those that are None; `labels` are by id.

        A reference to a row that has no label, a deleted schedule, is left out.
        """
        references = {field: labels[row[name]] for _, name, field in self._references if row[name] in labels}
        return references | {field: row[name] for name, field in self._written if row[name] is not None}


ACCOUNT: Final = RowCodec(contract.GuestAccount, AccountRow)
ADJUSTMENT: Final = RowCodec(contract.GuestAdjustment, AccountHistoryRow, computed=("local_day",))
CATEGORY: Final = RowCodec(contract.GuestCategory, CategoryRow)
MONTH: Final = RowCodec(contract.GuestPlanning, PlanningRow)
BUDGET: Final = RowCodec(contract.GuestPlanningCategory, PlanningCategoryRow, computed=("currency_code",))
CARRY_RULE: Final = RowCodec(contract.GuestCarryRule, CarryRuleRow)
TARGET: Final = RowCodec(contract.GuestTarget, TargetRow)
EXPECTED_INCOME: Final = RowCodec(contract.GuestExpectedIncome, ExpectedIncomeRow, computed=("currency_code",))
LIST: Final = RowCodec(contract.GuestList, ListRow)
ITEM: Final = RowCodec(contract.GuestListItem, ListItemRow)
MEMBER: Final = RowCodec(contract.GuestMember, NamedMemberRow)
PRICE: Final = RowCodec(contract.GuestPrice, PriceRow)
SCHEDULE: Final = RowCodec(contract.GuestSchedule, ScheduleRow, computed=("currency_code", "skipped"))
ENTRY: Final = RowCodec(
    contract.GuestEntry,
    HistoryRow,
    computed=("date", "local_day", "lines", "refund_of", *Booking.__struct_fields__),
)
