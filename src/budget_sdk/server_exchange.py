"""Requests about a local file to the server that has it open."""

from collections.abc import Callable
from http import HTTPStatus
from pathlib import Path

import httpx

from budget_sdk.errors import LocalFileUnusable
from budget_sdk.in_process import URL, LocalRequest

_USER_HEADER = "x-budget-user"
_REFUSED_HEADER = "x-budget-refused"
_LIMITS = ("connect", "read", "write", "pool")


class ServerExchange:
    """Connections to the server, by its socket in the folder or by its address."""

    def __init__(self) -> None:
        self._networks: dict[str | None, httpx.HTTPTransport] = {}

    def by_address(self, request: LocalRequest, url: str, token: str) -> httpx.Response:
        """Send a request with a token, its own or this one."""
        request.headers.setdefault("authorization", f"Bearer {token}")
        return self._send(request, url)

    def by_socket(
        self, request: LocalRequest, path: Path, user: str | None, stored_token: Callable[[], str | None]
    ) -> httpx.Response:
        """Send a request as the owner of the file, or as the user of a stored token.

        Raises: LocalFileUnusable where it isn't clear as whom.
        """
        if user is not None:
            request.headers[_USER_HEADER] = user
        elif "authorization" not in request.headers and (token := stored_token()):
            request.headers["authorization"] = f"Bearer {token}"
            response = self._send(request, URL, str(path))
            if response.status_code != HTTPStatus.UNAUTHORIZED:
                return response
            response.close()
            del request.headers["authorization"]
        response = self._send(request, URL, str(path))
        if _REFUSED_HEADER in response.headers:
            raise LocalFileUnusable(response.read().decode())
        return response

    def close(self) -> None:
        """Close the connections."""
        for network in self._networks.values():
            network.close()

    def _send(self, request: LocalRequest, url: str, path: str | None = None) -> httpx.Response:
        sent = httpx.Request(
            request.method,
            f"{url}{request.path}",
            params=request.query or None,
            headers={name: value for name, value in request.headers.items() if name != "host"},
            content=request.content or None,
            extensions={"timeout": dict(zip(_LIMITS, request.timeout, strict=True))},
        )
        response = self._network(path).handle_request(sent)
        response.request = sent
        return response

    def _network(self, path: str | None) -> httpx.HTTPTransport:
        if path not in self._networks:
            self._networks[path] = httpx.HTTPTransport(uds=path)
        return self._networks[path]
