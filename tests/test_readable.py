"""Conditions of the rows that a member may read stand in `access/readable` alone."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[1] / "src" / "budget_api"
TABLES = {"AccountRow", "CategoryRow", "HistoryRow", "ListRow", "ScheduleRow"}
MAY_SELECT = ("access/readable.py", "backup/", "db/", "journal/", "ledger/", "users/deletion.py")
"""Sums, the log, storage and deletion work on all rows, whoever may read them."""


def names_of_tables(tree: ast.Module, tables: set[str]) -> set[str]:
    """Return the names that a module gives to tables, their columns and aliases."""
    names = set(tables)
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign):
            targets = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else node.targets
            values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value] * len(targets)
            pairs = zip(targets, values, strict=True) if len(targets) == len(values) else ()
            names |= {target.id for target, value in pairs if isinstance(target, ast.Name) and is_table(value, names)}
    return names


def is_table(node: ast.expr, names: set[str]) -> bool:
    """Tell whether an expression is a table, its columns or an alias: `table_of(HistoryRow).c`."""
    while isinstance(node, ast.Attribute | ast.Call):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.args:
            node = node.args[0]
        else:
            node = node.func if isinstance(node, ast.Call) else node.value
    return isinstance(node, ast.Name) and node.id in names


def is_column(node: ast.expr, name: str, tables: set[str]) -> bool:
    """Tell whether an expression is a column of one of the tables."""
    if not (isinstance(node, ast.Attribute) and node.attr == name):
        return False
    rows = node.value.value if isinstance(node.value, ast.Attribute) and node.value.attr == "c" else node.value
    return isinstance(rows, ast.Name) and rows.id in tables


def own_conditions(source: str) -> Iterator[int]:
    """Yield the lines that compare the workspace of such a table; two tables may be joined by it."""
    tree = ast.parse(source)
    tables, workspaces = names_of_tables(tree, TABLES), names_of_tables(tree, {"WorkspaceRow"})

    def is_workspace(node: ast.expr) -> bool:
        return is_column(node, "workspace_id", tables)

    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=[right]):
                is_join = is_column(left, "id", workspaces) or is_column(right, "id", workspaces)
                if is_workspace(left) != is_workspace(right) and not is_join:
                    yield node.lineno
            case ast.Call(func=ast.Attribute(value=column, attr="in_")) if is_workspace(column):
                yield node.lineno


def test_no_module_says_for_itself_what_a_member_may_read() -> None:
    assert [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in sorted(SOURCE.rglob("*.py"))
        if not str(path.relative_to(SOURCE)).startswith(MAY_SELECT)
        for line in own_conditions(path.read_text("utf-8"))
    ] == []


@pytest.mark.parametrize(
    "code",
    [
        "query = select(AccountRow).where(AccountRow.workspace_id == workspace_id)",
        "_ENTRIES = table_of(HistoryRow)\nquery = select(_ENTRIES).where(_ENTRIES.c.workspace_id == bindparam('id'))",
        "_LISTS, _OTHERS = table_of(ListRow).c, 3\nis_own = caller.workspace_id == _LISTS.workspace_id",
        "rows = aliased(ScheduleRow)\nquery = query.where(rows.workspace_id.in_(ids))",
        "table = table_of(CategoryRow).alias()\nis_own = table.c.workspace_id != other",
    ],
)
def test_a_condition_of_ones_own_is_found(code: str) -> None:
    assert list(own_conditions(code)) == [code.count("\n") + 1]


@pytest.mark.parametrize(
    "code",
    [
        "query = select(AccountRow).where(readable.accounts(AccountRow, workspace_id))",
        "query = query.join(WorkspaceRow, WorkspaceRow.id == ScheduleRow.workspace_id)",
        "entry = table_of(HistoryRow).alias()\nis_same = entry.c.workspace_id == HistoryRow.workspace_id",
        "is_used = exists().where(HistoryRow.workspace_id == AccountRow.workspace_id)",
        "is_own = ChangeRow.workspace_id == workspace_id",
        "is_own = row.workspace_id == caller.workspace_id",
    ],
)
def test_other_comparisons_pass(code: str) -> None:
    assert list(own_conditions(code)) == []
