"""Questions about what a file leaves open, with rows read both ways; answers hold for the account's next file."""

from typing import Any

import pytest

from tests.api.importing import asked, bring, file_of, preview
from tests.api.people import Person

WORDS = "Date,Description,Amount,Direction\n2026-10-13,Bread,5.00,Foo\n2026-10-14,Wages,60.00,Bar\n"
ANSWERED = {"direction": {"Foo": "out", "Bar": "in"}}


def cash(person: Person) -> dict[str, str]:
    return {"accountId": person.accounts["Cash"]}


def question(seen: Any, field: str) -> Any:
    return next(each for each in seen["questions"] if each["field"] == field)


def amounts(seen: Any) -> list[str]:
    return [line["amount"] for line in seen["lines"] if line["taken"]]


def test_unknown_words_of_a_direction_are_asked_with_their_rows_both_ways(ann: Person) -> None:
    seen = preview(ann, WORDS, **cash(ann))
    assert (asked(seen), seen["lines"]) == (["direction"], [])
    assert question(seen, "direction")["choices"] == ["out", "in"]
    rows = [
        (row["line"], row["word"], [each["amount"] for each in row["readings"]]) for row in seen["questions"][0]["rows"]
    ]
    assert rows == [(2, "Foo", ["-5.00", "5.00"]), (3, "Bar", ["-60.00", "60.00"])]
    answer = ann.call("POST", f"/import/{ann.workspace}", file_of(WORDS, **cash(ann))).json()
    assert answer["fields"] == {"direction": "validation.required"}
    half = preview(ann, WORDS, **cash(ann), mapping={"direction": {"foo": "out"}})
    assert [row["word"] for row in question(half, "direction")["rows"]] == ["Bar"]
    assert amounts(preview(ann, WORDS, **cash(ann), mapping=ANSWERED)) == ["-5.00", "60.00"]


def test_a_column_that_is_named_as_the_type_is_asked_about_as_well(ann: Person) -> None:
    file = WORDS.replace("Direction", "Sorte")
    columns = [
        {"column": name, "field": field}
        for name, field in (("Date", "date"), ("Amount", "amount"), ("Sorte", "kind"), ("Description", "note"))
    ]
    assert asked(preview(ann, file, **cash(ann), columns=columns)) == ["direction"]
    dutch = file.replace("Foo", "Af").replace("Bar", "Bij")
    assert amounts(preview(ann, dutch, **cash(ann), columns=columns)) == ["-5.00", "60.00"]


def test_a_column_can_be_named_for_a_field_beside_those_that_are_understood(ann: Person) -> None:
    file = WORDS.replace("Direction", "Sorte").replace("Foo", "Af").replace("Bar", "Kredo")
    mapping = {"columns": {"direction": "Sorte"}, "direction": {"Kredo": "in"}}
    seen = preview(ann, file, **cash(ann), mapping=mapping)
    assert (amounts(seen), seen["direction"]) == (["-5.00", "60.00"], {"af": "out", "kredo": "in"})
    assert {each["field"] for each in seen["columns"]} == {"date", "note", "amount", "direction"}
    wrong = file_of(file, mapping={"columns": {"what": "Sorte"}, "direction": {"a": "up"}, "signs": "odd"})
    answer = ann.call("POST", f"/import/{ann.workspace}/preview", wrong).json()
    assert answer["fields"] == {
        "mapping.columns.what": "validation.choice",
        "mapping.direction.a": "validation.choice",
        "mapping.signs": "validation.choice",
    }


CARD = "Date,Description,Card Member,Amount\n2026-10-13,GROCERY,A,54.20\n2026-10-14,STORE REFUND,A,-30.00\n"


def test_a_card_whose_purchases_are_positive_is_asked_about_its_signs(ann: Person) -> None:
    seen = preview(ann, CARD, **cash(ann))
    rows = [[each["amount"] for each in row["readings"]] for row in question(seen, "signs")["rows"]]
    assert (asked(seen), rows) == (["signs"], [["54.20", "-54.20"], ["-30.00", "30.00"]])
    assert amounts(preview(ann, CARD, **cash(ann), mapping={"signs": "reversed"})) == ["-54.20", "30.00"]
    assert amounts(preview(ann, CARD, **cash(ann), mapping={"signs": "asWritten"})) == ["54.20", "-30.00"]


STATUS = "Date,Description,Amount,Status\n2026-10-13,a,-1.00,Completed\n2026-10-14,b,-2.00,Pending\n"


def test_rows_that_are_not_booked_are_counted_and_unknown_words_of_a_status_are_asked(ann: Person) -> None:
    seen = preview(ann, STATUS, **cash(ann))
    assert (amounts(seen), seen["pendingCount"], seen["wrongCount"]) == (["-1.00"], 1, 0)
    assert seen["status"] == {"completed": "booked", "pending": "pending"}
    file = STATUS + "2026-10-15,c,-3.00,Quux\n"
    asks = question(preview(ann, file, **cash(ann)), "status")
    assert (asks["choices"], [row["word"] for row in asks["rows"]]) == (["booked", "pending", "cancelled"], ["Quux"])
    assert amounts(preview(ann, file, **cash(ann), mapping={"status": {"Quux": "cancelled"}})) == ["-1.00"]
    assert amounts(preview(ann, file, **cash(ann), mapping={"status": {"Quux": "booked"}})) == ["-1.00", "-3.00"]
    report = bring(ann, STATUS, **cash(ann))
    assert (report["booked"], [each["code"] for each in report["leftOut"]]) == (1, ["import.noEntry"])


def test_an_encoding_is_asked_where_two_alphabets_give_other_letters(ann: Person) -> None:
    data = "Date,Note,Amount\n13.10.2026,R\u00e8glement,-1.00\n14.10.2026,Esp\u00e8ces,-2.00\n".encode("cp1252")
    asks = question(preview(ann, data, **cash(ann)), "encoding")
    assert asks["choices"][:2] == ["cp1252", "cp1250"]
    texts = [[each["text"] for each in row["readings"]][:2] for row in asks["rows"]]
    assert [["Règlement" in first, "Rčglement" in second] for first, second in texts[:1]] == [[True, True]]
    refused = ann.call("POST", f"/import/{ann.workspace}", file_of(data, **cash(ann))).json()
    assert refused["fields"] == {"encoding": "validation.required"}
    said = [line["note"] for line in preview(ann, data, **cash(ann), mapping={"encoding": "cp1250"})["lines"]]
    assert said == ["Rčglement", "Espčces"]
    by_header = data.replace(b"Date,Note,Amount", "Date,Libell\u00e9,Montant".encode("cp1252"))
    assert asked(preview(ann, by_header, **cash(ann))) == []


def test_answers_are_kept_for_the_next_file_of_the_account_and_no_other(ann: Person) -> None:
    assert bring(ann, WORDS, **cash(ann), mapping=ANSWERED)["booked"] == 2
    later = WORDS.replace("2026-10", "2026-11")
    assert amounts(preview(ann, later, **cash(ann))) == ["-5.00", "60.00"]
    assert asked(preview(ann, later, accountId=ann.accounts["Credit Card"])) == ["direction"]
    (kept,) = ann.get("/import/settings")["mappings"]
    assert (kept["name"], kept["accountId"]) == ("Cash", ann.accounts["Cash"])
    assert kept["direction"] == {"foo": "out", "bar": "in"}
    other = "Date,Text,Amount\n2026-12-01,Bus,-1.00\n"
    assert amounts(preview(ann, other, **cash(ann))) == ["-1.00"], "another bank's file"
    changed = {"direction": {"Foo": "in", "Bar": "out"}}
    assert amounts(preview(ann, later, **cash(ann), mapping=changed)) == ["5.00", "-60.00"]
    bring(ann, later, **cash(ann), mapping=changed)
    (kept,) = ann.get("/import/settings")["mappings"]
    assert kept["direction"] == {"foo": "in", "bar": "out"}


def test_an_encoding_that_was_answered_is_not_asked_again(ann: Person) -> None:
    data = "Date,Note,Amount\n13.10.2026,R\u00e8glement,-1.00\n".encode("cp1252")
    bring(ann, data, **cash(ann), mapping={"encoding": "cp1250"})
    later = data.replace(b"13.10", b"14.10")
    assert [line["note"] for line in preview(ann, later, **cash(ann))["lines"]] == ["Rčglement"]


@pytest.mark.parametrize(
    ("rows", "statement"),
    [
        (["-1.00,99.00", "-2.00,97.00"], ("100.00", "97.00", "0.00", None)),
        (["-1.00,99.00", "-2.00,97.50"], ("100.00", "97.50", "-0.50", "2026-10-02")),
        (["-1.00,97.00", "-2.00,98.00"], ("100.00", "97.00", "0.00", None)),
        (["-1.00,", "-2.00,98.00"], None),
    ],
)
def test_a_balance_column_checks_the_file(ann: Person, rows: list[str], statement: tuple[str, ...] | None) -> None:
    lines = [f"2026-10-0{day},note,{row}" for day, row in enumerate(rows, 1)]
    seen = preview(ann, "\n".join(["Date,Description,Amount,Balance", *lines]), **cash(ann))
    check = seen["statement"]
    assert (check and tuple(check[name] for name in ("opening", "closing", "difference", "day"))) == statement


def test_rows_of_a_balance_are_no_entries_but_a_check(ann: Person) -> None:
    file = (
        "Date,Description,Amount\n2026-10-01,Opening balance,100.00\n2026-10-13,Balance board,-1.00\n"
        "2026-10-31,Turnover,-1.00\n2026-10-31,Closing balance 31.10.2026,98.00\n"
    )
    seen = preview(ann, file, **cash(ann))
    assert (amounts(seen), seen["balanceRowCount"], seen["wrongCount"]) == (["-1.00"], 3, 0)
    assert seen["statement"] == {"opening": "100.00", "closing": "98.00", "difference": "1.00", "day": None}


def test_a_mapping_for_an_account_of_somebody_else_stays_its_person_alone(ann: Person, bob: Person) -> None:
    mapping = {"name": "Bank", "accountId": bob.accounts["Cash"], "columns": [], **ANSWERED}
    ann.put("/import/settings", {"mappings": [mapping]})
    assert bob.get("/import/settings")["mappings"] == []
    assert asked(preview(bob, WORDS, **cash(bob))) == ["direction"]
    assert asked(preview(ann, WORDS, **cash(ann))) == ["direction"]
