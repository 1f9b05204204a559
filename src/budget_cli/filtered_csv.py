"""The history as CSV, of the entries that a filter finds: the columns of the whole export."""

from collections.abc import Iterator, Sequence

from budget_core import currencies
from budget_core.contract.history import HistoryEntry
from budget_core.exports.cells import HISTORY_COLUMNS, Cell, NamedLine, csv_text, line_rows
from budget_sdk import Client

_PAGE = 200


def filtered_csv(client: Client, workspace_id: str, where: str) -> Iterator[bytes]:
    """Yield the pieces of the file; a row for each line of an entry."""
    names = {row.id: row.name for row in client.categories.list(workspace_id)}
    names |= {row.id: row.name for row in client.categories.deleted(workspace_id)}
    workspace = client.workspaces.get(workspace_id)
    people = {one.user_id: one.name for one in (*workspace.participants, *workspace.previous_participants)}
    yield csv_text([HISTORY_COLUMNS]).encode()
    for entry in client.history.all(workspace_id, page_size=_PAGE, where=where):
        yield csv_text(_rows(entry, names, people)).encode()


def _rows(entry: HistoryEntry, names: dict[str, str], people: dict[str, str]) -> Iterator[Sequence[Cell]]:
    payer = {"payer_name": people.get(entry.paid_by or "")}
    fields = [payer[name] if name in payer else getattr(entry, name) for name in HISTORY_COLUMNS.values()]
    if len(entry.lines) > 1 or any(line.note for line in entry.lines):
        lines = [NamedLine(names[line.category_id], line.value, line.note) for line in entry.lines]
        yield from line_rows(fields, lines, currencies.money_digits(entry.account_currency_code))
    else:
        yield fields
