"""Files of other banks of the kinds in `bank_files`: direction, signs, status, texts, currencies and encodings."""

import json
from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest

from budget_api.imports.parsing import ParsedFile, ReadSettings, parse_file
from budget_core.contract.entries.imports import ImportColumn, ImportPreview, ImportReading
from budget_core.imports.alphabets import judge
from budget_core.imports.column_contents import choose_columns, with_words
from budget_core.imports.numbers import written_sign
from budget_core.imports.raw_lines import Field

FILES = Path(__file__).parents[2] / "api" / "bank_files"
EXPECTED: dict[str, Any] = json.loads((FILES / "expected.json").read_text("utf-8"))["files"]
ANSWERED = {"card-purchases-positive.csv": ImportReading(signs="reversed")}
"""Answers to what a file leaves open."""


def read(data: bytes, name: str, **more: Any) -> ParsedFile:
    """Return what a file says by itself."""
    upload = ImportPreview(file_name=name, content=b64encode(data).decode(), **more)
    return parse_file(upload, ReadSettings(mappings=[], rules=[], language="en"))


def parsed(text: str, encoding: str = "utf-8") -> ParsedFile:
    """Return what a table says by itself."""
    return read(text.encode(encoding), "a.csv")


TABLES: dict[str, tuple[str, list[tuple[str, str, str]]]] = {
    "Swedbank: D/K, and rows of balances": (
        "Client account,Row type,Date,Beneficiary/Payer,Details,Amount,Currency,Debit/Credit,Transaction type\n"
        "LV1,10,01.10.2026,,Opening balance,100.00,EUR,K,AS\nLV1,20,03.10.2026,Shop,Purchase 12,5.00,EUR,D,K\n"
        "LV1,20,14.10.2026,Boss,Wages,50.00,EUR,K,MK\nLV1,82,31.10.2026,,Turnover,5.00,EUR,D,K2\n"
        "LV1,86,31.10.2026,,closing balance,145.00,EUR,K,LS\n",
        [("-5.00", "Shop", "Purchase 12"), ("50.00", "Boss", "Wages")],
    ),
    "a savings bank: S/H": (
        "Buchungstag;Valuta;Verwendungszweck;Umsatz;S/H\n13.10.2026;14.10.2026;Miete;500,00;S\n"
        "14.10.2026;14.10.2026;Gehalt;2.000,00;H\n",
        [("-500.00", "", "Miete"), ("2000.00", "", "Gehalt")],
    ),
    "a Danish bank: words of an unknown column": (
        "Dato;Tekst;Beløb;Retning\n03.10.2026;Netto;5,00;Ud\n14.10.2026;Løn;6,00;Ind\n",
        [("-5.00", "", "Netto"), ("6.00", "", "Løn")],
    ),
    "a Dutch bank: +/-": (
        "Datum;Omschrijving;Bedrag;+/-\n2026-10-03;AH;5,00;-\n2026-10-04;Loon;6,00;+\n",
        [("-5.00", "", "AH"), ("6.00", "", "Loon")],
    ),
    "Apple Card: types that say the opposite of the signs": (
        "Transaction Date,Clearing Date,Description,Merchant,Category,Type,Amount (USD)\n"
        "10/13/2026,10/14/2026,COFFEE,Coffee Shop,Food,Purchase,4.50\n"
        "10/15/2026,10/15/2026,ACH DEPOSIT,Bank,Payment,Payment,-4.50\n",
        [("-4.50", "Coffee Shop", "COFFEE"), ("4.50", "Bank", "ACH DEPOSIT")],
    ),
    "Capital One: what comes back in the column of spending": (
        "Transaction Date,Posted Date,Card No.,Description,Debit,Credit\n2026-10-13,2026-10-14,1,STORE,20.00,\n"
        "2026-10-14,2026-10-15,1,PAYMENT,,100.00\n2026-10-15,2026-10-16,1,STORE REVERSAL,-5.00,\n",
        [("-20.00", "", "STORE"), ("100.00", "", "PAYMENT"), ("5.00", "", "STORE REVERSAL")],
    ),
    "a French bank: spending with a minus in its own column": (
        "Date;Libellé;Débit;Crédit\n13/10/2026;Loyer;-500,00;\n14/10/2026;Salaire;;2000,00\n",
        [("-500.00", "", "Loyer"), ("2000.00", "", "Salaire")],
    ),
    "bunq: an account number is no payee": (
        "Date,Interest Date,Amount,Account,Counterparty,Name,Description\n"
        "2026-10-13,2026-10-13,-4.50,NL00BUNQ0000000001,NL00INGB0000000002,Bakery,Bread\n",
        [("-4.50", "Bakery", "Bread")],
    ),
    "DKB: payee and payer by the direction, and a row that is not booked": (
        '"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";'
        '"Umsatztyp";"Betrag (€)"\n"13.10.26";"13.10.26";"Gebucht";"ISSUER";"REWE";"Einkauf";"Ausgang";"-9,13\xa0€"\n'
        '"14.10.26";"";"Vorgemerkt";"ISSUER";"ALDI";"Einkauf";"Ausgang";"-5,00\xa0€"\n'
        '"15.10.26";"15.10.26";"Gebucht";"Boss";"Ann";"Lohn";"Eingang";"1.000,00\xa0€"\n',
        [("-9.13", "REWE", "Einkauf"), ("1000.00", "Boss", "Lohn")],
    ),
    "N26: what was paid abroad is a note": (
        "Booking Date,Value Date,Partner Name,Type,Payment Reference,Amount (EUR),Original Amount,Original Currency\n"
        "2026-10-13,2026-10-13,Shop,Presentment,,-10.00,-11.00,USD\n",
        [("-10.00", "Shop", "11.00 USD")],
    ),
    "PrivatBank: two currencies, newest first": (
        "Дата,Категорія,Опис операції,Сума в валюті картки,Валюта картки,Сума в валюті транзакції,Валюта транзакції,"
        "Залишок на кінець періоду\n14.10.2026 10:00:00,Кафе,Кава,-100.00,UAH,-2.40,USD,900.00\n"
        "13.10.2026 10:00:00,Зарплата,Робота,1000.00,UAH,1000.00,UAH,1000.00\n",
        [("-100.00", "", "Кава · 2.40 USD"), ("1000.00", "", "Робота")],
    ),
    "a table of which only the day is known": (
        "Date;Wer;Wieviel\n13.10.2026;Bakery;-4,50\n",
        [("-4.50", "", "Bakery")],
    ),
}


@pytest.mark.parametrize("bank", TABLES)
def test_a_bank_of_a_known_kind_is_not_asked_about(bank: str) -> None:
    text, expected = TABLES[bank]
    file = parsed(text)
    assert [each.field for each in file.questions] == []
    assert [(str(line.amount), line.payee, line.note) for line in file.lines] == expected


LANGUAGES = {
    "French": ("Date;Libellé;Montant", "Règlement à l'échéance", "cp1252"),
    "Portuguese": ("Data;Descrição;Valor", "Pão de açúcar não", "cp1252"),
    "Norwegian": ("Dato;Forklaring;Beløp", "Kjøp blåbær", "cp1252"),
    "Finnish": ("Kirjauspäivä;Selite;Määrä", "Päivittäistavarat", "cp1252"),
    "Estonian": ("Kuupäev;Selgitus;Summa", "Käibemaks õlu", "cp1257"),
    "Icelandic": ("Date;Note;Amount", "Þórður ætlaði", "cp1252"),
    "Polish of DOS": ("Data;Opis;Kwota", "Zażółć gęślą jaźń", "cp852"),
    "Polish of ISO": ("Data;Opis;Kwota", "Żółta łódź ząb", "iso8859-2"),
    "Czech": ("Datum;Popis;Částka", "Žluťoučký kůň úpěl", "cp1250"),
    "Slovak": ("Dátum;Popis;Čiastka", "Ľudová škôlka ďaleko", "cp1250"),
    "Hungarian": ("Dátum;Közlemény;Összeg", "Élelmiszer vásárlás őszi űrlap", "cp1250"),
    "Romanian": ("Data;Descriere;Suma", "Plată factură şi încărcare", "cp1250"),
    "Croatian": ("Datum;Opis;Iznos;Amount", "Trošak kuće šećer đak", "cp1250"),
    "Lithuanian": ("Data;Paskirtis;Suma", "Mokėjimas už prekes įmonė", "cp1257"),
    "Latvian": ("Datums;Detaļas;Summa", "Pirkums veikalā ēdiens", "cp1257"),
    "Turkish": ("Tarih;Açıklama;Tutar", "Şeker çığ ödemesi", "cp1254"),
    "Greek": ("Date;Note;Amount", "Αγορά σουπερμάρκετ", "cp1253"),
    "Ukrainian": ("Дата;Опис;Сума", "Продукти їжа ґанок", "cp1251"),
    "Ukrainian of KOI8": ("Дата;Опис;Сума", "Продукти в магазині", "koi8_u"),
    "Russian of DOS": ("Дата;Описание;Сумма", "Продукты в магазине", "cp866"),
    "German of DOS": ("Datum;Text;Betrag", "Bäckerei Müller Straße", "cp850"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_of_a_language_decide_the_encoding(language: str) -> None:
    header, note, encoding = LANGUAGES[language]
    extra = ";x" * (header.count(";") - 2)
    row = f"13.10.2026;{note};-1,00" if not extra else f"13.10.2026;{note};x;-1,00"
    file = parsed(f"{header}\n{row}\n", encoding)
    assert [each.field for each in file.questions] == []
    assert [line.note for line in file.lines] == [note]


@pytest.mark.parametrize("name", EXPECTED)
def test_a_file_of_a_bank_has_the_days_and_amounts_that_are_meant(name: str) -> None:
    named = EXPECTED[name].get("options", {}).get("columns", {})
    columns = [ImportColumn(column=column, field=field) for column, field in named.items()]
    answers = {"mapping": ANSWERED[name]} if name in ANSWERED else {}
    file = read((FILES / name).read_bytes(), name, **({"columns": columns} if columns else {}), **answers)
    booked = [line for at, line in enumerate(file.lines) if at not in file.second_sides.values()]
    expected = [(each["day"], each["amount"]) for each in EXPECTED[name]["lines"]]
    assert [(str(line.day), f"{line.amount:.2f}") for line in booked] == expected


def test_of_a_table_with_strange_cells_the_rest_is_read() -> None:
    file = parsed("Date,Text,Amount,Balance\n2026-10-13,a,-1.00,99.00\n2026-10-14,b,-2.00,x\n2026-10-15,c,oops,97.00\n")
    assert [str(line.amount) for line in file.lines] == ["-1.00", "-2.00"]


def test_a_balance_row_with_no_amount_is_left_out() -> None:
    file = parsed("Date,Text,Amount\n2026-10-13,Opening balance,?\n2026-10-14,b,-2.00\n")
    assert [str(line.amount) for line in file.lines] == ["-2.00"]


def test_a_day_is_found_beside_a_known_amount() -> None:
    rows = [["2026-10-13", "a", "-1.00"], ["2026-10-14", "b", "-2.00"]]
    assert choose_columns(["X1", "Text", "Amount"], rows) == {"X1": "date", "Text": "note", "Amount": "amount"}


def test_of_two_amounts_that_nobody_named_none_is_chosen() -> None:
    assert choose_columns(["Date", "X1", "X2"], [["2026-10-13", "1.00", "2.00"]]) == {"Date": "date"}


def test_a_column_called_balance_that_adds_nothing_up_stays_what_it_is_called() -> None:
    rows = [[f"2026-10-{day}", f"{day}.50", f"{day * 3 % 7}.25", "1,5" if day % 2 else "1.5"] for day in range(11, 31)]
    columns = choose_columns(["Date", "Amount", "Balance", "X1"], rows)
    assert columns == {"Date": "date", "Amount": "amount", "Balance": "balance"}


def test_beside_named_columns_words_are_found_that_nobody_named() -> None:
    header = ["When", "Sort", "Money", "State"]
    rows = [["2026-10-13", "a", "1", "booked"], ["2026-10-14", "b", "2", "pending"]]
    named: dict[str, Field] = {"When": "date", "Sort": "kind", "Money": "amount"}
    assert with_words(named, header, rows) == named | {"State": "status"}
    stated: dict[str, Field] = {"When": "date", "Sort": "part", "Money": "amount", "State": "status"}
    assert with_words(stated, header, rows) == stated


def test_a_table_without_a_known_column_keeps_what_its_names_say() -> None:
    assert choose_columns(["X1", "X2"], [["1", "2"]]) == {}


def test_words_of_plain_letters_belong_to_no_language() -> None:
    assert judge("cp1252", ["plain"]).languages == {}


def test_the_first_day_on_which_balances_disagree_is_named() -> None:
    rows = "2026-10-13,a,-1.00,99.00\n2026-10-14,b,-2.00,97.00\n2026-10-15,c,-2.00,90.00\n2026-10-16,d,-1.00,89.00\n"
    check = parsed(f"Date,Text,Amount,Balance\n{rows}").statement
    assert check is not None
    assert (str(check.difference), str(check.day)) == ("5.00", "2026-10-15")


def test_balances_of_some_rows_alone_check_nothing() -> None:
    rows = "2026-10-13,a,-1.00,99.00\n2026-10-14,b,-2.00,\n2026-10-15,c,-2.00,95.00\n"
    assert parsed(f"Date,Text,Amount,Balance\n{rows}").statement is None


def test_a_running_sum_beside_the_amount_is_a_balance() -> None:
    rows = "".join(f"2026-10-{day};t{day};-{day}.00;{1000 - sum(range(11, day + 1))}.00\n" for day in range(11, 17))
    file = parsed(f"Date;Text;Amount;X9\n{rows}")
    assert [str(line.amount) for line in file.lines] == [f"-{day}.00" for day in range(11, 17)]


def test_the_payer_alone_is_the_payee() -> None:
    file = parsed("Date;Payer;Amount\n2026-10-13;Boss;5.00\n2026-10-14;Shop;-2.00\n")
    assert [line.payee for line in file.lines] == ["Boss", "Shop"]


def test_signs_beside_no_amount_say_nothing() -> None:
    assert [written_sign(text) for text in ("-", "--", "a-b")] == [""] * 3
