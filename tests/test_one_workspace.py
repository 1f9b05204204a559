"""The reader of statements that are to stay in one workspace."""

import pytest

from tests.one_workspace import unrestricted_tables

TABLES = {"workspaces": "id", "accounts": "workspace_id", "history": "workspace_id", "categories": "workspace_id"}
OF_ONE = [
    "SELECT accounts.id FROM accounts WHERE accounts.workspace_id = $1::UUID"
    " AND (accounts.name = $2 OR accounts.budget = $3)",
    "SELECT 1 FROM workspaces LEFT OUTER JOIN accounts ON accounts.workspace_id = workspaces.id"
    " WHERE workspaces.id = ?",
    "SELECT h.id FROM history AS h WHERE h.workspace_id = ? AND EXISTS (SELECT * FROM accounts"
    " WHERE accounts.workspace_id = h.workspace_id AND accounts.id = h.account_id)",
    "WITH newest(w, id) AS (SELECT history.workspace_id AS w, history.id FROM history WHERE history.workspace_id = ?)"
    " SELECT accounts.id FROM newest JOIN accounts ON accounts.workspace_id = newest.w",
    "SELECT a.id FROM (SELECT history.id FROM history WHERE history.workspace_id = $1 UNION ALL"
    " SELECT accounts.id FROM accounts WHERE accounts.workspace_id = $1) AS a",
    "SELECT categories.id FROM categories WHERE categories.workspace_id = (SELECT history.workspace_id FROM history"
    " WHERE history.workspace_id = CAST($1 AS UUID))",
    "DELETE FROM history WHERE (history.workspace_id, history.id) IN (SELECT history.workspace_id, history.id"
    " FROM history WHERE history.workspace_id = ? LIMIT ?)",
    "UPDATE history SET note=$1 FROM accounts WHERE history.workspace_id = accounts.workspace_id"
    " AND accounts.workspace_id = $2",
    "INSERT INTO accounts (id, workspace_id) VALUES (?, ?)",
    "INSERT INTO accounts (workspace_id, id) SELECT history.workspace_id, history.id FROM history"
    " WHERE history.workspace_id = ? ON CONFLICT (workspace_id, id) DO UPDATE SET name = excluded.name",
    "UPDATE accounts SET budget=$1 WHERE accounts.id = $2",
    "SELECT 1 FROM history JOIN accounts ON accounts.id = history.account_id WHERE history.workspace_id = ?",
    "SELECT 1 FROM history WHERE history.workspace_id = ? AND history.note = ? OR history.id IN (?, ?)",
    "SELECT users.id FROM users WHERE users.name = 'FROM accounts'",
    "SELECT history.id FROM history JOIN (SELECT history.local_day AS day, history.id AS id FROM history WHERE false"
    " LIMIT $1) AS found ON found.id = history.id",
]
OF_MANY = {
    "SELECT accounts.id FROM accounts": "accounts",
    "SELECT accounts.id FROM accounts WHERE accounts.workspace_id = $1 OR accounts.name = $2": "accounts",
    "SELECT accounts.id FROM accounts WHERE accounts.workspace_id IN ($1, $2)": "accounts",
    "SELECT accounts.id FROM accounts WHERE accounts.workspace_id != $1": "accounts",
    "SELECT 1 FROM accounts JOIN history ON history.currency_code = accounts.currency_code"
    " WHERE accounts.workspace_id = ?": "history",
    "SELECT 1 FROM history JOIN accounts ON accounts.id = history.account_id WHERE history.user_id = ?": "history",
    "SELECT 1 FROM users WHERE NOT EXISTS (SELECT 1 FROM history WHERE history.user_id = users.id)": "history",
    "UPDATE history SET note=$1 WHERE history.note = $2": "history",
    "DELETE FROM history WHERE history.note = ?": "history",
    "INSERT INTO accounts (id) VALUES (?)": "accounts",
    "INSERT INTO accounts (id, workspace_id) SELECT history.id, history.workspace_id FROM history": "history",
}


@pytest.mark.parametrize("text", OF_ONE)
def test_a_statement_that_is_given_its_workspace_or_its_row_stays_there(text: str) -> None:
    assert unrestricted_tables(text, ["w", "w", "w"], TABLES) == []


@pytest.mark.parametrize("text", OF_MANY)
def test_a_statement_without_its_workspace_is_found(text: str) -> None:
    assert unrestricted_tables(text, ["w", "w", "w"], TABLES)[-1:] == [OF_MANY[text]]


def test_a_statement_that_is_given_two_workspaces_is_found() -> None:
    text = "SELECT 1 FROM accounts, history WHERE accounts.workspace_id = $1 AND history.workspace_id = $2"
    assert unrestricted_tables(text, ["w", "w"], TABLES) == []
    assert unrestricted_tables(text, ["w", "other"], TABLES) == ["accounts", "history"]
