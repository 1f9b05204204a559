"""The filter language of entries: `food and (payee:silpo or #kyiv) since:2026-01 min:20`.

`parse` reads a typed filter, `compile_filter` makes a test of entries of it, which the server's own query equals, and
`check_names` refuses names that nothing has. A module for each part: `tokens`, `terms`, `days`, `parser`, `matching`,
`errors`.
"""

from budget_core.filters.errors import FilterError
from budget_core.filters.matching import Names, Test, check_names, compile_filter, has_word, is_named
from budget_core.filters.parser import FIELDS, parse
from budget_core.filters.terms import EVERYTHING, Field, Group, Negation, Node, Term, conjuncts, positive_terms, terms

__all__ = [
    "EVERYTHING",
    "FIELDS",
    "Field",
    "FilterError",
    "Group",
    "Names",
    "Negation",
    "Node",
    "Term",
    "Test",
    "check_names",
    "compile_filter",
    "conjuncts",
    "has_word",
    "is_named",
    "parse",
    "positive_terms",
    "terms",
]
