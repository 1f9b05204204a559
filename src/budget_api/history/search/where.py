"""Filters in words as conditions of the database, each equal to the test that `budget_core.filters` makes of it.

Conditions are never NULL, so that `not` of one is exact.
"""

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import cached_property
from typing import Any

from sqlalchemy import ColumnElement, and_, bindparam, false, func, not_, or_, select, true
from sqlalchemy.orm import Session

from budget_api.access import readable
from budget_api.db.base import Json, table_of
from budget_api.db.models import AccountRow, CategoryRow, HistoryRow, HistoryWordRow, ParticipantRow, UserRow, size_of
from budget_api.history.search.access_paths import (
    AccessPath,
    IndexScan,
    account_scans,
    amount_scans,
    category_scans,
    kind_scan,
    payee_scans,
    tag_scan,
    word_scans,
)
from budget_api.history.search.matching import all_payees, starts_with, words_from
from budget_api.ledger.lines import in_categories
from budget_core.base.errors import DomainError
from budget_core.base.money import parse as parse_amount
from budget_core.entries import payees, tags
from budget_core.entries.search import amounts, words
from budget_core.filters import (
    EVERYTHING,
    Field,
    Group,
    Negation,
    Node,
    Term,
    check_names,
    conjuncts,
    has_word,
    is_named,
    terms,
)

Condition = ColumnElement[bool]
InCategories = Callable[[Collection[str]], Condition]
"""Condition that an entry, or a line of it, has one of some categories."""

_ENTRIES, _WORDS = table_of(HistoryRow).c, table_of(HistoryWordRow).c
_OF_LINES: frozenset[Field] = frozenset({"word", "note", "category"})
_OF_NOTES: frozenset[Field] = frozenset({"word", "note"})
_SCANS_MAX = 60
"""Scans above which a filter is tried on the entries in their order."""
PLAIN_MAX = 500
"""Texts above which they are sent as one value: a statement has only so many."""
_Named = Sequence[tuple[str, str]]


class Where:
    """A filter in a workspace. Raises: FilterError for a name that nothing has."""

    def __init__(self, db: Session, workspace_id: str, node: Node) -> None:
        self._db = db
        self._workspace_id = workspace_id
        self._node = node
        used = {term.field for term in terms(node)}
        self.is_by_line = bool(used & _OF_LINES)
        """True where lines of one entry may differ."""
        self.is_by_note = bool(used & _OF_NOTES)
        """True where lines of one category may differ."""
        known: dict[Field, Callable[[], Iterable[str]]] = {
            "category": lambda: (name for _, name in self._categories),
            "account": lambda: (name for _, name in self._accounts),
            "by": lambda: sorted([*self._members, *self._people]),
        }
        check_names(node, {field: list(names()) for field, names in known.items() if field in used})

    def condition(self, in_categories: InCategories = in_categories) -> Condition:
        """Return the condition of entries; of a line where `in_categories` tests one."""
        return self._condition(self._node, lambda term: self._term(term, in_categories))

    def possible(self) -> Condition:
        """Return a condition that entries meet of which a line may pass."""
        return self._condition(self._node, self._whole, lambda term: term.field in _OF_LINES)

    def paths(self) -> list[AccessPath]:
        """Return the parts of the filter that all hold; their scans are None where no index helps."""
        parts = [] if self._node == EVERYTHING else conjuncts(self._node)
        return [self._path(each) for part in parts for each in _by_word(part)]

    def _condition(
        self,
        node: Node,
        test: Callable[[Term], Condition],
        may_fail: Callable[[Term], bool] = lambda _: False,
        *,
        is_negated: bool = False,
    ) -> Condition:
        """Return the condition of a part; `may_fail` says of which terms the negation always holds.

        Terms alone are negated, and the deepest part stands first: SQLite reads brackets a hundred deep at most.
        """
        if isinstance(node, Negation):
            return self._condition(node.negated, test, may_fail, is_negated=not is_negated)
        if isinstance(node, Group):
            join, empty = (or_, false()) if (node.operator == "or") is not is_negated else (and_, true())
            parts = sorted(node.parts, key=_depth, reverse=True)
            return join(empty, *(self._condition(part, test, may_fail, is_negated=is_negated) for part in parts))
        if not is_negated:
            return test(node)
        return true() if may_fail(node) else not_(test(node))

    def _whole(self, term: Term) -> Condition:
        return self._term(term, in_categories)

    def _term(self, term: Term, in_categories: InCategories) -> Condition:
        row = _ENTRIES
        match term.field:
            case "word":
                return self._word(term, in_categories)
            case "note":
                return and_(true(), *(self._has_word(start) for start in words(term.text)))
            case "category":
                return _never_null(in_categories, self._ids(self._categories, term))
            case "account":
                return self._in_accounts(self._ids(self._accounts, term))
            case "payee":
                return self._among(row.payee, self._payees(term))
            case "by":
                return self._among(row.creator_name, [name for name in self._people if is_named(term, name)])
            case "tag":
                return self._has_word(f"{tags.SIGN}{term.text}", is_whole=True) if _is_tag(term.text) else false()
            case "kind":
                return row.kind == term.text
            case "since":
                return row.local_day >= term.text
            case "until":
                return row.local_day <= term.text
            case "min":
                return size_of(row.value) >= parse_amount(term.text)
            case "max":
                return size_of(row.value) <= parse_amount(term.text)

    def _word(self, term: Term, in_categories: InCategories) -> Condition:
        starts = words(term.text)
        noted = [self._has_named_word(start, in_categories) for start in starts]
        sizes = (size_of(_ENTRIES.value).between(*each) for each in amounts(term.text))
        return or_(and_(*noted) if noted else false(), *sizes)

    def has_typed_word(self, typed: str) -> Condition:
        """Return the condition that an entry has a word of a search, `#` and a tag too."""
        return self._has_named_word(typed, in_categories)

    def _has_named_word(self, start: str, in_categories: InCategories) -> Condition:
        return or_(
            self._has_word(start),
            _never_null(in_categories, self._ids_by_word(self._categories, start)),
            self._in_accounts(self._ids_by_word(self._accounts, start)),
        )

    def _has_word(self, start: str, *, is_whole: bool = False) -> Condition:
        """Return the condition that a stored word of an entry starts so.

        Not an EXISTS for each entry: a filter is often tried on all of them.
        """
        of_word = _WORDS.word == start if is_whole else starts_with(self._workspace_id, start)
        found = select(_WORDS.entry_id).where(_WORDS.workspace_id == self._workspace_id, of_word)
        return _ENTRIES.id.in_(found.correlate(None))

    def _in_accounts(self, ids: Collection[str]) -> Condition:
        columns = (_ENTRIES.account_id, _ENTRIES.from_account_id)
        return or_(false(), *(_never_null(column.in_, ids, column) for column in columns))

    def _among(self, column: ColumnElement[str], texts: Sequence[str]) -> Condition:
        """Return the condition that a column has one of any number of texts."""
        if len(texts) <= PLAIN_MAX:
            return column.in_(texts) if texts else false()
        sent = bindparam(None, list(texts), type_=Json)
        if self._db.get_bind().dialect.name == "postgresql":
            return column.in_(select(func.jsonb_array_elements_text(sent).column_valued()))
        return column.in_(select(func.json_each(sent).table_valued("value").c.value))

    def _path(self, node: Node) -> AccessPath:
        condition = self._condition(node, self._whole)
        scans = self._scans(node)
        if scans is not None and len(scans) > _SCANS_MAX:
            scans = None
        return AccessPath(scans, condition, is_exact=scans is not None and _is_exact(node))

    def _scans(self, node: Node) -> list[IndexScan] | None:
        """Return scans that find all entries of a part, and maybe others; None without an index."""
        if isinstance(node, Negation):
            return None
        if isinstance(node, Group):
            found = [self._scans(part) for part in node.parts]
            known = [scans for scans in found if scans is not None]
            if node.operator == "and":
                return min(known, key=len, default=None)
            return [scan for scans in known for scan in scans] if len(known) == len(found) else None
        return self._term_scans(node)

    def _term_scans(self, term: Term) -> list[IndexScan] | None:
        db, workspace_id = self._db, self._workspace_id
        match term.field:
            case "word":
                return self._word_scans(term)
            case "note":
                start = next(iter(words(term.text)), None)
                return None if start is None else self._noted(start)
            case "category":
                return category_scans(db, workspace_id, self._ids(self._categories, term))
            case "account":
                return account_scans(workspace_id, self._ids(self._accounts, term))
            case "payee":
                names = self._payees(term)
                return payee_scans(workspace_id, names) if len(names) <= _SCANS_MAX else None
            case "tag":
                return [tag_scan(workspace_id, term.text)] if _is_tag(term.text) else []
            case "kind" if term.text != "expense":
                return [kind_scan(workspace_id, term.text)]
        return None

    def _word_scans(self, term: Term) -> list[IndexScan] | None:
        starts, ranges = words(term.text), amounts(term.text)
        booked = amount_scans(self._db, self._workspace_id, ranges) if ranges else []
        if booked is None:
            return None
        if not starts:
            return booked
        return [
            *self._noted(starts[0]),
            *category_scans(self._db, self._workspace_id, self._ids_by_word(self._categories, starts[0])),
            *account_scans(self._workspace_id, self._ids_by_word(self._accounts, starts[0])),
            *booked,
        ]

    def _noted(self, start: str) -> list[IndexScan]:
        return word_scans(self._workspace_id, start, words_from(self._db, self._workspace_id, start))

    def _payees(self, term: Term) -> list[str]:
        if term.is_exact:
            return [name for name in self._all_payees if payees.is_same(name, term.text)]
        return [name for name in self._all_payees if is_named(term, name)]

    @staticmethod
    def _ids(rows: _Named, term: Term) -> list[str]:
        return [row_id for row_id, name in rows if is_named(term, name)]

    @staticmethod
    def _ids_by_word(rows: _Named, start: str) -> list[str]:
        return [row_id for row_id, name in rows if has_word(name, start)]

    @cached_property
    def _categories(self) -> _Named:
        return self._named(CategoryRow)

    @cached_property
    def _accounts(self) -> _Named:
        return self._named(AccountRow)

    def _named(self, kind: type[CategoryRow] | type[AccountRow]) -> _Named:
        condition = readable.categories if kind is CategoryRow else readable.accounts
        rows = table_of(kind).c
        named = select(rows.id, rows.name).where(condition(rows, self._workspace_id))
        return [(row.id, row.name) for row in self._db.execute(named)]

    @cached_property
    def _people(self) -> Sequence[str]:
        """Names that entries were booked under."""
        names = select(_ENTRIES.creator_name).where(readable.entries(_ENTRIES, self._workspace_id)).distinct()
        return self._db.scalars(names).all()

    @cached_property
    def _members(self) -> Sequence[str]:
        """Present names of members, former ones too."""
        user, member = table_of(UserRow).c, table_of(ParticipantRow).c
        names = select(user.name).join(table_of(ParticipantRow), member.user_id == user.id)
        return self._db.scalars(names.where(member.workspace_id == self._workspace_id)).all()

    @cached_property
    def _all_payees(self) -> Sequence[str]:
        return all_payees(self._db, self._workspace_id)


def _never_null(
    in_ids: Callable[[Collection[str]], Condition], ids: Collection[str], column: ColumnElement[Any] | None = None
) -> Condition:
    """Return a condition that is false where the ids are compared with NULL."""
    if not ids:
        return false()
    return func.coalesce(in_ids(ids), false()) if column is None else and_(column.is_not(None), in_ids(ids))


def _depth(node: Node) -> int:
    """Return the number of groups in each other."""
    if isinstance(node, Negation):
        return _depth(node.negated)
    return 1 + max(map(_depth, node.parts), default=0) if isinstance(node, Group) else 0


def _by_word(node: Node) -> Iterable[Node]:
    """Yield a term for each of several words; they stay together where they may be an amount."""
    if isinstance(node, Term) and node.field in _OF_NOTES and not (node.field == "word" and amounts(node.text)):
        starts = words(node.text)
        if len(starts) > 1:
            yield from (Term(node.field, start) for start in starts)
            return
    yield node


def _is_exact(node: Node) -> bool:
    """Return whether the scans of a part find nothing else."""
    if isinstance(node, Group):
        return node.operator == "or" and all(map(_is_exact, node.parts))
    if not isinstance(node, Term):
        return False
    if node.field in _OF_NOTES:
        return len(words(node.text)) == 1 and not (node.field == "word" and amounts(node.text))
    return True


def _is_tag(typed: str) -> bool:
    try:
        return tags.clean(typed) == typed
    except DomainError:
        return False
