"""Texts of wrong filters; what filters mean is in `tests/vectors/filters.json`."""

from datetime import date

import pytest

from budget_core.filters import EVERYTHING, FilterError, conjuncts, parse, positive_terms, terms


def test_a_wrong_filter_says_in_both_languages_how_to_write_it() -> None:
    with pytest.raises(FilterError) as raised:
        parse("food or since:soon", date(2026, 11, 26))
    assert str(raised.value) == "soon is not a day. Write it like 2026-12-24, 2026-12 or yesterday"
    assert raised.value.text("ua") == "soon не є днем. Пишіть, наприклад, 2026-12-24, 2026-12 або вчора"


def test_the_conditions_of_a_filter_are_all_there_negated_ones_too() -> None:
    node = parse("a (b or not category=Food) not #x", date(2026, 11, 26))
    assert [(term.field, term.text) for term in terms(node)] == [
        ("word", "a"),
        ("word", "b"),
        ("category", "Food"),
        ("tag", "x"),
    ]


def test_positive_terms_leave_out_what_is_negated() -> None:
    node = parse("food and not (#trip or payee:silpo) (note:x or #home)", date(2026, 11, 26))
    assert [term.text for term in positive_terms(node)] == ["food", "x", "home"]


def test_the_parts_that_all_hold_are_those_of_the_outermost_and() -> None:
    node = parse("food (a and b) not c (d or e)", date(2026, 11, 26))
    assert [[term.text for term in terms(part)] for part in conjuncts(node)] == [
        ["food"],
        ["a"],
        ["b"],
        ["c"],
        ["d", "e"],
    ]
    assert [len(conjuncts(parse(text, date(2026, 11, 26)))) for text in ("a or b", "not (a b)", "a")] == [1, 1, 1]
    assert conjuncts(EVERYTHING) == ()


@pytest.mark.parametrize("part", ["not not a", "((a))", "not (a)"])
def test_brackets_and_negations_beside_each_other_are_not_deep(part: str) -> None:
    assert {term.text for term in terms(parse(" ".join([part] * 30), date(2026, 11, 26)))} == {"a"}


@pytest.mark.parametrize(("begin", "end"), [("(", ")"), ("not ", ""), ("(not ", ")")])
def test_fifty_brackets_and_negations_in_each_other_are_the_most(begin: str, end: str) -> None:
    times = 50 // (begin.count("(") + begin.count("not"))
    assert len(list(terms(parse(begin * times + "a" + end * times, date(2026, 11, 26))))) == 1
    with pytest.raises(FilterError) as raised:
        parse(begin * (times + 1) + "a" + end * (times + 1), date(2026, 11, 26))
    assert raised.value.code == "filter.depth"
