"""Accounts of a transfer: `cash > savings`, `cash to savings`."""

from collections.abc import Sequence

from budget_core.entries.search import key
from budget_core.quick_add import draft as fields
from budget_core.quick_add.draft import Answers, Draft, QuickKind, choices_of
from budget_core.quick_add.ledger import Ledger, QuickAccount
from budget_core.quick_add.names import Fit, closest, find_mentions, ids_of, words_naming
from budget_core.quick_add.words import ARROW, Word, without

_TO = "to"
_SIGN = "@"


def mark_transfer(words: Sequence[Word], accounts: Sequence[QuickAccount], marks: Sequence[QuickKind]) -> list[Word]:
    """Return the words with an arrow in the place of a `to` that stands between two accounts."""
    if marks or any(word.text == ARROW for word in words):
        return list(words)
    for index, word in enumerate(words):
        if word.key == _TO and _ends_in_account(words[:index], accounts) and _begins(words[index + 1 :], accounts):
            return [*words[:index], Word(word.place, ARROW, ARROW), *words[index + 1 :]]
    return list(words)


def read_transfer(words: Sequence[Word], ledger: Ledger, answers: Answers, draft: Draft) -> list[Word]:
    """Set the two accounts; return the words that are left for the note."""
    bare = [_without_sign(word) for word in words]
    at = next((index for index, word in enumerate(bare) if word.text == ARROW), None)
    left, right, others = ([], [], words) if at is None else (bare[:at], bare[at + 1 :], ())
    left_over = _read_side(left, ledger, answers.from_account_id, fields.FROM_ACCOUNT, draft)
    right_over = _read_side(right, ledger, answers.account_id, fields.ACCOUNT, draft)
    return [*left_over, *(word for word in right_over if word.text != ARROW), *others]


def _read_side(words: Sequence[Word], ledger: Ledger, chosen: str | None, name: str, draft: Draft) -> list[Word]:
    accounts = ledger.accounts
    if chosen is not None:
        _set(draft, name, chosen)
        return without(words, words_naming(chosen, words, accounts))
    best = closest(find_mentions(words, accounts))
    ids = ids_of(best, accounts)
    if len(ids) == 1 and best[0].fit is not Fit.INITIAL:
        _set(draft, name, ids[0])
        return without(words, best[0].words)
    draft.ask(name, choices_of(ids or [account.id for account in accounts], accounts))
    return without(words, (word for each in best for word in each.words))


def _set(draft: Draft, name: str, account_id: str) -> None:
    if name == fields.FROM_ACCOUNT:
        draft.from_account_id = account_id
    else:
        draft.account_id = account_id


def _without_sign(word: Word) -> Word:
    text = word.text.removeprefix(_SIGN)
    return Word(word.place, text, key(text)) if text != word.text and text else word


def _ends_in_account(words: Sequence[Word], accounts: Sequence[QuickAccount]) -> bool:
    return any(
        mention.words[-1] == words[-1] and mention.fit < Fit.LATER_WORD for mention in find_mentions(words, accounts)
    )


def _begins(words: Sequence[Word], accounts: Sequence[QuickAccount]) -> bool:
    return any(
        mention.words[0] == words[0] and mention.fit < Fit.LATER_WORD for mention in find_mentions(words, accounts)
    )
