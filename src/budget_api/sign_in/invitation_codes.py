"""Invitation codes: made by the server's owner, used by who signs up where sign-ups are not open to everybody."""

import hashlib
import secrets
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from msgspec import UNSET, UnsetType
from sqlalchemy import update
from sqlalchemy.orm import Session

from budget_api.db.models import InvitationCodeRow
from budget_core.codes import ALPHABET, invitation_error, normalize_invitation
from budget_core.contract.health import SignUpPolicy
from budget_core.errors import DomainError, ErrorCode
from budget_core.limits import INVITATION_CODE_CHARACTERS


@dataclass(frozen=True, slots=True)
class Admission:
    """How somebody new asks to be let in: the server's policy and the invitation code that they sent."""

    policy: SignUpPolicy = "open"
    code: str | UnsetType = UNSET

    def check_open(self) -> None:
        """Raise AUTH_SIGN_UP_CLOSED where nobody new is let in."""
        if self.policy == "closed":
            raise DomainError(ErrorCode.AUTH_SIGN_UP_CLOSED)

    def check_plausible(self) -> None:
        """Raise what can be told of the code without the database, before a password is hashed for nothing."""
        self.check_open()
        if self.policy == "invited":
            self.normalized_code()

    def normalized_code(self) -> str:
        """Return the code as it was made; AUTH_INVITATION_REQUIRED without one."""
        return normalize_invitation("" if isinstance(self.code, UnsetType) else self.code)


OPEN: Final = Admission()
"""Lets in everybody: a user whom an owner makes, or whom the server knows."""


def new_code() -> str:
    """Return a random code of 80 bits, more than can be guessed even from its digest."""
    return "".join(secrets.choice(ALPHABET) for _ in range(INVITATION_CODE_CHARACTERS))


def digest(code: str) -> str:
    """Return what is stored of a code."""
    return hashlib.sha256(code.encode()).hexdigest()


def admit(db: Session, admission: Admission, now: datetime) -> None:
    """Count a use of the code where one is needed; AUTH_INVITATION_CODE for one that is wrong, used up or expired.

    The count is one statement, so that a code for one sign-up lets in one of two who use it at once.
    """
    admission.check_open()
    if admission.policy == "open":
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
