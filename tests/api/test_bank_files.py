"""Files in the form of banks and other apps, each with the reading that is right: `bank_files/expected.json`."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.api.importing import asked, preview, refused
from tests.api.people import Person

FILES = Path(__file__).parent / "bank_files"
EXPECTED: dict[str, Any] = json.loads((FILES / "expected.json").read_text("utf-8"))["files"]


def account_in(person: Person, currency: str) -> str:
    """Return an account of the currency."""
    body = {"name": f"Bank {currency}", "currencyCode": currency}
    return str(person.post(f"/account/{person.workspace}/create", body)["id"])


def read(person: Person, name: str, **options: Any) -> Any:
    """Return the preview of a file with its own options, into an account of its currency."""
    expected = EXPECTED[name]
    named = expected.get("options", {}).get("columns", {})
    columns = {"columns": [{"column": column, "field": field} for column, field in named.items()]} if named else {}
    known = {row["name"]: row["id"] for row in person.get(f"/account/my/{person.workspace}/new")}
    account = known.get(f"Bank {expected['currency']}") or account_in(person, expected["currency"])
    return preview(person, (FILES / name).read_bytes(), name, accountId=account, **columns, **options)


ANSWERS: dict[str, Any] = {"card-purchases-positive.csv": {"signs": "reversed"}}
"""Answers to what files leave open; all others decide it themselves."""


@pytest.mark.parametrize("name", EXPECTED)
def test_a_file_of_a_bank_is_read_as_it_is_meant(ann: Person, name: str) -> None:
    answers = ANSWERS.get(name)
    if answers:
        assert asked(read(ann, name)) == list(answers)
    seen = read(ann, name, **({"mapping": answers} if answers else {}))
    assert seen["questions"] == []
    booked = [each for each in seen["lines"] if each["taken"]]
    expected = EXPECTED[name]["lines"]
    assert [(each["day"], each["amount"]) for each in booked] == [(each["day"], each["amount"]) for each in expected]
    for line, right in zip(booked, expected, strict=True):
        assert right["text"] in f"{line['payee']} · {line['note']}"
        assert line["payee"] == right.get("payee", line["payee"])
        assert line["kind"] == right.get("kind", line["kind"])


def test_the_library_of_mt940_writes_nothing_beside_the_reason(ann: Person, capfd: pytest.CaptureFixture[str]) -> None:
    broken = (FILES / "mt940-booking-day.sta").read_text().replace(":61:2610311102D29,90", ":61:nothing")
    assert refused(ann, broken, "a.sta")["code"] == "import.broken"
    assert capfd.readouterr().err == ""


INTERIM = """:20:1
:25:DE00000000000000000000
:28C:1/1
:34F:EUR0,
:13D:2610131200+0100
:61:2610131013D29,90NDDTNONREF
:86:105?00LASTSCHRIFT?20Rent?32Landlord
:90D:1EUR29,90
-
"""


def test_the_report_of_a_day_that_is_not_over_needs_no_closing_balance(ann: Person) -> None:
    account = account_in(ann, "EUR")
    (line,) = preview(ann, INTERIM, "day.sta", accountId=account)["lines"]
    assert (line["day"], line["amount"], line["payee"], line["note"]) == ("2026-10-13", "-29.90", "Landlord", "Rent")
    polish = INTERIM.replace("?", "~").replace("Rent", "Czynsz za mieszkanie")
    (line,) = preview(ann, polish, "day.sta", accountId=account)["lines"]
    assert (line["payee"], line["note"]) == ("Landlord", "Czynsz za mieszkanie")


RECORD = "!Type:Bank\nD2/13'2026\nT-10.00\nPShop\n"


def test_a_last_record_of_qif_without_its_end_is_read_when_its_last_line_is_whole(ann: Person) -> None:
    cash = {"accountId": ann.accounts["Cash"]}
    for file in (RECORD, RECORD.rstrip()):
        assert [line["amount"] for line in preview(ann, file, "a.qif", **cash)["lines"]] == ["-10.00"]
    assert refused(ann, RECORD.partition("0\nP")[0], "a.qif", **cash)["code"] == "import.cutOff"
