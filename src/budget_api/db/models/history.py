"""Entries of the history and the words they are found by."""

from datetime import datetime
from decimal import Decimal

from sqlalchemy import ColumnElement, ForeignKeyConstraint, Index, String, false, func, literal_column
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import (
    CLUSTERED,
    Base,
    Currency,
    Day,
    Edited,
    Key,
    Lines,
    Money,
    Name,
    Payee,
    TagList,
    Word,
    partial_index,
)
from budget_api.db.share_columns import Shares
from budget_core.contract.entries.history import EntryLine
from budget_core.contract.types import EntryKind

PLACE = ("local_day", "date", "id")
"""Order of the history; every index ends in it, so that a page is one range."""

MOVES = "kind <> 'expense'"
"""Incomes, transfers and refunds are few; expenses are found without an index of their own."""

OCCURRENCE, POSTED = ("schedule_id", "occurrence"), "schedule_id IS NOT NULL"
"""Columns of what a schedule posted, and which entries those are."""


NAMED = "payee <> '' AND deleted_at IS NULL"
"""Entries that say whom they paid; the list of payees reads their index alone."""


def _index(name: str, where: str, column: str) -> Index:
    return partial_index(name, "workspace_id", column, *PLACE, where=where)


OTHER_AMOUNTS = {name: f"{name} <> value" for name in ("account_value", "from_value")}
"""Further amounts of a booking with the condition under which they differ: few do."""


def size_of(amount: ColumnElement[Decimal]) -> ColumnElement[Decimal]:
    """Return an amount without its sign."""
    return func.abs(amount, type_=amount.type)


def _amount_index(name: str, column: str, where: str | None = None) -> Index:
    size = size_of(literal_column(column))
    return partial_index(name, "workspace_id", size, where=where) if where else Index(name, "workspace_id", size)


class HistoryRow(Edited, Base):
    """An expense, a refund, an income, a transfer or a settlement.

    It holds everything that was booked, so that it can be reversed exactly.
    """

    __tablename__ = "history"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["workspace_id", "account_id"], ["accounts.workspace_id", "accounts.id"]),
        ForeignKeyConstraint(
            ["workspace_id", "from_account_id"],
            ["accounts.workspace_id", "accounts.id"],
            name="fk_history_from_account",
        ),
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        Index("ix_history_page", "workspace_id", *PLACE),
        Index("ix_history_account", "workspace_id", "account_id", *PLACE),
        Index("ix_history_category", "workspace_id", "category_id", *PLACE),
        _index("ix_history_from_account", "from_account_id IS NOT NULL", "from_account_id"),
        _index("ix_history_moves", MOVES, "kind"),
        _index("ix_history_payee", NAMED, "payee"),
        partial_index("ix_history_schedule", *OCCURRENCE, where=POSTED),
        partial_index("uq_history_occurrence", *OCCURRENCE, where=f"{POSTED} AND deleted_at IS NULL", unique=True),
        partial_index("ix_history_shared", "workspace_id", where="shares IS NOT NULL AND deleted_at IS NULL"),
        partial_index("ix_history_refund", "refund_of", where="refund_of IS NOT NULL"),
        partial_index("ix_history_replaces", "replaces", where="replaces IS NOT NULL"),
        _amount_index("ix_history_amount", "value"),
        _amount_index("ix_history_account_amount", "account_value", OTHER_AMOUNTS["account_value"]),
        _amount_index("ix_history_from_amount", "from_value", OTHER_AMOUNTS["from_value"]),
    )

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key]
    kind: Mapped[EntryKind] = mapped_column(String(10))
    category_id: Mapped[Key | None]
    account_id: Mapped[Key | None]
    """None for a settlement that arrived in no account."""
    from_account_id: Mapped[Key | None]
    date: Mapped[datetime]
    local_day: Mapped[Day]
    value: Mapped[Money]
    currency_code: Mapped[Currency]
    account_value: Mapped[Money]
    account_currency_code: Mapped[Currency]
    from_value: Mapped[Money | None]
    from_currency_code: Mapped[Currency | None]
    rate: Mapped[str | None] = mapped_column(String(40))
    rate_date: Mapped[Day | None]
    workspace_value: Mapped[Money | None]
    workspace_currency_code: Mapped[Currency | None]
    workspace_rate: Mapped[str | None] = mapped_column(String(40))
    workspace_rate_date: Mapped[Day | None]
    schedule_id: Mapped[Key | None]
    """Schedule whose `occurrence` it posts; one live entry at most does."""
    occurrence: Mapped[Day | None]
    refund_of: Mapped[Key | None]
    """Expense that a refund gives back."""
    replaces: Mapped[Key | None]
    """Entry that it is the correction of."""
    lines: Mapped[list[EntryLine] | None] = mapped_column(Lines)
    """None for an entry whose one line has no note of its own."""
    paid_by: Mapped[Key | None]
    """Member who paid: a user id, kept when the user is gone."""
    shares: Mapped[dict[str, Decimal]] = mapped_column(Shares, nullable=True)
    """Amounts by member; stored as NULL where nothing is shared."""
    is_automatic: Mapped[bool] = mapped_column(server_default=false())
    """True where its schedule posted it by itself."""
    note: Mapped[str] = mapped_column(String(1000), active_history=True)
    payee: Mapped[Payee]
    tags: Mapped[TagList]
    user_id: Mapped[Key | None]
    creator_name: Mapped[Name]


class HistoryWordRow(Base):
    """One word of one entry's note or payee, its payee or one of its tags, in the order of the history.

    `search.word_index` says how words, payees and tags are told apart.

    A search reads no more rows than a page shows.
    """

    __tablename__ = "history_words"
    __table_args__ = (ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"), CLUSTERED)

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    word: Mapped[Word] = mapped_column(primary_key=True)
    local_day: Mapped[Day] = mapped_column(primary_key=True)
    date: Mapped[datetime] = mapped_column(primary_key=True)
    entry_id: Mapped[Key] = mapped_column(primary_key=True)


class EntryLineRow(Base):
    """Value of one category in an entry that stores its lines, in the order of the history.

    Lists and sums of a category read it beside the entries without stored lines.
    """

    __tablename__ = "entry_lines"
    __table_args__ = (
        ForeignKeyConstraint(["workspace_id"], ["workspaces.id"], ondelete="CASCADE"),
        ForeignKeyConstraint(["workspace_id", "category_id"], ["categories.workspace_id", "categories.id"]),
        CLUSTERED,
    )

    workspace_id: Mapped[Key] = mapped_column(primary_key=True)
    category_id: Mapped[Key] = mapped_column(primary_key=True)
    local_day: Mapped[Day] = mapped_column(primary_key=True)
    date: Mapped[datetime] = mapped_column(primary_key=True)
    entry_id: Mapped[Key] = mapped_column(primary_key=True, index=True)
    value: Mapped[Money]
