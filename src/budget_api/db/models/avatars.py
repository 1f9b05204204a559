"""Pictures of people."""

from datetime import datetime

from sqlalchemy import ForeignKey, LargeBinary
from sqlalchemy.orm import Mapped, mapped_column

from budget_api.db.base import Base, Key


class AvatarRow(Base):
    """A small JPEG that was drawn here. Its id is random, as whoever knows it may see the picture."""

    __tablename__ = "avatars"

    id: Mapped[Key] = mapped_column(primary_key=True)
    user_id: Mapped[Key] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), unique=True)
    content: Mapped[bytes] = mapped_column(LargeBinary)
    created_at: Mapped[datetime]
