"""Output to a terminal or pipe whose encoding lacks letters, as with `PYTHONIOENCODING=ascii`."""

import codecs
import json
import sys
from io import TextIOWrapper

_HANDLER = "budget.plain"
_EVERY_LETTER = "utf-8"
_PLAIN = str.maketrans("\u2212\u2013\xb7\xa0\u202f\u2192\u2588\u2591\u2503\u2026\u201c\u201d\u2019", '---  >#.|.""\'')
"""Replacements of the same width for the signs of our texts."""


def escape_unencodable() -> None:
    """Replace characters that stdout and stderr can't encode, instead of failing."""
    codecs.register_error(_HANDLER, _replace)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors=_HANDLER)


def escape_json(text: str, encoding: str | None) -> str:
    """Return JSON with every letter that the encoding lacks escaped as JSON has it."""
    if codecs.lookup(encoding or _EVERY_LETTER).name == _EVERY_LETTER:
        return text  # trying it takes half a second for a history of 100 000 entries
    try:
        text.encode(encoding or _EVERY_LETTER)
    except UnicodeEncodeError:
        return json.dumps(json.loads(text), indent=2)
    return text


def _replace(error: UnicodeError) -> tuple[str | bytes, int]:
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end].translate(_PLAIN)
    return lacking.encode("ascii", "backslashreplace").decode("ascii"), error.end
