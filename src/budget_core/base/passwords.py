"""Passwords that are guessed first.

Those that many people have, and the user's own name and e-mail.
"""

import unicodedata
from importlib.resources import files

from budget_core.base.errors import DomainError, ErrorCode, field_error

_SEPARATORS = str.maketrans("", "", " ._-")


def check_common(password: str) -> None:
    """Raise VALIDATION_PASSWORD_COMMON for one of the 10 000 commonest, in any case.

    The list is read each time: who sets a password waits longer for its hash, and nobody else has it in memory.
    """
    common = files("budget_core").joinpath("data", "common_passwords.txt").read_text("ascii")
    if password.lower() in common.split("\n"):
        raise DomainError(ErrorCode.VALIDATION_PASSWORD_COMMON)


def check_own(field: str, password: str, email: str | None, name: str) -> None:
    """Raise VALIDATION_PASSWORD_OWN on a field if the password `is_own`."""
    if is_own(password, email or "", name):
        raise field_error(field, ErrorCode.VALIDATION_PASSWORD_OWN)


def is_own(password: str, email: str, name: str) -> bool:
    """Return whether the password is the user's e-mail or name.

    The part before the @ counts as well; case and separators are ignored.
    """
    known = {_key(text) for text in (email, email.partition("@")[0], name)}
    return _key(password) in known - {""}


def _key(text: str) -> str:
    return unicodedata.normalize("NFC", text.lower()).translate(_SEPARATORS)
