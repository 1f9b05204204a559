"""The key pair that push services know this server by (VAPID): configured, or made once and kept."""

from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from budget_api.access.tokens import keep_key
from budget_api.config import ConfigError

KEY_FILE = "vapid.key"
KEY_BYTES = 32


@dataclass(frozen=True)
class PushKeys:
    """Read when first asked for: most commands on a local file never do."""

    folder: Path
    configured: str | None = field(default=None, repr=False)

    @cached_property
    def private(self) -> str:
        """32 bytes in base64url; `ConfigError` for what is no key."""
        return self.configured or self._kept()

    @cached_property
    def public(self) -> str:
        """The uncompressed point in base64url, as browsers take it."""
        try:
            number = int.from_bytes(_decoded(self.private))
            point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        except ValueError as error:
            raise ConfigError(f"{self._place} is no VAPID private key: 32 bytes in base64url are.") from error
        return _encoded(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def is_known(self) -> bool:
        """Return whether the key was configured, or made by a server with this data folder."""
        return self.configured is not None or (self.folder / KEY_FILE).exists()

    @property
    def _place(self) -> str:
        return "BUDGET_VAPID_PRIVATE_KEY" if self.configured else str(self.folder / KEY_FILE)

    def _kept(self) -> str:
        path = self.folder / KEY_FILE
        if not path.exists():
            number = ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value
            keep_key(path, _encoded(number.to_bytes(KEY_BYTES)).encode())
        return path.read_text("ascii").strip()


def _encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decoded(text: str) -> bytes:
    raw = urlsafe_b64decode(text + "=" * (-len(text) % 4))
    if len(raw) != KEY_BYTES:
        raise ValueError(len(raw))
    return raw
