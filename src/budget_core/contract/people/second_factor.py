"""Second factor of a sign-in: codes of an authenticator app, and recovery codes."""

from budget_core.contract.call import TOKEN, Anybody, BodyCall, Call, SignedIn
from budget_core.contract.people.users import User
from budget_core.contract.types import UNSET, Body, Done, FactorCode, Secret, Token, UnsetType, View
from budget_core.people.grants import AccessLevel


class LoginSecond(Body, kw_only=True):
    """Second step of a sign-in; a wrong code is `auth.codeIncorrect`, a ticket that is over `auth.ticketExpired`."""

    ticket: Token
    """Ticket of the first step, valid for five minutes and five tries."""
    code: FactorCode


class Totp(View, kw_only=True):
    """State of a user's authenticator codes."""

    on: bool
    recovery_codes_left: int


class TotpStart(Body, kw_only=True):
    """The user's proof of identity to set up an authenticator app."""

    current_password: Secret | UnsetType = UNSET
    """Left out by users without a password, who need a fresh sign-in instead."""


class TotpSecret(View, kw_only=True):
    """Secret of a new authenticator; it takes effect once a code of it is confirmed."""

    secret: str
    """In base32, to type in."""
    uri: str
    """Address for a QR code (`otpauth:`)."""


class TotpCode(Body, kw_only=True):
    """A code of the authenticator app or, where codes are on, a recovery code."""

    code: FactorCode


class RecoveryCodes(View, kw_only=True):
    """Recovery codes, each valid once."""

    recovery_codes: list[str]
    """Shown this once: only hashes of them are kept."""


# fmt: off

LOGIN_SECOND = BodyCall(
    "loginSecond", "POST", "/user/login/second",
    tag="users", body=LoginSecond, answer=User,
    right=Anybody(), limit="LOGIN", headers=TOKEN,
    description="Finish a sign-in that was answered with a ticket, by a code of the authenticator or a recovery code.",
)

GET_TOTP = Call(
    "getTotp", "GET", "/user/totp",
    tag="users", answer=Totp,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Return whether authenticator codes are on, and how many recovery codes are left.",
)

START_TOTP = BodyCall(
    "startTotp", "POST", "/user/totp/start",
    tag="users", body=TotpStart, answer=TotpSecret,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Make the secret of an authenticator; `confirmTotp` turns its codes on.",
)

CONFIRM_TOTP = BodyCall(
    "confirmTotp", "POST", "/user/totp/confirm",
    tag="users", body=TotpCode, answer=RecoveryCodes,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Turn authenticator codes on by the first code, and return ten recovery codes.",
)

RENEW_RECOVERY_CODES = BodyCall(
    "renewRecoveryCodes", "POST", "/user/totp/recovery-codes",
    tag="users", body=TotpCode, answer=RecoveryCodes,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Replace all recovery codes by ten new ones.",
)

TURN_OFF_TOTP = BodyCall(
    "turnOffTotp", "DELETE", "/user/totp",
    tag="users", body=TotpCode, answer=Done,
    right=SignedIn(AccessLevel.IDENTITY),
    description="Turn authenticator codes off; the recovery codes go with them.",
)
