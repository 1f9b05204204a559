"""Shares and settling up in the terminal."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.cli.conftest import Budget, Json
from tests.rates import euro_rates

from budget_sdk import Client

pytestmark = pytest.mark.usefixtures("online", "verified")


@pytest.fixture
def set_euro(server_folder: Path) -> Iterator[Callable[[str], None]]:
    """Set the euro's rate per dollar."""
    with euro_rates(server_folder) as set_rate:
        yield set_rate


@pytest.fixture
def partner(answer: Json, bob: str, online: str, set_euro: Callable[[str], None]) -> str:
    """The name of somebody in a workspace in use with cash in euros, whose rate moved since the first entry."""
    set_euro("0.80")
    with Client(online, bob) as client:
        name = client.users.me().name
        answer("workspaces", "add", "Home")
        answer("workspaces", "invite", name, "Home")
        client.workspaces.approve(client.workspaces.invitations()[0].id)
    answer("workspaces", "use", "home")
    answer("accounts", "edit", "cash", "--currency", "eur")
    answer("income", "8", "--account", "cash")
    set_euro("0.50")
    return name


def test_who_owes_whom_is_shown_and_settled(budget: Budget, answer: Json, partner: str) -> None:
    assert budget("settle", "--table").stderr == "Nobody owes anybody anything.\n"
    answer("workspaces", "edit", "home", "--share-rule", "equal")
    answer("add", "80", "food", "--paid-by", partner)
    shown = [line.split() for line in budget("settle", "--table").stdout.splitlines()]
    assert ["Me", partner, "$40.00"] in shown
    assert [row["amount"] for row in answer("settle")["payments"]] == ["40.00"]
    paid = [("Me", "-40.00", "0.00"), (partner, "40.00", "0.00")]
    for account, moves in (("cash", []), ("credit", [("Credit Card", "-80.00", "-120.00")])):
        dry = answer("settle", partner, "--from", account, "--dry-run")
        assert [(row["name"], row["before"], row["after"]) for row in dry] == paid + moves
    unasked = budget("settle", partner)
    assert (unasked.exit_code, "--yes" in unasked.stderr) == (2, True)
    done = budget("settle", partner, "--from", "cash", "--yes", "--table")
    assert done.stderr == f"Me paid {partner} $40.00.\n"
    assert answer("settle") == {"balances": [], "payments": []}
    assert answer("accounts")[1]["budget"] == "-12.00", "40 dollars at the present rate"
    assert "Settlement" in budget("history", "--table").stdout
    budget("undo", "--yes")
    assert [row["amount"] for row in answer("settle")["payments"]] == ["40.00"]


@pytest.mark.parametrize("typed", ["jpy", "JPY"])
def test_what_is_owed_in_two_currencies_is_settled_in_the_one_that_is_named(
    budget: Budget, answer: Json, partner: str, typed: str
) -> None:
    answer("settle", "me", "40", "--by", partner, "--yes")
    answer("settle", "me", "500", "--by", partner, "--currency", "jpy", "--yes")
    unsure = budget("settle", partner, "--yes", "--table")
    assert (unsure.exit_code, unsure.stderr) == (2, f"Say how much Me paid {partner}.\n")
    paid = answer("settle", partner, "--currency", typed, "--yes")
    assert (paid["value"], paid["currencyCode"]) == ("500.00", "JPY")
    assert [(row["amount"], row["currencyCode"]) for row in answer("settle")["payments"]] == [("40.00", "USD")]


def test_another_person_may_have_paid_any_amount(budget: Budget, answer: Json, partner: str) -> None:
    entry = answer("settle", "me", "12.50", "--by", partner, "--account", "cash", "--note", "for tea", "--yes")
    assert (entry["kind"], entry["value"], entry["note"], entry["accountLabel"]) == (
        "settlement",
        "12.50",
        "for tea",
        "Cash",
    )
    yen = answer("settle", partner, "500", "--currency", "jpy", "--yes")
    assert (yen["value"], yen["currencyCode"], yen["accountId"]) == ("500.00", "JPY", None)
    assert budget("edit", yen["id"], "--amount", "3", "--category", "food").exit_code == 2
    assert budget("settle", "me", "1", "--yes").exit_code == 2
    unknown = budget("settle", partner, "--currency", "eur", "--yes", "--table")
    assert unknown.stderr == f"Say how much Me paid {partner}.\n"


def test_a_payment_is_corrected_in_amount_day_note_and_accounts(budget: Budget, answer: Json, partner: str) -> None:
    answer("accounts", "add", "Yen", "--currency", "jpy")
    entry = answer("settle", partner, "40", "--from", "yen", "--from-value", "6100 jpy", "--note", "tea", "--yes")
    assert (entry["fromValue"], entry["fromCurrencyCode"]) == ("6100.00", "JPY")
    assert budget("settle", partner, "40", "--from-value", "6100", "--yes").exit_code == 2
    for side in ("from", "account"):
        refused = budget("settle", partner, "40", f"--{side}", "yen", f"--{side}-value", "40 usd", "--yes")
        assert (refused.exit_code, "this needs JPY" in refused.stderr) == (2, True), refused.stderr
    moved = answer("edit", entry["id"], "--date", "2026-11-03")
    assert (moved["localDay"], moved["fromValue"], moved["note"]) == ("2026-11-03", "6100.00", "tea")
    cash = answer("edit", moved["id"], "--from", "cash", "--account", "yen", "--account-value", "5900", "--note", "")
    assert (cash["fromValue"], cash["accountValue"], cash["note"]) == ("20.00", "5900.00", "")
    bare = answer("edit", cash["id"], "--no-from", "--no-account", "--amount", "35")
    assert (bare["value"], bare["accountId"], bare["fromAccountId"]) == ("35.00", None, None)
    assert [row["budget"] for row in answer("accounts")] == ["0.00", "8.00", "0.00"]
    for wrong in (("--shares", "none"), ("--no-from", "--from", "cash"), ("--payee", "x", "--amount", "1")):
        assert budget("edit", bare["id"], *wrong).exit_code == 2
    spent = answer("add", "5", "food")
    assert budget("edit", spent["id"], "--no-account").exit_code == 2


@pytest.mark.parametrize(("side", "field"), [("from", "fromValue"), ("account", "accountValue")])
def test_another_amount_of_a_payment_is_counted_anew_in_an_account_of_another_currency(
    answer: Json, partner: str, side: str, field: str
) -> None:
    entry = answer("settle", partner, "40", f"--{side}", "cash", f"--{side}-value", "30", "--yes")
    kept = answer("edit", entry["id"], "--date", "2026-11-03")
    assert (entry[field], kept[field]) == ("30.00", "30.00")
    changed = answer("edit", kept["id"], "--amount", "80")
    assert (changed["value"], changed[field]) == ("80.00", "40.00")
    both = answer("edit", changed["id"], "--amount", "90", f"--{side}-value", "65")
    assert (both["value"], both[field]) == ("90.00", "65.00")


def test_payer_and_exact_shares_are_typed_by_names(budget: Budget, answer: Json, partner: str) -> None:
    answer("workspaces", "edit", "home", "--share-rule", "equal")
    lunch = answer("add", "12.50", "food", "--shares", f"me=5, {partner}=7.50")
    assert sorted(lunch["shares"].values()) == ["5.00", "7.50"]
    corrected = answer("edit", lunch["id"], "--paid-by", partner, "--shares", f"me=2,50, {partner}=10")
    assert (sorted(corrected["shares"].values()), corrected["paidBy"] != lunch["paidBy"]) == (["10.00", "2.50"], True)
    assert answer("edit", corrected["id"], "--shares", "none")["shares"] == {}
    back = answer("refund", "4", "food", "--paid-to", partner, "--shares", f"{partner}=4")
    assert back["shares"] == {corrected["paidBy"]: "4.00"}
    for wrong in ("me", f"me=5,{partner}=1", "me=5,me=7.50", "zed=12.50"):
        assert budget("add", "12.50", "food", "--shares", wrong).exit_code in (2, 3, 5)
    assert budget("add", "12 food", "--shares", "me=12").exit_code == 2
    later = budget("add", "12", "food", "--shares", "me=12", "--date", "2099-01-01", "--schedule")
    assert (later.exit_code, "--now" in later.stderr) == (2, True)


def test_rules_of_shares_are_typed_by_names(budget: Budget, answer: Json, partner: str) -> None:
    typed = f"me=60, {partner}=40"
    dry = answer("workspaces", "edit", "home", "--share-rule", typed, "--dry-run")
    assert [(row["what"], row["before"], row["after"]) for row in dry] == [
        ("rule of shares", "none", f"Me=60, {partner}=40")
    ]
    parts = answer("workspaces", "edit", "home", "--share-rule", typed)["shareRule"]["parts"]
    assert sorted(parts.values()) == [40, 60]
    assert f"Me=60, {partner}=40" in budget("workspaces", "show", "home", "--table").stderr
    made = answer("categories", "add", "Pets", "--share-rule", f"only {partner}")
    assert made["shareRule"]["kind"] == "only"
    assert list(answer("add", "9", "pets")["shares"].values()) == ["9.00"]
    assert answer("categories", "edit", "pets", "--no-share-rule")["shareRule"] is None
    assert sorted(answer("add", "10", "pets")["shares"].values()) == ["4.00", "6.00"]
    for wrong in ("half", "me=0", "me=2000", "zed=3"):
        assert budget("workspaces", "edit", "home", "--share-rule", wrong).exit_code in (2, 3)


def test_who_paid_goes_with_an_amount_and_a_category_that_is_booked_now(budget: Budget, partner: str) -> None:
    assert budget("add", "12 food", "--paid-by", partner).exit_code == 2
    later = budget("add", "12", "food", "--paid-by", partner, "--date", "2099-01-01", "--schedule")
    assert (later.exit_code, "--now" in later.stderr) == (2, True)


def test_a_month_and_statistics_of_ones_own_share(answer: Json, partner: str) -> None:
    answer("workspaces", "edit", "home", "--share-rule", f"me=1, {partner}=3")
    answer("add", "80", "food", "--payee", "Silpo", "--tag", "trip")
    assert [answer("month", *words)["spent"] for words in ((), ("--mine",))] == ["80.00", "20.00"]
    assert answer("statistics", "list", "--mine")["months"][-1]["spent"] == "20.00"
    rows = answer("statistics", "categories", "--mine")["categories"]
    assert "20.00" in [row["months"][-1]["spent"] for row in rows]
    assert answer("statistics", "payees", "--mine")["payees"][0]["amount"] == "20.00"
    assert answer("statistics", "tags", "--mine")["total"] == "20.00"
