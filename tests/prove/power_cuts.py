"""A power cut at any moment loses nothing acknowledged: `python -m tests.prove.power_cuts`.

One run is recorded call by call. Each cut then makes the files as a disk may hold them at one moment: all that was
synced, and of what was written since any of its sectors or none. The controls, which sync less, have to lose.
"""

import random
import re
import shutil
import sys
import tempfile
from collections import defaultdict
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from tests.prove.victim import Place, Verdict, has_strace, judge, new_place, watched

EACH = 40
SECTOR_BYTES = 512
SEED = 20261121
CONTROL = 10
"""Power cuts of the product for each one of a control."""

_CALL = re.compile(r"(\d+) +(?:<\.\.\. )?(pwrite64|fdatasync|ftruncate|write)(?: resumed>|\((\d+)<([^>]*)>(.*))")
_DATA = re.compile(r', "((?:\\x[0-9a-f]{2})*)", \d+(?:, (\d+))?')
_LENGTH = re.compile(r", (\d+)")


class Event(NamedTuple):
    """One call: what was written where (`data` None: cut to the length `at`), synced, or acknowledged."""

    kind: str
    path: str
    at: int = 0
    data: bytes | None = None


@dataclass
class Disk:
    """Files as they are synced, and what waits to be."""

    synced: dict[str, bytearray] = field(default_factory=dict)
    waiting: dict[str, list[Event]] = field(default_factory=lambda: defaultdict(list))

    def take(self, event: Event) -> None:
        """A call of the process."""
        if event.kind == "sync":
            for write in self.waiting.pop(event.path, []):
                _apply(self.synced.setdefault(event.path, bytearray()), write)
        elif event.kind == "write":
            self.waiting[event.path].append(event)

    def cut(self, place: Place, chance: random.Random) -> None:
        """Store what a power cut may leave."""
        for path in {*self.synced, *self.waiting}:
            content = bytearray(self.synced.get(path, b""))
            for write in self.waiting.get(path, []):
                for sector in _sectors(write):
                    if chance.random() < 0.5:
                        _apply(content, sector)
            place.path.with_name(Path(path).name).write_bytes(content)


def _sectors(write: Event) -> list[Event]:
    if write.data is None:
        return [write]
    starts = range(0, len(write.data), SECTOR_BYTES)
    return [_part(write, start, write.data[start : start + SECTOR_BYTES]) for start in starts]


def _part(write: Event, start: int, data: bytes) -> Event:
    return write._replace(at=write.at + start, data=data)


def _apply(content: bytearray, write: Event) -> None:
    if write.data is None:
        del content[write.at :]
        return
    content.extend(bytes(max(0, write.at + len(write.data) - len(content))))
    content[write.at : write.at + len(write.data)] = write.data


def main(cuts: int) -> str:
    """Compare the lost writes of the product with those of the controls."""
    if not has_strace():
        return "skipped: there is no strace on this machine"
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        new = new_place(folder / "new")
        full = _cut(new, folder / "full", (), cuts)
        controls = {
            mode: _cut(new, folder / mode, (f"synchronous={mode}",), cuts // CONTROL) for mode in ("NORMAL", "OFF")
        }
    assert all(verdict.is_good for verdict in full), full
    assert all(any(not verdict.is_good for verdict in found) for found in controls.values()), controls
    lost = ", ".join(f"{mode} in {_bad(found)} of {len(found)}" for mode, found in controls.items())
    return f"nothing lost; the controls lost or broke: {lost}"


def _bad(verdicts: list[Verdict]) -> int:
    return sum(not verdict.is_good for verdict in verdicts)


def _cut(new: Place, folder: Path, pragmas: tuple[str, ...], cuts: int) -> list[Verdict]:
    place, log = new.copy(folder / "run"), folder / "calls"
    options = ("-xx", "-y", "-s", "70000", "-e", "trace=pwrite64,fdatasync,ftruncate,write", "-o", str(log))
    watched(place, EACH, pragmas, *options)
    events = _read(log, place.path)
    chance = random.Random(SEED)
    moments = sorted(chance.choices(range(len(events)), k=max(cuts, CONTROL)))
    disk, acknowledged, verdicts = Disk({str(place.path): bytearray(new.path.read_bytes())}), [], []
    for moment, event in enumerate(events):
        disk.take(event)
        if event.kind == "acknowledged":
            acknowledged.append((event.data or b"").decode().strip())
        for _ in range(moments.count(moment)):
            verdicts.append(_after(disk, new, folder / "cut", chance, acknowledged))
    return verdicts


def _after(disk: Disk, new: Place, folder: Path, chance: random.Random, acknowledged: list[str]) -> Verdict:
    folder.mkdir()
    left = replace(new, path=folder / new.path.name)
    disk.cut(left, chance)
    verdict = judge(left, acknowledged)
    shutil.rmtree(folder)
    return verdict


def _read(log: Path, database: Path) -> list[Event]:
    """The calls that matter, in order: a sync counts when it came back, anything else when it was made."""
    events: list[Event] = []
    syncing: dict[str, str] = {}
    for line in log.read_text().splitlines():
        if (found := _CALL.match(line)) is None:
            continue
        thread, call, _, path, rest = found.groups()
        if path is not None:
            path = bytes.fromhex(path.replace("\\x", "")).decode()
        if call == "fdatasync":
            syncing[thread] = path or syncing[thread]
            if rest is None or "unfinished" not in rest:
                events.append(Event("sync", syncing[thread]))
        elif path is not None:
            events += _event(call, path, rest)
    wanted = (str(database), f"{database}-wal", "")
    return [event for event in events if event.path in wanted]


def _event(call: str, path: str, rest: str) -> list[Event]:
    if call == "ftruncate":
        length = _LENGTH.match(rest)
        return [Event("write", path, int(length[1]))] if length else []
    found = _DATA.match(rest)
    if found is None:
        return []
    data = bytes.fromhex(found[1].replace("\\x", ""))
    if call == "write":
        return [Event("acknowledged", "", 0, data)] if data.startswith((b"add ", b"delete ")) else []
    return [Event("write", path, int(found[2]), data)]


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000))
