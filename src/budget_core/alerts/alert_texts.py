"""Texts of alerts: title and body, with amounts only where the person lets locked screens show them."""

from collections.abc import Sequence
from decimal import Decimal
from typing import Final, Literal, NamedTuple

from budget_core.base import currencies
from budget_core.base.money import display
from budget_core.base.percent import display as display_percent
from budget_core.base.percent import whole
from budget_core.base.texts import counted, text_of

LINES_SHOWN: Final = 5
"""Lines of a summary; the rest is counted."""

OccurrenceKind = Literal["due", "posted", "problem"]


class Notice(NamedTuple):
    """Message of one alert, or of several."""

    title: str
    body: str


class ShownAmount(NamedTuple):
    """Amount of money, as it is read."""

    value: Decimal
    currency_code: str

    def text(self, language: str) -> str:
        """Return it in a language."""
        code = self.currency_code
        return display(self.value, currencies.symbol(code), currencies.money_digits(code), language)


class LevelProgress(NamedTuple):
    """Spending of a category in a month that runs."""

    spent: Decimal
    base: Decimal
    currency_code: str
    days_left: int


def level_notice(language: str, category: str, progress: LevelProgress, *, has_amounts: bool) -> Notice:
    """Return the notice of a category that reached a level: the percent it is at by now."""
    parts = [_rest(language, progress)] if has_amounts else []
    if progress.days_left:
        parts.append(counted("alert.days", progress.days_left, language))
    body = ", ".join(parts)
    percent = display_percent(whole(progress.spent, progress.base), language)
    title = text_of("alert.level", language, category=category, percent=percent)
    return Notice(title, body[:1].upper() + body[1:])


def booking_notice(language: str, person: str, category: str, value: ShownAmount | None) -> Notice:
    """Return the notice of somebody's expense."""
    title = f"{person} · {category}"
    if value is None:
        return Notice(title, text_of("alert.booked", language))
    return Notice(title, text_of("alert.bookedValue", language, value=value.text(language)))


def bookings_line(language: str, person: str, category: str, count: int) -> str:
    """Return the line of a summary about somebody's expenses in a category."""
    return counted("alert.bookings", count, language, person=person, category=category)


def occurrence_notice(language: str, kind: OccurrenceKind, name: str, value: ShownAmount | None) -> Notice:
    """Return the notice of an occurrence of a schedule."""
    title = text_of(f"alert.{kind}", language, name=name)
    if kind == "problem":
        return Notice(title, text_of("alert.problemBody", language))
    return Notice(title, text_of("alert.scheduled", language) if value is None else value.text(language))


def summary(language: str, lines: Sequence[str]) -> Notice:
    """Return the notice that stands for several."""
    shown, rest = list(lines[:LINES_SHOWN]), len(lines) - LINES_SHOWN
    if rest > 0:
        shown.append(text_of("alert.more", language, count=str(rest)))
    return Notice(counted("alert.summary", len(lines), language), "\n".join(shown))


def _rest(language: str, progress: LevelProgress) -> str:
    left, base = progress.base - progress.spent, ShownAmount(progress.base, progress.currency_code).text(language)
    rest = ShownAmount(abs(left), progress.currency_code).text(language)
    if left == 0:
        return text_of("alert.none", language, budget=base)
    if left < 0:
        return text_of("alert.over", language, over=rest, budget=base)
    return text_of("alert.left", language, left=rest, budget=base)
