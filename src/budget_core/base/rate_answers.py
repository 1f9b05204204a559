"""Answers of sources of exchange rates: reading them, and choosing the believable ones."""

import re
from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta
from decimal import Decimal
from types import MappingProxyType
from typing import Final

from budget_core.base.currencies import CurrencyType, catalogue, get
from budget_core.base.limits import RATE_MAX
from budget_core.base.rates import BASE, Rates, format_rate, is_stale

RATE_MIN: Final = 1 / RATE_MAX
JUMP_MAX: Final = Decimal("0.5")
"""Half of the old value: what a fiat rate may move from one answer to the next without being confirmed."""

ANSWER_MIN_SHARE: Final = Decimal("0.5")
"""Half of the catalogue: an answer with fewer usable rates is taken for a broken one."""

_PUBLISHED = re.compile(r"[0-9]{1,15}(\.[0-9]{1,30})?([eE][+-]?[0-9]{1,2})?")


def read_rate(text: str) -> Decimal | None:
    """Return a published number, or None for one that can't be a rate.

    Zero, negative, or out of all proportion.
    """
    if _PUBLISHED.fullmatch(text) is None:
        return None
    value = Decimal(text)
    return Decimal(format_rate(value)) if RATE_MIN <= value <= RATE_MAX else None


def read_answer(day: date, published: Mapping[str, str], today: date) -> Rates | None:
    """Return a source's answer as rates per unit of `BASE`.

    By code, as published; None when it cannot be right. Left out: codes the catalogue does not have and values that
    cannot be a rate. Not right: a day after tomorrow (sources east of here are a day ahead), too few rates.
    """
    read = {code: read_rate(text) for code, text in published.items() if code in catalogue()}
    data = {code: value for code, value in read.items() if value is not None} | {BASE: Decimal(1)}
    if day > today + timedelta(days=1) or len(data) < ANSWER_MIN_SHARE * len(catalogue()):
        return None
    return Rates(BASE, day, MappingProxyType(data))


def accept(fresh: Rates, previous: Rates) -> Rates:
    """Return the new rates to keep.

    None of an older or equal day, else all but unconfirmed jumps of fiat rates. A fiat rate that moved by more than
    half keeps its old value, and the new one is held. The next answer, when it says the same again, is believed: real
    devaluations happen, a slipped comma is mended by then. Once the previous rates are stale there is nothing to
    compare with, and all is taken.
    """
    if fresh.date <= previous.date:
        return previous
    if is_stale(previous.date, fresh.date):
        return fresh
    doubtful = {code: value for code, value in fresh.data.items() if _is_doubtful(code, value, previous)}
    data = dict(fresh.data) | {code: previous.data[code] for code in doubtful}
    return replace(fresh, data=MappingProxyType(data), held=MappingProxyType(doubtful))


def _is_doubtful(code: str, value: Decimal, previous: Rates) -> bool:
    old = previous.rate(code)
    if old is None or get(code).type is not CurrencyType.FIAT or not _is_jump(old, value):
        return False
    waiting = previous.held.get(code)
    return waiting is None or _is_jump(waiting, value)


def _is_jump(old: Decimal, new: Decimal) -> bool:
    return abs(new - old) > JUMP_MAX * old
