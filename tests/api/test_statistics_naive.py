"""Statistics after anything that can happen to a workspace, against the same computed from its entries one by one."""

from collections import defaultdict
from collections.abc import Iterable
from datetime import UTC, date, datetime, timedelta
from decimal import Decimal
from fractions import Fraction
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from litestar.testing import TestClient

from budget_api.ledger.recount import recount
from budget_core.base.money import quantize
from budget_core.base.months import add, between, day_range, month_of
from tests.api.database import write
from tests.api.people import Person, sign_up

Amounts = list[tuple[str, Fraction]]

WITHOUT_RATE = "TON"
CURRENCIES = ["default", "EUR", "JPY", WITHOUT_RATE]

amounts = st.integers(1, 99_999).map(lambda cents: str(Decimal(cents) / 100))
whole = st.integers(1, 9_999).map(str)
days = st.integers(-40, 420)
picks = st.integers(0, 99)
operations = st.lists(
    st.one_of(
        st.tuples(st.just("spend"), amounts, picks, picks, days),
        st.tuples(st.just("spend"), amounts, picks, picks, days),
        st.tuples(st.just("add"), whole, picks, days),
        st.tuples(st.just("move"), whole, whole, picks, picks, days),
        st.tuples(st.just("set"), whole, picks),
        st.tuples(st.just("open"), whole, st.sampled_from(CURRENCIES), st.booleans()),
        st.tuples(st.just("plan"), whole, picks, st.integers(0, 13), st.sampled_from(["USD", "EUR", WITHOUT_RATE])),
        st.tuples(st.just("take back"), picks),
        st.tuples(st.just("undo"), picks),
        st.tuples(st.just("archive"), picks),
        st.tuples(st.just("delete account"), picks),
        st.tuples(st.just("first day"), st.integers(1, 28)),
    ),
    min_size=4,
    max_size=16,
)


class Budget:
    """Workspace with random calls; refused ones are allowed."""

    def __init__(self, client: TestClient[Any]) -> None:
        self.ann = sign_up(client, "Ann")
        self.today = datetime.now(UTC).date()

    def do(self, kind: str, *given: Any) -> None:
        getattr(self, f"_{kind.replace(' ', '_')}")(*given)

    def _day(self, ago: int) -> str:
        return (self.today - timedelta(days=ago)).isoformat()

    def _account(self, pick: int) -> dict[str, Any]:
        return dict(_picked(self.ann.get(f"/account/my/{self.ann.workspace}/new"), pick))

    def _entry(self, pick: int) -> dict[str, Any] | None:
        entries = self.ann.get(f"/history/{self.ann.workspace}/list-new")["entries"]
        return _picked(entries, pick) if entries else None

    def _category(self, pick: int) -> str:
        return str(_picked(list(self.ann.categories.values()), pick))

    def _spend(self, value: str, category: int, account: int, ago: int) -> None:
        paid = self._account(account)
        body = {"value": value, "categoryId": self._category(category), "accountId": paid["id"], "date": self._day(ago)}
        if paid["currencyCode"] != "default":
            body["accountValue"] = str(Decimal(value).to_integral_value() + 1)
        self.ann.call("POST", f"/history/{self.ann.workspace}/add-expenses", body)

    def _add(self, value: str, account: int, ago: int) -> None:
        to = self._account(account)["id"]
        self.ann.call("POST", f"/account/transfer/{to}", {"value": value, "date": self._day(ago)})

    def _move(self, value: str, left: str, to: int, source: int, ago: int) -> None:
        body = {"value": value, "fromValue": left, "fromAccountId": self._account(source)["id"], "date": self._day(ago)}
        self.ann.call("POST", f"/account/transfer/{self._account(to)['id']}", body)

    def _set(self, value: str, account: int) -> None:
        self.ann.put(f"/account/{self._account(account)['id']}", {"budget": value})

    def _open(self, value: str, currency: str, shown: bool) -> None:
        body = {"name": "More", "budget": value, "currencyCode": currency, "isShowInBalance": shown}
        self.ann.post(f"/account/{self.ann.workspace}/create", body)

    def _plan(self, value: str, category: int, months_ago: int, currency: str) -> None:
        month = f"{add(f'{self.today:%Y-%m}', -months_ago)}-01"
        body = {"categoryId": self._category(category), "date": month, "budget": value, "currencyCode": currency}
        self.ann.call("POST", f"/planning/{self.ann.workspace}/planning-category", body)

    def _take_back(self, pick: int) -> None:
        if entry := self._entry(pick):
            self.ann.delete(f"/history/{entry['id']}")

    def _undo(self, pick: int) -> None:
        sets = self.ann.get(f"/activity/{self.ann.workspace}")["changeSets"]
        if sets:
            self.ann.call("POST", f"/activity/{self.ann.workspace}/{_picked(sets, pick)['revision']}/undo")

    def _archive(self, category: int) -> None:
        self.ann.delete(f"/category/{self._category(category)}")

    def _delete_account(self, account: int) -> None:
        self.ann.call("DELETE", f"/account/{self._account(account)['id']}")

    def _first_day(self, day: int) -> None:
        self.ann.put(f"/workspace/{self.ann.workspace}", {"firstDayOfMonth": day})


def _picked(rows: list[Any], pick: int) -> Any:
    return rows[pick % len(rows)]


class Naive:
    """Statistics as they should be: all entries and balances set by hand, read and added up."""

    def __init__(self, ann: Person) -> None:
        self.entries = self._all_entries(ann)
        self.workspace = ann.get(f"/workspace/{ann.workspace}")
        self.first_day = self.workspace["firstDayOfMonth"]
        self.rates = {code: Fraction(rate["value"]) for code, rate in ann.get("/currency")["data"].items()}
        live = ann.get(f"/account/my/{ann.workspace}/new")
        self.accounts = [*live, *ann.get(f"/account/my/{ann.workspace}/deleted")]
        self.by_hand = ann.get(f"/account/my/account-history/{ann.workspace}")

    def _all_entries(self, ann: Person) -> list[dict[str, Any]]:
        page = ann.get(f"/history/{ann.workspace}/list-new", limit=200)
        assert page["nextCursor"] is None
        return list(page["entries"])

    def month(self, entry: dict[str, Any]) -> str:
        return month_of(date.fromisoformat(entry["localDay"]), self.first_day)

    def spent(self, month: str, category: str | None = None) -> Amounts:
        return [
            (entry["currencyCode"], -Fraction(entry["value"]))
            for entry in self.entries
            if entry["kind"] == "expense" and self.month(entry) == month and category in (None, entry["categoryId"])
        ]

    def income(self, month: str) -> Amounts:
        return [_counted(entry) for entry in self.entries if entry["kind"] == "income" and self.month(entry) == month]

    def closing(self, account: dict[str, Any], last: date) -> Fraction:
        """Balances set by hand all happened today; from the running month on, entries of later days count too."""
        balance = Fraction(0)
        _, end = day_range(month_of(datetime.now(UTC).date(), self.first_day), self.first_day)
        for entry in self.entries:
            if last >= end or date.fromisoformat(entry["localDay"]) <= last:
                balance += Fraction(entry["accountValue"]) if entry["accountId"] == account["id"] else 0
                balance -= Fraction(entry["fromValue"]) if entry["fromAccountId"] == account["id"] else 0
        for change in self.by_hand:
            day = datetime.fromisoformat(change["createdAt"]).date()
            if change["accountId"] == account["id"] and change["kind"] in ("opening", "set") and day <= last:
                balance += Fraction(change["newBudget"]) - Fraction(change["prevBudget"])
        return balance

    def balance(self, last: date) -> Amounts:
        return [
            (self.currency(account), self.closing(account, last))
            for account in self.accounts
            if account["isShowInBalance"]
            and (account["deletedAt"] is None or datetime.fromisoformat(account["deletedAt"]).date() > last)
        ]

    def currency(self, account: dict[str, Any]) -> str:
        code = str(account["currencyCode"])
        return str(self.workspace["currencyCode"]) if code == "default" else code

    def converted(self, parts: Amounts) -> tuple[str, dict[str, Fraction]]:
        total, left_out = Fraction(0), defaultdict[str, Fraction](Fraction)
        for code, amount in parts:
            if code == "USD" or code in self.rates:
                total += amount if code == "USD" else amount / self.rates[code]
            else:
                left_out[code] += amount
        return str(quantize(total)), {code: amount for code, amount in left_out.items() if amount}


def _counted(entry: dict[str, Any]) -> tuple[str, Fraction]:
    """Return what an income counted as when it was booked; itself where there was no rate."""
    if entry["workspaceValue"] is None:
        return entry["currencyCode"], Fraction(entry["value"])
    return entry["workspaceCurrencyCode"], Fraction(entry["workspaceValue"])


def named(row: dict[str, Any], figure: str | None = None) -> dict[str, Fraction]:
    parts: Iterable[dict[str, Any]] = row["notConverted"]
    return {
        part["currencyCode"]: Fraction(part["amount"])
        for part in parts
        if (figure is None or part["figure"] == figure) and Fraction(part["amount"])
    }


def check_months(ann: Person, naive: Naive) -> None:
    for row in ann.get(f"/statistics/{ann.workspace}/main-stats")["months"]:
        month, last = row["month"], day_range(row["month"], naive.first_day)[1]
        assert (row["income"], named(row, "income")) == naive.converted(naive.income(month)), row
        assert (row["spent"], named(row, "spent")) == naive.converted(naive.spent(month)), row
        assert (row["balance"], named(row, "balance")) == naive.converted(naive.balance(last)), row
        planned = ann.month(f"{month}-01")
        assert (row["budget"], row["spent"]) == (planned["budget"], planned["spent"]), row
        assert Decimal(row["net"]) == Decimal(row["income"]) - Decimal(row["spent"])


def check_accounts(ann: Person, naive: Naive) -> None:
    seen = {row["accountId"]: row for row in ann.get(f"/statistics/{ann.workspace}/account-stats")["accounts"]}
    assert seen.keys() == {account["id"] for account in naive.accounts}
    for account in naive.accounts:
        for row in seen[account["id"]]["months"]:
            closing = naive.closing(account, day_range(row["month"], naive.first_day)[1])
            assert Fraction(row["balance"]) == closing
            assert (row["amount"], named(row)) == naive.converted([(naive.currency(account), closing)])


def check_categories(ann: Person, naive: Naive) -> None:
    series = ann.get(f"/statistics/{ann.workspace}/category-stats")["categories"]
    for category in series:
        for row in category["months"]:
            assert row["spent"] == naive.converted(naive.spent(row["month"], category["categoryId"]))[0]
    shares = ann.get(f"/statistics/{ann.workspace}/category-stats-with-percent")
    first, last = shares["firstMonth"], shares["lastMonth"]
    everything = [part for month in between(first, last) for part in naive.spent(month)]
    assert shares["spent"] == naive.converted(everything)[0]
    assert sum(row["share"] for row in shares["categories"]) == (100 if everything else 0)


@settings(
    max_examples=6,
    deadline=None,
    phases=[Phase.generate],  # shrinking would ask the server for minutes
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(happened=operations)
def test_statistics_are_what_the_entries_say_whatever_happened(
    server: TestClient[Any], happened: list[tuple[Any, ...]]
) -> None:
    budget = Budget(server)
    for operation in happened:
        budget.do(*operation)
    assert write(server, recount, budget.ann.workspace) == []
    naive = Naive(budget.ann)
    check_months(budget.ann, naive)
    check_accounts(budget.ann, naive)
    check_categories(budget.ann, naive)
