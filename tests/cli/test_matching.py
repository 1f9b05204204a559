from typing import NamedTuple

import pytest

from budget_cli.errors import Ambiguous, UnknownName
from budget_cli.matching import find, folded


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
    with pytest.raises(Ambiguous, match=r"can be Car, Car\. Type more of it, or its id"):
        find("thing", "car", ROWS, "")


def test_nothing_typed_means_nobody_in_particular() -> None:
    with pytest.raises(Ambiguous):
        find("thing", "", ROWS, "")


def test_what_is_not_there_comes_with_the_way_out() -> None:
    with pytest.raises(UnknownName, match=r"^No thing starts with 'x'. There are: Café, .* Make x$"):
        find("thing", "x", ROWS, "Make {typed}")


def test_a_way_out_takes_what_was_typed_as_it_is() -> None:
    with pytest.raises(UnknownName, match=r"Make \{0\}$"):
        find("thing", "{0}", ROWS, "Make {typed}")


def test_folding_keeps_letters_apart_that_are_no_accents() -> None:
    assert folded("Straße") == "strasse"
    assert folded("ß") != folded("b")
