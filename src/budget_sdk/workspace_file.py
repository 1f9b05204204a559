"""Files that `workspaces.export` wrote, read again."""

import json
import re
from pathlib import Path
from typing import Any

import msgspec

from budget_core.contract.workspaces.guests import FORMAT, GuestImport


class _FileHeader(msgspec.Struct, rename="camel"):
    """Format and version of a workspace's file."""

    format: int
    guest_accounts: list[Any]


class _WorkspaceFile(GuestImport, kw_only=True):
    """Content of a workspace's file.

    Entries stay raw JSON for the API, so that a long file is in memory once.
    """

    guest_history: list[msgspec.Raw] = msgspec.field(default_factory=list)  # type: ignore[assignment]  # not read


def read_workspace(path: Path | str) -> GuestImport:
    """Return the body of `workspaces.import_guest` from a file.

    Raises: ValueError with the place and the reason for any other file.
    """
    content = Path(path).read_bytes()
    try:
        head = msgspec.json.decode(content, type=_FileHeader)
        if head.format > FORMAT:
            raise ValueError(f"a newer version wrote it (format {head.format}; this one reads {FORMAT})")
        return msgspec.json.decode(content, type=_WorkspaceFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ValueError(_describe_error(content, error)) from None


_MISSING = re.compile("missing required field `([^`]+)`")
_PLACE = re.compile(r"at `\$\.?([^`]*)`")


def _describe_error(content: bytes, error: Exception) -> str:
    """Return the error with its line if the text is no JSON, else with its path."""
    try:
        json.loads(content)
    except UnicodeDecodeError as broken:
        return f"byte {broken.start + 1} is no UTF-8"
    except json.JSONDecodeError as broken:
        return f"line {broken.lineno} is no JSON"
    except RecursionError:
        return "it is nested too deep"
    missing, place = _MISSING.search(str(error)), _PLACE.search(str(error))
    path = ".".join(found[1] for found in (place, missing) if found and found[1])
    reason = f"`{path}` {'is missing' if missing else 'is wrong'}" if path else "its parts are others"
    return f"this is no file that `budget export json` wrote: {reason}"
