"""Sources that can be read, and the way from open files to a report and a workspace's file."""

from collections.abc import Sequence
from dataclasses import dataclass

from budget_core.base.errors import DomainError, ErrorCode, field_error
from budget_core.contract.workspaces.guests import GuestImport
from budget_core.contract.workspaces.migration import MigrationQuestion, MigrationReport
from budget_core.migrate.actual.reader import Actual
from budget_core.migrate.cashew.reader import Cashew
from budget_core.migrate.check import compare
from budget_core.migrate.files import OpenFile
from budget_core.migrate.firefly.reader import Firefly
from budget_core.migrate.source import Options, Reading, Source
from budget_core.migrate.splitwise.reader import Splitwise
from budget_core.migrate.ynab.reader import Ynab

SOURCES: tuple[Source, ...] = (Splitwise(), Cashew(), Actual(), Ynab(), Firefly())


@dataclass(frozen=True, slots=True)
class Outcome:
    """Workspace's file, and what it is made of."""

    report: MigrationReport
    workspace: GuestImport


def source_of(files: Sequence[OpenFile]) -> Source:
    """Return the app that wrote all of the files; `DomainError` for none, or for several."""
    found: Source | None = None
    for file in files:
        source = next((each for each in SOURCES if each.recognise(file)), None)
        if source is None:
            raise DomainError(ErrorCode.MIGRATION_UNKNOWN, file=file.name)
        if found not in (None, source):
            raise DomainError(ErrorCode.MIGRATION_OTHERS, file=file.name)
        found = source
    if found is None:
        raise DomainError(ErrorCode.MIGRATION_EMPTY, file="")
    return found


def migrate(files: Sequence[OpenFile], options: Options) -> Outcome:
    """Return what becomes of the files of one budget."""
    source = source_of(files)
    reading = source.read(files, options)
    if options.me is not None and not reading.people:
        raise field_error("me", ErrorCode.MIGRATION_NO_PEOPLE)
    workspace = reading.workspace
    compared = compare(workspace, reading.months)
    days = [entry.date[:10] for entry in workspace.guest_history]
    report = MigrationReport(
        source=source.name,
        files=[file.name for file in files],
        name=reading.name,
        currency_code=reading.currency_code,
        questions=_questions(reading, options),
        people=reading.people,
        first_day=min(days, default=None),
        last_day=max(days, default=None),
        taken=reading.taken,
        not_taken=reading.not_taken,
        months_agree=compared.agree,
        months_differ=compared.differ,
        differences=compared.differences,
        balances=reading.balances,
    )
    return Outcome(report, workspace)


def _questions(reading: Reading, options: Options) -> list[MigrationQuestion]:
    questions: list[MigrationQuestion] = ["currencyCode"] if reading.currency_code is None else []
    return [*questions, "me"] if reading.people and options.me is None else questions
