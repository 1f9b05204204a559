"""Identities at sign-in providers, pending sign-ins, and codes sent by mail."""

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


class ChallengeRow(Base):
    """One code. Its token names it by `id`; of the code itself only a keyed digest is kept.

    An e-mail nobody has gets a row too, without a user: asking for a code is the same work for every e-mail.
    """

    __tablename__ = "challenges"

    id: Mapped[Key] = mapped_column(primary_key=True)
    purpose: Mapped[str] = mapped_column(String(8))
    user_id: Mapped[Key | None] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    email_key: Mapped[str] = mapped_column(String(254), index=True)
    code_mac: Mapped[str] = mapped_column(String(64))
    attempts: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime] = mapped_column(index=True)
    used_at: Mapped[datetime | None]
