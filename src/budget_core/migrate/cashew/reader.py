"""Reader of Cashew's backups and CSV."""

from collections.abc import Sequence

from budget_core.base.errors import DomainError, ErrorCode
from budget_core.contract.workspaces.migration import MigrationSource
from budget_core.migrate.cashew.backup import read_backup
from budget_core.migrate.cashew.rows import TABLES, Rows
from budget_core.migrate.cashew.table import COLUMNS, read_table
from budget_core.migrate.files import Document, OpenFile, Table
from budget_core.migrate.source import Options, Reading


class Cashew:
    """Budgets of Cashew."""

    name: MigrationSource = "cashew"

    def recognise(self, file: OpenFile) -> bool:
        """Return whether Cashew wrote a file."""
        if isinstance(file, Document):
            return False
        return file.has(*COLUMNS) if isinstance(file, Table) else {*file.tables} >= TABLES

    def read(self, files: Sequence[OpenFile], options: Options) -> Reading:
        """Read a budget."""
        if len(files) > 1:
            raise DomainError(ErrorCode.MIGRATION_OTHERS, file=files[1].name)
        (file,) = files
        if isinstance(file, Table):
            return read_table(file, options)
        assert not isinstance(file, Document)  # noqa: S101 - none is recognised
        return read_backup(Rows(file, options))
