"""Schedules as clients see them."""

from datetime import date
from itertools import islice

from budget_api.db.models import ScheduleRow
from budget_api.db.row_views import view_of
from budget_core.base.limits import FORECAST_ITEMS_SHOWN
from budget_core.contract.money.accounts import NotConverted
from budget_core.contract.planning import schedules as contract
from budget_core.recurring import forecasts
from budget_core.recurring.schedules import count_booked


def stored_view(row: ScheduleRow) -> contract.StoredSchedule:
    """Return a schedule as it is stored, for the log of changes."""
    return view_of(contract.StoredSchedule, row)


def forecast_view(forecast: forecasts.BalanceForecast, today: date, until: date) -> contract.Forecast:
    """Return a forecast."""
    items = list(islice(forecasts.expected(forecast.planned, today, until), FORECAST_ITEMS_SHOWN))
    number = sum(count_booked(*each, None, until) for each in forecast.planned)
    return contract.Forecast(
        until=until.isoformat(),
        accounts=[_account_view(account_id, line) for account_id, line in forecast.accounts.items()],
        total=contract.ForecastTotal(
            currency_code=forecast.total.currency_code,
            days=[_point_view(point) for point in forecast.total.days],
            lowest=_point_view(forecast.total.lowest),
            not_converted=[
                NotConverted(currency_code=part.currency_code, amount=part.amount) for part in forecast.not_converted
            ],
        ),
        items=[_item_view(item) for item in items],
        items_left=number - len(items),
    )


def _account_view(account_id: str, line: forecasts.ForecastLine) -> contract.ForecastAccount:
    return contract.ForecastAccount(
        account_id=account_id,
        currency_code=line.currency_code,
        days=[_point_view(point) for point in line.days],
        lowest=_point_view(line.lowest),
    )


def _point_view(point: forecasts.Point) -> contract.ForecastPoint:
    return contract.ForecastPoint(day=point.day.isoformat(), amount=point.amount)


def _item_view(item: forecasts.ProjectedItem) -> contract.ForecastItem:
    return contract.ForecastItem(
        schedule_id=item.schedule.id,
        occurrence=item.occurrence.isoformat(),
        day=item.day.isoformat(),
        kind=item.schedule.kind,  # type: ignore[arg-type] # written from the same choices
        value=item.schedule.value,
        currency_code=item.schedule.currency_code,
        account_id=item.schedule.account_id,
    )
