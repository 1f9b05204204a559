"""Note, payee and tags of an entry as they are typed: `#tags` leave the note."""

from collections.abc import Sequence
from typing import NamedTuple

from budget_core import tags
from budget_core.contract.types import UNSET, UnsetType
from budget_core.quick_add import Draft


class Details(NamedTuple):
    """Note, payee and tags; empty where nothing was typed."""

    note: str = ""
    payee: str = ""
    tags: tuple[str, ...] = ()

    def sent(self) -> "SentDetails":
        """Return the fields of a body; what is empty is left out."""
        return SentDetails(self.note or UNSET, self.payee or UNSET, list(self.tags) or UNSET)


class SentDetails(NamedTuple):
    """Fields of a body."""

    note: str | UnsetType
    payee: str | UnsetType
    tags: list[str] | UnsetType


def typed_details(note: str, payee: str | None, tag: Sequence[str] | None) -> Details:
    """Return the details of a typed note and options; the tags of `--tag` come first."""
    parsed_note = tags.take(note, clean_tags(tag))
    return Details(parsed_note.text, payee or "", parsed_note.tags)


def drafted_details(draft: Draft, payee: str | None, tag: Sequence[str] | None) -> Details:
    """Return the details of a line that was read; options count before it."""
    named = dict.fromkeys([*clean_tags(tag), *draft.tags])
    return Details(draft.note, payee or draft.payee, tuple(named))


def clean_tags(typed: Sequence[str] | None) -> list[str]:
    """Return the tags of `--tag`, with or without their `#`."""
    return tags.clean_all(each.removeprefix(tags.SIGN) for each in typed or ())
