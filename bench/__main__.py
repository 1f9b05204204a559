"""`make bench`: the product and the yardstick in turn, in one run; ratios count, milliseconds wander."""

import asyncio
import json
import sqlite3
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.http import Connection
from bench.measure import Load, load, median_ms
from bench.servers import memory_mb, serving

CLIENTS = 16
TIMES = 300
SIZES = (1_000, 10_000)
PERSON = {"name": "Bench", "email": "bench@example.com", "password": "correct horse battery"}


class Product:
    """The product's server with one person signed up."""

    async def begin(self, port: int) -> None:
        """Sign up and look at what there is."""
        self.port, self.token = port, ""
        connection = await Connection(port, "").open()
        head, user = await connection.answer("POST", "/api/user/signup", PERSON)
        self.token = head["authorization"]
        self.workspace = user["settings"]["workspace"]
        own = await self.open()
        self.account = (await own.json("GET", f"/api/account/my/{self.workspace}/new"))[0]["id"]
        self.category = (await own.json("GET", f"/api/category/{self.workspace}/list"))[0]["id"]
        own.close()

    async def open(self) -> Connection:
        """A connection with the token."""
        return await Connection(self.port, self.token).open()

    @property
    def expense(self) -> bytes:
        """The body of the expense that is added over and over."""
        body = {"value": "12.50", "accountId": self.account, "categoryId": self.category, "date": "2026-12-05"}
        return json.dumps(body).encode()

    async def add(self, connection: Connection) -> object:
        """One expense."""
        return await connection.call("POST", f"/api/history/{self.workspace}/add-expenses", self.expense)

    async def page(self, connection: Connection) -> object:
        """The newest 50."""
        return await connection.call("GET", f"/api/history/{self.workspace}/list-new?limit=50")

    async def month(self, connection: Connection) -> object:
        """The month's planning."""
        return await connection.call("GET", f"/api/planning/{self.workspace}/list?date=2026-12-01")


async def fill(product: Product, wanted: int) -> None:
    """Add expenses until there are so many."""
    await load(product.open, product.add, CLIENTS, wanted // CLIENTS)


async def measure(product: Product) -> dict[str, Any]:
    """Every figure of one server."""
    connection = await product.open()
    figures: dict[str, Any] = {
        "add one, ms": await median_ms(connection, product.add, TIMES),
        "page of 50, ms": await median_ms(connection, product.page, TIMES),
        "month, ms": await median_ms(connection, product.month, TIMES),
    }
    connection.close()
    figures[f"{CLIENTS} clients"] = await load(product.open, product.add, CLIENTS, TIMES // 4)
    return figures


async def yardstick(product: Product, folder: Path) -> dict[str, Any]:
    """The same against the bare handler, on a copy of the product's file."""
    database = sqlite3.connect(folder / "budget.sqlite3")
    (session,) = database.execute("select id from sessions limit 1").fetchone()
    database.close()

    async def open_one() -> Connection:
        return await Connection(bare, session).open()

    async def add(connection: Connection) -> object:
        return await connection.call("POST", f"/add/{product.workspace}", product.expense)

    async def page(connection: Connection) -> object:
        return await connection.call("GET", f"/page/{product.workspace}")

    with serving("bench.bare:create", folder) as (bare, _):
        connection = await open_one()
        figures = {
            "add one, ms": await median_ms(connection, add, TIMES),
            "page of 50, ms": await median_ms(connection, page, TIMES),
            f"{CLIENTS} clients": await load(open_one, add, CLIENTS, TIMES // 4),
        }
        connection.close()
    return figures


async def main() -> None:
    """One block of lines for each size."""
    for size in SIZES:
        with tempfile.TemporaryDirectory() as name:
            folder, product = Path(name), Product()
            with serving("budget_api.app:create", folder) as (port, pid):
                await product.begin(port)
                await fill(product, size)
                own = await measure(product)
                own["memory, MB"] = memory_mb(pid)
            report(size, own, await yardstick(product, folder))


def report(size: int, own: dict[str, Any], bare: dict[str, Any]) -> None:
    """The product's figures, and how they stand to the yardstick's."""
    print(f"\n{size} entries")
    for name, figure in own.items():
        other = bare.get(name)
        if isinstance(figure, Load) and isinstance(other, Load):
            ratio = figure.per_second / other.per_second
            print(f"  {name:16} {figure.per_second:8.0f}/s, p99 {figure.p99_ms:6.1f} ms   {ratio:5.2f} × bare")
        else:
            beside = f"{figure / other:5.2f} × bare" if other else ""
            print(f"  {name:16} {statistics.mean([figure]):8.2f}   {beside}")


if __name__ == "__main__":
    asyncio.run(main())
    sys.stdout.flush()
