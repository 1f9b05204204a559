"""Writes of imports: a person's settings, and a file booked as one change set."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

import msgspec
from msgspec import UNSET
from sqlalchemy.orm import Session

from budget_api.access.caller import Caller, User
from budget_api.accounts.queries import live_accounts
from budget_api.accounts.service import insert_account, restore
from budget_api.categories.service import insert_category
from budget_api.db.models import AccountRow, ImportRow, ImportSettingsRow
from budget_api.ids import new_id
from budget_api.imports.accepted_lines import AcceptedLine, accepted_lines
from budget_api.imports.decisions import AccountRef, Decisions, LineDecision, decide
from budget_api.imports.parsing import ParsedFile
from budget_api.imports.queries import budget_of, import_settings
from budget_api.imports.storage import book_lines
from budget_api.imports.views import left_out
from budget_api.journal.idempotency import check_same_create, create_hash, find_by_client_id
from budget_api.journal.writes import Write, begin_write
from budget_core.base import limits
from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.base.text_rules import search_key
from budget_core.contract.entries import imports as contract
from budget_core.contract.money.accounts import AccountCreate
from budget_core.contract.planning.categories import CategoryCreate


@dataclass(frozen=True, slots=True)
class ReadImport:
    """A parsed file with the decisions made before the write; `sent` tells a repeat from another import."""

    upload: contract.ImportFile
    parsed: ParsedFile
    decisions: Decisions
    days: tuple[str, str] | None
    sent: str
    is_last_try: bool = True
    """Decide in the write itself when the budget changed, instead of raising `BudgetChangedError`."""


class BudgetChangedError(Exception):
    """Budget that changed since the decisions; they take too long to be made again in the write."""


def update_settings(db: Session, user: User, body: contract.ImportSettingsUpdate) -> contract.ImportSettings:
    """Replace the mappings where the body carries them."""
    settings = import_settings(db, user)
    if body.mappings is not UNSET:
        _check_mappings(body.mappings)
        settings.mappings = body.mappings
    row = db.get(ImportSettingsRow, user.id)
    content = msgspec.to_builtins(settings)
    if row is None:
        db.add(ImportSettingsRow(user_id=user.id, content=content))
    else:
        row.content = content
    db.flush()
    return settings


def _check_mappings(mappings: Sequence[contract.ImportMapping]) -> None:
    if len(mappings) > limits.IMPORT_MAPPINGS_MAX:
        raise field_error("mappings", ErrorCode.VALIDATION_COUNT)
    names: set[str] = set()
    for place, each in enumerate(mappings):
        if search_key(each.name) in names:
            raise field_error(f"mappings.{place}.name", ErrorCode.VALIDATION_UNIQUE)
        if len(each.columns) > limits.IMPORT_COLUMNS_MAX:
            raise field_error(f"mappings.{place}.columns", ErrorCode.VALIDATION_COUNT)
        names.add(search_key(each.name))


def find_imported(db: Session, body: contract.ImportFile, sent: str) -> contract.ImportReport | None:
    """Return the result of the same import made before; CONFLICT_ID when its id is used for another one."""
    row = find_by_client_id(db, ImportRow, body.id)
    if row is None:
        return None
    check_same_create(row.create_hash, sent)
    return msgspec.convert(row.report, contract.ImportReport)


def begin_import(db: Session, caller: Caller, part_rows: int, read: ReadImport) -> contract.ImportReport:
    """Book the first lines against the budget as it is now, and store what the others are booked from.

    Raises: BudgetChangedError when that changed since the lines were decided on, unless this is the last try.
    """
    write = begin_write(db, caller)
    if repeated := find_imported(db, read.upload, read.sent):
        return repeated
    decisions = read.decisions
    if decisions.budget.revision != write.revision - 1:
        if not read.is_last_try:
            raise BudgetChangedError
        decisions = decide(read.parsed, budget_of(db, caller, read.days), read.upload)
    if decisions.questions:
        raise DomainError(
            ErrorCode.REQUEST_INVALID,
            {_FIELDS[question.field]: ErrorCode.VALIDATION_REQUIRED for question in decisions.questions},
        )
    accepted = list(accepted_lines(decisions.lines))
    _make_accounts(db, write, read.upload, accepted)
    created = _make_categories(db, write, decisions, accepted)
    known = {name: category_id for category_id, name in decisions.budget.categories.values()}
    book_lines(db, write, accepted, known | created, part_rows)
    report = _report(write, read, decisions.lines, len(accepted), list(created))
    _store_report(db, write, read, report)
    if isinstance(read.upload.mapping, contract.ImportReading):
        _keep_answers(db, caller.user, read, decisions.budget.accounts)
    return report


def _keep_answers(db: Session, user: User, read: ReadImport, accounts: Mapping[str, AccountRef]) -> None:
    """Keep the answers about a table for the next file of its account."""
    account = accounts.get(read.upload.account_id) if isinstance(read.upload.account_id, str) else None
    table, style = read.parsed.file.table, read.parsed.style
    if account is None or table is None or not style.is_table:
        return
    mappings = import_settings(db, user).mappings
    key = search_key(account.name)
    others = [each for each in mappings if each.account_id != account.id and search_key(each.name) != key]
    mapping = contract.ImportMapping(
        name=account.name,
        account_id=account.id,
        columns=[contract.ImportColumn(column=name, field=field) for name, field in table.columns.items()],
        encoding=read.parsed.file.encoding,
        delimiter=read.parsed.file.delimiter,
        date_order=style.date_order,
        decimal=style.decimal,
        direction={word: direction for word, direction in style.direction.items() if direction},
        status={word: status for word, status in style.status.items() if status},
        signs=style.signs or UNSET,
    )
    if len(others) < limits.IMPORT_MAPPINGS_MAX:
        update_settings(db, user, contract.ImportSettingsUpdate(mappings=[*others, mapping]))


_FIELDS: dict[contract.Question, str] = {
    "columns": "columns",
    "encoding": "encoding",
    "direction": "direction",
    "signs": "signs",
    "status": "status",
    "dateOrder": "dateOrder",
    "decimal": "decimal",
    "account": "accountId",
}


def _make_accounts(db: Session, write: Write, upload: contract.ImportFile, accepted: Sequence[AcceptedLine]) -> None:
    """Make the new accounts that lines are booked on, or bring back those that an undo of the same import deleted.

    Raises: CONFLICT_ID for the id of another account.
    """
    used = {account.id for each in accepted for account in each.sides if account is not None}
    known = {row.id for row in live_accounts(db, write.workspace_id)}
    for new in {each.id: each for each in upload.new_accounts}.values():
        if new.id not in used - known:
            continue
        row = find_by_client_id(db, AccountRow, new.id)
        if row is None:
            insert_account(db, write, AccountCreate(id=new.id, name=new.name, currency_code=new.currency_code))
        elif (row.workspace_id, row.name, row.currency_code) == (write.workspace_id, new.name, new.currency_code):
            restore(db, write, row)
        else:
            raise DomainError(ErrorCode.CONFLICT_ID)


def _make_categories(
    db: Session, write: Write, decisions: Decisions, accepted: Sequence[AcceptedLine]
) -> dict[str, str]:
    known = decisions.budget.categories
    names = dict.fromkeys(name for each in accepted for name in each.categories)
    created: dict[str, str] = {}
    by_key: dict[str, str] = {}
    for name in names:
        key = search_key(name)
        if key in known:
            continue
        if key not in by_key:
            by_key[key] = insert_category(db, write, CategoryCreate(name=name)).id
        created[name] = by_key[key]
    return created


def _report(
    write: Write, read: ReadImport, lines: Sequence[LineDecision], booked: int, categories: list[str]
) -> contract.ImportReport:
    skipped = sorted(left_out(read.parsed, lines), key=lambda each: each.line)
    import_id = read.upload.id
    return contract.ImportReport(
        id=new_id() if isinstance(import_id, msgspec.UnsetType) else import_id,
        revision=write.revision if booked else None,
        booked=booked,
        duplicates=sum(line.code is ErrorCode.IMPORT_DUPLICATE for line in lines),
        left_out_count=len(skipped),
        left_out=list(islice(skipped, limits.IMPORT_LINES_NAMED)),
        categories=categories,
    )


def _store_report(db: Session, write: Write, read: ReadImport, report: contract.ImportReport) -> None:
    db.add(
        ImportRow(
            id=report.id,
            workspace_id=write.workspace_id,
            file_name=read.upload.file_name,
            create_hash=read.sent,
            revision=report.revision,
            report=msgspec.to_builtins(report),
            created_at=write.caller.now,
        )
    )
    db.flush()


def import_hash(caller: Caller, body: contract.ImportFile) -> str:
    """Return the fingerprint of an import, by which a repeat is known."""
    return create_hash(caller.user.id, body, caller.workspace_id)
