"""Effect of schedules on months and balances still to come."""

from datetime import date, timedelta

import pytest

from tests.api.people import Person
from tests.api.schedules import A_DAY, ago, book, daily, schedule, today

pytestmark = pytest.mark.both_databases


def test_a_month_says_what_is_to_come_and_what_is_free(ann: Person) -> None:
    first_of_month = today().replace(day=1).isoformat()
    body = {"categoryId": ann.categories["Food"], "date": first_of_month, "budget": "1000"}
    ann.post(f"/planning/{ann.workspace}/planning-category", body)
    made = daily(ann, 0, frequency="once", value="300")
    month = ann.month()
    row = month["rows"][ann.categories["Food"]]
    assert (row["upcoming"], row["free"], row["left"]) == ("300.00", "700.00", "1000.00")
    assert (month["upcoming"], month["free"]) == ("300.00", "700.00")
    assert float(month["leftPerDay"]) == pytest.approx(700 / month["daysLeft"], abs=0.01)
    book(ann, made, ago(0))
    assert (ann.month()["upcoming"], ann.month()["free"], ann.month()["left"]) == ("0.00", "700.00", "700.00")


def test_what_is_overdue_counts_in_the_running_month_alone(ann: Person) -> None:
    daily(ann, 60, frequency="once", value="300")
    last = (today().replace(day=1) - A_DAY).replace(day=1).isoformat()
    assert (ann.month(last)["upcoming"], ann.month()["upcoming"], ann.month()["free"]) == ("0.00", "300.00", "-300.00")
    assert ann.month()["leftPerDay"] == "0.00"


def test_a_forecast_begins_with_the_balance_and_names_the_lowest_day(ann: Person) -> None:
    ann.post(f"/account/transfer/{ann.accounts['Credit Card']}", {"value": "1000"})
    soon, later = ((today() + timedelta(days=days)).isoformat() for days in (5, 9))
    schedule(ann, frequency="once", startDate=soon)
    schedule(ann, frequency="once", startDate=later, kind="income", categoryId=None, value="50")
    daily(ann, 3, frequency="once", value="20")
    seen_until = ann.get(f"/schedule/{ann.workspace}/forecast", until=later)
    line = next(each for each in seen_until["accounts"] if each["accountId"] == ann.accounts["Credit Card"])
    expected = [(ago(0), "980.00"), (soon, "80.00"), (later, "130.00")]
    assert [(point["day"], point["amount"]) for point in line["days"]] == expected
    assert (line["lowest"], seen_until["total"]["lowest"]) == ({"day": soon, "amount": "80.00"},) * 2
    assert [item["day"] for item in seen_until["items"]] == [ago(0), soon, later]
    assert seen_until["until"] == later


def test_a_forecast_reaches_to_the_end_of_the_next_month_and_400_days_at_most(ann: Person) -> None:
    end = date.fromisoformat(ann.get(f"/schedule/{ann.workspace}/forecast")["until"])
    following = (today().replace(day=28) + 4 * A_DAY).replace(day=1)
    assert (end + A_DAY).day == 1
    assert (end.year, end.month) == (following.year, following.month)
    path = f"/schedule/{ann.workspace}/forecast"
    ann.get(path, until=(today() + 400 * A_DAY).isoformat())
    assert (
        ann.call("GET", path, until=(today() + 401 * A_DAY).isoformat()).json()["fields"]["until"]
        == "validation.forecast"
    )
    assert ann.call("GET", path, until=ago(1)).json()["fields"]["until"] == "validation.past"
    assert ann.call("GET", path, until="soon").status_code == 422
