"""Entries of the history as clients see them."""

from typing import Any

from budget_core.contract.history import HistoryEntry


def entry_view(row: Any, labels: dict[str, str]) -> HistoryEntry:
    """Return an entry of its row; `labels` are the names of the accounts and categories it points to, by id."""
    return HistoryEntry(
        id=row.id,
        workspace_id=row.workspace_id,
        kind=row.kind,
        category_id=row.category_id,
        account_id=row.account_id,
        from_account_id=row.from_account_id,
        date=row.date,
        local_day=row.local_day,
        value=row.value,
        currency_code=row.currency_code,
        account_value=row.account_value,
        account_currency_code=row.account_currency_code,
        from_value=row.from_value,
        from_currency_code=row.from_currency_code,
        rate=row.rate,
        rate_date=row.rate_date,
        workspace_value=row.workspace_value,
        workspace_currency_code=row.workspace_currency_code,
        workspace_rate=row.workspace_rate,
        workspace_rate_date=row.workspace_rate_date,
        note=row.note,
        user_id=row.user_id,
        creator_name=row.creator_name,
        account_label=labels[row.account_id],
        from_account_label=labels[row.from_account_id] if row.from_account_id else None,
        category_label=labels[row.category_id] if row.category_id else None,
        version=row.version,
        created_at=row.created_at,
        updated_at=row.updated_at,
    )
