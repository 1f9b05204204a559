"""Quick add for every line: no text stops it, and what it asks can be answered."""

from dataclasses import replace
from datetime import date
from decimal import Decimal
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.core.quick_lines import CONTEXTS, ledger, today

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.quick_add import Answers, Draft, parse

WORDS = """
food ca cash card @cash @ > to + ~ ~20 +5 12 4,50 1,250 24.12 10.01 1 250 $ грн usd yesterday вчора sun on friday у
п'ятницю coffee taxi кава #trip savings eur -3 31.02.2026 h
""".split()  # noqa: SIM905 - one by one they read worse
lines = st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join)
contexts = st.sampled_from(sorted(CONTEXTS))
FIELDS = {
    "value": "value", "currencyCode": "currency_code", "accountId": "account_id", "fromAccountId": "from_account_id",
    "categoryId": "category_id", "date": "day",
}  # fmt: skip


def read(context: str, text: str, answers: Answers = Answers()) -> Draft:  # noqa: B008 - it is frozen
    return parse(text, ledger(context), today(context), answers)


def answer(field: str, choice: str) -> dict[str, Any]:
    value = Decimal(choice) if field == "value" else date.fromisoformat(choice) if field == "date" else choice
    return {FIELDS[field]: value}


@given(contexts, st.text() | lines)
def test_no_text_stops_the_reading(context: str, text: str) -> None:
    draft = read(context, text)
    assert draft.doubts or (draft.value is not None and draft.value > 0 and draft.account_id and draft.currency_code)


@given(contexts, lines)
def test_a_field_in_doubt_is_open_and_one_without_doubt_is_not(context: str, text: str) -> None:
    draft = read(context, text)
    for field in ("value", "categoryId", "date"):
        assert field not in draft.doubts or getattr(draft, FIELDS[field]) is None
    if "text" not in draft.doubts and draft.kind in ("expense", "refund"):
        assert ("categoryId" in draft.doubts) is (draft.category_id is None)


@given(contexts, lines, st.randoms(use_true_random=False))
def test_answers_end_every_doubt_that_has_choices(context: str, text: str, chance: Any) -> None:
    answers = Answers()
    for _ in range(len(FIELDS) + 2):
        draft = read(context, text, answers)
        open_ = {field: doubt.choices for field, doubt in draft.doubts.items() if doubt.choices}
        if not open_:
            return
        field, choices = chance.choice(sorted(open_.items()))
        is_twice = answers.account_id is not None and answers.account_id == answers.from_account_id
        assert getattr(answers, FIELDS[field]) is None or (field == "accountId" and is_twice), f"{field}, once more"
        answers = replace(answers, **answer(field, chance.choice(choices).id))
    pytest.fail(f"{text!r} still asks")


@given(contexts, lines)
def test_what_is_asked_is_refused(context: str, text: str) -> None:
    draft = read(context, text)
    if not draft.doubts:
        draft.check_sure()
        return
    with pytest.raises(DomainError) as raised:
        draft.check_sure()
    assert raised.value.code is ErrorCode.REQUEST_INVALID
    assert list(raised.value.fields) == list(draft.doubts)


def test_a_sure_line_is_not_refused() -> None:
    read("home", "4.50 food").check_sure()
