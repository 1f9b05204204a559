"""Words by which banks say that money leaves or arrives, and that a row is booked."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from budget_core.entries.payees import fold_text
from budget_core.imports.raw_lines import Direction, Status

_OUT: Final = (
    "debit|debits|dr|d|deb|db|dbit|expense|expenses|exp|withdrawal|withdraw|outgoing|outflow|out|spent|spending|sent|"
    "purchase|sale|paid out|money out|transfer-out|transfer out|-|"
    "af|uit|debet|afschrijving|soll|s|lastschrift|belastung|ausgabe|ausgaben|ausgang|abgang|"
    "débit|dépense|retrait|sortie|cargo|gasto|salida|debe|débito|egreso|despesa|saída|addebito|uscita|spesa|dare|"
    "obciążenie|wydatek|wypłata|wn|výdaj|výdaje|odchozí|terhelés|kiadás|cheltuială|ieșire|uttag|utgift|ut|utgående|"
    "udgift|hævning|ud|otto|meno|väljaminek|kulu|deebet|debets|izdevumi|debetas|išlaidos|gider|borç|"
    "витрата|витрати|списання|дебет|видаток|видатки|розхід|расход|списание"
)
_IN: Final = (
    "credit|credits|cr|c|cred|crdt|k|income|inc|deposit|incoming|inflow|in|received|paid in|money in|transfer-in|"
    "transfer in|+|"
    "bij|bijschrijving|haben|h|gutschrift|einnahme|einnahmen|eingang|zugang|crédit|recette|revenu|dépôt|versement|"
    "entrée|abono|ingreso|entrada|haber|crédito|receita|accredito|entrata|avere|uznanie|wpływ|przychód|wpłata|ma|"
    "příjem|příjmy|příchozí|kredit|jóváírás|bevétel|venit|intrare|încasare|insättning|inkomst|inn|inngående|ingående|"
    "indtægt|indbetaling|ind|pano|tulo|sissetulek|kreedit|kredīts|ieņēmumi|kreditas|pajamos|gelir|alacak|"
    "дохід|доходи|надходження|зарахування|кредит|поповнення|приход|доход|поступление|зачисление"
)
_PENDING: Final = (
    "pending|vorgemerkt|nicht gebucht|not booked|not posted|unposted|not completed|authoris|authoriz|in process|"
    "processing|in progress|on hold|in bearbeitung|ausstehend|en attente|en cours|pendiente|pendente|in sospeso|"
    "in attesa|oczekuj|blokad|w toku|čekaj|nezaúčtov|függőben|în așteptare|väntande|reserverad|afventer|reserveret|"
    "reservert|odottaa|varaus|in behandeling|gereserveerd|bekliyor|beklemede|ootel|gaida|laukia|"
    "в обробц|очіку|обробляється|в ожидании|в обработке|заблоков"
)
_CANCELLED: Final = (
    "cancel|denied|declin|reject|revert|revers|failed|failure|voided|expired|refused|removed|storn|abgelehnt|"
    "abgebrochen|fehlgeschlagen|zurückgewiesen|annul|refusé|échou|rechaz|rifiutat|odrzuc|anulow|zamít|zruš|elutasít|"
    "respins|avvis|afvist|avbrut|makulerad|hylätty|peruttu|geannuleerd|geweigerd|iptal|reddedil|tühistat|atcelt|"
    "atšaukt|скасован|відхилен|відмов|неуспішн|отменен|отклонен"
)
_BOOKED: Final = (
    "complete|booked|gebucht|posted|cleared|settled|reconciled|success|approved|executed|processed|finali|done|paid|"
    "sent|received|refunded|verbucht|ausgeführt|abgeschlossen|erledigt|effectu|exécut|comptabilis|terminé|realiza|"
    "contabiliz|ejecutad|concluíd|eseguit|contabilizzat|zrealizow|zaksięgow|rozliczon|wykonan|proveden|zaúčtov|"
    "zrealizov|könyvel|teljesít|finalizat|bokförd|bokført|bogført|gennemført|utförd|kirjattu|toteutunut|uitgevoerd|"
    "verwerkt|geboekt|tamamland|gerçekleş|teostat|izpildīts|įvykdyt|"
    "виконан|проведен|успішн|завершен|оброблен|зарахован|исполнен|выполнен|обработан"
)


@lru_cache(1)
def _directions() -> dict[str, Direction]:
    words: dict[str, Direction] = {word_key(word): "out" for word in _OUT.split("|")}
    return words | {word_key(word): "in" for word in _IN.split("|")}


@lru_cache(1)
def _statuses() -> tuple[tuple[re.Pattern[str], Status], ...]:
    stems: tuple[tuple[str, Status], ...] = ((_PENDING, "pending"), (_CANCELLED, "cancelled"), (_BOOKED, "booked"))
    return tuple(
        (re.compile(r"\b(?:" + "|".join(map(word_key, text.split("|"))) + ")"), status) for text, status in stems
    )


@lru_cache(maxsize=1024)
def word_key(word: str) -> str:
    """Return the form in which words of a column are compared: no case, accents and full stops around them."""
    return fold_text(word).replace("−", "-").strip(" .:;_")


def direction_of(word: str) -> Direction | None:
    """Return the direction that a word says; None for an unknown one.

    | word    | direction | | word     | direction |
    |---------|-----------|-|----------|-----------|
    | Af      | out       | | Exp.     | out       |
    | HABEN   | in        | | Transfer | None      |
    """
    return _directions().get(word_key(word))


def status_of(word: str) -> Status | None:
    """Return the status that a word or a phrase says; None for an unknown one.

    | word              | status  | | word      | status    |
    |-------------------|---------|-|-----------|-----------|
    | Umsatz vorgemerkt | pending | | CANCELLED | cancelled |
    | Completed         | booked  | | Verified  | None      |
    """
    key = word_key(word)
    return next((status for pattern, status in _statuses() if pattern.search(key)), None)


def says_direction(words: Iterable[str], *, both: bool) -> bool:
    """Return whether all words of a column say a direction, and with `both` one of each."""
    found = {direction_of(word) for word in words}
    return bool(found) and None not in found and (len(found) > 1 or not both)


def says_status(words: Iterable[str]) -> bool:
    """Return whether all words of a column say a status, and one of them that a row is not booked."""
    found = {status_of(word) for word in words}
    return None not in found and bool(found & {"pending", "cancelled"})
