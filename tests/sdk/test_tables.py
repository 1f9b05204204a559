import sys
from collections.abc import Callable
from datetime import date
from decimal import Decimal

import httpx
import msgspec
import pytest
from tests.sdk import test_history_pages as history_pages
from tests.sdk.conftest import WORKSPACE, Handler

from budget_sdk import (
    AccountFigures,
    AccountMonth,
    AccountStatistics,
    Balance,
    CategoryFigures,
    CategoryMonth,
    CategoryShare,
    CategoryShares,
    CategoryStatistics,
    Client,
    HistoryEntry,
    Holding,
    Holdings,
    MainStatistics,
    Month,
    MonthCategory,
    MonthFigures,
    NotConverted,
    PackageMissing,
    Planning,
    Table,
)

ENTRY = msgspec.convert(history_pages.ENTRY | {"id": "e", "rate": "41.25"}, HistoryEntry, strict=False)
PLANNING = dict.fromkeys(("leftPerDay", "daysLeft")) | {
    "id": "p", "workspaceId": "w", "date": "2026-02-01", "firstDay": "2026-02-01", "lastDay": "2026-02-28",
    "currencyCode": "USD", "budget": "10.00", "spent": "15.00", "left": "0.00", "percent": "100", "overflow": "5.00",
    "notConverted": [], "planningsCategories": [], "deletedCategories": [],
}  # fmt: skip
ROWS = Table(
    [NotConverted(currency_code="XAU", amount=Decimal("1.50")), NotConverted(currency_code="<b>", amount=Decimal(2))]
)


def figures(month: str, spent: str) -> MonthFigures:
    return MonthFigures(
        month=month, first_day=f"{month}-01", last_day=f"{month}-28", income=Decimal(0), spent=Decimal(spent),
        budget=Decimal(0), net=Decimal(0), balance=Decimal(0), not_converted=[],
    )  # fmt: skip


def share(spent: str, percent: str) -> CategoryShare:
    return CategoryShare(
        category_id="c",
        name="Food",
        icon="apple",
        deleted=False,
        spent=Decimal(spent),
        share=100,
        budget=Decimal("300.00"),
        percent=Decimal(percent),
        ratio=None,
        not_converted=[],
    )


def test_rows_become_dicts_with_exact_amounts() -> None:
    assert ROWS.to_dicts()[0] == {"currency_code": "XAU", "amount": Decimal("1.50")}


def test_rows_become_a_data_frame_that_adds_up() -> None:
    frame = ROWS.to_pandas()
    assert list(frame.columns) == ["amount", "currency_code"]
    assert frame["amount"].sum() == Decimal("3.50")


def test_a_notebook_shows_a_table_whose_text_is_escaped() -> None:
    html = ROWS._repr_html_()
    assert "<th>amount</th><th>currency_code</th>" in html
    assert "<td>1.50</td><td>XAU</td>" in html
    assert "&lt;b&gt;" in html
    assert "<b>" not in html


def test_a_percent_of_a_budget_is_shown_whole_and_kept_exact() -> None:
    shares = Table([share(spent="187.50", percent="62.50"), share(spent="375.00", percent="100.00")])
    html = shares._repr_html_()
    assert (" 63%</td>" in html, " 125%</td>" in html) == (True, True)
    assert (html.count("width:5.00em"), html.count("width:8.00em"), html.count("#c62828")) == (1, 1, 1)
    assert [row["percent"] for row in shares.to_dicts()] == [Decimal("62.50"), Decimal("100.00")]


def test_a_long_table_says_how_many_rows_are_not_shown() -> None:
    html = Table([ROWS[0]] * 65)._repr_html_()
    assert html.count("<tr>") == 61
    assert "… 5 more" in html


def test_an_empty_answer_still_knows_its_columns(answering: Callable[[Handler], Client]) -> None:
    with answering(lambda _: httpx.Response(200, content=b"[]")) as client:
        accounts = client.accounts.list(WORKSPACE)
    assert accounts == []
    assert "budget" in accounts.to_pandas().columns
    assert "<th>budget</th>" in accounts._repr_html_()


def test_a_history_begins_with_what_people_read_and_ends_with_ids() -> None:
    assert Table([ENTRY]).columns[:6] == (
        "local_day", "date", "value", "currency_code", "category_label", "account_label",
    )  # fmt: skip
    assert {name for name in Table([ENTRY]).columns[-4:] if not name.endswith("_id")} == set()


def test_pandas_gets_days_months_and_rates_as_what_they_are() -> None:
    frame = Table([ENTRY]).to_pandas()
    assert frame["local_day"][0].strftime("%A") == "Tuesday"
    assert frame["date"][0].tzinfo is not None
    assert frame["rate"][0] == Decimal("41.25")
    months = Table([figures("2026-02", "5")]).to_pandas()["month"]
    assert (months.dt.year[0], months.dt.month[0]) == (2026, 2)
    assert Table([msgspec.structs.replace(ENTRY, rate=None)]).to_pandas()["rate"][0] is None


def test_polars_gets_exact_amounts_days_and_nested_rows() -> None:
    frame = ROWS.to_polars()
    assert frame.columns == ["amount", "currency_code"]
    assert frame["amount"].sum() == Decimal("3.50")
    seen = Table([ENTRY, msgspec.structs.replace(ENTRY, rate=None)]).to_polars()
    assert (seen["local_day"][0], seen["date"].dtype.is_temporal()) == (date.fromisoformat(ENTRY.local_day), True)
    assert (seen["rate"][0], seen["rate"][1], seen["value"][0]) == (Decimal("41.25"), None, ENTRY.value)
    assert seen["lines"].to_list() == [[], []]
    assert Table([figures("2026-02", "5")]).to_polars()["month"][0] == date(2026, 2, 1)


def test_polars_knows_the_columns_of_no_rows() -> None:
    assert Table([], NotConverted).to_polars().columns == ["amount", "currency_code"]


def test_a_month_is_shown_with_a_bar_for_each_category() -> None:
    planning = msgspec.convert(PLANNING, Planning)
    row = MonthCategory(
        category="<Food>", budget=Decimal(10), spent=Decimal(15), left=Decimal(0), overflow=Decimal(5),
        percent=Decimal(100), currency_code="USD", category_id="c",
    )  # fmt: skip
    shown = Month(planning, Table([row]))._repr_html_()
    assert "2026-02-01 – 2026-02-28: 15.00 of 10.00 USD, 0.00 left" in shown
    assert "<td>&lt;Food&gt;</td><td>15</td><td>10</td>" in shown
    assert shown.endswith("<td>-5</td></tr></tbody></table>")
    assert shown.count("#c62828") == 1


def test_an_account_without_a_rate_has_an_empty_bar_and_no_value() -> None:
    balance = Balance(amount=Decimal(7), currency_code="USD", not_converted=list(ROWS), rates_updated_at=None)
    rows = [
        Holding(
            account=name, balance=Decimal(7), currency_code=code, value=value, is_show_in_balance=True, account_id=name
        )
        for name, code, value in (("Cash", "USD", Decimal(7)), ("Gold", "XAU", None))
    ]
    shown = Holdings(balance, Table(rows))._repr_html_()
    assert [shown.count(f"width:{width}em;background:#1976d2") for width in ("8.00", "0.00")] == [1, 1]
    assert "<td>Gold</td><td>7</td><td>XAU</td><td></td>" in shown


def test_statistics_and_the_balance_are_shown_with_bars() -> None:
    main = MainStatistics(
        currency_code="USD",
        rates_updated_at="2026-02-01",
        months=[figures("2026-01", "5"), figures("2026-02", "10")],
        average=None,
    )
    assert [main._repr_html_().count(f"width:{width}em") for width in ("4.00", "8.00")] == [1, 1]
    shares = CategoryShares(
        currency_code="USD", rates_updated_at="2026-02-01", first_month="2026-01", last_month="2026-02",
        spent=Decimal(150), categories=[share(spent="150", percent="50")], not_converted=[],
    )  # fmt: skip
    assert "<td>Food</td><td>150</td><td>100%</td>" in shares._repr_html_()
    assert "width:4.00em" in shares._repr_html_()
    balance = Balance(amount=Decimal(7), currency_code="USD", not_converted=list(ROWS), rates_updated_at=None)
    assert "7 USD" in balance._repr_html_()
    assert "XAU" in balance._repr_html_()


def test_categories_and_accounts_are_shown_beside_the_largest() -> None:
    months = [
        CategoryMonth(month="2026-01", spent=Decimal(value), budget=Decimal(0), not_converted=[]) for value in (1, 2)
    ]
    rows = [
        CategoryFigures(category_id=name, name=name, icon="apple", deleted=False, months=own)
        for name, own in (("Food", months), ("Home", []))
    ]
    shown = CategoryStatistics(currency_code="USD", rates_updated_at="2026-02-01", categories=rows)._repr_html_()
    assert ("<td>Food</td><td>3</td>" in shown, "width:8.00em" in shown, "width:0.00em" in shown) == (True, True, True)
    month = AccountMonth(month="2026-01", balance=Decimal(9), amount=Decimal(9), not_converted=[])
    account = AccountFigures(
        account_id="a", name="Cash", icon="wallet", type="basic", currency_code="USD", is_show_in_balance=True,
        deleted=False, months=[month],
    )  # fmt: skip
    shown = AccountStatistics(currency_code="USD", rates_updated_at="2026-02-01", accounts=[account])._repr_html_()
    assert "<td>Cash</td><td>9</td>" in shown


def test_without_polars_the_extra_that_has_it_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(PackageMissing, match=r"polars is missing\): pip install .*\[polars\]"):
        ROWS.to_polars()
