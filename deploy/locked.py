"""Parts of `requirements.lock` for the image, with their hashes: `python deploy/locked.py server > server.lock`.

The lock holds the packages of development too. `packages/PART.txt` names those of a part, which
`python deploy/locked.py --update` writes from what is installed; a test compares them.
"""

import re
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARTS = {"server": "budget-planner[server]", "build": "hatchling"}
IMAGE = {
    "python_version": "3.11",
    "python_full_version": "3.11.13",
    "sys_platform": "linux",
    "platform_system": "Linux",
}
"""Environment of the image, whatever this runs on."""


def main(argument: str) -> None:
    """Print a part of the lock, or write the names of all parts."""
    if argument == "--update":
        for part in PARTS:
            _names_file(part).write_text("\n".join(installed(part)) + "\n", "utf-8")
    else:
        sys.stdout.write(selected((ROOT / "requirements.lock").read_text("utf-8"), names(argument)))


def names(part: str) -> list[str]:
    """Return the packages that a part is made of."""
    return _names_file(part).read_text("utf-8").split()


def selected(lock: str, wanted: list[str]) -> str:
    """Return the blocks of these packages: a line with the version, then its hashes.

    Raises ValueError for a package that the lock does not have.
    """
    blocks = [block for block in re.split(r"^(?=[a-z0-9])", lock, flags=re.MULTILINE) if _name_of(block) in wanted]
    if missing := set(wanted) - set(map(_name_of, blocks)):
        raise ValueError(f"requirements.lock has no {', '.join(sorted(missing))}")
    return "".join(blocks)


def installed(part: str) -> list[str]:
    """Return the packages that a part needs here, read from what is installed."""
    found = {PARTS[part]}
    todo = [*found]
    while todo:
        for requirement in _requirements(todo.pop()):
            if requirement not in found:
                found.add(requirement)
                todo.append(requirement)
    return sorted({_normal(one.partition("[")[0]) for one in found} - {"budget-planner"})


def _requirements(requirement: str) -> Iterator[str]:
    """Yield the requirements of a package with its extras, each as `name[extra,extra]`."""
    from packaging.requirements import Requirement

    wanted = Requirement(requirement)
    for line in metadata.requires(wanted.name) or ():
        one = Requirement(line)
        extras = sorted(wanted.extras) or [""]
        if one.marker is None or any(one.marker.evaluate({**IMAGE, "extra": extra}) for extra in extras):
            yield one.name + (f"[{','.join(sorted(one.extras))}]" if one.extras else "")


def _names_file(part: str) -> Path:
    return ROOT / "deploy" / "packages" / f"{part}.txt"


def _name_of(block: str) -> str:
    return block.partition("==")[0]


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


if __name__ == "__main__":
    main(sys.argv[1])
