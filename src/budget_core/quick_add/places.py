"""Account and category of an expense, an income or a refund."""

from collections.abc import Sequence
from dataclasses import dataclass

from budget_core.entries.search import key
from budget_core.quick_add import draft as fields
from budget_core.quick_add.draft import Answers, Draft, choices_of
from budget_core.quick_add.ledger import Ledger
from budget_core.quick_add.memory import EarlierEntries, recall
from budget_core.quick_add.names import Fit, Mention, closest, find_mentions, ids_of, words_naming
from budget_core.quick_add.words import Word, without

_SIGN = "@"


@dataclass(slots=True)
class _PlaceNames:
    """Mentions of a line: words that may be its account, words that may be its category."""

    accounts: list[Mention]
    categories: list[Mention]
    is_shared: bool = False
    """True where one word is as good for an account as for a category."""


def read_places(words: Sequence[Word], ledger: Ledger, answers: Answers, draft: Draft) -> list[Word]:
    """Set account and category; return the words that are left for the note."""
    has_category = draft.kind != "income"
    rest = _read_answers(words, ledger, answers, draft) if has_category else list(words)
    rest = _read_sign(rest, ledger, answers, draft)
    is_open = draft.account_id is None and fields.ACCOUNT not in draft.doubts
    accounts = [
        mention for mention in find_mentions(rest, ledger.accounts) if is_open and mention.fit is not Fit.INITIAL
    ]
    is_open = has_category and draft.category_id is None
    found = find_mentions(rest, ledger.categories) if is_open else []
    categories = [each for each in found if each.fit is not Fit.LATER_WORD]
    names = _told_apart(accounts, categories)
    rest = without(rest, _read_account(names, ledger, draft))
    if is_open:
        rest = without(rest, _read_category(rest, names, ledger, draft))
    return rest


def _read_answers(words: Sequence[Word], ledger: Ledger, answers: Answers, draft: Draft) -> list[Word]:
    if answers.category_id is None:
        return list(words)
    draft.category_id = answers.category_id
    return without(words, words_naming(answers.category_id, words, ledger.categories))


def _read_sign(words: Sequence[Word], ledger: Ledger, answers: Answers, draft: Draft) -> list[Word]:
    """Read the account behind `@`, or the one that was chosen."""
    draft.account_id = answers.account_id
    index = next((index for index, word in enumerate(words) if word.text.startswith(_SIGN)), None)
    if index is None:
        chosen = answers.account_id
        return without(words, words_naming(chosen, words, ledger.accounts) if chosen else ())
    place, text = words[index].place, words[index].text.removeprefix(_SIGN)
    named = [*([Word(place, text, key(text))] if text else []), *words[index + 1 :]]
    mention = next((each for each in find_mentions(named, ledger.accounts) if each.words[0] is named[0]), None)
    if draft.account_id is None and mention and len(mention.ids) == 1 and mention.fit is not Fit.INITIAL:
        draft.account_id = mention.ids[0]
    elif draft.account_id is None:
        ids = mention.ids if mention else [account.id for account in ledger.accounts]
        draft.ask(fields.ACCOUNT, choices_of(ids, ledger.accounts))
    return without(words, (words[index], *(mention.words if mention else ())))


def _told_apart(accounts: list[Mention], categories: list[Mention]) -> _PlaceNames:
    """Drop the weaker of mentions that share words.

    More words are stronger than fewer, and a closer fit than another. Of equal ones the account goes where another
    account is named as well, the category where another category fits better.
    """
    names = _PlaceNames(accounts, categories)
    for account in list(accounts):
        for category in [each for each in categories if _overlap(account, each)]:
            strengths = [(len(each.words), -each.fit) for each in (account, category)]
            others = [each.fit for each in categories if each is not category]
            if strengths[0] > strengths[1] or any(fit < category.fit for fit in others):
                categories.remove(category)
            elif strengths[0] < strengths[1] or any(
                each.fit <= account.fit for each in accounts if each is not account
            ):
                accounts.remove(account)
                break
            else:
                names.is_shared = True
    return names


def _overlap(one: Mention, other: Mention) -> bool:
    return not {word.place for word in one.words}.isdisjoint(word.place for word in other.words)


def _read_account(names: _PlaceNames, ledger: Ledger, draft: Draft) -> list[Word]:
    """Set the account that is named; return the words that name it."""
    best = closest(names.accounts)
    ids = ids_of(best, ledger.accounts)
    if not ids:
        return []
    main = ledger.main_account
    if main and (names.is_shared or best[0].fit is Fit.LATER_WORD):
        ids = [*ids, main.id]
    if names.is_shared or len(set(ids)) > 1:
        draft.ask(fields.ACCOUNT, choices_of(ids, ledger.accounts))
        return [] if names.is_shared else [word for each in best for word in each.words]
    draft.account_id = ids[0]
    return list(best[0].words)


def _read_category(rest: Sequence[Word], names: _PlaceNames, ledger: Ledger, draft: Draft) -> list[Word]:
    """Set the category that is named or remembered; return the words that name it."""
    best = closest(each for each in names.categories if each.fit is not Fit.INITIAL)
    ids = ids_of(best, ledger.categories)
    recalled = recall(rest, ledger)
    if len(ids) == 1 and not names.is_shared:
        return _settle_named(best[0], ids[0], recalled, ledger, draft)
    if not ids and len(recalled.rows) == 1:
        _settle_recalled(recalled, draft, ledger)
        return []
    if not ids and recalled.rows:
        ids = [row.category_id for row in recalled.rows]
    elif not ids:
        best = [each for each in names.categories if each.fit is Fit.INITIAL]
        ids = ids_of(best, ledger.categories) or [category.id for category in ledger.categories]
    draft.ask(fields.CATEGORY, choices_of(ids, ledger.categories))
    return [word for each in best for word in each.words]


def _settle_named(mention: Mention, named: str, recalled: EarlierEntries, ledger: Ledger, draft: Draft) -> list[Word]:
    """Set the named category, unless the beginning of its name is the note of another one."""
    if mention.fit is Fit.WHOLE or not recalled.is_exact:
        draft.category_id = named
        return list(mention.words)
    if recalled.rows[0].category_id == named:
        _settle_recalled(recalled, draft, ledger)
    else:
        draft.ask(fields.CATEGORY, choices_of([named, recalled.rows[0].category_id], ledger.categories))
    return []


def _settle_recalled(recalled: EarlierEntries, draft: Draft, ledger: Ledger) -> None:
    row = recalled.rows[0]
    draft.category_id = row.category_id
    if ledger.account(row.account_id):
        draft.recalled_account_id = row.account_id
