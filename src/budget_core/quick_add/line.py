"""Reading of a line: kind, day, amount, then what it names; the rest is the note."""

import re
from collections.abc import Sequence
from datetime import date
from decimal import Decimal

from budget_core.base import currencies, money
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.entries import tags
from budget_core.entries.search import key
from budget_core.quick_add import draft as fields
from budget_core.quick_add.amounts import CurrencyCodes, TypedNumber, read_numbers
from budget_core.quick_add.days import TypedDay, read_days
from budget_core.quick_add.draft import Answers, Draft, DraftChoice, QuickKind
from budget_core.quick_add.ledger import Ledger
from budget_core.quick_add.memory import typed_payee
from budget_core.quick_add.places import read_places
from budget_core.quick_add.settling import settle_expense, settle_income, settle_transfer
from budget_core.quick_add.transfers import mark_transfer, read_transfer
from budget_core.quick_add.words import ARROW, Word, join, split, without

_MARKS: dict[str, QuickKind] = {"+": "income", "~": "refund"}
_TOUCHES_NUMBER = re.compile("[^0-9]?[0-9]")
_NO_ANSWERS = Answers()


def parse(text: str, ledger: Ledger, today: date, answers: Answers = _NO_ANSWERS, told: QuickKind = "expense") -> Draft:
    """Return the entry that a line describes, with its doubts.

    A line without a sign of its kind is of the kind that was told: a transfer then names no accounts.

    | text                         | draft                                    |
    |------------------------------|------------------------------------------|
    | 4.50 food coffee             | 4.50 for Food, note "coffee"             |
    | 250 грн burger @cash вчора   | UAH 250.00 from Cash, yesterday          |
    | 8 food 24.12                 | 8.00 on the last 24 December             |
    | 10.01 food 11.02             | doubt: 10.01 or 11.02?                   |
    | +500 salary                  | income of 500.00, note "salary"          |
    | 100 cash > savings           | transfer of 100.00                       |
    | 250 silpo #trip              | payee "Silpo", tag "trip"                |
    | ~20 food                     | refund of 20.00                          |
    """
    draft = Draft()
    words, marks = _read_marks(_read_tags(split(text), draft))
    days = read_days(words, today)
    rest = without(words, _words_of(days))
    codes = CurrencyCodes(ledger.currency_code, tuple(account.currency_code for account in ledger.accounts))
    numbers = read_numbers(rest, codes, today)
    amounts = _amounts(numbers, answers)
    dotted = [TypedDay(number.day, number.words) for number in numbers if number.day and number not in amounts]
    used_words = [*_read_day([*days, *dotted], today, answers, draft), *_read_value(amounts, answers, draft)]
    figure_words = [*_words_of([*days, *dotted]), *_words_of(amounts)]
    rest = without(words, without(figure_words, used_words))
    typed = tuple(dict.fromkeys(code for amount in amounts for code in amount.currencies))
    rest = mark_transfer(rest, ledger.accounts, marks)
    _set_kind(marks, rest, told, draft)
    if fields.TEXT in draft.doubts:
        return Draft(tags=draft.tags, doubts={fields.TEXT: draft.doubts[fields.TEXT]})
    if draft.kind == "transfer":
        rest = read_transfer(rest, ledger, answers, draft)
        settle_transfer(ledger, typed, answers, draft)
    else:
        rest = read_places(rest, ledger, answers, draft)
        settle = settle_income if draft.kind == "income" else settle_expense
        settle(ledger, typed, answers, draft)
    _check_value(amounts, draft)
    if draft.kind != "transfer":
        draft.payee = typed_payee(rest, ledger, draft.category_id)
    draft.note = "" if draft.payee else join(rest)
    return draft


def _read_tags(words: Sequence[Word], draft: Draft) -> list[Word]:
    """Set the tags; return the other words."""
    found: list[str] = []
    rest = [word for word in words if not tags.add(found, word.text)]
    draft.tags = tuple(found)
    return rest


def _read_marks(words: Sequence[Word]) -> tuple[list[Word], list[QuickKind]]:
    """Return the words without `+` and `~`, and the kinds that these say.

    A mark counts at the beginning of the line and directly before its first number.
    """
    marks: list[QuickKind] = []
    found: list[Word] = []
    has_number = False
    for index, word in enumerate(words):
        kind = _MARKS.get(word.text[0])
        rest = word.text[1:]
        ahead = rest or (words[index + 1].text if index + 1 < len(words) else "")
        if kind and (index == 0 or (_TOUCHES_NUMBER.match(ahead) and not has_number)):
            marks.append(kind)
            if rest:
                found.append(Word(word.place, rest, key(rest)))
        else:
            found.append(word)
        has_number = has_number or _TOUCHES_NUMBER.match(found[-1].text if found else "") is not None
    return found, marks


def _words_of(found: Sequence[TypedDay] | Sequence[TypedNumber]) -> list[Word]:
    return [word for each in found for word in each.words]


def _set_kind(marks: Sequence[QuickKind], words: Sequence[Word], told: QuickKind, draft: Draft) -> None:
    arrows = sum(word.text == ARROW for word in words)
    kinds = {*marks, *(["transfer"] if arrows else [])}
    if len(kinds) > 1 or arrows > 1:
        draft.refuse(fields.TEXT, ErrorCode.QUICK_KINDS)
    draft.kind = "transfer" if arrows else marks[0] if marks else told


def _amounts(numbers: Sequence[TypedNumber], answers: Answers) -> list[TypedNumber]:
    """Return the numbers that may be the amount.

    Those with a currency, else those that are no day, else all.
    """
    plain = [number for number in numbers if number.day is None]
    found = [number for number in numbers if number.currencies] or plain or list(numbers)
    if answers.value is None:
        return found
    return [each for each in found if answers.value in each.values] or [
        number for number in numbers if answers.value in number.values
    ]


def _read_value(amounts: Sequence[TypedNumber], answers: Answers, draft: Draft) -> list[Word]:
    """Set the value; return the words of equal numbers, which belong to the note."""
    if answers.value is not None:
        draft.value = answers.value
        return _of_no_currency(amounts[1:])
    values = list(dict.fromkeys(value for amount in amounts for value in amount.values))
    if len(values) == 1 and all(amount.values for amount in amounts):
        draft.value = values[0]
        return _of_no_currency(amounts[1:])
    if any(not amount.values for amount in amounts):
        draft.refuse(fields.VALUE, ErrorCode.VALIDATION_AMOUNT_DIGITS)
    else:
        draft.ask(fields.VALUE, (DraftChoice(money.format_text(value), money.format_text(value)) for value in values))
    return []


def _of_no_currency(numbers: Sequence[TypedNumber]) -> list[Word]:
    return [word for number in numbers for word in number.words if not number.currencies]


def _read_day(days: Sequence[TypedDay], today: date, answers: Answers, draft: Draft) -> list[Word]:
    """Set the day; return the words that turned out to name none, which belong to the note."""
    if answers.day is not None:
        draft.day = answers.day if answers.day != today else None
        return [word for each in days if each.day != answers.day for word in each.words]
    sure = [each for each in days if each.is_sure or each.day == today]
    named = list(dict.fromkeys(each.day for each in (sure or days)))
    if not sure and named:
        named.append(today)
    if len(named) > 1:
        draft.ask(fields.DAY, (DraftChoice(day.isoformat(), day.isoformat()) for day in named))
    elif named:
        draft.day = named[0] if named[0] != today else None
    return [word for each in days if sure and each not in sure for word in each.words]


def _check_value(amounts: Sequence[TypedNumber], draft: Draft) -> None:
    """Refuse a value that can't be booked in its currency."""
    if draft.value is None:
        return
    code = _fault(draft.value, draft.currency_code, any(amount.is_negative for amount in amounts))
    if code is not None:
        draft.value = None
        draft.refuse(fields.VALUE, code)


def _fault(value: Decimal, currency_code: str | None, is_negative: bool) -> ErrorCode | None:
    if is_negative or value <= 0:
        return ErrorCode.VALIDATION_POSITIVE
    try:
        money.check_range(value)
        money.check_digits(value, currencies.money_digits(currency_code) if currency_code else money.PLACES)
    except DomainError as error:
        return error.code
    return None
