"""Last runs of the server's jobs."""

from datetime import datetime

from sqlalchemy import String
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base

ERROR_MAX_CHARACTERS = 300


class JobRunRow(Base):
    """The last run of a job, by whichever process; one that is running began after it last ended."""

    __tablename__ = "job_runs"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    started_at: Mapped[datetime]
    ended_at: Mapped[datetime | None]
    error: Mapped[str | None] = mapped_column(String(ERROR_MAX_CHARACTERS))
    """The last one there was, at `failed_at`; a later run that went well leaves it."""
    failed_at: Mapped[datetime | None]
