"""Lines of expenses: a division adds up whatever it divides, and every request names what is missing."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.money import from_hundredths
from budget_core.contract.decode import build
from budget_core.contract.entries.history import AddExpense, AddRefund, ReplaceExpense
from budget_core.entries.lines import divide
from budget_core.exports.cells import HISTORY_COLUMNS, NamedLine, line_rows

ID = "01a1fd9a-3b6b-7649-aa8c-000000000001"
hundredths = st.integers(1, 10**9).map(from_hundredths)


@given(amount=hundredths, values=st.lists(hundredths, min_size=1, max_size=50), digits=st.sampled_from((0, 2, 8)))
def test_parts_add_up_and_are_less_than_a_unit_from_their_share(
    amount: Decimal, values: list[Decimal], digits: int
) -> None:
    unit = Decimal(1) if digits == 0 else Decimal("0.01")
    amount = amount.quantize(unit).quantize(Decimal("0.01"))
    parts = divide(amount, values, digits)
    assert sum(parts) == amount
    assert all(abs(part - amount * value / sum(values)) < unit for part, value in zip(parts, values, strict=True))
    assert divide(-amount, values, digits) == [-part for part in parts]


@pytest.mark.parametrize("kind", [AddExpense, AddRefund])
def test_a_category_is_asked_for_where_nothing_says_it(kind: type[AddExpense | AddRefund]) -> None:
    with pytest.raises(DomainError) as raised:
        build(kind, {"value": "x", "accountId": ID})
    assert raised.value.fields == {
        "value": ErrorCode.VALIDATION_AMOUNT,
        "categoryId": ErrorCode.VALIDATION_REQUIRED,
    }
    line = {"categoryId": ID, "value": "1"}
    assert build(kind, {"value": "1", "accountId": ID, "lines": [line]}).lines


def test_a_correction_and_the_refund_of_an_expense_may_leave_the_category_out() -> None:
    assert build(ReplaceExpense, {"value": "1", "accountId": ID}).account_id == ID
    assert build(AddRefund, {"value": "1", "accountId": ID, "refundOf": ID}).refund_of == ID


def test_a_divided_entry_has_a_row_for_each_line() -> None:
    fields = dict.fromkeys(HISTORY_COLUMNS.values()) | {
        "id": "e1",
        "value": Decimal("-80.00"),
        "account_value": Decimal("-100.01"),
        "note": "Lidl",
    }
    lines = [NamedLine("Food", Decimal("-60.00"), ""), NamedLine("Home", Decimal("-20.00"), "soap")]
    rows = [dict(zip(HISTORY_COLUMNS, row, strict=True)) for row in line_rows(list(fields.values()), lines, 2)]
    assert [(row["id"], row["value"], row["account_value"], row["category"], row["note"]) for row in rows] == [
        ("e1", Decimal("-60.00"), Decimal("-75.01"), "Food", "Lidl"),
        ("e1", Decimal("-20.00"), Decimal("-25.00"), "Home", "Lidl · soap"),
    ]
