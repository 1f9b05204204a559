"""Rules for the data that a guest brings along."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, date, datetime
from decimal import Decimal
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.months import Moment
from budget_core.entries import shares
from budget_core.entries.expenses import Kind, effect
from budget_core.guests import guest


@dataclass(frozen=True)
class Entry:
    kind: Kind = "expense"
    value: Decimal = Decimal("-12.50")
    currency_code: str | None = None
    account_value: Decimal | None = None
    account_currency_code: str | None = None
    from_value: Decimal | None = None
    from_currency_code: str | None = None
    rate: Decimal | None = None
    rate_date: str | None = None
    workspace_value: Decimal | None = None
    workspace_currency_code: str | None = None
    workspace_rate: Decimal | None = None
    workspace_rate_date: str | None = None
    paid_by: str | None = None
    shares: Mapping[str, Decimal] = field(default_factory=dict)


def wrong(check: Callable[..., Any], *args: Any) -> dict[str, ErrorCode]:
    with pytest.raises(DomainError) as raised:
        check(*args)
    return raised.value.fields


def test_an_expense_without_further_words_is_in_the_workspace_currency() -> None:
    booked = guest.booking(Entry(), "USD", "USD", None)
    assert (booked.value, booked.currency_code) == (Decimal("-12.50"), "USD")
    assert (booked.account_value, booked.account_currency_code) == (Decimal("-12.50"), "USD")
    assert effect(booked).spent == Decimal("12.50")


def test_an_expense_from_an_account_in_another_currency_keeps_its_rate_and_its_day() -> None:
    entry = Entry(account_value=Decimal("-519.00"), rate=Decimal("41.52"), rate_date="2026-11-20")
    booked = guest.booking(entry, "USD", "UAH", None)
    assert (booked.account_value, booked.rate, booked.rate_date) == (
        Decimal("-519.00"),
        Decimal("41.52"),
        date(2026, 11, 20),
    )


def test_a_rate_that_was_not_kept_is_what_was_paid_by_what_was_spent() -> None:
    booked = guest.booking(Entry(account_value=Decimal("-500.00")), "USD", "UAH", None)
    assert (booked.rate, booked.rate_date) == (Decimal(40), None)


def test_a_refund_is_an_expense_above_zero() -> None:
    entry = Entry("refund", Decimal(5), account_value=Decimal("207.60"), rate=Decimal("41.52"), rate_date="2026-11-20")
    booked = guest.booking(entry, "USD", "UAH", None)
    assert (booked.kind, booked.value, booked.account_value) == ("refund", Decimal(5), Decimal("207.60"))
    assert effect(booked).spent == Decimal(-5)
    assert wrong(guest.booking, replace(entry, value=Decimal(-5)), "USD", "UAH", None) == {
        "value": ErrorCode.VALIDATION_AMOUNT
    }


def test_a_rate_between_equal_currencies_is_no_rate() -> None:
    assert guest.booking(Entry(rate=Decimal(2)), "USD", "USD", None).rate is None


def test_an_income_is_in_the_currency_of_its_account() -> None:
    booked = guest.booking(Entry("income", Decimal(5)), "USD", "EUR", None)
    assert (booked.currency_code, booked.account_value) == ("EUR", Decimal(5))


def test_an_income_keeps_what_it_counted_as_with_its_rate_and_its_day() -> None:
    entry = Entry(
        "income",
        Decimal(50),
        workspace_value=Decimal(57),
        workspace_currency_code="USD",
        workspace_rate=Decimal("0.877"),
        workspace_rate_date="2026-11-20",
    )
    booked = guest.booking(entry, "UAH", "EUR", None)  # the workspace had another currency then
    assert (booked.workspace_value, booked.workspace_currency_code) == (Decimal(57), "USD")
    assert (booked.workspace_rate, booked.workspace_rate_date) == (Decimal("0.877"), date(2026, 11, 20))
    undated = guest.booking(replace(entry, workspace_rate_date=None), "UAH", "EUR", None)
    assert undated.workspace_rate_date is None


def test_an_income_from_before_counts_by_equal_currencies_alone() -> None:
    assert guest.booking(Entry("income", Decimal(5)), "USD", "EUR", None).workspace_value is None
    equal = guest.booking(Entry("income", Decimal(5)), "EUR", "EUR", None)
    assert (equal.workspace_value, equal.workspace_currency_code, equal.workspace_rate) == (Decimal(5), "EUR", None)
    said = Entry("income", Decimal(5), workspace_value=Decimal(5), workspace_currency_code="EUR")
    assert guest.booking(said, "USD", "EUR", None) == equal


def test_an_expense_counts_as_it_is() -> None:
    said = Entry(workspace_value=Decimal("-12.50"), workspace_currency_code="USD")
    assert guest.booking(said, "USD", "USD", None) == guest.booking(Entry(), "USD", "USD", None)


def test_a_transfer_keeps_what_left() -> None:
    entry = Entry("transfer", Decimal(5), from_value=Decimal(4), rate=Decimal("0.8"), rate_date=None)
    booked = guest.booking(entry, "USD", "USD", "EUR")
    assert (booked.from_value, booked.from_currency_code, booked.rate) == (Decimal(4), "EUR", Decimal("0.8"))
    same = guest.booking(Entry("transfer", Decimal(5)), "USD", "USD", "USD")
    assert (same.from_value, same.from_currency_code) == (Decimal(5), "USD")


AMOUNT, CURRENCY, REQUIRED = (
    ErrorCode.VALIDATION_AMOUNT,
    ErrorCode.VALIDATION_CURRENCY,
    ErrorCode.VALIDATION_REQUIRED,
)


@pytest.mark.parametrize(
    ("entry", "account", "source", "fields"),
    [
        (Entry(value=Decimal("12.50")), "USD", None, {"value": AMOUNT}),
        (Entry(value=Decimal(0)), "USD", None, {"value": AMOUNT}),
        (Entry(account_value=Decimal(500)), "UAH", None, {"accountValue": AMOUNT}),
        (Entry(account_value=Decimal(-500)), "USD", None, {"accountValue": AMOUNT}),
        (Entry(), "UAH", None, {"accountValue": REQUIRED}),
        (Entry(account_currency_code="EUR"), "USD", None, {"accountCurrencyCode": CURRENCY}),
        (Entry(value=Decimal("-0.50"), currency_code="JPY", account_value=Decimal(-1)), "USD", None,
         {"value": ErrorCode.VALIDATION_AMOUNT_DIGITS}),
        (Entry(account_value=Decimal("-0.50")), "JPY", None, {"accountValue": ErrorCode.VALIDATION_AMOUNT_DIGITS}),
        (Entry(account_value=Decimal(-500), rate=Decimal(40), rate_date="2026-11-20T09:00:00Z"), "UAH", None,
         {"rateDate": ErrorCode.VALIDATION_DATE}),
        (Entry("income", Decimal(-5)), "USD", None, {"value": AMOUNT}),
        (Entry("income", Decimal(5), account_value=Decimal(6)), "USD", None, {"accountValue": AMOUNT}),
        (Entry("income", Decimal(5), currency_code="EUR"), "USD", None, {"currencyCode": CURRENCY}),
        (Entry(workspace_value=Decimal(-12)), "USD", None, {"workspaceValue": AMOUNT}),
        (Entry(workspace_currency_code="EUR"), "USD", None, {"workspaceCurrencyCode": CURRENCY}),
        (Entry("transfer", Decimal(5), workspace_value=Decimal(5)), "USD", "USD", {"workspaceValue": AMOUNT}),
        (Entry("income", Decimal(5), workspace_value=Decimal(5)), "EUR", None, {"workspaceCurrencyCode": REQUIRED}),
        (Entry("income", Decimal(5), workspace_value=Decimal(6), workspace_currency_code="EUR"), "EUR", None,
         {"workspaceValue": AMOUNT}),
        (Entry("income", Decimal(5), workspace_value=Decimal(-6), workspace_currency_code="USD"), "EUR", None,
         {"workspaceValue": AMOUNT}),
        (Entry("income", Decimal(5), workspace_value=Decimal(6), workspace_currency_code="USD"), "EUR", None,
         {"workspaceRate": REQUIRED}),
        (Entry("income", Decimal(5), workspace_value=Decimal("0.50"), workspace_currency_code="JPY",
               workspace_rate=Decimal(1)), "EUR", None, {"workspaceValue": ErrorCode.VALIDATION_AMOUNT_DIGITS}),
        (Entry("income", Decimal(5), workspace_value=Decimal(6), workspace_currency_code="USD",
               workspace_rate=Decimal(1), workspace_rate_date="2026-11-20T09:00:00Z"), "EUR", None,
         {"workspaceRateDate": ErrorCode.VALIDATION_DATE}),
        (Entry("transfer", Decimal(5)), "USD", None, {"fromAccountId": REQUIRED}),
        (Entry("transfer", Decimal(5)), "USD", "EUR", {"fromValue": REQUIRED}),
        (Entry("transfer", Decimal(5), from_value=Decimal(4)), "USD", "USD", {"fromValue": AMOUNT}),
        (Entry("transfer", Decimal(5), from_currency_code="EUR"), "USD", "USD", {"fromCurrencyCode": CURRENCY}),
        (Entry(), None, None, {"accountId": REQUIRED}),
        (Entry("settlement", Decimal(5)), None, None, {"currencyCode": REQUIRED}),
        (Entry("settlement", Decimal(-5), "USD"), None, None, {"value": AMOUNT}),
        (Entry("settlement", Decimal(5), "USD", account_value=Decimal(5)), None, None, {"accountValue": AMOUNT}),
        (Entry("settlement", Decimal(5), "USD", account_value=Decimal(4)), "USD", None, {"accountValue": AMOUNT}),
        (Entry("settlement", Decimal(5), "USD"), "EUR", None, {"accountValue": REQUIRED}),
        (Entry("settlement", Decimal(5), "USD", from_value=Decimal(5)), None, None, {"fromValue": AMOUNT}),
        (Entry("settlement", Decimal(5), "USD", from_currency_code="USD"), None, "EUR", {"fromCurrencyCode": CURRENCY}),
    ],
)  # fmt: skip
def test_an_entry_that_could_not_have_been_booked_is_refused(
    entry: Entry, account: str | None, source: str | None, fields: dict[str, ErrorCode]
) -> None:
    assert wrong(guest.booking, entry, "USD", account, source) == fields


def test_a_settlement_keeps_what_each_account_moved_by() -> None:
    outside = guest.booking(Entry("settlement", Decimal(5), "USD", account_value=Decimal(0)), "USD", None, None)
    assert (outside.account_value, outside.from_value, outside.rate) == (Decimal(0), None, None)
    sides = Entry("settlement", Decimal(5), "USD", Decimal(5), from_value=Decimal(4), rate=Decimal("0.8"))
    booked = guest.booking(sides, "UAH", "USD", "EUR")
    assert (booked.account_value, booked.from_value, booked.from_currency_code) == (Decimal(5), Decimal(4), "EUR")
    assert effect(booked).spent == effect(booked).income == Decimal(0)


REFERENCE, SUM = ErrorCode.VALIDATION_REFERENCE, ErrorCode.SHARES_SUM


@pytest.mark.parametrize(
    ("entry", "fields"),
    [
        (Entry("income", Decimal(5), paid_by="a"), {"paidBy": REFERENCE}),
        (Entry("transfer", Decimal(5), shares={"a": Decimal(5)}), {"paidBy": REFERENCE}),
        (Entry(shares={"a": Decimal("12.50")}), {"paidBy": REQUIRED}),
        (Entry(paid_by="a", shares={"a": Decimal(12)}), {"shares": SUM}),
        (Entry("settlement", Decimal(5)), {"paidBy": REQUIRED}),
        (Entry("settlement", Decimal(5), paid_by="a"), {"shares": SUM}),
        (Entry("settlement", Decimal(5), paid_by="a", shares={"a": Decimal(5)}), {"shares": SUM}),
        (Entry("settlement", Decimal(5), paid_by="a", shares={"b": Decimal(4), "c": Decimal(1)}), {"shares": SUM}),
        (Entry("settlement", Decimal(5), paid_by="a", shares={"b": Decimal(4)}), {"shares": SUM}),
    ],
)
def test_shares_that_nobody_could_have_booked_are_refused(entry: Entry, fields: dict[str, ErrorCode]) -> None:
    assert wrong(shares.check_entry, entry) == fields


def test_shares_of_old_and_of_new_entries_are_taken() -> None:
    shares.check_entry(Entry())
    shares.check_entry(Entry(paid_by="a"))
    shares.check_entry(Entry(paid_by="a", shares={"a": Decimal("12.00"), "b": Decimal("0.50")}))
    shares.check_entry(Entry("settlement", Decimal(5), paid_by="a", shares={"b": Decimal(5)}))


def test_the_local_day_is_the_one_said_or_the_one_in_the_date() -> None:
    instant = datetime(2026, 11, 20, 23, 30, tzinfo=UTC)
    assert guest.moment("2026-11-20T23:30:00Z", None) == Moment(instant, date(2026, 11, 20))
    assert guest.moment("2026-11-20T23:30:00Z", "2026-11-21") == Moment(instant, date(2026, 11, 21))


def test_a_balance_set_by_hand_counts_for_the_day_said_or_the_one_in_the_persons_zone() -> None:
    instant = datetime(2026, 11, 20, 23, 30, tzinfo=UTC)
    assert guest.adjustment_day(None, instant, ZoneInfo("Europe/Kyiv")) == date(2026, 11, 21)
    assert guest.adjustment_day("2026-11-20", instant, ZoneInfo("Europe/Kyiv")) == date(2026, 11, 20)
    assert wrong(guest.adjustment_day, "2026-11-22", instant, UTC) == {"localDay": ErrorCode.VALIDATION_DATE}


@pytest.mark.parametrize("day", ["2026-11-22", "2026-11-18", "2026-11-20T23:30:00Z"])
def test_a_local_day_that_no_place_on_earth_had_is_refused(day: str) -> None:
    assert wrong(guest.moment, "2026-11-20T23:30:00Z", day) == {"localDay": ErrorCode.VALIDATION_DATE}


def test_a_balance_must_be_the_sum_of_what_moved_it() -> None:
    budgets = {"card": Decimal("7.50"), "cash": Decimal("1.00"), "new": Decimal("0.00")}
    moves = [("card", Decimal(10)), ("card", Decimal("-2.50")), ("cash", Decimal("1.01"))]
    assert guest.unbalanced_accounts(budgets, moves) == {"cash"}
