"""Fills a server with a bit of everything, by the calls that people make."""

from datetime import UTC, datetime, timedelta
from typing import Any
from uuid import uuid4

from litestar.testing import TestClient
from sqlalchemy.orm import Session

from budget_api.db.models import (
    AbandonedCustomerRow,
    IdentityRow,
    InvitationCodeRow,
    OccurrenceRow,
    PaymentEventRow,
    ProviderSignInRow,
    SubscriptionRow,
)
from budget_api.push.notifications import notify
from tests.api import guests
from tests.api.codes import ask_verification, forgot, submit
from tests.api.database import store_rates, write
from tests.api.importing import bring
from tests.api.members import invite, join, new_workspace
from tests.api.people import Person, new_token, sign_up
from tests.api.pictures import picture
from tests.api.planning import aim, carry, expect_income
from tests.api.reminders import expense_of, make_due, remind
from tests.api.schedules import ago, book, daily, schedule
from tests.api.second_factors import first_step, second_step, turn_on
from tests.mail import Inbox
from tests.push import Browser

A_DAY = timedelta(days=1)
BANK_IDS = """<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD<BANKACCTFROM><ACCTID>Cash</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260502<TRNAMT>-12.50<FITID>1<NAME>Market</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260503<TRNAMT>-3.20<FITID>2<NAME>Bakery</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
"""
FIRST_MONTH, NEXT_MONTH = "2026-03-01", "2026-04-01"


def fill(client: TestClient[Any], inbox: Inbox) -> None:
    """People, what they share, what they did and took back; every table has rows in the end."""
    store_rates(client, EUR="0.92", UAH="41.375", JPY="151.2", KWD="0.307")
    ann, bob, carol, dan = (sign_up(client, name) for name in ("Ann", "Bob", "Carol", "Дан"))
    _keep_books(ann)
    _plan(ann)
    _decide(ann)
    _write_lists(ann)
    _schedule(ann)
    _share(ann, bob, carol, dan)
    _remind(client, ann, bob)
    _be_somebody(client, inbox, ann, bob)
    _try_as_guest(client)
    _import(ann)
    _pay(client, ann)
    dan.call("DELETE", "/user/delete-user", {"currentPassword": "correct horse battery"})


def _keep_books(ann: Person) -> None:
    """Accounts in currencies with and without decimals, every kind of entry, and what was deleted again."""
    at = f"/account/{ann.workspace}/create"
    savings = ann.post(at, {"name": "Заощадження", "budget": "12500.75", "currencyCode": "UAH", "type": "savings"})[
        "id"
    ]
    travel = ann.post(at, {"name": "Travel", "budget": "30000", "currencyCode": "JPY"})["id"]
    gone = ann.post(at, {"name": "Old wallet", "budget": "5", "currencyCode": "KWD"})["id"]
    ann.accounts |= {"Savings": savings, "Travel": travel}
    for day in range(1, 11):
        category = ("Food", "Transport")[day % 2]
        ann.spend(f"{day}.{day:02}", category, date=f"2026-03-{day:02}T09:30:00.000Z", note=f"Lunch {day} – обід")
        ann.spend(str(day * 100), account="Travel", date=f"2026-04-{day:02}T21:15:00.000Z", note="Ramen, ラーメン")
    parts = [{"categoryId": ann.categories[name], "value": "20", "note": name} for name in ("Food", "Transport")]
    shared = {"value": "40", "accountId": savings, "lines": parts, "date": "2026-03-15"}
    divided = ann.post(f"/history/{ann.workspace}/add-expenses", shared)["id"]
    refund = {"value": "5", "accountId": savings, "refundOf": divided, "categoryId": ann.categories["Food"]}
    ann.post(f"/history/{ann.workspace}/add-refund", refund)
    transfer = {"value": "40", "fromAccountId": ann.accounts["Credit Card"], "note": "Set aside"}
    ann.post(f"/account/transfer/{savings}", transfer)
    ann.post(f"/account/transfer/{ann.accounts['Credit Card']}", {"value": "2500", "note": "Salary"})
    ann.put(f"/account/{savings}", {"budget": "13000", "prevBudget": ann.budget("Savings")})
    spent = [ann.spend(value, note="By mistake") for value in ("9.99", "8.88", "7.77")]
    ann.delete(f"/history/{spent[0]['id']}")
    ann.put(f"/history/{spent[1]['id']}", {"note": "Not by mistake"})
    again = {"value": "77.70", "categoryId": ann.categories["Food"], "accountId": savings}
    ann.post(f"/history/{spent[2]['id']}/replace", again)
    _undo_last(ann)
    ann.delete(f"/account/{gone}")


def _schedule(ann: Person) -> None:
    """A schedule that posted, was skipped, and is paused; another one posts by itself."""
    rent = daily(ann, 2)
    book(ann, rent, ago(2))
    ann.post(f"/schedule/{rent['id']}/skip", {"occurrence": ago(1)}, None)
    ann.call("PATCH", f"/schedule/{rent['id']}/toggle", {"isActive": False})
    schedule(ann, mode="post", startDate="2999-01-31", note="Оренда")


def _remind(client: TestClient[Any], ann: Person, bob: Person) -> None:
    """Reminders of both kinds, one of which rang; a browser, and a message that nobody sent yet."""
    remind(ann, name="Оренда", expense=expense_of(ann))
    made = remind(bob, frequency="daily")
    ann.post("/push/subscription", Browser("https://fcm.googleapis.com/fcm/send/filled").subscription)
    at = make_due(client, made)

    def leave_waiting(db: Session) -> None:
        db.add(OccurrenceRow(reminder_id=made["id"], at=at))
        notify(
            db, ann.id, "reminder", {"title": "Rent", "comment": ""}, "/reminder", at + 400 * A_DAY, at + 401 * A_DAY
        )

    write(client, leave_waiting)


def _pay(client: TestClient[Any], ann: Person) -> None:
    """Somebody who pays, on a server that takes no money any more."""

    def note(db: Session) -> None:
        now = datetime.now(UTC)
        ends = {"period_end": now + A_DAY, "entitled_until": now + A_DAY, "status": "active"}
        paid = SubscriptionRow(user_id=ann.id, customer_id="cus_1", subscription_id="sub_1", price_id="price_1", **ends)
        db.add(paid)
        db.add(PaymentEventRow(id="evt_1", user_id=ann.id, created_at=now))
        db.add(AbandonedCustomerRow(customer_id="cus_2", since=now))

    write(client, note)


def _import(ann: Person) -> None:
    """A file of a bank, whose entries have ids, and what is kept for the next one."""
    assert bring(ann, BANK_IDS, "bank.ofx")["booked"] == 2
    ann.put("/import/settings", {"mappings": [{"name": "Bank", "columns": [{"column": "Day", "field": "date"}]}]})
    ann.put(f"/import/{ann.workspace}/rules", {"rules": [{"text": "market", "category": "Food"}]})
    named: dict[str, Any] = {"payee": "Сільпо", "tags": ["trip", "київ"]}
    entry = ann.spend("3", **named)
    ann.put(f"/history/{entry['id']}", {"note": "bread"})


def _undo_last(person: Person) -> None:
    revision = person.get(f"/activity/{person.workspace}")["changeSets"][0]["revision"]
    person.post(f"/activity/{person.workspace}/{revision}/undo", None)


def _plan(ann: Person) -> None:
    """Two months; a category that was archived, and one that came back."""
    for date, budget in ((FIRST_MONTH, "300"), (NEXT_MONTH, "350.50")):
        for category in ann.categories.values():
            body = {"categoryId": category, "date": date, "budget": budget}
            ann.post(f"/planning/{ann.workspace}/planning-category", body)
    archived, kept = (
        ann.post(f"/category/{ann.workspace}/create", {"name": name, "budget": "9", "date": NEXT_MONTH})["id"]
        for name in ("Trips", "Books")
    )
    for category in (archived, kept):
        ann.delete(f"/category/{category}")
    ann.put(f"/category/{kept}/restore")


def _decide(ann: Person) -> None:
    """Set a rule of carry-over, a target and an expected income."""
    carry(ann, "Food", FIRST_MONTH, "left", cap="900")
    aim(ann, "Transport", "900", since=FIRST_MONTH, by="2999-06-01")
    expect_income(ann, FIRST_MONTH, "2500.50")


def _write_lists(ann: Person) -> None:
    items = [{"id": str(uuid4()), "label": label, "isChecked": False} for label in ("Milk", "Bread", "Кава")]
    body = {"name": "Groceries", "categoryId": ann.categories["Food"], "isPinned": True, "listItems": items}
    bought, gone = (ann.post(f"/list/{ann.workspace}/create", {**body, "name": name})["id"] for name in ("Food", "Old"))
    ann.put(f"/list/{bought}/items/{items[0]['id']}", {"isChecked": True, "price": "1.20", "quantity": "2.5"})
    ann.delete(f"/list/{bought}/items/{items[1]['id']}")
    ann.post(f"/list/{bought}/items", {"id": str(uuid4()), "label": "Tea"})
    ann.delete(f"/list/{gone}")


def _share(ann: Person, bob: Person, carol: Person, dan: Person) -> None:
    """A workspace of several who share what is spent: one takes part, one is invited, one left without an account."""
    home = new_workspace(ann, currencyCode="EUR", firstDayOfMonth=15)
    join(ann, home, bob, dan)
    invite(ann, home, carol)
    ann.put(f"/workspace/{home}", {"shareRule": {"kind": "equal"}})
    rent = ann.get(f"/category/{home}/list")[1]["id"]
    ann.put(f"/category/{rent}", {"shareRule": {"kind": "parts", "parts": {ann.id: 60, bob.id: 40}}})
    for person in (bob, dan):
        account = person.get(f"/account/my/{home}/new")[0]["id"]
        category = person.get(f"/category/{home}/list")[0]["id"]
        body = {"value": "12.34", "accountId": account, "categoryId": category, "note": f"by {person.name}"}
        person.post(f"/history/{home}/add-expenses", body)
    paid = {"fromMemberId": bob.id, "toMemberId": dan.id, "value": "1.50", "currencyCode": "EUR"}
    bob.post(f"/settlement/{home}/settle", paid)
    old = new_workspace(bob, name="Old")
    bob.delete(f"/workspace/{old}")


def _be_somebody(client: TestClient[Any], inbox: Inbox, ann: Person, bob: Person) -> None:
    """Ways in, in every state: e-mails checked and not, codes open and used, tokens, sessions over, providers."""
    token = ask_verification(ann)
    assert submit(ann, token, inbox.code(ann.email)).status_code == 200
    inbox.answers = ["451 later"]
    forgot(client, bob.email)
    inbox.wait_for_tries(2)
    new_token(ann, "write", workspaceId=ann.workspace)
    ann.delete(f"/user/tokens/{new_token(ann, 'read').id}")
    bob.call("POST", "/user/logout")
    ann.put("/settings/update", {"language": "ua", "timeZone": "Europe/Kyiv", "mainScreen": "history"})
    headers = {"authorization": ann.token, "content-type": "image/jpeg"}
    assert client.put("/api/user/avatar", content=picture(), headers=headers).status_code == 200
    app = turn_on(ann)
    second_step(client, first_step(ann), app.wrong())
    write(client, _know_from_providers, ann.id)
    write(client, _invite_to_server, ann.id)


def _know_from_providers(db: Session, user: str) -> None:
    """Past the calls: there is no provider here that somebody could sign in with."""
    now = datetime.now(UTC)
    db.add(IdentityRow(issuer="https://accounts.example.com", subject="1234567890", user_id=user, created_at=now))
    state = {"provider": "google", "secret_hash": "0" * 64, "nonce": "nonce", "verifier": "verifier"}
    db.add(ProviderSignInRow(id=str(uuid4()), **state, created_at=now, expires_at=now + timedelta(minutes=10)))


def _invite_to_server(db: Session, user: str) -> None:
    """Add an invitation code as the server's owner makes it: the person filled here owns no server."""
    now = datetime.now(UTC)
    code = InvitationCodeRow(
        code_hash="1" * 64, user_id=user, uses=1, uses_max=3, created_at=now, expires_at=now + A_DAY
    )
    code.id = str(uuid4())
    db.add(code)


def _try_as_guest(client: TestClient[Any]) -> None:
    answer = guests.send(client, guests.sign_up_body(guests.story()))
    assert answer.status_code == 201, answer.text
