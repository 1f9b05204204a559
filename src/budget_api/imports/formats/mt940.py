"""MT940: the statements of SWIFT, by the library that knows the habits of many banks."""

import logging
import re
from collections.abc import Mapping
from decimal import Decimal
from typing import Final

import mt940
from mt940.models import Amount, Balance
from mt940.tags import StatementASNB, Tag

from budget_api.imports.formats.encodings import decode_text
from budget_api.imports.formats.model import ReadFile, ReadOptions, check_length, file_error, line_counter
from budget_core.base.errors import ErrorCode
from budget_core.base.limits import IMPORT_STATEMENTS_MAX
from budget_core.imports.raw_lines import RawLine
from budget_core.imports.statements import StatementBalances

_ENTRY = re.compile(r"^:61:", re.MULTILINE)
_STATEMENT = re.compile(r"^:20:", re.MULTILINE)
_END = re.compile(r"^:62[FM]:[CD][0-9]{6}[A-Z]{3}[0-9,]+", re.MULTILINE)
_INTERIM: Final = re.compile(r"^:(?:34F|13D):", re.MULTILINE)
"""Tags of MT942, the report of a day that is not over: it has no closing balance."""
_INTERIM_END: Final = re.compile(r"^(?::90[CD]:|-\}?[ ]*$)", re.MULTILINE)
_SUBFIELDS: Final = re.compile(r"^:86:[0-9]{0,3}(?P<mark>[~<^])[0-9]{2}[^\n]*(?:\n(?!:)[^\n]*)*", re.MULTILINE)
"""Details whose parts are marked by another sign than `?`, as Polish banks write them."""
_OPTIONS: Final = mt940.Options(
    applicant_iban=True,
    reversal_sign=True,
    case_insensitive_marks=True,
    unbounded_details=True,
    non_swift_free_text=True,
    gvc_leading_text=True,
)

logging.getLogger("mt940").setLevel(logging.CRITICAL)  # it writes its pattern and the person's line to stderr


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the entries of all statements; one without its closing balance was cut off."""
    text, encoding = decode_text(data, options)
    text = _SUBFIELDS.sub(_with_question_marks, text.replace("\r\n", "\n"))
    raws: list[RawLine] = []
    statements: list[StatementBalances] = []
    line_of = line_counter(text)
    for at, end in _statements(text):
        raws += _lines(text[at:end], line_of(at) - 1, statements)
        check_length(len(raws), line_of(at))
    return ReadFile(raws, encoding=encoding, statements=statements)


def _statements(text: str) -> list[tuple[int, int]]:
    """Return the start and end of each statement: read together, one would inherit fields of another."""
    starts = [found.start() for found in _STATEMENT.finditer(text)]
    if not starts:
        raise file_error(1, "MT940")
    if len(starts) > IMPORT_STATEMENTS_MAX:
        raise file_error(text.count("\n", 0, starts[IMPORT_STATEMENTS_MAX]) + 1, "MT940", ErrorCode.IMPORT_TOO_LONG)
    return list(zip(starts, [*starts[1:], len(text)], strict=True))


def _with_question_marks(details: re.Match[str]) -> str:
    return re.sub(rf"{re.escape(details['mark'])}(?=[0-9]{{2}})", "?", details[0])


def _lines(statement: str, before: int, statements: list[StatementBalances]) -> list[RawLine]:
    """Return the entries of a statement; its balances are added to `statements`."""
    line_of = line_counter(statement)
    at = [before + line_of(found.start()) for found in _ENTRY.finditer(statement)]
    end = _INTERIM_END if _INTERIM.search(statement) else _END
    if end.search(statement) is None:
        raise file_error(before + statement.count("\n") + 1, "MT940", ErrorCode.IMPORT_CUT_OFF)
    check_length(len(at), before + 1)
    if not at:
        return []
    found = _parsed(statement) or _parsed(statement, {61: StatementASNB()})
    if found is None:
        raise file_error(at[0], "MT940")
    if len(found) != len(at):
        raise file_error(at[min(len(found), len(at) - 1)], "MT940")
    account = str(found.data.get("account_identification") or "")
    statements.append(StatementBalances(account, _balance(found.data, "opening"), _balance(found.data, "closing")))
    return [_line(line, each.data, account) for line, each in zip(at, found, strict=True)]


def _balance(data: Mapping[str, object], which: str) -> Decimal | None:
    """Return a balance with its sign; one of a part of a statement counts as well."""
    for kind in ("final", "intermediate"):
        balance = data.get(f"{kind}_{which}_balance")
        amount = balance.amount if isinstance(balance, Balance) else None
        if isinstance(amount, Amount):
            return amount.amount
    return None


def _parsed(statement: str, tags: Mapping[int | str, Tag] | None = None) -> mt940.models.Transactions | None:
    """Return the entries; None for what the library can't read with these `tags`."""
    try:
        return mt940.parse(statement.encode(), encoding="utf-8", tags=dict(tags or {}) or None, options=_OPTIONS)
    except Exception:  # any failure means that the file breaks the format
        return None


def _line(line: int, data: dict[str, object], account: str) -> RawLine:
    amount = data.get("amount")
    name = data.get("applicant_name") or data.get("recipient_name") or ""
    reference = str(data.get("bank_reference") or "").strip()
    return RawLine(
        line,
        {
            "date": str(data.get("entry_date") or data.get("date") or ""),
            "amount": str(getattr(amount, "amount", "")),
            "currency": str(data.get("currency") or getattr(amount, "currency", "") or ""),
            "account": account,
            "payee": str(name),
            "note": str(data.get("purpose") or data.get("transaction_details") or "").replace("\n", " "),
            "bankId": "" if reference.strip("0") in {"", "NONREF"} else reference,
        },
    )
