"""Accounts over HTTP: making, editing, removing, and what their balances are made of."""

from collections.abc import Callable
from datetime import date, timedelta
from typing import Any
from uuid import uuid4

import pytest

from budget_core.base import limits
from tests.api.database import RATES_DAY, store_rates
from tests.api.people import Person, sign_up


def accounts(person: Person) -> dict[str, dict[str, Any]]:
    """The accounts that are not deleted, by name, oldest first."""
    return {row["name"]: row for row in person.get(f"/account/my/{person.workspace}/new")}


def deleted(person: Person) -> list[str]:
    return [row["name"] for row in person.get(f"/account/my/{person.workspace}/deleted")]


def create(person: Person, name: str = "Savings", **more: Any) -> dict[str, Any]:
    made = person.post(f"/account/{person.workspace}/create", {"name": name, **more})
    person.accounts[name] = made["id"]
    return dict(made)


def balance(person: Person) -> dict[str, Any]:
    return dict(person.get(f"/account/my/{person.workspace}/balance"))


def main_accounts(person: Person) -> list[str]:
    return [name for name, row in accounts(person).items() if row["isMainAccount"]]


def test_a_new_user_has_the_two_default_accounts(ann: Person) -> None:
    assert [(name, row["icon"], row["budget"]) for name, row in accounts(ann).items()] == [
        ("Credit Card", "credit-card", "0.00"),
        ("Cash", "wallet", "0.00"),
    ]
    assert main_accounts(ann) == ["Credit Card"]


def test_a_made_account_is_kept_as_it_was_answered(ann: Person) -> None:
    made = create(
        ann, "  Jar ", icon="piggy-bank", budget="12.5", currencyCode="EUR", type="savings", isShowInBalance=False
    )
    assert accounts(ann)["Jar"] == made
    assert (made["name"], made["budget"], made["currencyCode"], made["type"]) == ("Jar", "12.50", "EUR", "savings")
    assert (made["isShowInBalance"], made["deleted"], made["deletedAt"], made["version"]) == (False, False, None, 1)
    assert made["workspaceId"] == ann.workspace


def test_a_new_account_has_the_defaults_for_what_is_left_out(ann: Person) -> None:
    made = create(ann)
    assert (made["icon"], made["budget"], made["currencyCode"], made["type"]) == ("wallet", "0.00", "default", "basic")
    assert (made["isShowInBalance"], made["isMainAccount"]) == (True, False)


def test_a_new_debt_is_not_in_the_balance_unless_it_is_said(ann: Person) -> None:
    create(ann, "Loan", type="debt", budget="-80")
    assert accounts(ann)["Loan"]["isShowInBalance"] is False
    assert balance(ann)["amount"] == "0.00"
    assert create(ann, "Card", type="debt", isShowInBalance=True)["isShowInBalance"] is True


def test_a_new_main_account_takes_the_flag_from_the_old_one(ann: Person) -> None:
    create(ann, "Bank", isMainAccount=True)
    assert main_accounts(ann) == ["Bank"]


def test_the_same_create_sent_twice_makes_one_account(ann: Person) -> None:
    made = str(uuid4())
    assert create(ann, id=made, budget="5") == create(ann, id=made, budget="5")
    assert list(accounts(ann)) == ["Credit Card", "Cash", "Savings"]
    assert balance(ann)["amount"] == "5.00"


def test_a_repeated_create_answers_the_account_as_it_is_now(ann: Person) -> None:
    made = create(ann, id=str(uuid4()), budget="5")
    ann.put(f"/account/{made['id']}", {"name": "Jar"})
    assert create(ann, id=made["id"], budget="5")["name"] == "Jar"
    ann.delete(f"/account/{made['id']}")
    with pytest.raises(AssertionError, match=r"409: .*conflict\.deleted"):
        create(ann, id=made["id"], budget="5")
    assert deleted(ann) == ["Jar"]


def test_the_id_of_another_create_is_a_conflict(ann: Person) -> None:
    made = create(ann, id=str(uuid4()))
    body = {"name": "Other", "id": made["id"]}
    assert ann.post(f"/account/{ann.workspace}/create", body, 409)["code"] == "conflict.id"
    assert "Other" not in accounts(ann)


def test_the_id_of_a_strangers_account_is_a_conflict_that_tells_nothing(ann: Person, bob: Person) -> None:
    body = {"name": "Savings", "id": str(uuid4())}
    bob.post(f"/account/{bob.workspace}/create", body)
    problem = ann.post(f"/account/{ann.workspace}/create", body, 409)
    assert (problem["code"], problem["fields"], problem["current"]) == ("conflict.id", {}, None)
    assert "Savings" not in accounts(ann)


def test_the_same_id_in_another_workspace_is_a_conflict(ann: Person) -> None:
    other = ann.post("/workspace/create", {"name": "Home", "currencyCode": "USD"})["id"]
    body = {"name": "Savings", "id": str(uuid4())}
    ann.post(f"/account/{ann.workspace}/create", body)
    assert ann.post(f"/account/{other}/create", body, 409)["code"] == "conflict.id"


def test_an_edit_changes_the_fields_it_carries_and_no_others(ann: Person) -> None:
    made = create(ann, budget="10", type="savings", icon="piggy-bank")
    edited = ann.put(f"/account/{made['id']}", {"name": "Holidays", "isShowInBalance": False})
    untouched = {"icon", "budget", "type", "currencyCode", "isMainAccount", "createdAt", "id"}
    assert {key: edited[key] for key in untouched} == {key: made[key] for key in untouched}
    assert (edited["name"], edited["isShowInBalance"], edited["version"]) == ("Holidays", False, 2)
    assert accounts(ann)["Holidays"] == edited


def test_an_edit_that_changes_nothing_leaves_the_version(ann: Person) -> None:
    made = create(ann)
    assert ann.put(f"/account/{made['id']}", {"name": "Savings"}) == made


def test_two_edits_of_different_fields_merge(ann: Person) -> None:
    made = create(ann)
    ann.put(f"/account/{made['id']}", {"name": "Mine", "version": 1})
    merged = ann.put(f"/account/{made['id']}", {"icon": "landmark", "version": 1})
    assert (merged["name"], merged["icon"], merged["version"]) == ("Mine", "landmark", 3)


def test_two_edits_of_one_field_conflict_and_show_what_is_stored(ann: Person) -> None:
    made = create(ann)
    ann.put(f"/account/{made['id']}", {"name": "Theirs", "version": 1})
    problem = ann.put(f"/account/{made['id']}", {"name": "Mine", "icon": "landmark", "version": 1}, 409)
    assert problem["code"] == "conflict.version"
    assert problem["current"] == {"name": "Theirs"}
    assert problem["fields"] == {"name": "conflict.version"}
    assert accounts(ann)["Theirs"]["icon"] == "wallet"


def test_without_a_version_the_last_edit_wins(ann: Person) -> None:
    made = create(ann)
    ann.put(f"/account/{made['id']}", {"name": "First", "version": 1})
    assert ann.put(f"/account/{made['id']}", {"name": "Last"})["name"] == "Last"


def test_a_deleted_account_is_listed_apart_and_comes_back(ann: Person) -> None:
    made = create(ann, budget="7")
    gone = ann.delete(f"/account/{made['id']}")
    assert (gone["deleted"], gone["isMainAccount"]) == (True, False)
    assert gone["deletedAt"] is not None
    assert "Savings" not in accounts(ann)
    assert deleted(ann) == ["Savings"]
    assert balance(ann)["amount"] == "0.00"
    back = ann.put(f"/account/{made['id']}/restore")
    assert (back["deleted"], back["deletedAt"], back["budget"]) == (False, None, "7.00")
    assert deleted(ann) == []
    assert balance(ann)["amount"] == "7.00"


def test_deleting_and_restoring_twice_change_nothing_more(ann: Person) -> None:
    made = create(ann)
    assert ann.delete(f"/account/{made['id']}") == ann.delete(f"/account/{made['id']}")
    assert ann.put(f"/account/{made['id']}/restore") == ann.put(f"/account/{made['id']}/restore")


def test_a_deleted_account_takes_no_edits_expenses_or_transfers(ann: Person) -> None:
    made = create(ann)
    ann.delete(f"/account/{made['id']}")
    ann.put(f"/account/{made['id']}", {"name": "x"}, 404)
    ann.put(f"/account/{made['id']}/main-account", {"isMainAccount": True}, 404)
    ann.post(f"/account/transfer/{made['id']}", {"value": "1"}, 404)
    body = {"value": "1", "categoryId": ann.categories["Food"], "accountId": made["id"]}
    problem = ann.post(f"/history/{ann.workspace}/add-expenses", body, 422)
    assert problem["fields"] == {"accountId": "validation.reference"}


def test_setting_the_main_account_hands_the_flag_over(ann: Person) -> None:
    answered = ann.put(f"/account/{ann.accounts['Cash']}/main-account", {"isMainAccount": True})
    assert answered["isMainAccount"] is True
    assert main_accounts(ann) == ["Cash"]


def test_unsetting_the_main_account_moves_the_flag_to_the_oldest_other(ann: Person) -> None:
    create(ann, "Third")
    ann.put(f"/account/{ann.accounts['Cash']}/main-account", {"isMainAccount": True})
    answered = ann.put(f"/account/{ann.accounts['Cash']}/main-account", {"isMainAccount": False})
    assert answered["isMainAccount"] is False
    assert main_accounts(ann) == ["Credit Card"]


def test_setting_the_main_account_twice_changes_nothing_more(ann: Person) -> None:
    path = f"/account/{ann.accounts['Cash']}/main-account"
    assert ann.put(path, {"isMainAccount": True}) == ann.put(path, {"isMainAccount": True})


def test_the_last_account_cannot_be_removed(ann: Person) -> None:
    ann.delete(f"/account/{ann.accounts['Cash']}")
    problem = ann.call("DELETE", f"/account/{ann.accounts['Credit Card']}")
    assert (problem.status_code, problem.json()["message"]) == (422, "You can't remove last account")
    assert list(accounts(ann)) == ["Credit Card"]


def test_the_main_account_cannot_be_removed_while_others_exist(ann: Person) -> None:
    problem = ann.call("DELETE", f"/account/{ann.accounts['Credit Card']}")
    assert (problem.status_code, problem.json()["message"]) == (422, "You can't remove main account")
    assert main_accounts(ann) == ["Credit Card"]


def test_the_last_main_account_cannot_be_unset(ann: Person) -> None:
    ann.delete(f"/account/{ann.accounts['Cash']}")
    problem = ann.put(f"/account/{ann.accounts['Credit Card']}/main-account", {"isMainAccount": False}, 422)
    assert problem["message"] == "You can't change default main account on last item"
    assert main_accounts(ann) == ["Credit Card"]


def test_the_currency_of_a_used_account_stays(ann: Person) -> None:
    made = create(ann, currencyCode="EUR")
    changed = ann.put(f"/account/{made['id']}", {"currencyCode": "GBP"})
    assert changed["currencyCode"] == "GBP"
    ann.spend("1", account="Savings")
    problem = ann.put(f"/account/{made['id']}", {"currencyCode": "EUR"}, 422)
    assert problem["code"] == "account.currencyUsed"
    assert accounts(ann)["Savings"]["currencyCode"] == "GBP"


def test_a_used_account_may_name_the_currency_it_follows(ann: Person) -> None:
    ann.spend("1", account="Cash")
    assert ann.put(f"/account/{ann.accounts['Cash']}", {"currencyCode": "USD"})["currencyCode"] == "USD"


@pytest.mark.parametrize(("made_as", "wanted"), [("investment", "basic"), ("basic", "investment")])
def test_investment_never_changes_into_or_from_another_type(ann: Person, made_as: str, wanted: str) -> None:
    made = create(ann, type=made_as)
    assert ann.put(f"/account/{made['id']}", {"type": wanted}, 422)["code"] == "account.investment"
    assert accounts(ann)["Savings"]["type"] == made_as


def test_basic_savings_and_debt_change_into_each_other(ann: Person) -> None:
    made = create(ann)
    for kind in ("savings", "debt", "basic"):
        assert ann.put(f"/account/{made['id']}", {"type": kind})["type"] == kind


def test_total_is_no_type_of_an_account(ann: Person) -> None:
    problem = ann.post(f"/account/{ann.workspace}/create", {"name": "x", "type": "total"}, 422)
    assert problem["fields"] == {"type": "validation.choice"}


def test_a_balance_set_by_hand_is_the_new_balance(ann: Person) -> None:
    ann.spend("30")
    set_to = ann.put(f"/account/{ann.accounts['Credit Card']}", {"budget": "100"})
    assert (set_to["budget"], ann.budget()) == ("100.00", "100.00")


def test_with_the_balance_one_saw_a_booking_in_between_is_kept(ann: Person) -> None:
    path = f"/account/{ann.accounts['Credit Card']}"
    ann.put(path, {"budget": "100"})
    ann.spend("10")
    assert ann.put(path, {"budget": "150", "prevBudget": "100"})["budget"] == "140.00"
    assert ann.budget() == "140.00"


def test_bookings_do_not_change_the_version(ann: Person) -> None:
    before = accounts(ann)["Credit Card"]["version"]
    ann.spend("10")
    ann.put(f"/account/{ann.accounts['Credit Card']}", {"budget": "150"})
    assert accounts(ann)["Credit Card"]["version"] == before


def test_currencies_without_decimals_take_none(ann: Person) -> None:
    problem = ann.post(f"/account/{ann.workspace}/create", {"name": "Yen", "currencyCode": "JPY", "budget": "1.5"}, 422)
    assert problem["fields"] == {"budget": "validation.amountDigits"}
    made = create(ann, "Yen", currencyCode="JPY", budget="150")
    assert ann.put(f"/account/{made['id']}", {"budget": "1.5"}, 422)["fields"] == {"budget": "validation.amountDigits"}
    seen = {"budget": "200", "prevBudget": "0.5"}
    assert ann.put(f"/account/{made['id']}", seen, 422)["fields"] == {"prevBudget": "validation.amountDigits"}
    assert accounts(ann)["Yen"]["budget"] == "150.00"


def test_a_balance_with_decimals_keeps_an_account_out_of_yen(ann: Person) -> None:
    made = create(ann, budget="1.50")
    ann.put(f"/account/{made['id']}", {"currencyCode": "JPY"}, 422)
    assert accounts(ann)["Savings"]["currencyCode"] == "default"


def test_an_undo_never_leaves_decimals_in_yen(ann: Person) -> None:
    made = create(ann, budget="1.50")
    ann.put(f"/account/{made['id']}", {"budget": "3"})
    set_by_hand = ann.get(f"/workspace/{ann.workspace}")["revision"]
    ann.put(f"/account/{made['id']}", {"currencyCode": "JPY"})
    problem = ann.post(f"/activity/{ann.workspace}/{set_by_hand}/undo", None, 409)
    assert problem["code"] == "undo.dependedOn"
    assert accounts(ann)["Savings"]["budget"] == "3.00"


def history(person: Person) -> list[tuple[str, str, str, str]]:
    names = {id_: name for name, id_ in person.accounts.items()}
    rows = person.get(f"/account/my/account-history/{person.workspace}")
    return [(names[row["accountId"]], row["kind"], row["prevBudget"], row["newBudget"]) for row in rows]


def test_the_account_history_counts_balances_back_from_todays(ann: Person) -> None:
    create(ann, budget="100")
    ann.spend("30", account="Savings")
    taken_back = ann.spend("11", account="Savings")
    ann.put(f"/account/{ann.accounts['Savings']}", {"budget": "50"})
    ann.post(f"/account/transfer/{ann.accounts['Savings']}", {"value": "5"})
    ann.post(
        f"/account/transfer/{ann.accounts['Savings']}", {"value": "1", "fromAccountId": ann.accounts["Credit Card"]}
    )
    ann.delete(f"/history/{taken_back['id']}")
    assert [row for row in history(ann) if row[0] == "Savings"] == [
        ("Savings", "transfer", "66.00", "67.00"),
        ("Savings", "income", "61.00", "66.00"),
        ("Savings", "set", "70.00", "61.00"),
        ("Savings", "expense", "100.00", "70.00"),
        ("Savings", "opening", "0.00", "100.00"),
    ]
    assert ("Credit Card", "transfer", "0.00", "-1.00") in history(ann)


def moves_of(person: Person, name: str) -> list[dict[str, Any]]:
    rows = person.get(f"/account/my/account-history/{person.workspace}")
    return [row for row in rows if row["accountId"] == person.accounts[name]]


def test_the_account_history_shows_entries_on_their_own_day_with_category_and_note(ann: Person) -> None:
    today = ann.spend("10", account="Cash", note="today")["localDay"]
    ann.spend("30", "Transport", "Cash", date="2026-02-03", note="forgotten")
    ann.spend("50", account="Cash", date="2036-12-20T23:30:00-05:00", note="rent to come")
    ann.put(f"/category/{ann.categories['Transport']}", {"name": "Travel"})
    rows = moves_of(ann, "Cash")
    assert [(row["localDay"], row["categoryLabel"], row["note"], row["newBudget"]) for row in rows] == [
        ("2036-12-20", "Food", "rent to come", "-90.00"),
        (today, "Food", "today", "-40.00"),
        (today, None, "", "-30.00"),
        ("2026-02-03", "Travel", "forgotten", "-30.00"),
    ]
    assert [row["kind"] for row in rows] == ["expense", "expense", "opening", "expense"]
    assert (rows[0]["date"], rows[0]["categoryId"]) == ("2036-12-21T04:30:00Z", ann.categories["Food"])
    assert rows[0]["newBudget"] == ann.budget("Cash")


def test_both_accounts_show_a_transfer_on_its_day_and_a_reversed_entry_is_gone(ann: Person) -> None:
    body = {"value": "20", "fromAccountId": ann.accounts["Credit Card"], "date": "2026-02-03", "note": "moved"}
    entry = ann.post(f"/account/transfer/{ann.accounts['Cash']}", body)
    for name, after in (("Cash", "20.00"), ("Credit Card", "-20.00")):
        row = moves_of(ann, name)[1]
        assert (row["id"], row["kind"], row["localDay"], row["note"]) == (
            entry["id"],
            "transfer",
            "2026-02-03",
            "moved",
        )
        assert (row["newBudget"], row["categoryId"], row["categoryLabel"]) == (after, None, None)
    ann.delete(f"/history/{entry['id']}")
    assert [row["kind"] for row in moves_of(ann, "Cash")] == ["opening"]


def test_a_balance_set_by_hand_stands_at_its_moment(ann: Person) -> None:
    ann.put(f"/account/{ann.accounts['Cash']}", {"budget": "100"})
    ann.spend("30", account="Cash", date="2026-02-03")
    newest = moves_of(ann, "Cash")[0]
    assert (newest["kind"], newest["prevBudget"], newest["newBudget"]) == ("set", "-30.00", "70.00")
    assert newest["date"] == newest["createdAt"]


def test_the_account_history_ends_with_the_last_200_moves_by_day(ann: Person) -> None:
    for number in range(205):
        day = date(2026, 1, 1) + timedelta(days=number % 20)
        ann.spend("1", account="Cash", date=day.isoformat())
    rows = ann.get(f"/account/my/account-history/{ann.workspace}")
    days = [row["localDay"] for row in rows]
    assert (len(rows), days) == (200, sorted(days, reverse=True))
    assert [int(float(row["newBudget"])) for row in rows if row["kind"] == "expense"] == list(range(-205, -7))


def test_the_balance_converts_and_names_what_has_no_rate(fresh: Callable[[], Any]) -> None:
    with fresh() as client:
        store_rates(client, EUR="0.5", JPY="150")
        ann = sign_up(client)
        create(ann, "Euro", currencyCode="EUR", budget="10")
        create(ann, "Yen", currencyCode="JPY", budget="100")
        create(ann, "Zloty", currencyCode="PLN", budget="7")
        create(ann, "Hidden", currencyCode="EUR", budget="1000", isShowInBalance=False)
        create(ann, "Gone", budget="1000")
        ann.delete(f"/account/{ann.accounts['Gone']}")
        assert balance(ann) == {
            "amount": "20.67",
            "currencyCode": "USD",
            "notConverted": [{"currencyCode": "PLN", "amount": "7.00"}],
            "ratesUpdatedAt": RATES_DAY,
        }


def test_a_deleted_account_comes_back_only_where_there_is_room(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    ann.delete(f"/account/{ann.accounts['Cash']}")
    create(ann, "Savings")
    monkeypatch.setattr(limits, "ACCOUNTS_MAX", 2)
    body = {"name": "One more"}
    assert ann.post(f"/account/{ann.workspace}/create", body, 422)["fields"] == {"name": "validation.count"}
    problem = ann.put(f"/account/{ann.accounts['Cash']}/restore", None, 422)
    assert (problem["fields"], deleted(ann)) == ({"name": "validation.count"}, ["Cash"])
