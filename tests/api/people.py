"""People who use the API in tests."""

from dataclasses import dataclass, field
from itertools import count
from typing import Any, NamedTuple

from httpx import Client, Response

_number = count(1)
PASSWORD = "correct horse battery"


@dataclass
class Person:
    """A signed-up user with a personal workspace."""

    client: Client
    name: str
    email: str
    token: str
    id: str
    workspace: str
    accounts: dict[str, str] = field(default_factory=dict)
    categories: dict[str, str] = field(default_factory=dict)

    def call(self, method: str, path: str, json: Any = None, **params: Any) -> Response:
        """One call below /api with this person's token."""
        headers = {"authorization": self.token}
        body = {} if json is None else {"json": json}
        return self.client.request(method, f"/api{path}", headers=headers, params=params or None, **body)

    def get(self, path: str, **params: Any) -> Any:
        """The answer of a GET that succeeds."""
        return _expect(self.call("GET", path, **params), 200)

    def post(self, path: str, json: Any, status: int | None = 201) -> Any:
        """The answer of a POST; None for one that succeeds, whatever its status."""
        return _expect(self.call("POST", path, json), status)

    def put(self, path: str, json: Any = None, status: int = 200) -> Any:
        """The answer of a PUT."""
        return _expect(self.call("PUT", path, json), status)

    def delete(self, path: str, status: int = 200) -> Any:
        """The answer of a DELETE."""
        return _expect(self.call("DELETE", path), status)

    def spend(self, value: str, category: str = "Food", account: str = "Credit Card", **more: Any) -> Any:
        """Add an expense to one of the default categories."""
        body = {"value": value, "categoryId": self.categories[category], "accountId": self.accounts[account], **more}
        return self.post(f"/history/{self.workspace}/add-expenses", body)

    def budget(self, account: str = "Credit Card") -> str:
        """The balance of an account."""
        found = self.get(f"/account/my/{self.workspace}/new")
        return str(next(row["budget"] for row in found if row["id"] == self.accounts[account]))

    def month(self, date: str | None = None) -> dict[str, Any]:
        """A month's planning; its categories by id under `rows`."""
        planning = self.get(f"/planning/{self.workspace}/list", **({"date": date} if date else {}))
        planning["rows"] = {row["categoryId"]: row for row in planning["planningsCategories"]}
        return dict(planning)


class PersonalToken(NamedTuple):
    """A personal access token, as it is sent."""

    id: str
    token: str


def new_token(person: Person, scope: str, **more: Any) -> PersonalToken:
    """Make a personal access token."""
    made = person.post("/user/tokens", {"name": "script", "scope": scope, **more})
    return PersonalToken(made["id"], f"Bearer {made['token']}")


def sign_up(client: Client, name: str = "Ann", **more: Any) -> Person:
    """Somebody new, with an e-mail nobody else has."""
    email = str(more.pop("email", f"{name.lower()}{next(_number)}@example.com"))
    answer = client.post("/api/user/signup", json={"name": name, "email": email, "password": PASSWORD, **more})
    user = _expect(answer, 201)
    workspace = user["settings"]["workspace"]
    person = Person(client, name, email, answer.headers["authorization"], user["id"], workspace)
    person.accounts = {row["name"]: row["id"] for row in person.get(f"/account/my/{workspace}/new")}
    person.categories = {row["name"]: row["id"] for row in person.get(f"/category/{workspace}/list")}
    return person


def _expect(answer: Response, status: int | None) -> Any:
    assert answer.is_success if status is None else answer.status_code == status, f"{answer.status_code}: {answer.text}"
    return answer.json()
