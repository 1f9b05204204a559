"""Books that leave as a file and come back from it."""

from zoneinfo import ZoneInfo

from beancount import loader
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller
from budget_api.exports import ledger_file
from budget_api.exports.ledger_file import LedgerFile
from budget_api.exports.workspace_file import QUERIES, WorkspaceFile
from budget_api.guests.import_rows import prepare_import
from budget_api.guests.service import import_guest
from budget_api.ids import new_id
from budget_api.ledger.recount import recount
from budget_api.workspaces.creation import NewWorkspace
from budget_core.contract.decode import decode
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.guests.guest import FILE_CAPS
from tests.api.books import Books

SPENT = """
    select month, name, m.currency_code, spent from month_sums m join categories c on c.id = m.category_id
    where m.workspace_id = ? and spent <> 0 order by 1, 2, 3, 4
"""


def file_of(db: Session, workspace_id: str, user_id: str) -> str:
    """The file of a workspace, as it is streamed."""
    file = WorkspaceFile(user_id)
    pieces = []
    for number, query in enumerate(QUERIES):
        if rows := db.execute(query, {"workspace": workspace_id}).all():
            pieces.append(file.text(number, rows))
    return "".join(pieces) + file.end()


def ledger_of(db: Session, workspace_id: str) -> str:
    """The ledger of a workspace, as it is streamed."""
    ledger = LedgerFile()
    pieces = [
        ledger.text(number, db.execute(query, {"workspace": workspace_id}).all())
        for number, query in enumerate(ledger_file.QUERIES)
    ]
    return "".join(pieces) + ledger.end()


def check_with_beancount(ledger: str) -> None:
    """Beancount finds nothing wrong with it, what accounts hold included."""
    _, errors, _ = loader.load_string(ledger)
    assert [(error.message, error.source["lineno"]) for error in errors] == []


def bring_back(db: Session, caller: Caller, file: str) -> str:
    """Make one more workspace of a file; its id."""
    data, user = decode(GuestImport, file.encode()), caller.user
    assert isinstance(data.name, str)
    settings = data.guest_setting
    new = NewWorkspace(
        new_id(), data.name, user.id, settings.currency_code, settings.first_day_of_month, create_hash="sent"
    )
    return import_guest(db, user, prepare_import(data, new, user.name, user.now, ZoneInfo("UTC"), FILE_CAPS), "sent").id


def check_it_comes_back(books: Books) -> None:
    """Check that balances, spending and history are equal, and that a second export gives the same file."""
    user = books.caller().user
    check_with_beancount(books.read(ledger_of, books.workspace))
    first = books.read(file_of, books.workspace, user.id)
    again = books.call(bring_back, first)
    assert books.read(file_of, again, user.id) == first
    assert books.read(recount, again) == []
    assert books.rows(SPENT, again) == books.rows(SPENT, books.workspace)
