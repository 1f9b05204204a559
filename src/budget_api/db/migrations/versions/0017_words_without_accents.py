"""Words that entries are found by, made anew without accents: a search for creme finds Crème."""

import json
import re
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any

import sqlalchemy as sa
from alembic import op

from budget_api.db import base

revision = "0017"
down_revision = "0016"

_AT_ONCE = 5000
_HISTORY = sa.table(
    "history",
    sa.column("id", base.EntityId),
    sa.column("workspace_id", base.EntityId),
    sa.column("local_day", sa.String),
    sa.column("date", base.Instant),
    sa.column("note", sa.String),
    sa.column("payee", sa.String),
    sa.column("lines", sa.Text),
)
_WORDS = sa.table(
    "history_words",
    sa.column("workspace_id", base.EntityId),
    sa.column("word", sa.String),
    sa.column("local_day", sa.String),
    sa.column("date", base.Instant),
    sa.column("entry_id", base.EntityId),
)
_WORD = re.compile(r"[^\W_]+")
_APOSTROPHE = re.compile("['`´’‘ʼ]")
_OWN_LETTERS = {unicodedata.normalize("NFD", letter): letter for letter in "йї"}
_WORD_MAX_CHARACTERS = 40


def upgrade() -> None:
    """Apply."""
    connection = op.get_bind()
    page = sa.select(_HISTORY).order_by(_HISTORY.c.id).limit(_AT_ONCE)
    rows: Sequence[sa.Row[Any]] = connection.execute(page).all()
    while rows:
        _replace_words(connection, rows)
        rows = connection.execute(page.where(_HISTORY.c.id > rows[-1].id)).all()


def _replace_words(connection: sa.Connection, rows: Iterable[sa.Row[Any]]) -> None:
    removed, added = [], []
    for row in rows:
        lines = json.loads(row.lines) if row.lines else []
        text = _fold_case("\n".join([row.note, row.payee, *(line.get("note", "") for line in lines)]))
        plain = text if text.isascii() else _without_accents(text)
        if plain == text:
            continue
        old, new = _words(text), _words(plain)
        removed += [_word_row(row, word) for word in old - new]
        added += [_word_row(row, word) for word in new - old]
    if removed:
        is_row = (column == sa.bindparam(f"old_{column.name}", type_=column.type) for column in _WORDS.c)
        old_rows = [{f"old_{name}": value for name, value in row.items()} for row in removed]
        connection.execute(sa.delete(_WORDS).where(*is_row), old_rows)
    if added:
        connection.execute(sa.insert(_WORDS), added)


def _word_row(row: sa.Row[Any], word: str) -> dict[str, Any]:
    return {
        "workspace_id": row.workspace_id,
        "word": word,
        "local_day": row.local_day,
        "date": row.date,
        "entry_id": row.id,
    }


def _words(text: str) -> set[str]:
    return {word[:_WORD_MAX_CHARACTERS] for word in _WORD.findall(_APOSTROPHE.sub("", text))}


def _fold_case(text: str) -> str:
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", text).casefold())


def _without_accents(text: str) -> str:
    letters = unicodedata.normalize("NFD", text)
    for split, letter in _OWN_LETTERS.items():
        letters = letters.replace(split, letter)
    kept = "".join(letter for letter in letters if unicodedata.category(letter) != "Mn")
    return unicodedata.normalize("NFC", kept)
