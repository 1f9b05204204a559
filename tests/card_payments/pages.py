"""Pages of the provider: a form for a card, and bills."""

from html import escape

from tests.card_payments.account import Json


def pay_page(session: Json, price: Json | None, problem: str = "") -> str:
    """Pay, or save a card."""
    if price is None:
        title, action = "Save a card", "Save card"
    else:
        title = f"Pay {price['unit_amount'] / 100:.2f} {price['currency'].upper()} a {price['recurring']['interval']}"
        action = "Pay"
    return _page(
        title,
        f'<p role="alert">{escape(problem)}</p><form method="post">'
        '<label>Card number <input name="number" value="4242424242424242"></label>'
        f'<button>{action}</button></form><a href="{escape(session["cancel_url"])}">Back</a>',
    )


def bill_page(invoice: Json) -> str:
    """A bill."""
    return _page(f"Bill {invoice['number']}", f"<p>{invoice['total'] / 100:.2f} {invoice['currency'].upper()}</p>")


def _page(title: str, content: str) -> str:
    head = f'<meta name="viewport" content="width=device-width"><title>{title}</title>'
    return f'<!doctype html><html lang="en"><head>{head}</head><body><h1>{title}</h1>{content}</body></html>'
