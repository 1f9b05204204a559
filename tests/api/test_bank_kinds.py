"""Files of other banks of the kinds in `bank_files`: direction, signs, status, texts, currencies and encodings."""

from base64 import b64encode
from typing import Any

import pytest

from budget_api.imports.parsing import ParsedFile, parse_file
from budget_api.imports.read_settings import ReadSettings
from budget_core.contract.imports import ImportPreview


def parsed(text: str, encoding: str = "utf-8", language: str = "en", **more: Any) -> ParsedFile:
    """Return what a file says by itself."""
    upload = ImportPreview(file_name="a.csv", content=b64encode(text.encode(encoding)).decode(), **more)
    return parse_file(upload, ReadSettings(mappings=[], rules=[], language=language))


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
