"""Months' plans as text that people keep and edit: what `budget plan export` writes and `apply` reads.

    2026-12:
      Food: 300.00
      "Rent: flat": 1200.00 EUR   # a name with a colon stands in quotes

The text is the simplest YAML there is, so that editors and other programs know it. Read as that it would lose amounts
(`12.50` is no exact number there) and names (`no` is false), hence the few rules here.
"""

import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from enum import StrEnum

from budget_core import currencies, money, months
from budget_core.errors import DomainError, ErrorCode

_COMMENT = re.compile(r"\s*(#.*)?")
_MONTH = re.compile(r"(?P<month>\S+?):(?P<empty>\s*\{\s*\})?\s*(#.*)?")
_QUOTED = r"\"(?:[^\"\\]|\\.)*\"|'(?:[^']|'')*'"
_BUDGET = re.compile(rf"\s+(?P<name>{_QUOTED}|[^\s\"'#].*?)\s*:(?:\s+(?P<value>[^#]*?))?\s*(?:(?<=\s)#.*)?")
_VALUE = re.compile(r"(?P<amount>\S+)(?:\s+(?P<code>\S+))?")
_PLAIN = re.compile(r"[^\W\d_](?:[\w ().,/&+'-]*[\w().])?")
_WORDS_OF_YAML = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null"})
_ESCAPED = re.compile("[\x7f-\x9f\u2028\u2029\ufeff]")


class Fault(StrEnum):
    """What is wrong with a line."""

    LINE = "line"
    MONTH = "month"
    NO_MONTH = "noMonth"
    REPEATED = "repeated"
    NAME = "name"
    AMOUNT = "amount"
    NEGATIVE = "negative"
    TOO_LARGE = "tooLarge"
    DIGITS = "digits"
    CURRENCY = "currency"
    UNKNOWN = "unknown"
    """A category nobody has; found by whoever knows them."""


class PlanTextError(Exception):
    """A line that can't be read; `given` is the part of it that is meant."""

    def __init__(self, line: int, fault: Fault, given: str) -> None:
        super().__init__(f"line {line}: {fault} {given}")
        self.line = line
        self.fault = fault
        self.given = given


@dataclass(frozen=True, slots=True)
class Budget:
    """What a category is meant to cost; `currency_code` None means the workspace's."""

    amount: Decimal
    currency_code: str | None = None
    line: int = field(default=0, compare=False)
    """Where it stands in the text."""


Plan = Mapping[str, Mapping[str, Budget]]
"""Month (`yyyy-MM`) → label of the category → its budget."""


def write(plan: Plan) -> str:
    """The text of a plan, which `read` gives back equal."""
    return "\n".join(f"{month}:{_lines(budgets)}\n" for month, budgets in plan.items())


def read(text: str) -> dict[str, dict[str, Budget]]:
    """The plan a text holds. Raises `PlanTextError` for the first line that is none."""
    plan: dict[str, dict[str, Budget]] = {}
    budgets: dict[str, Budget] | None = None
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), start=1):
        if _COMMENT.fullmatch(line):
            continue
        if not line[0].isspace():
            budgets = plan.setdefault(_month(number, line, plan), {})
            continue
        if budgets is None:
            raise PlanTextError(number, Fault.NO_MONTH, line.strip())
        label, budget = _budget(number, line)
        if label in budgets:
            raise PlanTextError(number, Fault.REPEATED, label)
        budgets[label] = budget
    return plan


def check_digits(budget: Budget, currency_code: str) -> None:
    """`PlanTextError` when the amount has more decimals than its currency, which for None is `currency_code`."""
    try:
        money.check_digits(budget.amount, currencies.money_digits(budget.currency_code or currency_code))
    except DomainError:
        raise PlanTextError(budget.line, Fault.DIGITS, str(budget.amount)) from None


def _lines(budgets: Mapping[str, Budget]) -> str:
    if not budgets:
        return " {}"
    return "".join(f"\n  {_name_text(name)}: {_value_text(budget)}" for name, budget in budgets.items())


def _name_text(name: str) -> str:
    if _PLAIN.fullmatch(name) and name.casefold() not in _WORDS_OF_YAML:
        return name
    quoted = json.dumps(name, ensure_ascii=False)
    return _ESCAPED.sub(lambda found: f"\\u{ord(found[0]):04x}", quoted)


def _value_text(budget: Budget) -> str:
    return money.format_text(budget.amount) + (f" {budget.currency_code}" if budget.currency_code else "")


def _month(number: int, line: str, plan: Plan) -> str:
    found = _MONTH.fullmatch(line)
    if found is None:
        raise PlanTextError(number, Fault.LINE, line.strip())
    try:
        month = months.parse_month(found["month"].strip("\"'"))
    except DomainError:
        raise PlanTextError(number, Fault.MONTH, found["month"]) from None
    if month in plan:
        raise PlanTextError(number, Fault.REPEATED, month)
    return month


def _budget(number: int, line: str) -> tuple[str, Budget]:
    found = _BUDGET.fullmatch(line)
    if found is None:
        raise PlanTextError(number, Fault.LINE, line.strip())
    value = _VALUE.fullmatch(found["value"] or "")
    if value is None:
        raise PlanTextError(number, Fault.AMOUNT, found["value"] or "")
    amount, code = _amount(number, value["amount"]), value["code"]
    if code is not None and not currencies.is_known(code):
        raise PlanTextError(number, Fault.CURRENCY, code)
    return _unquoted(number, found["name"]), Budget(amount, code, number)


def _amount(number: int, text: str) -> Decimal:
    try:
        amount = money.parse(text)
    except DomainError as error:
        fault = Fault.TOO_LARGE if error.code is ErrorCode.VALIDATION_AMOUNT_RANGE else Fault.AMOUNT
        raise PlanTextError(number, fault, text) from None
    if amount < 0:
        raise PlanTextError(number, Fault.NEGATIVE, text)
    return amount


def _unquoted(number: int, name: str) -> str:
    if name.startswith("'"):
        return name[1:-1].replace("''", "'")
    if not name.startswith('"'):
        return name
    try:
        return str(json.loads(name))
    except ValueError:
        raise PlanTextError(number, Fault.NAME, name) from None
