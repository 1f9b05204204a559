"""The filter language of entries: `food and (payee:silpo or #kyiv) since:2026-01 min:20`.

`parse` reads a typed filter, `compile_filter` makes a test of entries of it, and `conjuncts` says what of it a server
can look up. A module for each part: `tokens`, `terms`, `days`, `parser`, `matching`, `lookup`, `errors`.
"""

from budget_core.filters.errors import FilterError
from budget_core.filters.lookup import Conjuncts, conjuncts
from budget_core.filters.matching import Names, Test, compile_filter, is_named
from budget_core.filters.parser import FIELDS, FILTER_MAX_CHARACTERS, parse
from budget_core.filters.terms import EVERYTHING, Node, Term, positive_terms, terms

__all__ = [
    "EVERYTHING",
    "FIELDS",
    "FILTER_MAX_CHARACTERS",
    "Conjuncts",
    "FilterError",
    "Names",
    "Node",
    "Term",
    "Test",
    "compile_filter",
    "conjuncts",
    "is_named",
    "parse",
    "positive_terms",
    "terms",
]
