"""Details of an entry that carry no rule of money.

They are in answers, guests' data and the file of a workspace.
"""

from msgspec import Struct

from budget_core.contract.types import Note


class EntryDetails(Struct, rename="camel", kw_only=True):
    """Fields that are stored as they are sent, with their values when nothing was sent.

    A field that is added here and to `HistoryRow` is carried by every door: booking, correcting, answers, undo,
    guests' data, the file of a workspace and backups.
    """

    note: Note = ""
    is_automatic: bool = False
    """True where its schedule posted it by itself; a correction keeps it."""
