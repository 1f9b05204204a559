"""Every kind of file is read as its bank or app means it, and each way of being broken ends in a line and a reason."""

import csv
import json
from collections.abc import Callable
from io import BytesIO, StringIO
from typing import Any

import pytest
from openpyxl import Workbook

from tests.api.importing import bring, preview, refused
from tests.api.people import Person

OFX = """OFXHEADER:100
DATA:OFXSGML
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>1<ACCTID>Cash<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20261101
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261122233000[-5:EST]<TRNAMT>-12,50<FITID>7<NAME>Tom &amp;amp; Co<MEMO>bread
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20261123<TRNAMT>-12,50<FITID>7<NAME>Caf\u00e9</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>
"""
QIF = """!Account
NCash
TBank
^
!Type:Bank
D22/11'26
T-12.50
PMarket
LFood:Bread
^
D11/23/2026
T-30.00
PSplit
SFood
$-10.00
STransport
$-20.00
^
D11/24/2026
U5.00
T5.00
L[Credit Card]
^
""".replace("22/11'26", "11/22'26")
CAMT = """<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>
<Acct><Id><IBAN>Cash</IBAN></Id><Ccy>USD</Ccy></Acct>
<Ntry><Amt Ccy="USD">12.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>2026-11-22</Dt></BookgDt><ValDt><Dt>2026-11-24</Dt></ValDt><AcctSvcrRef>R1</AcctSvcrRef>
<NtryDtls><TxDtls><RltdPties><Cdtr><Pty><Nm>Market</Nm></Pty></Cdtr></RltdPties>
<RmtInf><Ustrd>bread</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">30.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt>
<NtryDtls><TxDtls><Amt Ccy="USD">10.00</Amt><RltdPties><Dbtr><Nm>Bo</Nm></Dbtr></RltdPties></TxDtls>
<TxDtls><Amt Ccy="USD">20.00</Amt><RltdPties><Dbtr><Nm>Cy</Nm></Dbtr></RltdPties></TxDtls></NtryDtls></Ntry>
<Ntry><Amt Ccy="USD">9.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>PDNG</Sts><BookgDt><Dt>2026-11-23</Dt></BookgDt></Ntry>
</Stmt></BkToCstmrStmt></Document>
"""
MT940 = """:20:START
:25:Cash
:28C:1/1
:60F:C261121USD100,00
:61:2611221122D12,50NMSCNONREF//B7
:86:Market bread
:61:2611231123RC30,00NMSCNONREF
:86:taken back
:62F:C261123USD57,50
-
"""
SPLIIT = json.dumps(
    {
        "participants": [{"id": "a", "name": "Cash"}, {"id": "b", "name": "Credit Card"}],
        "currencyCode": "USD",
        "expenses": [
            {
                "expenseDate": "2026-11-22",
                "title": "Dinner",
                "category": {"grouping": "Food", "name": "Food"},
                "amount": 1250,
                "paidById": "a",
                "paidFor": [{"participantId": "a", "shares": 1}, {"participantId": "b", "shares": 1}],
                "isReimbursement": False,
                "splitMode": "EVENLY",
            },
            {
                "expenseDate": "2026-11-23",
                "title": "Back",
                "amount": 600,
                "paidById": "b",
                "paidFor": [{"participantId": "a", "shares": 1}],
                "isReimbursement": True,
            },
        ],
    }
)


def xlsx(*rows: tuple[Any, ...]) -> bytes:
    book = Workbook()
    for row in rows:
        book.active.append(row)  # type: ignore[union-attr] # a new book has a sheet
    held = BytesIO()
    book.save(held)
    return held.getvalue()


Line = tuple[str | None, str | None, str, str | None]


def lines(person: Person, content: str | bytes, name: str, **options: Any) -> list[Line]:
    seen = preview(person, content, name, **options)
    assert seen["questions"] == [], seen
    return [(each["day"], each["amount"], said(each), each["category"]) for each in seen["lines"] if each["day"]]


def said(line: dict[str, Any]) -> str:
    """Payee and note of a line in one text."""
    return " · ".join(filter(None, (line["payee"], line["note"])))


def test_ofx_keeps_the_local_day_comma_amounts_and_what_has_no_end_tag(ann: Person) -> None:
    data = OFX.encode("cp1252")
    assert lines(ann, data, "bank.qfx") == [
        ("2026-11-22", "-12.50", "Tom & Co · bread", "Imported"),
        ("2026-11-23", "-12.50", "Café", "Imported"),
    ]
    assert bring(ann, data, "bank.qfx")["booked"] == 2  # the bank's id is the same, the day is not
    assert bring(ann, data, "bank.qfx")["duplicates"] == 2
    assert lines(ann, OFX, "bank.ofx")[1][2] == "Café"  # it says cp1252 and is UTF-8


def test_what_the_bank_calls_differently_is_no_duplicate(ann: Person) -> None:
    bring(ann, OFX, "bank.ofx")
    other = OFX.replace("<FITID>7<NAME>Caf", "<FITID>8<NAME>Caf")
    assert [each["duplicateOf"] is None for each in preview(ann, other, "bank.ofx")["lines"]] == [False, True]


def test_qif_has_splits_categories_and_transfers(ann: Person) -> None:
    assert lines(ann, QIF, "money.qif") == [
        ("2026-11-22", "-12.50", "Market", "Food:Bread"),
        ("2026-11-23", "-30.00", "Split", "Food"),
        ("2026-11-24", "5.00", "", None),
    ]
    split = preview(ann, QIF, "money.qif")["lines"][1]
    parts = split["parts"]
    assert [(part["category"], part["amount"]) for part in parts] == [("Food", "-10.00"), ("Transport", "-20.00")]
    assert [part["categoryId"] for part in parts] == [ann.categories["Food"], ann.categories["Transport"]]
    chosen = preview(ann, QIF, "money.qif", changes=[{"line": split["line"], "category": "Food"}])["lines"][1]
    assert (chosen["category"], chosen["parts"]) == ("Food", [])
    bring(ann, QIF, "money.qif")
    assert ann.budget("Credit Card") == "-5.00"
    assert divided(ann) == [("Split", [("Food", "-10.00", ""), ("Transport", "-20.00", "")])]
    assert bring(ann, QIF, "money.qif")["duplicates"] == 3


def divided(person: Person) -> list[tuple[str, list[tuple[str, str, str]]]]:
    """The notes and the lines of entries with several."""
    names = {category["id"]: category["name"] for category in person.get(f"/category/{person.workspace}/list")}
    entries = person.get(f"/history/{person.workspace}/list-new")["entries"]
    return [
        (said(entry), [(names[line["categoryId"]], line["value"], line["note"]) for line in entry["lines"]])
        for entry in entries
        if len(entry["lines"]) > 1
    ]


def test_parts_that_ynab_numbers_are_one_expense(ann: Person) -> None:
    file = (
        "Account,Flag,Date,Payee,Category Group/Category,Category,Memo,Outflow,Inflow,Cleared\n"
        "Cash,,23/11/2026,Lidl,Usual: Food,Food,Split (1/2) bread,60.00,0.00,Cleared\n"
        "Cash,,23/11/2026,Lidl,Usual: Home,Home,Split (2/2) soap,20.00,0.00,Cleared\n"
        "Cash,,23/11/2026,Bus,Usual: Transport,Transport,,2.00,0.00,Cleared\n"
    )
    assert bring(ann, file)["categories"] == ["Home"]
    assert divided(ann) == [("Lidl", [("Food", "-60.00", "bread"), ("Home", "-20.00", "soap")])]


def test_our_own_csv_brings_lines_back_as_one_entry(ann: Person, bob: Person) -> None:
    lines_sent = [
        {"categoryId": ann.categories[name], "value": value, "note": note}
        for name, value, note in (("Food", "60", ""), ("Transport", "20", "soap"))
    ]
    body = {"value": "80", "accountId": ann.accounts["Cash"], "note": "Lidl", "lines": lines_sent}
    entry = ann.post(f"/history/{ann.workspace}/add-expenses", body)
    file = ann.call("GET", f"/history/{ann.workspace}/export").text
    rows = list(csv.DictReader(StringIO(file)))
    assert [(row["id"], row["value"], row["category"], row["note"]) for row in rows] == [
        (entry["id"], "-60.00", "Food", "Lidl"),
        (entry["id"], "-20.00", "Transport", "Lidl · soap"),
    ]
    assert bring(bob, file)["booked"] == 1
    assert divided(bob) == [("Lidl", [("Food", "-60.00", ""), ("Transport", "-20.00", "soap")])]
    assert bring(ann, file)["duplicates"] == 1


def test_a_refund_in_our_own_csv_stays_one(ann: Person, bob: Person) -> None:
    lines_sent = [{"categoryId": ann.categories[name], "value": "10"} for name in ("Food", "Transport")]
    body = {"value": "20", "accountId": ann.accounts["Cash"], "lines": lines_sent, "note": "broken"}
    ann.post(f"/history/{ann.workspace}/add-refund", body)
    file = ann.call("GET", f"/history/{ann.workspace}/export").text
    assert [(each["kind"], each["category"]) for each in preview(bob, file)["lines"]] == [("refund", "Food")]
    bring(bob, file)
    assert divided(bob) == [("broken", [("Food", "10.00", ""), ("Transport", "10.00", "")])]
    assert bob.budget("Cash") == "20.00"


def test_camt_takes_the_booking_day_and_splits_what_adds_up(ann: Person) -> None:
    expected = [
        ("2026-11-22", "-12.50", "Market · bread", "Imported"),
        ("2026-11-23", "10.00", "Bo", None),
        ("2026-11-23", "20.00", "Cy", None),
    ]
    assert lines(ann, CAMT, "camt.xml") == expected
    unequal = CAMT.replace(">20.00<", ">21.00<")
    assert lines(ann, unequal, "camt.xml")[1:] == [("2026-11-23", "30.00", "", None)]
    pending = next(each for each in preview(ann, CAMT, "camt.xml")["lines"] if each["code"])
    assert (pending["line"], pending["code"], pending["text"]) == (11, "import.noEntry", "PDNG")


def test_mt940_gives_a_reversal_its_sign(ann: Person) -> None:
    assert [line[:2] for line in lines(ann, MT940, "bank.sta")] == [("2026-11-22", "-12.50"), ("2026-11-23", "-30.00")]


def test_spliit_gives_who_paid_and_paid_back(ann: Person) -> None:
    assert lines(ann, SPLIIT, "group.json") == [
        ("2026-11-22", "-12.50", "Dinner", "Food"),
        ("2026-11-23", "-6.00", "Back", None),
    ]
    bring(ann, SPLIIT, "group.json")
    assert (ann.budget("Cash"), ann.budget("Credit Card")) == ("-6.50", "-6.00")


def test_a_sheet_is_read_with_its_real_days_and_numbers(ann: Person) -> None:
    from datetime import datetime

    sheet = xlsx(
        ("Account of Ann",),
        ("Date", "Details", "Amount"),
        (datetime(2026, 11, 22, 23, 30), "Market", -12.5),  # noqa: DTZ001 - sheets know no zones
        (datetime(2026, 11, 23), "Sum", -(0.1 + 0.2)),  # noqa: DTZ001 - the same
        (datetime(2026, 11, 24), "Unknown", "=A1+1"),  # noqa: DTZ001 - the same
    )
    said = {"accountId": ann.accounts["Cash"]}
    assert lines(ann, sheet, "bank.xlsx", **said) == [
        ("2026-11-22", "-12.50", "Market", "Imported"),
        ("2026-11-23", "-0.30", "Sum", "Imported"),
    ]
    wrong = [(each["line"], each["code"]) for each in preview(ann, sheet, "bank.xlsx", **said)["lines"] if each["code"]]
    assert wrong == [(5, "import.formula")]


RIVALS = {
    "actual": "Account,Date,Payee,Notes,Category_Group,Category,Amount,Split_Amount,Cleared\n"
    "Cash,2026-11-22,Market,'=bread,Usual,Food,-12.50,0,Cleared\n"
    "Cash,2026-11-23,Credit Card,move,,,-5.00,0,Cleared\n"
    "Credit Card,2026-11-23,Cash,move,,,5.00,0,Cleared\n",
    "ynab4": "Account,Flag,Check Number,Date,Payee,Category,Master Category,Sub Category,Memo,Outflow,Inflow,Cleared,"
    "Running Balance\nCash,,,22/11/2026,Market,Usual: Food,Usual,Food,=bread,12.50,0.00,C,1.00\n",
    "ezbookkeeping": "Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Account2,"
    "Account2 Currency,Account2 Amount,Geographic Location,Tags,Description\n"
    "2026-11-22 23:30:00,+02:00,Expense,Usual,Food,Cash,USD,12.50,,,,,,Market · =bread\n"
    "2026-11-23 10:00:00,+02:00,Transfer,Move,Move,Cash,USD,5.00,Credit Card,USD,5.00,,,move\n"
    "2026-11-24 10:00:00,+02:00,Balance Modification,,,Cash,USD,5.00,,,,,,\n",
    "cashew": "account,amount,currency,title,note,date,income,type,category name,subcategory name,color,icon,emoji,"
    "budget,objective\nCash,-12.500000000000002,usd,Market,=bread,2026-11-22 10:11:12.000,false,,Food,,,,,,\n",
    "firefly": "user_id,group_id,journal_id,type,currency_code,amount,foreign_amount,description,date,source_name,"
    "destination_name,category\n"
    "1,1,1,Withdrawal,USD,-12.500000000000,,Market · =bread,2026-11-22T00:00:00+01:00,Cash,Shop,Food\n"
    "1,2,2,Transfer,USD,5.000000000000,,move,2026-11-23T00:00:00+01:00,Cash,Credit Card,\n"
    "1,3,3,Opening balance,USD,9.00,,start,2026-11-01T00:00:00+01:00,Initial,Cash,\n",
    "monarch": "Date,Merchant,Category,Account,Original Statement,Notes,Amount,Tags\n"
    "2026-11-22,Market,Food,Cash,MARKET 77,=bread,-12.50,\n",
    "mint": "Date,Description,Original Description,Amount,Transaction Type,Category,Account Name,Labels,Notes\n"
    "11/22/2026,Market,MARKET 77,12.50,debit,Food,Cash,,=bread\n",
}


NAMED = {"ezbookkeeping": ("", "Market · =bread"), "firefly": ("Shop", "Market · =bread")}
"""Payee and note of the files that have no payee, or both."""


@pytest.mark.parametrize("source", RIVALS)
def test_the_exports_of_other_apps_are_known_by_their_headers(ann: Person, source: str) -> None:
    seen = preview(ann, RIVALS[source])
    assert (seen["source"], seen["questions"]) == (source, [])
    first, *rest = seen["lines"]
    assert (first["day"], first["amount"], first["accountId"]) == ("2026-11-22", "-12.50", ann.accounts["Cash"])
    named = NAMED.get(source, ("Market", "=bread"))
    assert ((first["payee"], first["note"]), first["category"]) == (named, "Food")
    for each in rest:
        moved = (each["kind"], each["amount"], each["otherAccountId"])
        assert moved == ("transfer", "-5.00", ann.accounts["Credit Card"]) or each["code"] in (
            "import.noEntry",
            "import.otherSide",
        )


def test_our_own_export_is_brought_into_another_budget_as_it_was(ann: Person, bob: Person) -> None:
    bring(ann, RIVALS["actual"])
    export = ann.call("GET", f"/history/{ann.workspace}/export").content
    report = bring(bob, export, "history.csv")
    assert (report["booked"], report["leftOut"]) == (2, [])
    assert bob.budget("Cash") == ann.budget("Cash") == "-17.50"
    assert bob.budget("Credit Card") == ann.budget("Credit Card") == "5.00"
    assert bring(bob, export, "history.csv")["duplicates"] == 2


BANK = "Date,Note,Amount\n2026-11-02,Caf\u00e9 \u20b4,-1.00\n"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-16-be"])
def test_marks_and_zeros_tell_the_encoding(ann: Person, encoding: str) -> None:
    assert lines(ann, BANK.encode(encoding), "a.csv", accountId=ann.accounts["Cash"])[0][2] == "Café ₴"


def test_an_encoding_that_is_not_unicode_is_found_or_given(ann: Person) -> None:
    file = "Дата;Опис;Сума\n02.11.2026;Продукти в магазині на розі;-1,00\n14.11.2026;Кава з молоком;-2,00\n"
    for said in ({}, {"encoding": "cp1251"}):
        found = lines(ann, file.encode("cp1251"), "a.csv", accountId=ann.accounts["Cash"], **said)
        assert found[1] == ("2026-11-14", "-2.00", "Кава з молоком", "Imported")
    assert refused(ann, file, encoding="rot13")["fields"] == {"encoding": "validation.choice"}


def cut(text: str) -> str:
    return text[: len(text) * 2 // 3]


def bomb() -> str:
    return '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "bb"><!ENTITY c "&b;&b;">]><Document>&c;</Document>'


BROKEN: dict[str, tuple[str, Callable[[], str | bytes], str, int | None]] = {
    "a picture": ("a.csv", lambda: b"\x89PNG\r\n\x1a\n", "import.format", None),
    "nothing": ("a.csv", lambda: "", "import.noLines", 1),
    "a header alone": ("a.csv", lambda: "Date,Note,Amount\n", "import.noLines", None),
    "an open quote": ("a.csv", lambda: BANK + '2026-11-03,"Bus,-1\n2026-11-04,Bus,-1\n', "import.cutOff", 3),
    "a quote in the middle": ("a.csv", lambda: BANK + '2026-11-03,"Bus" 5,-1\n', "import.broken", 3),
    "a zero byte": ("a.csv", lambda: BANK + "2026-11-03,B\0us,-1\n", "import.encoding", 3),
    "letters that are none": ("a.csv", lambda: BANK.encode("utf-16") + b"1", "import.encoding", 3),
    "a statement cut off": ("a.ofx", lambda: cut(OFX), "import.cutOff", 8),
    "a statement without its end": ("a.ofx", lambda: OFX.replace("</OFX>", ""), "import.cutOff", 11),
    "entities in OFX": (
        "a.ofx",
        lambda: OFX.replace("<OFX>", "<!DOCTYPE x [<!ENTITY a 'b'>]><OFX>"),
        "import.unsafe",
        5,
    ),
    "no records": ("a.qif", lambda: "Date,Amount", "import.broken", 1),
    "a record cut off": ("a.qif", lambda: QIF.removesuffix("\nL[Credit Card]\n^\n"), "import.cutOff", 19),
    "another list before the record's end": ("a.qif", lambda: QIF.replace("^\n!Type", "!Type"), "import.cutOff", 4),
    "a bomb of entities": ("a.xml", bomb, "import.unsafe", 2),
    "an outside entity": (
        "a.xml",
        lambda: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Document>&x;</Document>',
        "import.unsafe",
        1,
    ),
    "XML cut off": ("a.xml", lambda: cut(CAMT), "import.cutOff", 9),
    "XML with a missing end tag": ("a.xml", lambda: CAMT.replace("</Amt>", "", 1), "import.broken", 7),
    "XML of something else": ("a.xml", lambda: "<html></html>", "import.broken", 1),
    "a statement without its balance": ("a.sta", lambda: MT940.partition(":62F:")[0], "import.cutOff", 9),
    "an entry that is none": (
        "a.sta",
        lambda: MT940.replace(":61:2611221122D", ":61:x"),
        "import.broken",
        5,
    ),
    "JSON cut off": ("a.json", lambda: cut(SPLIIT), "import.cutOff", 1),
    "JSON of something else": ("a.json", lambda: '{"a": 1}', "import.broken", 1),
    "half a workbook": ("a.xlsx", lambda: xlsx(("Date", "Amount"))[:300], "import.cutOff", 1),
    "an archive of something else": ("a.xlsx", lambda: b"PK\x03\x04" + b"x" * 90, "import.cutOff", 1),
}


@pytest.mark.parametrize("how", BROKEN)
def test_a_broken_file_ends_in_its_line_and_the_reason_and_nothing_is_stored(ann: Person, how: str) -> None:
    name, made, code, line = BROKEN[how]
    problem = refused(ann, made(), name, accountId=ann.accounts["Cash"])
    assert (problem["code"], problem["params"].get("line")) == (code, None if line is None else str(line)), problem
    assert ann.get(f"/history/{ann.workspace}/list-new")["entries"] == []


def test_a_cell_without_end_and_a_row_too_wide_are_named(ann: Person) -> None:
    file = BANK + f"2026-11-03,{'x' * 10_001},-1\n2026-11-04,{',' * 300}\n"
    seen = preview(ann, file, accountId=ann.accounts["Cash"])
    assert [(each["line"], each["code"]) for each in seen["lines"]] == [
        (2, None),
        (3, "import.cell"),
        (4, "import.cell"),
    ]


def test_what_is_no_base64_or_too_large_is_refused(ann: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    answer = ann.call("POST", f"/import/{ann.workspace}/preview", {"fileName": "a.csv", "content": "%"})
    assert answer.json()["fields"] == {"content": "validation.type"}
    monkeypatch.setattr("budget_api.imports.formats.detection.IMPORT_FILE_MAX_BYTES", 10)
    assert refused(ann, BANK)["code"] == "import.tooBig"
    monkeypatch.undo()
    monkeypatch.setattr("budget_api.imports.formats.model.IMPORT_LINES_MAX", 1)
    assert refused(ann, BANK + "2026-11-03,Bus,-1\n" * 2)["params"]["line"] == "3"


REVOLUT = (
    "Type,Product,Started Date,Completed Date,Description,Amount,Fee,Currency,State,Balance\n"
    "CARD_PAYMENT,Current,2026-11-22 10:00:00,2026-11-23 11:00:00,Coffee,-10.00,0.50,USD,COMPLETED,89.50\n"
    "TRANSFER,Current,2026-11-23 10:00:00,2026-11-23 11:00:00,From Ann,20.00,0.00,USD,COMPLETED,109.50\n"
    "CARD_PAYMENT,Current,2026-11-24 10:00:00,,Hotel,-70.00,0.00,USD,PENDING,\n"
    "CARD_PAYMENT,Current,2026-11-24 10:00:00,,Shop,-7.00,0.00,USD,REVERTED,\n"
    "ATM,Current,2026-11-24 10:00:00,2026-11-24 11:00:00,,0.00,1.00,USD,COMPLETED,108.50\n"
)


def test_revolut_gives_its_fees_and_not_what_is_pending(ann: Person) -> None:
    said = {"accountId": ann.accounts["Cash"]}
    seen = preview(ann, REVOLUT, **said)
    assert (seen["source"], seen["questions"]) == ("revolut", [])
    assert [line[:3] for line in lines(ann, REVOLUT, "a.csv", **said)] == [
        ("2026-11-23", "-10.50", "Coffee · Fee 0.50"),
        ("2026-11-23", "20.00", "From Ann"),
        ("2026-11-24", "-1.00", "Fee 1.00"),
    ]
    left = [(one["line"], one["code"], one["text"], one["note"]) for one in seen["lines"] if one["code"]]
    assert left == [(4, "import.noEntry", "PENDING", "Hotel"), (5, "import.noEntry", "REVERTED", "Shop")]
