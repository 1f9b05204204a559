"""The base of all tables and the column types they share."""

from collections.abc import Callable
from datetime import UTC, datetime
from decimal import Decimal
from functools import lru_cache
from typing import Annotated, Any, ClassVar, cast

import msgspec
from sqlalchemy import JSON, BigInteger, DateTime, Index, MetaData, String, Table, Text, Uuid, text
from sqlalchemy.engine import Dialect
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator, TypeEngine

from budget_core.base.money import PLACES, from_hundredths
from budget_core.contract.entries.history import EntryLine

REVISION = "0019"
"""The newest migration, which all tables here are as of; a test holds it against the folder."""


class Hundredths(TypeDecorator[Decimal]):
    """Money, kept as whole hundredths so that every sum is exact on both databases."""

    impl = BigInteger
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> Callable[[Decimal | None], int | None]:
        """Return a function from decimals to hundredths."""
        return lambda value: None if value is None else int(value.scaleb(PLACES))

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], Decimal | None]:
        """Return a function from hundredths to decimals."""
        return _amount


@lru_cache(maxsize=1024)
def _amount(hundredths: Any) -> Decimal | None:
    """Return a stored amount; most entries have the same one in three columns."""
    return None if hundredths is None else from_hundredths(int(hundredths))


class Instant(TypeDecorator[datetime]):
    """A moment in UTC; on SQLite as the text SQLAlchemy writes, read and written in one step each."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> Callable[[datetime | None], Any]:
        """Return a moment to text on SQLite, to UTC on PostgreSQL."""
        return _written if dialect.name == "sqlite" else _in_utc

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], datetime | None] | None:
        """Return a function from text to a moment on SQLite; PostgreSQL's driver gives moments in UTC."""
        return _read if dialect.name == "sqlite" else None


def _in_utc(value: datetime | None) -> datetime | None:
    if value is None:
        return None
    if value.tzinfo is None:
        raise TypeError(f"{value} is in no time zone")
    return value.astimezone(UTC)


@lru_cache(maxsize=1024)
def _written(value: datetime | None) -> str | None:
    """Return the stored text of a moment; many rows that are written together have the same ones."""
    moment = _in_utc(value)
    return None if moment is None else moment.replace(tzinfo=None).isoformat(" ", "microseconds")


@lru_cache(maxsize=1024)
def _read(text: str | None) -> datetime | None:
    """Return a stored moment; entries of an import have the same ones."""
    return None if text is None else datetime.fromisoformat(f"{text}+00:00")


EntityId = Uuid(as_uuid=False).with_variant(String(36), "sqlite")
"""A UUID as text; native on PostgreSQL."""


class PortableJson(TypeDecorator[Any]):
    """JSON, on PostgreSQL in its binary form.

    That dialect is loaded when it is first needed, because loading is slow.
    """

    impl = JSON
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Return the type that the database has."""
        if dialect.name != "postgresql":
            return dialect.type_descriptor(JSON())
        from sqlalchemy.dialects.postgresql import JSONB

        return dialect.type_descriptor(JSONB())


Json = PortableJson()

JSON_CODEC: dict[str, Any] = {
    "json_serializer": lambda value: msgspec.json.encode(value).decode(),
    "json_deserializer": msgspec.json.decode,
}
"""Codec of JSON columns: structs are written as they are."""


class Lines(TypeDecorator[list[EntryLine]]):
    """Lines of an entry as JSON text; None for one that its other columns say all of."""

    impl = Text
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> Callable[[list[EntryLine] | None], str | None]:
        """Return a function from lines to text."""
        return lambda lines: None if lines is None else _encode_lines(lines).decode()

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], list[EntryLine] | None]:
        """Return a function from text to lines."""
        return lambda text: None if text is None else _decode_lines(text)


class Tags(TypeDecorator[list[str]]):
    """Tags of an entry, with a space between them: a tag has none."""

    impl = Text
    cache_ok = True

    def bind_processor(self, dialect: Dialect) -> Callable[[list[str] | None], str | None]:
        """Return a function from tags to text."""
        return lambda tags: None if tags is None else " ".join(tags)

    def result_processor(self, dialect: Dialect, coltype: object) -> Callable[[Any], list[str] | None]:
        """Return a function from text to tags."""
        return lambda text: None if text is None else text.split()


_encode_lines = msgspec.json.Encoder(decimal_format="string").encode
_decode_lines = msgspec.json.Decoder(list[EntryLine]).decode

Key = Annotated[str, mapped_column(EntityId)]
Money = Annotated[Decimal, mapped_column(Hundredths)]
Code = Annotated[str, mapped_column(String(8))]

RULE = "rule"
"""Key in `Column.info`: name of the rule that a value from outside must keep (`backup.rules`)."""

Clock = Annotated[str, mapped_column(String(5), info={RULE: "clock"})]
Currency = Annotated[str, mapped_column(String(8), info={RULE: "currency"})]
Day = Annotated[str, mapped_column(String(10), info={RULE: "day"})]
Month = Annotated[str, mapped_column(String(10), info={RULE: "month"})]
MonthDate = Annotated[str, mapped_column(String(10), info={RULE: "monthDate"})]
Name = Annotated[str, mapped_column(String(100), info={RULE: "line"})]
Payee = Annotated[str, mapped_column(String(100), server_default=text("''"), info={RULE: "payee"})]
TagList = Annotated[list[str], mapped_column(Tags, server_default=text("''"), info={RULE: "tags"})]
TimeZone = Annotated[str, mapped_column(String(64), info={RULE: "timeZone"})]
Word = Annotated[str, mapped_column(String(40).with_variant(String(40, collation="C"), "postgresql"))]
"""Compared letter by letter, whatever language the database speaks: what starts alike stands together."""

_WHERE = "where"
CLUSTERED = {"sqlite_with_rowid": False}
"""For small rows that are found by their key alone: one tree on SQLite instead of two."""


class Base(DeclarativeBase):
    """Base of all tables.

    Not the base of advanced-alchemy: its import takes as long as all the rest of a command.
    """

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_name)s",
            "ix": "ix_%(column_0_label)s",
        }
    )
    type_annotation_map: ClassVar = {dict[str, Any]: Json, dict[str, str]: Json, datetime: Instant}


def partial_index(name: str, *columns: Any, where: str, unique: bool = False) -> Index:
    """Return an index of some rows on both databases; `apply_postgres_partial_indexes` adds PostgreSQL's."""
    return Index(name, *columns, unique=unique, sqlite_where=text(where), info={_WHERE: where})


def apply_postgres_partial_indexes() -> None:
    """Make partial indexes partial on PostgreSQL too, for whoever makes tables or compares them."""
    for table in Base.metadata.tables.values():
        for index in table.indexes:
            if where := index.info.get(_WHERE):
                index.dialect_kwargs["postgresql_where"] = text(where)


def table_of(kind: type[Base]) -> Table:
    """Return the table of a model, for statements that every call runs.

    Statements through the mapper take four times as long.
    """
    return cast(Table, kind.__table__)


class Edited:
    """Rows that clients edit: `field_versions` tells which version last touched a field."""

    version: Mapped[int] = mapped_column(default=1)
    field_versions: Mapped[dict[str, Any]] = mapped_column(default=dict)
    create_hash: Mapped[str | None] = mapped_column(String(64))
    created_at: Mapped[datetime]
    updated_at: Mapped[datetime]
    deleted_at: Mapped[datetime | None]
