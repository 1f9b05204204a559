"""Rules of fields beyond their vectors: what JSON files cannot hold, and what only servers need."""

import pytest

from budget_core.base import text_rules
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract import validation


@pytest.mark.parametrize(("rule", "code"), [("name", "validation.text"), ("password", "validation.password")])
def test_half_a_character_is_refused(rule: str, code: str) -> None:
    with pytest.raises(DomainError) as raised:
        validation.check(rule, "longer than eight \ud800")
    assert raised.value.code.value == code


@pytest.mark.parametrize("spelling", ["Ann@example.com", "ANN@example.com", "ann@example.com"])
def test_two_spellings_of_an_address_have_one_key(spelling: str) -> None:
    assert text_rules.email_key(spelling) == "ann@example.com"


def test_the_key_of_an_address_folds_more_than_ascii() -> None:
    assert text_rules.email_key("STRASSE@example.com") == text_rules.email_key("straße@example.com")


@pytest.mark.parametrize("rule", validation.RULES)
def test_no_rule_breaks_on_hostile_text(rule: str) -> None:
    for text in (
        "",
        " ",
        "\x00",
        "\ud800",
        "A" * 5000,
        "9" * 5000,
        "-" * 5000,
        "a@" + "a." * 2000,
        "😀" * 2000,
        "/../" * 99,
    ):
        try:
            validation.check(rule, text)
        except DomainError as error:
            assert isinstance(error.code, ErrorCode)
            assert error.fields == {}


def test_decimal_rules_are_rules() -> None:
    assert set(validation.RULES) >= validation.DECIMAL_RULES
