"""Texts as searches compare them."""

from budget_core.entries.search import without_accents

ALEF, POINT = "\u05d0", "\u05b0"
"""Letter with a combining mark; a text that has one is looked through letter by letter."""


def test_a_text_of_letters_without_marks_is_compared_as_one_that_is_looked_through() -> None:
    letters = [chr(code) for code in range(0x0591)]
    looked_through = [without_accents(letter + ALEF + POINT) for letter in letters]
    assert looked_through == [without_accents(letter) + ALEF for letter in letters]
