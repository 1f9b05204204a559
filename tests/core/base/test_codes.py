"""Codes that people copy from a mail."""

import pytest

from budget_core.base.codes import ALPHABET, group_invitation, normalize, normalize_invitation
from budget_core.base.errors import DomainError
from budget_core.base.limits import CODE_CHARACTERS


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("7H3K9MZ2", "7H3K9MZ2"),
        ("7h3k9mz2", "7H3K9MZ2"),
        (" 7H3K-9MZ2\n", "7H3K9MZ2"),
        ("7H3K 9MZ2", "7H3K9MZ2"),
        ("oil00000", "01100000"),
        ("OIL00000", "01100000"),
    ],
)
def test_a_code_is_understood_as_people_type_it(typed: str, meant: str) -> None:
    assert normalize(typed) == meant


@pytest.mark.parametrize("typed", ["7H3K9MZ", "7H3K9MZ22", "7H3K9MZU", "7H3K9MZ!", "٧H3K9MZ2", "7H3K9MZß"])
def test_what_can_be_no_code_is_not_correct(typed: str) -> None:
    with pytest.raises(DomainError, match=r"auth\.codeIncorrect"):
        normalize(typed)


@pytest.mark.parametrize("typed", ["", " ", "--", "\u2003"])
def test_nothing_is_required_to_be_something(typed: str) -> None:
    with pytest.raises(DomainError, match=r"validation\.required"):
        normalize(typed)


def test_no_two_signs_look_alike_and_there_are_enough_codes() -> None:
    assert not set("ILOU") & set(ALPHABET)
    assert len(set(ALPHABET)) ** CODE_CHARACTERS == 2**40


@pytest.mark.parametrize("typed", ["7H3K-9MZ2-0110-0000", " 7h3k9mz2 oil0 0000\n", "7H3K9MZ201100000"])
def test_an_invitation_code_is_understood_as_people_type_it(typed: str) -> None:
    assert normalize_invitation(typed) == "7H3K9MZ201100000"
    assert group_invitation(normalize_invitation(typed)) == "7H3K-9MZ2-0110-0000"


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "auth.invitationRequired"),
        (" - ", "auth.invitationRequired"),
        ("7H3K9MZ2", "auth.invitationCode"),
        ("7H3K9MZ20110000U", "auth.invitationCode"),
        ("7H3K9MZ2011000001", "auth.invitationCode"),
    ],
)
def test_what_can_be_no_invitation_code_is_an_error_of_its_field(typed: str, code: str) -> None:
    with pytest.raises(DomainError) as caught:
        normalize_invitation(typed)
    assert (caught.value.code, caught.value.fields) == (code, {"invitationCode": code})
