"""Guest mode: the first workspace of a guest, and the checks of a guest's data."""

from collections.abc import Iterable, Mapping
from datetime import date, datetime, tzinfo
from decimal import Decimal
from types import MappingProxyType
from typing import Final, Protocol

from msgspec.structs import replace

from budget_core.base import limits, months
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.money import ZERO
from budget_core.base.months import Moment
from budget_core.base.rates import Rates
from budget_core.entries import expenses
from budget_core.entries.expenses import Booking, Kind

WORKSPACE_ID: Final = "guestWorkspace"
WORKSPACE_NAME: Final = "guestWorkspace"
CURRENCY: Final = limits.DEFAULT_CURRENCY
FIRST_DAY: Final = limits.FIRST_DAY_GUEST

CAPS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "guestAccounts": limits.GUEST_ACCOUNTS_MAX,
        "guestAccountsHistory": limits.GUEST_ACCOUNTS_HISTORY_MAX,
        "guestCategory": limits.GUEST_CATEGORIES_MAX,
        "guestPlanning": limits.GUEST_PLANNINGS_MAX,
        "guestPlanningCategory": limits.GUEST_PLANNING_CATEGORIES_MAX,
        "guestCarryRule": limits.GUEST_PLANNING_CATEGORIES_MAX,
        "guestTarget": limits.GUEST_CATEGORIES_MAX,
        "guestExpectedIncome": limits.GUEST_PLANNINGS_MAX,
        "guestList": limits.GUEST_LISTS_MAX,
        "guestList.listItems": limits.GUEST_LIST_ITEMS_MAX,
        "guestPrice": limits.PRICES_MAX,
        "guestImportRule": limits.IMPORT_RULES_MAX,
        "guestMember": limits.WORKSPACE_FILE_MEMBERS_MAX,
        "guestSchedule": limits.SCHEDULES_MAX,
        "guestHistory": limits.GUEST_HISTORY_MAX,
        "guestHistory.note": limits.GUEST_HISTORY_WORDS_MAX,
    }
)
"""The most rows of each part of a guest's data: of list items in all lists, and of words in all notes."""

FILE_CAPS: Final[Mapping[str, int]] = MappingProxyType(
    {
        **CAPS,
        "guestAccountsHistory": limits.WORKSPACE_FILE_ADJUSTMENTS_MAX,
        "guestPlanningCategory": limits.WORKSPACE_FILE_PLANS_MAX,
        "guestCarryRule": limits.WORKSPACE_FILE_PLANS_MAX,
        "guestHistory": limits.WORKSPACE_FILE_HISTORY_MAX,
        "guestHistory.note": limits.WORKSPACE_FILE_WORDS_MAX,
    }
)
"""Caps of a workspace that a signed-in user imports from a file."""

PART_CAPS: Final[Mapping[str, int]] = MappingProxyType({"guestHistory.note": limits.GUEST_HISTORY_WORDS_MAX})
"""Caps of a further part of a guest's history, beside the number of entries."""

_NO_RATES: Final = Rates(CURRENCY, date(limits.YEAR_MIN, 1, 1), MappingProxyType({}))


class DeviceEntry(Protocol):
    """An entry of the history as guest mode keeps it. None: not said."""

    @property
    def kind(self) -> Kind:
        """`expense`, `refund`, `income`, `transfer` or `settlement`."""

    @property
    def value(self) -> Decimal:
        """Negative for an expense."""

    @property
    def currency_code(self) -> str | None:
        """Currency of `value`; None is the workspace's for an expense or a refund."""

    @property
    def account_value(self) -> Decimal | None:
        """Amount the account moved by, in its currency; negative for spending."""

    @property
    def account_currency_code(self) -> str | None:
        """Must be the account's own currency."""

    @property
    def from_value(self) -> Decimal | None:
        """Amount that left the other account of a transfer; positive."""

    @property
    def from_currency_code(self) -> str | None:
        """Must be the own currency of the account the transfer came from."""

    @property
    def rate(self) -> Decimal | None:
        """Units of the paying account's currency for one of the entry's."""

    @property
    def rate_date(self) -> str | None:
        """Day of `rate` (`yyyy-MM-dd`)."""

    @property
    def workspace_value(self) -> Decimal | None:
        """Amount counted in the workspace's currency; negative for spending."""

    @property
    def workspace_currency_code(self) -> str | None:
        """Currency of `workspace_value`."""

    @property
    def workspace_rate(self) -> Decimal | None:
        """Units of the entry's currency for one of `workspace_currency_code`."""

    @property
    def workspace_rate_date(self) -> str | None:
        """Day of `workspace_rate` (`yyyy-MM-dd`)."""


def check_caps(sizes: Mapping[str, int], caps: Mapping[str, int] = CAPS) -> None:
    """Raise `request.invalid`, naming every part of the data over its cap."""
    wrong = {part: ErrorCode.VALIDATION_MAX for part, size in sizes.items() if size > caps[part]}
    if wrong:
        raise DomainError(ErrorCode.REQUEST_INVALID, wrong)


def moment(text: str, local_day: str | None) -> Moment:
    """Return the moment of an entry.

    Its local day may differ by one from the instant's day in UTC.
    """
    found = months.parse_moment(text)
    if local_day is None:
        return found
    return Moment(found.instant, _day_beside(local_day, found.instant))


def adjustment_day(local_day: str | None, instant: datetime, zone: tzinfo) -> date:
    """Return the day that a balance set by hand counts for.

    It is the local day, which may differ by one from UTC's, else the day in the zone.
    """
    if local_day is None:
        return instant.astimezone(zone).date()
    return _day_beside(local_day, instant)


def booking(entry: DeviceEntry, currency: str, account_currency: str | None, from_currency: str | None) -> Booking:
    """Return the amounts of an entry, checked as if it were booked now.

    `currency` is the workspace's. The accounts' own currencies are fixed once an entry uses them, so an entry in
    another one is wrong. The rate it was booked with is kept.
    """
    if entry.kind == "settlement":
        return _with_rate(_settlement(entry, account_currency, from_currency), entry)
    if account_currency is None:
        raise field_error("accountId", ErrorCode.VALIDATION_REQUIRED)
    _check_currency("accountCurrencyCode", entry.account_currency_code, account_currency)
    if entry.kind in ("expense", "refund"):
        booked = _spending(entry, currency, account_currency)
    else:
        _check_currency("currencyCode", entry.currency_code, account_currency)
        _check_same("accountValue", entry.account_value, entry.value)
        booked = _arrival(entry, currency, account_currency, from_currency)
    return _with_rate(booked, entry)


def _with_rate(booked: Booking, entry: DeviceEntry) -> Booking:
    """Return a booking with the rate it was made with."""
    if booked.rate is None or entry.rate is None:
        return booked
    rate_date = None if entry.rate_date is None else _day("rateDate", entry.rate_date)
    return replace(booked, rate=entry.rate, rate_date=rate_date)


def unbalanced_accounts(budgets: Mapping[str, Decimal], moves: Iterable[tuple[str, Decimal]]) -> set[str]:
    """Return the accounts whose balance is not the sum of their moves.

    Moves are the opening, balances set by hand and entries.
    """
    sums = dict.fromkeys(budgets, ZERO)
    for account_id, delta in moves:
        sums[account_id] += delta
    return {account_id for account_id, total in sums.items() if total != budgets[account_id]}


def _spending(entry: DeviceEntry, currency: str, account_currency: str) -> Booking:
    code = entry.currency_code or currency
    sign, book = (1, expenses.refund) if entry.kind == "refund" else (-1, expenses.expense)
    _check_sign("value", sign * entry.value)
    _check_same("workspaceValue", entry.workspace_value, entry.value)
    _check_currency("workspaceCurrencyCode", entry.workspace_currency_code, code)
    if entry.account_value is not None:
        _check_sign("accountValue", sign * entry.account_value)
    if code == account_currency:
        _check_same("accountValue", entry.account_value, entry.value)
    elif entry.account_value is None:
        raise field_error("accountValue", ErrorCode.VALIDATION_REQUIRED)
    account_value = sign * (entry.account_value or entry.value)
    return book(sign * entry.value, code, account_currency, _NO_RATES, account_value)


def _settlement(entry: DeviceEntry, account_currency: str | None, from_currency: str | None) -> Booking:
    _check_sign("value", entry.value)
    _check_same("workspaceValue", entry.workspace_value, None)
    code = entry.currency_code
    if code is None:
        raise field_error("currencyCode", ErrorCode.VALIDATION_REQUIRED)
    _check_side("account", entry.account_value or None, entry.account_currency_code, account_currency, entry)
    _check_side("from", entry.from_value, entry.from_currency_code, from_currency, entry)
    return expenses.settlement(
        entry.value, code, _NO_RATES, account_currency, entry.account_value or None, from_currency, entry.from_value
    )


def _check_side(side: str, value: Decimal | None, code: str | None, expected: str | None, entry: DeviceEntry) -> None:
    """Raise the error of an amount that moved no account, or not the account it says."""
    if expected is None:
        _check_same(f"{side}Value", value, None)
        return
    _check_currency(f"{side}CurrencyCode", code, expected)
    if expected == entry.currency_code:
        _check_same(f"{side}Value", value, entry.value)
    elif value is None or value < 0:
        raise field_error(f"{side}Value", ErrorCode.VALIDATION_REQUIRED)


def _arrival(entry: DeviceEntry, currency: str, account_currency: str, from_currency: str | None) -> Booking:
    _check_sign("value", entry.value)
    if entry.kind == "income":
        return _income(entry, currency, account_currency)
    _check_same("workspaceValue", entry.workspace_value, None)
    if from_currency is None:
        raise field_error("fromAccountId", ErrorCode.VALIDATION_REQUIRED)
    _check_currency("fromCurrencyCode", entry.from_currency_code, from_currency)
    if from_currency == account_currency:
        _check_same("fromValue", entry.from_value, entry.value)
    elif entry.from_value is None:
        raise field_error("fromValue", ErrorCode.VALIDATION_REQUIRED)
    return expenses.transfer(entry.value, account_currency, from_currency, _NO_RATES, entry.from_value)


def _income(entry: DeviceEntry, currency: str, account_currency: str) -> Booking:
    """Return the income with what it counted as, which only equal currencies say without being told."""
    booked = expenses.income(entry.value, account_currency, entry.workspace_currency_code or currency, _NO_RATES)
    counted, code = entry.workspace_value, entry.workspace_currency_code
    if counted is None:
        return booked
    if code is None:
        raise field_error("workspaceCurrencyCode", ErrorCode.VALIDATION_REQUIRED)
    if code == account_currency:
        _check_same("workspaceValue", counted, entry.value)
        return booked
    if counted < 0:
        raise field_error("workspaceValue", ErrorCode.VALIDATION_AMOUNT)
    if entry.workspace_rate is None:
        raise field_error("workspaceRate", ErrorCode.VALIDATION_REQUIRED)
    expenses.check_amount("workspaceValue", counted, code)
    rate_date = entry.workspace_rate_date
    return replace(
        booked,
        workspace_value=counted,
        workspace_currency_code=code,
        workspace_rate=entry.workspace_rate,
        workspace_rate_date=None if rate_date is None else _day("workspaceRateDate", rate_date),
    )


def _check_currency(field: str, code: str | None, expected: str) -> None:
    if code not in (None, expected):
        raise field_error(field, ErrorCode.VALIDATION_CURRENCY)


def _check_same(field: str, value: Decimal | None, expected: Decimal | None) -> None:
    if value not in (None, expected):
        raise field_error(field, ErrorCode.VALIDATION_AMOUNT)


def _check_sign(field: str, value: Decimal) -> None:
    if value <= 0:
        raise field_error(field, ErrorCode.VALIDATION_AMOUNT)


def _day_beside(local_day: str, instant: datetime) -> date:
    day = _day("localDay", local_day)
    if abs((day - instant.date()).days) > 1:
        raise field_error("localDay", ErrorCode.VALIDATION_DATE)
    return day


def _day(field: str, text: str) -> date:
    try:
        return months.parse_day(text)
    except DomainError as error:
        raise field_error(field, error.code) from error
