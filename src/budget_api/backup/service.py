"""Backup of all rows of all tables, and restore into an empty database, with checks across its rows."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from decimal import Decimal
from typing import Any, BinaryIO, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    String,
    Table,
    TableClause,
    case,
    collate,
    exists,
    func,
    insert,
    select,
)
from sqlalchemy.exc import DataError, IntegrityError, StatementError
from sqlalchemy.orm import Session

from budget_api.backup.format import (
    HEADER,
    ROWS_AT_ONCE,
    TABLES,
    BackupLines,
    BackupUnusable,
    End,
    Header,
    LineNumbers,
    SumsWrong,
    TableHead,
    columns_of,
    encode,
    head_of,
)
from budget_api.config import ConfigError
from budget_api.db.models import AccountRow, SettingsRow, WorkspaceRow
from budget_api.ledger.lines import find_broken_entry
from budget_api.ledger.recount import Difference, correct_sums, recount
from budget_api.ledger.sharing import find_wrongly_shared_entry
from budget_api.settings.queries import common_language


class CorrectedSum(NamedTuple):
    """A kept sum that was replaced by what its entries add up to."""

    sum: str
    """The account's name, or the table and the key of the sum."""
    workspace: str
    kept: Decimal
    counted: Decimal


def check_consistency(db: Session, lines: Mapping[str, int]) -> None:
    """Raise `BackupUnusable` for the first workspace that does not add up.

    `lines` has the line of each workspace and account by its id.
    """
    for workspace_id in _live_workspaces(db):
        _check_main_account(db, workspace_id, lines[workspace_id])
        _check_entry_lines(db, workspace_id, lines[workspace_id])
        for difference in recount(db, workspace_id):
            raise _unusable(difference, workspace_id, lines)


def recount_sums(db: Session, lines: Mapping[str, int]) -> list[CorrectedSum]:
    """Recount all kept sums and return those that were wrong.

    Raises: BackupUnusable when another rule is broken.
    """
    corrected: list[CorrectedSum] = []
    for workspace_id in _live_workspaces(db):
        _check_main_account(db, workspace_id, lines[workspace_id])
        _check_entry_lines(db, workspace_id, lines[workspace_id])
        name = db.get_one(WorkspaceRow, workspace_id).name
        corrected += [
            CorrectedSum(_name_of(db, each), name, each.kept, each.counted) for each in correct_sums(db, workspace_id)
        ]
    return corrected


def _live_workspaces(db: Session) -> Sequence[str]:
    return db.scalars(select(WorkspaceRow.id).where(WorkspaceRow.deleted_at.is_(None)).order_by(WorkspaceRow.id)).all()


def _name_of(db: Session, difference: Difference) -> str:
    if difference.table == AccountRow.__tablename__:
        return db.get_one(AccountRow, difference.key[0]).name
    return f"{difference.table} {' '.join(difference.key)}"


def _check_main_account(db: Session, workspace_id: str, line: int) -> None:
    mains = func.coalesce(func.sum(case((AccountRow.is_main_account, 1), else_=0)), 0)
    of_workspace = (AccountRow.workspace_id == workspace_id, AccountRow.deleted_at.is_(None))
    count, main_count = db.execute(select(func.count(), mains).where(*of_workspace)).one()
    if count and main_count != 1:
        raise BackupUnusable(line, f"the workspace has {main_count} main accounts instead of one")


def _check_entry_lines(db: Session, workspace_id: str, line: int) -> None:
    if entry_id := find_broken_entry(db, workspace_id):
        raise BackupUnusable(line, f"the lines of the entry {entry_id} do not add up to it")
    if entry_id := find_wrongly_shared_entry(db, workspace_id):
        raise BackupUnusable(line, f"the shares of the entry {entry_id} do not add up to it")


def _unusable(difference: Difference, workspace_id: str, lines: Mapping[str, int]) -> BackupUnusable:
    if difference.table == AccountRow.__tablename__:
        (account_id,) = difference.key
        reason = f"the account's balance is {difference.kept}, its entries add up to {difference.counted}"
        return SumsWrong(lines[account_id], reason)
    place = f"{difference.table} {' '.join(difference.key)}"
    reason = f"in this workspace {place} is {difference.kept}, its entries add up to {difference.counted}"
    return SumsWrong(lines[workspace_id], reason)


class RowSource(NamedTuple):
    """Lines of a backup of this version."""

    lines: Iterable[bytes]
    line_of: Mapping[str, int] | None = None
    """Line of each workspace and account in the file that was named, where that is another one."""


class Content(NamedTuple):
    """Contents of a backup."""

    rows: dict[str, int]
    """Number of rows of each table."""
    language: str | None
    """The one of all settings; None where there are none, or several."""
    corrected: tuple[CorrectedSum, ...] = ()
    """Kept sums that were wrong and were counted again."""

    @property
    def row_count(self) -> int:
        """Number of rows of all tables."""
        return sum(self.rows.values())


def write_backup(db: Session, file: BinaryIO) -> Content:
    """Write everything to the file as it is in this transaction."""
    file.write(encode(HEADER) + b"\n")
    counts: dict[str, int] = {}
    for table in TABLES:
        columns = columns_of(table)
        file.write(encode(head_of(table)) + b"\n")
        rows = db.execute(select(*columns).order_by(*_keys(db, table)), execution_options={"yield_per": ROWS_AT_ONCE})
        counts[str(table.name)] = 0
        for row in rows:
            file.write(encode(tuple(row)) + b"\n")
            counts[str(table.name)] += 1
    content = Content(counts, common_language(db))
    file.write(encode(End(content.row_count)) + b"\n")
    return content


def read_backup(db: Session, source: RowSource, *, is_recounting: bool = False) -> Content:
    """Store everything that a backup of this version holds.

    With `is_recounting` wrong sums are recounted instead of refused. Raises `BackupUnusable` with the line that makes
    no sense, and `ConfigError` unless the database is empty.
    """
    _check_empty(db)
    lines = BackupLines(source.lines)
    numbers = LineNumbers()

    def take(table: Table, rows: list[dict[str, Any]]) -> None:
        store(db, table, rows, lines)
        numbers.add(table, rows, lines)

    content = _content(lines, take)
    line_of = source.line_of or numbers.line_of
    if is_recounting:
        return content._replace(corrected=tuple(recount_sums(db, line_of)))
    check_consistency(db, line_of)
    return content


def _content(lines: BackupLines, take: Callable[[Table, list[dict[str, Any]]], None]) -> Content:
    counts: dict[str, int] = {}
    languages: set[str] = set()
    for table, rows in _tables(lines):
        take(table, rows)
        counts[str(table.name)] = counts.get(str(table.name), 0) + len(rows)
        if table is SettingsRow.__table__:
            languages |= {row["language"] for row in rows}
    return Content(counts, languages.pop() if len(languages) == 1 else None)


def _tables(lines: BackupLines) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Yield the rows of each table, some at once; all that is between them is checked."""
    _check_header(lines.next(Header))
    count = 0
    for table in TABLES:
        if lines.next(TableHead) != head_of(table):
            raise lines.unusable(f"here should be the table {table.name} as this version has it")
        for rows in lines.rows(columns_of(table)):
            yield table, rows
            count += len(rows)
    lines.check_end(count)


def _keys(db: Session, table: Table) -> Iterator[ColumnElement[Any]]:
    """Yield the primary key, compared letter by letter whatever language the database speaks."""
    is_postgres = db.get_bind().dialect.name == "postgresql"
    for column in table.primary_key:
        yield collate(column, "C") if is_postgres and isinstance(column.type, String) else column


def _check_empty(db: Session) -> None:
    for table in TABLES:
        if db.scalar(select(exists().select_from(table))):
            raise ConfigError("A backup is restored into an empty place: this database holds data already.")


def _check_header(header: Header) -> None:
    if header != HEADER:
        found = f"a backup of version {header.budget_backup} with schema {header.schema}"
        known = f"this program restores version {HEADER.budget_backup} with schemas up to {HEADER.schema}"
        raise BackupUnusable(1, f"{found}, {known}: restore it with the program that wrote it")


def store(db: Session | Connection, table: Table | TableClause, rows: list[dict[str, Any]], lines: BackupLines) -> None:
    """Insert rows. Raises: BackupUnusable where the database refuses them."""
    try:
        db.execute(insert(table), rows)
    except (IntegrityError, DataError, StatementError) as error:
        reason = str(getattr(error, "orig", None) or error).splitlines()[0]
        raise lines.unusable(f"rows of {table.name} up to here do not fit: {reason}") from error
