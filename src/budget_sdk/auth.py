"""The bearer token of a client."""

from collections.abc import Generator

import httpx


class BearerAuth(httpx.Auth):
    """Sends the token, and keeps a newer one that an answer brings in its `authorization` header."""

    def __init__(self, token: str | None) -> None:
        self.token = token

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Send the request with the token, and read a new one from the answer."""
        if self.token:
            request.headers["authorization"] = f"Bearer {self.token}"
        response = yield request
        scheme, _, token = response.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer" and token:
            self.token = token
