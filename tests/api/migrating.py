"""Other apps' files on their way into a workspace."""

from base64 import b64encode
from typing import Any

from tests.api.people import Person
from tests.migrate_files.figures import Months, Shown


def files_of(*files: tuple[str, bytes], **more: Any) -> dict[str, Any]:
    """The body of both calls."""
    return {"files": [{"fileName": name, "content": b64encode(data).decode()} for name, data in files], **more}


def report_of(person: Person, *files: tuple[str, bytes], **more: Any) -> Any:
    """Return the report of a preview of files."""
    return person.post("/migration/preview", files_of(*files, **more), 200)


def move_in(person: Person, *files: tuple[str, bytes], **more: Any) -> Any:
    """Make a workspace of files."""
    return person.post("/migration", files_of(*files, **more))


def refused(person: Person, *files: tuple[str, bytes], **more: Any) -> Any:
    """Return the error of files that both calls refuse, and check that nothing is made of them."""
    before = person.get("/workspace/my")
    answers = [person.call("POST", path, files_of(*files, **more)) for path in ("/migration/preview", "/migration")]
    assert [answer.status_code for answer in answers] == [422, 422], answers[1].text
    assert answers[0].json() == answers[1].json()
    assert person.get("/workspace/my") == before
    return answers[1].json()


def shown_months(person: Person, workspace: str, months: Months) -> Months:
    """The months as the product shows them, for the categories and months of an app.

    An archived category is not shown where nothing is planned and nothing spent.
    """
    lists = (f"/category/{workspace}/list", f"/category/my/{workspace}/deleted")
    names, archived = ({each["id"]: each["name"] for each in person.get(path)} for path in lists)
    hidden = {*archived.values()}
    names |= archived
    found: Months = {}
    for month in sorted({key for key, _ in months}):
        planning = person.get(f"/planning/{workspace}/list", date=f"{month}-01")
        for row in planning["planningsCategories"]:
            amounts = (hundredths(row[field]) for field in ("budget", "spent", "carried"))
            found[month, names[row["categoryId"]]] = Shown(*amounts)
    unseen = {key for key, shown in months.items() if key[1] in hidden and not shown.budgeted and not shown.spent}
    return {key: shown if key in unseen else found.get(key, Shown(0, 0, 0)) for key, shown in months.items()}


def shown_balances(person: Person, workspace: str) -> dict[str, int]:
    """The balances of accounts that are not closed, by name."""
    accounts = person.get(f"/account/my/{workspace}/new")
    return {each["name"]: hundredths(each["budget"]) for each in accounts}


def owed(person: Person, workspace: str) -> dict[tuple[str, str], int]:
    """The balances of people, by name and currency."""
    found = person.get(f"/settlement/{workspace}")["balances"]
    return {(each["name"], each["currencyCode"]): hundredths(each["amount"]) for each in found}


def hundredths(text: str) -> int:
    return int(text.replace(".", ""))
