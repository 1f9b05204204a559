"""The order of categories and of accounts."""

from budget_core.contract.types import Body, Id


class NewOrder(Body, kw_only=True):
    """The rows that come first, in this order; all others follow in the order they have. The last write wins."""

    ids: list[Id]
    """Deleted ones are passed over."""
