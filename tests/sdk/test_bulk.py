"""Many expenses at once: one change set, nothing twice, and patience where a server has limits."""

from collections.abc import Iterator
from datetime import UTC, date, datetime
from decimal import Decimal
from io import StringIO
from pathlib import Path
from typing import Any

import msgspec
import pandas  # type: ignore[import-untyped]  # comes without types
import polars
import pytest

from budget_core.contract.entries.import_rules import ImportRule
from budget_sdk import AddExpense, Client, ExpenseRow, Frame, Invalid, PartlyBooked, RateLimited, WrongAmount
from budget_sdk.door import Response
from budget_sdk.in_process import URL, Exchange, LocalRequest, LocalResponse, Transport
from budget_sdk.local import connection

NOTES = ["", "=1+1", "a, \"b\"; 'c'", "two\nlines", "  spaces  ", "обід 🍱"]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[Client]:
    """A client on a new file."""
    with Client.local(tmp_path) as client:
        yield client


def expense(value: str = "5", **other: Any) -> AddExpense:
    fields: dict[str, Any] = {"value": Decimal(value), "category_id": "food", "account_id": "cash"}
    return AddExpense(**fields | other)


def test_many_are_one_change_that_one_undo_takes_back(client: Client) -> None:
    sent = [
        expense(f"{number}.50", note=NOTES[number % len(NOTES)], date=f"2026-0{1 + number % 3}-11")
        for number in range(1, 300)
    ]
    booked = client.add_many(sent)
    assert [(-one.value, one.note, one.local_day) for one in booked] == [
        (one.value, str(one.note).strip(), one.date) for one in sent
    ]
    (change,) = [one for one in client.activity.all() if one.undoable]
    assert change.change_count == len(sent)
    client.activity.undo(client.workspace.id, change.revision)
    assert list(client.history.all()) == []


def test_what_is_in_the_history_already_is_booked_again(client: Client) -> None:
    sent = [expense("5", note="lunch", date="2026-02-03")] * 3
    client.add_many(sent)
    client.add_many(sent)
    assert len(list(client.history.all())) == 6


def test_a_rule_for_imports_does_not_change_the_category_that_was_named(client: Client) -> None:
    client.imports.set_rules(rules=[ImportRule(text="lunch", category="Transport", payee="Canteen", tags=["work"])])
    booked = client.add_many([expense(note="lunch")] * 2)
    assert [(one.category_label, one.payee, one.tags) for one in booked] == [("Food", "", [])] * 2


def test_what_an_import_can_not_book_is_booked_by_itself_and_nothing_twice(client: Client) -> None:
    client.accounts.create(name="Krona", currency_code="SEK")
    client.accounts.create(name="Yen", currency_code="JPY")
    own_id = "0198f7a2-0000-7000-8000-0000000000aa"
    sent = [
        expense("1", date="2026-02-03"),
        expense("2", account_id="krona"),
        expense("3", id=own_id),
        expense("4", date="2026-02-03T10:15:00+02:00"),
        expense("5", account_id="yen"),
        expense("6", currency_code="EUR"),
        expense("7", date="2026-02-03"),
    ]
    booked = client.add_many(sent)
    assert [-one.value for one in booked] == [one.value for one in sent]
    assert (booked[1].account_currency_code, booked[2].id, booked[3].date.hour) == ("SEK", own_id, 8)
    assert len(list(client.history.all())) == len(sent)


def test_the_refused_ones_are_named_and_the_others_booked(client: Client) -> None:
    refused = [expense("-1"), expense("0.001"), expense(note="x" * 1001), expense(date="2026-13-01"), expense("0")]
    with pytest.raises(PartlyBooked) as error:
        client.add_many([expense("7"), *refused, expense("8")])
    assert [data for data, _ in error.value.refused] == refused
    assert {type(one) for _, one in error.value.refused} == {Invalid}
    assert [entry.value for entry in error.value.booked] == [-7, -8]
    assert len(list(client.history.all())) == 2


class Limited:
    """Refuses the first call for a route, for so many seconds."""

    def __init__(self, behind: Exchange, route: str, seconds: int) -> None:
        self._behind, self._route, self._seconds = behind, route, seconds
        self.refused = 0

    def exchange(self, request: LocalRequest) -> Response:
        """Answer a request."""
        if request.method == "POST" and self._route in request.path and not self.refused:
            self.refused += 1
            problem = {
                "code": "request.rateLimited",
                "message": "Too many attempts",
                "status": 429,
                "title": "Too many",
            }
            return LocalResponse(429, {"retry-after": str(self._seconds)}, msgspec.json.encode(problem), request.path)
        return self._behind.exchange(request)

    def close(self) -> None:
        """Let go of the file."""
        self._behind.close()


@pytest.mark.parametrize(("route", "count"), [("add-expenses", 1), ("/import/", 3)])
def test_where_a_limit_is_reached_it_waits_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, route: str, count: int
) -> None:
    waited: list[float] = []
    monkeypatch.setattr("budget_sdk.client.time.sleep", waited.append)
    limited = Limited(connection(tmp_path, None).exchange, route, 56)
    with Client(URL, transport=Transport(limited)) as client:
        assert len(client.add_many([expense()] * count)) == count
        assert len(list(client.history.all())) == count
    assert (waited, limited.refused) == ([56], 1)


def test_a_limit_of_hours_is_an_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("budget_sdk.client.time.sleep", lambda _: pytest.fail("it waits"))
    limited = Limited(connection(tmp_path, None).exchange, "add-expenses", 7200)
    with Client(URL, transport=Transport(limited)) as client, pytest.raises(PartlyBooked) as error:
        client.add_many([expense()])
    assert [type(one) for _, one in error.value.refused] == [RateLimited]


@pytest.mark.parametrize("given", ["abc", "", "NaN", "1,5", None, "Infinity"])
def test_what_is_no_amount_is_an_error_of_the_sdk(client: Client, given: str | None) -> None:
    with pytest.raises(WrongAmount, match="is no amount"):
        client.add(given, "food")  # type: ignore[arg-type]  # what it is for


def test_shares_that_are_said_are_kept_among_many(client: Client) -> None:
    me = client.users.me().id
    sent = [expense("5", shares={me: Decimal(5)}), expense("5"), expense("5", paid_by=me), expense("5")]
    assert [one.shares for one in client.add_many(sent)] == [{me: Decimal("5.00")}, {}, {}, {}]
    assert client.add("7", "food", paid_by=me).paid_by == me


ROWS: list[ExpenseRow] = [
    {"value": "12.50", "category": "food", "note": "lunch", "date": date(2026, 2, 3), "tags": "trip work"},
    {"value": Decimal(80), "lines": {"food": "60", "transport": 20}, "payee": "Silpo", "account": "cash"},
    {"value": 3, "category": "transport", "note": None, "tags": ["bus"]},
]


def test_rows_say_what_add_does(client: Client) -> None:
    booked = client.add_many(ROWS)
    assert [(-one.value, one.note, one.payee, one.tags) for one in booked] == [
        (Decimal("12.50"), "lunch", "", ["trip", "work"]),
        (Decimal(80), "", "Silpo", []),
        (Decimal(3), "", "", ["bus"]),
    ]
    assert [(one.account_label, len(one.lines)) for one in booked] == [
        ("Credit Card", 1),
        ("Cash", 2),
        ("Credit Card", 1),
    ]
    assert booked[0].local_day == "2026-02-03"


CSV = "value,category,note,date,account\n12.5,food,lunch,2026-02-03,cash\n0.1,transport,,2026-02-04,\n"


@pytest.mark.parametrize(
    "frame",
    [
        pytest.param(pandas.read_csv(StringIO(CSV), parse_dates=["date"]), id="pandas"),
        pytest.param(polars.read_csv(StringIO(CSV), try_parse_dates=True), id="polars"),
    ],
)
def test_a_frame_is_booked_row_by_row(client: Client, frame: Frame) -> None:
    booked = client.add_many(frame)
    assert [(-one.value, one.note, one.local_day, one.account_label) for one in booked] == [
        (Decimal("12.5"), "lunch", "2026-02-03", "Cash"),
        (Decimal("0.1"), "", "2026-02-04", "Credit Card"),
    ]


@pytest.mark.parametrize(
    ("row", "error", "text"),
    [
        ({"value": "1", "categry": "food"}, TypeError, "an expense has no categry, but value, category, note, lines"),
        ({"value": 1.5, "category": "food"}, TypeError, "not 1.5"),
        ({"category": "food"}, WrongAmount, "None is no amount"),
    ],
)
def test_a_wrong_row_is_told_before_anything_is_booked(
    client: Client, row: Any, error: type[Exception], text: str
) -> None:
    with pytest.raises(error, match=text):
        client.add_many([{"value": "7", "category": "food"}, row])
    assert list(client.history.all()) == []


def test_a_date_or_a_moment_of_python_is_taken_by_its_day(client: Client) -> None:
    days: list[Any] = [date(2026, 11, 3), datetime(2026, 11, 4, 23, 30, tzinfo=UTC), "2026-11-05"]
    sent = [expense("5", date=day) for day in days]
    assert [one.local_day for one in client.add_many(sent)] == ["2026-11-03", "2026-11-04", "2026-11-05"]
    assert len(next(iter(client.activity.all())).changes) == 3
