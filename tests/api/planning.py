"""Plans, carry-over, targets and expected income that tests make."""

from typing import Any

from tests.api.people import Person


def plan(person: Person, category: str, budget: str, month: str, **more: Any) -> Any:
    """Set a budget."""
    body = {"categoryId": person.categories[category], "date": month, "budget": budget, **more}
    return person.post(f"/planning/{person.workspace}/planning-category", body, None)


def carry(person: Person, category: str, since: str, rule: str, status: int = 200, **more: Any) -> Any:
    """Set what a category hands to the next month; return its row."""
    body = {"categoryId": person.categories[category], "from": since, "carry": rule, **more}
    return person.put(f"/planning/{person.workspace}/carry-over", body, status)


def aim(
    person: Person, category: str, amount: str | None, status: int = 200, since: str | None = None, **more: Any
) -> Any:
    """Set or remove a target, from a month on; return its row."""
    body = {"categoryId": person.categories[category], "amount": amount, **more}
    body |= {} if since is None else {"from": since}
    return person.put(f"/planning/{person.workspace}/target", body, status)


def expect_income(person: Person, month: str, amount: str | None, status: int = 200) -> Any:
    """Set or remove the income expected in a month; return that month."""
    return person.put(f"/planning/{person.workspace}/expected-income", {"date": month, "amount": amount}, status)


def planned_row(person: Person, category: str, month: str) -> Any:
    """Return a category's row of a month."""
    return person.month(month)["rows"][person.categories[category]]


def suggestion(person: Person, category: str, month: str) -> Any:
    """Return what is suggested for a category's plan."""
    rows = person.get(f"/planning/{person.workspace}/suggestions", date=month)
    return next(row for row in rows if row["categoryId"] == person.categories[category])
