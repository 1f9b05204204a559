"""Codes that people copy from a mail or a link: without the letters that look like digits."""

import re
from typing import Final

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.base.limits import CODE_CHARACTERS, INVITATION_CODE_CHARACTERS

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SEPARATORS = re.compile(r"[\s-]+")
_MEANT = str.maketrans("ILO", "110")
_GROUP: Final = 4


def normalize(text: str) -> str:
    """Return the code as it was made, however it was typed.

    | typed       | means    |
    |-------------|----------|
    | 7h3k-9mz2   | 7H3K9MZ2 |
    | OIL0 0000   | 01100000 |

    AUTH_CODE_INCORRECT for what can't be a code.
    """
    code = _canonical(text)
    if not code:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    if not _is_code(code, CODE_CHARACTERS):
        raise DomainError(ErrorCode.AUTH_CODE_INCORRECT)
    return code


def normalize_invitation(text: str) -> str:
    """Return an invitation code as it was made, however it was typed.

    | typed               | means            |
    |---------------------|------------------|
    | 7h3k-9mz2-oil0-0000 | 7H3K9MZ201100000 |

    AUTH_INVITATION_REQUIRED for nothing, AUTH_INVITATION_CODE for what can't be a code.
    """
    code = _canonical(text)
    if not code:
        raise invitation_error(ErrorCode.AUTH_INVITATION_REQUIRED)
    if not _is_code(code, INVITATION_CODE_CHARACTERS):
        raise invitation_error(ErrorCode.AUTH_INVITATION_CODE)
    return code


def group_invitation(code: str) -> str:
    """Return an invitation code as people read it: `7H3K-9MZ2-0110-0000`."""
    return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))


def invitation_error(code: ErrorCode) -> DomainError:
    """Return what is wrong with an invitation code, as the error of its field."""
    return DomainError(code, {"invitationCode": code})


def _canonical(text: str) -> str:
    return _SEPARATORS.sub("", text).upper().translate(_MEANT)


def _is_code(code: str, characters: int) -> bool:
    return len(code) == characters and set(code) <= set(ALPHABET)
