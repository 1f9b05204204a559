"""Requests become structs, and every wrong field is named at once."""

import json
from decimal import Decimal
from typing import Annotated, Any, Literal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec import Meta

from budget_core.base import limits
from budget_core.base.errors import DomainError
from budget_core.contract.decode import decode, parse
from budget_core.contract.types import UNSET, Body, FirstDay, Id, Money, Name, Note, UnsetType

UUID = "0190a0b0-0000-7000-8000-000000000001"


class Item(Body, kw_only=True):
    label: Name
    price: Money | UnsetType = UNSET


class Order(Body, kw_only=True):
    title: Name
    total: Money | UnsetType = UNSET
    note: Note | None = None
    kind: Literal["big", "small"] | UnsetType = UNSET
    first_day: FirstDay = 10
    is_paid: bool | UnsetType = UNSET
    buyers: list[Id] | UnsetType = UNSET
    items: list[Item] | UnsetType = UNSET
    parcel: Item | UnsetType = UNSET
    plain: Annotated[str, Meta(max_length=3)] | UnsetType = UNSET


def order(**fields: Any) -> Order:
    return decode(Order, json.dumps({"title": "Shop", **fields}).encode())


def refused(raw: bytes | str) -> DomainError:
    with pytest.raises(DomainError) as raised:
        decode(Order, raw if isinstance(raw, bytes) else raw.encode())
    return raised.value


def wrong(raw: str) -> dict[str, str]:
    error = refused(raw)
    assert error.code == "request.invalid"
    return {field: code.value for field, code in error.fields.items()}


def test_what_is_left_out_is_unset_or_its_default() -> None:
    made = order()
    assert (made.total, made.note, made.first_day) == (UNSET, None, 10)


def test_names_of_json_are_camel_case() -> None:
    assert order(firstDay=28, isPaid=True).first_day == 28
    assert wrong('{"title": "Shop", "first_day": 28}') == {"first_day": "validation.unknown"}


def test_amounts_come_as_text_or_as_numbers_and_stay_exact() -> None:
    assert order(total="12.5").total == Decimal("12.50")
    assert decode(Order, b'{"title": "a", "total": 0.1}').total == Decimal("0.10")
    assert decode(Order, b'{"title": "a", "total": 9999999999.99}').total == Decimal("9999999999.99")


@pytest.mark.parametrize("text", ["12.345", "1e3", "1E30", "-", "0.1000000000000000055511151231257827", "1" * 5000])
def test_a_number_is_read_as_it_was_written(text: str) -> None:
    code = "validation.amountRange" if text.isdigit() else "validation.amount"
    raw = f'{{"title": "a", "total": {text}}}' if text != "-" else '{"title": "a", "total": "-"}'
    assert wrong(raw) == {"total": code}


@pytest.mark.parametrize(
    "text", [" 12", "12 ", "1_000", "١٢", "NaN", "Infinity", "1e2", "0x10", "", "+1", "1,5", "12."]
)
def test_text_that_only_looks_like_an_amount_is_refused(text: str) -> None:
    assert wrong(json.dumps({"title": "a", "total": text})) == {"total": "validation.amount"}


def test_null_is_taken_only_where_it_means_something() -> None:
    assert order(note=None).note is None
    assert wrong('{"title": null, "total": null, "isPaid": null, "items": null}') == {
        "title": "validation.required",
        "total": "validation.required",
        "isPaid": "validation.type",
        "items": "validation.type",
    }


def test_every_wrong_field_is_named_at_once_also_inside_lists() -> None:
    body = {
        "title": 5,
        "kind": "huge",
        "firstDay": 29,
        "isPaid": "yes",
        "buyers": [UUID, "x", 7],
        "items": [{"label": "a"}, {"label": "", "price": "x", "odd": 1}, 3],
        "parcel": [],
        "plain": "four",
        "more": 1,
    }
    assert wrong(json.dumps(body)) == {
        "title": "validation.type",
        "kind": "validation.choice",
        "firstDay": "validation.choice",
        "isPaid": "validation.type",
        "buyers.1": "validation.id",
        "buyers.2": "validation.type",
        "items.1.label": "validation.required",
        "items.1.price": "validation.amount",
        "items.1.odd": "validation.unknown",
        "items.2": "validation.type",
        "parcel": "validation.type",
        "plain": "validation.type",
        "more": "validation.unknown",
    }


def test_a_required_field_that_is_missing_is_named() -> None:
    assert wrong('{"parcel": {}}') == {"title": "validation.required", "parcel.label": "validation.required"}


@pytest.mark.parametrize("text", ["1.0", "1e1", "12.5", "1" * 19, '"1"', "true"])
def test_whole_numbers_are_written_as_such(text: str) -> None:
    assert wrong(f'{{"title": "a", "firstDay": {text}}}') == {"firstDay": "validation.type"}


def test_nested_structs_and_lists_are_built() -> None:
    made = order(buyers=[UUID.upper()], items=[{"label": " Milk "}], parcel={"label": "Box", "price": 1})
    assert made.buyers == [UUID]
    assert made.items == [Item(label="Milk")]
    assert made.parcel == Item(label="Box", price=Decimal("1.00"))


@pytest.mark.parametrize(
    "raw",
    [
        b"",
        b"null",
        b"[]",
        b'"text"',
        b"12",
        b"{",
        b'{"title": "a"} x',
        b'{"title": NaN}',
        b'{"title": "a", "total": Infinity}',
        b'{"title": "a", "total": -Infinity}',
        b'{"title": "a", "title": "b"}',
        b'{"title": "a", "parcel": {"label": "a", "label": "b"}}',
        b'{"title": "\xff"}',
        b'{"title": "\xed\xa0\x80"}',
        b'{"title": "\\ud800"}',
        b'{"\\udfff": 1}',
        b'{"title": "a\nb"}',
        b"{'title': 'a'}",
        b'{"title": "a",}',
        '{"title": "a"}'.encode("utf-16"),
        b'\xef\xbb\xbf{"title": "a"}',
    ],
)
def test_what_is_no_json_object_is_malformed(raw: bytes) -> None:
    assert refused(raw).code == "request.malformed"


def test_escaped_pairs_of_surrogates_are_characters() -> None:
    assert decode(Order, b'{"title": "\\ud83d\\ude00"}').title == "😀"


def test_depth_is_counted_outside_strings_alone() -> None:
    deep = '{"title": ' + "[" * limits.JSON_DEPTH + "]" * limits.JSON_DEPTH + "}"
    assert refused(deep).code == "request.tooDeep"
    assert refused("[" * 50_000 + "]" * 50_000).code == "request.tooDeep"
    flat = json.dumps({"title": "a", "note": '[{"' * 100})
    assert decode(Order, flat.encode()).note == '[{"' * 100
    at_the_limit = "[" * limits.JSON_DEPTH + "]" * limits.JSON_DEPTH
    assert parse(at_the_limit.encode()) is not None
    siblings = json.dumps([[] for _ in range(limits.JSON_DEPTH * 2)])
    assert parse(siblings.encode()) == json.loads(siblings)


def test_a_string_without_end_costs_one_pass() -> None:
    """Quotes that never close once took a minute for a body of 60 KB: each was tried as a beginning."""
    assert refused("[" * 40 + '"' + '\\"' * 30_000).code == "request.malformed"
    assert refused("[" * 20 + '"' + '\\"[' * 20_000).code == "request.malformed"


@settings(deadline=None)
@given(st.binary(max_size=200) | st.text(alphabet='{}[]":,\\ \nabu0d8', max_size=60).map(str.encode))
def test_no_bytes_make_it_fail_in_another_way(raw: bytes) -> None:
    try:
        decode(Order, raw)
    except DomainError as error:
        assert error.code in {"request.malformed", "request.tooDeep", "request.invalid"}


@settings(deadline=None)
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=12,
    )
)
def test_json_is_read_as_any_other_reader_reads_it(value: object) -> None:
    raw = json.dumps(value, ensure_ascii=False)
    assert json.dumps(parse(raw.encode())) == json.dumps(json.loads(raw, parse_int=str, parse_float=str))
