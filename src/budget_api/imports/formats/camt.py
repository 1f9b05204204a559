"""CAMT.052, .053 and .054: the entries of accounts as XML; every version, by the names of its elements alone."""

from collections.abc import Iterator
from typing import Any
from xml.etree.ElementTree import TreeBuilder
from xml.parsers.expat import ErrorString

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser, ParseError

from budget_api.imports.formats.model import Asked, ReadFile, broken, check_length
from budget_core.errors import DomainError, ErrorCode
from budget_core.imports.lines import NotTaken, Style
from budget_core.imports.numbers import parse_amount
from budget_core.imports.raw_lines import Field, RawLine

_CUT_OFF = frozenset({"no element found", "unclosed token", "unclosed CDATA section"})
_STATEMENTS = frozenset({"Stmt", "Rpt", "Ntfctn"})
_NOT_BOOKED = frozenset({"PDNG", "INFO", "FUTR"})
_LINE = "line"


class _Builder(TreeBuilder):
    """Elements that say in which line they begin."""

    parser: Any = None

    def start(self, tag: Any, attrs: dict[Any, Any], /) -> Any:
        return super().start(tag, {**attrs, _LINE: str(self.parser.CurrentLineNumber)})


def read(data: bytes, asked: Asked) -> ReadFile:
    """Every booked entry; one that sums several up is as many lines as it names amounts for, if they add up."""
    root = _parsed(data, asked.encoding)
    raws: list[RawLine] = []
    left: list[NotTaken] = []
    statements = [each for each in root.iter() if _name(each) in _STATEMENTS]
    if not statements:
        raise broken(1, "CAMT")
    for statement in statements:
        account = _text(statement, "Acct", "Id", "IBAN") or _text(statement, "Acct", "Id", "Othr", "Id")
        for entry in _children(statement, "Ntry"):
            line = int(entry.get(_LINE))
            status = _text(entry, "Sts", "Cd") or _text(entry, "Sts")
            if status in _NOT_BOOKED:
                left.append(NotTaken(line, ErrorCode.IMPORT_NO_ENTRY, status))
                continue
            raws += (RawLine(line, values) for values in _lines(entry, account))
            check_length(len(raws), line)
    return ReadFile(raws, left, Style("ymd", "."))


def _parsed(data: bytes, encoding: str | None) -> Any:
    builder = _Builder()
    parser: Any = DefusedXMLParser(target=builder, encoding=encoding, forbid_dtd=True)
    builder.parser = parser.parser
    try:
        parser.feed(data)
        return parser.close()
    except DefusedXmlException:
        raise broken(parser.parser.CurrentLineNumber, "XML", ErrorCode.IMPORT_UNSAFE) from None
    except ParseError as error:
        cut_off = ErrorString(error.code) in _CUT_OFF
        code = ErrorCode.IMPORT_CUT_OFF if cut_off else ErrorCode.IMPORT_BROKEN
        raise broken(error.position[0], "XML", code) from None
    except (LookupError, ValueError):
        raise broken(1, "XML", ErrorCode.IMPORT_ENCODING) from None


def _lines(entry: Any, account: str) -> Iterator[dict[Field, str]]:
    amount = next(iter(_children(entry, "Amt")), None)
    shared: dict[Field, str] = {
        "account": account,
        "date": _day(entry, "BookgDt") or _day(entry, "ValDt"),
        "kind": _text(entry, "CdtDbtInd"),
        "amount": (amount.text or "").strip() if amount is not None else "",
        "currency": amount.get("Ccy", "") if amount is not None else "",
        "note": _text(entry, "AddtlNtryInf"),
        "bankId": _text(entry, "AcctSvcrRef") or _text(entry, "NtryRef"),
    }
    parts = [part for details in _children(entry, "NtryDtls") for part in _children(details, "TxDtls")]
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
        found = _find(part, *path)
        if found is not None and found.get("Ccy", currency) == currency:
            return (found.text or "").strip()
    return ""


def _details(part: Any, kind: str) -> dict[Field, str]:
    """What one transaction says: the other side's name, what it was for, the bank's reference."""
    other = "Cdtr" if kind == "DBIT" else "Dbtr"
    name = _text(part, "RltdPties", other, "Nm") or _text(part, "RltdPties", other, "Pty", "Nm")
    purpose = " ".join(
        (each.text or "").strip() for info in _children(part, "RmtInf") for each in _children(info, "Ustrd")
    )
    reference = _text(part, "Refs", "AcctSvcrRef") or _text(part, "Refs", "TxId")
    found: dict[Field, str] = {"payee": name, "note": purpose, "bankId": reference}
    return {field: text for field, text in found.items() if text}


def _day(entry: Any, name: str) -> str:
    return _text(entry, name, "Dt") or _text(entry, name, "DtTm")


def _name(element: Any) -> str:
    return str(element.tag).rpartition("}")[2]


def _children(element: Any, name: str) -> list[Any]:
    return [child for child in element if _name(child) == name]


def _find(element: Any, *path: str) -> Any:
    for name in path:
        element = next(iter(_children(element, name)), None)
        if element is None:
            return None
    return element


def _text(element: Any, *path: str) -> str:
    found = _find(element, *path)
    return "" if found is None else (found.text or "").strip()
