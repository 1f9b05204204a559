"""History entries as commands name and filter them."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from itertools import islice
from typing import Annotated

import typer

from budget_cli.arguments import NamedAccount
from budget_cli.completion import (
    complete_category,
    complete_filter,
    complete_month,
    complete_payee,
    complete_person,
    complete_tag,
)
from budget_cli.context import Context
from budget_cli.entries.details import clean_tags
from budget_cli.entries.order import Since, Until, Year, span
from budget_cli.errors import Ambiguous, Corrected, UnknownTypedName, WrongUsage
from budget_cli.output.writer import echo
from budget_cli.typed import parsing
from budget_cli.typed.dates import planning_date
from budget_cli.typed.matching import find
from budget_cli.typed.parsing import TypedAmount
from budget_cli.views.history import present_entry, summary
from budget_core.base import months
from budget_core.contract.entries.history import HistoryEntry
from budget_core.contract.types import EntryKind
from budget_core.contract.workspaces.changes import Change
from budget_core.filters import FilterError, parse
from budget_sdk.resources.history import Filters

_LOOKED_THROUGH = 500
_UUID_CHARACTERS = 36
_END_MIN_CHARACTERS = 4
_NAMED_AT_MOST = 5

Words = Annotated[
    list[str] | None,
    typer.Argument(
        metavar="FILTER",
        help="Like: food and (payee:silpo or #kyiv) since:2026-01 min:20",
        autocompletion=complete_filter,
    ),
]
SearchOption = Annotated[
    str | None,
    typer.Option("--search", "-s", metavar="WORDS", help="The start of words of notes and names, or of an amount."),
]
MonthFilter = Annotated[
    str | None,
    typer.Option(
        "--month", "-m", metavar="MONTH", help="Like 2026-12, december or last.", autocompletion=complete_month
    ),
]
CategoryFilter = Annotated[
    str | None, typer.Option("--category", "-c", metavar="NAME", autocompletion=complete_category)
]
PersonFilter = Annotated[
    str | None,
    typer.Option("--person", "-p", metavar="NAME", help="The person who booked it.", autocompletion=complete_person),
]
KindFilter = Annotated[EntryKind | None, typer.Option("--kind", "-k", help="expense, refund, income or transfer.")]
PayeeFilter = Annotated[
    str | None, typer.Option("--payee", metavar="NAME", help="In any spelling.", autocompletion=complete_payee)
]
TagFilter = Annotated[str | None, typer.Option("--tag", metavar="TAG", autocompletion=complete_tag)]
LeastFilter = Annotated[
    TypedAmount | None, typer.Option("--min", parser=parsing.amount, metavar="AMOUNT", help="At least this amount.")
]
MostFilter = Annotated[
    TypedAmount | None, typer.Option("--max", parser=parsing.amount, metavar="AMOUNT", help="At most this amount.")
]


@dataclass(frozen=True, slots=True)
class _Person:
    id: str
    name: str


@dataclass(frozen=True, slots=True)
class EntryOptions:
    """Options that filter entries; they hold together."""

    month: MonthFilter = None
    since: Since = None
    until: Until = None
    year: Year = None
    category: CategoryFilter = None
    account: NamedAccount = None
    person: PersonFilter = None
    kind: KindFilter = None
    payee: PayeeFilter = None
    tag: TagFilter = None
    least: LeastFilter = None
    most: MostFilter = None

    def filters(self, context: Context, words: Sequence[str], search: str | None = None) -> Filters:
        """Return the filters of these options and the typed words, which hold together too.

        Archived categories and deleted accounts can be named.
        """
        where = read_words(context, words)
        first, last = span(self.since, self.until, self.year)
        workspace, client = context.workspace, context.client
        criteria: Filters = {"where": where, "search": search, "kind": self.kind, "payee": self.payee}
        criteria |= {"since": first, "until": last}
        if self.tag:
            (criteria["tag"],) = clean_tags([self.tag])
        if self.month:
            criteria["month"] = planning_date(context.month(self.month))
        if self.category:
            categories = [*context.categories, *client.categories.deleted(workspace.id)]
            criteria["category_id"] = find("category", self.category, categories).id
        if self.account:
            accounts = [*context.accounts, *client.accounts.deleted(workspace.id)]
            criteria["account_id"] = find("account", self.account, accounts).id
        if self.person:
            members = [*workspace.participants, *workspace.previous_participants]
            people = [_Person(member.user_id, member.name) for member in members]
            criteria["user_id"] = find("person", self.person, people).id
        if self.least:
            criteria["least"] = self.least.value
        if self.most:
            criteria["most"] = self.most.value
        return criteria


def read_words(context: Context, words: Sequence[str]) -> str:
    """Return a filter as it was typed. Raises: FilterError, before entries are asked for."""
    where = " ".join(words)
    try:
        parse(where, date.today())  # noqa: DTZ011 - the wall clock is meant
    except FilterError:
        context.learn_language()
        raise
    return where


def find_entry(context: Context, typed: str, last: EntryKind | None = None) -> HistoryEntry:
    """Return the entry of an id, or the one booked last for `last`, of a kind if one is asked for.

    The end of an id finds it among the newest entries.
    """
    if is_last(typed):
        if newest := last_entry(context, last):
            return newest
        raise UnknownTypedName("You have no entries here.", hint="budget history")
    entries = context.client.history.all(context.workspace.id)
    if len(typed) < _END_MIN_CHARACTERS:
        raise WrongUsage(
            "{typed} is too short for an id: {count} characters at least.",
            typed=repr(typed),
            count=_END_MIN_CHARACTERS,
            hint="budget history",
        )
    if len(typed) >= _UUID_CHARACTERS:
        found = list(islice((entry for entry in entries if entry.id == typed), 1))
    else:
        found = [entry for entry in islice(entries, _LOOKED_THROUGH) if entry.id.endswith(typed)]
    if len(found) == 1:
        return found[0]
    if found:
        ids = ", ".join(entry.id for entry in found[:_NAMED_AT_MOST])
        raise Ambiguous("Several ids end in {typed}. Type more of it: {ids}", typed=repr(typed), ids=ids)
    if standing := _present_entry(context, typed):
        sentence = present_entry(context.display, standing)
        raise Corrected("This entry was corrected. {sentence}", sentence=sentence)
    raise UnknownTypedName("No entry has an id that ends in {typed}.", typed=repr(typed), hint="budget history")


def _present_entry(context: Context, typed: str) -> HistoryEntry | None:
    """Return the entry that stands in place of a corrected one, followed through the log."""
    change_sets = context.client.activity.all(context.workspace.id, entity="history")
    corrections = [
        change
        for change_set in islice(change_sets, _LOOKED_THROUGH)
        for change in change_set.changes
        if change.replaces is not None
    ]
    entry_id = typed
    for change in reversed(corrections):
        if change.replaces is not None and change.replaces.endswith(entry_id):
            entry_id = change.entity_id
    entries = context.client.history.all(context.workspace.id) if entry_id != typed else iter(())
    return next((entry for entry in entries if entry.id == entry_id), None)


def find_entries(context: Context, typed: Sequence[str]) -> dict[str, HistoryEntry]:
    """Return several entries by id, each once."""
    return {one: find_entry(context, one) for one in typed}


_WORDS = {"last", "останній"}
_ENTRIES_SEARCHED = 500
"""Newest entries to search in a workspace made from a file, whose log lacks them."""
_PAGE = 200


def is_last(typed: str) -> bool:
    """Return true for the words that mean the last entry."""
    return typed.casefold() in _WORDS


def last_entry(context: Context, kind: EntryKind | None = None) -> HistoryEntry | None:
    """Return the entry, of a kind if one is asked for, that the user booked last and that still exists."""
    mine = context.client.users.me().id
    for change in _booked_changes(context, mine):
        if kind not in (None, (change.after or {}).get("kind", kind)):
            continue
        found = _current_entry(context, change, mine)
        if found and kind in (None, found.kind):
            return found
    newest = context.client.history.all(
        context.workspace.id, limit=_ENTRIES_SEARCHED, page_size=_PAGE, user_id=mine, kind=kind
    )
    return max(newest, key=lambda entry: entry.created_at, default=None)


def announce(context: Context, entry: HistoryEntry) -> None:
    """Print which entry `last` is, before it is changed."""
    if context.output.is_for_people:
        echo(context.text("The last entry is {entry}.", entry=describe(context, entry)))


def describe(context: Context, entry: HistoryEntry) -> str:
    """Return an entry in a few words, with its note: `−$12.50 Food of 2026-12-24 (lunch)`."""
    return summary(context.display, entry) + (f" ({entry.note})" if entry.note else "")


def _booked_changes(context: Context, user_id: str) -> Iterator[Change]:
    """Yield the user's bookings, newest first, without those they undid."""
    latest: dict[str, str] = {}
    for change_set in context.client.activity.all(context.workspace.id, user_id=user_id, entity="history"):
        entries = [one for one in change_set.changes if one.entity == "history"]
        for change in sorted(entries, key=lambda one: one.date or "", reverse=True):
            is_gone = latest.setdefault(change.entity_id, change.kind) == "deleted"
            if change.replaces is not None:
                latest.setdefault(change.replaces, "deleted")
            is_booked = change.kind == "created" or (change.kind == "corrected" and change_set.undoes is None)
            if is_booked and not is_gone:
                yield change


def _current_entry(context: Context, change: Change, user_id: str) -> HistoryEntry | None:
    """Return the entry as it is; None if somebody else undid it."""
    if change.date is None:
        return None
    day = months.parse_day(change.date)
    month = planning_date(months.month_of(day, context.workspace.first_day_of_month))
    entries = context.client.history.all(context.workspace.id, page_size=_PAGE, month=month, user_id=user_id)
    return next((entry for entry in entries if entry.id == change.entity_id), None)
