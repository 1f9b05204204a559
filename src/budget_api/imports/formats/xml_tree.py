"""XML documents of strangers.

DTD and entities are refused; elements go by name and carry their line.
"""

from typing import Any
from xml.etree.ElementTree import TreeBuilder
from xml.parsers.expat import ErrorString

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import DefusedXMLParser, ParseError

from budget_api.imports.formats.model import file_error
from budget_core.base.errors import ErrorCode

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
