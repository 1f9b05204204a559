"""One person makes the dearest calls there are while another works: `python -m tests.prove.attacks.neighbours`.

Nothing is limited but by what a call itself may hold, on either database. The other's small calls are answered within
0.3 s (median) and 2 s (worst); the table, with the same calls alone, goes to stderr.
"""

import json
import os
import statistics
import sys
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from multiprocessing import get_context
from multiprocessing.managers import ListProxy
from pathlib import Path
from typing import Any

import httpx

from tests.api import guests
from tests.api.importing import file_of
from tests.api.people import Person, sign_up
from tests.api.processes import SERVE, start, url_of
from tests.prove.databases import both_databases

MEDIAN_SECONDS, WORST_SECONDS = 0.3, 2.0
LEAST_SECONDS, MOST_SECONDS = 3.0, 15.0
"""A measurement ends when each dear call was answered once, between these."""
CALL_SECONDS = 12.0
"""An answer that takes longer counts as this."""
RENT_SECONDS = 30.0
SCHEDULES, BACKLOG_DAYS, RULES, UPLOADS, EXPORTS, QUICK_AT_ONCE = 200, 400, 500, 30, 4, 4
MONTHS, CATEGORIES = 24, 29
UPLOAD_BYTES = 16 * 1024 * 1024
Request = tuple[str, str, bytes | None]
_SPAWNS = get_context("spawn")


@dataclass
class Abuse:
    """Dear calls, made again and again by so many threads."""

    name: str
    requests: list[Request]
    at_once: int = 1


@dataclass
class Waits:
    """Seconds that a person's small calls took, by what they do."""

    seconds: dict[str, list[float]] = field(default_factory=dict)
    note: str = ""

    def add(self, kind: str, call: Callable[[], object]) -> None:
        """Make a call and keep how long it took."""
        begun = time.perf_counter()
        with suppress(httpx.TimeoutException):
            call()
        self.seconds.setdefault(kind, []).append(min(time.perf_counter() - begun, CALL_SECONDS))

    @property
    def median(self) -> float:
        """Return the largest of the medians."""
        return max(map(statistics.median, self.seconds.values()))

    @property
    def worst(self) -> float:
        """Return the longest."""
        return max(map(max, self.seconds.values()))

    def __str__(self) -> str:
        """Return the median and the worst of each kind."""
        cells = (f"{kind} {statistics.median(each):.3f}/{max(each):.2f}" for kind, each in self.seconds.items())
        return f"{'  '.join(cells)}  {self.note}"


def main(entries: int) -> str:
    """Return the largest figures; AssertionError when another person waited longer than they may."""
    said, late = [], []
    with both_databases("neighbours") as databases:
        for name, folder, url in databases:
            folder.mkdir(parents=True, exist_ok=True)
            rows = {}
            for abuse, waits in _measure_all(folder, url, entries):
                rows[abuse] = waits
                print(f"{name:10} {abuse:28} {waits}", file=sys.stderr, flush=True)
                if waits.median > MEDIAN_SECONDS or waits.worst > WORST_SECONDS:
                    late.append(f"{name} {abuse}: {waits}")
            median, worst = (max(getattr(each, what) for each in rows.values()) for what in ("median", "worst"))
            said.append(f"{name} median {median:.2f} s, worst {worst:.2f} s")
    assert not late, "\n".join(late)
    return "; ".join(said)


def _measure_all(folder: Path, url: str | None, entries: int) -> Iterator[tuple[str, Waits]]:
    with _server(folder, url) as address, _client(address) as client:
        mallory, bob = sign_up(client, "Mallory"), sign_up(client, "Bob")
        mallory.workspace = _guest_import(mallory, entries)
        abuses = _abuses(mallory, entries)
        yield "alone", _work(bob, lambda: False)
    for abuse in abuses:  # a server each: what one leaves behind is not the next one's
        with _server(folder, url) as address, _client(address) as client:
            yield abuse.name, _beside(abuse, mallory, _at(bob, client), address)
    with _server(folder, url) as address, _client(address) as client:
        _fill_backlog(_at(mallory, client))
        yield "backlog of postings", _beside_job(_at(bob, client))


@contextmanager
def _server(folder: Path, url: str | None) -> Iterator[str]:
    """Run a server, killed at the end: one that is busy for minutes does not stop when it is told to."""
    more = {"BUDGET_DATABASE_URL": url} if url else {}
    process = start(*SERVE, BUDGET_DATA=str(folder), **more)
    try:
        yield url_of(process)
    finally:
        process.kill()
        process.wait()


def _client(address: str) -> httpx.Client:
    return httpx.Client(base_url=address, timeout=CALL_SECONDS)


def _at(person: Person, client: httpx.Client) -> Person:
    person.client = client
    return person


def _abuses(person: Person, entries: int) -> list[Abuse]:
    """Return the dear calls; the daily schedules that one of them reads are made before."""
    workspace = person.workspace
    for number in range(SCHEDULES):
        person.post(f"/schedule/{workspace}/create", _daily(person, number))
    for number in range(CATEGORIES):
        person.post(f"/category/{workspace}/create", {"name": f"Category {number}"})
    rules = [
        {"field": "note", "match": "contains", "text": f"shop {at}x", "payee": f"Shop {at}"} for at in range(RULES)
    ]
    renames = [("Lidl", "Aldi"), ("Aldi", "Lidl")]
    exports = [f"/history/{workspace}/export", f"/workspace/{workspace}/export"]
    lines = "".join(
        f"2026-{1 + at % 11:02}-{1 + at % 28:02},Market {at},-{1 + at / 100:.2f}\n" for at in range(entries)
    )
    bank = file_of(f"Date,Description,Amount\n{lines}", accountId=_account(person))
    upload = file_of(os.urandom(UPLOAD_BYTES), accountId=_account(person))
    restored = person.call("GET", exports[1]).content
    months = {"months": [_planned_month(person, f"{2027 + at // 12}-{1 + at % 12:02}-01") for at in range(MONTHS)]}
    quick = {"text": "12 " + "coffee with milk and " * 47}
    return [
        Abuse("month in the year 2999", [("GET", f"/planning/{workspace}/list?date=2999-12-01", None)]),
        Abuse(
            "rename of a payee", [("PUT", f"/payee/{workspace}/rename", _body(name=a, newName=b)) for a, b in renames]
        ),
        Abuse("import of a guest's data", [("POST", "/workspace/import-guest", _body(**_guest_data(entries)))]),
        Abuse("workspace from its file", [("POST", "/workspace/import-guest", restored)]),
        Abuse("import of a bank's file", [("POST", f"/import/{workspace}", _body(**bank))]),
        Abuse("preview of 500 rules", [("POST", f"/import/{workspace}/rules/preview", _body(rules=rules))], 3),
        Abuse("exports", [("GET", each, None) for each in exports], EXPORTS),
        Abuse("uploads", [("POST", f"/import/{workspace}/preview", _body(**upload))], UPLOADS),
        Abuse("budgets of many months", [("PUT", f"/planning/{workspace}/months", _body(**months))]),
        Abuse("long typed lines", [("POST", f"/history/{workspace}/quick", _body(**quick))], QUICK_AT_ONCE),
    ]


def _body(**fields: Any) -> bytes:
    return json.dumps(fields).encode()


def _planned_month(person: Person, date: str) -> dict[str, Any]:
    """Return new budgets of the categories of a person in a month."""
    ids = [row["id"] for row in person.get(f"/category/{person.workspace}/list")]
    return {"date": date, "planningsCategories": [{"categoryId": each, "budget": "100"} for each in ids]}


def _account(person: Person) -> str:
    return str(person.get(f"/account/my/{person.workspace}/new")[0]["id"])


def _guest_data(entries: int) -> dict[str, Any]:
    """Return a guest's data with so many expenses of one payee."""
    card, food = guests.account("Card", isMainAccount=True), guests.category("Food")
    spent = [
        guests.entry(card, "-1.00", categoryId=food["id"], payee="Lidl", tags=["trip"], note=f"shop {at}")
        for at in range(entries)
    ]
    card["budget"] = f"-{entries}.00"
    return {"guestAccounts": [card], "guestCategory": [food], "guestHistory": spent}


def _guest_import(person: Person, entries: int) -> str:
    headers = {"authorization": person.token, "content-type": "application/json"}
    content = _body(**_guest_data(entries))
    made = person.client.post("/api/workspace/import-guest", content=content, headers=headers, timeout=None)
    assert made.is_success, made.text
    return str(made.json()["id"])


def _daily(person: Person, number: int, days: int = 0, **more: Any) -> dict[str, Any]:
    """Return the body of a daily schedule that began so many days ago."""
    if not person.categories or person.workspace not in person.accounts:
        person.accounts[person.workspace] = _account(person)
        rows = person.get(f"/category/{person.workspace}/list")
        person.categories[person.workspace] = str(rows[0]["id"])
    day = (datetime.now(UTC) - timedelta(days=days)).date().isoformat()
    return {
        "kind": "expense",
        "accountId": person.accounts[person.workspace],
        "categoryId": person.categories[person.workspace],
        "value": "1",
        "note": f"Daily {number}",
        "frequency": "day",
        "startDate": day,
        **more,
    }


def _fill_backlog(person: Person) -> None:
    for each in person.get(f"/schedule/{person.workspace}/list"):
        person.delete(f"/schedule/{each['id']}")
    for number in range(SCHEDULES):
        more = {"mode": "post", "backfill": True}
        person.post(f"/schedule/{person.workspace}/create", _daily(person, number, BACKLOG_DAYS, **more))


def _beside_job(bob: Person) -> Waits:
    """Work while the job posts another one's backlog; a rent due today is posted meanwhile."""
    rent = {"frequency": "month", "mode": "post", "note": "Rent", "accountId": bob.accounts["Cash"]}
    body = _daily(bob, 0, 0, **rent) | {"categoryId": bob.categories["Food"]}
    made, begun = bob.post(f"/schedule/{bob.workspace}/create", body), time.monotonic()

    def is_waiting() -> bool:
        found = next(each for each in bob.get(f"/schedule/{bob.workspace}/list") if each["id"] == made["id"])
        return not found["postedCount"] and time.monotonic() - begun < RENT_SECONDS

    waits = _work(bob, is_waiting, RENT_SECONDS)
    waits.note = f"the rent of today waited {time.monotonic() - begun:.0f} s"
    assert not is_waiting() and time.monotonic() - begun < RENT_SECONDS, waits
    return waits


def _beside(abuse: Abuse, mallory: Person, bob: Person, address: str) -> Waits:
    """Work beside dear calls, which another process makes."""
    with _SPAWNS.Manager() as manager:
        answers = manager.list()
        process = _SPAWNS.Process(target=_make_calls, args=(address, mallory.token, abuse, answers), daemon=True)
        process.start()
        while not len(answers):  # it says that it begins
            time.sleep(0.01)
        waits = _work(bob, lambda: len(answers) <= abuse.at_once, MOST_SECONDS)
        process.kill()
        process.join()
        waits.note = f"{abuse.at_once} at once: {dict(Counter(answers[1:]))}"
    return waits


def _work(bob: Person, is_busy: Callable[[], bool], most: float = MOST_SECONDS) -> Waits:
    """Make small calls until nobody else is busy."""
    waits, begun = Waits(), time.monotonic()
    while (passed := time.monotonic() - begun) < most and (passed < LEAST_SECONDS or is_busy()):
        waits.add("write", lambda: bob.spend("1", account="Cash"))
        waits.add("month", lambda: bob.get(f"/planning/{bob.workspace}/list"))
        waits.add("sums", lambda: bob.get(f"/statistics/{bob.workspace}/main-stats"))
    return waits


def _make_calls(address: str, token: str, abuse: Abuse, answers: "ListProxy[int]") -> None:
    answers.append(0)
    threads = [threading.Thread(target=_repeat, args=(address, token, abuse, answers)) for _ in range(abuse.at_once)]
    for thread in threads:
        thread.start()


def _repeat(address: str, token: str, abuse: Abuse, answers: "ListProxy[int]") -> None:
    headers = {"authorization": token, "content-type": "application/json"}
    with httpx.Client(base_url=address, timeout=None, headers=headers) as client:
        while True:
            for method, path, content in abuse.requests:
                answers.append(client.request(method, f"/api{path}", content=content).status_code)


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 20_000))
