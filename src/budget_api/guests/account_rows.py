"""A guest's accounts and the adjustments of their balances."""

from collections.abc import Iterable, Sequence
from decimal import Decimal

from budget_api.guests.import_context import ImportContext, Row
from budget_api.ids import new_id
from budget_api.workspaces.row_codecs import ACCOUNT, ADJUSTMENT
from budget_core.accounts.accounts import currency_of
from budget_core.base.errors import ErrorCode
from budget_core.contract.workspaces.guest_rows import GuestAccount, GuestAdjustment
from budget_core.guests.guest import adjustment_day, unbalanced_accounts

ACCOUNTS = "guestAccounts"
ADJUSTMENTS = "guestAccountsHistory"
_BY_HAND = ("opening", "set")


def account_rows(context: ImportContext, accounts: Sequence[GuestAccount]) -> list[Row]:
    """Return the accounts in their order, of which exactly one is the main account."""
    _check_main(context, accounts)
    for index, account in enumerate(accounts):
        code = currency_of(account.currency_code, context.workspace.currency_code)
        context.check_amount(f"{ACCOUNTS}.{index}.budget", account.budget, code)
    return [
        {
            "id": context.ids["accounts"][account.id],
            "position": position,
            **context.columns(ACCOUNT, f"{ACCOUNTS}.{position}", account),
            **context.common_columns(account, context.deleted_at(account)),
        }
        for position, account in enumerate(accounts)
    ]


def adjustment_rows(context: ImportContext, adjustments: Sequence[GuestAdjustment]) -> list[Row]:
    """Return the balances set by hand, openings included."""
    return [
        _adjustment_row(context, f"{ADJUSTMENTS}.{index}", adjustment)
        for index, adjustment in enumerate(adjustments)
        if adjustment.kind in _BY_HAND
    ]


def check_balances(
    context: ImportContext, accounts: Sequence[GuestAccount], moves: Iterable[tuple[str, Decimal]]
) -> None:
    """Raise unless opening, balances set by hand and entries together are each account's balance."""
    ids = context.ids["accounts"]
    wrong = unbalanced_accounts({ids[account.id]: account.budget for account in accounts}, moves)
    for index, account in enumerate(accounts):
        if ids[account.id] in wrong:
            context.wrong[f"{ACCOUNTS}.{index}.budget"] = ErrorCode.VALIDATION_BALANCE


def _adjustment_row(context: ImportContext, path: str, adjustment: GuestAdjustment) -> Row:
    created_at = context.instant(adjustment.created_at)
    local_day = created_at.date()
    with context.errors_at(path):
        local_day = adjustment_day(adjustment.local_day, created_at, context.zone)
    return {
        "id": new_id(),
        "workspace_id": context.workspace.id,
        "user_id": context.workspace.creator_id,
        "local_day": local_day.isoformat(),
        "created_at": created_at,
        **context.columns(ADJUSTMENT, path, adjustment),
    }


def _check_main(context: ImportContext, accounts: Sequence[GuestAccount]) -> None:
    mains = [index for index, account in enumerate(accounts) if account.is_main_account]
    live = [index for index in mains if not accounts[index].deleted]
    if not live:
        context.wrong[ACCOUNTS] = ErrorCode.VALIDATION_REQUIRED
    for index in set(mains) - set(live[:1]):
        context.wrong[f"{ACCOUNTS}.{index}.isMainAccount"] = ErrorCode.VALIDATION_UNIQUE
