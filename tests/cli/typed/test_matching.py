from typing import NamedTuple

import pytest

from budget_cli.errors import Ambiguous, UnknownTypedName
from budget_cli.typed.matching import find
from budget_core.entries.search import fold


class Row(NamedTuple):
    id: str
    name: str


ROWS = [Row("1", "Café"), Row("2", "Cafeteria"), Row("3", "Їжа"), Row("4", "Car"), Row("5", "Car")]


@pytest.mark.parametrize(
    ("typed", "found"), [("cafe", "1"), ("CAFÉ", "1"), ("cafet", "2"), ("їж", "3"), ("ЇЖА", "3"), ("4", "4")]
)
def test_case_and_accents_do_not_matter_and_a_beginning_is_enough(typed: str, found: str) -> None:
    assert find("thing", typed, ROWS, "").id == found


def test_two_of_the_same_name_are_told_apart_by_id_alone() -> None:
    with pytest.raises(Ambiguous, match=r"can be Car \(4\), Car \(5\)\. Type more of it, or its id"):
        find("thing", "car", ROWS, "")


@pytest.mark.parametrize("typed", ["", "\N{COMBINING ACUTE ACCENT}"])
def test_nothing_typed_means_nothing_also_where_there_is_one_alone(typed: str) -> None:
    with pytest.raises(UnknownTypedName, match=r"There are: Café\.$"):
        find("thing", typed, ROWS[:1], "make one")


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("entertaiment", "1"),
        ("Entertainment", "1"),
        ("розваги", "1"),
        ("entertain", "1"),
        ("Продук", "2"),
        ("cash", "3"),
    ],
)
def test_a_default_row_is_found_by_its_labels_in_both_languages(typed: str, found: str) -> None:
    assert find("thing", typed, [Row("1", "Entertaiment"), Row("2", "Food"), Row("3", "Cash")]).id == found


def test_an_own_name_comes_before_the_label_of_a_default_row() -> None:
    rows = [Row("1", "Entertaiment"), Row("2", "entertainment")]
    assert find("thing", "Entertainment", rows).id == "2"


def test_what_is_not_there_comes_with_the_way_out() -> None:
    with pytest.raises(UnknownTypedName, match=r"^No thing starts with 'x'. There are: Café, .*\nTry: make x$"):
        find("thing", "x", ROWS, "make x")


def test_exactly_the_name_wins_over_another_case_of_it_and_that_over_longer_names() -> None:
    rows = [Row("1", "food"), Row("2", "Food"), Row("3", "Foodstuff")]
    assert [find("thing", typed, rows, "").id for typed in ("food", "Food", "foods")] == ["1", "2", "3"]
    with pytest.raises(Ambiguous, match=r"'FOOD' can be food, Food\."):
        find("thing", "FOOD", rows, "")


def test_the_short_end_of_an_id_is_enough() -> None:
    rows = [Row("0198f7a2-0000-7000-8000-00000000abcd", "Car"), Row("0198f7a2-0000-7000-8000-00000000abce", "Car")]
    assert find("thing", "0000abcd", rows, "").id == rows[0].id


def test_folding_keeps_letters_apart_that_are_no_accents() -> None:
    assert fold("Straße") == "strasse"
    assert fold("ß") != fold("b")
