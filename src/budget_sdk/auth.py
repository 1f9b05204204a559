"""The bearer token of a client."""

from collections.abc import Mapping


class Bearer:
    """Token that is sent, and replaced by a newer one that an answer brings in its `authorization` header."""

    def __init__(self, token: str | None) -> None:
        self.token = token

    @property
    def headers(self) -> dict[str, str]:
        """The header of a request; none without a token."""
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def read(self, headers: Mapping[str, str]) -> None:
        """Keep the token that an answer brings."""
        scheme, _, token = headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            self.token = token
