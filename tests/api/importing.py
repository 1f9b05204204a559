"""Files that people import in tests."""

from base64 import b64encode
from typing import Any
from uuid import uuid4

from tests.api.people import Person

BANK = "Date,Description,Amount\n2026-11-02,Market,-12.50\n2026-11-03,Salary,1000.00\n2026-11-04,Market,-12.50\n"


def file_of(content: str | bytes, name: str = "bank.csv", **more: Any) -> dict[str, Any]:
    """The body of both calls."""
    data = content.encode() if isinstance(content, str) else content
    return {"fileName": name, "content": b64encode(data).decode(), **more}


def preview(person: Person, content: str | bytes, name: str = "bank.csv", **more: Any) -> Any:
    """Return the preview of a file."""
    return person.post(f"/import/{person.workspace}/preview", file_of(content, name, **more), 200)


def bring(person: Person, content: str | bytes, name: str = "bank.csv", **more: Any) -> Any:
    """Import a file."""
    return person.post(f"/import/{person.workspace}", file_of(content, name, **{"id": str(uuid4()), **more}))


def refused(person: Person, content: str | bytes, name: str = "bank.csv", **more: Any) -> Any:
    """Why a file is not imported, which its preview says as well."""
    answers = [
        person.call("POST", f"/import/{person.workspace}{path}", file_of(content, name, **more))
        for path in ("/preview", "")
    ]
    assert [answer.status_code for answer in answers] == [422, 422], answers[1].text
    assert answers[0].json() == answers[1].json()
    return answers[1].json()


def asked(seen: Any) -> list[str]:
    """Return the fields that a preview asks about."""
    return [question["field"] for question in seen["questions"]]
