"""Entries as they should have been booked: what `budget edit` does not name stays."""

from dataclasses import dataclass, replace
from decimal import Decimal
from typing import Any

from budget_cli.arguments import or_unset
from budget_cli.context import Context
from budget_cli.entries.details import clean_tags
from budget_cli.entries.lines import corrected_lines, total_of
from budget_cli.entries.shares import read_payer, read_shares
from budget_cli.errors import WrongUsage
from budget_cli.typed.parsing import TypedAmount
from budget_core.contract.entries.history import HistoryEntry, LineSet
from budget_core.contract.types import UNSET, UnsetType
from budget_sdk import ReplaceExpense, ReplaceSettlement, ReplaceTransfer


@dataclass(frozen=True, slots=True)
class Correction:
    """The options of `budget edit`; None where nothing was typed."""

    amount: TypedAmount | None
    category: str | None
    account: str | None
    source: str | None
    from_value: TypedAmount | None
    no_from: bool
    date: str | None
    note: str | None
    lines: tuple[str, ...] = ()
    """Lines of an expense or a refund: `CATEGORY=AMOUNT`."""
    payee: str | None = None
    tags: tuple[str, ...] | None = None
    """An empty one takes all of them away."""
    paid_by: str | None = None
    shares: str | None = None
    account_value: TypedAmount | None = None
    no_account: bool = False

    @property
    def books_anew(self) -> bool:
        """True unless note, payee and tags alone change."""
        return replace(self, note=None, payee=None, tags=None) != NOTHING

    @property
    def details(self) -> dict[str, Any]:
        """Fields of a body that carry no money."""
        tags = None if self.tags is None else clean_tags([tag for tag in self.tags if tag])
        return {"note": or_unset(self.note), "payee": or_unset(self.payee), "tags": or_unset(tags)}


NOTHING = Correction(None, None, None, None, None, False, None, None)


def corrected_expense(context: Context, entry: HistoryEntry, typed: Correction) -> ReplaceExpense:
    """Return the expense or refund that replaces one of the same kind."""
    if typed.source is not None or typed.from_value is not None or typed.no_from:
        raise WrongUsage("An expense stays an expense: --from is for income and transfers.")
    _check_no_payment(typed)
    is_moved = typed.amount is not None or typed.account is not None
    is_divided = len(entry.lines) > 1 or bool(typed.lines)
    code = context.workspace.currency_code if typed.amount and not is_divided else entry.currency_code
    value = typed.amount.checked(code) if typed.amount else abs(entry.value)
    lines: list[LineSet] | UnsetType = UNSET
    if typed.lines:
        if typed.category is not None:
            raise WrongUsage("Two of these options contradict each other.")
        lines = corrected_lines(context, entry, typed.lines, value if typed.amount else None)
        value = total_of(lines)
    elif is_divided and (typed.category is not None or value != abs(entry.value)):
        raise WrongUsage("It is divided: say which part changes with --line CATEGORY=AMOUNT.")
    is_moved = is_moved or value != abs(entry.value)
    category_id = UNSET if is_divided else entry.category_id or UNSET
    return ReplaceExpense(
        value=value,
        currency_code=code,
        category_id=context.category(typed.category).id if typed.category else category_id,
        lines=lines,
        account_id=context.account(typed.account).id if typed.account else entry.account_id or "",
        **typed.details,
        account_value=UNSET if is_moved or entry.rate is None else abs(entry.account_value),
        date=or_unset(typed.date),
        paid_by=read_payer(context, typed.paid_by),
        shares=read_shares(context, typed.shares, code),
    )


def corrected_transfer(context: Context, entry: HistoryEntry, typed: Correction) -> ReplaceTransfer:
    """Return the income or transfer that replaces one of them."""
    if typed.category is not None or typed.lines:
        raise WrongUsage("Only expenses and refunds have a category.")
    _check_unshared(typed)
    _check_no_payment(typed)
    if typed.no_from and (typed.source is not None or typed.from_value is not None):
        raise WrongUsage("Two of these options contradict each other.")
    source_id, source_code = entry.from_account_id, entry.from_currency_code
    if typed.source:
        source = context.account(typed.source)
        source_id, source_code = source.id, context.currency_of(source)
    if typed.no_from:
        source_id = None
    account_id, value = _receiving_side(context, entry, typed)
    return ReplaceTransfer(
        account_id=account_id,
        value=value,
        from_account_id=source_id or UNSET,
        from_value=_from_value(entry, typed, source_id, source_code),
        **typed.details,
        date=or_unset(typed.date),
    )


def corrected_settlement(context: Context, entry: HistoryEntry, typed: Correction) -> ReplaceSettlement:
    """Return the payment between the same two people that replaces one."""
    if typed.category is not None or typed.lines:
        raise WrongUsage("Only expenses and refunds have a category.")
    _check_unshared(typed)
    if typed.payee is not None or typed.tags is not None:
        raise WrongUsage("Payee and tags of a payment are changed alone.")
    has_both = typed.no_from and (typed.source is not None or typed.from_value is not None)
    if has_both or (typed.no_account and (typed.account is not None or typed.account_value is not None)):
        raise WrongUsage("Two of these options contradict each other.")
    is_same = typed.amount is None
    account_id, account_value = _payment_side(
        context,
        None if typed.no_account else entry.account_id,
        typed.account,
        typed.account_value,
        entry.account_value if is_same and entry.account_currency_code != entry.currency_code else None,
    )
    source_id, from_value = _payment_side(
        context,
        None if typed.no_from else entry.from_account_id,
        typed.source,
        typed.from_value,
        entry.from_value if is_same and entry.from_currency_code != entry.currency_code else None,
    )
    return ReplaceSettlement(
        from_member_id=entry.paid_by or "",
        to_member_id=next(iter(entry.shares)),
        value=typed.amount.checked(entry.currency_code) if typed.amount else entry.value,
        currency_code=entry.currency_code,
        account_id=account_id,
        account_value=account_value,
        from_account_id=source_id,
        from_value=from_value,
        note=or_unset(typed.note),
        date=or_unset(typed.date),
    )


def _payment_side(
    context: Context, account_id: str | None, name: str | None, typed: TypedAmount | None, present: Decimal | None
) -> tuple[str | UnsetType, Decimal | UnsetType]:
    """Return an account of a payment and the amount it moves there; `present` stays while the account does."""
    account = context.account(name) if name else None
    if account is None and account_id is not None:
        account = next((one for one in context.accounts if one.id == account_id), None)
    if account is None:
        if typed is not None:
            raise WrongUsage("Name the account of this amount.")
        return or_unset(account_id), UNSET
    if typed is not None:
        return account.id, typed.checked(context.currency_of(account))
    return account.id, UNSET if present is None or account.id != account_id else present


def _check_unshared(typed: Correction) -> None:
    if typed.paid_by is not None or typed.shares is not None:
        raise WrongUsage("Only expenses and refunds are shared.")


def _check_no_payment(typed: Correction) -> None:
    if typed.account_value is not None or typed.no_account:
        raise WrongUsage("--account-value and --no-account are for payments between people.")


def _receiving_side(context: Context, entry: HistoryEntry, typed: Correction) -> tuple[str, Decimal]:
    """Return the account and what arrives there; another currency asks for the amount."""
    account_id, code = entry.account_id or "", entry.currency_code
    if typed.account:
        account = context.account(typed.account)
        account_id, code = account.id, context.currency_of(account)
        if code != entry.currency_code and typed.amount is None:
            raise WrongUsage(
                "{account} is in {code}: set the received amount with --amount.", account=account.name, code=code
            )
    return account_id, typed.amount.checked(code) if typed.amount else entry.value


def _from_value(
    entry: HistoryEntry, typed: Correction, source_id: str | None, source_code: str | None
) -> Decimal | UnsetType:
    """Return what leaves; as it was where neither side nor the amount changes, by the rate otherwise."""
    if typed.from_value is not None:
        if source_code is None:
            raise WrongUsage("--from-value needs an account: --from NAME.")
        return typed.from_value.checked(source_code)
    is_moved = typed.amount is not None or typed.account is not None or typed.source is not None
    if is_moved or source_id is None or entry.rate is None or entry.from_value is None:
        return UNSET
    return entry.from_value
