"""Account where none is named, and the currency that follows from account and amount."""

from collections.abc import Sequence

from budget_core.base.errors import ErrorCode
from budget_core.quick_add import draft as fields
from budget_core.quick_add.draft import Answers, Draft, DraftChoice, choices_of
from budget_core.quick_add.ledger import Ledger


def settle_expense(ledger: Ledger, typed: Sequence[str], answers: Answers, draft: Draft) -> None:
    """Complete an expense or a refund: by default it is in the workspace's currency.

    `typed` are the codes that the currency beside the amount can mean.
    """
    recalled_id, draft.recalled_account_id = draft.recalled_account_id, None
    if recalled_id and draft.account_id is None and fields.ACCOUNT not in draft.doubts:
        draft.account_id = _account_in(typed, recalled_id, ledger)
    _set_default_account(ledger, draft)
    _set_currency(typed or [ledger.currency_code], answers, draft)


def _account_in(typed: Sequence[str], recalled_id: str, ledger: Ledger) -> str:
    """Return the recalled account, or in its place one of the typed currency: the main one, else the only one."""
    fitting = [account for account in ledger.accounts if account.currency_code in typed]
    recalled = [account for account in fitting if account.id == recalled_id]
    certain = recalled or [account for account in fitting if account.is_main] or fitting
    return certain[0].id if len(certain) == 1 else recalled_id


def settle_income(ledger: Ledger, typed: Sequence[str], answers: Answers, draft: Draft) -> None:
    """Complete an income: it is in the currency of its account."""
    fitting = [account for account in ledger.accounts if not typed or account.currency_code in typed]
    if draft.account_id is None and fields.ACCOUNT not in draft.doubts and typed:
        main = [account for account in fitting if account.is_main] or fitting
        if len(main) == 1:
            draft.account_id = main[0].id
        elif main:
            draft.ask(fields.ACCOUNT, choices_of([account.id for account in main], ledger.accounts))
    _set_default_account(ledger, draft)
    account = ledger.account(draft.account_id)
    if account is None:
        return
    if account in fitting:
        draft.currency_code = account.currency_code
    elif fitting and answers.account_id is None:
        draft.account_id = None
        draft.ask(fields.ACCOUNT, choices_of([each.id for each in fitting], ledger.accounts))
    else:
        draft.refuse(fields.CURRENCY, ErrorCode.VALIDATION_CURRENCY)


def settle_transfer(ledger: Ledger, typed: Sequence[str], answers: Answers, draft: Draft) -> None:
    """Complete a transfer: its amount is in the currency of one of its sides, which are different accounts."""
    if draft.account_id is not None and draft.account_id == draft.from_account_id:
        draft.account_id = None
        draft.ask(fields.ACCOUNT, choices_of([account.id for account in ledger.accounts], ledger.accounts))
    _drop_choice(draft, fields.ACCOUNT, draft.from_account_id)
    _drop_choice(draft, fields.FROM_ACCOUNT, draft.account_id)
    source, target = ledger.account(draft.from_account_id), ledger.account(draft.account_id)
    if source is None or target is None:
        return
    sides = [source.currency_code, target.currency_code]
    fitting = [code for code in sides if not typed or code in typed]
    if fitting:
        _set_currency(fitting, answers, draft)
    else:
        draft.refuse(fields.CURRENCY, ErrorCode.VALIDATION_CURRENCY)


def _drop_choice(draft: Draft, name: str, account_id: str | None) -> None:
    if doubt := draft.doubts.get(name):
        draft.ask(name, [choice for choice in doubt.choices if choice.id != account_id])


def _set_default_account(ledger: Ledger, draft: Draft) -> None:
    if draft.account_id is not None or fields.ACCOUNT in draft.doubts:
        return
    main = ledger.main_account
    if main is None:
        draft.ask(fields.ACCOUNT, choices_of([account.id for account in ledger.accounts], ledger.accounts))
    else:
        draft.account_id = main.id


def _set_currency(codes: Sequence[str], answers: Answers, draft: Draft) -> None:
    possible = list(dict.fromkeys(codes))
    if answers.currency_code is not None:
        draft.currency_code = answers.currency_code
    elif len(possible) == 1:
        draft.currency_code = possible[0]
    else:
        draft.ask(fields.CURRENCY, (DraftChoice(code, code) for code in possible))
