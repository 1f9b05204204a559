"""Note, payee, tags and the account's amount of an entry as they are typed: `#tags` leave the note."""

from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from budget_cli.context import Context
from budget_cli.errors import WrongUsage
from budget_cli.typed.parsing import TypedAmount
from budget_core.contract.money.accounts import Account
from budget_core.contract.types import UNSET, UnsetType
from budget_core.entries import tags
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


def read_account_value(context: Context, account: Account, typed: TypedAmount | None) -> Decimal | None:
    """Return the amount in the account's currency.

    Raises: WrongUsage for an account in the budget's currency
    """
    if typed is None:
        return None
    code = context.currency_of(account)
    if code == context.workspace.currency_code:
        raise WrongUsage(
            "{account} is in {code} like the budget: --account-value is for accounts in another currency.",
            account=account.name,
            code=code,
        )
    return typed.checked(code)
