"""Details of an entry that carry no rule of money.

They are in answers, guests' data and the file of a workspace.
"""

from msgspec import Struct, field

from budget_core.contract.types import Note, Payee, Tags


class EntryDetails(Struct, rename="camel", kw_only=True):
    """Fields that are stored as they are sent, with their values when nothing was sent.

    A field that is added here and to `HistoryRow` is carried by every door: booking, correcting, answers, undo,
    guests' data, the file of a workspace and backups.
    """

    note: Note = ""
    payee: Payee = ""
    """Person or firm that it paid, or that paid it."""
    tags: Tags = field(default_factory=list)
    is_automatic: bool = False
    """True where its schedule posted it by itself; a correction keeps it."""
