"""People listed through the search, and names that are links in mails: `python -m tests.prove.attacks.people`.

The controls: a search that leaves the excluded out before it counts to ten, and greetings with the name as chosen.
"""

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from litestar.testing import TestClient
from sqlalchemy import select

from budget_api.db.models import UserRow
from budget_api.mail.queue import unlinked
from budget_core.base.limits import SEARCH_MAX_HITS
from tests.api.conftest import serving
from tests.api.database import read
from tests.api.members import open_to_invitations
from tests.api.people import Person, sign_up
from tests.servers import server_settings

Client = TestClient[Any]
LINK = re.compile(r"(?i)(?:https?:/|www\.)\S|\S@\S*\.\w|\b[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\b|\w/\w")
"""Texts that mail programs turn into links by themselves."""
NAMES = (
    *("http://evil.example/login", "HTTPS://EVIL.EXAMPLE", "www.evil.example", "evil.example", "ann@evil.example"),
    *("evil.example/reset?code=1", "Ann http:/evil.example", "//evil.example", "a.b.c.example", "пошта.укр/вхід"),
    *("Budget. Sign in at evil.example", "evil.example:8000/x", "mailto:ann@evil.example", "evil.example."),
)


def main(people: int) -> str:
    """Count the people found by a search, and the names that became links."""
    with tempfile.TemporaryDirectory() as folder, serving(server_settings(Path(folder))) as client:
        mallory = sign_up(client, "Mallory")
        open_to_invitations(*(sign_up(client, "Victim") for _ in range(people)))
        found, found_there = _page_on(mallory), _page_on_naively(client)
    links = [name for name in NAMES if LINK.search(unlinked(name))]
    assert len(found) == SEARCH_MAX_HITS and len(found_there) == people, (found, found_there)
    assert not links and all(LINK.search(name) for name in NAMES), links
    return (
        f"{len(found)} of {people} people listed, {len(links)} of {len(NAMES)} names are links; "
        f"control {len(found_there)} listed, {len(NAMES)} links"
    )


def _page_on(person: Person) -> set[str]:
    """Everybody who is shown to who leaves out those they saw, until nobody is new."""
    seen: set[str] = set()
    while page := {row["id"] for row in person.get("/workspace/users", str="victim", exclude_ids=sorted(seen))} - seen:
        seen |= page
    return seen


def _page_on_naively(client: Client) -> set[str]:
    seen: set[str] = set()
    while page := _naive_page(client, seen):
        seen |= page
    return seen


def _naive_page(client: Client, seen: set[str]) -> set[str]:
    named = select(UserRow.id).where(UserRow.name_key.startswith("victim"), UserRow.id.not_in(seen))
    return set(read(client, lambda db: db.scalars(named.limit(SEARCH_MAX_HITS)).all()))


if __name__ == "__main__":
    print(main(int(sys.argv[1]) if len(sys.argv) > 1 else 60))
