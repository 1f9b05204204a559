"""The web app in a browser: what it weighs, how soon it stands on a slow phone, what Lighthouse says of it.

`python -m bench.web` writes the table of `docs/performance.md`.
"""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from bench.goals import Goal

_MEASURE = ["npx", "playwright", "test"]
_LOADS = ["--project=phone", "first-load", "first-tap"]
_LIGHTHOUSE = ["--config=bench/browser", "lighthouse"]
_SPEED = ["--config=bench/browser", "speed", "jobs"]
_FIGURE = re.compile(r"^web: (.+) \| (.+)$", re.MULTILINE)
_DOCUMENT = Path(__file__).parents[1] / "docs" / "performance.md"
_INTRODUCTION = """# Performance of the web app

Written by `make bench-web`. Medians on one machine: a phone of 390 × 844, its processor slowed 4 times, and for loads a
network of 1.6 Mbit/s with a latency of 150 ms, nothing kept from before. Timings on other machines differ: compare runs
on the same one. A key is timed from the finger to the frame that shows it;
taps leave digits out, and seconds are those of the app alone. Lighthouse, on a processor slowed to that of a phone:
performance · accessibility · best practices · SEO.

| | |
|---|---:|
"""
_LOAD = re.compile(r"first load of /expenses: ([0-9.]+) kB gz")
_RINGS = re.compile(r"processor 1/4: rings after ([0-9]+) ms")
_SLOWED = re.compile(r"lighthouse slows a processor of [0-9.]+ by ([0-9.]+)")
_SCORES = re.compile(r"lighthouse (\S+): ([0-9]+) ([0-9]+) ([0-9]+) ([0-9]+)")


def web_goals() -> Iterator[Goal]:
    """Yield the goals of the web app; RuntimeError with the output of a measurement that failed."""
    output = _run_web_bench(_LOADS)
    yield Goal("P12 first load of /expenses, kB gz", float(_search_output(_LOAD, output)[1]), 140.0)
    yield Goal(
        "P12 rings painted on a processor 4 times as slow, s", int(_search_output(_RINGS, output)[1]) / 1000, 0.8
    )
    output = _run_web_bench(_LIGHTHOUSE)
    slowed = _search_output(_SLOWED, output)[1]
    for path, performance, *others in _SCORES.findall(output):
        yield Goal(f"P13 Lighthouse, {slowed} times slower, {path}", float(performance), 95.0, at_least=True)
        yield Goal(f"P13 Lighthouse, the least of the others, {path}", min(map(float, others)), 100.0, at_least=True)


def _run_web_bench(words: list[str]) -> str:
    folder = Path(__file__).parents[1]
    done = subprocess.run([*_MEASURE, *words], cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"this was not measured: {done.stdout[-500:]}{done.stderr[-500:]}")
    return done.stdout


def _search_output(pattern: re.Pattern[str], output: str) -> re.Match[str]:
    found = pattern.search(output)
    if found is None:
        raise RuntimeError(f"not in the output: {pattern.pattern}")
    return found


def write_speed() -> None:
    """Measure how soon the app stands and answers, and write it down."""
    figures = _FIGURE.findall(_run_web_bench(_SPEED))
    scores = _SCORES.findall(_run_web_bench(_LIGHTHOUSE))
    figures += [(f"Lighthouse, `{path}`", " · ".join(each)) for path, *each in scores]
    rows = "".join(f"| {name} | {figure} |\n" for name, figure in figures)
    _DOCUMENT.write_text(_INTRODUCTION + rows, encoding="utf-8")
    print(rows, end="")


if __name__ == "__main__":
    write_speed()
