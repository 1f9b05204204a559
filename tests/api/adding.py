"""A client of its own process that adds expenses at once: `python -m tests.api.adding '{"url": …}'`."""

import asyncio
import json
import sys
from collections import Counter

import httpx

from tests.waiting import WAIT_SECONDS

AT_ONCE = 16


async def add(url: str, token: str, workspace: str, count: int, body: dict[str, str]) -> dict[int, int]:
    """Add entries; return the number of answers by status."""
    statuses: Counter[int] = Counter()
    waiting = iter(range(count))
    async with httpx.AsyncClient(base_url=url, headers={"authorization": token}, timeout=WAIT_SECONDS) as client:

        async def work() -> None:
            for _ in waiting:
                answer = await client.post(f"/api/history/{workspace}/add-expenses", json=body)
                statuses[answer.status_code] += 1

        await asyncio.gather(*(work() for _ in range(AT_ONCE)))
    return dict(statuses)


if __name__ == "__main__":
    print(json.dumps(asyncio.run(add(**json.loads(sys.argv[1])))))
