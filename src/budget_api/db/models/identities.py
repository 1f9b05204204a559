"""Identities of users at sign-in providers, and sign-ins with them that are under way."""

from datetime import datetime

from sqlalchemy import ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Code, Key


class IdentityRow(Base):
    """A user of ours is this subject of that issuer; an e-mail never says who somebody is."""

    __tablename__ = "identities"

    issuer: Mapped[str] = mapped_column(String(200), primary_key=True)
    subject: Mapped[str] = mapped_column(String(255), primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    created_at: Mapped[datetime]


class ProviderSignInRow(Base):
    """A sign-in under way, in the browser that knows the secret alone. `id` is its `state`.

    It is used once. With `subject` it waits for the password of the account that it is to be linked with.
    """

    __tablename__ = "provider_sign_ins"

    id: Mapped[Key] = mapped_column(primary_key=True)
    provider: Mapped[Code]
    secret_hash: Mapped[str] = mapped_column(String(64), unique=True)
    nonce: Mapped[str] = mapped_column(String(64))
    verifier: Mapped[str] = mapped_column(String(128))
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime] = mapped_column(index=True)
    used_at: Mapped[datetime | None]
    issuer: Mapped[str | None] = mapped_column(String(200))
    subject: Mapped[str | None] = mapped_column(String(255))
    user_id: Mapped[Key | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
