"""A call with the header `budget-trial` is checked and run as always, and changes nothing."""

from typing import Any

import pytest

from tests.api.people import Person
from tests.api.schedules import rent_of

pytestmark = pytest.mark.both_databases


def tried(person: Person, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    headers = {"authorization": person.token, "budget-trial": "true"}
    answer = person.client.request(method, f"/api{path}", json=body, headers=headers)
    assert answer.status_code == status, answer.text
    return answer.json()


def everything(person: Person) -> list[Any]:
    """Views of a person on the workspace, with its revision."""
    paths = (
        f"/history/{person.workspace}/list-new",
        f"/account/my/{person.workspace}/new",
        f"/workspace/{person.workspace}",
    )
    return [
        person.get(path) for path in (*paths, f"/activity/{person.workspace}", f"/schedule/{person.workspace}/list")
    ]


def expense(person: Person, **more: Any) -> dict[str, Any]:
    sides = {"accountId": person.accounts["Cash"], "categoryId": person.categories["Food"]}
    return {"value": "12.50", "note": "lunch", **sides, **more}


def test_what_would_be_changed_is_answered_and_nothing_is(ann: Person) -> None:
    before = everything(ann)
    trial = tried(ann, "POST", f"/history/{ann.workspace}/add-expenses", expense(ann))
    (change,) = trial["changes"]
    assert (trial["changeCount"], change["entity"], change["kind"], change["before"]) == (1, "history", "created", None)
    assert (change["after"]["value"], change["after"]["note"]) == ("-12.50", "lunch")
    assert everything(ann) == before


def test_a_change_is_answered_with_the_old_fields_and_the_new_ones(ann: Person) -> None:
    account = ann.accounts["Cash"]
    (change,) = tried(ann, "PUT", f"/account/{account}", {"name": "Purse"})["changes"]
    assert (change["before"]["name"], change["after"]["name"]) == ("Cash", "Purse")
    body = rent_of(ann, book=True)
    entities = [row["entity"] for row in tried(ann, "POST", f"/schedule/{ann.workspace}/create", body)["changes"]]
    assert entities == ["history", "schedule"]
    assert ann.get(f"/schedule/{ann.workspace}/list") == []


@pytest.mark.parametrize(
    ("body", "field"),
    [({"value": "-5"}, "value"), ({"accountId": "nowhere"}, "accountId"), ({"value": "12.505"}, "value")],
)
def test_a_trial_is_refused_as_the_call_would_be(ann: Person, body: dict[str, Any], field: str) -> None:
    refused = tried(ann, "POST", f"/history/{ann.workspace}/add-expenses", expense(ann, **body), 422)
    real = ann.post(f"/history/{ann.workspace}/add-expenses", expense(ann, **body), 422)
    assert refused == real
    assert field in refused["fields"]


def test_rights_come_first_in_a_trial_too(ann: Person, bob: Person) -> None:
    tried(bob, "POST", f"/history/{ann.workspace}/add-expenses", expense(ann), 404)


def test_a_write_after_a_trial_is_done_once(ann: Person) -> None:
    body = expense(ann, id="0198b6a2-7a10-7c3e-9d55-3f1a2b4c5d6e")
    tried(ann, "POST", f"/history/{ann.workspace}/add-expenses", body)
    ann.post(f"/history/{ann.workspace}/add-expenses", body)
    assert tried(ann, "POST", f"/history/{ann.workspace}/add-expenses", body) == {"changes": [], "changeCount": 0}
    assert len(ann.get(f"/history/{ann.workspace}/list-new")["entries"]) == 1


def test_what_may_reach_more_than_the_database_is_not_tried(ann: Person) -> None:
    tried(ann, "POST", "/subscription/create-checkout-session", {"priceId": "p", "country": "ES"}, 400)
    assert ann.get("/user/me")["name"] == "Ann"


def test_settings_are_tried_without_changes_to_name(ann: Person) -> None:
    assert tried(ann, "PUT", "/settings/update", {"language": "ua"}) == {"changes": [], "changeCount": 0}
    assert ann.get("/settings")["language"] == "en"
