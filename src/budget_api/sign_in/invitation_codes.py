"""Invitation codes: created by the server's owner, required for sign-ups unless these are open."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from msgspec import UNSET, UnsetType
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import InvitationCodeRow
from budget_core.base.codes import ALPHABET, invitation_error, normalize_invitation
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import INVITATION_CODE_CHARACTERS
from budget_core.contract.server.health import SignUpPolicy


@dataclass(frozen=True, slots=True)
class Admission:
    """Admission of a new user: the server's policy, and the invitation code or that of a link in the request."""

    policy: SignUpPolicy = "open"
    code: str | UnsetType = UNSET
    join_code: str | UnsetType = UNSET
    """Code of a link to a workspace, which the new user joins: a good one admits them too."""
    member_id: str | UnsetType = UNSET
    """Name in that workspace that the new user is."""

    def check_open(self) -> None:
        """Raise AUTH_SIGN_UP_CLOSED on a server without sign-ups."""
        if self.policy == "closed":
            raise DomainError(ErrorCode.AUTH_SIGN_UP_CLOSED)

    def check_plausible(self) -> None:
        """Check the code without the database, before a password is hashed for nothing."""
        self.check_open()
        if self.needs_code:
            self.normalized_code()

    @property
    def needs_code(self) -> bool:
        """Return whether an invitation code is needed: one of a link is tried when its workspace is joined."""
        return self.policy == "invited" and isinstance(self.join_code, UnsetType)

    def normalized_code(self) -> str:
        """Return the normalized code.

        Raises: DomainError(AUTH_INVITATION_REQUIRED) without one.
        """
        return normalize_invitation("" if isinstance(self.code, UnsetType) else self.code)


OPEN: Final = Admission()
"""Admission without a code: for a user created by an owner, or known to the server."""


def new_code() -> str:
    """Return a random code of 80 bits, too many to guess even from its digest."""
    return "".join(secrets.choice(ALPHABET) for _ in range(INVITATION_CODE_CHARACTERS))


def digest(code: str) -> str:
    """Return the stored digest of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def admit(db: Session, admission: Admission, now: datetime) -> None:
    """Count a use of the code where needed, or raise AUTH_INVITATION_CODE.

    The count is one statement, so that a code for one sign-up lets in one of two who use it at once.
    """
    admission.check_open()
    if not admission.needs_code:
        return
    using = (
        update(InvitationCodeRow)
        .where(
            InvitationCodeRow.code_hash == digest(admission.normalized_code()),
            InvitationCodeRow.uses < InvitationCodeRow.uses_max,
            InvitationCodeRow.expires_at > now,
        )
        .values(uses=InvitationCodeRow.uses + 1)
        .returning(InvitationCodeRow.id)
        .execution_options(synchronize_session=False)
    )
    if db.scalar(using) is None:
        raise invitation_error(ErrorCode.AUTH_INVITATION_CODE)
