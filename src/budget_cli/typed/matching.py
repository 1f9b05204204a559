"""Finds an account, category or other named thing by its id, its name or the beginning of its name."""

from collections.abc import Sequence

from budget_cli.errors import Ambiguous, UnknownTypedName, WrongUsage
from budget_cli.language import Names, Translatable
from budget_core.entries.search import fold
from budget_sdk.matching import N, Named, distinct_names, matches


def find(noun: str, typed: str, rows: Sequence[N], hint: str = "") -> N:
    """Return the one row that `matches` what was typed.

    Raises `Ambiguous` with the names of several matches; for none `UnknownName` with the names there are and `hint`, a
    command that helps where something was typed.
    """
    found = matches(typed, rows)
    if len(found) == 1:
        return found[0]
    if found:
        raise Ambiguous(
            "{typed} can be {names}. Type more of it, or its id.", typed=repr(typed), names=Names(distinct_names(found))
        )
    text = (
        "No {noun} starts with {typed}. There are: {names}."
        if rows
        else "No {noun} starts with {typed}. There are none."
    )
    raise UnknownTypedName(
        text,
        hint=hint if fold(typed) else "",
        noun=Translatable(noun),
        typed=repr(typed),
        names=Names(distinct_names(rows)),
    )


def distinct_ids(rows: Sequence[Named]) -> list[str]:
    """Return the ids of rows that were named one by one.

    Raises: WrongUsage for a row that was named twice.
    """
    ids: list[str] = []
    for row in rows:
        if row.id in ids:
            raise WrongUsage("{name} is named twice.", name=row.name)
        ids.append(row.id)
    return ids
