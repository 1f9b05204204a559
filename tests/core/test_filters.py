"""Texts of wrong filters; what filters mean is in `tests/vectors/filters.json`."""

from datetime import date

import pytest

from budget_core.filters import FilterError, parse, positive_terms, terms


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
