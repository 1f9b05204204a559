"""Key pair of this server for push services (VAPID): configured, or generated once and stored."""

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
    """Key pair, read at first use: most commands on a local file need none."""

    folder: Path
    configured: str | None = field(default=None, repr=False)

    @cached_property
    def private(self) -> str:
        """Return the private key: 32 bytes in base64url."""
        return self.configured or self._stored_key()

    @cached_property
    def public(self) -> str:
        """Return the public key for browsers: the uncompressed point in base64url.

        Raises: ConfigError for an invalid private key.
        """
        try:
            number = int.from_bytes(_decoded(self.private))
            point = ec.derive_private_key(number, ec.SECP256R1()).public_key()
        except ValueError as error:
            raise ConfigError(f"{self._place} is no VAPID private key: 32 bytes in base64url are.") from error
        return _encoded(point.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))

    @property
    def is_known(self) -> bool:
        """Return whether the key is configured or stored in this data folder."""
        return self.configured is not None or (self.folder / KEY_FILE).exists()

    @property
    def _place(self) -> str:
        return "BUDGET_VAPID_PRIVATE_KEY" if self.configured else str(self.folder / KEY_FILE)

    def _stored_key(self) -> str:
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
