"""The yardstick: a bare Litestar handler that does the same rows through `sqlite3`, FULL, one commit each.

It checks session and membership, takes the revision, writes entry, balance, kept sum and change, like the product; it
has no rules, no validation and no models.
"""

import os
import sqlite3
import uuid
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, get, post

_SESSION = "select user_id from sessions where id = ? and ended_at is null"
_MEMBER = "select 1 from participants where workspace_id = ? and user_id = ? and is_verified and left_at is null"
_PAGE = (
    "select h.*, a.name, c.name from history h join accounts a on a.id = h.account_id"
    " left join categories c on c.id = h.category_id where h.workspace_id = ? and h.deleted_at is null"
    " order by h.local_day desc, h.date desc, h.id desc limit 50"
)
_MONTH = (
    "select * from categories where workspace_id = ?",
    "select * from planning_categories where workspace_id = ? and date = '2026-12-01'",
    "select category_id, currency_code, sum(spent) from day_sums where workspace_id = ?"
    " and local_day between '2026-12-01' and '2026-12-31' group by 1, 2",
)


def create() -> Litestar:
    """The app on the file in `BUDGET_DATA`."""
    db = sqlite3.connect(Path(os.environ["BUDGET_DATA"]) / "budget.sqlite3", isolation_level=None)
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
        db.execute(f"PRAGMA {pragma}")

    def check(request: Request[Any, Any, Any], workspace: str) -> str:
        (user,) = db.execute(_SESSION, (request.headers["authorization"],)).fetchone()
        db.execute(_MEMBER, (workspace, user)).fetchone()
        return str(user)

    @post("/add/{workspace:str}")
    async def add(request: Request[Any, Any, Any], workspace: str) -> dict[str, str]:
        body = await request.json()
        user, entry = check(request, workspace), str(uuid.uuid4())
        db.execute("begin immediate")
        write = "update workspaces set revision = revision + 1 where id = ? returning revision"
        (revision,) = db.execute(write, (workspace,)).fetchone()
        _book(db, entry, workspace, user, revision, body)
        db.execute("commit")
        return {"id": entry}

    @get("/page/{workspace:str}")
    async def page(request: Request[Any, Any, Any], workspace: str) -> list[list[Any]]:
        check(request, workspace)
        return [list(row) for row in db.execute(_PAGE, (workspace,))]

    @get("/month/{workspace:str}")
    async def month(request: Request[Any, Any, Any], workspace: str) -> list[list[Any]]:
        check(request, workspace)
        return [list(row) for query in _MONTH for row in db.execute(query, (workspace,))]

    @get("/nothing")
    async def nothing() -> list[str]:
        return []

    return Litestar([add, page, month, nothing], openapi_config=None, logging_config=None)


def _book(db: sqlite3.Connection, entry: str, workspace: str, user: str, revision: int, body: dict[str, Any]) -> None:
    cents, at = int(float(body["value"]) * 100), "2026-12-05 12:00:00.000000"
    db.execute(
        "insert into history(id, workspace_id, kind, category_id, account_id, date, local_day, value, currency_code,"
        " account_value, account_currency_code, note, user_id, creator_name, version, field_versions, created_at,"
        " updated_at) values (?,?,'expense',?,?,?,'2026-12-05',?,'USD',?,'USD','',?,'x',1,'{}',?,?)",
        (entry, workspace, body["categoryId"], body["accountId"], at, -cents, -cents, user, at, at),
    )
    db.execute("update accounts set budget = budget - ? where id = ?", (cents, body["accountId"]))
    db.execute(
        "insert into day_sums(workspace_id, local_day, category_id, currency_code, spent)"
        " values (?,'2026-12-05',?,'USD',?) on conflict do update set spent = spent + excluded.spent",
        (workspace, body["categoryId"], cents),
    )
    db.execute(
        "insert into changes(workspace_id, revision, entity, entity_id, kind, user_id, at) values (?,?,?,?,?,?,?)",
        (workspace, revision, "history", entry, "created", user, at),
    )
