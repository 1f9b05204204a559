"""CAMT.052, .053 and .054: the entries of accounts as XML.

Elements are found by name, so every version is read.
"""

from collections.abc import Iterator
from decimal import Decimal
from typing import Any
from xml.etree.ElementTree import TreeBuilder
from xml.parsers.expat import ErrorString

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser, ParseError

from budget_api.imports.formats.model import ReadFile, ReadOptions, check_length, file_error
from budget_core.base.errors import DomainError, ErrorCode
from budget_core.imports.lines import SkippedLine
from budget_core.imports.numbers import parse_amount
from budget_core.imports.raw_lines import Field, RawLine
from budget_core.imports.statements import StatementBalances
from budget_core.imports.styles import Style

_STATEMENTS = frozenset({"Stmt", "Rpt", "Ntfctn"})
_NOT_BOOKED = frozenset({"PDNG", "INFO", "FUTR"})


def read(data: bytes, options: ReadOptions) -> ReadFile:
    """Return the booked entries; a batch becomes one line for each of its amounts if they add up."""
    root = parse_xml(data, options.encoding)
    raws: list[RawLine] = []
    skipped: list[SkippedLine] = []
    statements = [each for each in root.iter() if name_of(each) in _STATEMENTS]
    if not statements:
        raise file_error(1, "CAMT")
    for statement in statements:
        account = _account(statement)
        for entry in children(statement, "Ntry"):
            line = line_of(entry)
            status = text(entry, "Sts", "Cd") or text(entry, "Sts")
            if status in _NOT_BOOKED:
                skipped.append(SkippedLine(line, ErrorCode.IMPORT_NO_ENTRY, status, kind="pending"))
                continue
            raws += (RawLine(line, values) for values in _lines(entry, account))
            check_length(len(raws), line)
    balances = [_balances(statement, _account(statement)) for statement in statements]
    return ReadFile(raws, skipped, Style("ymd", "."), statements=balances)


def _account(statement: Any) -> str:
    return text(statement, "Acct", "Id", "IBAN") or text(statement, "Acct", "Id", "Othr", "Id")


def _balances(statement: Any, account: str) -> StatementBalances:
    """Return the booked balances at both ends: the opening one, or the closing one of the statement before."""
    values: dict[str, Decimal] = {}
    for balance in children(statement, "Bal"):
        amount = next(iter(children(balance, "Amt")), None)
        try:
            value = parse_amount((amount.text or "").strip() if amount is not None else "", ".")
        except DomainError:
            continue
        sign = -1 if text(balance, "CdtDbtInd") == "DBIT" else 1
        values.setdefault(text(balance, "Tp", "CdOrPrtry", "Cd"), sign * value)
    return StatementBalances(account, values.get("OPBD", values.get("PRCD")), values.get("CLBD"))


def _lines(entry: Any, account: str) -> Iterator[dict[Field, str]]:
    amount = next(iter(children(entry, "Amt")), None)
    shared: dict[Field, str] = {
        "account": account,
        "date": _day(entry, "BookgDt") or _day(entry, "ValDt"),
        "kind": text(entry, "CdtDbtInd"),
        "amount": (amount.text or "").strip() if amount is not None else "",
        "currency": amount.get("Ccy", "") if amount is not None else "",
        "note": text(entry, "AddtlNtryInf"),
        "bankId": text(entry, "AcctSvcrRef") or text(entry, "NtryRef"),
    }
    parts = [part for details in children(entry, "NtryDtls") for part in children(details, "TxDtls")]
    if len(parts) == 1:
        yield {**shared, **_details(parts[0], shared["kind"])}
    elif _add_up(parts, shared):
        for part in parts:
            yield {**shared, **_details(part, shared["kind"]), "amount": _part_amount(part, shared["currency"])}
    else:
        yield shared


def _add_up(parts: list[Any], shared: dict[Field, str]) -> bool:
    try:
        amounts = [parse_amount(_part_amount(part, shared["currency"]), ".") for part in parts]
        return bool(amounts) and sum(amounts) == parse_amount(shared["amount"], ".")
    except DomainError:
        return False


def _part_amount(part: Any, currency: str) -> str:
    for path in (("Amt",), ("AmtDtls", "TxAmt", "Amt"), ("AmtDtls", "InstdAmt", "Amt")):
        amounts = find(part, *path)
        if amounts is not None and amounts.get("Ccy", currency) == currency:
            return (amounts.text or "").strip()
    return ""


def _details(part: Any, kind: str) -> dict[Field, str]:
    """Return the details of one transaction: the other side's name, its purpose, the bank's reference."""
    other = "Cdtr" if kind == "DBIT" else "Dbtr"
    name = text(part, "RltdPties", other, "Nm") or text(part, "RltdPties", other, "Pty", "Nm")
    purpose = " ".join(
        (each.text or "").strip() for info in children(part, "RmtInf") for each in children(info, "Ustrd")
    )
    reference = text(part, "Refs", "AcctSvcrRef") or text(part, "Refs", "TxId")
    details: dict[Field, str] = {"payee": name, "note": purpose, "bankId": reference}
    return {field: value for field, value in details.items() if value}


def _day(entry: Any, name: str) -> str:
    return text(entry, name, "Dt") or text(entry, name, "DtTm")


_CUT_OFF = frozenset({"no element found", "unclosed token", "unclosed CDATA section"})
_LINE = "line"


class _Builder(TreeBuilder):
    """Elements with the line they begin in."""

    parser: Any = None

    def start(self, tag: Any, attrs: dict[Any, Any], /) -> Any:
        return super().start(tag, {**attrs, _LINE: str(self.parser.CurrentLineNumber)})


def parse_xml(data: bytes, encoding: str | None) -> Any:
    """Return the root of a document.

    Raises: DomainError with the line when it is broken, cut off or unsafe.
    """
    builder = _Builder()
    parser: Any = DefusedXMLParser(target=builder, encoding=encoding, forbid_dtd=True)
    builder.parser = parser.parser
    try:
        parser.feed(data)
        return parser.close()
    except DefusedXmlException:
        raise file_error(parser.parser.CurrentLineNumber, "XML", ErrorCode.IMPORT_UNSAFE) from None
    except ParseError as error:
        cut_off = ErrorString(error.code) in _CUT_OFF
        code = ErrorCode.IMPORT_CUT_OFF if cut_off else ErrorCode.IMPORT_BROKEN
        raise file_error(error.position[0], "XML", code) from None
    except (LookupError, ValueError):
        raise file_error(1, "XML", ErrorCode.IMPORT_ENCODING) from None


def line_of(element: Any) -> int:
    """Return the line of the file in which it begins, from 1."""
    return int(element.get(_LINE))


def name_of(element: Any) -> str:
    """Return its name without the namespace, which differs between versions."""
    return str(element.tag).rpartition("}")[2]


def children(element: Any, name: str) -> list[Any]:
    """Return the direct children of this name."""
    return [child for child in element if name_of(child) == name]


def find(element: Any, *path: str) -> Any:
    """Return the first one on a path of names; None when there is none."""
    for name in path:
        element = next(iter(children(element, name)), None)
        if element is None:
            return None
    return element


def text(element: Any, *path: str) -> str:
    """Return the text of the first one on a path of names; empty when there is none."""
    found = find(element, *path)
    return "" if found is None else (found.text or "").strip()
