"""Encoding of a file's text.

The user's choice, a byte order mark, UTF-8 or a declaration decide; else the likeliest of those that banks use.
"""

from charset_normalizer import from_bytes

from budget_api.imports.formats.model import file_error
from budget_core.base.errors import ErrorCode, field_error

LIKELY = ("cp1252", "cp1251", "koi8_u", "cp1250", "cp932", "euc_jp", "cp949", "gb18030", "big5")
CHOICES = ("utf-8", "utf-16", "utf-16-le", "utf-16-be", "iso8859-1", "iso8859-2", "iso8859-5", "iso8859-15", *LIKELY)
_MARKS = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_LOOKED_AT = 64 * 1024


def decode_text(data: bytes, requested: str | None, declared: str | None = None) -> tuple[str, str]:
    """Return the text and its encoding: requested, by its marks, UTF-8, `declared`, or the likeliest."""
    if requested is not None:
        name = requested.lower().replace("_", "-")
        known = {choice.replace("_", "-"): choice for choice in CHOICES}
        if name not in known:
            raise field_error("encoding", ErrorCode.VALIDATION_CHOICE)
        return _text(data, known[name])
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            return _text(data, encoding)
    if wide := _without_mark(data):
        return _text(data, wide)
    try:
        return _checked(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        return _text(data, declared) if declared and declared != "utf-8" else _guessed(data)


def _without_mark(data: bytes) -> str | None:
    """Return the UTF-16 encoding of a text: it has a zero at every other byte of most letters."""
    start = data[:_LOOKED_AT]
    even, odd = start[::2].count(0), start[1::2].count(0)
    many = len(start) // 4
    if even > many or odd > many:
        return "utf-16-be" if even > odd else "utf-16-le"
    return None


def _text(data: bytes, encoding: str) -> tuple[str, str]:
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError as error:
        raise file_error(data.count(b"\n", 0, error.start) + 1, "", ErrorCode.IMPORT_ENCODING) from None
    return _checked(text, encoding)


def _checked(text: str, encoding: str) -> tuple[str, str]:
    text = text.removeprefix("\ufeff")
    if "\0" in text:
        raise file_error(text.count("\n", 0, text.index("\0")) + 1, "", ErrorCode.IMPORT_ENCODING)
    return text, encoding.removesuffix("-sig")


def _guessed(data: bytes) -> tuple[str, str]:
    found = from_bytes(data[:_LOOKED_AT], cp_isolation=list(LIKELY), enable_fallback=False).best()
    if found is None:
        raise file_error(1, "", ErrorCode.IMPORT_ENCODING)
    return _text(data, found.encoding)
