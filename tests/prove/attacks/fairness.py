"""One user writes without a pause while another works: `python -m tests.prove.attacks.fairness`.

The product has a tenth of the write budget it ships with, so that the flood may be short; the control has none.
"""

import sys
import tempfile
import threading
import time
from collections import Counter
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

import httpx

from budget_api.config.quotas import DEFAULTS, OFF, PREFIX
from tests.api.people import Person, sign_up
from tests.api.processes import served
from tests.waiting import WAIT_SECONDS

SETTING = f"{PREFIX}WRITE_ACCOUNT"
FLOODING = 2
OTHERS_WRITES = 100


@dataclass
class Harm:
    """Effect of one person's writes on another person."""

    taken: int
    """Writes of the flooding user that were stored."""
    refused: int
    others_refused: int
    others_p95_ms: float


def main(writes: int) -> str:
    """Compare the other person's waits with and without the budget of writes."""
    shipped = DEFAULTS["WRITE_ACCOUNT"]
    assert shipped is not None
    most = shipped.count // 10
    product, control = attack(writes, f"{most}/{shipped.seconds} seconds"), attack(writes, OFF)
    assert product.refused and product.taken <= 2 * most and not product.others_refused, product
    assert (control.taken, control.refused) == (writes, 0), control
    return (
        f"{product.taken} of {writes} taken, the other's p95 {product.others_p95_ms:.0f} ms; "
        f"control {control.taken} taken, {control.others_p95_ms:.0f} ms"
    )


def attack(writes: int, quota: str) -> Harm:
    """A flood by one, and a hundred changes by another meanwhile."""
    with tempfile.TemporaryDirectory() as folder, served(Path(folder), **{SETTING: quota}) as url:
        with httpx.Client(base_url=url, timeout=WAIT_SECONDS) as client:
            mallory, bob = sign_up(client, "Mallory"), sign_up(client, "Bob")
        statuses: Counter[int] = Counter()
        floods = [
            threading.Thread(target=_flood, args=(url, mallory, writes // FLOODING, statuses)) for _ in range(FLOODING)
        ]
        for one in floods:
            one.start()
        answers, seconds = _work(url, bob)
        for one in floods:
            one.join()
    taken, refused = statuses[HTTPStatus.OK], statuses[HTTPStatus.TOO_MANY_REQUESTS]
    p95 = sorted(seconds)[len(seconds) * 95 // 100] * 1000
    return Harm(taken, refused, sum(answer != HTTPStatus.OK for answer in answers), p95)


def _flood(url: str, person: Person, writes: int, statuses: "Counter[int]") -> None:
    with httpx.Client(base_url=url, timeout=WAIT_SECONDS) as client:
        for number in range(writes):
            statuses[_rename(client, person, f"Purse {number}")] += 1


def _work(url: str, person: Person) -> tuple[list[int], list[float]]:
    answers, seconds = [], []
    with httpx.Client(base_url=url, timeout=WAIT_SECONDS) as client:
        for number in range(OTHERS_WRITES):
            begun = time.perf_counter()
            answers.append(_rename(client, person, f"Wallet {number}"))
            seconds.append(time.perf_counter() - begun)
    return answers, seconds


def _rename(client: httpx.Client, person: Person, name: str) -> int:
    headers = {"authorization": person.token}
    path = f"/api/account/{person.accounts['Cash']}"
    return client.put(path, json={"name": name}, headers=headers).status_code


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 600))
