"""Encoding of a file's text.

The user's choice, a byte order mark, UTF-8 or a declaration decide; else the letters of its words. Where two encodings
give different words of some language, the person is asked.
"""

import re
from collections.abc import Iterator, Sequence
from itertools import islice

from charset_normalizer import from_bytes

from budget_api.imports.formats.model import EncodingRow, ReadOptions, file_error
from budget_core.base.errors import ErrorCode, field_error
from budget_core.imports.alphabets import Candidate, hinted_languages, judge, likely_encodings

SINGLE_BYTE = (
    "cp1252", "cp1250", "cp1251", "cp1254", "cp1257", "cp1253", "cp1255", "iso8859-2", "iso8859-15", "iso8859-5",
    "koi8_u", "cp852", "cp850", "cp866", "mac_roman",
)  # fmt: skip
_ASIAN = ("cp932", "euc_jp", "cp949", "gb18030", "big5")
CHOICES = ("utf-8", "utf-16", "utf-16-le", "utf-16-be", "iso8859-1", *SINGLE_BYTE, *_ASIAN)
_MARKS = {b"\xef\xbb\xbf": "utf-8-sig", b"\xff\xfe": "utf-16", b"\xfe\xff": "utf-16"}
_LOOKED_AT = 64 * 1024
_WORD = re.compile(rb"[A-Za-z\x80-\xff'\x60-]*[\x80-\xff][A-Za-z\x80-\xff'\x60-]*")
_WORDS_MAX = 3000
_ROWS_SHOWN = 2
_ASKED_MAX = 4
_ROW_MAX_CHARACTERS = 120


def decode_text(data: bytes, options: ReadOptions, declared: str | None = None) -> tuple[str, str]:
    """Return the text and its encoding: requested, by its marks, UTF-8, `declared`, or the likeliest."""
    if options.encoding is not None:
        return _text(data, _known(options.encoding))
    for mark, encoding in _MARKS.items():
        if data.startswith(mark):
            return _text(data, encoding)
    if wide := _without_mark(data):
        return _text(data, wide)
    try:
        return _checked(data.decode("utf-8"), "utf-8")
    except UnicodeDecodeError:
        likely = declared if declared and declared != "utf-8" else _likely(data, options)[0]
        return _text(data, likely)


def open_encodings(data: bytes, options: ReadOptions, detected: str | None) -> Sequence[str]:
    """Return the encodings that the person must choose from; none where the file or the person decides."""
    if options.encoding is not None or detected not in SINGLE_BYTE:
        return []
    likely = _likely(data, options)
    return likely[:_ASKED_MAX] if len(likely) > 1 else []


def encoding_rows(data: bytes, encodings: Sequence[str]) -> Iterator[EncodingRow]:
    """Yield two rows whose letters differ by the encoding."""
    lines = (pair for pair in enumerate(data.split(b"\n"), 1) if not pair[1].isascii())
    rows = (EncodingRow(line, [_shown(row, encoding) for encoding in encodings]) for line, row in lines)
    return islice((row for row in rows if len(set(row.texts)) == len(row.texts)), _ROWS_SHOWN)


def _shown(row: bytes, encoding: str) -> str:
    return row.decode(encoding, errors="replace").strip()[:_ROW_MAX_CHARACTERS]


def _known(requested: str) -> str:
    name = requested.lower().replace("_", "-")
    known = {choice.replace("_", "-"): choice for choice in CHOICES}
    if name not in known:
        raise field_error("encoding", ErrorCode.VALIDATION_CHOICE)
    return known[name]


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


def _likely(data: bytes, options: ReadOptions) -> list[str]:
    """Return the encodings that the words of a text can be of, the likeliest first."""
    words = list(islice(dict.fromkeys(found[0] for found in _WORD.finditer(data)), _WORDS_MAX))
    hints = hinted_languages(data[:_LOOKED_AT].decode("cp1252", errors="replace"), options.language)
    likely = likely_encodings(filter(None, (_candidate(encoding, words) for encoding in SINGLE_BYTE)), hints)
    if options.likely_encoding in likely:
        return [options.likely_encoding]
    return likely or [_guessed(data)]


def _candidate(encoding: str, words: Sequence[bytes]) -> Candidate | None:
    try:
        return judge(encoding, b"\n".join(words).decode(encoding).split("\n"))
    except UnicodeDecodeError:
        return None


def _guessed(data: bytes) -> str:
    """Return what the library takes the text for: letters of Asia are told apart by their pairs of bytes."""
    isolation = [*_ASIAN, *SINGLE_BYTE]
    found = from_bytes(data[:_LOOKED_AT], cp_isolation=isolation, enable_fallback=False).best()
    if found is None:
        raise file_error(1, "", ErrorCode.IMPORT_ENCODING)
    return found.encoding
