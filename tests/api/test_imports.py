"""Files of banks and other apps: looked at, booked as one change set, taken back, and never twice."""

from decimal import Decimal
from typing import Any
from uuid import uuid4

import pytest

from budget_api.imports import importer, service
from budget_api.imports.decisions import Decisions, decide
from tests.api.importing import BANK, asked, bring, file_of, preview, refused
from tests.api.people import Person


def entries(person: Person) -> list[Any]:
    return list(person.get(f"/history/{person.workspace}/list-new")["entries"])


def booked(person: Person) -> set[tuple[str, str, str, str | None]]:
    return {(each["localDay"], each["kind"], each["value"], each["categoryLabel"]) for each in entries(person)}


def test_a_preview_shows_each_line_and_stores_nothing(ann: Person) -> None:
    seen = preview(ann, BANK, accountId=ann.accounts["Cash"])
    assert (seen["format"], seen["dateOrder"], seen["decimal"], seen["delimiter"]) == ("csv", "ymd", ".", ",")
    assert [(each["line"], each["kind"], each["amount"], each["category"]) for each in seen["lines"]] == [
        (2, "expense", "-12.50", "Imported"),
        (3, "income", "1000.00", None),
        (4, "expense", "-12.50", "Imported"),
    ]
    assert (seen["takenCount"], seen["duplicateCount"], seen["wrongCount"], seen["nextStart"]) == (3, 0, 0, None)
    assert entries(ann) == []


def test_a_preview_shows_what_needs_a_look_first_or_one_kind_of_lines(ann: Person) -> None:
    ann.spend("12.50", account="Cash", date="2026-11-04")
    file = BANK + "never,Market,-1\n"

    def shown(show: str) -> list[int]:
        seen = preview(ann, file, accountId=ann.accounts["Cash"], show=show)
        assert (seen["lineCount"], seen["takenCount"], seen["duplicateCount"], seen["wrongCount"]) == (4, 2, 1, 1)
        return [each["line"] for each in seen["lines"]]

    assert shown("all") == [2, 3, 4, 5]
    assert shown("attention") == [5, 4, 2, 3]
    assert (shown("new"), shown("seen"), shown("wrong")) == ([2, 3], [4], [5])


def test_an_import_is_one_change_set_that_undo_takes_back_whole(ann: Person) -> None:
    report = bring(ann, BANK, accountId=ann.accounts["Cash"])
    assert (report["booked"], report["categories"], report["leftOut"]) == (3, ["Imported"], [])
    assert booked(ann) == {
        ("2026-11-02", "expense", "-12.50", "Imported"),
        ("2026-11-03", "income", "1000.00", None),
        ("2026-11-04", "expense", "-12.50", "Imported"),
    }
    assert ann.budget("Cash") == "975.00"
    assert ann.month("2026-11-01")["spent"] == "25.00"
    undone = ann.post(f"/activity/{ann.workspace}/{report['revision']}/undo", None)
    assert (undone["changeCount"], ann.budget("Cash"), entries(ann)) == (4, "0.00", [])
    assert ann.month("2026-11-01")["spent"] == "0.00"
    ann.post(f"/activity/{ann.workspace}/{undone['revision']}/undo", None)
    assert (ann.budget("Cash"), len(entries(ann))) == ("975.00", 3)


def test_imported_is_made_in_the_persons_language_and_found_again_in_another(ann: Person) -> None:
    ann.put("/settings/update", {"language": "ua"})
    assert bring(ann, BANK, accountId=ann.accounts["Cash"])["categories"] == ["Імпортовано"]
    ann.put("/settings/update", {"language": "en"})
    report = bring(ann, BANK.replace("-11-", "-12-"), accountId=ann.accounts["Cash"])
    assert (report["booked"], report["categories"]) == (3, [])


@pytest.mark.parametrize("name", ["Entertainment", "Entertaiment", "РОЗВАГИ", "entertainment"])
def test_a_default_category_is_found_by_its_labels_in_both_languages(ann: Person, name: str) -> None:
    file = f"Date,Description,Amount,Category\n2026-11-02,Cinema,-11.00,{name}\n"
    assert bring(ann, file, accountId=ann.accounts["Cash"])["categories"] == []
    assert {label for _, _, _, label in booked(ann)} == {"Entertaiment"}


def test_a_category_of_ones_own_comes_before_the_label_of_a_default_one(ann: Person) -> None:
    ann.post(f"/category/{ann.workspace}/create", {"name": "Entertainment"})
    file = "Date,Description,Amount,Category\n2026-11-02,Cinema,-11.00,entertainment\n"
    bring(ann, file, accountId=ann.accounts["Cash"])
    assert {label for _, _, _, label in booked(ann)} == {"Entertainment"}


def test_what_is_imported_counts_in_the_months_of_the_workspace_and_no_more_once_undone(ann: Person) -> None:
    ann.put(f"/workspace/{ann.workspace}", {"firstDayOfMonth": 10})
    file = "Date,Note,Amount\n2026-11-10,Bus,-1\n2026-11-11,Bus,-2\n2026-12-10,Bus,-4\n2026-12-31,Bus,-8\n"
    spent = [("2026-11-01", "1.00"), ("2026-12-01", "6.00"), ("2027-01-01", "8.00")]
    report = bring(ann, file, accountId=ann.accounts["Cash"])
    assert [(month, ann.month(month)["spent"]) for month, _ in spent] == spent
    undone = ann.post(f"/activity/{ann.workspace}/{report['revision']}/undo", None)
    assert [ann.month(month)["spent"] for month, _ in spent] == ["0.00"] * 3
    ann.post(f"/activity/{ann.workspace}/{undone['revision']}/undo", None)
    assert [(month, ann.month(month)["spent"]) for month, _ in spent] == spent


def test_the_same_request_twice_books_once_and_another_file_with_its_id_is_refused(ann: Person) -> None:
    one = {"id": str(uuid4()), "accountId": ann.accounts["Cash"]}
    assert bring(ann, BANK, **one) == bring(ann, BANK, **one)
    assert len(entries(ann)) == 3
    other = ann.call("POST", f"/import/{ann.workspace}", file_of(BANK + "2026-11-05,Tea,-1\n", **one))
    assert (other.status_code, other.json()["code"]) == (409, "conflict.id")


def test_the_same_file_twice_adds_nothing_and_says_what_it_saw_again(ann: Person) -> None:
    bring(ann, BANK, accountId=ann.accounts["Cash"])
    again = bring(ann, BANK, accountId=ann.accounts["Cash"])
    assert (again["booked"], again["duplicates"], again["revision"]) == (0, 3, None)
    assert [(each["line"], each["code"]) for each in again["leftOut"]] == [
        (line, "import.duplicate") for line in (2, 3, 4)
    ]
    assert len(entries(ann)) == 3


def test_of_two_equal_purchases_both_stay_and_one_that_was_booked_by_hand_is_shown(ann: Person) -> None:
    twice = "Date,Note,Amount\n2026-11-02,Market,-12.50\n2026-11-02,Market,-12.50\n"
    by_hand = ann.spend("12.50", account="Cash", date="2026-11-02")
    seen = preview(ann, twice, accountId=ann.accounts["Cash"])
    assert [(each["taken"], each["duplicateOf"]) for each in seen["lines"]] == [(False, by_hand["id"]), (True, None)]
    report = bring(ann, twice, accountId=ann.accounts["Cash"], changes=[{"line": 2, "take": True}])
    assert (report["booked"], len(entries(ann))) == (2, 3)


def test_lines_are_mended_before_they_are_booked(ann: Person) -> None:
    changes = [
        {"line": 2, "category": "Food"},
        {"line": 3, "take": False},
        {"line": 4, "accountId": ann.accounts["Credit Card"], "category": "Pets"},
    ]
    report = bring(ann, BANK, accountId=ann.accounts["Cash"], changes=changes)
    assert (report["booked"], report["categories"]) == (2, ["Pets"])
    assert report["leftOut"] == [{"line": 3, "code": "import.skipped", "text": ""}]
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("-12.50", "-12.50")
    assert booked(ann) == {("2026-11-02", "expense", "-12.50", "Food"), ("2026-11-04", "expense", "-12.50", "Pets")}


def test_a_line_that_the_file_has_wrong_is_booked_as_it_is_said_to_be(ann: Person) -> None:
    file = BANK + "2026-11-05,Rozetka,twelve\nnever,Tea,-2\n2026-11-06,Gym,0\n"
    cash = ann.accounts["Cash"]
    before = preview(ann, file, accountId=cash)
    assert (before["takenCount"], before["wrongCount"]) == (3, 3)
    assert [each["note"] for each in before["lines"][3:]] == ["Rozetka", "Tea", "Gym"]
    changes = [
        {"line": 2, "day": "2026-11-01", "amount": "-10", "note": "Market hall"},
        {"line": 5, "amount": "-1249.75"},
        {"line": 6, "day": "2026-11-06"},
        {"line": 7, "amount": 30},
    ]
    seen = preview(ann, file, accountId=cash, changes=changes)
    found = {each["line"]: (each["day"], each["kind"], each["amount"], each["note"]) for each in seen["lines"]}
    assert (seen["takenCount"], seen["wrongCount"]) == (6, 0)
    assert found[2] == ("2026-11-01", "expense", "-10.00", "Market hall")
    assert [found[line] for line in (5, 6, 7)] == [
        ("2026-11-05", "expense", "-1249.75", "Rozetka"),
        ("2026-11-06", "expense", "-2.00", "Tea"),
        ("2026-11-06", "income", "30.00", "Gym"),
    ]
    assert [tuple(each.values()) for each in seen["totals"]] == [
        ("income", "USD", 2, "1030.00"),
        ("expense", "USD", 4, "1274.25"),
    ]
    assert (bring(ann, file, accountId=cash, changes=changes)["booked"], ann.budget("Cash")) == (6, "-244.25")
    assert bring(ann, file, accountId=cash, changes=changes)["duplicates"] == 6
    zero = [{"line": 5, "amount": "0"}]
    assert preview(ann, file, accountId=cash, changes=zero, show="wrong")["lines"][0]["code"] == "import.zero"


def test_a_day_whose_moment_in_utc_no_calendar_has_is_refused(ann: Person) -> None:
    problem = refused(ann, BANK, changes=[{"line": 2, "day": "0001-01-01T00:00:00+14:00"}])
    assert problem["fields"] == {"changes.0.day": "validation.date"}


def test_a_mended_transfer_arrives_as_much_as_it_leaves(ann: Person) -> None:
    file = "Date,Account,Other account,Amount,Other amount\n2026-11-02,Cash,Credit Card,-5x,6\n"
    columns = [
        {"column": name, "field": field}
        for name, field in (
            ("Date", "date"),
            ("Account", "account"),
            ("Other account", "otherAccount"),
            ("Amount", "amount"),
            ("Other amount", "otherAmount"),
        )
    ]
    bring(ann, file, columns=columns, changes=[{"line": 2, "amount": "-5"}])
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("-5.00", "5.00")


def test_rules_give_the_category_before_the_file_does(ann: Person) -> None:
    ann.put(f"/import/{ann.workspace}/rules", {"rules": [{"text": "market", "category": "Food"}]})
    file = "Date,Note,Category,Amount\n2026-11-02,MARKET 5,Shops,-1\n2026-11-02,Bus,Transport,-2\n"
    bring(ann, file, accountId=ann.accounts["Cash"])
    assert {(value, name) for _, _, value, name in booked(ann)} == {("-1.00", "Food"), ("-2.00", "Transport")}


def test_a_category_of_nothing_visible_is_none(ann: Person) -> None:
    file = "Date,Note,Category,Amount\n2026-11-02,Market,\u3164\u200c,-1\n"
    assert bring(ann, file, accountId=ann.accounts["Cash"])["categories"] == ["Imported"]


def test_a_saved_mapping_reads_a_table_whose_columns_say_nothing(ann: Person) -> None:
    file = "A;B;C\n2.1.2026;1,50;Bus\n"
    assert asked(preview(ann, file)) == ["columns"]
    columns = [{"column": name, "field": field} for name, field in (("A", "date"), ("B", "amount"), ("C", "note"))]
    mapping = {
        "name": "My bank",
        "columns": columns,
        "encoding": None,
        "delimiter": ";",
        "dateOrder": "dmy",
        "decimal": ",",
    }
    assert ann.put("/import/settings", {"mappings": [mapping]})["mappings"] == [mapping]
    seen = preview(ann, file, mapping="my bank", accountId=ann.accounts["Cash"])
    assert [(each["day"], each["amount"], each["note"]) for each in seen["lines"]] == [("2026-01-02", "1.50", "Bus")]
    assert refused(ann, file, mapping="Other")["fields"] == {"mapping": "validation.reference"}


def test_what_a_file_leaves_open_is_asked_and_nothing_is_imported_before(ann: Person) -> None:
    file = "Date,Note,Amount\n02/03/2026,Bus,1.000\n"
    seen = preview(ann, file)
    assert (asked(seen), seen["lines"]) == (["dateOrder", "decimal"], [])
    refusal = ann.call("POST", f"/import/{ann.workspace}", file_of(file)).json()
    assert refusal["fields"] == {"dateOrder": "validation.required", "decimal": "validation.required"}
    answers = {"dateOrder": "dmy", "decimal": ","}
    assert asked(preview(ann, file, **answers)) == ["account"]
    (line,) = preview(ann, file, **answers, accountId=ann.accounts["Cash"])["lines"]
    assert (line["day"], line["amount"]) == ("2026-03-02", "1000.00")


def test_a_transfer_named_by_both_its_accounts_is_booked_once(ann: Person) -> None:
    file = (
        "Account,Flag,Date,Payee,Category Group/Category,Category Group,Category,Memo,Outflow,Inflow,Cleared\n"
        "Cash,,2026-11-02,Transfer : Credit Card,,,,,$0.00,$20.00,Cleared\n"
        "Credit Card,,2026-11-02,Transfer : Cash,,,,,$20.00,$0.00,Cleared\n"
        "Cash,,2026-11-03,Market,Everyday: Food,Everyday,Food,bread,$1.25,$0.00,Cleared\n"
    )
    report = bring(ann, file, "ynab.csv")
    assert (report["booked"], report["leftOut"]) == (2, [{"line": 3, "code": "import.otherSide", "text": "2"}])
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("18.75", "-20.00")
    assert bring(ann, file, "ynab.csv")["duplicates"] == 2


def test_what_can_t_be_booked_is_named_by_its_line_and_the_rest_is(ann: Person) -> None:
    file = (
        "Date,Note,Amount,Currency\n2026-11-02,Bus,-1.00,USD\n2026-13-40,Bus,-1.00,USD\n2026-11-02,Bus,one,USD\n"
        "2026-11-02,Bus,0.00,USD\n2026-11-02,Bus,-1.00,EUR\n2026-11-02,Bus,-1.005,USD\n,Total,-5.00,\n"
    )
    report = bring(ann, file, accountId=ann.accounts["Cash"])
    assert report["booked"] == 1
    assert [(each["line"], each["code"], each["text"]) for each in report["leftOut"]] == [
        (3, "import.date", "2026-13-40"),
        (4, "import.amount", "one"),
        (5, "import.zero", ""),
        (6, "import.currency", "EUR"),
        (7, "validation.amountDigits", "-1.005"),
        (8, "import.date", ""),
    ]


def test_an_account_in_another_currency_is_booked_at_the_rate(ann: Person) -> None:
    euro = ann.post(f"/account/{ann.workspace}/create", {"name": "Euro", "currencyCode": "EUR"})["id"]
    bring(ann, BANK, accountId=euro)
    ann.accounts["Euro"] = euro
    assert ann.budget("Euro") == "975.00"
    spent = next(each for each in entries(ann) if each["kind"] == "expense")
    assert (spent["accountValue"], spent["accountCurrencyCode"], spent["currencyCode"]) == ("-12.50", "EUR", "USD")
    assert Decimal(spent["value"]) < 0
    assert spent["rateDate"] is not None


def test_currency_labels_of_older_files_are_mapped_to_codes(ann: Person) -> None:
    file = "Date,Note,Amount,Currency\n2026-11-02,A,-1.00,dollar\n2026-11-03,B,-2.00,Dollar\n2026-11-04,C,-4.00,euro\n"
    report = bring(ann, file, accountId=ann.accounts["Cash"])
    assert report["booked"] == 2
    assert report["leftOut"] == [{"line": 4, "code": "import.currency", "text": "EUR"}]


def test_an_amount_is_shown_in_the_currency_of_the_file_where_that_is_known(ann: Person) -> None:
    file = "Date,Note,Amount,Currency\n2026-11-02,A,-1.00,UAH\n2026-11-03,B,-2.00,QQQ\n2026-11-04,C,-4.00,\n"
    shown = preview(ann, file, accountId=ann.accounts["Cash"])
    codes = {line["line"]: (line["code"], line["currencyCode"]) for line in shown["lines"]}
    assert codes == {2: ("import.currency", "UAH"), 3: ("import.currency", None), 4: (None, "USD")}
    assert shown["accounts"][0]["currencyCode"] is None


def test_a_balance_that_would_be_too_large_stores_nothing(ann: Person) -> None:
    file = "Date,Note,Amount\n2026-11-02,A,9999999999.99\n2026-11-03,B,9999999999.99\n"
    answer = ann.call("POST", f"/import/{ann.workspace}", file_of(file, accountId=ann.accounts["Cash"]))
    assert answer.json()["fields"] == {"content": "validation.amountRange"}
    assert (entries(ann), ann.budget("Cash")) == ([], "0.00")


def test_an_import_is_undone_after_a_note_was_edited_back_but_not_while_it_differs(ann: Person) -> None:
    report = bring(ann, BANK, accountId=ann.accounts["Cash"])
    undo = f"/activity/{ann.workspace}/{report['revision']}/undo"
    first = entries(ann)[0]
    ann.put(f"/history/{first['id']}", {"note": "mine"})
    assert ann.post(undo, None, 409)["code"] == "undo.dependedOn"
    ann.put(f"/history/{first['id']}", {"note": first["note"]})
    ann.post(undo, None)
    assert entries(ann) == []


@pytest.mark.parametrize("changes", [1, 3])
def test_a_budget_that_changes_meanwhile_is_decided_on_anew_before_the_write_at_first(
    ann: Person, monkeypatch: pytest.MonkeyPatch, changes: int
) -> None:
    outside, inside = [0], [0]

    def decide_outside(*arguments: Any) -> Decisions:
        decided = decide(*arguments)
        outside[0] += 1
        if outside[0] <= changes:
            ann.spend("12.50", account="Cash", date="2026-11-02")
        return decided

    def decide_inside(*arguments: Any) -> Decisions:
        inside[0] += 1
        return decide(*arguments)

    monkeypatch.setattr(importer, "decide", decide_outside)
    monkeypatch.setattr(service, "decide", decide_inside)
    report = bring(ann, BANK, accountId=ann.accounts["Cash"])
    assert (report["booked"], report["duplicates"]) == (2, 1)
    assert (outside[0], inside[0]) == ((2, 0) if changes == 1 else (3, 1))


def test_a_large_change_set_is_shown_by_its_first_rows(ann: Person) -> None:
    rows = "".join(f"2026-11-{day:02},Bus {at},-1.00\n" for day in range(1, 29) for at in range(5))
    report = bring(ann, f"Date,Note,Amount\n{rows}", accountId=ann.accounts["Cash"])
    (newest, *_) = ann.get(f"/activity/{ann.workspace}")["changeSets"]
    assert (newest["revision"], newest["changeCount"], len(newest["changes"])) == (report["revision"], 141, 100)
    undone = ann.post(f"/activity/{ann.workspace}/{report['revision']}/undo", None)
    assert (undone["changeCount"], len(undone["changes"]), ann.budget("Cash")) == (141, 100, "0.00")


def test_who_would_have_more_to_catch_up_with_than_a_copy_is_worth_begins_anew(
    ann: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    bring(ann, BANK, accountId=ann.accounts["Cash"])
    copy = {"workspaceId": ann.workspace, "since": 0}
    assert ann.get("/start", **copy)["rows"] is None
    monkeypatch.setattr("budget_api.activity.start.CATCH_UP_ROWS_MAX", 3)
    assert len(ann.get("/start", **copy)["rows"]["history"]["entries"]) == 3


def test_the_preview_of_a_long_file_comes_in_parts(ann: Person) -> None:
    rows = "".join(f"2026-11-02,Bus {at},-1.00\n" for at in range(501))
    file = f"Date,Note,Amount\n{rows}"
    seen = preview(ann, file, accountId=ann.accounts["Cash"])
    assert (seen["lineCount"], len(seen["lines"]), seen["nextStart"]) == (501, 500, 500)
    rest = preview(ann, file, accountId=ann.accounts["Cash"], start=500)
    assert ([each["line"] for each in rest["lines"]], rest["nextStart"]) == ([502], None)
