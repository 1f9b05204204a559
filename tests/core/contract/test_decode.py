"""Requests: bytes become structs, or every wrong field is named at once."""

import json
from decimal import Decimal
from importlib import import_module
from inspect import signature
from pkgutil import walk_packages
from typing import Any, get_args, get_type_hints

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import UNSET, Meta
from msgspec.inspect import is_struct_type

from budget_core import contract
from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract import validation
from budget_core.contract.decode import decode
from budget_core.contract.entries.history import AddExpense
from budget_core.contract.entries.imports import ImportPreview, ImportReading
from budget_core.contract.entries.lists import ListCheckOut, ListCreate, ListUpdate
from budget_core.contract.money.accounts import AccountCreate, AccountUpdate
from budget_core.contract.people.settings import SettingsUpdate
from budget_core.contract.planning.plannings import PlanningsSet
from budget_core.contract.types import Body, Id, Name, part_of
from budget_core.contract.workspaces.guest_rows import AccountRef, CategoryRef
from budget_core.contract.workspaces.workspaces import WorkspaceCreate, WorkspaceUpdate

ID = "0198f3a2-7c1d-7e6b-9a54-3f2b1c0d9e8f"
EXPENSE = {"value": "12.50", "categoryId": ID, "accountId": ID}


def wrong_fields(kind: type[Any], body: Any) -> dict[str, str]:
    with pytest.raises(DomainError) as raised:
        decode(kind, json.dumps(body).encode())
    assert raised.value.code is ErrorCode.REQUEST_INVALID
    return {field: code.value for field, code in raised.value.fields.items()}


def refused(raw: bytes) -> str:
    with pytest.raises(DomainError) as raised:
        decode(AddExpense, raw)
    return raised.value.code.value


def test_a_body_becomes_its_struct_with_normalized_values() -> None:
    body = decode(AccountCreate, b'{"name": " Cash ", "budget": "-0"}')
    assert (body.name, str(body.budget), body.currency_code, body.id) == ("Cash", "0.00", "default", UNSET)


@pytest.mark.parametrize("written", ['"12.50"', "12.50", "12.5", '"12.5"'])
def test_money_is_a_string_or_a_number(written: str) -> None:
    raw = f'{{"value": {written}, "categoryId": "{ID}", "accountId": "{ID}"}}'
    assert str(decode(AddExpense, raw.encode()).value) == "12.50"


def test_a_field_of_a_name_or_an_object_takes_both_and_names_what_is_wrong_in_it() -> None:
    file = {"fileName": "a.csv", "content": ""}
    assert decode(ImportPreview, json.dumps({**file, "mapping": " Bank "}).encode()).mapping == "Bank"
    reading = {"columns": {"direction": " D/K "}, "direction": {"Af": "out"}}
    body = decode(ImportPreview, json.dumps({**file, "mapping": reading}).encode())
    assert body.mapping == ImportReading(columns={"direction": "D/K"}, direction={"Af": "out"})
    wrong = {"columns": {"what": "x", "note": ""}, "direction": {"Af": "up"}, "sign": 1}
    assert wrong_fields(ImportPreview, {**file, "mapping": wrong}) == {
        "mapping.columns.what": "validation.choice",
        "mapping.columns.note": "validation.required",
        "mapping.direction.Af": "validation.choice",
        "mapping.sign": "validation.unknown",
    }
    assert wrong_fields(ImportPreview, {**file, "mapping": 5}) == {"mapping": "validation.type"}


def test_a_number_keeps_all_its_digits() -> None:
    assert wrong_fields(AccountCreate, {"name": "Cash", "budget": 0.1 + 0.2}) == {"budget": "validation.amount"}
    body = decode(AccountCreate, b'{"name": "Cash", "budget": 9999999999.99}')
    assert body.budget == Decimal("9999999999.99")


def test_a_long_body_is_read_as_a_short_one_is() -> None:
    fields = {f"extra{number}": "2026-11-22" for number in range(40_000)}
    assert wrong_fields(AccountCreate, {"name": 1} | fields)["name"] == "validation.type"


def test_every_wrong_field_is_named() -> None:
    body = {"value": "1_000", "categoryId": 5, "note": None, "date": "today", "extra": 1}
    assert wrong_fields(AddExpense, body) == {
        "value": "validation.amount",
        "categoryId": "validation.type",
        "accountId": "validation.required",
        "note": "validation.required",
        "date": "validation.date",
        "extra": "validation.unknown",
    }


def test_wrong_fields_in_lists_are_named_by_their_place() -> None:
    items = [{"categoryId": ID, "budget": "1"}, {"categoryId": "x", "budget": "-1"}, 7]
    assert wrong_fields(PlanningsSet, {"date": "2026-12-01", "planningsCategories": items}) == {
        "planningsCategories.1.categoryId": "validation.id",
        "planningsCategories.1.budget": "validation.negative",
        "planningsCategories.2": "validation.type",
    }
    assert wrong_fields(PlanningsSet, {"date": "2026-12-01", "planningsCategories": "x"}) == {
        "planningsCategories": "validation.type"
    }
    assert wrong_fields(WorkspaceCreate, {"name": "Home", "currencyCode": "USD", "participants": [ID, "me"]}) == {
        "participants.1": "validation.id"
    }


@pytest.mark.parametrize(
    ("field", "value", "code"),
    [
        ("type", "total", "validation.choice"),
        ("type", 1, "validation.type"),
        ("isShowInBalance", "yes", "validation.type"),
        ("isShowInBalance", 1, "validation.type"),
        ("version", 0, "validation.choice"),
        ("version", 1.5, "validation.type"),
        ("version", "1", "validation.type"),
        ("version", 10**30, "validation.type"),
        ("name", {"a": 1}, "validation.type"),
        ("name", True, "validation.type"),
    ],
)
def test_a_value_of_the_wrong_kind_is_named(field: str, value: Any, code: str) -> None:
    assert wrong_fields(AccountUpdate, {field: value}) == {field: code}


@pytest.mark.parametrize(
    ("day", "code"), [(0, "validation.choice"), (29, "validation.choice"), (None, "validation.type")]
)
def test_the_first_day_is_1_to_28(day: Any, code: str) -> None:
    assert wrong_fields(WorkspaceUpdate, {"firstDayOfMonth": day}) == {"firstDayOfMonth": code}


def test_the_values_and_keys_of_an_object_by_id_are_checked_one_by_one() -> None:
    assert decode(WorkspaceUpdate, f'{{"roles": {{"{ID.upper()}": "viewer"}}}}'.encode()).roles == {ID: "viewer"}
    assert wrong_fields(WorkspaceUpdate, {"roles": {ID: "owner", "bob": "viewer"}}) == {
        f"roles.{ID}": "validation.choice",
        "roles.bob": "validation.id",
    }
    assert wrong_fields(WorkspaceUpdate, {"roles": ["viewer"]}) == {"roles": "validation.type"}


def test_a_choice_outside_the_list_is_named() -> None:
    assert wrong_fields(SettingsUpdate, {"language": "de", "mainScreen": ""}) == {
        "language": "validation.choice",
        "mainScreen": "validation.choice",
    }


@pytest.mark.parametrize(
    "raw", [b"", b"{", b"[]", b"5", b"null", b'"x"', b'{"value": NaN}', b'{"value": Infinity}', b"\xff", b"{'a': 1}"]
)
def test_what_is_no_json_object_is_malformed(raw: bytes) -> None:
    assert refused(raw) == "request.malformed"


def test_half_a_character_is_malformed() -> None:
    assert refused(json.dumps(EXPENSE | {"note": "\ud800"}).encode()) == "request.malformed"


def test_a_whole_character_written_as_two_escapes_is_fine() -> None:
    assert decode(AddExpense, json.dumps(EXPENSE | {"note": "😀"}).encode()).note == "😀"


def test_json_may_not_be_nested_without_end() -> None:
    deepest = limits.JSON_DEPTH + 1
    assert refused(b'{"a": ' + b"[" * deepest + b"]" * deepest + b"}") == "request.tooDeep"


def test_brackets_inside_of_texts_are_not_levels() -> None:
    note = "[{" * limits.JSON_DEPTH
    assert decode(AddExpense, json.dumps(EXPENSE | {"note": note}).encode()).note == note


@given(
    st.recursive(
        st.none() | st.booleans() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
        lambda part: st.lists(part) | st.dictionaries(st.text(), part),
        max_leaves=8,
    )
)
def test_any_json_is_read_or_refused_with_a_code(body: Any) -> None:
    try:
        decode(AddExpense, json.dumps({**EXPENSE, "note": body}).encode())
    except DomainError as error:
        assert error.code in (ErrorCode.REQUEST_INVALID, ErrorCode.REQUEST_MALFORMED)


class Pinned(Body):
    category_id: Id | None = None


@pytest.mark.parametrize(
    ("raw", "category_id"), [(b'{"categoryId": null}', None), (b"{}", None), (f'{{"categoryId": "{ID}"}}'.encode(), ID)]
)
def test_a_field_that_may_be_none_is_none_or_checked(raw: bytes, category_id: str | None) -> None:
    assert decode(Pinned, raw).category_id == category_id


def rules_of(hint: Any) -> set[str]:
    extras = [meta.extra for meta in getattr(hint, "__metadata__", ()) if isinstance(meta, Meta)]
    return {extra["rule"] for extra in extras if extra and "rule" in extra}.union(*map(rules_of, get_args(hint)))


@pytest.mark.parametrize("module", [one.name for one in walk_packages(contract.__path__, f"{contract.__name__}.")])
def test_every_rule_the_contract_names_exists(module: str) -> None:
    structs = [kind for kind in vars(import_module(module)).values() if is_struct_type(kind)]
    hints = [hint for kind in structs for hint in get_type_hints(kind, include_extras=True).values()]
    assert set[str]().union(*map(rules_of, hints)) <= set(validation.RULES)


def test_a_list_without_name_and_items_names_both_fields() -> None:
    assert wrong_fields(ListCreate, {"name": "", "listItems": []}).keys() == {"name", "listItems"}
    assert wrong_fields(ListUpdate, {"listItems": [{"label": ""}]}) == {"listItems": "validation.items"}
    assert decode(ListUpdate, b"{}").list_items is UNSET
    assert decode(ListCreate, b'{"name": "Shop", "listItems": [{"label": "milk"}]}').name == "Shop"


def test_a_check_out_in_a_currency_needs_the_amount_paid() -> None:
    basket = {"itemIds": [ID], "accountId": ID, "currencyCode": "EUR"}
    assert wrong_fields(ListCheckOut, basket) == {"value": "validation.required"}
    assert decode(ListCheckOut, json.dumps(basket | {"value": "5"}).encode()).value == Decimal(5)


def test_help_shows_the_fields_of_a_body_with_plain_types() -> None:
    fields = signature(AccountUpdate).parameters
    assert (fields["name"].annotation, fields["currency_code"].annotation) == (str, str)


def test_an_item_that_is_wrong_has_an_error_of_its_own_alone() -> None:
    assert wrong_fields(ListCreate, {"name": "Shop", "listItems": [7]}).keys() == {"listItems.0"}


@pytest.mark.parametrize(
    ("hint", "part"),
    [(AccountRef, "accounts"), (CategoryRef | None, "categories"), (Name, None), (str, None)],
    ids=["a reference", "an optional one", "a text with a rule", "a plain text"],
)
def test_a_type_of_a_reference_names_the_part_it_refers_to(hint: Any, part: str | None) -> None:
    assert part_of(hint) == part
