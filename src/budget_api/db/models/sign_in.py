"""Identities at sign-in providers, pending sign-ins, codes sent by mail, and second factors."""

from datetime import datetime

from sqlalchemy import BigInteger, ForeignKey, String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Code, Json, Key, TimeZone


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


class AuthenticatorRow(Base):
    """Authenticator app of a user; its codes are asked for once it is confirmed."""

    __tablename__ = "authenticators"

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    sealed_secret: Mapped[str] = mapped_column(String(200))
    """Encrypted with the server's secret, which no database holds."""
    last_step: Mapped[int] = mapped_column(BigInteger, default=0)
    """Step of the newest accepted code: it and earlier ones are refused."""
    misses: Mapped[list[float]] = mapped_column(Json, default=list)
    """Times of the latest wrong codes, in seconds since 1970."""
    created_at: Mapped[datetime]
    confirmed_at: Mapped[datetime | None]
    locked_until: Mapped[datetime | None]


class RecoveryCodeRow(Base):
    """Unused recovery code of a user. Its hash needs no secret of the server: a restored backup may lack that."""

    __tablename__ = "recovery_codes"

    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
    code_hash: Mapped[str] = mapped_column(String(64), primary_key=True)


class SignInTicketRow(Base):
    """Sign-in that waits for its second factor; deleted when it is used.

    With `subject` it also links that identity of a provider.
    """

    __tablename__ = "sign_in_tickets"

    ticket_hash: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    time_zone: Mapped[TimeZone | None]
    """Setting to store when the sign-in is finished."""
    issuer: Mapped[str | None] = mapped_column(String(200))
    subject: Mapped[str | None] = mapped_column(String(255))
    tries: Mapped[int] = mapped_column(default=0)
    created_at: Mapped[datetime]
    expires_at: Mapped[datetime] = mapped_column(index=True)
