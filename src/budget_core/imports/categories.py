"""Category of imported spending that neither a rule nor the file names."""

from collections.abc import Iterable

from budget_core.base.text_rules import search_key
from budget_core.base.texts import LANGUAGES, text_of

_IMPORTED = "category.imported"


def imported_name(present: Iterable[str], language: str) -> str:
    """Return the name of the category *Imported*, among the `present` names.

    It is for spending without a known category. A present one in any language wins; otherwise it is made in this
    language.
    """
    keys = {search_key(name): name for name in present}
    own = text_of(_IMPORTED, language)
    names = [own, *(text_of(_IMPORTED, each) for each in LANGUAGES)]
    return next((keys[search_key(name)] for name in names if search_key(name) in keys), own)
