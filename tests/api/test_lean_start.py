"""Modules that a server loads before it answers: rarely used ones load later, as they take longer than all others."""

import subprocess
import sys
from pathlib import Path

STARTED = """
import asyncio, sys
from budget_api.server import asgi

async def start():
    app, sent = asgi.create(), []
    async def receive():
        return {"type": "lifespan.shutdown" if sent else "lifespan.startup"}
    async def send(message):
        sent.append(message["type"])
        print(message["type"], *sorted({name.partition(".")[0] for name in sys.modules}))
    await app({"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}, receive, send)

asyncio.run(start())
"""
LATER = {
    "advanced_alchemy",
    "aiohttp",
    "alembic",
    "asyncpg",
    "numpy",
    "PIL",
    "psycopg",
    "pydantic",
    "pygments",
    "pywebpush",
}
LATER |= {"requests", "stripe"}


def loaded_by_a_start(folder: Path) -> set[str]:
    """The packages that a server in a process of its own has loaded when it takes calls."""
    env = {"PYTHONPATH": ":".join(sys.path), "BUDGET_DATA": str(folder), "BUDGET_RATES_URLS": "off"}
    done = subprocess.run([sys.executable, "-c", STARTED], env=env, capture_output=True, text=True, check=True)
    said, *modules = done.stdout.splitlines()[0].split()
    assert said == "lifespan.startup.complete"
    return set(modules)


def test_a_server_loads_neither_other_databases_nor_what_it_sends_messages_and_takes_money_by(tmp_path: Path) -> None:
    first, later = loaded_by_a_start(tmp_path), loaded_by_a_start(tmp_path)
    assert first & LATER == set()
    assert later & LATER == set()
