"""The bearer token as httpx sends it."""

from collections.abc import Generator

import httpx

from budget_sdk.auth import Bearer


class BearerAuth(httpx.Auth):
    """Sends the token of a client, and reads a newer one."""

    def __init__(self, bearer: Bearer) -> None:
        self._bearer = bearer

    def auth_flow(self, request: httpx.Request) -> Generator[httpx.Request, httpx.Response, None]:
        """Send the request with the token, and read a new one from the answer."""
        request.headers.update(self._bearer.headers)
        self._bearer.read((yield request).headers)
