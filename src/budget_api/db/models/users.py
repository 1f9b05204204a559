"""People, their sessions and settings."""

from datetime import datetime

from sqlalchemy import ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column, validates

from budget_api.db.base import Base, Code, Key, Name, TimeZone
from budget_core.base.text_rules import search_key
from budget_core.contract.types import ExpensesView, Language, MainScreen


class UserRow(Base):
    """A person.

    `email_key` is the canonical form that makes an e-mail unique, `name_key` the form that searches compare.
    """

    __tablename__ = "users"

    id: Mapped[Key] = mapped_column(primary_key=True)
    name: Mapped[Name]
    name_key: Mapped[str] = mapped_column(String(300))
    email: Mapped[str | None] = mapped_column(String(254))
    email_key: Mapped[str | None] = mapped_column(String(254), unique=True)
    pending_email: Mapped[str | None] = mapped_column(String(254))
    """The e-mail that takes effect once it is verified."""
    password_hash: Mapped[str | None] = mapped_column(Text)
    avatar: Mapped[str | None] = mapped_column(String(200))
    is_email_verified: Mapped[bool] = mapped_column(default=False)
    can_add_to_workspace: Mapped[bool] = mapped_column(default=False)
    sign_up_id: Mapped[Key | None] = mapped_column(unique=True)
    """The client's id of a guest's sign-up, by which a repeat is known."""
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    disabled_at: Mapped[datetime | None]
    """Set while the server's owner keeps the user out."""
    last_seen_at: Mapped[datetime | None]
    """Last sign-in or call, to a day."""
    deleted_at: Mapped[datetime | None]
    """Set when the account is gone; the name stays for the entries made in other people's workspaces."""

    @validates("name")
    def _fold(self, _: str, name: str) -> str:
        self.name_key = search_key(name)
        return name


class SessionRow(Base):
    """Session that a token names.

    It ends with sign-out, a changed password or e-mail, and the account. A personal access token is one too, with all
    that a sign-in has not: `name` and below.
    """

    __tablename__ = "sessions"

    id: Mapped[Key] = mapped_column(primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    device: Mapped[str] = mapped_column(String(200), default="")
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    name: Mapped[Name | None]
    token_hash: Mapped[str | None] = mapped_column(String(64))
    scope: Mapped[Code | None]
    workspace_id: Mapped[Key | None] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), index=True)
    last_used_at: Mapped[datetime | None]


class SettingsRow(Base):
    """One row a user."""

    __tablename__ = "settings"

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    workspace_id: Mapped[Key | None] = mapped_column(ForeignKey("workspaces.id", ondelete="SET NULL"))
    main_screen: Mapped[MainScreen] = mapped_column(String(16), default="expenses")
    expenses_view: Mapped[ExpensesView] = mapped_column(String(16), default="rounds-view")
    language: Mapped[Language] = mapped_column(String(2), default="en")
    show_onboarding: Mapped[bool] = mapped_column(default=False)
    time_zone: Mapped[TimeZone] = mapped_column(default="UTC")
