"""New entity ids: UUIDv7, so that rows made later sort later."""

from uuid_utils import uuid7


def new_id() -> str:
    """Return a fresh id."""
    return str(uuid7())
