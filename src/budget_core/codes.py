"""Codes that people copy from a mail: eight characters without the letters that look like digits."""

import re
from typing import Final

from budget_core.errors import DomainError, ErrorCode
from budget_core.limits import CODE_CHARACTERS

ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
_SEPARATORS = re.compile(r"[\s-]+")
_MEANT = str.maketrans("ILO", "110")


def normalize(text: str) -> str:
    """Return the code as it was made, however it was typed.

    | typed       | means    |
    |-------------|----------|
    | 7h3k-9mz2   | 7H3K9MZ2 |
    | OIL0 0000   | 01100000 |

    AUTH_CODE_INCORRECT for what can't be a code.
    """
    code = _SEPARATORS.sub("", text).upper().translate(_MEANT)
    if not code:
        raise DomainError(ErrorCode.VALIDATION_REQUIRED)
    if len(code) != CODE_CHARACTERS or not set(code) <= set(ALPHABET):
        raise DomainError(ErrorCode.AUTH_CODE_INCORRECT)
    return code
