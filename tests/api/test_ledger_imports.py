"""Journals of hledger and ledgers of Beancount, through the import."""

from typing import Any

import pytest

from budget_api.imports.formats import beancount, hledger
from budget_api.imports.formats.detection import format_of
from budget_api.imports.formats.model import ReadOptions
from budget_core.base.errors import DomainError
from tests.api.importing import bring, preview, refused
from tests.api.people import Person
from tests.api.test_import_formats import divided, lines

JOURNAL = """; of a household
account expenses:food
commodity $1,000.00
comment
include nothing.journal
end comment
2026-11-01 opening
    assets:Cash   $100.00
    equity:opening

2026/11/02=2026/11/03 * (12) Silpo | weekly  ; trip:, place:kyiv
    expenses:Food   $12.50  ; apples
    expenses:Home   $7.50
    assets:Cash
2026-11-03 ! salary
    assets:Cash    $1,000.00 = $1,080.00
    (budget:salary)   $1,000.00
    income:job
2026-11-04 move
    ; of two accounts
    liabilities:Credit Card   $50
    assets:Cash   $-50
2026-11-06 back
    expenses:Food   $-2.00
    assets:Cash
~ monthly
    expenses:rent  $5
    assets:Cash
"""
LEDGER = """option "title" "Home"
plugin "beancount.plugins.auto"
1970-01-01 open Assets:Cash USD
1970-01-01 open Liabilities:Credit-Card USD
  name: "Credit Card"
1970-01-01 open Expenses:Food
pushtag #year
2026-11-02 * "Silpo" "weekly \\"shop\\"" #trip ^link
  Assets:Cash  -20.00 USD
  Expenses:Food  12.50 USD ; apples
  Expenses:Home  7.50 USD
poptag #year
2026-11-03 txn "salary"
  source: "office"
  Assets:Cash   1,000.00 USD
  Income:Received
2026-11-04 * "move"
  Assets:Cash  -50.00 USD
  Liabilities:Credit-Card
2026-11-06 ! "back"
  Expenses:Food  -2.00 USD
  Assets:Cash
2026-11-07 balance Assets:Cash 932.00 USD
"""


def raws(text: str) -> list[dict[str, str]]:
    """The lines of a file by its own reader."""
    module = beancount if text.startswith("option") or '* "' in text else hledger
    found: Any = module.read(text.encode(), ReadOptions())
    return [{str(name): value for name, value in raw.values.items() if value} for raw in found.raws]


@pytest.mark.parametrize(
    ("file", "text", "note", "tags"),
    [("home.journal", JOURNAL, "weekly", ["trip"]), ("home.beancount", LEDGER, 'weekly "shop"', ["year", "trip"])],
)
def test_a_ledger_has_payees_splits_income_and_transfers(
    ann: Person, file: str, text: str, note: str, tags: list[str]
) -> None:
    assert lines(ann, text, file) == [
        ("2026-11-02", "-20.00", f"Silpo · {note}", "Food"),
        ("2026-11-03", "1000.00", "salary", None),
        ("2026-11-04", "-50.00", "move", None),
        ("2026-11-06", "2.00", "back", "Food"),
    ]
    bring(ann, text, file)
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("932.00", "50.00")
    ((name, parts),) = divided(ann)
    assert (name, [part[:2] for part in parts]) == (f"Silpo · {note}", [("Food", "-12.50"), ("Home", "-7.50")])
    assert [part[2] for part in parts] == (["apples", ""] if tags == ["trip"] else ["", ""])
    entry = ann.get(f"/history/{ann.workspace}/list-new")["entries"][-1]
    assert (entry["payee"], entry["tags"]) == ("Silpo", tags)
    kinds = [entry["kind"] for entry in ann.get(f"/history/{ann.workspace}/list-new")["entries"]]
    assert kinds == ["refund", "transfer", "income", "expense"]
    assert bring(ann, text, file)["booked"] == 0, "it is all there already"


def test_our_own_ledger_comes_back(ann: Person, bob: Person) -> None:
    ann.spend("12.50", account="Cash", note="bread")
    ledger = ann.call("GET", f"/workspace/{ann.workspace}/export/beancount").text
    bring(bob, ledger, "home.beancount")
    assert (bob.budget("Cash"), bob.month()["spent"]) == ("-12.50", "12.50")


@pytest.mark.parametrize(
    ("postings", "found"),
    [
        ("expenses:a  12,50 EUR\n assets:b", [("-12.50", "b", "EUR", "")]),
        ("expenses:a  EUR 1 250,40\n assets:b", [("-1250.40", "b", "EUR", "")]),
        ("expenses:a  EUR 1\u00a0250,40\n assets:b", [("-1250.40", "b", "EUR", "")]),
        ("assets:b  -₴40\n expenses:a", [("-40", "b", "UAH", "")]),
        ("assets:b  40 EUR @ $1.10\n assets:c", [("-44.00", "c", "USD", "40")]),
        ("assets:b  40 EUR @@ $50\n assets:c", [("-50", "c", "USD", "40")]),
        ("assets:b  3 SHARE @ $5\n assets:c", [("-15", "c", "USD", "")]),
        ("income:a  $-100\n expenses:t  $20\n assets:b", [("-20", "b", "USD", ""), ("100", "b", "USD", "")]),
        ("expenses:a  10 EUR @ $1.10\n assets:b", [("-11.00", "b", "USD", "")]),
        ("expenses:a  $5\n assets:b  $15\n assets:c", [("-15", "c", "USD", ""), ("-5", "c", "USD", "")]),
    ],
)
def test_postings_say_what_moved(postings: str, found: list[tuple[str, str, str, str]]) -> None:
    read = raws(f"2026-11-02 x\n {postings}\n")
    seen = [(one["amount"], one["account"], one.get("currency", ""), one.get("otherAmount", "")) for one in read]
    assert sorted(seen) == sorted(found)


@pytest.mark.parametrize(
    "postings",
    [
        "expenses:a  1 + 2\n assets:b",
        "expenses:a\n assets:b",
        "expenses:a  1 EUR\n expenses:c  1 USD\n assets:b",
        "assets:a  1 EUR\n assets:b  -2 USD\n expenses:c  1 USD",
        "expenses:a  1 EUR @ x\n assets:b",
    ],
)
def test_what_is_not_clear_is_left_out_and_named(postings: str) -> None:
    assert [one["amount"] for one in raws(f"2026-11-02 x\n {postings}\n")] == ["?"]


def test_a_journal_may_name_its_year_and_decimal_mark() -> None:
    found = raws(
        "decimal-mark ,\nY2026\n2025-01-01 x\n  expenses:a  1,50\n  assets:b\n11/02 y\n  expenses:a  2,5\n  assets:b\n"
    )
    assert [(one["date"], one["amount"]) for one in found] == [("2025-01-01", "-1.50"), ("2026-11-02", "-2.5")]


def test_a_cost_counts_before_a_price_and_texts_may_have_several_rows() -> None:
    (found,) = raws(
        '2026-11-02 * "a ; b" "two\nrows"\n  Assets:Broker  2 SHARE {10.00 USD} @ 11 USD ; note\n  Assets:Cash\n'
    )
    assert (found["amount"], found["payee"], found["note"]) == ("-20.00", "a ; b", "two\nrows")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        (JOURNAL + "include other.journal\n", 29),
        (JOURNAL + "apply account home\n", 29),
        (JOURNAL + "alias a=b\n", 29),
        (LEDGER + 'include "/etc/passwd"\n', 24),
    ],
)
def test_a_file_that_names_others_is_refused(ann: Person, text: str, line: int) -> None:
    refusal = refused(ann, text, "home.txt")
    assert (refusal["code"], refusal["params"]["line"]) == ("import.include", str(line))
    assert "Put all of it into one file" in refusal["message"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("2026-11-02 x\n" + "  assets:a  $1\n" * 501, "import.tooLong"),
        ("2026-11-02 x\n  assets" + ":a" * 40 + "  $1\n", "import.tooLong"),
        ('option "a" "b"\n2026-11-02 * "x\n' + "y\n" * 200 + '"\n', "import.broken"),
        ('option "a" "b"\n2026-11-02 * "x\n', "import.cutOff"),
        ('option "a" "b"\n2026-11-02 * "x"\n  ???\n', "import.broken"),
        ("2026-11-02 x\n  expenses:a  $1\n  assets:b\n2026-99x y\n", "import.broken"),
    ],
)
def test_ledgers_made_to_be_slow_or_cut_off_are_refused(text: str, code: str) -> None:
    with pytest.raises(DomainError) as refusal:
        raws(text)
    assert refusal.value.code == code


@pytest.mark.parametrize("filler", [" ", '"', "a:", "(", "1 ", "1,", "{", "{a", "[", "#a ", "; x: ", "\\"])
def test_long_rows_take_work_that_grows_no_faster_than_they_do(filler: str) -> None:
    long = filler * 200_000
    for head, posting in (("2026-11-02 x", f"  expenses:a  $1 {long}"), (f"2026-11-02 {long}", "  expenses:a  $1")):
        try:
            raws(f"{head}\n{posting}\n  assets:b\n")
            raws(f'option "a" "b"\n2026-11-02 * "x" {long}\n  Assets:A  1 USD {long}\n')
        except DomainError:
            continue


def test_tables_are_still_tables() -> None:
    table = b"2026-11-02,Market,-12.50\n 2026-11-03,Salary,1000.00\n"
    assert format_of(table, "bank.csv") == "csv"
    assert format_of(b"Date;Amount\n2026-11-02;5\n", "bank.csv") == "csv"


def test_a_wrong_amount_is_shown_in_the_preview(ann: Person) -> None:
    seen = preview(
        ann,
        "2026-11-02 x\n  expenses:Food  1 + 2\n  assets:Cash\n2026-11-03 y\n  expenses:Food  $2\n  assets:Cash\n",
        "a.journal",
    )
    assert [(one["line"], one["code"]) for one in seen["lines"] if one["code"]] == [(1, "import.amount")]
