"""Passwords that are guessed first."""

import pytest

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.passwords import check_common, check_own


@pytest.mark.parametrize("password", ["12345678", "Password1", "QWERTYUIOP"])
def test_a_password_that_most_people_have_is_refused_whatever_its_case(password: str) -> None:
    with pytest.raises(DomainError) as refused:
        check_common(password)
    assert refused.value.code is ErrorCode.VALIDATION_PASSWORD_COMMON


def test_a_password_that_few_have_is_taken() -> None:
    check_common("correct horse battery")


def test_ones_own_address_is_refused_at_the_field_it_was_typed_into() -> None:
    with pytest.raises(DomainError) as refused:
        check_own("newPassword", "ann.smith", "ann.smith@example.com", "Ann")
    assert refused.value.fields == {"newPassword": ErrorCode.VALIDATION_PASSWORD_OWN}
    check_own("newPassword", "correct horse", None, "Ann")
