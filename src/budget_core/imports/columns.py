"""Meanings of a table's columns: by the words that banks use, or as the person says."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from budget_core.entries.payees import fold_text
from budget_core.imports.raw_lines import Field

Columns = Mapping[str, Field]
"""Field of each column, by its name or `#2` for the second one."""

Tiers = tuple[str, ...]
"""Names of columns between bars, the likeliest first: of two in one table the earlier tier counts."""

_NAMES: Final[Mapping[Field, Tiers]] = {
    "date": (
        "date|booking date|transaction date|posting date|posted|posted date|post date|date posted|trans. date|"
        "trans date|completed date|day|time|timestamp|created on|дата|дата операції|дата i час операції|"
        "дата і час операції|"
        "дата транзакції|дата проведення|дата операции|buchungstag|buchungsdatum|buchung|datum|data|"
        "fecha|fecha operación|fecha de operación|f. operación|date opération|date de l'opération|"
        "date de comptabilisation|date comptable|"
        "data operacji|data transakcji|data księgowania|data operazione|data contabile|data movimento|"
        "datum transakce|datum zaúčtování|dátum|dátum zaúčtovania|könyvelés dátuma|dátum könyvelés|data tranzacției|"
        "data tranzactiei|transaktionsdatum|transaktionsdag|bokföringsdag|bokföringsdatum|bogføringsdato|bokført dato|"
        "bokføringsdato|dato|päivämäärä|kirjauspäivä|maksupäivä|kuupäev|datums|işlem tarihi|tarih|transactiedatum|"
        "boekingsdatum|boekdatum|ημερομηνία",
        "value date|started date|rentedatum|valuta|valutadatum|wertstellung|wert|fecha valor|date de valeur|"
        "data valuta|data waluty|valutadag|räntedag|valuteringsdag|interest date|дата валютування|clearing date",
    ),
    "amount": (
        "amount|transaction amount|amount in account currency|net|net amount|in/out|billing amount|"
        "сума|сума операції|сума транзакції|сума в валюті картки|сума у валюті картки|сума у валюті рахунку|"
        "сума в валюті рахунку|сумма|сумма операции|сумма в валюте счета|betrag|umsatz|buchungsbetrag|importe|montant|"
        "kwota|kwota operacji|kwota transakcji|bedrag|importo|valor|částka|objem|čiastka|suma|összeg|könyvelt összeg|"
        "belopp|beløb|beløp|määrä|summa eurot|euro|tutar|işlem tutarı|bedrag eur|ποσό",
        "sum|value|gross|summa|total|somme|kwota w walucie rachunku",
    ),
    "outflow": (
        "outflow|debit|debit amount|withdrawal|withdrawals|paid out|money out|spent|expense|витрата|витрати|дебет|"
        "видаток|soll|ausgaben|ausgabe|débit|dépenses|cargo|cargos|débito|gasto|gastos|uscite|addebiti|dare|obciążenia|"
        "výdaje|výdej|terhelés|uttag|ut|ud|ut av konto|borç|debit usd|af",
    ),
    "inflow": (
        "inflow|credit|credit amount|deposit|deposits|paid in|money in|income|надходження|дохід|кредит|haben|einnahmen|"
        "einnahme|crédit|recettes|abono|abonos|crédito|ingreso|ingresos|entrate|accrediti|avere|uznania|příjmy|příjem|"
        "jóváírás|insättning|inn|ind|inn på konto|alacak|bij",
    ),
    "direction": (
        "debit/credit|credit/debit|cr/dr|dr/cr|cd|d/k|d/c|c/d|k/d|s/h|soll/haben|soll / haben|umsatz s/h|af bij|af/bij|"
        "+/-|-/+|sign|debitcreditcode|debit credit code|debit credit|debit or credit|direction|in/out indicator|"
        "income/expense|expense/income|credit debit indicator|creditdebitindicator|bij/af|debet/credit|deebet/kreedit|"
        "deebet/kreedit (d/c)|débit/crédit|sens|wn/ma|напрямок|дебет/кредит|dc|d-k|debets/kredīts|"
        "debetas/kreditas",
    ),
    "kind": ("type|transaction type|type of transaction|тип|тип операції|tipo|typ",),
    "status": (
        "status|state|transaction status|booking status|status transakcji|buchungsstatus|umsatzstatus|stato|estado|"
        "statut|état|stav|állapot|stare|tila|olek|statuss|būsena|durum|статус|стан|состояние",
    ),
    "balance": (
        "balance|running balance|running bal.|account balance|balance after|balance after transaction|"
        "available balance|залишок|залишок після операції|залишок на кінець періоду|баланс|остаток|saldo|kontostand|"
        "saldo nach buchung|saldo na trn|saldo na mutatie|saldo po operacji|saldo po transakcji|solde|zůstatek|"
        "zostatok|egyenleg|sold|bakiye|sald|jääk|atlikums|likutis",
    ),
    "currency": (
        "currency|currency code|account currency|валюта|валюта картки|валюта рахунку|währung|waehrung|moneda|devise|"
        "waluta|munt|měna|mena|deviza|pénznem|divisa|divise|valiuta|valuuta|döviz|para birimi",
    ),
    "operationAmount": (
        "сума в валюті операції|сума у валюті операції|сума в валюті транзакції|сума у валюті транзакції|"
        "original amount|foreign amount|foreigncurrencyamount|transaction amount in foreign currency",
    ),
    "operationCurrency": (
        "валюта операції|валюта транзакції|original currency|foreign currency|transaction currency|operation currency",
    ),
    "account": (
        "account|account name|accountname|wallet|рахунок|картка|konto|kontoname|cuenta|compte|client account|rekening|"
        "auftragskonto",
    ),
    "otherAccount": ("transfer account|to account|from account|на рахунок|з рахунку",),
    "category": (
        "category|category name|категорія|kategorie|categoría|catégorie|kategoria|categoria|categorie|kategori|"
        "kategória",
    ),
    "payee": (
        "payee|payee name|merchant|merchant name|counterparty name|counter party name|partner name|partner|"
        "beneficiary name|recipient name|beneficiary/payer|payer/beneficiary|payee/payer|name of counterparty|"
        "отримувач|контрагент|назва контрагента|найменування контрагента|получатель|"
        "empfänger|zahlungsempfänger|zahlungsempfänger*in|begünstigter|begünstigter/zahlungspflichtiger|"
        "beguenstigter/zahlungspflichtiger|begünstigter / auftraggeber|auftraggeber / begünstigter|"
        "begünstigter/auftraggeber|auftraggeber/begünstigter|auftraggeber/empfänger|empfänger/auftraggeber|"
        "auftraggeber/zahlungsempfänger|auftraggeber / zahlungsempfänger|sender / empfänger|"
        "auftraggeber/zahlungsempfänger/-pflichtiger|name zahlungsbeteiligter|zahlungsbeteiligter|name des partners|"
        "empfängername|naam|naam tegenpartij|naam / omschrijving|naam begunstigde|begunstigde|naam ontvanger|"
        "bénéficiaire|tiers|nom du bénéficiaire|beneficiario|beneficiary|odbiorca|nadawca / odbiorca|nadawca/odbiorca|"
        "nazwa odbiorcy/nadawcy|kontrahent|dane kontrahenta|název protiúčtu|název protistrany|příjemce|príjemca|"
        "partner név|partner neve|kedvezményezett|beneficiar|mottagare|mottaker|modtager|saaja|saaja/maksja|"
        "saaja/maksja nimi|saņēmējs/maksātājs|gavėjas/mokėtojas|maksaja/saaja|saaja/maksaja|alıcı",
        "name|title|counterparty|counter party|recipient|supplier|vendor|shop|магазин",
    ),
    "payer": (
        "payer|payer name|sender|sender name|платник|відправник|auftraggeber|zahlungspflichtiger|zahlungspflichtige*r|"
        "absender|ordenante|donneur d'ordre|ordinante|nadawca|opdrachtgever|plátce|avsändare|avsender|maksja|feladó",
    ),
    "note": (
        "note|notes|memo|description|transaction description|transaction details|payment reference|purpose|"
        "payment details|text|narrative|details of payment|booking text|"
        "опис|опис операції|деталі операції|призначення|призначення платежу|коментар|нотатка|назначение платежа|"
        "описание|описание операции|verwendungszweck|vwz|buchungsdetails|beschreibung|notiz|umsatztext|"
        "vorgang/verwendungszweck|concepto|descripción|descripcion|movimiento|libellé|libelle|"
        "libellé opération|libellé de l'opération|détail|motif|tytuł|tytułem|opis|opis operacji|opis transakcji|"
        "omschrijving|mededeling|mededelingen|causale|descrizione|descrizione operazione|descrição|"
        "popis|popis transakce|zpráva pro příjemce|zpráva|správa pre prijímateľa|poznámka|közlemény|leírás|megjegyzés|"
        "detalii|detalii tranzacție|descriere|selgitus|informācija saņēmējam|detaļas|maksājuma mērķis|paskirtis|"
        "mokėjimo paskirtis|açıklama|meddelande|beskrivning|rubrik|transaktion|tekst|beskrivelse|meddelelse|forklaring|"
        "viesti|selite|kuvaus|περιγραφή",
        "details|particulars|reference|remarks|comment|comments|message|info|additional info|extra details|"
        "реквізити|деталі|details transaction|kommentar|commentaire|referenz",
        "buchungstext|umsatzart|vorgang|mutatiesoort|transaction code|rodzaj operacji|typ operacji|typ transakcji",
    ),
    "tags": ("tags|labels|hashtags|теги|мітки|etiketten",),
    "bankId": (
        "id|transaction id|transaction number|reference number|bank reference|transaction reference|номер операції|"
        "transactiereferentie|identyfikator|id operace|id pohybu|fitid",
    ),
    "refundOf": ("refund_of",),
}
"""Column names that banks use. A table has one column of each field, but several may be the note."""

_TRAILING = re.compile(r"\s*[(\[].*[)\]]\s*$")
_NUMBER = re.compile(r"[\s_-]*[0-9]{1,2}$")
_CODE = re.compile(r"[(\[\s]([A-Z]{3}|€|₴|zł|£)[)\]]?\s*$")
_CODES: Final = (
    "|UAH|USD|EUR|PLN|KRW|CZK|CAD|DKK|GBP|GHS|CLP|BRL|JPY|CHF|SEK|NOK|ISK|HUF|RON|BGN|TRY|AUD|NZD|CNY|INR|MXN|ZAR|ILS|"
    "GEL|MDL|KZT|SGD|HKD|THB|RSD|AED|COP|PEN|ARS|PHP|MYR|IDR|VND|EGP|NGN|KES|"
)
_SIGNS: Final = {"€": "EUR", "₴": "UAH", "zł": "PLN", "£": "GBP"}
CARD_COLUMN: Final = re.compile(
    r"card ?member|card ?holder|card used|card (?:no|num)|kreditkarte|karteninhaber|titulaire de la carte|"
    r"titular de la tarjeta|kortinnehavare|kortholder",
    re.IGNORECASE,
)
"""Columns of a card's statement."""


@lru_cache(1)
def _fields() -> dict[str, tuple[Field, int]]:
    """Return the field and the tier of each name, by its key."""
    return {
        name_key(name): (field, tier)
        for field, tiers in _NAMES.items()
        for tier, names in enumerate(tiers)
        for name in names.split("|")
    }


@lru_cache(maxsize=2048)
def name_key(name: str) -> str:
    """Return the form in which names of columns are compared."""
    return fold_text(name).strip(" .:#*")


def known_field(name: str) -> tuple[Field, int] | None:
    """Return the field that a column's name is known for, with its tier.

    A currency or a number behind the name is ignored.
    """
    bare = _TRAILING.sub("", name)
    for key in (name_key(name), name_key(bare), name_key(_NUMBER.sub("", bare))):
        if found := _fields().get(key):
            return found
    return None


def guess_columns(header: Sequence[str]) -> dict[str, Field]:
    """Return the fields that column names are known for; of two equal ones the likelier name counts."""
    best: dict[Field, tuple[int, int]] = {}
    for place, name in enumerate(header):
        if (found := known_field(name)) and name not in header[:place]:
            field, tier = found
            best[field] = min(best.get(field, (tier, place)), (tier, place))
    places_of = {place: field for field, (_, place) in best.items()}
    return {name: places_of[place] for place, name in enumerate(header) if place in places_of}


def currency_of_name(name: str) -> str:
    """Return the currency that a name or an amount ends with: `Сума (UAH)`, `Betrag in EUR`, `-45,50 PLN`."""
    found = _CODE.search(name)
    code = _SIGNS.get(found[1], found[1]) if found else ""
    return code if code and f"|{code}|" in _CODES else ""


def has_required_fields(columns: Iterable[Field]) -> bool:
    """Return whether there is a day, and an amount in one column or in two."""
    fields = set(columns)
    return "date" in fields and bool(fields & {"amount", "outflow", "inflow"})


def places(columns: Columns, header: Sequence[str]) -> dict[int, Field] | None:
    """Return the positions of the columns, from 0; None when one of them is missing."""
    names = [name.strip() for name in header]
    positions: dict[int, Field] = {}
    for name, field in columns.items():
        if name in names:
            positions[names.index(name)] = field
        elif re.fullmatch("#[1-9][0-9]{0,2}", name) and int(name[1:]) <= len(header):
            positions[int(name[1:]) - 1] = field
        else:
            return None
    return positions
