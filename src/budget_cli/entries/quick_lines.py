"""Entries typed in one line, as `budget add coffee 4.50 cash yesterday` types them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from decimal import Decimal

from budget_cli.context import Context
from budget_cli.entries.booking_day import (
    agree_on_day,
    is_for_later,
    one_expense,
    one_income,
    one_transfer,
    schedule_entry,
)
from budget_cli.entries.details import Details, drafted_details, typed_details
from budget_cli.errors import Ambiguous, UnknownTypedName, WrongUsage
from budget_cli.language import Names
from budget_cli.typed.dates import now
from budget_cli.views.history import columns
from budget_core.base import months
from budget_core.base.limits import QUICK_MEMORY_MAX
from budget_core.base.money import format_text
from budget_core.base.texts import text_of
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.money.accounts import Account
from budget_core.contract.planning.categories import Category
from budget_core.contract.planning.schedules import ScheduleCreate
from budget_core.contract.types import UNSET
from budget_core.quick_add import Answers, Draft, EarlierNote, Ledger, QuickAccount, parse
from budget_sdk import QuickEntry

_MARKS = ("+", "~")
_QUESTIONS = {
    "value": "Which amount? {names}.",
    "currencyCode": "Which currency? {names}.",
    "accountId": "Which account? {names}.",
    "fromAccountId": "Which account does it leave? {names}.",
    "categoryId": "Which category? {names}.",
    "date": "Which day? {names}.",
}
_NO_AMOUNT = "There is no amount in {typed}. Write it like 12.50."
_WRONG_LINE = "{typed} can't be booked: {reason}."


@dataclass(frozen=True, slots=True)
class _Payer:
    id: str
    name: str
    currency_code: str
    is_main: bool


@dataclass(frozen=True, slots=True)
class _Memory:
    note: str
    category_id: str
    account_id: str


@dataclass(frozen=True, slots=True)
class Typed:
    """Options that stand beside a line; None where nothing was typed."""

    account: str | None = None
    day: str | None = None
    payee: str | None = None
    tags: Sequence[str] | None = None


def is_line(context: Context, words: Sequence[str]) -> bool:
    """Return whether words are a line to be read, not AMOUNT, CATEGORY and NOTE.

    An unknown category is one where the line says nothing else. Raises: UnknownName.
    """
    amount, *rest = words
    if not rest or amount.startswith(_MARKS) or not _is_amount(amount):
        return True
    try:
        context.category(rest[0])
    except UnknownTypedName:
        if any("=" in word for word in rest) or read_line(context, words).doubts:
            raise
        return True
    return False


def _is_amount(text: str) -> bool:
    """Return whether a word is meant as an amount, also one that is refused: `1,250`."""
    return any(digit in text for digit in "0123456789") and not any(letter.isalpha() for letter in text[:1])


def read_line(context: Context, words: Sequence[str], answers: Answers | None = None) -> Draft:
    """Return the entry that words describe."""
    payer = context.account(None).id if context.accounts else None
    accounts: list[QuickAccount] = [
        _Payer(row.id, row.name, context.currency_of(row), row.id == payer) for row in context.accounts
    ]
    memory = () if answers and answers.category_id else _memory(context)
    payees = context.client.payees.list(context.workspace.id)
    ledger = Ledger(accounts, context.categories, context.workspace.currency_code, memory, payees)
    return parse(" ".join(words), ledger, date.today(), answers or Answers())  # noqa: DTZ011 - the wall clock is meant


def _memory(context: Context) -> Sequence[EarlierNote]:
    page = context.client.history.page(context.workspace.id, kind="expense", limit=min(QUICK_MEMORY_MAX, 200))
    return [
        _Memory(row.note, row.category_id, row.account_id)
        for row in page.entries
        if row.note and row.category_id and row.account_id
    ]


def book_line(
    context: Context,
    words: Sequence[str],
    typed: Typed,
    book_now: bool,
    is_scheduled: bool,
) -> HistoryEntry | None:
    """Book the entry that words describe, or schedule it; None when it was scheduled.

    Raises: Ambiguous or WrongUsage for a line that is not sure.
    """
    chosen = context.account(typed.account) if typed.account else None
    draft = read_line(context, words, _answers(chosen, typed.day))
    check_sure(context, words, draft)
    details = drafted_details(draft, typed.payee, typed.tags)
    day = typed.day or (draft.day.isoformat() if draft.day else None)
    if draft.kind == "refund" and not is_scheduled:
        agree_on_day(context, day, book_now)
    elif is_for_later(context, day, book_now, is_scheduled):
        schedule_entry(context, day, _schedule(context, draft, details))
        return None
    body = QuickEntry(
        text=" ".join(words),
        at=now(),
        value=draft.value or UNSET,
        currency_code=draft.currency_code or UNSET,
        account_id=draft.account_id or UNSET,
        from_account_id=draft.from_account_id or UNSET,
        category_id=draft.category_id or UNSET,
        date=UNSET if day is None else months.parse_moment(day).local_day.isoformat(),
        payee=details.payee,
        tags=list(details.tags),
    )
    entry = context.client.history.quick(context.workspace.id, body)
    if not isinstance(entry, HistoryEntry):
        return None
    if entry.kind != "expense":
        context.output.result(entry, columns(context.display), _sentence(context, entry))
    return entry


def read_note(
    context: Context, spent: tuple[Decimal, Category], note: Sequence[str], typed: Typed
) -> tuple[str | None, str | None, Details]:
    """Return account, day and details of an expense: of options, else what the words of the note name."""
    value, category = spent
    chosen = context.account(typed.account) if typed.account else None
    day = None if typed.day is None else months.parse_moment(typed.day).local_day
    answers = Answers(value, account_id=chosen.id if chosen else None, category_id=category.id, day=day)
    draft = read_line(context, [format_text(value), category.name, *note], answers)
    if draft.kind != "expense" or "text" in draft.doubts:
        return typed.account, typed.day, typed_details(" ".join(note), typed.payee, typed.tags)
    draft.doubts.pop("value", None)  # told by the call, field by field
    check_sure(context, note, draft)
    named = draft.day.isoformat() if draft.day else None
    return draft.account_id, typed.day or named, drafted_details(draft, typed.payee, typed.tags)


def _answers(account: Account | None, typed_day: str | None) -> Answers:
    day = None if typed_day is None else months.parse_moment(typed_day).local_day
    return Answers(account_id=account.id if account else None, day=day)


def check_sure(context: Context, words: Sequence[str], draft: Draft) -> None:
    """Raise one error that names the choices of the first field in doubt."""
    typed = repr(" ".join(words))
    for field, doubt in draft.doubts.items():
        if doubt.choices:
            raise Ambiguous(_QUESTIONS[field], names=Names(choice.name for choice in doubt.choices))
        if field == "value" and "required" in doubt.code:
            raise WrongUsage(_NO_AMOUNT, typed=typed)
        context.learn_language()
        raise WrongUsage(_WRONG_LINE, typed=typed, reason=text_of(doubt.code, context.known_language))


def _schedule(context: Context, draft: Draft, details: Details) -> ScheduleCreate:
    value, account, code = draft.value, draft.account_id, draft.currency_code
    if value is None or account is None:  # a sure draft has both
        raise WrongUsage("Name at least one change.")
    if draft.kind == "refund":
        raise WrongUsage("A refund can't be scheduled. To book it now, add --now.")
    if draft.kind == "income":
        return one_income(account, value, details)
    if draft.kind == "transfer" and draft.from_account_id:
        arrives = context.currency_of(context.account(account))
        if code != arrives:
            raise WrongUsage("The amount is in {typed}, but this needs {code}.", typed=code, code=arrives)
        return one_transfer(account, draft.from_account_id, value, None, details)
    once = one_expense(draft.category_id or "", account, value, None, details)
    once.currency_code = code or UNSET
    return once


def _sentence(context: Context, entry: HistoryEntry) -> str:
    shown = context.display.amount(entry.value, entry.currency_code)
    if entry.kind == "refund":
        text = "{amount} for {category} came back to {account}."
        return context.text(text, amount=shown, category=entry.category_label, account=entry.account_label)
    if entry.kind == "transfer":
        text = "{amount} to {account} from {source}."
        return context.text(text, amount=shown, account=entry.account_label, source=entry.from_account_label)
    return context.text("{amount} added to {account}.", amount=shown, account=entry.account_label)
