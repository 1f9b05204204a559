"""Writers of the parts of long change sets, by their kind."""

from typing import Final

from budget_api.activity import undo_parts
from budget_api.imports import storage
from budget_api.journal.parts import UNDO, PartWriters
from budget_api.payees import renames, service

PART_WRITERS: Final[PartWriters] = {
    UNDO: undo_parts.write_part,
    renames.PAYEE: renames.write_payee_part,
    renames.TAG: renames.write_tag_part,
    service.RULES: service.write_rules_part,
    storage.IMPORT: storage.write_part,
}
