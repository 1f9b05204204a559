"""The product's server with one person signed up, and the calls that are measured."""

import json
from dataclasses import dataclass
from typing import Any

from bench.http import Connection

PASSWORD = "correct horse battery"
CATEGORIES = 40
MONTHS = "from=2024-01&to=2026-12"


@dataclass
class Product:
    """Who calls, and the ids they know."""

    port: int = 0
    name: str = "bench"
    token: str = ""
    workspace: str = ""
    account: str = ""
    category: str = ""
    deep: str = ""
    """The cursor of a page in the middle."""

    async def begin(self, port: int, categories: int = CATEGORIES) -> None:
        """Sign up, make categories with their plans, and look at what there is."""
        self.port = port
        body = {"name": self.name, "email": f"{self.name}@example.com", "password": PASSWORD}
        stranger = await self.open()
        head, user = await stranger.answer("POST", "/api/user/signup", body)
        stranger.close()
        self.token, self.workspace = head["authorization"], user["settings"]["workspace"]
        own = await self.open()
        for number in range(categories - 4):
            body = {"name": f"Category {number}", "date": "2026-12-01", "budget": "300"}
            await own.json("POST", f"/api/category/{self.workspace}/create", body)
        self.account = (await own.json("GET", f"/api/account/my/{self.workspace}/new"))[0]["id"]
        self.category = (await own.json("GET", f"/api/category/{self.workspace}/list"))[0]["id"]
        own.close()

    async def open(self) -> Connection:
        """A connection with the token."""
        return await Connection(self.port, self.token).open()

    async def go_deep(self, pages: int) -> None:
        """Remember a page far down."""
        own, path = await self.open(), f"/api/history/{self.workspace}/list-new?limit=200"
        for _ in range(pages):
            page = await own.json("GET", f"{path}&cursor={self.deep}" if self.deep else path)
            self.deep = page["nextCursor"] or self.deep
        own.close()

    @property
    def expense(self) -> bytes:
        """The body of the expense that is added over and over."""
        body = {"value": "12.50", "accountId": self.account, "categoryId": self.category, "date": "2026-12-05"}
        return json.dumps(body | {"note": "lunch market"}).encode()

    async def add(self, connection: Connection) -> object:
        """One expense."""
        return await connection.ok("POST", f"/api/history/{self.workspace}/add-expenses", self.expense)

    async def page(self, connection: Connection) -> object:
        """The newest 50."""
        return await connection.ok("GET", f"/api/history/{self.workspace}/list-new?limit=50")

    async def deep_page(self, connection: Connection) -> object:
        """50 from far down."""
        return await connection.ok("GET", f"/api/history/{self.workspace}/list-new?limit=50&cursor={self.deep}")

    async def month(self, connection: Connection) -> object:
        """The month's planning."""
        return await connection.ok("GET", f"/api/planning/{self.workspace}/list?date=2026-12-01")

    async def statistics(self, connection: Connection) -> object:
        """Three years, month by month."""
        return await connection.ok("GET", f"/api/statistics/{self.workspace}/main-stats?{MONTHS}")

    async def search(self, connection: Connection) -> object:
        """A word that one note in a thousand has."""
        return await connection.ok("GET", f"/api/history/{self.workspace}/list-new?limit=50&search=xylophone")

    async def bring(self, connection: Connection, body: Any) -> str:
        """Import a guest's data; the new workspace."""
        return str((await connection.json("POST", "/api/workspace/import-guest", body))["id"])
