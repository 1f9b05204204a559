"""A guest's accounts and how their balances were set."""

from collections.abc import Iterable, Sequence
from decimal import Decimal

from budget_api.guests.import_context import Bringing, Row
from budget_api.ids import new_id
from budget_core.accounts import currency_of
from budget_core.contract.guests import GuestAccount, GuestAdjustment
from budget_core.errors import ErrorCode
from budget_core.guest import unbalanced

ACCOUNTS = "guestAccounts"
ADJUSTMENTS = "guestAccountsHistory"
_BY_HAND = ("opening", "set")


def account_rows(bringing: Bringing, accounts: Sequence[GuestAccount]) -> list[Row]:
    """The accounts, of which exactly one is the main account."""
    _check_main(bringing, accounts)
    for index, account in enumerate(accounts):
        code = currency_of(account.currency_code, bringing.workspace.currency_code)
        bringing.check_amount(f"{ACCOUNTS}.{index}.budget", account.budget, code)
    return [
        {
            "id": bringing.accounts[account.id],
            "name": account.name,
            "icon": account.icon,
            "budget": account.budget,
            "currency_code": account.currency_code,
            "type": account.type,
            "is_show_in_balance": account.is_show_in_balance,
            "is_main_account": account.is_main_account,
            **bringing.edited(account, bringing.removal(account)),
        }
        for account in accounts
    ]


def adjustment_rows(bringing: Bringing, adjustments: Sequence[GuestAdjustment]) -> list[Row]:
    """The balances set by hand, openings included."""
    return [
        _adjustment_row(bringing, f"{ADJUSTMENTS}.{index}", adjustment)
        for index, adjustment in enumerate(adjustments)
        if adjustment.kind in _BY_HAND
    ]


def check_balances(bringing: Bringing, accounts: Sequence[GuestAccount], moves: Iterable[tuple[str, Decimal]]) -> None:
    """Opening, balances set by hand and entries together must be each account's balance."""
    wrong = unbalanced({bringing.accounts[account.id]: account.budget for account in accounts}, moves)
    for index, account in enumerate(accounts):
        if bringing.accounts[account.id] in wrong:
            bringing.wrong[f"{ACCOUNTS}.{index}.budget"] = ErrorCode.VALIDATION_BALANCE


def _adjustment_row(bringing: Bringing, path: str, adjustment: GuestAdjustment) -> Row:
    created_at = bringing.instant(adjustment.created_at)
    return {
        "id": new_id(),
        "workspace_id": bringing.workspace.id,
        "account_id": bringing.account(f"{path}.accountId", adjustment.account_id),
        "kind": adjustment.kind,
        "prev_budget": adjustment.prev_budget,
        "new_budget": adjustment.new_budget,
        "user_id": bringing.workspace.creator_id,
        "local_day": created_at.astimezone(bringing.zone).date().isoformat(),
        "created_at": created_at,
    }


def _check_main(bringing: Bringing, accounts: Sequence[GuestAccount]) -> None:
    mains = [index for index, account in enumerate(accounts) if account.is_main_account]
    live = [index for index in mains if not accounts[index].deleted]
    if not live:
        bringing.wrong[ACCOUNTS] = ErrorCode.VALIDATION_REQUIRED
    for index in set(mains) - set(live[:1]):
        bringing.wrong[f"{ACCOUNTS}.{index}.isMainAccount"] = ErrorCode.VALIDATION_UNIQUE
