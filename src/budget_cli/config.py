"""The configuration file of the terminal: `config.toml` with aliases of commands and defaults of options.

[alias]
lunch = "add 12 food"

[defaults]
account = "cash"

[terminal]
resident = "on"
"""

import json
import re
import shlex
from collections.abc import Container, Mapping
from functools import cache
from pathlib import Path
from typing import Final

from budget_cli.errors import WrongUsage
from budget_cli.resident.channel import is_supported
from budget_sdk.folders import config_folder

DEFAULTS: Final = ("account", "currency", "workspace")
"""Defaults that commands have; a currency is that of new accounts and workspaces, and the base of rates."""
RESIDENT: Final = "resident"
"""The setting of the section `terminal`."""
_ON, _OFF = "on", "off"
SECTIONS: Final = ("alias", "defaults", "terminal")
Section = Mapping[str, str]
_BARE = re.compile(r"[A-Za-z0-9_-]+")
_NAME = re.compile(r"[^\W_][\w-]*")


def config_file() -> Path:
    """Return the file, which need not be there."""
    return config_folder() / "config.toml"


def section(name: str) -> Section:
    """Return a section of the file; empty without one. Raises: WrongUsage for a file that can't be read."""
    return _read(config_file(), _changed_at(config_file())).get(name, {})


def is_resident() -> bool:
    """Return whether commands run in a resident helper. Raises: WrongUsage for a file that can't be read."""
    return section("terminal").get(RESIDENT) == _ON


def expand(words: list[str], commands: Container[str], aliases: Section | None = None) -> list[str]:
    """Return the words with the alias that they begin with replaced, by default one of the file; no command is one.

    Raises: WrongUsage for an alias that leads back to itself, or to no command.
    """
    known = section("alias") if aliases is None else aliases
    used_aliases: list[str] = []
    while words and words[0] not in commands and (expansion := known.get(words[0])) is not None:
        if words[0] in used_aliases:
            path = " → ".join([*used_aliases, words[0]])
            raise WrongUsage(
                "The alias {name} leads back to itself: {path}", name=words[0], path=path, hint=_unset(used_aliases)
            )
        used_aliases.append(words[0])
        words = [*_split(expansion), *words[1:]]
    if used_aliases and (not words or words[0] not in commands):
        raise WrongUsage(
            "The alias {name} is no command: {typed}",
            name=used_aliases[0],
            typed=shlex.join(words),
            hint=_unset(used_aliases),
        )
    return words


def check_value(where: str, name: str, value: str, commands: Container[str]) -> None:
    """Raise `WrongUsage` for what can't be set."""
    if where == "defaults" and name not in DEFAULTS:
        raise WrongUsage("{name} is not a default. There are: {names}", name=repr(name), names=", ".join(DEFAULTS))
    if where == "terminal":
        if name != RESIDENT or value not in (_ON, _OFF):
            raise WrongUsage("{name} is on or off.", name=RESIDENT)
        if value == _ON and not is_supported():
            raise WrongUsage("This system can't run a resident helper.")
    if where == "alias":
        if name in commands:
            raise WrongUsage("{name} is a command: an alias can't hide it.", name=name)
        if _NAME.fullmatch(name) is None:
            raise WrongUsage("{name} can't be an alias: it is one word of letters, digits and dashes.", name=repr(name))
        expand([name], commands, {**section("alias"), name: value})


def write_value(where: str, name: str, value: str | None) -> None:
    """Set a value of a section, or remove it for None; the rest of the file stays as it is."""
    path = config_file()
    section(where)
    rows = path.read_text("utf-8").splitlines() if path.exists() else []
    lines, at = _without(rows, where, name)
    if value is not None:
        if at is None:
            lines += ["", f"[{where}]"] if lines else [f"[{where}]"]
            at = len(lines)
        lines.insert(at, f"{_key(name)} = {json.dumps(value, ensure_ascii=False)}")
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    part = path.with_name(f".{path.name}.part")
    part.write_text("".join(f"{row}\n" for row in lines), "utf-8")
    part.replace(path)


def _without(rows: list[str], where: str, name: str) -> tuple[list[str], int | None]:
    """Return the rows without one of a section, and where the section's last row ends; None without the section."""
    remaining: list[str] = []
    at, inside = None, False
    keys = {name, json.dumps(name, ensure_ascii=False)}
    for row in rows:
        if row.lstrip().startswith("["):
            inside = row.split("#")[0].strip() == f"[{where}]"
        elif inside and row.partition("=")[0].strip() in keys:
            continue
        remaining.append(row)
        if inside and row.strip():
            at = len(remaining)
    return remaining, at


def _key(name: str) -> str:
    return name if _BARE.fullmatch(name) else json.dumps(name, ensure_ascii=False)


def _split(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError:
        raise WrongUsage("A quotation mark is not closed: {typed}", typed=text) from None


def _unset(used_aliases: list[str]) -> str:
    return f"budget config unset alias.{used_aliases[0]}"


def _changed_at(path: Path) -> int:
    """Return when the file changed, 0 without one."""
    try:
        return path.stat().st_mtime_ns
    except OSError:
        return 0


@cache
def _read(path: Path, changed_at: int) -> Mapping[str, Section]:
    """Return the sections of a file as it was at a time."""
    if not changed_at:
        return {}
    import tomllib  # only where there is a file

    try:
        found = tomllib.loads(path.read_text("utf-8"))
    except (OSError, ValueError) as error:
        raise WrongUsage("{file} can't be read: {reason}", file=path, reason=error) from None
    sections = {name: found.get(name, {}) for name in SECTIONS}
    for name, values in sections.items():
        if not isinstance(values, dict) or not all(isinstance(value, str) for value in values.values()):
            raise WrongUsage(
                "{file} can't be read: {reason}", file=path, reason=f'[{name}] holds lines like name = "text"'
            )
    return sections
