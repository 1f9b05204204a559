"""Names, notes, addresses and passwords: each rule takes the text as it came and gives what is kept.

Lengths are counted in code points after NFC and trimming.
"""

import re
import unicodedata
from functools import lru_cache
from typing import Final

from budget_core.base import limits, passwords
from budget_core.base.errors import DomainError, ErrorCode

_SPACE: Final = (
    "\t\n\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a"
    "\u200b\u2028\u2029\u202f\u205f\u2060\u3000\ufeff"
)
_BLANK = re.compile(
    f"[{_SPACE}\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2060-\u206f\u2800\u3164"
    "\ufe00-\ufe0f\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]*"
)
"""Text of which nothing is seen: spaces, `Default_Ignorable_Code_Point` of Unicode, and the empty Braille pattern."""
_UNSAFE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069\ud800-\udfff\ufffe\uffff]")
_LINE_BREAK = re.compile("[\t\n\r\u2028\u2029]")
_NEW_LINE = re.compile("\r\n?|[\u2028\u2029]")
_LABEL = "[A-Za-z0-9\u00a1-\U0010ffff](?:[A-Za-z0-9\u00a1-\U0010ffff-]{0,61}[A-Za-z0-9\u00a1-\U0010ffff])?"
_EMAIL = rf"([^\s@<>()\[\]\\,;:\".]+(?:\.[^\s@<>()\[\]\\,;:\".]+)*)@((?:{_LABEL}\.)+(?![0-9]){_LABEL})"
_EMAIL_LOCAL_MAX_CHARACTERS: Final = 64


@lru_cache
def _email_form() -> re.Pattern[str]:
    """Put together when it is first needed: it takes longer than all other forms together."""
    return re.compile(_EMAIL)


def name(text: str) -> str:
    """Clean a name: 1 to 100 characters on one line."""
    return line(text, limits.NAME_MAX_CHARACTERS, ErrorCode.VALIDATION_NAME_MAX)


def note(text: str) -> str:
    """Clean a note: at most 1000 characters on any number of lines; may be empty."""
    return _short(_clean(_NEW_LINE.sub("\n", text)), limits.NOTE_MAX_CHARACTERS, ErrorCode.VALIDATION_NOTE_MAX)


def email(text: str) -> str:
    """Return an address, its domain in lower case; the part before the @ stays as typed."""
    address = _clean(text)
    if not address:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    match = _email_form().fullmatch(address) if len(address) <= limits.EMAIL_MAX_CHARACTERS else None
    if match is None or len(match[1]) > _EMAIL_LOCAL_MAX_CHARACTERS:
        raise DomainError(ErrorCode.VALIDATION_EMAIL)
    return f"{match[1]}@{match[2].lower()}"


def email_key(address: str) -> str:
    """Return the key that two spellings of one address share; users are found by it."""
    return search_key(address)


@lru_cache(maxsize=4096)
def search_key(text: str) -> str:
    """Return a text as searches compare it: capital and small letters of any language are the same."""
    return unicodedata.normalize("NFC", text.casefold())


def password(text: str) -> str:
    """Check a new password: 8 to 1024 characters, not a common one.

    NFC makes the same keys give the same password on every device; nothing is stripped.
    """
    secret_text = secret(text)
    if len(secret_text) < limits.PASSWORD_MIN_CHARACTERS:
        raise DomainError(ErrorCode.VALIDATION_PASSWORD)
    passwords.check_common(secret_text)
    return secret_text


def secret(text: str) -> str:
    """Return a password to be compared: anything `password` lets through, and shorter ones."""
    if not text:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    if len(text) > limits.PASSWORD_MAX_CHARACTERS or not _is_encodable(text):
        raise DomainError(ErrorCode.VALIDATION_PASSWORD)
    return unicodedata.normalize("NFC", text)


def line(text: str, most: int, too_long: ErrorCode = ErrorCode.VALIDATION_LINE_MAX) -> str:
    """Clean a text of 1 to `most` characters on one line, else raise `too_long`."""
    cleaned = _clean(text)
    if _LINE_BREAK.search(cleaned):
        raise DomainError(ErrorCode.VALIDATION_TEXT)
    if is_blank(cleaned):
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    return _short(cleaned, most, too_long)


def optional_line(text: str, most: int, too_long: ErrorCode = ErrorCode.VALIDATION_LINE_MAX) -> str:
    """Clean a text of at most `most` characters on one line, else raise `too_long`; may be empty."""
    return "" if is_blank(_clean(text)) else line(text, most, too_long)


def is_blank(text: str) -> bool:
    """Return whether a text shows nothing.

    Parts of visible letters, like joiners of emoji, are invisible only alone.
    """
    return _BLANK.fullmatch(text) is not None


def _clean(text: str) -> str:
    if _UNSAFE.search(text):
        raise DomainError(ErrorCode.VALIDATION_TEXT)
    return unicodedata.normalize("NFC", text).strip(_SPACE)


def _short(text: str, most: int, code: ErrorCode) -> str:
    if len(text) > most:
        raise DomainError(code)
    return text


def _is_encodable(text: str) -> bool:
    return not any("\ud800" <= character <= "\udfff" for character in text)
