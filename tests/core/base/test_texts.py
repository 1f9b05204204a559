"""Texts: every code has one in both languages, and both say the same."""

import re
from itertools import chain
from typing import get_args

import pytest

from budget_core.base import limits
from budget_core.base.errors import ErrorCode
from budget_core.base.texts import LANGUAGES, text_of, texts
from budget_core.contract.server.live import BY_EVENT, EventName, NoticeCode

SEED = {
    "server.error": "Something went wrong, please try again later",
    "account.last": "You can't remove last account",
    "account.mainLast": "You can't change default main account on last item",
    "account.main": "You can't remove main account",
    "workspace.personal": "You can't remove personal workspace",
    "workspace.last": "You can't remove last workspace",
    "auth.codeIncorrect": "Code is not correct, please try again",
    "auth.codeExpired": "Code is expired, please resend code again",
    "auth.appleUnverified": "Apple user not verified",
    "auth.emailUnverified": "User have not verified email",
    "validation.positive": "Value should be positive",
    "validation.email": "Invalid email address",
    "validation.required": "Field is required",
    "validation.nameMax": "Name has a max length of 100 characters",
    "validation.passwordsMatch": "Passwords must match",
}


def placeholders(text: str) -> set[str]:
    return set(re.findall(r"\{(\w+)\}", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_a_text(language: str) -> None:
    missing = [code.value for code in chain(ErrorCode, NoticeCode) if not texts(language).get(code.value, "").strip()]
    assert missing == []


def test_both_languages_have_the_same_keys_in_the_same_order() -> None:
    assert list(texts("en")) == list(texts("ua"))


@pytest.mark.parametrize("key", texts("en"))
def test_both_languages_fill_the_same_placeholders(key: str) -> None:
    assert placeholders(texts("en")[key]) == placeholders(texts("ua")[key])


def test_every_text_that_is_no_mail_push_alert_or_name_belongs_to_a_code() -> None:
    codes = {code.value for code in chain(ErrorCode, NoticeCode)}
    assert [
        key for key in texts("en") if key not in codes and not key.startswith(("alert.", "mail.", "push.", "category."))
    ] == []


LIMITS = {
    ErrorCode.VALIDATION_NAME_MAX: limits.NAME_MAX_CHARACTERS,
    ErrorCode.VALIDATION_LINE_MAX: limits.LABEL_MAX_CHARACTERS,
    ErrorCode.VALIDATION_NOTE_MAX: limits.NOTE_MAX_CHARACTERS,
    ErrorCode.VALIDATION_TITLE_MAX: limits.REMINDER_TITLE_MAX_CHARACTERS,
    ErrorCode.VALIDATION_COMMENT_MAX: limits.REMINDER_COMMENT_MAX_CHARACTERS,
    ErrorCode.VALIDATION_QUANTITY_MAX: limits.LIST_QUANTITY_MAX,
    ErrorCode.VALIDATION_ITEMS_MAX: limits.LIST_ITEMS_MAX,
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", LIMITS)
def test_a_broken_limit_is_named_with_its_number(code: ErrorCode, language: str) -> None:
    assert re.findall(r"\d+", text_of(code, language)) == [str(LIMITS[code])]


def test_lines_of_every_kind_have_one_length() -> None:
    lengths = {limits.LABEL_MAX_CHARACTERS, limits.PAYEE_MAX_CHARACTERS, limits.SEARCH_MAX_CHARACTERS}
    assert lengths == {limits.LABEL_MAX_CHARACTERS}


def test_ukrainian_texts_are_not_english_ones() -> None:
    same = [key for key, text in texts("ua").items() if text == texts("en")[key]]
    unworded = ["mail.alert.subject", "push.alert.title", "push.alert.body"]
    assert sorted(same) == sorted([*unworded, "push.reminder.title", "push.reminder.body"])


@pytest.mark.parametrize("key", SEED)
def test_english_says_it_word_for_word_as_specified(key: str) -> None:
    assert text_of(key) == SEED[key]


def test_placeholders_are_filled() -> None:
    assert text_of("info.accountsUpdatedBy", "ua", name="Ann") == "Ann: змінено рахунки"


def test_what_is_filled_in_is_not_read_for_placeholders() -> None:
    assert text_of("push.reminder.title", title="{comment}", comment="no") == "{comment}"


def test_a_placeholder_nobody_fills_stays_in_sight() -> None:
    assert text_of("push.reminder.body") == "{comment}"


def test_every_live_event_is_listed_with_its_notice() -> None:
    assert tuple(BY_EVENT) == get_args(EventName)


def test_the_notice_of_a_live_event_names_the_other_user() -> None:
    codes = [code for code in BY_EVENT.values() if code is not None]
    assert [code for code in codes if placeholders(text_of(code.value)) != {"name"}] == []
    assert codes == [code for code in NoticeCode if code.value.endswith("By")]
