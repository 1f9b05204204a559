"""Payees and tags for every text: folding is stable, and no tag is lost."""

from hypothesis import given
from hypothesis import strategies as st

from budget_core.base import limits
from budget_core.base.errors import DomainError
from budget_core.entries import payees, tags

WORDS = "#trip #Київ #12 #a#b C# note #trip, # ##x 5 #ten-ten".split()  # noqa: SIM905 - one by one they read worse
texts = st.text() | st.lists(st.sampled_from(WORDS)).map(" ".join)


@given(st.text(max_size=100))
def test_a_folded_payee_stays_as_it_is(name: str) -> None:
    folded = payees.fold(name)
    assert len(folded) <= payees.KEY_MAX_CHARACTERS
    assert payees.fold(folded) == folded
    assert payees.is_same(name, folded)


@given(texts)
def test_tags_taken_out_of_a_text_are_sound_and_its_rest_has_none(text: str) -> None:
    taken = tags.take(text)
    assert tags.clean_all(taken.tags) == list(taken.tags)
    if len(taken.tags) < limits.TAGS_MAX - 1:
        assert tags.take(taken.text).tags == ()


@given(st.text())
def test_a_cleaned_tag_stays_as_it_is(text: str) -> None:
    try:
        tag = tags.clean(text)
    except DomainError:
        return
    assert tags.clean(tag) == tag
