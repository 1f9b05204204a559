"""Invitation links, as people pass them on."""


def code_of(link: str) -> str:
    """Return the code in a link, or in what is left of one: its last part, without a query or a fragment."""
    return link.strip().split("?")[0].split("#")[0].rstrip("/").rpartition("/")[2]
