from collections.abc import Callable
from decimal import Decimal

import httpx
from tests.sdk.conftest import WORKSPACE, Handler

from budget_core.contract.accounts import NotConverted
from budget_core.contract.category_statistics import CategoryShare
from budget_sdk import Client, Table

ROWS = Table(
    [NotConverted(currency_code="XAU", amount=Decimal("1.50")), NotConverted(currency_code="<b>", amount=Decimal(2))]
)


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
    assert list(frame.columns) == ["currency_code", "amount"]
    assert frame["amount"].sum() == Decimal("3.50")


def test_a_notebook_shows_a_table_whose_text_is_escaped() -> None:
    html = ROWS._repr_html_()
    assert "<th>currency_code</th><th>amount</th>" in html
    assert "<td>XAU</td><td>1.50</td>" in html
    assert "&lt;b&gt;" in html
    assert "<b>" not in html


def test_a_percent_of_a_budget_is_shown_whole_and_kept_exact() -> None:
    shares = Table([share(spent="187.50", percent="62.50"), share(spent="375.00", percent="100.00")])
    html = shares._repr_html_()
    assert ("<td>63%</td>" in html, "<td>125%</td>" in html) == (True, True)
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
