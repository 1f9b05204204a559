"""Reading schedules, what is due of them, and the forecast they make."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from decimal import Decimal
from itertools import islice
from typing import NamedTuple, cast

from msgspec.structs import asdict
from sqlalchemy import func, select
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.access.caller import Caller
from budget_api.accounts.queries import list_accounts
from budget_api.currencies.queries import current_rates
from budget_api.db.models import AccountRow, CategoryRow, HistoryRow, ScheduleRow
from budget_api.journal.writes import Write, any_row, live_row
from budget_api.ledger.terms import terms_of
from budget_api.schedules.plans import Plan, active_rows, plan_of, plans_of
from budget_api.schedules.views import forecast_view, stored_view
from budget_core.accounts.accounts import currency_of
from budget_core.base import months
from budget_core.base.conversions import Amount, exact
from budget_core.base.errors import ErrorCode, field_error
from budget_core.base.limits import FORECAST_DAYS_MAX, SCHEDULE_DUE_SHOWN
from budget_core.base.rates import Rates
from budget_core.contract.planning import schedules as contract
from budget_core.recurring import forecasts, schedules
from budget_core.recurring.forecasts import Upcoming

_ONE = Decimal(1)


@dataclass(frozen=True, slots=True)
class PostingContext:
    """Accounts, categories and rates that posting a schedule needs."""

    currencies: Mapping[str, str]
    """Currency of each account that is not deleted."""
    categories: frozenset[str]
    """Ids of the categories in use."""
    rates: Rates

    def problem(self, plan: Plan) -> contract.DueProblem | None:
        """Return what keeps an occurrence from being booked, if anything does."""
        code = self.currencies.get(plan.account_id)
        source = None if plan.from_account_id is None else self.currencies.get(plan.from_account_id)
        if code is None or (plan.from_account_id is not None and source is None):
            return "accountDeleted"
        if plan.category_id is not None and plan.category_id not in self.categories:
            return "categoryArchived"
        account_value = plan.account_value if plan.kind == "expense" else None
        if account_value is None and self._is_without_rate(plan.currency_code, code):
            return "noRate"
        if source is not None and plan.from_value is None and self._is_without_rate(code, source):
            return "noRate"
        return None

    def _is_without_rate(self, code: str, other: str) -> bool:
        return exact(_ONE, code, other, self.rates) is None


class Entries(NamedTuple):
    """Entries that a schedule posted."""

    posted_count: int
    """Number of live ones."""
    reversed: list[str]
    """Dates of occurrences, once for each entry of theirs that was taken back."""


class ScheduledMonths(NamedTuple):
    """Movements of a month that schedules bring."""

    expenses: list[Upcoming]
    """Expenses that are not posted yet."""
    incomes: list[Amount]
    """Posted or not."""


def list_schedules(db: Session, caller: Caller) -> list[contract.Schedule]:
    """Return the schedules that come up next first, then the others, by age."""
    rows = live_schedules(db, caller.workspace_id)
    views = schedule_views(db, caller.workspace_id, rows, caller.user.today)
    return sorted(views, key=lambda view: (view.next_date is None, view.next_date or "", view.created_at, view.id))


def live_schedules(db: Session, workspace_id: str) -> list[ScheduleRow]:
    """Return the schedules of a workspace that are not deleted."""
    own = (readable.schedules(ScheduleRow, workspace_id), ScheduleRow.deleted_at.is_(None))
    return list(db.scalars(select(ScheduleRow).where(*own)))


def any_schedule(db: Session, write: Write, schedule_id: str) -> ScheduleRow:
    """Return a schedule of the path, deleted or not."""
    return any_row(db, ScheduleRow, write, schedule_id, populate_existing=True)


def live_schedule(db: Session, write: Write, schedule_id: str) -> ScheduleRow:
    """Return a schedule of the path that is not deleted."""
    return live_row(db, ScheduleRow, write, schedule_id, populate_existing=True)


def schedule_view(db: Session, row: ScheduleRow, today: date) -> contract.Schedule:
    """Return a schedule with what waits of it on a day."""
    return schedule_views(db, row.workspace_id, [row], today)[0]


def schedule_views(db: Session, workspace_id: str, rows: Sequence[ScheduleRow], today: date) -> list[contract.Schedule]:
    """Return schedules with what waits of them on a day."""
    if not rows:
        return []
    context, entries = posting_context(db, workspace_id), _entries_of(db, [row.id for row in rows])
    return [
        _view(row, plan, context, today, entries[row.id]) for row, plan in zip(rows, plans_of(db, rows), strict=True)
    ]


def posting_context(db: Session, workspace_id: str) -> PostingContext:
    """Return what the schedules of a workspace need."""
    currency = terms_of(db, workspace_id).currency_code
    accounts = select(AccountRow.id, AccountRow.currency_code).where(
        readable.accounts(AccountRow, workspace_id), AccountRow.deleted_at.is_(None)
    )
    categories = select(CategoryRow.id).where(
        readable.categories(CategoryRow, workspace_id), CategoryRow.deleted_at.is_(None)
    )
    codes = {row.id: currency_of(row.currency_code, currency) for row in db.execute(accounts)}
    return PostingContext(codes, frozenset(db.scalars(categories)), current_rates(db))


def scheduled_in(db: Session, workspace_id: str, today: date, first: date, last: date) -> ScheduledMonths:
    """Return what schedules bring in these days; overdue expenses count on today."""
    rows = active_rows(db, workspace_id)
    expenses = [row for row in rows if row.kind == "expense"] if last >= today else []
    begin = None if first <= today else first
    incomes = [plan_of(row) for row in rows if row.kind == "income"]
    return ScheduledMonths(
        forecasts.upcoming(_settled(plans_of(db, expenses, begin, last)), today, first, last),
        forecasts.incomes([(plan, plan.skipped) for plan in incomes], first, last),
    )


def get_forecast(db: Session, caller: Caller, until: str | None) -> contract.Forecast:
    """Return the balances from today on."""
    terms, today = terms_of(db, caller.workspace_id), caller.user.today
    if until is None:
        following = months.add(months.month_of(today, terms.first_day_of_month), 1)
        last = months.day_range(following, terms.first_day_of_month)[1]
    else:
        last = _last_day(until, today)
    plans = _settled(plans_of(db, active_rows(db, caller.workspace_id)))
    accounts = list_accounts(db, caller)
    forecast = forecasts.forecast(accounts, plans, terms.currency_code, current_rates(db), today, last)
    return forecast_view(forecast, today, last)


def _last_day(until: str, today: date) -> date:
    last = months.parse_day(until)
    if last < today:
        raise field_error("until", ErrorCode.VALIDATION_PAST)
    if last > today + timedelta(days=FORECAST_DAYS_MAX):
        raise field_error("until", ErrorCode.VALIDATION_FORECAST)
    return last


def _settled(plans: Iterable[Plan]) -> list[tuple[Plan, frozenset[date]]]:
    return [(plan, plan.settled) for plan in plans]


def _entries_of(db: Session, ids: Sequence[str]) -> defaultdict[str, Entries]:
    """Return what the schedules posted, by their ids."""
    found: defaultdict[str, Entries] = defaultdict(lambda: Entries(0, []))
    posted = select(HistoryRow.schedule_id, func.count()).where(
        HistoryRow.schedule_id.in_(ids), HistoryRow.deleted_at.is_(None)
    )
    counts = cast(Iterable[tuple[str, int]], db.execute(posted.group_by(HistoryRow.schedule_id)).all())
    for schedule_id, count in counts:
        found[schedule_id] = Entries(count, [])
    reversed_entries = select(HistoryRow.schedule_id, HistoryRow.occurrence, HistoryRow.id).where(
        HistoryRow.schedule_id.in_(ids), HistoryRow.deleted_at.is_not(None)
    )
    by_occurrence: defaultdict[tuple[str, str], set[str]] = defaultdict(set)
    for schedule_id, occurrence, entry_id in cast(Iterable[tuple[str, str, str]], db.execute(reversed_entries).all()):
        by_occurrence[schedule_id, occurrence].add(entry_id)
    for (schedule_id, occurrence), entry_ids in sorted(by_occurrence.items()):
        times = schedules.reversals(schedule_id, months.parse_day(occurrence), entry_ids)
        found[schedule_id].reversed.extend([occurrence] * times)
    return found


def _view(row: ScheduleRow, plan: Plan, context: PostingContext, today: date, entries: Entries) -> contract.Schedule:
    following = schedules.next_day(plan, plan.settled, today)
    due = list(islice(schedules.open_occurrences(plan, plan.settled, today), SCHEDULE_DUE_SHOWN))
    problem = context.problem(plan) if due else None
    later = sorted(day for day in plan.settled if schedules.booked_day(day, plan.weekend) > today)
    return contract.Schedule(
        **asdict(stored_view(row)),
        next_date=None if following is None else following.isoformat(),
        due=[
            contract.DueOccurrence(
                occurrence=each.occurrence.isoformat(), day=each.day.isoformat(), value=plan.value, problem=problem
            )
            for each in due
        ],
        settled=[day.isoformat() for day in later],
        reversed=entries.reversed,
        posted_count=entries.posted_count,
    )
