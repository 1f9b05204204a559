"""Imported files, banks' ids of entries, and a person's settings for files."""

from datetime import datetime
from typing import Any

from sqlalchemy import BigInteger, ForeignKey, Index, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import CLUSTERED, Base, Json, Key
from budget_core.base.limits import BANK_ID_MAX_CHARACTERS, LABEL_MAX_CHARACTERS


class ImportRow(Base):
    """One import by the id of its client, for repeated calls."""

    __tablename__ = "imports"

    id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), index=True)
    file_name: Mapped[str] = mapped_column(String(LABEL_MAX_CHARACTERS))
    create_hash: Mapped[str] = mapped_column(String(64))
    revision: Mapped[int | None] = mapped_column(BigInteger)
    """Revision of its change set; None when nothing was new."""
    report: Mapped[dict[str, Any]]
    created_at: Mapped[datetime]


class ImportedEntryRow(Base):
    """Bank's id of an entry, so that it is known again in another file."""

    __tablename__ = "imported_entries"
    __table_args__ = (Index("ix_imported_entries_workspace_id", "workspace_id"), CLUSTERED)

    entry_id: Mapped[Key] = mapped_column(primary_key=True)
    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"))
    bank_id: Mapped[str] = mapped_column(String(BANK_ID_MAX_CHARACTERS))


class ImportRulesRow(Base):
    """Rules of a workspace that give imported entries their category, payee and tags."""

    __tablename__ = "import_rules"

    workspace_id: Mapped[Key] = mapped_column(ForeignKey("workspaces.id", ondelete="CASCADE"), primary_key=True)
    rules: Mapped[list[Any]] = mapped_column(Json)
    """In the order they are tried, as `getImportRules` answers them."""


class ImportSettingsRow(Base):
    """A person's saved column mappings."""

    __tablename__ = "import_settings"

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    content: Mapped[dict[str, Any]]
