"""Finding entries of the history: words, filters, and pages that stay exact with all of them."""

from collections.abc import Iterator
from decimal import Decimal
from random import Random
from typing import Any

import pytest
from litestar.testing import TestClient

from budget_api.history.search.matching import WORDS_MAX
from budget_core.entries.search import amounts, matches, names
from tests.api.members import join
from tests.api.people import Person, sign_up

pytestmark = pytest.mark.both_databases


def pages(person: Person, limit: int = 7, **query: Any) -> Iterator[list[dict[str, Any]]]:
    """The pages of a call, each fetched with the cursor of the one before."""
    cursor: dict[str, str] = {}
    while True:
        page = person.get(f"/history/{person.workspace}/list-new", limit=limit, **query, **cursor)
        yield page["entries"]
        if page["nextCursor"] is None:
            return
        cursor = {"cursor": page["nextCursor"]}


def found(person: Person, **query: Any) -> list[dict[str, Any]]:
    return [entry for page in pages(person, **query) for entry in page]


def notes(person: Person, **query: Any) -> list[str]:
    return [entry["note"] for entry in found(person, **query)]


def refused(person: Person, **query: Any) -> Any:
    answer = person.call("GET", f"/history/{person.workspace}/list-new", **query)
    assert answer.status_code == 422
    return answer.json()["fields"]


@pytest.fixture(scope="module")
def busy(server: TestClient[Any]) -> Person:
    """Somebody with a partner and two hundred entries of every kind, many at the same instant."""
    ann, bea = sign_up(server, "Ann"), sign_up(server, "Bea")
    join(ann, ann.workspace, bea)
    bea.workspace, bea.accounts, bea.categories = ann.workspace, ann.accounts, ann.categories
    random = Random(7)
    vocabulary = ["milk", "Milky", "bread", "їжа", "їжак", "М’ята", "lunch", "food", "cash", "2026"]
    for number in range(200):
        note = " ".join(random.choices(vocabulary, k=random.randrange(4)))
        when = f"2026-{random.randrange(10, 13)}-{random.randrange(1, 4) * 5:02}"
        who = random.choice([ann, bea])
        value = str(random.randrange(1, 9) * 5)
        if number % 8:
            who.spend(
                value, random.choice(list(ann.categories)), random.choice(["Credit Card", "Cash"]), **_at(note, when)
            )
            continue
        source = {"fromAccountId": ann.accounts["Cash"]} if number % 16 else {}
        who.post(f"/account/transfer/{ann.accounts['Credit Card']}", {"value": value, **_at(note, when), **source})
    for entry in found(ann)[::9]:
        ann.delete(f"/history/{entry['id']}")
    for entry in found(ann)[::11]:
        ann.put(f"/history/{entry['id']}", {"note": f"{random.choice(vocabulary)} again"})
    return ann


def _at(note: str, when: str) -> dict[str, str]:
    return {"note": note, "date": when}


def expected(entries: list[dict[str, Any]], **query: Any) -> list[str]:
    """Return the ids that the call should find, computed entry by entry from the whole history."""
    return [entry["id"] for entry in entries if _meets(entry, query)]


def _meets(entry: dict[str, Any], query: dict[str, Any]) -> bool:
    amount = abs(Decimal(entry["value"]))
    return (
        _is_found(entry, query.get("search", ""))
        and query.get("month", entry["localDay"])[:7] == entry["localDay"][:7]
        and query.get("categoryId", entry["categoryId"]) == entry["categoryId"]
        and query.get("accountId", entry["accountId"]) in (entry["accountId"], entry["fromAccountId"])
        and query.get("userId", entry["userId"]) == entry["userId"]
        and query.get("kind", entry["kind"]) == entry["kind"]
        and Decimal(query.get("min", 0)) <= amount <= Decimal(query.get("max", 1000))
    )


def _is_found(entry: dict[str, Any], typed: str) -> bool:
    labels = [entry[name] or "" for name in ("categoryLabel", "accountLabel", "fromAccountLabel")]
    booked = [abs(Decimal(entry[name] or 0)) for name in ("value", "accountValue", "fromValue")]
    return matches(typed, [entry["note"], *(text for label in labels for text in names(label))]) or any(
        low <= amount <= high for low, high in amounts(typed) for amount in booked
    )


def test_every_mixture_of_filters_finds_exactly_its_entries_in_order(busy: Person) -> None:
    whole = found(busy, limit=200)
    assert [entry["id"] for entry in whole] == [
        entry["id"] for entry in sorted(whole, key=lambda e: (e["localDay"], e["date"], e["id"]), reverse=True)
    ]
    random = Random(11)
    choices: dict[str, list[str]] = {
        "search": [
            "milk",
            "mil",
            "MILKY",
            "їж",
            "мят",
            "bread lunch",
            "food",
            "cash mi",
            "credit",
            "2026 б",
            "zzz",
            "в",
            "готівка",
            "продукти мил",
            "-5.00",
            "4",
            "2",
        ],
        "month": ["2026-10-01", "2026-11-01", "2026-12-01", "2027-01-01"],
        "categoryId": list(busy.categories.values()),
        "accountId": list(busy.accounts.values()),
        "userId": [busy.id],
        "kind": ["expense", "income", "transfer"],
        "min": ["10", "25.00"],
        "max": ["20", "40"],
    }
    hits = 0
    for _ in range(60):
        names = random.sample(list(choices), k=random.choice([1, 1, 2, 2, 3]))
        query = {name: random.choice(choices[name]) for name in names}
        ids = [entry["id"] for entry in found(busy, **query)]
        assert (query, ids) == (query, expected(whole, **query))
        hits += bool(ids)
    assert hits > 20


def test_words_are_found_by_their_beginnings_in_any_case_and_order(ann: Person) -> None:
    ann.spend("1", note="Weekly MILK, bread")
    ann.spend("2", note="Хліб і МОЛОКО")
    ann.spend("3", note="Straße 12")
    for one_of_them in ("Milk", "Bread"):
        ann.spend("4", note=one_of_them)
    assert notes(ann, search="bre mil") == ["Weekly MILK, bread"]
    assert notes(ann, search="мол хліб") == ["Хліб і МОЛОКО"]
    assert notes(ann, search="STRASS 12") == ["Straße 12"]
    assert notes(ann, search="ilk") == []


def test_any_apostrophe_finds_any_other(ann: Person) -> None:
    ann.spend("1", note="М'ята")
    assert notes(ann, search="м’ят") == notes(ann, search="мʼята") == ["М'ята"]


def test_accents_make_no_difference_but_those_of_letters_of_their_own(ann: Person) -> None:
    for note in ("Crème brûlée", "Кава\u0301", "Чай"):
        ann.spend("5", note=note)
    for typed, found_notes in {
        "creme": ["Crème brûlée"],
        "CRÈME BRU": ["Crème brûlée"],
        "КАВ": ["Кава\u0301"],
        "чаи": [],
    }.items():
        assert notes(ann, search=typed) == notes(ann, where=typed) == found_notes


def test_what_looks_like_a_query_is_just_words(ann: Person) -> None:
    ann.spend("1", note='100% "OR" NEAR(a)')
    for typed in ('"', "%", "*", "a OR", "near(", "100%", "' --", "\\"):
        assert notes(ann, search=typed) == ['100% "OR" NEAR(a)']
    assert notes(ann, search="1_0") == []


def test_names_of_categories_and_accounts_are_found_too_and_follow_a_renaming(ann: Person) -> None:
    ann.spend("1", "Transport", "Cash", note="bus")
    assert notes(ann, search="trans cash bus") == ["bus"]
    ann.put(f"/category/{ann.categories['Transport']}", {"name": "Дорога"})
    assert notes(ann, search="дор") == ["bus"]
    assert notes(ann, search="trans") == []


def test_default_names_are_found_as_every_language_shows_them(ann: Person) -> None:
    ann.spend("3", "Entertaiment", "Cash", note="cinema")
    assert [notes(ann, search=text) for text in ("розваг", "entertainment", "entertaim", "готів")] == [["cinema"]] * 4
    ann.put(f"/category/{ann.categories['Entertaiment']}", {"name": "Fun"})
    assert notes(ann, search="розваги") == []


def test_an_amount_is_found_by_its_beginning_whatever_sign_or_separator_is_typed(ann: Person) -> None:
    ann.put(f"/account/{ann.accounts['Cash']}", {"currencyCode": "EUR"})
    ann.spend("1249.75", "Food", "Cash", note="rent", accountValue="30.10")
    ann.spend("12.50", note="1249 steps")
    assert [notes(ann, search=text) for text in ("1 249,75", "-1,249.7", "$30.1", "€30")] == [["rent"]] * 4
    assert notes(ann, search="1249") == ["1249 steps", "rent"]
    assert notes(ann, search="1249", max="20") == ["1249 steps"]
    assert [notes(ann, search=text) for text in ("249.75", "30.2", "99999999999999999999")] == [[]] * 3


def test_an_edited_note_is_found_by_its_new_words_alone(ann: Person) -> None:
    entry = ann.spend("1", note="old shared")
    ann.put(f"/history/{entry['id']}", {"note": "new shared"})
    assert (notes(ann, search="old"), notes(ann, search="new"), notes(ann, search="shared")) == (
        [],
        ["new shared"],
        ["new shared"],
    )


def test_a_note_whose_edit_is_undone_is_found_by_its_old_words_alone(ann: Person) -> None:
    entry = ann.spend("1", note="old shared")
    ann.put(f"/history/{entry['id']}", {"note": "new shared"})
    ann.post(f"/activity/{ann.workspace}/{ann.get(f'/workspace/{ann.workspace}')['revision']}/undo", None)
    assert [notes(ann, search=word) for word in ("old", "new", "shared")] == [["old shared"], [], ["old shared"]]


def test_a_deleted_entry_is_not_found_and_a_corrected_one_by_its_new_note(ann: Person) -> None:
    ann.delete(f"/history/{ann.spend('1', note='gone')['id']}")
    wrong = ann.spend("1", note="wrong")
    body = {"value": "2", "categoryId": ann.categories["Food"], "accountId": ann.accounts["Cash"], "note": "right"}
    ann.post(f"/history/{wrong['id']}/replace", body)
    assert (notes(ann, search="gone"), notes(ann, search="wrong"), notes(ann, search="right")) == ([], [], ["right"])


def test_a_beginning_of_very_many_words_still_finds_each_entry_once(ann: Person) -> None:
    for number in range(WORDS_MAX + 4):
        ann.spend("1", note=f"w{number:03} wx{number:03}")
    assert len(found(ann, search="w")) == WORDS_MAX + 4
    assert len({entry["id"] for entry in found(ann, search="w")}) == WORDS_MAX + 4
    assert len(found(ann, search="w w00")) == 10


def test_a_search_sees_nothing_of_other_workspaces(ann: Person, bob: Person) -> None:
    bob.spend("1", note="secret")
    assert notes(ann, search="secret") == []
    for foreign in ({"categoryId": bob.categories["Food"]}, {"accountId": bob.accounts["Cash"]}, {"userId": bob.id}):
        assert found(ann, **foreign) == []


def test_the_month_is_the_budget_month_of_the_workspace(ann: Person) -> None:
    ann.put(f"/workspace/{ann.workspace}", {"firstDayOfMonth": 10})
    for day in ("2026-11-10", "2026-11-11", "2026-12-10", "2026-12-11"):
        ann.spend("1", note=day, date=day)
    assert notes(ann, month="2026-12-01") == ["2026-12-10", "2026-11-11"]


def test_both_sides_of_a_transfer_have_it(ann: Person) -> None:
    body = {"value": "5", "fromAccountId": ann.accounts["Cash"], "note": "moved"}
    ann.post(f"/account/transfer/{ann.accounts['Credit Card']}", body)
    for account in ann.accounts.values():
        assert notes(ann, accountId=account) == ["moved"]
    assert notes(ann, kind="transfer", min="5", max="5.00") == ["moved"]
    assert notes(ann, kind="income") == []


def test_every_wrong_value_is_named(ann: Person) -> None:
    assert refused(ann, month="2026-12", categoryId="x", accountId="1", userId="", min="-1", max="1.234") == {
        "month": "validation.month",
        "categoryId": "validation.id",
        "accountId": "validation.id",
        "userId": "validation.id",
        "min": "validation.negative",
        "max": "validation.amount",
    }
    assert refused(ann, search="x" * 101) == {"search": "validation.lineMax"}
    assert refused(ann, search=" ".join("abcdefghijk")) == {"search": "validation.max"}
    assert found(ann, search=" ".join("abcdefghij")) == []
    assert refused(ann, search="a\x00") == {"search": "validation.text"}
    assert refused(ann, kind="gift", min="x") == {"kind": "validation.choice", "min": "validation.amount"}


@pytest.mark.parametrize(
    "cursor",
    [
        "x",
        "W10",
        "WyIyMDI2LTEyLTA1IiwiMjAyNi0xMi0wNVQxMjowMDowMFoiLCJ4Il0",
        "WyJ4IiwiMjAyNi0xMi0wNVQxMjowMDowMFoiLCJ4Il0",
    ],
)
def test_a_cursor_that_is_no_place_is_refused(ann: Person, cursor: str) -> None:
    assert refused(ann, cursor=cursor) == {"cursor": "validation.type"}


def test_a_page_goes_on_where_the_last_one_ended_though_entries_come_and_go(ann: Person) -> None:
    for number in range(6):
        ann.spend("1", note=f"tea {number}", date=f"2026-12-0{number + 1}")
    reading = pages(ann, limit=2, search="tea")
    first = next(reading)
    ann.spend("1", note="tea new", date="2026-12-20")
    ann.delete(f"/history/{first[1]['id']}")
    assert [entry["note"] for entry in next(reading)] == ["tea 3", "tea 2"]


def test_a_typed_tag_finds_the_entries_that_have_it_and_no_words(server: TestClient[Any]) -> None:
    ann = sign_up(server)
    ann.spend("1", note="dinner", tags=["trip"])
    ann.spend("2", note="lunch", tags=["trip", "kyiv"])
    ann.spend("3", note="a trip to Kyiv")
    assert notes(ann, search="#Trip") == ["lunch", "dinner"]
    assert notes(ann, search="#tri din") == ["dinner"]
    assert notes(ann, search="#trip#kyiv") == ["lunch"]
    assert notes(ann, search="trip") == ["a trip to Kyiv"]
