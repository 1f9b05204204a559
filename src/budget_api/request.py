"""How a request's body is read: every wrong field named at once, after the rights were checked."""

from typing import Any

from litestar import Request

from budget_core.contract.decode import decode


class ApiRequest(Request[Any, Any, Any]):
    """A request whose JSON becomes the struct its handler asks for."""

    async def json(self) -> Any:
        """The body as the handler's `data` struct; `DomainError` names what is wrong with it."""
        field = self.route_handler.parsed_data_field
        if field is None:
            raise TypeError(f"{self.route_handler} takes no body")
        return decode(field.annotation, await self.body())
