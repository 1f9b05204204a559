"""Filters in words: what the database finds and adds up is what the core's own test lets through, entry by entry."""

from collections import defaultdict
from collections.abc import Callable, Iterator
from datetime import date
from decimal import Decimal
from random import Random
from typing import Any

import msgspec
import pytest
from httpx import Response
from litestar.testing import TestClient

from budget_api.history.search import where as where_module
from budget_core.base.money import ZERO
from budget_core.contract.entries.history import EntryLine, HistoryEntry
from budget_core.filters import compile_filter, parse
from tests.api.members import join, set_role
from tests.api.people import Person, sign_up
from tests.api.settling import payment, settle

pytestmark = pytest.mark.both_databases

TODAY = date(2026, 11, 22)
VALUES = ("5", "12.50", "30", "7.05", "125")
TERMS = (
    "mil", "bread", "їжа", "'12'", "12", "12.5", "30", "food", "прод", "cash", '"oat milk"', '"!!"', "café", "cafe",
    "note:milk", 'note:"oat bread"', "note:ann", "payee:sil", "payee=SILPO", "payee:food", 'payee:"!"', "payee=nobody",
    "#trip", "#kyiv", "tag:nothing", 'tag:"\x00"', "category:food", "category=ПРОДУКТИ", "category:transport",
    'category:"!!"', "account:cash", 'account="credit card"', "by:ann", "by=Bea", "kind:expense", "kind:refund",
    "kind:income", "kind:transfer", "kind:settlement", "since:2026-10", "until:2026-11-10", "on:2026-11", "on:2020",
    "min:7.05", "max:12.50", "min:0", "max:999999999",
)  # fmt: skip


def _draw(random: Random, depth: int = 3) -> str:
    """A filter of a few conditions, brackets and operators."""
    if depth == 0 or random.random() < 0.3:
        return random.choice(TERMS)
    if random.random() < 0.25:
        return f"not {_draw(random, 0)}" if random.random() < 0.5 else f"not ({_draw(random, depth - 1)})"
    parts = (_draw(random, depth - 1) for _ in range(random.randrange(2, 4)))
    return f"({random.choice([' or ', ' or ', ' and ', ' ']).join(parts)})"


RANDOM = Random(11)
FILTERS = ["", *TERMS, *(f"not {term}" for term in TERMS), *(_draw(RANDOM) for _ in range(90))]


@pytest.fixture(scope="module")
def home(server: TestClient[Any]) -> Person:
    """Ann, with a partner and entries of every kind: divided ones, deleted ones, some at one moment."""
    ann, bea = sign_up(server, "Ann"), sign_up(server, "Bea")
    join(ann, ann.workspace, bea)
    bea.workspace, bea.accounts, bea.categories = ann.workspace, ann.accounts, ann.categories
    random = Random(3)
    notes = ("oat milk", "Milky bread", "їжа", "Café 12", "", "", "12.50 rent")
    for number in range(70):
        _spend(random.choice([ann, bea]), random, number, random.choice(notes))
    cash, card = ann.accounts["Cash"], ann.accounts["Credit Card"]
    for number, account in enumerate((cash, card, cash)):
        moved = {"value": VALUES[number], "date": f"2026-11-0{number + 1}", "note": notes[number]}
        ann.post(f"/account/transfer/{account}", {**moved, "payee": "Silpo" if number else ""})
        bea.post(f"/account/transfer/{account}", {**moved, "fromAccountId": card if account == cash else cash})
    back = {"value": "5", "categoryId": ann.categories["Food"], "accountId": cash, "note": "milk", "tags": ["trip"]}
    bea.post(f"/history/{ann.workspace}/add-refund", {**back, "date": "2026-11-04"})
    settle(ann, ann, payment(ann, bea, "7.05", date="2026-11-05", note="milk"))
    gone = ann.spend("30", note="milk", tags=["trip"], date="2026-11-06")
    ann.delete(f"/history/{gone['id']}")
    return ann


def _spend(person: Person, random: Random, number: int, note: str) -> None:
    details: dict[str, Any] = {
        "note": note,
        "payee": random.choice(["", "Silpo", "SILPO market", "Food", "Ann's"]),
        "tags": random.choice([[], [], ["trip"], ["trip", "kyiv"]]),
        "date": f"2026-{random.randrange(9, 12):02}-{random.randrange(1, 4) * 5:02}T12:00:00Z",
    }
    value, (food, transport) = random.choice(VALUES), (person.categories[name] for name in ("Food", "Transport"))
    if number % 4:
        person.spend(value, random.choice(["Food", "Transport"]), random.choice(["Cash", "Credit Card"]), **details)
        return
    first = Decimal(value) - Decimal("1.05")
    lines = [
        {"categoryId": food, "value": f"{first}", "note": random.choice(["", "bread", "milk"])},
        {"categoryId": transport, "value": "1", "note": random.choice(["", "oat"])},
        {"categoryId": food, "value": "0.05"},
    ]
    person.spend(value, "Food", **details, lines=lines)


def _pages(person: Person, **query: Any) -> Iterator[HistoryEntry]:
    cursor: dict[str, str] = {}
    while True:
        page = person.get(f"/history/{person.workspace}/list-new", limit=30, **query, **cursor)
        yield from msgspec.convert(page["entries"], list[HistoryEntry])
        if page["nextCursor"] is None:
            return
        cursor = {"cursor": page["nextCursor"]}


@pytest.fixture(scope="module")
def entries(home: Person) -> list[HistoryEntry]:
    """Every entry, as it is without a filter."""
    return list(_pages(home))


def _test(home: Person, where: str) -> Callable[[HistoryEntry, EntryLine | None], bool]:
    return compile_filter(parse(where, TODAY), {row_id: name for name, row_id in home.categories.items()})


@pytest.mark.parametrize("where", FILTERS)
def test_the_database_finds_the_entries_that_the_core_lets_through(
    home: Person, entries: list[HistoryEntry], where: str
) -> None:
    passes = _test(home, where)
    expected = [entry.id for entry in entries if passes(entry, None)]
    assert [entry.id for entry in _pages(home, where=where)] == expected


GROUPS = ("month", "category", "payee", "tag", "account", "person", "kind")
PAIRS = [(RANDOM.choice(GROUPS), RANDOM.choice(GROUPS)) for _ in FILTERS]
Sums = dict[tuple[str, str], tuple[int, Decimal, Decimal]]


@pytest.mark.parametrize(("where", "keys"), list(zip(FILTERS, PAIRS, strict=True)))
def test_the_database_adds_up_the_lines_that_the_core_lets_through(
    home: Person, entries: list[HistoryEntry], where: str, keys: tuple[str, str]
) -> None:
    found = home.get(f"/statistics/{home.workspace}/sums", where=where, rows=keys[0], columns=keys[1])
    sums = {
        (one["row"].casefold(), one["column"].casefold()): (one["count"], Decimal(one["spent"]), Decimal(one["income"]))
        for one in found["sums"]
    }
    assert sums == _added_up(entries, _test(home, where), keys)


def _added_up(
    entries: list[HistoryEntry], passes: Callable[[HistoryEntry, EntryLine | None], bool], keys: tuple[str, str]
) -> Sums:
    sums: Sums = defaultdict(lambda: (0, ZERO, ZERO))
    for entry in entries:
        lines: list[tuple[EntryLine | None, Decimal]] = [(line, line.value) for line in entry.lines]
        values: dict[tuple[str, str], Decimal] = defaultdict(lambda: ZERO)
        for line, value in lines or [(None, entry.value)]:
            if passes(entry, line):
                for row in _groups(keys[0], entry, line):
                    for column in _groups(keys[1], entry, line):
                        values[row.casefold(), column.casefold()] += value
        for group, value in values.items():
            count, spent, income = sums[group]
            spent -= value if entry.kind in ("expense", "refund") else ZERO
            income += value if entry.kind == "income" else ZERO
            sums[group] = (count + 1, spent, income)
    return dict(sums)


def _groups(key: str, entry: HistoryEntry, line: EntryLine | None) -> list[str]:
    groups: dict[str, list[str]] = {
        "month": [entry.local_day[:7]],
        "category": [line.category_id if line else ""],
        "payee": [entry.payee],
        "tag": entry.tags or [""],
        "account": [entry.account_id or ""],
        "person": [entry.user_id or ""],
        "kind": [entry.kind],
    }
    return groups[key]


@pytest.mark.parametrize("where", ["food or not milk", "#trip min:7", "note:bread"])
def test_an_export_has_the_entries_that_a_filter_finds(home: Person, where: str) -> None:
    text = home.call("GET", f"/history/{home.workspace}/export", where=where).text
    expected = list(dict.fromkeys(entry.id for entry in _pages(home, where=where)))
    assert expected
    assert all(entry_id in text for entry_id in expected)
    whole = home.call("GET", f"/history/{home.workspace}/export").text
    assert len(text.splitlines()) < len(whole.splitlines())


def test_a_filter_holds_together_with_the_other_filters(home: Person, entries: list[HistoryEntry]) -> None:
    found = [entry.id for entry in _pages(home, where="milk since:2026-10", until="2026-10-31", kind="expense")]
    passes = _test(home, "milk on:2026-10 kind:expense")
    assert found == [entry.id for entry in entries if passes(entry, None)] != []
    count = home.get(f"/statistics/{home.workspace}/sums", where="milk", search="bread", categoryId=_food(home))
    passes = _test(home, "milk bread category:food")
    assert sum(one["count"] for one in count["sums"]) == sum(passes(entry, None) for entry in entries) > 0


def _food(home: Person) -> str:
    return home.categories["Food"]


CALLS = ("/history/{}/list-new", "/history/{}/export", "/statistics/{}/sums")


def _asked(person: Person, call: str, workspace: str, where: str) -> Response:
    return person.call("GET", call.format(workspace), where=where)


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize(
    ("where", "code", "position", "text"),
    [
        ("milk (food or", "filter.operand", "11", "Something is missing beside or."),
        ("milk  since:soon", "filter.day", "6", "soon is not a day."),
        ("milk or shop:x", "filter.field", "8", "shop is not known. Use payee, tag,"),
        ("not category:rent", "filter.name", "4", "Nothing in category is called rent."),
        ("milk or by:nobody", "filter.name", "8", "There are: Ann, "),
        ("a" * 1001, "filter.length", "1000", "A filter has 1000 characters at most"),
        ("a " * 31, "filter.conditions", "60", "A filter has 30 conditions at most"),
    ],
)
def test_a_wrong_filter_is_named_with_its_place_and_what_is_wrong(
    home: Person, call: str, where: str, code: str, position: str, text: str
) -> None:
    answer = _asked(home, call, home.workspace, where)
    problem = answer.json()
    assert (answer.status_code, problem["fields"]) == (422, {"where": code})
    assert problem["params"]["position"] == position
    assert text in problem["detail"]


@pytest.mark.parametrize("call", CALLS)
def test_a_viewer_filters_and_a_stranger_finds_nothing(server: TestClient[Any], home: Person, call: str) -> None:
    viewer, stranger = sign_up(server, "Vic"), sign_up(server, "Sam")
    join(home, home.workspace, viewer)
    set_role(home, home.workspace, viewer, "viewer")
    assert _asked(viewer, call, home.workspace, "milk").status_code == 200
    assert _asked(stranger, call, home.workspace, "milk").status_code == 404
    assert _asked(stranger, call, home.workspace, "category:secret").status_code == 404


def test_a_member_who_booked_nothing_is_known(server: TestClient[Any], home: Person) -> None:
    idle = sign_up(server, "Idle")
    join(home, home.workspace, idle)
    assert list(_pages(home, where="by:idle")) == []
    assert len(list(_pages(home, where="not by:idle"))) == len(list(_pages(home)))


@pytest.mark.parametrize("call", CALLS)
@pytest.mark.parametrize(
    "where",
    [
        " ".join(letter * 32 for letter in "abcdefghijklmnopqrstuvwxyzабвг"),
        " or ".join(f"{letter}{other}" for letter in "abcdef" for other in "abcde"),
        "not " * 50 + "a",
        "(" * 50 + "a or #b" + ")" * 50,
        " or ".join(["not #ab"] * 30),
        "a or (b (" * 14 + "c" + "))" * 14,
        "((" * 14 + "c" + ") a) or b" * 14,
        "not (a or " * 25 + "c" + ")" * 25,
    ],
)
def test_the_longest_and_deepest_filters_are_answered(home: Person, call: str, where: str) -> None:
    assert _asked(home, call, home.workspace, where).status_code == 200


def test_many_spellings_of_a_payee_are_one_condition(server: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(where_module, "PLAIN_MAX", 1)
    ann = sign_up(server, "Ann")
    for payee in ("shop 1", "Shop, 2", "bakery", 'shop "3"'):
        ann.spend("1", payee=payee)
    assert len(list(_pages(ann, where="payee:shop"))) == 3
    assert [entry.payee for entry in _pages(ann, where="not payee:shop")] == ["bakery"]
