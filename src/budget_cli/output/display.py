"""Amounts, months, days, percents and bars as the terminal writes them, in one language."""

from dataclasses import dataclass
from datetime import date, datetime
from decimal import Decimal

from budget_cli.language import DEFAULT, translate
from budget_core.base import currencies, money
from budget_core.base import percent as percents
from budget_core.entries.search import shown_name

_MONTHS = (
    "January", "February", "March", "April", "May", "June",
    "July", "August", "September", "October", "November", "December",
)  # fmt: skip
_SHORT_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May.", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
BAR_CELLS = 10


@dataclass(frozen=True, slots=True)
class Display:
    """Formats values for people; `language` is the one of the settings."""

    language: str = DEFAULT

    def text(self, text: str, **params: object) -> str:
        """Return a text in the language, its `{placeholders}` filled."""
        return translate(self.language, text, **params)

    def name(self, name: str) -> str:
        """Return the name of a category or account: of a default one its label in the language."""
        return shown_name(name, self.language)

    def amount(self, value: Decimal, currency_code: str) -> str:
        """Return an amount in its currency: `−$1 284.50`."""
        currency = currencies.get(currency_code)
        return money.display(value, currency.symbol, currency.decimal_digits, self.language)

    def signed(self, value: Decimal, currency_code: str) -> str:
        """Return an amount with a plus before a positive one."""
        currency = currencies.get(currency_code)
        return money.display_signed(value, currency.symbol, currency.decimal_digits, self.language)

    def month(self, key: str) -> str:
        """Return `December 2026` for `2026-12` or any day of it."""
        return f"{self.text(_MONTHS[int(key[5:7]) - 1])} {key[:4]}"

    def day(self, day: str) -> str:
        """Return `24 Dec` for `2026-12-24`."""
        found = date.fromisoformat(day)
        return f"{found.day} {self.text(_SHORT_MONTHS[found.month - 1]).rstrip('.')}"

    def day_range(self, first: str, last: str) -> str:
        """Return the first and last day (`yyyy-MM-dd`): `11 Nov – 10 Dec`."""
        return f"{self.day(first)} – {self.day(last)}"

    def percent(self, spent: Decimal, budget: Decimal) -> str:
        """Return the percent of a budget, `63%`, as the app and the API do."""
        return self.share(percents.whole(spent, budget))

    def share(self, percent: int) -> str:
        """Return a percent: `63%`."""
        return percents.display(percent, self.language)

    def local_minute(self, at: datetime) -> str:
        """Return an instant in this machine's time zone: `2026-12-24 18:05`."""
        return f"{at.astimezone():%Y-%m-%d %H:%M}"


def bar(share: Decimal, mark: Decimal | None = None) -> str:
    """Return a bar of ten cells, filled up to `share` percent.

    `mark`, also a percent, draws a line where today is.
    """
    filled = min(int(share * BAR_CELLS / 100), BAR_CELLS) or int(share > 0)
    cells = ["█"] * filled + ["░"] * (BAR_CELLS - filled)
    if mark is not None:
        cells[min(int(mark * BAR_CELLS / 100), BAR_CELLS - 1)] = "┃"
    return "".join(cells)
